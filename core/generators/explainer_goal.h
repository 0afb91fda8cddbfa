// What a puzzle is asked to be on Sukaku Explainer's scale.
#pragma once

#include "core/generators/int_range.h"
#include "core/rating/explainer_rating.h"

namespace nonet {

/// In tenths: a last blank, and the hardest puzzle known.
inline constexpr IntRange kExplainerTenths{.lowest = 10, .highest = 119};
/// In tenths: a naked single, the hardest step that a puzzle solved by singles alone can need.
inline constexpr int kHardestSingle = 23;

/// False where no step has a rating between these, in tenths: between 1.0 and 6.5 the scale leaves tenths out.
bool holdsARating(const IntRange& tenths);

/// Empty fields ask for nothing.
struct ExplainerGoal {
    /// ER, in tenths.
    IntRange rating = {};
    /// EP = ER: nothing is placed before the hardest step.
    bool isPearl = false;
    /// ED = ER: the first step is the hardest. A diamond is a pearl.
    bool isDiamond = false;

    bool asks() const { return *this != ExplainerGoal(); }
    /// False of a rating that was stopped.
    bool isMetBy(const ExplainerRating& rating) const;
    /// 0 where it is met; else how far the numbers are from it, to search by.
    /// `start` is the board that they are of.
    double distanceTo(const explainer::Numbers& numbers, const explainer::Board& start) const;

    friend bool operator==(const ExplainerGoal&, const ExplainerGoal&) = default;
};

}  // namespace nonet
