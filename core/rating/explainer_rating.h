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

enum class ExplainerEnd : std::uint8_t {
    solved,
    noWay,    // the scale finds no step: ER is 20.0
    stopped,  // by the token, or out of what may be done
};

/// Which steps of a path its numbers come from, each the first of its height; -1 where there is none yet.
struct ExplainerSources {
    int hardest = -1;
    /// There is none before the path places a digit: until then EP is at least the hardest step.
    int pearl = -1;
    int diamond = -1;
    friend bool operator==(const ExplainerSources&, const ExplainerSources&) = default;
};
/// The steps may be the beginning of a path only: what is known of it while it is walked.
ExplainerSources explainerSources(std::span<const explainer::Step> steps);

/// The numbers of a path that ends so.
ExplainerRating explainerRating(std::span<const explainer::Step> steps, ExplainerEnd end);

/// A moment of a path, to be looked at: a cell has a digit or candidates. Candidates that its peers' digits forbid stay
/// where the puzzle's own start candidates have them.
struct ExplainerMoment {
    Grid digits;
    CandidateGrid candidates;
    /// The step that comes now, to be drawn; nothing after the last one.
    std::optional<Step> step;
    friend bool operator==(const ExplainerMoment&, const ExplainerMoment&) = default;
};
/// The moment after the first `place` (0 .. their number) of these steps from a classic puzzle's start; chain: of the
/// step that comes now, the one of its chains that is drawn alone. Cost: some microseconds a step.
ExplainerMoment explainerMoment(const Puzzle& puzzle, std::span<const explainer::Step> steps, std::size_t place,
                                std::optional<std::size_t> chain = std::nullopt);

/// Rates by Sukaku Explainer's scale, from any thread. Keeps what a rating needs, some megabytes a thread that rates at
/// the same time, for the next one.
///
/// A rating belongs to the grid as it stands: a turned or relabelled copy may be rated up to half a point otherwise.
class ExplainerRater {
public:
    /// The puzzle must be classic and have one solution; it is rated from its givens and start candidates. most: how
    /// much may be done, as explainer::Work counts it, 0 for no limit; what was stopped or ran out of it says so and is
    /// "at least". From ten microseconds for singles to half a second at 11 and some seconds near 12.
    ExplainerRating rate(const Puzzle& puzzle, std::stop_token stop = {}, std::uint64_t most = 0);
    ExplainerPath path(const Puzzle& puzzle, std::stop_token stop = {}, std::uint64_t most = 0);
    /// Tells the steps of path() as they are found, by the thread that asks. done: steps that are known already, from a
    /// path that was stopped; it goes on after them, and what comes is what would have come.
    ExplainerEnd follow(const Puzzle& puzzle, const explainer::Rater::StepSink& tell, std::stop_token stop = {},
                        std::uint64_t most = 0, std::span<const explainer::Step> done = {});

private:
    std::unique_ptr<explainer::Rater> take();
    void giveBack(std::unique_ptr<explainer::Rater> rater);

    std::mutex m_mutex;
    std::vector<std::unique_ptr<explainer::Rater>> m_idle;
};

}  // namespace nonet
