#include "core/rules/kinds/line_rule.h"

#include "core/rules/kinds/families.h"
#include "core/rules/line_pattern.h"

#include <algorithm>

namespace nonet {

MadeRule makeLineRule(const Constraint& constraint, const RuleBoard& board) {
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
