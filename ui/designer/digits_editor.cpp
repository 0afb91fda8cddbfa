#include "ui/designer/digits_editor.h"

#include "core/rules/constraint_catalogue.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/flow_row.h"

#include <QApplication>
#include <QToolButton>

#include <algorithm>

namespace nonet {
namespace {

/// Nine of them beside each other in a panel of the usual width.
constexpr int kButtonWidth = 28;

}  // namespace

DigitsEditor::DigitsEditor(const QString& title, Many many, int symbolCount) : ConstraintEditor(title), m_many(many) {
    auto* row = new FlowRow(kSmallSpace, this);
    row->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < symbolCount; ++i) {
        const Digit digit = Digit::fromIndex(i);
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("thisDigit%1").arg(digit.value()));
        setLook(button, "choice");
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumWidth(atTextScale(kButtonWidth));
        row->addWidget(button);
        m_buttons.push_back(button);
        connect(button, &QToolButton::clicked, this, [this, digit] { press(digit); });
    }
    setFocusProxy(m_buttons.front());
}

void DigitsEditor::press(Digit digit) {
    std::vector<Digit> next = m_digits;
    const bool has = std::ranges::find(next, digit) != next.end();
    const bool isLess = (QApplication::keyboardModifiers() & Qt::ShiftModifier) != 0;
    if (m_many == Many::one) {
        next = {digit};
    } else if (m_many == Many::repeated && has && isLess) {
        next.erase(std::ranges::find(next, digit));
    } else if (has && (m_many == Many::set || next.size() >= m_most)) {
        std::erase(next, digit);
    } else if (m_many == Many::set || next.size() < m_most) {
        next.push_back(digit);
    }
    std::ranges::sort(next);
    // The button has changed by itself, and where nothing is edited nobody displays it again.
    for (QToolButton* button : m_buttons)
        button->setChecked(std::ranges::find(next, Digit::fromIndex(static_cast<int>(
                                                       std::ranges::find(m_buttons, button) - m_buttons.begin()))) !=
                           next.end());
    if (next != m_digits)
        Q_EMIT edited([next](Constraint& constraint) { constraint.digits = next; });
}

void DigitsEditor::display(const Constraint& constraint, const Layout& layout) {
    constexpr std::size_t kMostRoundCorner = 4;
    m_digits = constraint.digits;
    m_most =
        constraintRow(constraint.kind).shape == ConstraintShape::corner ? kMostRoundCorner : constraint.cells().size();
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const Digit digit = Digit::fromIndex(static_cast<int>(i));
        const auto times = std::ranges::count(m_digits, digit);
        const QString label = QString::fromStdString(layout.symbols.label(digit));
        QToolButton& button = *m_buttons[i];
        button.setChecked(times > 0);
        button.setText(times > 1 ? QStringLiteral("%1 ×%2").arg(label).arg(times) : label);
        button.setAccessibleName(times > 1 ? tr("%1, %n times", nullptr, static_cast<int>(times)).arg(label) : label);
        button.setToolTip(m_many == Many::repeated
                              ? tr("A click adds %1 once more, with Shift it takes one away").arg(label)
                          : m_many == Many::one ? tr("Choose %1").arg(label)
                                                : tr("Add %1, or take it away").arg(label));
    }
}

}  // namespace nonet

#include "moc_digits_editor.cpp"
