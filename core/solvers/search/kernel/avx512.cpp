// The kernel for AVX-512 (F, BW, VL, DQ). One puzzle alone lies in three registers (avx512_planes.h); a batch has nine
// puzzles in flight on one thread, in three crews of three (avx512_crew.h), so that one crew's shuffles fill another's
// waits and a sweep serves three puzzles at once.
#ifdef __x86_64__
#include "core/solvers/search/kernel/avx512_crew.h"
#include "core/solvers/search/kernel/avx512_planes.h"
#include "core/solvers/search/kernel/kernel_list.h"

namespace nonet::kernels {
namespace {

/// A search's own part beside the board: what waits, and its answer.
struct Search {
    const KernelLimits* limits;
    SearchCount* answer;
    int waiting;
    Planes siblings[kDeepest];

    void start(const KernelLimits& newLimits, SearchCount& newAnswer) {
        limits = &newLimits;
        answer = &newAnswer;
        waiting = 0;
    }
    NONET_INLINE bool goOnAfterFixpoint(Planes& planes);
    NONET_INLINE bool popSibling(Planes& planes);
};

/// False where the search is over. Else `planes` is the position to go on with.
NONET_INLINE bool Search::goOnAfterFixpoint(Planes& planes) {
    if (branch(planes, siblings[waiting])) {
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
    if (answer->count == 0)
        writeDigits(planes, answer->first.values.data());
    return ++answer->count < limits->solutions && popSibling(planes);
}

NONET_INLINE bool Search::popSibling(Planes& planes) {
    if (waiting == 0)
        return false;
    planes = siblings[--waiting];
    return true;
}

void searchAlone(Planes planes, const KernelLimits& limits, SearchCount& answer) {
    Search search;
    search.start(limits, answer);
    for (;;) {
        Sweep result;
        do
            result = planes.sweep();
        while (result == Sweep::changed);
        const bool goesOn = result == Sweep::fixpoint ? search.goOnAfterFixpoint(planes) : search.popSibling(planes);
        if (!goesOn)
            return;
    }
}

void searchDigits(const std::uint8_t* digits, const KernelLimits& limits, SearchCount& answer) {
    searchAlone(planesFromDigits(digits), limits, answer);
}

void searchMarks(const std::uint16_t* marks, const KernelLimits& limits, SearchCount& answer) {
    searchAlone(planesFromMarks(marks), limits, answer);
}

bool propagate(std::uint16_t* marks) {
    Planes planes = planesFromMarks(marks);
    Sweep result;
    do
        result = planes.sweep();
    while (result == Sweep::changed);
    if (result == Sweep::contradiction)
        return false;
    writeMarks(planes, marks);
    return true;
}

inline constexpr int kCrews = 3;
inline constexpr int kSeats = kCrews * kCrewSeats;

/// The puzzles of a batch in order, and the seats that they take.
class Batch {
public:
    Batch(const std::uint8_t* digits, std::size_t count, const KernelLimits& limits, SearchCount* answers)
        : m_digits(digits), m_count(count), m_limits(limits), m_answers(answers) {
        for (Crew& crew : m_crews)
            for (Lanes& plane : crew.plane)
                plane = _mm512_setzero_si512();
        for (int seat = 0; seat < kSeats; ++seat)
            startNext(seat);
    }

    void run() {
        while (m_taken != 0) {
            CrewSweep sweeps[kCrews];
            for (int crew = 0; crew < kCrews; ++crew)
                sweeps[crew] = m_crews[crew].sweep();
            std::uint32_t ended = 0;
            for (int seat = 0; seat < kSeats; ++seat)
                ended |= sweeps[seat / kCrewSeats].hasEnded(seat % kCrewSeats) << seat;
            for (ended &= m_taken; ended != 0; ended &= ended - 1) {
                const int seat = __builtin_ctz(ended);
                goOn(seat, sweeps[seat / kCrewSeats].isBroken(seat % kCrewSeats));
            }
        }
    }

private:
    NONET_INLINE Crew& crewOf(int seat) { return m_crews[seat / kCrewSeats]; }

    NONET_INLINE void goOn(int seat, bool isBroken) {
        Search& search = m_searches[seat];
        Planes planes;
        if (isBroken) {
            if (!search.popSibling(planes))
                return startNext(seat);
        } else {
            planes = crewOf(seat).at(seat % kCrewSeats);
            if (!search.goOnAfterFixpoint(planes)) {
                m_isStopped = m_isStopped || search.answer->wasStopped;
                return startNext(seat);
            }
        }
        crewOf(seat).seat(seat % kCrewSeats, planes);
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
            crewOf(seat).seat(seat % kCrewSeats, planesFromDigits(m_digits + 81 * m_next++));
            m_taken |= 1U << seat;
            return;
        }
        m_taken &= ~(1U << seat);
    }

    const std::uint8_t* m_digits;
    std::size_t m_count;
    const KernelLimits& m_limits;
    SearchCount* m_answers;
    std::size_t m_next = 0;
    std::uint32_t m_taken = 0;
    bool m_isStopped = false;
    Crew m_crews[kCrews];
    Search m_searches[kSeats];
};

void searchMany(const std::uint8_t* digits, std::size_t count, const KernelLimits& limits, SearchCount* answers) {
    Batch(digits, count, limits, answers).run();
}

}  // namespace

const SearchKernel kAvx512 = {"avx512", searchDigits, searchMarks, searchMany, propagate};

}  // namespace nonet::kernels
#endif
