#include "core/constructions/count_in_pieces.h"

#include "core/board/classic.h"
#include "core/solvers/search/classic_search.h"

#include <algorithm>

namespace nonet {

namespace {

/// Counts a piece, and where it has more solutions than are worth waiting for in silence, its parts instead.
class PieceCounter {
public:
    PieceCounter(std::uint64_t limit, std::stop_token stop, const ProgressSink& progress)
        : m_limit(limit), m_stop(std::move(stop)), m_progress(progress) {}

    void count(const ClassicMarks& piece) {
        constexpr std::uint64_t kWorthWaiting = 1U << 16;
        if (isOver())
            return;
        const std::uint64_t left = m_limit - m_answer.count;
        const SearchCount found = countSolutions(piece, {.solutions = std::min(left, kWorthWaiting)}, m_stop);
        if (found.wasStopped) {
            m_answer.wasStopped = true;
            return;
        }
        if (found.count < kWorthWaiting || found.count >= left) {
            m_answer.count += found.count;
            m_answer.limitReached = m_answer.count >= m_limit;
            report();
            return;
        }
        countParts(piece);
    }
    CountInPieces answer() const { return m_answer; }

private:
    /// Some hundred times a second, however small the pieces are.
    void report() {
        constexpr std::uint64_t kBetweenReports = 1U << 14;
        if (!m_progress || m_answer.count < m_told + kBetweenReports)
            return;
        m_told = m_answer.count;
        m_progress({m_told, 0});
    }

    bool isOver() {
        m_answer.wasStopped = m_answer.wasStopped || m_stop.stop_requested();
        return m_answer.wasStopped || m_answer.limitReached;
    }

    void countParts(ClassicMarks piece) {
        propagate(piece);
        const auto openness = [&](Cell cell) {
            const int candidates = piece.candidates(cell).count();
            return candidates > 1 ? candidates : 10;
        };
        const Cell cell = *std::min_element(classic::kAllCells.begin(), classic::kAllCells.end(),
                                            [&](Cell a, Cell b) { return openness(a) < openness(b); });
        for (const Digit digit : piece.candidates(cell)) {
            ClassicMarks part = piece;
            part.at(cell) = ClassicDigitSet(digit).bits();
            count(part);
        }
    }

    std::uint64_t m_limit;
    std::stop_token m_stop;
    const ProgressSink& m_progress;
    CountInPieces m_answer;
    std::uint64_t m_told = 0;
};

}  // namespace

CountInPieces countInPieces(const ClassicDigits& puzzle, std::uint64_t limit, std::stop_token stop,
                            const ProgressSink& progress) {
    PieceCounter counter(limit, std::move(stop), progress);
    counter.count(ClassicMarks::from(puzzle));
    if (progress)
        progress({counter.answer().count, 0});
    return counter.answer();
}

}  // namespace nonet
