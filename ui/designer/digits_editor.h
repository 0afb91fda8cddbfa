#pragma once

#include "ui/designer/constraint_editor.h"

class QToolButton;

namespace nonet {

/// A constraint's digits as a button for each symbol of the board: one of them, a set, or as often as the kind may have
/// each. Object names: thisDigit and the symbol's number from 1.
class DigitsEditor : public ConstraintEditor {
    Q_OBJECT

public:
    enum class Many : std::uint8_t { one, set, repeated };
    DigitsEditor(const QString& title, Many many, int symbolCount);

    void display(const Constraint& constraint, const Layout& layout) override;

private:
    void press(Digit digit);

    Many m_many;
    /// So many digits together.
    std::size_t m_most = 0;
    std::vector<Digit> m_digits;
    std::vector<QToolButton*> m_buttons;
};

}  // namespace nonet
