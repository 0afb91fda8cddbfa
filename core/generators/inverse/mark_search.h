// The constrained breadth search of [Inverse]: from a solved board down, one mark a step, always to the one child that
// a heuristic likes best. No step is ever taken back.
//
// Run literally it ends with a board of no clues at all: a filled cell can always be emptied, and its answer stays
// written in it as the only mark. The board is solvable from those marks and says nothing to a person. What repairs it
// is repairedClues: cells whose marks are incomplete get their value back as a clue.
#pragma once

#include "core/foundation/progress.h"
#include "core/foundation/random_source.h"
#include "core/generators/inverse/mark_family.h"
#include "core/generators/inverse/method_reach.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

/// What is liked best in a child; equals are drawn from.
enum class InverseHeuristic : std::uint8_t {
    random,
    /// Few ways back: t(child) = -|parents|.
    t,
    /// A hard way back: d(child) = the least rank of a method with a forward step. It is 1 or 2 in nearly every state,
    /// so it steers little.
    d,
    /// Values first: as many filled cells are emptied as can be.
    singleFirst,
};

inline constexpr std::array kInverseHeuristics = {InverseHeuristic::random, InverseHeuristic::t, InverseHeuristic::d,
                                                  InverseHeuristic::singleFirst};

/// A heuristic and when it holds: from this level on, while there are at least that many good children. The last stage
/// of a plan that holds decides; random where none does.
struct HeuristicStage {
    InverseHeuristic heuristic = InverseHeuristic::random;
    int fromLevel = 0;
    int fromChildren = 0;
    friend bool operator==(const HeuristicStage&, const HeuristicStage&) = default;
};

struct MarkSearchOptions {
    std::vector<HeuristicStage> plan = {};
    GoodRule rule = GoodRule::leadsBack;
};

/// One step of the search, for a film of it.
struct MarkSearchStep {
    MethodUse use;
    InverseHeuristic heuristic = InverseHeuristic::random;
    int children = 0;
    int goodChildren = 0;
    /// The chosen child's parents (heuristic t, else 0) and the least rank that leads back from it (heuristic d, else
    /// 0).
    int parents = 0;
    int leastRank = 0;
    friend bool operator==(const MarkSearchStep&, const MarkSearchStep&) = default;
};

class MarkSearch {
public:
    /// start_search of [Inverse 5.2]: the first step empties a random cell of the solved grid.
    MarkSearch(const ClassicDigits& solution, MarkSearchOptions options, RandomSource random);

    /// False where no good child is left. Cost: microseconds; t and d a tenth of a millisecond.
    bool step();

    const MarkBoard& board() const { return m_board; }
    const ClassicDigits& solution() const { return m_solution; }
    const std::vector<MarkSearchStep>& steps() const { return m_steps; }
    /// Holds for the steps to come.
    void setPlan(std::vector<HeuristicStage> plan) { m_options.plan = std::move(plan); }

private:
    void take(const MarkNeighbour& child, MarkSearchStep step);
    InverseHeuristic heuristicFor(std::size_t goodChildren) const;

    ClassicDigits m_solution;
    MarkSearchOptions m_options;
    RandomSource m_random;
    MarkBoard m_board;
    MethodReach m_reach;
    std::vector<MarkSearchStep> m_steps;
};

/// What is to be said of a board that a search came to.
struct MarkVerdict {
    int clues = 0;
    int level = 0;
    /// By the five methods: from the marks as they stand, and from full marks, as a person would begin.
    bool isGoodFromMarks = false;
    bool isGoodFromClues = false;
    /// Blank cells whose only mark is their answer, and those with all nine marks.
    int answersWritten = 0;
    int fullyMarked = 0;
    friend bool operator==(const MarkVerdict&, const MarkVerdict&) = default;
};
MarkVerdict verdictOn(const MarkBoard& board);

struct MarkSearchOutcome {
    MarkBoard board;
    std::vector<MarkSearchStep> steps;
    /// Steps after which the clues alone were still good; with the next the answer needed its marks.
    int soundSteps = 0;
    bool wasStopped = false;
};

/// Steps until no good child is left. Cost: a few milliseconds; t and d up to half a second. progress.done is the
/// level, progress.total 729.
MarkSearchOutcome searchMarks(const ClassicDigits& solution, const MarkSearchOptions& options, RandomSource random,
                              std::stop_token stop = {}, const ProgressSink& progress = {});

/// The board as a puzzle: cells whose marks are not all nine get their value back.
ClassicDigits repairedClues(const MarkBoard& board, const ClassicDigits& solution);

}  // namespace nonet
