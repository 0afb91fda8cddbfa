// ER, EP and ED of a puzzle: the scale of core/techniques/explainer, asked by puzzle.
#pragma once

#include "core/rating/rating.h"
#include "core/techniques/explainer/explainer.h"

#include <mutex>

namespace nonet {

/// ER, EP, ED and the steps that they come from.
struct ExplainerPath {
    ExplainerRating rating;
    /// False where the scale finds no way: it says 20.0 then.
    bool isSolved = false;
    std::vector<explainer::Step> steps;
};

ExplainerRating ratingOf(const explainer::Numbers& numbers);

/// Rates by Sukaku Explainer's scale, from any thread. Keeps what a rating needs, some megabytes a thread that rates at
/// the same time, for the next one.
///
/// A rating belongs to the grid as it stands: a turned or relabelled copy may be rated up to half a point otherwise.
class ExplainerRater {
public:
    /// Of a classic puzzle with one solution, from its givens and start candidates. most: how much may be done, as
    /// explainer::Work counts it, 0 for no limit; what was stopped or ran out of it says so and is "at least". From ten
    /// microseconds for singles to a second at 11.
    ExplainerRating rate(const Puzzle& puzzle, std::stop_token stop = {}, std::uint64_t most = 0);
    ExplainerPath path(const Puzzle& puzzle, std::stop_token stop = {}, std::uint64_t most = 0);

private:
    std::unique_ptr<explainer::Rater> take();
    void giveBack(std::unique_ptr<explainer::Rater> rater);

    std::mutex m_mutex;
    std::vector<std::unique_ptr<explainer::Rater>> m_idle;
};

}  // namespace nonet
