#pragma once

#include "ui/designer/constraint_editor.h"

#include <optional>

class QSpinBox;

namespace nonet {

/// Which numbers a value may be on a board, by the kind's meaning.
struct ValueLimits {
    int least = 0;
    int most = 0;
};
ValueLimits valueLimits(const Constraint& constraint, const Layout& layout);

/// One of a constraint's values, or none where its kind can do without. Object name: thisValue and the value's number
/// from 0.
class NumberEditor : public ConstraintEditor {
    Q_OBJECT

public:
    NumberEditor(const QString& title, int valueIndex);

    void display(const Constraint& constraint, const Layout& layout) override;

private:
    ConstraintChange change() const;

    int m_valueIndex;
    QSpinBox* m_field;
    /// The field's number that stands for none.
    std::optional<int> m_none;
};

}  // namespace nonet
