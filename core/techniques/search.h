#pragma once

#include "core/techniques/deduction.h"
#include "core/techniques/facts/position_facts.h"
#include "core/techniques/step.h"
#include "core/techniques/technique_id.h"
#include "core/techniques/technique_limits.h"

#include <stop_token>

namespace nonet {

/// Where a search puts what it finds, and from which it learns when to end.
class DeductionSink {
public:
    DeductionSink(TechniqueSet wanted, std::stop_token stop) : m_wanted(wanted), m_stop(std::move(stop)) {}
    virtual ~DeductionSink() = default;
    DeductionSink(const DeductionSink&) = delete;
    DeductionSink& operator=(const DeductionSink&) = delete;

    /// A search passes over what nobody wants.
    bool wants(TechniqueId id) const { return m_wanted.test(static_cast<std::size_t>(id)); }
    /// Takes a deduction that places or eliminates something; eliminations are candidates of the position. False where
    /// the search is to end.
    bool take(const Deduction& deduction) {
        if (wants(deduction.technique))
            m_isFull = !accept(deduction) || m_isFull;
        return !isFull();
    }
    /// Enough found, or stopped from outside.
    bool isFull() const { return m_isFull || m_stop.stop_requested(); }

private:
    /// False: enough.
    virtual bool accept(const Deduction& deduction) = 0;

    TechniqueSet m_wanted;
    std::stop_token m_stop;
    bool m_isFull = false;
};

struct SearchScope {
    /// Where a search of one digit looks.
    ClassicDigitSet digits = classic::kAllDigits;
    TechniqueLimits limits{};
};

/// A search for one technique or several near relations. `run` walks in a fixed order, HoDoKu's, and keeps no state;
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
