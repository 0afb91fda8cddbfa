#include "ui/designer/number_editor.h"

#include "core/design/constraint_edits.h"
#include "core/rules/constraint_catalogue.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kMostOfSumLine = 999;

int sumOfAll(const Layout& layout) {
    int sum = 0;
    for (const Digit symbol : layout.symbols.withNumber())
        sum += layout.count(symbol) * layout.symbols.number(symbol).value_or(0);
    return sum;
}

}  // namespace

ValueLimits valueLimits(const Constraint& constraint, const Layout& layout) {
    const int lowest = layout.symbols.lowest().value_or(0);
    const int highest = layout.symbols.highest().value_or(0);
    const int side = std::max(layout.shape.rows(), layout.shape.columns());
    switch (constraint.kind) {
    case ConstraintKind::leaper: return {0, side - 1};
    case ConstraintKind::greater: return {lowest, highest - 1};
    case ConstraintKind::less: return {lowest + 1, highest};
    case ConstraintKind::difference:
    case ConstraintKind::whisper:
    case ConstraintKind::lockout: return {0, highest - lowest};
    case ConstraintKind::ratio: return {1, std::max(1, highest)};
    case ConstraintKind::sum: return {2 * lowest, 2 * highest};
    case ConstraintKind::modular: return {2, std::max(2, layout.symbols.count())};
    case ConstraintKind::sumLine: return {1, kMostOfSumLine};
    case ConstraintKind::littleKiller: return {lowest, side * highest};
    case ConstraintKind::skyscraper: return {1, std::max(1, side)};
    case ConstraintKind::cage:
    case ConstraintKind::sandwich:
    case ConstraintKind::xSum: return {std::min(0, lowest), std::max(1, sumOfAll(layout))};
    default: return {0, kMostOfSumLine};
    }
}

NumberEditor::NumberEditor(const QString& title, int valueIndex)
    : ConstraintEditor(title), m_valueIndex(valueIndex), m_field(new QSpinBox) {
    m_field->setObjectName(QStringLiteral("thisValue%1").arg(valueIndex));
    m_field->setAccessibleName(title);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field, 1);
    setFocusProxy(m_field);
    connect(m_field, &QSpinBox::valueChanged, this, [this] { Q_EMIT editing(change()); });
    connect(m_field, &QSpinBox::editingFinished, this, [this] { Q_EMIT paused(); });
}

ConstraintChange NumberEditor::change() const {
    const auto at = static_cast<std::size_t>(m_valueIndex);
    if (m_field->value() == m_none)
        return [](Constraint& constraint) { constraint.values.clear(); };
    return [at, value = m_field->value()](Constraint& constraint) {
        constraint.values.resize(std::max(constraint.values.size(), at + 1));
        constraint.values[at] = value;
    };
}

void NumberEditor::display(const Constraint& constraint, const Layout& layout) {
    const auto at = static_cast<std::size_t>(m_valueIndex);
    const bool hasValue = constraint.values.size() > at;
    const int value = hasValue ? constraint.values[at] : 0;
    const bool isOptional = constraintRow(constraint.kind).value == ConstraintNumber::optional;
    ValueLimits limits = valueLimits(constraint, layout);
    // What a file brought stays what it is.
    if (hasValue)
        limits = {std::min(limits.least, value), std::max(limits.most, value)};
    // A number that is needed can be missing, and not be taken away.
    m_none = isOptional || !hasValue ? std::optional(limits.least - 1) : std::nullopt;
    const QSignalBlocker quiet(m_field);
    const std::optional<int> usual = isOptional ? usualValue(constraint.kind, layout) : std::nullopt;
    m_field->setSpecialValueText(!m_none      ? QString()
                                 : usual      ? tr("as usual (%1)").arg(*usual)
                                 : isOptional ? tr("none")
                                              : tr("missing"));
    m_field->setRange(m_none.value_or(limits.least), std::max(limits.least, limits.most));
    m_field->setToolTip(tr("%1 to %2", "the numbers that a field takes").arg(limits.least).arg(limits.most));
    m_field->setValue(hasValue ? value : *m_none);
}

}  // namespace nonet

#include "moc_number_editor.cpp"
