// The search over any kind of board that can sweep and branch: one puzzle alone, or a batch in crews, whose sweeps
// serve several puzzles at once.
//
// A board has sweep(); branch(board, sibling) and writeDigits(board, digits) go with it. A crew has kSeats puzzles:
// sweep() for all of them, whose Outcome says what became of each, seat() and at() for one.
#pragma once

#include "core/solvers/search/kernel/box_lanes.h"

namespace nonet::kernels {

/// A search's own part beside the board: what waits, and its answer.
template <class Board>
struct Search {
    const KernelLimits* limits;
    SearchCount* answer;
    int waiting;
    Board siblings[kDeepest];

    void start(const KernelLimits& newLimits, SearchCount& newAnswer) {
        limits = &newLimits;
        answer = &newAnswer;
        waiting = 0;
    }
    NONET_INLINE bool popSibling(Board& board) {
        if (waiting == 0)
            return false;
        board = siblings[--waiting];
        return true;
    }
    /// Counts a guess whose sibling lies on top; false where the search must end.
    NONET_INLINE bool countGuess() {
        if (answer->guesses == limits->budget) {
            answer->budgetRanOut = true;
            return false;
        }
        ++waiting;
        if (++answer->guesses % kPollInterval == 0 && limits->shouldStop != nullptr &&
            limits->shouldStop(limits->context)) {
            answer->wasStopped = true;
            return false;
        }
        return true;
    }
    NONET_INLINE bool goOnAfterFixpoint(Board& board) {
        if (branch(board, siblings[waiting]))
            return countGuess();
        if (answer->count == 0)
            writeDigits(board, answer->first.values.data());
        return ++answer->count < limits->solutions && popSibling(board);
    }
};

template <class Board>
void searchAlone(Board board, const KernelLimits& limits, SearchCount& answer) {
    Search<Board> search;
    search.start(limits, answer);
    for (;;) {
        Sweep result;
        do
            result = board.sweep();
        while (result == Sweep::changed);
        const bool goesOn = result == Sweep::fixpoint ? search.goOnAfterFixpoint(board) : search.popSibling(board);
        if (!goesOn)
            return;
    }
}

/// The puzzles of a batch in order, and the seats that they take. A puzzle is 81 Values, digits or sets of candidates.
template <class Crew, int kCrews, class Value>
class Batch {
public:
    Batch(const Value* puzzles, std::size_t count, const KernelLimits& limits, SearchCount* answers)
        : m_puzzles(puzzles), m_count(count), m_limits(limits), m_answers(answers) {
        for (Crew& crew : m_crews)
            crew.clear();
        for (int seat = 0; seat < kSeats; ++seat)
            startNext(seat);
    }

    void run() {
        while (m_taken != 0) {
            typename Crew::Outcome sweeps[kCrews];
            for (int crew = 0; crew < kCrews; ++crew)
                sweeps[crew] = m_crews[crew].sweep();
            std::uint32_t ended = 0;
            for (int seat = 0; seat < kSeats; ++seat)
                ended |= sweeps[seat / Crew::kSeats].hasEnded(seat % Crew::kSeats) << seat;
            for (ended &= m_taken; ended != 0; ended &= ended - 1) {
                const int seat = __builtin_ctz(ended);
                goOn(seat, sweeps[seat / Crew::kSeats].isBroken(seat % Crew::kSeats));
            }
        }
    }

private:
    using Board = typename Crew::Board;
    static constexpr int kSeats = kCrews * static_cast<int>(Crew::kSeats);

    NONET_INLINE Crew& crewOf(int seat) { return m_crews[seat / Crew::kSeats]; }

    NONET_INLINE void goOn(int seat, bool isBroken) {
        Search<Board>& search = m_searches[seat];
        Board board;
        if (isBroken) {
            if (!search.popSibling(board))
                return startNext(seat);
        } else {
            board = crewOf(seat).at(seat % Crew::kSeats);
            if (!search.goOnAfterFixpoint(board)) {
                m_isStopped = m_isStopped || search.answer->wasStopped;
                return startNext(seat);
            }
        }
        crewOf(seat).seat(seat % Crew::kSeats, board);
    }

    NONET_INLINE void startNext(int seat) {
        while (m_next < m_count) {
            if (m_next % kPollInterval == 0 && m_limits.shouldStop != nullptr)
                m_isStopped = m_isStopped || m_limits.shouldStop(m_limits.context);
            SearchCount& answer = m_answers[m_next];
            if (m_isStopped) {
                answer.wasStopped = true;
                ++m_next;
                continue;
            }
            m_searches[seat].start(m_limits, answer);
            crewOf(seat).seat(seat % Crew::kSeats, Crew::boardFrom(m_puzzles + 81 * m_next++));
            m_taken |= 1U << seat;
            return;
        }
        m_taken &= ~(1U << seat);
    }

    const Value* m_puzzles;
    std::size_t m_count;
    const KernelLimits& m_limits;
    SearchCount* m_answers;
    std::size_t m_next = 0;
    std::uint32_t m_taken = 0;
    bool m_isStopped = false;
    Crew m_crews[kCrews];
    Search<Board> m_searches[kSeats];
};

template <class Crew, int kCrews, class Value>
void searchInCrews(const Value* puzzles, std::size_t count, const KernelLimits& limits, SearchCount* answers) {
    Batch<Crew, kCrews, Value>(puzzles, count, limits, answers).run();
}

}  // namespace nonet::kernels
