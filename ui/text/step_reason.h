#pragma once

#include "core/techniques/step.h"

#include <QCoreApplication>
#include <QString>

namespace nonet {

/// Words a step's argument from its roles. Where the roles are not as the technique's words need them, it says no more
/// than what holds for every proved step.
class StepReason {
    Q_DECLARE_TR_FUNCTIONS(StepReason)

public:
    static QString of(const Step& step);

private:
    static QString anyStep();

    static QString fullHouse(const Step& step);
    static QString nakedSingle(const Step& step);
    static QString hiddenSingle(const Step& step);
    static QString lockedCandidates(const Step& step);
    static QString nakedSubset(const Step& step);
    static QString hiddenSubset(const Step& step);
    static QString fish(const Step& step);
    static QString finnedFish(const Step& step);

    static QString twoStrongLinks(const Step& step);
    static QString emptyRectangle(const Step& step);
    static QString coloursTrap(const Step& step);
    static QString coloursWrap(const Step& step);
    /// Any chain with the same digit at both ends, link by link.
    static QString chain(const Step& step);
    static QString chainWalk(const Step& step);
    static QString remotePair(const Step& step);

    static QString xyWing(const Step& step);
    static QString xyzWing(const Step& step);
    static QString wWing(const Step& step);
    static QString bugPlus1(const Step& step);
    static QString uniqueRectangle1(const Step& step);
    static QString uniqueRectangle2(const Step& step);
    static QString uniqueRectangle3(const Step& step);
    static QString uniqueRectangle4(const Step& step);
};

}  // namespace nonet
