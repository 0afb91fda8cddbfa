#include "core/rating/search_effort.h"

#include "core/board/classic.h"
#include "core/foundation/stop_poll.h"
#include "core/solvers/search/classic_search.h"

#include <algorithm>
#include <optional>

namespace nonet {
namespace {

std::optional<Cell> cellToTry(const ClassicMarks& marks) {
    std::optional<Cell> best;
    int fewest = 10;
    for (const Cell cell : classic::kAllCells) {
        const int count = marks.candidates(cell).count();
        if (count > 1 && count < fewest) {
            best = cell;
            fewest = count;
        }
    }
    return best;
}

class EffortSearch {
public:
    EffortSearch(std::uint64_t budget, std::stop_token stop) : m_budget(budget), m_poll(std::move(stop)) {}

    SearchEffort run(const ClassicMarks& start) {
        visit(start, 0);
        return m_effort;
    }

private:
    bool isEnded() {
        m_effort.wasStopped = m_effort.wasStopped || m_poll.shouldStop();
        m_effort.budgetRanOut = m_effort.budgetRanOut || m_effort.positions == m_budget;
        return m_effort.wasStopped || m_effort.budgetRanOut;
    }

    void visit(ClassicMarks marks, int depth) {
        if (isEnded())
            return;
        ++m_effort.positions;
        m_effort.deepest = std::max(m_effort.deepest, depth);
        if (!propagate(marks)) {
            ++m_effort.deadEnds;
            return;
        }
        const std::optional<Cell> cell = cellToTry(marks);
        if (!cell) {
            ++m_effort.solutions;
            return;
        }
        ++m_effort.branchings;
        for (const Digit digit : marks.candidates(*cell)) {
            ClassicMarks next = marks;
            next.at(*cell) = ClassicDigitSet(digit).bits();
            visit(next, depth + 1);
        }
    }

    std::uint64_t m_budget;
    StopPoll m_poll;
    SearchEffort m_effort;
};

}  // namespace

SearchEffort searchEffort(const Puzzle& puzzle, std::uint64_t budget, std::stop_token stop) {
    return EffortSearch(budget, std::move(stop)).run(ClassicMarks::from(puzzle.givens, puzzle.initialCandidates()));
}

}  // namespace nonet
