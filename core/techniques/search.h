#pragma once

#include "core/techniques/deduction.h"
#include "core/techniques/facts/position_facts.h"
#include "core/techniques/step.h"
#include "core/techniques/technique_id.h"
#include "core/techniques/technique_limits.h"

#include <algorithm>
#include <limits>
#include <stop_token>

namespace nonet {

/// In turns of a search's loops; a turn is a microsecond at most.
inline constexpr std::uint64_t kAnyWork = std::numeric_limits<std::uint64_t>::max();

/// Where a search puts what it finds, and from which it learns when to end.
class DeductionSink {
public:
    DeductionSink(TechniqueSet wanted, std::stop_token stop, std::uint64_t mostWork = kAnyWork)
        : m_wanted(wanted), m_stop(std::move(stop)), m_mostWork(mostWork) {}
    virtual ~DeductionSink() = default;
    DeductionSink(const DeductionSink&) = delete;
    DeductionSink& operator=(const DeductionSink&) = delete;

    /// A search passes over what nobody wants.
    bool wants(TechniqueId id) const { return m_wanted.test(id); }
    /// Takes a deduction that places or eliminates something; eliminations are candidates of the position. False where
    /// the search is to end.
    bool take(const Deduction& deduction) {
        if (wants(deduction.technique) && !isFull() && !accept(deduction))
            m_isFull = true;
        return !isFull();
    }
    /// To be asked at every turn of a search's loops, since most turns find nothing: counts the work. False where the
    /// search is to end.
    bool goesOn() { return ++m_work < m_nextLook || look(); }
    /// Enough found, stopped from outside, or cut off.
    bool isFull() const { return m_isFull || m_isCutOff || m_stop.stop_requested(); }
    /// It did all the work that it may, and looked not everywhere.
    bool isCutOff() const { return m_isCutOff; }
    std::uint64_t work() const { return m_work; }

private:
    /// Asking the stop token each time would cost more than many a turn.
    static constexpr std::uint64_t kTurnsBetweenLooks = 32;

    bool look() {
        m_isCutOff = m_isCutOff || (m_work > m_mostWork && !m_isFull);
        if (isFull()) {
            m_nextLook = 0;
            return false;
        }
        m_nextLook = m_work + std::min(kTurnsBetweenLooks, m_mostWork - m_work + 1);
        return true;
    }

    /// False: enough.
    virtual bool accept(const Deduction& deduction) = 0;

    TechniqueSet m_wanted;
    std::stop_token m_stop;
    std::uint64_t m_mostWork;
    std::uint64_t m_work = 0;
    /// How much work is done when it is next asked whether to end; 0 once it is to.
    std::uint64_t m_nextLook = 0;
    bool m_isFull = false;
    bool m_isCutOff = false;
};

struct SearchScope {
    /// Where a search of one digit looks.
    ClassicDigitSet digits = classic::kAllDigits;
    TechniqueLimits limits{};
};

/// A search for one technique or several near relations. `run` walks in a fixed order, HoDoKu's, keeps no state, and
/// asks DeductionSink::goesOn at every turn, so that it ends at once when it is told to;
/// a search of one digit looks at no more than the digits that it is given.
struct Search {
    void (*run)(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink);
    /// The pattern in roles; the result is filled in already. The facts are those of the position that was searched.
    void (*describe)(const PositionFacts& facts, const Deduction& deduction, Step& step);
    /// Looks at one digit at a time, and at nothing but its places.
    bool isOfOneDigit = false;
    /// Its techniques come from one walk, so that one that finds nothing of the one wanted tells of the others too.
    bool findsAllAtOnce = false;
};

}  // namespace nonet
