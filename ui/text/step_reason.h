#pragma once

#include "core/techniques/step.h"

#include <QCoreApplication>
#include <QString>

namespace nonet {

/// Words a step's argument by its shape (step_shape.h), from its roles and lines. Where these are not as the shape's
/// words need them, it says no more than what holds for every proved step.
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
    static QString twoStrongLinksTwice(const Step& step);
    static QString emptyRectangle(const Step& step);
    static QString coloursTrap(const Step& step);
    static QString coloursWrap(const Step& step);
    /// Link by link, each line for itself.
    static QString chain(const Step& step);
    static QString chainOfOne(const Step& step, const StepLine& line);
    static QString chainWalk(const Step& step, const StepLine& line);
    /// One line, whatever nodes it has.
    static QString walk(const Step& step, const StepLine& line);
    /// A further line that starts like one before.
    static QString furtherWalk(const Step& step, const StepLine& line);
    static QString endOfChain(const Step& step, const StepLine& line);
    static QString remotePair(const Step& step);

    static QString branches(const Step& step);
    /// What is known of the assumptions: that one of them holds, and why.
    static QString choice(const Step& step);
    static QString sets(const Step& step);
    static QString setWords(const Step& step, Role set);
    static QString nested(const Step& step);

    static QString wing(const Step& step);
    static QString wingOfThree(const Step& step);
    static QString bridgedPair(const Step& step);
    static QString grave(const Step& step);
    static QString deadlyOneCell(const Step& step);
    static QString deadlyOneDigit(const Step& step);
    static QString deadlyWithSet(const Step& step);
    static QString deadlyLocked(const Step& step);
    static QString deadly(const Step& step);
};

}  // namespace nonet
