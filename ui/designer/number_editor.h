#pragma once

#include "core/rules/value_range.h"
#include "ui/designer/constraint_editor.h"

#include <optional>

namespace nonet {

class ValueField;

/// What to say of a number that is none of them: it stays as it was typed.
QString rangeSentence(ConstraintKind kind, const ValueRange& limits, int value);

/// One of a constraint's values, or none where its kind can do without. Steps stay within the limits; what is typed
/// beyond them stays, and is told of. Object name: thisValue and the value's number
/// from 0.
class NumberEditor : public ConstraintEditor {
    Q_OBJECT

public:
    NumberEditor(const QString& title, int valueIndex);

    void display(const Constraint& constraint, const Layout& layout) override;

private:
    ConstraintChange change() const;
    void reportRange(bool isDone);

    int m_valueIndex;
    ValueField* m_field;
    ConstraintKind m_kind = ConstraintKind::unknown;
};

}  // namespace nonet
