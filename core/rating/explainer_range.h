// How much ER owes to the way a puzzle is written: ratings of copies with lines, chutes and digits exchanged.
//
// Orders decide between steps that are equally hard, and the orders go by cells and digits. Of 440 puzzles, 16 were
// rated otherwise in one such copy, none of them below 7.5 and by half a point at most.
#pragma once

#include "core/rating/explainer_rating.h"

namespace nonet {

struct ExplainerRangeOptions {
    int copies = 20;
    /// Another one, other copies; nothing: always the same for a puzzle.
    std::optional<std::uint64_t> seed = std::nullopt;
    /// How much may be done for each copy (explainer::Work), 0 for no limit.
    std::uint64_t most = 0;
};

/// Where ER lies for a puzzle and its copies.
struct ExplainerRange {
    /// Those that were rated.
    int copies = 0;
    /// In tenths, the puzzle's own among them.
    int lowest = 0;
    int highest = 0;
    /// Copies that are rated otherwise than the puzzle.
    int different = 0;
    /// Copies that ran out of what may be done; they count for nothing else.
    int tooLong = 0;
    bool wasStopped = false;
    friend bool operator==(const ExplainerRange&, const ExplainerRange&) = default;
};

/// The copies that a range is over, drawn before any is rated: the same seed gives the same ones.
std::vector<Puzzle> explainerCopies(const Puzzle& puzzle, const ExplainerRangeOptions& options = {});

/// A classic puzzle with one solution, and its own rating. tell: what is known so far, after each copy, by the thread
/// that asks. Cost: a rating for each copy.
ExplainerRange explainerRange(ExplainerRater& rater, const Puzzle& puzzle, const ExplainerRating& own,
                              const ExplainerRangeOptions& options = {}, std::stop_token stop = {},
                              const std::function<void(const ExplainerRange&)>& tell = {});

}  // namespace nonet
