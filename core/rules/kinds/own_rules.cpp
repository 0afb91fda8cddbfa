#include "core/rules/kinds/own_rules.h"

#include "core/rules/kinds/families.h"
#include "core/rules/line_pattern.h"
#include "core/rules/pair_formula.h"

#include <algorithm>
#include <string>

namespace nonet {
namespace {

bool isBlank(const std::string& text) { return text.find_first_not_of(' ') == std::string::npos; }

}  // namespace

MadeRule makePairRule(const Constraint& constraint, const RuleBoard& board) {
    if (isBlank(constraint.text))
        return ConstraintFault::noText;
    const std::optional<std::vector<DigitSet>> allowed = pairTableOf(constraint.text, board);
    if (!allowed)
        return ConstraintFault::notUnderstood;
    const std::vector<std::pair<Cell, Cell>> pairs = pairsIn(constraint);
    RelationList relations;
    relations.add(PairTable{pairs, *allowed});
    return Rule(std::move(relations), [pairs, allowed = *allowed](const FullBoard& full) {
        return std::ranges::all_of(pairs, [&](const auto& pair) {
            return allowed[full.symbol(pair.first).slot()].contains(full.symbol(pair.second));
        });
    });
}

MadeRule makeLineRule(const Constraint& constraint, const RuleBoard& board) {
    // Of the empty pattern no line with a cell is one.
    if (isBlank(constraint.text))
        return ConstraintFault::noText;
    const LinePattern& pattern = board.pattern(constraint.text);
    if (pattern.fault)
        return *pattern.fault;
    RelationList relations;
    for (const std::vector<Cell>& line : constraint.parts)
        relations.add(Language{line, pattern.automaton});
    return Rule(std::move(relations), [lines = constraint.parts, automaton = pattern.automaton](const FullBoard& full) {
        return std::ranges::all_of(lines, [&](const std::vector<Cell>& line) {
            int state = 0;
            for (const Cell cell : line)
                state = state == Automaton::kDead ? state : automaton.next(state, full.symbol(cell));
            return state != Automaton::kDead && automaton.isAccepting(state);
        });
    });
}

}  // namespace nonet
