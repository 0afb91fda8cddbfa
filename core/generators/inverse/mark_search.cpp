#include "core/generators/inverse/mark_search.h"

#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/method_uses.h"

#include <algorithm>
#include <limits>
#include <span>

namespace nonet {
namespace {

MethodReach searchReachAfter(MethodReach reach, const MarkBoard& board, Candidate mark) {
    if (board.isFilled(mark.cell))
        reach.unfill(mark.cell);
    else
        reach.addMark(mark.cell, mark.digit);
    return reach;
}

/// How much the heuristic likes a child.
int scoreOf(const MarkNeighbour& child, InverseHeuristic heuristic, const MarkBoard& board, const MethodReach& reach) {
    switch (heuristic) {
    case InverseHeuristic::random: return 0;
    case InverseHeuristic::t: return -searchReachAfter(reach, board, child.mark).parentCount();
    case InverseHeuristic::d: {
        const std::optional<InverseMethod> easiest = searchReachAfter(reach, board, child.mark).easiest();
        return easiest ? rankOf(*easiest) : 0;
    }
    case InverseHeuristic::singleFirst: return board.isFilled(child.mark.cell) ? 1 : 0;
    }
    return 0;
}

ClassicDigits cluesAfter(const ClassicDigits& solution, std::span<const MarkSearchStep> steps) {
    ClassicDigits clues = solution;
    for (const MarkSearchStep& step : steps)
        if (step.use.method == InverseMethod::singleCandidate)
            clues.clear(step.use.cell);
    return clues;
}

/// Fewer clues never make more good: halves the steps until the last good ones are found.
int soundSteps(const ClassicDigits& solution, std::span<const MarkSearchStep> steps) {
    std::size_t good = 0;
    std::size_t bad = steps.size() + 1;
    while (bad - good > 1) {
        const std::size_t middle = good + (bad - good) / 2;
        (isGood(cluesAfter(solution, steps.first(middle))) ? good : bad) = middle;
    }
    return static_cast<int>(good);
}

}  // namespace

MarkSearch::MarkSearch(const ClassicDigits& solution, MarkSearchOptions options, RandomSource random)
    : m_solution(solution), m_options(std::move(options)), m_random(random), m_board(MarkBoard::fromSolution(solution)),
      m_reach(m_board, solution) {}

InverseHeuristic MarkSearch::heuristicFor(std::size_t goodChildren) const {
    InverseHeuristic heuristic = InverseHeuristic::random;
    for (const HeuristicStage& stage : m_options.plan)
        if (m_board.level() >= stage.fromLevel && static_cast<int>(goodChildren) >= stage.fromChildren)
            heuristic = stage.heuristic;
    return heuristic;
}

bool MarkSearch::step() {
    const bool isFirst = m_board.level() == 0;
    const std::vector<MarkNeighbour> all = children(m_board, m_solution);
    // start_search asks nothing of its first step.
    const std::vector<MarkNeighbour> good =
        isFirst || m_options.rule == GoodRule::leadsBack ? all : goodChildren(m_board, m_solution, m_options.rule);
    if (good.empty())
        return false;
    MarkSearchStep step;
    step.children = static_cast<int>(all.size());
    step.goodChildren = static_cast<int>(good.size());
    step.heuristic = isFirst ? InverseHeuristic::random : heuristicFor(good.size());
    int best = std::numeric_limits<int>::min();
    std::vector<const MarkNeighbour*> liked;
    for (const MarkNeighbour& child : good) {
        const int score = scoreOf(child, step.heuristic, m_board, m_reach);
        if (score > best)
            liked.clear();
        best = std::max(best, score);
        if (score == best)
            liked.push_back(&child);
    }
    step.parents = step.heuristic == InverseHeuristic::t ? -best : 0;
    step.leastRank = step.heuristic == InverseHeuristic::d ? best : 0;
    take(*liked[m_random.below(static_cast<std::uint32_t>(liked.size()))], step);
    return true;
}

void MarkSearch::take(const MarkNeighbour& child, MarkSearchStep step) {
    const std::optional<MethodUse> use = firstUseAt(m_board, child.methods[0], MarkDirection::inverse, child.mark);
    assert(use.has_value());
    step.use = use.value_or(MethodUse{});
    m_reach = searchReachAfter(m_reach, m_board, child.mark);
    applyUse(m_board, step.use, MarkDirection::inverse);
    m_steps.push_back(step);
}

MarkVerdict verdictOn(const MarkBoard& board) {
    MarkVerdict verdict;
    verdict.clues = board.filledCells().count();
    verdict.level = board.level();
    verdict.isGoodFromMarks = isGood(board);
    verdict.isGoodFromClues = isGood(board.values());
    for (const Cell cell : classic::kAllCells - board.filledCells()) {
        verdict.answersWritten += board.marks(cell).count() == 1 ? 1 : 0;
        verdict.fullyMarked += board.marks(cell) == classic::kAllDigits ? 1 : 0;
    }
    return verdict;
}

MarkSearchOutcome searchMarks(const ClassicDigits& solution, const MarkSearchOptions& options, RandomSource random,
                              std::stop_token stop, const ProgressSink& progress) {
    MarkSearch search(solution, options, random);
    MarkSearchOutcome outcome;
    while (!outcome.wasStopped && search.step()) {
        outcome.wasStopped = stop.stop_requested();
        if (progress)
            progress({static_cast<std::uint64_t>(search.board().level()), 729});
    }
    outcome.board = search.board();
    outcome.steps = search.steps();
    outcome.soundSteps = soundSteps(solution, outcome.steps);
    return outcome;
}

ClassicDigits repairedClues(const MarkBoard& board, const ClassicDigits& solution) {
    ClassicDigits clues = board.values();
    for (const Cell cell : classic::kAllCells - board.filledCells())
        if (board.marks(cell) != classic::kAllDigits)
            clues.set(cell, Digit(solution.valueAt(cell)));
    return clues;
}

}  // namespace nonet
