#include "core/generators/layout_puzzle.h"

#include "core/foundation/random_source.h"
#include "core/rules/constraint_catalogue.h"
#include "core/solvers/entry/entry.h"

#include <algorithm>

namespace nonet {
namespace {

/// For one search; one that takes more counts as one that found a second solution.
constexpr std::uint64_t kBudgetOfTry = 100'000;
/// Solutions of which the pattern's cells are looked at.
constexpr int kMostSolutions = 200;
constexpr int kMostCellsOfSum = 36;

/// One solution, however many more there are, and how it is told from the others.
class LayoutPuzzleMaker {
public:
    LayoutPuzzleMaker(const Puzzle& puzzle, const LayoutPuzzleOrder& order, const std::stop_token& stop)
        : m_puzzle(puzzle), m_order(order), m_stop(stop), m_random(order.seed) {
        findOrbits();
    }

    LayoutPuzzle make(const ProgressSink& progress);

private:
    void findOrbits();
    bool mayTake(Cell cell) const { return m_order.pattern.isEmpty() || m_order.pattern.contains(cell); }
    Puzzle withNumbers(const Grid& solution, LayoutPuzzle& made) const;
    /// The puzzle with givens in every cell that may have one.
    Puzzle withGivens(Puzzle puzzle, const Grid& solution) const;
    /// One, several, or unknown where that is too hard.
    SolutionState stateOf(const Puzzle& puzzle, const Grid& solution);
    bool erase(LayoutPuzzle& made, const Grid& solution, const ProgressSink& progress);

    const Puzzle& m_puzzle;
    const LayoutPuzzleOrder& m_order;
    std::stop_token m_stop;
    RandomSource m_random;
    /// Blank cells that may get givens, in one list what goes and comes together.
    std::vector<std::vector<Cell>> m_orbits;
    /// Other solutions that were found while givens were tried.
    std::vector<Grid> m_others;
};

void LayoutPuzzleMaker::findOrbits() {
    const BoardShape& shape = m_puzzle.shape();
    CellSet seen;
    for (const Cell cell : shape.cells()) {
        if (shape.isHole(cell) || !m_puzzle.givens.isBlank(cell) || !mayTake(cell) || seen.contains(cell))
            continue;
        std::vector<Cell> orbit;
        for (const Cell partner : withPartners(cell, m_order.symmetry, shape))
            if (!shape.isHole(partner) && m_puzzle.givens.isBlank(partner) && mayTake(partner)) {
                orbit.push_back(partner);
                seen.insert(partner);
            }
        m_orbits.push_back(std::move(orbit));
    }
}

Puzzle LayoutPuzzleMaker::withNumbers(const Grid& solution, LayoutPuzzle& made) const {
    Layout layout = m_puzzle.layout();
    for (std::size_t i = 0; i < layout.constraints.size(); ++i) {
        Constraint& constraint = layout.constraints[i];
        if (constraint.kind == ConstraintKind::unknown || !constraint.values.empty())
            continue;
        const ConstraintNumber number = constraintRow(constraint.kind).value;
        const bool isAsked = std::ranges::find(m_order.numbered, static_cast<int>(i)) != m_order.numbered.end();
        if (number == ConstraintNumber::none || (number == ConstraintNumber::optional && !isAsked))
            continue;
        if (const std::optional<int> value = numberOnSolution(constraint, m_puzzle.layout(), solution)) {
            constraint.values = {*value};
            ++made.addedNumbers;
        }
    }
    Puzzle puzzle = m_puzzle;
    if (made.addedNumbers > 0)
        puzzle.setLayout(std::move(layout));
    return puzzle;
}

Puzzle LayoutPuzzleMaker::withGivens(Puzzle puzzle, const Grid& solution) const {
    for (const std::vector<Cell>& orbit : m_orbits)
        for (const Cell cell : orbit)
            puzzle.givens.set(cell, Digit(solution.valueAt(cell)));
    return puzzle;
}

SolutionState LayoutPuzzleMaker::stateOf(const Puzzle& puzzle, const Grid& solution) {
    const auto fits = [&puzzle](const Grid& other) {
        return std::ranges::all_of(puzzle.shape().cells(), [&](Cell cell) {
            return puzzle.givens.isBlank(cell) || puzzle.givens.digit(cell) == other.digit(cell);
        });
    };
    if (std::ranges::any_of(m_others, fits))
        return SolutionState::several;
    std::optional<Grid> other;
    const SearchOutcome found =
        allSolutions(puzzle, {.solutions = 2, .budget = kBudgetOfTry}, m_stop, [&](const Grid& each) {
            if (each != solution)
                other = each;
            return !other;
        });
    if (other) {
        m_others.push_back(std::move(*other));
        return SolutionState::several;
    }
    return found.wasStopped || found.budgetRanOut ? SolutionState::unknown : SolutionState::one;
}

/// False where it was stopped.
bool LayoutPuzzleMaker::erase(LayoutPuzzle& made, const Grid& solution, const ProgressSink& progress) {
    m_random.shuffle(m_orbits);
    made.isMinimal = true;
    std::uint64_t tried = 0;
    for (const std::vector<Cell>& orbit : m_orbits) {
        if (progress)
            progress({tried++, m_orbits.size()});
        Puzzle fewer = made.puzzle;
        for (const Cell cell : orbit)
            fewer.givens.clear(cell);
        const SolutionState state = stateOf(fewer, solution);
        if (m_stop.stop_requested())
            return false;
        made.isMinimal = made.isMinimal && state != SolutionState::unknown;
        if (state == SolutionState::one)
            made.puzzle = std::move(fewer);
    }
    return true;
}

LayoutPuzzle LayoutPuzzleMaker::make(const ProgressSink& progress) {
    const LayoutPuzzle nothing{.state = SolutionState::unknown, .puzzle = m_puzzle};
    for (int i = 0; i < kMostSolutions; ++i) {
        const SearchOutcome found = anySolution(m_puzzle, {.seed = m_random.next(), .budget = kSolutionBudget}, m_stop);
        if (!found.first) {
            LayoutPuzzle none = nothing;
            if (!found.wasStopped && !found.budgetRanOut)
                none.state = SolutionState::none;
            return none;
        }
        m_others.clear();
        LayoutPuzzle made = nothing;
        made.puzzle = withGivens(withNumbers(*found.first, made), *found.first);
        made.state = stateOf(made.puzzle, *found.first);
        if (m_stop.stop_requested())
            return nothing;
        if (made.state != SolutionState::one)
            continue;
        if (!erase(made, *found.first, progress))
            return nothing;
        made.addedGivens = made.puzzle.givens.filledCount() - m_puzzle.givens.filledCount();
        return made;
    }
    LayoutPuzzle several = nothing;
    several.state = SolutionState::several;
    return several;
}

}  // namespace

std::optional<int> numberOnSolution(const Constraint& constraint, const Layout& layout, const Grid& solution) {
    const RuleBoard board(layout);
    const FullBoard full(solution, board.numbers());
    const int most = std::max({board.numbers().highest(), 1, layout.shape.rows(), layout.shape.columns()});
    std::optional<int> only;
    for (int value = std::min(0, board.numbers().lowest() * kMostCellsOfSum); value <= most * kMostCellsOfSum;
         ++value) {
        Constraint tried = constraint;
        tried.values = {value};
        const MadeRule made = ruleOf(tried, board);
        const Rule* rule = std::get_if<Rule>(&made);
        if (rule == nullptr || !rule->holds(full))
            continue;
        if (only)
            return std::nullopt;
        only = value;
    }
    return only;
}

LayoutPuzzle makeLayoutPuzzle(const Puzzle& puzzle, const LayoutPuzzleOrder& order, const std::stop_token& stop,
                              const ProgressSink& progress) {
    return LayoutPuzzleMaker(puzzle, order, stop).make(progress);
}

}  // namespace nonet
