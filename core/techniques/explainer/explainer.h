// ER, EP and ED: how hard a puzzle is by Sukaku Explainer 2023.3.16 in its default, to the tenth. Its producers, its
// order and its way to count live in this folder, apart from all other techniques: they answer to that scale alone.
#pragma once

#include "core/techniques/explainer/explainer_branches.h"
#include "core/techniques/explainer/explainer_forcing.h"
#include "core/techniques/explainer/explainer_wings.h"

#include <functional>
#include <span>

namespace nonet::explainer {

/// The whole path's numbers, in tenths: 66 is 6.6.
struct Numbers {
    /// The hardest step; 200 where the scale finds no way, and then the others may be 0.
    int hardest = 0;
    /// The hardest up to the first step that places a digit, it included.
    int pearl = 0;
    /// The first step.
    int diamond = 0;
    int steps = 0;
    /// Before the first step that is as hard as the hardest.
    int stepsBefore = 0;
    /// Ended by the token, the budget or a step above what was asked for: the numbers are then of the path so far, so
    /// the rating is at least that.
    bool wasStopped = false;

    friend bool operator==(const Numbers&, const Numbers&) = default;
};

/// As the scale prints it.
constexpr int tenthsOf(double rating) { return static_cast<int>((rating + 0.05) * 10); }

/// A board of givens, row-major, 1..9 and 0 for blank: candidates are what no peer forbids.
Board boardOfGivens(std::span<const std::uint8_t, 81> givens);
/// A board of pencil marks: a cell that keeps one candidate, which none of its peers has, is filled.
Board boardOfMarks(std::span<const Nine, 81> candidates);

/// Rates one board after the other. Holds some megabytes, taken when first needed and kept: one a thread.
class Rater {
public:
    Rater();
    ~Rater();
    Rater(const Rater&) = delete;
    Rater& operator=(const Rater&) = delete;

    /// most: how much may be done (Work), 0 for no limit. Looks at the token at least every few milliseconds.
    Numbers rate(const Board& board, std::stop_token stop = {}, std::uint64_t most = 0);
    /// Rates, but gives up at the first step above `highest` tenths.
    Numbers rateUpTo(int highest, const Board& board, std::stop_token stop = {});
    /// Told each step as soon as it is found, by the thread that asks.
    using StepSink = std::function<void(Step)>;
    /// Rates, and tells every step with its chains, in order.
    Numbers path(const Board& board, const StepSink& tell, std::stop_token stop = {}, std::uint64_t most = 0);
    Numbers path(const Board& board, std::vector<Step>& steps, std::stop_token stop = {}, std::uint64_t most = 0);

private:
    struct Chains;
    Numbers walk(Board board, Work work, const StepSink* tell, int highest);
    bool findNext(const Board& board, Work& work, Hint& hint);
    /// False where it was stopped.
    bool tellStep(const Board& board, const Hint& hint, const Work& work, const StepSink& tell);

    AlignedExclusion m_aligned;
    std::unique_ptr<Chains> m_chains;
};

}  // namespace nonet::explainer
