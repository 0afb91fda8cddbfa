#pragma once

#include "core/rules/value_range.h"
#include "ui/designer/constraint_editor.h"

#include <QElapsedTimer>

#include <optional>

class QLayout;

namespace nonet {

class ValueField;

/// What to say of a number that is none of them: it stays as it was typed.
QString rangeSentence(ConstraintKind kind, const ValueRange& limits, int value);

/// The number after so many steps up or down, within the limits; below the lowest comes none where there may be none,
/// and from none the lowest.
std::optional<int> steppedNumber(std::optional<int> number, int steps, const ValueRange& limits, bool mayBeNone);

/// One of a constraint's values, or none where its kind can do without: a field, and figures to click under it. Steps
/// stay within the limits; what is typed beyond them stays, and is told of. Object names: thisValue and the value's
/// number from 0; thisFigure0 to 9 and thisFigureBack.
class NumberEditor : public ConstraintEditor {
    Q_OBJECT

public:
    NumberEditor(const QString& title, int valueIndex);

    void display(const Constraint& constraint, const Layout& layout) override;

private:
    ConstraintChange change() const;
    void reportRange(bool isDone);
    QLayout* makeFigures();
    /// Behind those that were clicked a moment ago, else as the first of another number.
    void clickFigure(int figure);
    void takeFigureOff();

    int m_valueIndex;
    ValueField* m_field;
    ConstraintKind m_kind = ConstraintKind::unknown;
    QElapsedTimer m_sinceFigure;
};

}  // namespace nonet
