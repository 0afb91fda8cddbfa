#include "ui/designer/text_editors.h"

#include "core/rules/line_pattern.h"
#include "core/rules/pair_formula.h"
#include "ui/preferences/fault_line.h"
#include "ui/preferences/tokens.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kLargestValue = 999;

/// Nothing where some of it is no number.
std::optional<std::vector<int>> numbersIn(const QString& text) {
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    std::vector<int> numbers;
    for (const QString& each : text.split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int number = each.toInt(&isNumber);
        if (!isNumber || number < 0 || number > kLargestValue)
            return std::nullopt;
        numbers.push_back(number);
    }
    return numbers;
}

}  // namespace

TypedEditor::TypedEditor(const QString& title, const QString& objectName)
    : ConstraintEditor(title), m_field(new QLineEdit), m_fault(new FaultLine) {
    m_field->setObjectName(objectName);
    m_field->setAccessibleName(title);
    m_fault->setObjectName(objectName + QStringLiteral("Fault"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSmallSpace);
    column->addWidget(m_field);
    column->addWidget(m_fault);
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textEdited, this, &TypedEditor::typed);
    connect(m_field, &QLineEdit::editingFinished, this, &TypedEditor::done);
}

void TypedEditor::tell() {
    m_told = m_field->text();
    Q_EMIT editing(changeTo(m_told));
}

void TypedEditor::typed() {
    const QString fault = faultIn(m_field->text());
    m_fault->tell(fault);
    if (fault.isEmpty())
        tell();
}

void TypedEditor::done() {
    if (m_field->text() != m_shown) {
        tell();
        Q_EMIT paused();
    }
}

void TypedEditor::display(const Constraint& constraint, const Layout& layout) {
    const auto says = [&](const QString& text) {
        Constraint same = constraint;
        changeTo(text)(same);
        return same == constraint;
    };
    const QString next = textOf(constraint, layout);
    // What came of typing does not take away what was typed since.
    const bool isOwn = next == m_shown || says(m_told) || says(m_field->text());
    m_shown = next;
    if (m_field->text() != next && !(m_field->hasFocus() && m_field->isModified() && isOwn))
        m_field->setText(next);
    m_fault->tell(faultIn(m_field->text()));
}

QString TypedEditor::faultAt(const QString& text, std::size_t place) {
    const qsizetype at = QString::fromUtf8(text.toUtf8().left(static_cast<qsizetype>(place))).size();
    if (at >= text.size())
        return tr("Something is missing at the end.");
    return tr("Sign %1: \u201c%2\u201d cannot stand here.").arg(at + 1).arg(text.mid(at, 1));
}

FormulaEditor::FormulaEditor() : TypedEditor(tr("Formula"), QStringLiteral("thisFormula")) {
    field().setPlaceholderText(tr("such as %1", "a formula").arg(QStringLiteral("abs(a-b)=3")));
    field().setToolTip(tr("Numbers, a and b (the two cells), + - * %, abs, min, max, = != < <= > >=, and, or, not, "
                          "brackets"));
}

QString FormulaEditor::textOf(const Constraint& constraint, const Layout& layout) const {
    // A table stands below as one.
    return misreadFormulaAt(constraint.text) && pairTableOf(constraint.text, RuleBoard(layout))
               ? QString()
               : QString::fromStdString(constraint.text);
}

ConstraintChange FormulaEditor::changeTo(const QString& text) const {
    return [text = text.toStdString()](Constraint& constraint) { constraint.text = text; };
}

QString FormulaEditor::faultIn(const QString& text) const {
    if (text.isEmpty())
        return {};
    const std::optional<std::size_t> place = misreadFormulaAt(text.toStdString());
    if (!place)
        return {};
    if (*place >= static_cast<std::size_t>(text.toUtf8().size()) && !text.contains(u'=') && !text.contains(u'<') &&
        !text.contains(u'>'))
        return tr("A comparison is missing, such as =3 at the end.");
    return faultAt(text, *place);
}

PatternEditor::PatternEditor() : TypedEditor(tr("Pattern"), QStringLiteral("thisPattern")) {
    field().setPlaceholderText(tr("such as %1", "a pattern").arg(QStringLiteral("[1-4]+9.*")));
    field().setToolTip(tr("Symbols in their order; . any, [13-5] one of these, [^13] any other, | or, ( ), "
                          "* + ? {n} {n,m} how often"));
}

void PatternEditor::display(const Constraint& constraint, const Layout& layout) {
    m_symbols = layout.symbols;
    TypedEditor::display(constraint, layout);
}

QString PatternEditor::textOf(const Constraint& constraint, const Layout&) const {
    return QString::fromStdString(constraint.text);
}

ConstraintChange PatternEditor::changeTo(const QString& text) const {
    return [text = text.toStdString()](Constraint& constraint) { constraint.text = text; };
}

QString PatternEditor::faultIn(const QString& text) const {
    if (text.isEmpty())
        return {};
    const std::string pattern = text.toStdString();
    if (const std::optional<std::size_t> place = misreadPatternAt(pattern, m_symbols))
        return faultAt(text, *place);
    return linePatternOf(pattern, m_symbols).fault ? tr("It is too large to be worked out.") : QString();
}

ValueListEditor::ValueListEditor() : TypedEditor(tr("Numbers"), QStringLiteral("thisValues")) {
    field().setPlaceholderText(tr("as usual"));
    field().setToolTip(tr("Numbers with commas between them; empty for the usual ones"));
}

QString ValueListEditor::textOf(const Constraint& constraint, const Layout&) const {
    QStringList values;
    for (const int value : constraint.values)
        values << QString::number(value);
    return values.join(QStringLiteral(", "));
}

ConstraintChange ValueListEditor::changeTo(const QString& text) const {
    // What is no number leaves what was there.
    return [numbers = numbersIn(text)](Constraint& constraint) {
        if (numbers)
            constraint.values = *numbers;
    };
}

QString ValueListEditor::faultIn(const QString& text) const {
    return numbersIn(text) ? QString() : tr("Numbers from 0 to %1, with commas.").arg(kLargestValue);
}

}  // namespace nonet

#include "moc_text_editors.cpp"
