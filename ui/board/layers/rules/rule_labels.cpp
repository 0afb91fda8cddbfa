#include "ui/board/layers/rules/rule_labels.h"

namespace nonet {

namespace {

QString digitsText(const Constraint& constraint, const SymbolSet& symbols) {
    QString text;
    for (const Digit digit : constraint.digits)
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + QString::fromStdString(symbols.label(digit));
    return text;
}

QString numberText(const Constraint& constraint) {
    const std::optional<int> value = constraint.value();
    return value ? QString::number(*value) : QString();
}

QString sumText(const Constraint& constraint) {
    if (constraint.value() == 10)
        return QStringLiteral("X");
    return constraint.value() == 5 ? QStringLiteral("V") : numberText(constraint);
}

}  // namespace

QString cloneLabel(int family) {
    constexpr int kLetters = 26;
    const QChar letter = QLatin1Char(static_cast<char>('A' + family % kLetters));
    return family < kLetters ? QString(letter) : letter + QString::number(family / kLetters + 1);
}

QString ruleLabel(const Constraint& constraint, const SymbolSet& symbols) {
    switch (constraint.kind) {
    case ConstraintKind::sum: return sumText(constraint);
    case ConstraintKind::greater: return QStringLiteral(">") + numberText(constraint);
    case ConstraintKind::less: return QStringLiteral("<") + numberText(constraint);
    case ConstraintKind::oneOf:
    case ConstraintKind::quadruple:
    case ConstraintKind::contains:
    case ConstraintKind::numberedRoom: return digitsText(constraint, symbols);
    // 1 and 2 are what a dot without a number means.
    case ConstraintKind::difference: return constraint.value() == 1 ? QString() : numberText(constraint);
    case ConstraintKind::ratio: return constraint.value() == 2 ? QString() : numberText(constraint);
    case ConstraintKind::cage:
    case ConstraintKind::littleKiller:
    case ConstraintKind::sandwich:
    case ConstraintKind::xSum:
    case ConstraintKind::skyscraper: return numberText(constraint);
    default: return {};
    }
}

}  // namespace nonet
