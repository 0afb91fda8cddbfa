#pragma once

#include "core/techniques/position.h"
#include "core/techniques/step.h"

#include <stop_token>
#include <string_view>
#include <vector>

namespace nonet {

enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };

enum class TechniqueFamily : std::uint8_t {
    singles,
    intersections,
    subsets,
    basicFish,
    finnedFish,
    singleDigit,
    colouring,
    wings,
    uniqueness,
    chains,
};

/// Where a finder puts what it finds. It deduplicates by result within one technique, and tells the finder to stop
/// once it has enough.
class StepCollector {
public:
    /// limit: how many steps are wanted.
    explicit StepCollector(std::size_t limit, std::stop_token stop = {}) : m_limit(limit), m_stop(std::move(stop)) {}

    /// Takes a step that places or eliminates something and whose result is new. Eliminations must be candidates of
    /// the position. Returns true while the finder should go on.
    bool add(Step step);
    /// Enough found, or stopped: the finder returns.
    bool isFull() const { return m_steps.size() >= m_limit || m_stop.stop_requested(); }
    std::vector<Step> take() { return std::move(m_steps); }

private:
    std::size_t m_limit;
    std::stop_token m_stop;
    std::vector<Step> m_steps;
};

/// Finds the technique's steps in a position, in a fixed order, until the collector is full. Pure: no state between
/// calls.
using Finder = void (*)(const Position& position, StepCollector& steps);

/// One row of the catalogue: what HoDoKu 2.3 knows of the technique (level and score are its), and our finder.
struct Technique {
    TechniqueId id;
    /// The library code that players know, such as "0300".
    std::string_view code;
    /// HoDoKu's search order; larger is "harder".
    int order;
    Level level;
    int score;
    TechniqueFamily family;
    /// Sound only where the puzzle has exactly one solution.
    bool assumesUniqueness;
    Finder find;
};

}  // namespace nonet
