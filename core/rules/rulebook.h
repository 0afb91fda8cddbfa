#pragma once

#include "core/rules/broken_rule.h"
#include "core/rules/constraint_catalogue.h"

#include <memory>
#include <vector>

namespace nonet {

/// A house as cells: what stands once in it, or as often as its count says.
struct RuleHouse {
    House house;
    std::vector<Cell> cells;
    /// As many cells as the counts together: each symbol stands there as often as its count.
    bool isExact = true;
    /// Other names of the same cells: a box that two grids share.
    std::vector<House> alsoNamed;
};

/// What is left out of the rules, and why.
struct FaultyConstraint {
    /// Into Layout::constraints.
    int constraint;
    ConstraintFault fault;

    friend bool operator==(const FaultyConstraint&, const FaultyConstraint&) = default;
};

/// All rules of a layout, understood: houses, peers, what a cell may hold, the rules beyond. Immutable; made anew for
/// each revision of the layout, in under 0.2 ms of a 9x9 with 60 constraints.
class Rulebook {
public:
    explicit Rulebook(Layout layout) : Rulebook(std::move(layout), nullptr) {}
    /// Null where the poll noticed a stop first. It is asked once a rule, and within those that take long.
    static std::unique_ptr<const Rulebook> unlessStopped(Layout layout, StopPoll& poll);
    Rulebook(const Rulebook&) = delete;
    Rulebook& operator=(const Rulebook&) = delete;

    const Layout& layout() const { return m_layout; }
    const SymbolNumbers& numbers() const { return m_numbers; }
    /// Rows, columns and regions grid by grid, then those of constraints.
    const std::vector<RuleHouse>& houses() const { return m_houses; }
    /// Cells that cannot hold the same symbol as this one, whatever it is; for symbols that a house holds once.
    const WideCellSet& peers(Cell cell) const { return m_peers[cell.slot()]; }
    /// What it may hold by its own rules alone.
    DigitSet allowed(Cell cell) const { return m_allowed[cell.slot()]; }
    const std::vector<FaultyConstraint>& faults() const { return m_faults; }
    /// How often the symbol stands on the whole board, where exact houses cover it; nothing where that is left open.
    std::optional<int> timesOnBoard(Digit symbol) const;
    /// Houses' and then rules', for solvers; the rulebook's own.
    std::vector<const Relation*> relations() const;
    /// The rule that a constraint makes; null for a faulty one.
    const Rule* rule(int constraint) const;

    /// Houses and rules that a board, filled but for its holes, keeps.
    bool holds(const Grid& full) const;
    /// What can no longer hold, houses first, by their order; a house's are its equal symbols, a list for each symbol.
    /// A rule of the whole board is listed for every place where it is broken.
    std::vector<BrokenRule> broken(const Grid& part) const;
    /// What broken() tells of rows, columns and regions alone. Cost: some microseconds.
    std::vector<BrokenRule> brokenHouses(const Grid& part) const;

private:
    Rulebook(Layout layout, StopPoll* poll);
    void addHouse(House house, std::vector<Cell> cells);
    void addGrid(int number, const RuleBoard& board);
    void addRule(int constraint, Rule rule);
    void addPeers(const std::vector<Cell>& cells);
    int housesThatCover() const;

    Layout m_layout;
    SymbolNumbers m_numbers;
    std::vector<int> m_counts;
    std::vector<RuleHouse> m_houses;
    /// The relations of rows, columns and regions, which are the first houses.
    RelationList m_gridRelations;
    /// How many exact houses that share no cell cover the board; 0: none do.
    int m_coverCount = 0;
    std::vector<WideCellSet> m_peers;
    std::vector<DigitSet> m_allowed;
    /// By constraint; none where it is faulty.
    std::vector<std::optional<Rule>> m_rules;
    std::vector<FaultyConstraint> m_faults;
};

}  // namespace nonet
