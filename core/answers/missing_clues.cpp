#include "core/answers/missing_clues.h"

#include "core/answers/between_edits.h"
#include "core/rules/solution_layer.h"
#include "core/solvers/propagation/propagation.h"

#include <algorithm>

namespace nonet {
namespace {

/// Solutions that are enough to tell rare candidates from common ones.
constexpr std::uint64_t kSample = 100;
/// Contradictions of one search: about ten seconds of 9x9.
constexpr std::uint64_t kBudgetOfSearch = 500'000;

Puzzle withClues(const Puzzle& puzzle, const std::vector<Candidate>& clues) {
    Puzzle filled = puzzle;
    for (const Candidate& clue : clues)
        filled.givens.set(clue.cell, clue.digit);
    return filled;
}

/// The candidate of a blank cell that the fewest of these solutions use, but at least one does; of the puzzle's
/// solution layer where it has one. Nothing where all of them are alike.
std::optional<Candidate> rarest(const Puzzle& puzzle, const std::vector<Grid>& solutions) {
    std::optional<Candidate> best;
    std::size_t fewest = solutions.size();
    for (const Cell cell : puzzle.shape().cells()) {
        if (!puzzle.givens.isBlank(cell))
            continue;
        std::vector<std::size_t> counts(static_cast<std::size_t>(puzzle.symbols().count()), 0);
        for (const Grid& solution : solutions)
            ++counts[static_cast<std::size_t>(solution.valueAt(cell) - 1)];
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const Digit digit = Digit::fromIndex(static_cast<int>(i));
            const Grid* layer = puzzle.solutionLayer();
            const bool mayBe = layer == nullptr || layer->digit(cell) == digit;
            if (mayBe && counts[i] > 0 && counts[i] < fewest) {
                fewest = counts[i];
                best = Candidate{cell, digit};
            }
        }
    }
    return best;
}

class ClueFinder {
public:
    ClueFinder(const Puzzle& puzzle, const WitnessStore& known, std::stop_token stop)
        : m_puzzle(narrowedBy(known, puzzle)), m_stop(std::move(stop)), m_solutions(known.solutions()) {}

    /// False where it was stopped or given up.
    bool find();
    /// The same, with a solution that has the layer's digits among those that are told apart from the others.
    bool findTowards(const Grid& solution);
    bool spare();
    std::vector<Candidate> clues() const;

private:
    /// Other solutions with the clues as they are; false where that stays open.
    bool look();

    Puzzle m_puzzle;
    std::stop_token m_stop;
    std::vector<Candidate> m_clues;
    /// Those of the known solutions that have the clues.
    std::vector<Grid> m_solutions;
};

bool ClueFinder::look() {
    const Puzzle puzzle = withClues(m_puzzle, m_clues);
    const PropagationOutcome found =
        searchByPropagation(puzzle, {.solutions = kSample, .budget = kBudgetOfSearch}, m_stop, [&](const Grid& grid) {
            if (std::ranges::find(m_solutions, grid) == m_solutions.end())
                m_solutions.push_back(grid);
            return true;
        });
    return !found.wasStopped && (!found.budgetRanOut || m_solutions.size() > 1);
}

bool ClueFinder::find() {
    for (;;) {
        if (m_solutions.size() < 2 && !look())
            return false;
        const std::optional<Candidate> clue = rarest(withClues(m_puzzle, m_clues), m_solutions);
        // Cells that the layer leaves open may still tell them apart.
        if (!clue)
            return m_puzzle.solutionLayer() == nullptr || m_solutions.size() < 2;
        m_clues.push_back(*clue);
        std::erase_if(m_solutions, [&clue](const Grid& grid) { return grid.digit(clue->cell) != clue->digit; });
    }
}

bool ClueFinder::findTowards(const Grid& solution) {
    if (std::ranges::find(m_solutions, solution) == m_solutions.end())
        m_solutions.push_back(solution);
    return find();
}

bool ClueFinder::spare() {
    for (std::size_t i = m_clues.size(); i > 0; --i) {
        std::vector<Candidate> fewer = m_clues;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i - 1));
        const PropagationOutcome found =
            searchByPropagation(withClues(m_puzzle, fewer), {.budget = kBudgetOfSearch}, m_stop);
        if (found.wasStopped)
            return false;
        if (found.count == 1 && !found.budgetRanOut)
            m_clues = std::move(fewer);
    }
    return true;
}

std::vector<Candidate> ClueFinder::clues() const {
    std::vector<Candidate> clues = m_clues;
    std::ranges::sort(clues, {}, [](const Candidate& clue) { return clue.cell.index(); });
    return clues;
}

}  // namespace

MissingClues missingClues(const Puzzle& puzzle, WitnessStore& known, std::stop_token stop) {
    // Solutions that differ much come from asking for each candidate.
    candidatesBetweenEdits(puzzle, 1, known, stop);
    MissingClues missing{.state = factsBetweenEdits(puzzle, known, stop).state};
    missing.isProved = missing.state == SolutionState::one;
    if (missing.state != SolutionState::several)
        return missing;
    std::optional<Grid> inMind;
    if (puzzle.solutionLayer() != nullptr) {
        const std::optional<Puzzle> given = givenSolutionLayer(puzzle);
        const PropagationOutcome found =
            given ? searchByPropagation(*given, {.budget = kBudgetOfSearch}, stop) : PropagationOutcome();
        missing.breaksSolutionLayer = !found.first && !found.wasStopped && !found.budgetRanOut;
        if (!found.first)
            return missing;
        inMind = found.first;
    }
    ClueFinder finder(puzzle, known, std::move(stop));
    missing.isProved = inMind ? finder.findTowards(*inMind) : finder.find();
    if (missing.isProved)
        finder.spare();
    missing.clues = finder.clues();
    return missing;
}

}  // namespace nonet
