#include "ui/designer/number_editor.h"

#include "core/design/constraint_edits.h"
#include "core/rules/constraint_catalogue.h"
#include "ui/text/cell_names.h"
#include "ui/text/rule_words.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace nonet {

/// Any number of so many figures can be typed; the lowest stands for none.
class ValueField : public QSpinBox {
public:
    static constexpr int kNone = -1000;
    static constexpr int kMostTyped = 9999;

    void setLimits(const ValueRange& limits, bool hasNone) {
        m_limits = limits;
        m_hasNone = hasNone;
        setRange(hasNone ? kNone : kNone + 1, kMostTyped);
    }
    const ValueRange& limits() const { return m_limits; }
    bool isNone() const { return m_hasNone && value() == kNone; }
    void stepBy(int steps) override {
        const int least = m_limits.least;
        if (isNone() && steps > 0)
            return setValue(std::min(least + steps - 1, m_limits.most));
        const int next = value() + steps;
        setValue(m_hasNone && next < least && value() <= least ? kNone : std::clamp(next, least, m_limits.most));
    }

private:
    ValueRange m_limits;
    bool m_hasNone = false;
};

QString rangeSentence(ConstraintKind kind, const ValueRange& limits, int value) {
    return NumberEditor::tr("%1: the number goes from %2 to %3. %4 stays as you typed it.", "Cage")
        .arg(sentenceCase(ruleName(kind)))
        .arg(limits.least)
        .arg(limits.most)
        .arg(value);
}

NumberEditor::NumberEditor(const QString& title, int valueIndex)
    : ConstraintEditor(title), m_valueIndex(valueIndex), m_field(new ValueField) {
    m_field->setObjectName(QStringLiteral("thisValue%1").arg(valueIndex));
    m_field->setAccessibleName(title);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field, 1);
    setFocusProxy(m_field);
    connect(m_field, &QSpinBox::valueChanged, this, [this] {
        reportRange(false);
        Q_EMIT editing(change());
    });
    connect(m_field, &QSpinBox::editingFinished, this, [this] {
        reportRange(true);
        Q_EMIT paused();
    });
}

/// A number that is too small may only lack its last figure.
void NumberEditor::reportRange(bool isDone) {
    const ValueRange& limits = m_field->limits();
    const int value = m_field->value();
    if (!m_field->isNone() && (value > limits.most || (isDone && value < limits.least)))
        Q_EMIT statusMessage(rangeSentence(m_kind, limits, value));
}

ConstraintChange NumberEditor::change() const {
    const auto at = static_cast<std::size_t>(m_valueIndex);
    if (m_field->isNone())
        return [](Constraint& constraint) { constraint.values.clear(); };
    return [at, value = m_field->value()](Constraint& constraint) {
        constraint.values.resize(std::max(constraint.values.size(), at + 1));
        constraint.values[at] = value;
    };
}

void NumberEditor::display(const Constraint& constraint, const Layout& layout) {
    const auto at = static_cast<std::size_t>(m_valueIndex);
    const bool hasValue = constraint.values.size() > at;
    const bool isOptional = constraintRow(constraint.kind).value == ConstraintNumber::optional;
    const ValueRange limits = valueRange(constraint, layout);
    // A number that is needed can be missing, and not be taken away.
    const bool hasNone = isOptional || !hasValue;
    m_kind = constraint.kind;
    const QSignalBlocker quiet(m_field);
    const std::optional<int> usual = isOptional ? usualValue(constraint.kind, layout) : std::nullopt;
    m_field->setSpecialValueText(!hasNone     ? QString()
                                 : usual      ? tr("as usual (%1)").arg(*usual)
                                 : isOptional ? tr("none")
                                              : tr("missing"));
    m_field->setLimits({limits.least, std::max(limits.least, limits.most)}, hasNone);
    m_field->setToolTip(tr("%1 to %2", "the numbers that a field takes").arg(limits.least).arg(limits.most));
    m_field->setValue(hasValue ? constraint.values[at] : ValueField::kNone);
}

}  // namespace nonet

#include "moc_number_editor.cpp"
