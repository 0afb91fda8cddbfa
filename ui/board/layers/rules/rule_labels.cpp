#include "ui/board/layers/rules/rule_labels.h"

#include "core/rules/constraint_label.h"

namespace nonet {

QString cloneLabel(int family) {
    constexpr int kLetters = 26;
    const QChar letter = QLatin1Char(static_cast<char>('A' + family % kLetters));
    return family < kLetters ? QString(letter) : letter + QString::number(family / kLetters + 1);
}

QString ruleLabel(const Constraint& constraint, const SymbolSet& symbols) {
    return QString::fromStdString(labelOf(constraint, symbols));
}

}  // namespace nonet
