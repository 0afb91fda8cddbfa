#include "core/solvers/band_lookup/floors_solver.h"

#include <algorithm>

namespace nonet {

namespace {

class FloorsSearch {
public:
    FloorsSearch(const LookupLimits& limits, std::stop_token stop) : m_limits(limits), m_stop(std::move(stop)) {}

    void visit(LookupPosition& position, int depth);
    FloorsOutcome take() { return std::move(m_outcome); }

private:
    bool isOver() const { return m_outcome.limitReached || m_outcome.wasStopped || m_outcome.budgetRanOut; }

    LookupLimits m_limits;
    std::stop_token m_stop;
    FloorsOutcome m_outcome;
};

/// The mini-line with the fewest trios above one.
MiniLine narrowest(const LookupPosition& position) {
    int best = 0;
    int fewest = Trio::kCount + 1;
    for (int i = 0; i < MiniLine::kCount && fewest > 2; ++i) {
        const TrioSet trios = position.trios(MiniLine(i));
        if (trios.isSingle())
            continue;
        const int count = trios.count();
        if (count < fewest) {
            fewest = count;
            best = i;
        }
    }
    return MiniLine(best);
}

void FloorsSearch::visit(LookupPosition& position, int depth) {
    m_outcome.deepest = std::max(m_outcome.deepest, depth);
    if (m_stop.stop_requested()) {
        m_outcome.wasStopped = true;
        return;
    }
    if (!position.filter(m_outcome.filter))
        return;
    if (position.isSolved()) {
        if (m_outcome.count++ < m_limits.kept)
            m_outcome.solutions.push_back(position.solution());
        m_outcome.limitReached = m_outcome.count >= m_limits.solutions;
        return;
    }
    if (m_outcome.branches >= m_limits.budget) {
        m_outcome.budgetRanOut = true;
        return;
    }
    ++m_outcome.branches;
    const MiniLine line = narrowest(position);
    for (const Trio trio : position.trios(line)) {
        ++m_outcome.trials;
        LookupPosition next = position;
        next.choose(line, trio);
        visit(next, depth + 1);
        if (isOver())
            return;
    }
}

}  // namespace

FloorsOutcome solveByFloors(const ClassicMarks& candidates, const LookupLimits& limits, std::stop_token stop) {
    LookupPosition position = LookupPosition::from(candidates);
    FloorsSearch search(limits, std::move(stop));
    search.visit(position, 0);
    return search.take();
}

}  // namespace nonet
