#include "ui/designer/tools/typed_value.h"

#include "core/design/constraint_edits.h"
#include "core/rules/constraint_catalogue.h"
#include "ui/designer/designer.h"
#include "ui/designer/number_editor.h"
#include "ui/designer/tools/arrow_keys.h"
#include "ui/shortcuts/key_stroke.h"

#include <QKeyEvent>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kMostFigures = 4;

}  // namespace

TypedValue::TypedValue(Designer& designer) : m_designer(designer) {
    m_typingEnds.setSingleShot(true);
    m_typingEnds.setInterval(kTypingTimeout);
    QObject::connect(&m_typingEnds, &QTimer::timeout, &m_typingEnds, [this] { tellRange(true); });
}

bool TypedValue::press(const QKeyEvent& event) {
    const KeyStroke stroke = readKey(event);
    if (!isPlain(stroke.modifiers))
        return false;
    if (stroke.digit && typeFigure(QString::number(*stroke.digit)))
        return true;
    if (event.text() == QLatin1String("-") && typeFigure(QStringLiteral("-")))
        return true;
    return typeRoman(event.text().toUpper());
}

bool TypedValue::typeFigure(const QString& figure) {
    const Constraint* constraint = m_designer.chosenOfOneKind();
    if (constraint == nullptr || constraintRow(constraint->kind).value == ConstraintNumber::none)
        return false;
    const bool goesOn = isTyping();
    m_sinceTyped.start();
    m_typingEnds.start();
    if (goesOn && m_typed.size() >= kMostFigures) {
        Q_EMIT m_designer.statusMessage(tr("Numbers have four figures at most: %1 stays.").arg(m_typed));
        return true;
    }
    setTyped(goesOn ? m_typed + figure : figure);
    tellRange(false);
    return true;
}

bool TypedValue::takeLastOff() {
    if (m_typed.isEmpty())
        return false;
    m_sinceTyped.start();
    setTyped(m_typed.chopped(1));
    return true;
}

bool TypedValue::isTyping() const { return !m_typed.isEmpty() && m_sinceTyped.elapsed() < kTypingTimeout; }

void TypedValue::end() {
    if (!m_typed.isEmpty())
        tellRange(true);
    m_typed.clear();
    m_typingEnds.stop();
    m_designer.endStep();
}

/// What is typed stays, however large. A number that is too small may only lack its last figure.
void TypedValue::tellRange(bool isDone) {
    const Constraint* constraint = m_designer.chosenOfOneKind();
    if (constraint == nullptr || constraint->values.empty() || m_typed.isEmpty())
        return;
    const ValueRange limits = valueRange(*constraint, m_designer.puzzle().layout());
    const int value = constraint->values.front();
    if (value > limits.most || (isDone && value < limits.least))
        Q_EMIT m_designer.statusMessage(rangeSentence(constraint->kind, limits, value));
}

bool TypedValue::typeRoman(const QString& letter) {
    const Constraint* constraint = m_designer.chosenOfOneKind();
    const bool isRoman = letter == QLatin1String("V") || letter == QLatin1String("X");
    if (!isRoman || constraint == nullptr || constraint->kind != ConstraintKind::sum)
        return false;
    m_typed.clear();
    setTyped(letter == QLatin1String("V") ? QStringLiteral("5") : QStringLiteral("10"));
    m_typed.clear();
    // A letter is a whole value.
    m_designer.endStep();
    return true;
}

void TypedValue::setTyped(const QString& typed) {
    const Constraint* constraint = m_designer.chosenOfOneKind();
    if (constraint == nullptr)
        return;
    bool isNumber = false;
    const int value = typed.toInt(&isNumber);
    std::vector<int> values = constraint->values;
    if (isNumber)
        values.assign(1, value);
    else if (constraintRow(constraint->kind).value == ConstraintNumber::optional || typed.isEmpty())
        values.clear();
    m_designer.edit(setValues(m_designer.puzzle(), std::vector(m_designer.chosen()), values));
    m_typed = typed;
}

bool TypedValue::toggleDigit(Digit symbol) {
    const Constraint* constraint = m_designer.chosenOfOneKind();
    if (constraint == nullptr || !constraintRow(constraint->kind).needsDigits)
        return false;
    std::vector<Digit> digits = constraint->digits;
    const bool mayRepeat =
        constraint->kind == ConstraintKind::quadruple || constraint->kind == ConstraintKind::contains;
    const auto at = std::ranges::find(digits, symbol);
    if (!mayRepeat && at != digits.end())
        digits.erase(at);
    else if (constraint->kind == ConstraintKind::numberedRoom)
        digits.assign(1, symbol);
    else
        digits.insert(std::ranges::upper_bound(digits, symbol), symbol);
    m_designer.edit(setDigits(m_designer.puzzle(), std::vector(m_designer.chosen()), digits));
    return true;
}

}  // namespace nonet
