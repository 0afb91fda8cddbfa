#include "core/solvers/search/true_candidates.h"

#include "core/board/classic.h"
#include "core/solvers/search/classic_search.h"

namespace nonet {
namespace {

class TrueCandidateSearch {
public:
    TrueCandidateSearch(const ClassicMarks& position, std::uint32_t cap, std::stop_token stop,
                        const ProgressSink& progress)
        : m_position(position), m_open(position), m_cap(cap), m_stop(std::move(stop)), m_progress(progress) {}

    TrueCandidates run() {
        for (const Cell cell : classic::kAllCells) {
            if (!settle(cell))
                return stopped();
            report();
        }
        if (m_cap == 1)
            return m_result;
        const SearchCount total = countSolutions(m_position, {.solutions = m_cap}, m_stop);
        if (total.wasStopped)
            return stopped();
        for (const Cell cell : classic::kAllCells) {
            if (!count(cell, static_cast<std::uint32_t>(total.count)))
                return stopped();
            report();
        }
        return m_result;
    }

private:
    /// Finds out which of the cell's candidates are possible. False where a stop was requested.
    bool settle(Cell cell) {
        while (m_open.at(cell) != 0) {
            // Before the question: an answer takes microseconds, too few for the search to look at the token itself.
            if (m_stop.stop_requested())
                return false;
            ClassicMarks question = m_position;
            question.at(cell) = m_open.at(cell);
            const SearchCount answer = countSolutions(question, {.solutions = 1}, m_stop);
            if (answer.count > 0) {
                cover(answer.first);
                continue;
            }
            if (answer.wasStopped)
                return false;
            m_position.at(cell) = static_cast<std::uint16_t>(m_position.at(cell) & ~m_open.at(cell));
            m_open.at(cell) = 0;
        }
        return true;
    }

    void cover(const ClassicDigits& solution) {
        for (std::size_t i = 0; i < solution.values.size(); ++i) {
            const std::size_t digit = solution.values[i] - 1U;
            m_open.sets[i] = static_cast<std::uint16_t>(m_open.sets[i] & ~(1U << digit));
            m_result.counts[i][digit] = 1;
        }
    }

    /// Counts the solutions of each possible candidate of the cell. False where a stop was requested.
    bool count(Cell cell, std::uint32_t total) {
        auto& counts = m_result.counts[cell.slot()];
        const ClassicDigitSet possible = m_position.candidates(cell);
        for (const Digit digit : possible) {
            std::uint32_t& number = counts[digit.slot()];
            if (possible.count() == 1) {
                number = total;
                continue;
            }
            if (m_stop.stop_requested())
                return false;
            ClassicMarks question = m_position;
            question.at(cell) = ClassicDigitSet(digit).bits();
            const SearchCount answer = countSolutions(question, {.solutions = m_cap}, m_stop);
            number = std::max(number, static_cast<std::uint32_t>(answer.count));
            if (answer.wasStopped)
                return false;
        }
        return true;
    }

    TrueCandidates stopped() {
        m_result.wasStopped = true;
        return m_result;
    }

    void report() {
        ++m_cellsDone;
        if (m_progress)
            m_progress({m_cellsDone, m_cap == 1 ? 81U : 162U});
    }

    ClassicMarks m_position;
    /// Candidates of which nothing is known yet.
    ClassicMarks m_open;
    std::uint32_t m_cap;
    std::stop_token m_stop;
    const ProgressSink& m_progress;
    std::uint64_t m_cellsDone = 0;
    TrueCandidates m_result;
};

}  // namespace

ClassicMarks TrueCandidates::possible() const {
    ClassicMarks marks;
    for (std::size_t cell = 0; cell < counts.size(); ++cell)
        for (std::size_t digit = 0; digit < 9; ++digit)
            if (counts[cell][digit] > 0)
                marks.sets[cell] = static_cast<std::uint16_t>(marks.sets[cell] | 1U << digit);
    return marks;
}

TrueCandidates trueCandidates(const ClassicMarks& candidates, std::uint32_t cap, std::stop_token stop,
                              const ProgressSink& progress) {
    assert(cap >= 1);
    ClassicMarks position = candidates;
    if (!propagate(position))
        return {};
    return TrueCandidateSearch(position, cap, std::move(stop), progress).run();
}

}  // namespace nonet
