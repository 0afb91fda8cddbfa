// Which house is short of symbols or cells, and what took them away: each rule by itself, each given from its houses,
// each rule with the givens on it.
#pragma once

#include "core/solvers/propagation/conflict_check.h"
#include "core/solvers/propagation/house_shortage.h"

#include <map>

namespace nonet::propagation {

/// The cells that a rule speaks of.
WideCellSet cellsOf(const Rule& rule);

class ShortageCauses {
public:
    explicit ShortageCauses(ConflictCheck& test);

    struct Shortage {
        HouseShortage shortage;
        /// Those that took the rest away; none can be spared for this house, others may still give the same.
        Members causes;
    };
    /// The plainest by what these alone take away: fewest cells or symbols, and fewest causes.
    std::optional<Shortage> find(const Members& among);
    /// What propagation leaves of the rule alone; nothing where that is a contradiction.
    const std::optional<CellSymbols>& leftByRule(Member rule);
    /// Those of the givens among them that lie on the rule.
    Members givensOn(Member rule, const Members& among) const;

private:
    struct Taking {
        Members members;
        /// By cell.
        CellSymbols symbols;
    };
    using Needed = std::vector<std::pair<Cell, DigitSet>>;

    std::vector<Taking> takings(const Members& among);
    Taking takenByRule(Member rule);
    Taking takenByGiven(Member given) const;
    Taking takenByStartCandidates() const;
    std::optional<Taking> takenByRuleAndGivens(Member rule, const Members& among);
    CellSymbols without(const CellSymbols& left) const;
    Needed neededFor(const HouseShortage& shortage, const std::vector<Cell>& house) const;
    Members causesOf(const Needed& needed, const std::vector<Taking>& takings) const;
    static bool isTakenBy(const Members& causes, const Needed& needed, const std::vector<Taking>& takings);
    std::optional<Shortage> inNoHouse(const CellSymbols& left, const std::vector<Taking>& takings) const;

    ConflictCheck& m_test;
    const Rulebook& m_rules;
    std::vector<int> m_counts;
    /// What the houses alone leave.
    CellSymbols m_base;
    std::vector<WideCellSet> m_cellsOfRule;
    /// By house; nothing for those of the grids.
    std::vector<std::optional<Member>> m_ruleOfHouse;
    std::map<Member, std::optional<CellSymbols>> m_leftByRule;
    std::map<Members, std::optional<CellSymbols>> m_leftTogether;
};

}  // namespace nonet::propagation
