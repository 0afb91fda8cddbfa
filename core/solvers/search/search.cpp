#include "core/solvers/search/search.h"

#include "core/foundation/stop_poll.h"
#include "core/solvers/search/band_state.h"

namespace nonet {
namespace {

class DepthFirstSearch {
public:
    DepthFirstSearch(std::uint64_t limit, std::stop_token stop, std::uint64_t budget)
        : m_limit(limit), m_budget(budget), m_poll(std::move(stop)) {}

    SearchOutcome run(BandState state) {
        visit(state);
        m_outcome.limitReached = m_outcome.count >= m_limit;
        return std::move(m_outcome);
    }

private:
    /// False ends the search: the limit is reached, the budget is spent or a stop was requested.
    bool visit(BandState& state) {
        if (!state.propagate())
            return true;
        if (state.isSolved()) {
            if (!m_outcome.first)
                m_outcome.first = state.toGrid();
            return ++m_outcome.count < m_limit;
        }
        if (m_poll.shouldStop()) {
            m_outcome.wasStopped = true;
            return false;
        }
        const Cell cell = state.branchCell();
        for (const Digit digit : state.candidates(cell)) {
            if (m_outcome.guesses == m_budget) {
                m_outcome.budgetRanOut = true;
                return false;
            }
            BandState branch = state;
            branch.assign(cell, digit);
            ++m_outcome.guesses;
            if (!visit(branch))
                return false;
        }
        return true;
    }

    std::uint64_t m_limit;
    std::uint64_t m_budget;
    StopPoll m_poll;
    SearchOutcome m_outcome;
};

}  // namespace

SearchOutcome search(const Puzzle& puzzle, std::uint64_t limit, std::stop_token stop, std::uint64_t budget) {
    assert(puzzle.isClassic());
    CandidateGrid candidates;
    if (puzzle.startCandidates)
        candidates = *puzzle.startCandidates;
    return search(puzzle.givens, candidates, limit, std::move(stop), budget);
}

SearchOutcome search(const Grid& digits, const CandidateGrid& candidates, std::uint64_t limit, std::stop_token stop,
                     std::uint64_t budget) {
    assert(digits.side() == 9 && candidates.side() == 9 && limit >= 1);
    return DepthFirstSearch(limit, std::move(stop), budget).run(BandState(digits, candidates));
}

}  // namespace nonet
