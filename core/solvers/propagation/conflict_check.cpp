#include "core/solvers/propagation/conflict_check.h"

#include "core/solvers/propagation/engine_choice.h"
#include "core/solvers/propagation/model_maker.h"
#include "core/solvers/propagation/propagation.h"

#include <algorithm>
#include <numeric>

namespace nonet::propagation {
namespace {

/// As many as are worth looking through before a search.
constexpr std::size_t kMostWitnesses = 256;

template <typename Bits>
CellSymbols symbolsOf(std::span<const Bits> domains, const Model& model, const BoardShape& shape) {
    CellSymbols symbols(static_cast<std::size_t>(shape.cellCount()));
    for (const Cell cell : shape.cells()) {
        const auto at = cell.slot();
        const Bits domain = domains[model.variableOf[at]];
        for (int i = 0; i < model.symbolCount; ++i)
            if ((domain >> i & 1U) != 0)
                symbols[at].insert(model.symbolOf[static_cast<std::size_t>(i)]);
    }
    return symbols;
}

}  // namespace

ConflictCheck::ConflictCheck(const Puzzle& puzzle, std::uint64_t budget, std::stop_token stop)
    : m_puzzle(puzzle), m_all(allOf(puzzle)), m_members(m_all.size()), m_budget(budget), m_stop(std::move(stop)) {
    std::iota(m_members.begin(), m_members.end(), 0);
}

Member ConflictCheck::memberOf(Cell given) const {
    const auto at = std::ranges::lower_bound(m_all.givens, given, {}, [](Cell cell) { return cell; });
    return ruleCount() + static_cast<int>(at - m_all.givens.begin());
}

ConflictSet ConflictCheck::setOf(const Members& members) const {
    ConflictSet set;
    for (const Member member : members) {
        if (isRule(member))
            set.constraints.push_back(constraint(member));
        else if (isGiven(member))
            set.givens.push_back(given(member));
        else
            set.hasStartCandidates = true;
    }
    return set;
}

bool ConflictCheck::keeps(Member member, const Grid& grid, const FullBoard& board) const {
    if (isRule(member))
        return rule(member).holds(board);
    if (isGiven(member))
        return grid.digit(given(member)) == m_puzzle.givens.digit(given(member));
    if (!m_puzzle.startCandidates)
        return true;
    return std::ranges::all_of(m_puzzle.shape().cells(), [&, &start = *m_puzzle.startCandidates](Cell cell) {
        return !m_puzzle.givens.isBlank(cell) || start.at(cell).contains(Digit(grid.valueAt(cell)));
    });
}

void ConflictCheck::keepWitness(Grid grid) {
    if (m_witnesses.size() == kMostWitnesses)
        m_witnesses.erase(m_witnesses.begin());
    const FullBoard board(grid, m_puzzle.rulebook().numbers());
    std::vector<bool> kept;
    kept.reserve(m_members.size());
    for (const Member member : m_members)
        kept.push_back(keeps(member, grid, board));
    m_witnesses.push_back({std::move(grid), std::move(kept)});
}

ConflictCheck::Answer ConflictCheck::test(const Members& part, std::uint64_t patience) {
    const auto isKept = [&](const Witness& witness) {
        return std::ranges::all_of(part, [&](Member each) { return witness.keeps[static_cast<std::size_t>(each)]; });
    };
    if (std::ranges::any_of(m_witnesses, isKept))
        return Answer::fits;
    if (std::ranges::any_of(m_conflicts, [&](const Members& known) { return std::ranges::includes(part, known); }))
        return Answer::conflict;
    if (left() == 0 || isStopped())
        return Answer::unknown;
    const PropagationOutcome found = searchByPropagation(
        partOf(m_puzzle, setOf(part)), {.solutions = 1, .budget = std::min(patience, left())}, m_stop);
    m_spent += found.failures + 1;
    if (found.first) {
        keepWitness(*found.first);
        return Answer::fits;
    }
    if (found.budgetRanOut || found.wasStopped)
        return Answer::unknown;
    m_conflicts.push_back(part);
    return Answer::conflict;
}

std::optional<CellSymbols> ConflictCheck::settled(const Members& part) {
    const Puzzle puzzle = partOf(m_puzzle, setOf(part));
    ModelMaker maker(puzzle, {}, m_stop);
    const Model& model = maker.make();
    return withEngine(model, [&]<typename Bits>(Engine<Bits>& engine) {
        return engine.settleRoot(m_stop) ? std::optional(symbolsOf(engine.root(), model, puzzle.shape()))
                                         : std::nullopt;
    });
}

std::optional<Grid> ConflictCheck::solution() const {
    const auto isOfAll = [](const Witness& witness) {
        return std::ranges::find(witness.keeps, false) == witness.keeps.end();
    };
    const auto found = std::ranges::find_if(m_witnesses, isOfAll);
    return found == m_witnesses.end() ? std::nullopt : std::optional(found->grid);
}

}  // namespace nonet::propagation
