#include "core/rules/constraint_label.h"

namespace nonet {
namespace {

std::string digitsText(const Constraint& constraint, const SymbolSet& symbols) {
    std::string text;
    for (const Digit digit : constraint.digits)
        text.append(text.empty() ? "" : " ").append(symbols.label(digit));
    return text;
}

std::string numberText(const Constraint& constraint) {
    const std::optional<int> value = constraint.value();
    return value ? std::to_string(*value) : std::string();
}

std::string sumText(const Constraint& constraint) {
    if (constraint.value() == 10)
        return "X";
    return constraint.value() == 5 ? "V" : numberText(constraint);
}

}  // namespace

std::string labelOf(const Constraint& constraint, const SymbolSet& symbols) {
    switch (constraint.kind) {
    case ConstraintKind::sum: return sumText(constraint);
    case ConstraintKind::greater: return ">" + numberText(constraint);
    case ConstraintKind::less: return "<" + numberText(constraint);
    case ConstraintKind::oneOf:
    case ConstraintKind::quadruple:
    case ConstraintKind::contains:
    case ConstraintKind::numberedRoom: return digitsText(constraint, symbols);
    // 1 and 2 are what a dot without a number means.
    case ConstraintKind::difference: return constraint.value() == 1 ? std::string() : numberText(constraint);
    case ConstraintKind::ratio: return constraint.value() == 2 ? std::string() : numberText(constraint);
    case ConstraintKind::cage:
    case ConstraintKind::littleKiller:
    case ConstraintKind::sandwich:
    case ConstraintKind::xSum:
    case ConstraintKind::skyscraper: return numberText(constraint);
    default: return {};
    }
}

}  // namespace nonet
