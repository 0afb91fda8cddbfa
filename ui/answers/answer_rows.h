#pragma once

#include "core/answers/solution_facts.h"
#include "core/answers/why_none.h"
#include "core/rating/rating.h"
#include "ui/answers/answer.h"

#include <memory>
#include <optional>
#include <vector>

namespace nonet {

/// No solution, one or more.
struct CountedSolutions {
    SolutionCount count;
    /// Why there are none.
    std::optional<Diagnosis> whyNone;
};

/// Solutions that are looked at one after the other.
struct LookedAtSolutions {
    /// In the solver's order from the first on, as far as they were asked for.
    std::vector<Grid> found;
    std::optional<std::size_t> shown;
    bool hasAll = false;
    /// No other solution was found in the time it may take.
    bool gaveUp = false;

    /// Which solution is looked at; null: none.
    const Grid* shownSolution() const { return shown ? &found[*shown] : nullptr; }
    bool hasPrevious() const { return shown && (*shown > 0 || hasAll); }
};

/// A solution to be entered.
struct Filling {
    std::optional<Grid> solution;
};

/// How hard a layout is as it stands, by HoDoKu's profile.
struct LayoutRating {
    /// Only of one solution is there more to tell.
    SolutionState state = SolutionState::unknown;
    RatingReport report = {};
};

/// One of each row, in the order in which they are worked out: what is seen on the board first.
std::vector<std::unique_ptr<Answer>> makeAnswers();

}  // namespace nonet
