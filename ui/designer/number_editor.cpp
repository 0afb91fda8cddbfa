#include "ui/designer/number_editor.h"

#include "core/design/constraint_edits.h"
#include "core/rules/constraint_catalogue.h"
#include "ui/designer/tools/typed_value.h"
#include "ui/preferences/tokens.h"
#include "ui/text/cell_names.h"
#include "ui/text/rule_words.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

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
        const std::optional<int> number = isNone() ? std::nullopt : std::optional(value());
        setValue(steppedNumber(number, steps, m_limits, m_hasNone).value_or(kNone));
    }

private:
    ValueRange m_limits;
    bool m_hasNone = false;
};

std::optional<int> steppedNumber(std::optional<int> number, int steps, const ValueRange& limits, bool mayBeNone) {
    if (!number)
        return steps > 0 ? std::optional(std::min(limits.least + steps - 1, limits.most)) : std::nullopt;
    const int next = *number + steps;
    if (mayBeNone && next < limits.least && *number <= limits.least)
        return std::nullopt;
    return std::clamp(next, limits.least, std::max(limits.least, limits.most));
}

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
    // With the focus, also where the panel is scrolled (WheelFilter).
    m_field->setProperty("turns", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSmallSpace);
    column->addWidget(m_field);
    if (valueIndex == 0)
        column->addLayout(makeFigures());
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

QLayout* NumberEditor::makeFigures() {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    const auto add = [&](const QString& name, const QString& text, const QString& tip, auto act) {
        auto* button = new QToolButton;
        button->setObjectName(name);
        button->setText(text);
        button->setAccessibleName(tip);
        button->setToolTip(tip);
        // Keys type into the field.
        button->setFocusPolicy(Qt::NoFocus);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, act);
        row->addWidget(button, 1);
    };
    constexpr int kFigures = 10;
    for (int i = 1; i <= kFigures; ++i) {
        const int figure = i % kFigures;
        add(QStringLiteral("thisFigure%1").arg(figure), QString::number(figure), tr("Type %1", "a figure").arg(figure),
            [this, figure] { clickFigure(figure); });
    }
    add(QStringLiteral("thisFigureBack"), QStringLiteral("⌫"), tr("Take the last figure off"),
        [this] { takeFigureOff(); });
    return row;
}

void NumberEditor::clickFigure(int figure) {
    const bool goesOn = m_sinceFigure.isValid() && m_sinceFigure.elapsed() < kTypingTimeout && !m_field->isNone();
    m_sinceFigure.start();
    const int number = goesOn ? m_field->value() * 10 + figure : figure;
    if (number <= ValueField::kMostTyped)
        m_field->setValue(number);
}

void NumberEditor::takeFigureOff() {
    m_sinceFigure.start();
    const int left = m_field->isNone() ? 0 : m_field->value() / 10;
    m_field->setValue(left > 0 ? left : m_field->minimum() == ValueField::kNone ? ValueField::kNone : 0);
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
