#include "core/generators/goal_search.h"

#include "core/canonical/classic_transform.h"
#include "core/generators/clue_exchange.h"
#include "core/generators/dig.h"
#include "core/generators/erase.h"
#include "core/generators/pattern_fill.h"
#include "core/generators/random_grid.h"
#include "core/rating/bottleneck.h"
#include "core/rating/explainer_rating.h"
#include "core/solvers/band_lookup/floors_solver.h"

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

constexpr int kRestarts = 24;
/// Filling a mask takes about as long as fifty digs.
constexpr int kFills = 2;
/// Edits after which a walk that finds nothing more ends.
constexpr int kIdleEdits = 200;
/// Edits that were taken between two puzzles of a walk, and cells in which it differs from every other of its piece.
constexpr int kEditsApart = 2;
constexpr int kCellsApart = 4;
/// Isomorphs of a puzzle that are tried, until the path of one meets the goal.
constexpr int kIsomorphs = 4;
/// By how many points of distance an edit may be worse to be taken with a probability of 1/e.
constexpr double kWarmth = 20;
/// Scores above those asked for that are still told apart.
constexpr int kScoreMargin = 200;
/// Tenths of ER above those asked for that are still told apart.
constexpr int kExplainerMargin = 10;
/// Stands for the distance by Explainer's scale of a puzzle whose path misses the goal: it is not asked for.
constexpr double kNotRated = 400;

struct Sorted {
    SolvedPuzzle puzzle;
    double distance = 0;
};

int differingCells(const ClassicDigits& one, const ClassicDigits& other) {
    int cells = 0;
    for (const Cell cell : classic::kAllCells)
        cells += one.valueAt(cell) != other.valueAt(cell) ? 1 : 0;
    return cells;
}

void measureNeed(const PuzzleGoal& goal, const NeededTechnique& needed, GoalPuzzle& found,
                 const std::stop_token& stop) {
    const bool isHardest = goal.hardest == needed.technique;
    const TechniqueSet others =
        isHardest ? techniquesUpTo(goal.profile, needed.technique) : techniquesBefore(goal.profile, needed.technique);
    const TechniqueNeed need = techniqueNeed(found.puzzle, needed.technique, others & techniquesOn(goal.profile),
                                             {.profile = goal.profile, .uses = needed.times}, stop);
    found.need = need;
    if (isHardest && need.atLeast < needed.times)
        found.missed.set(GoalPart::needed);
}

void measureWidth(const PuzzleGoal& goal, GoalPuzzle& found, const std::stop_token& stop) {
    const BottleneckOptions options{.engine = {.profile = goal.profile}, .fewestWanted = goal.width.lowest};
    const SolvePath path = rate(found.puzzle, goal.profile, stop).path;
    found.width = bottleneckProfile(Position::fromPuzzle(found.puzzle), path, options, stop).widthWhileOpen();
    if (!goal.width.contains(*found.width))
        found.missed.set(GoalPart::width);
}

/// Asks by Explainer's scale how far a puzzle is from the goal.
class ExplainerJudge {
public:
    explicit ExplainerJudge(const ExplainerGoal& goal) : m_goal(goal) {}

    double distanceOf(const ClassicDigits& puzzle, const std::stop_token& stop) {
        if (!m_goal.asks())
            return 0;
        const int highest = std::min(m_goal.rating.highest, kExplainerTenths.highest) + kExplainerMargin;
        const explainer::Board start = explainer::boardOfGivens(puzzle.values);
        return m_goal.distanceTo(m_rater.rateUpTo(highest, start, stop), start);
    }

private:
    const ExplainerGoal& m_goal;
    explainer::Rater m_rater;
};

class PieceSearch {
public:
    PieceSearch(const PuzzleGoal& goal, RandomSource random, int mostPuzzles, std::stop_token stop,
                const GoalWatch& watch)
        : m_goal(goal), m_rules(pathRules(goal.profile)), m_limits(pathLimits(goal)), m_orbits(goal.symmetry),
          m_explainer(goal.explainer), m_random(random), m_mostPuzzles(std::min(mostPuzzles, kPuzzlesAGoalPiece)),
          m_stop(std::move(stop)), m_watch(watch) {
        m_hasHighestScore = m_limits.highestScore < std::numeric_limits<int>::max() - kScoreMargin;
        if (m_hasHighestScore)
            m_limits.highestScore += kScoreMargin;
    }

    GoalPiece run() {
        const int restarts = m_goal.mask ? kFills : kRestarts;
        for (int i = 0; i < restarts && !isEnded(); ++i)
            restart();
        if (m_nearest && !isEnded())
            walk(*m_nearest);
        if (m_piece.found.empty() && m_nearest && !m_stop.stop_requested())
            m_piece.best = confirmed(*m_nearest);
        m_piece.wasStopped = m_stop.stop_requested();
        return std::move(m_piece);
    }

private:
    bool isEnded() const { return static_cast<int>(m_piece.found.size()) >= m_mostPuzzles || m_stop.stop_requested(); }

    Sorted sort(const SolvedPuzzle& puzzle, const PathLimits& limits, PathMemory* memory = nullptr) {
        ++m_piece.tried;
        const int clues = puzzle.puzzle.filledCount();
        const PathNumbers path =
            asksForPath(m_goal) ? pathNumbers(puzzle.puzzle, m_rules, limits, memory) : PathNumbers();
        const double distance = goalDistance(m_goal, clues, path);
        if (distance == 0)
            return {puzzle, m_explainer.distanceOf(puzzle.puzzle, m_stop)};
        return {puzzle, distance + (m_goal.explainer.asks() ? kNotRated : 0)};
    }
    Sorted sort(const SolvedPuzzle& puzzle) { return sort(puzzle, m_limits); }

    std::optional<SolvedPuzzle> begin() {
        if (m_goal.mask) {
            const PatternFill fill = fillPattern(*m_goal.mask, m_random, m_stop);
            std::uint64_t& fewest = m_piece.fewestSolutions;
            fewest = fewest == 0 ? fill.fewestSolutions : std::min(fewest, fill.fewestSolutions);
            return fill.puzzle;
        }
        const ClassicDigits solution = randomGrid(m_random);
        const ClassicCellSet clues = digOrbits(solution, m_orbits, clueTarget(m_goal, m_random), m_random);
        return SolvedPuzzle{.puzzle = shown(solution, clues), .solution = solution};
    }

    void restart() {
        const std::optional<SolvedPuzzle> puzzle = begin();
        if (!puzzle)
            return;
        const Sorted sorted = sort(*puzzle);
        const bool isNearer = !m_nearest || sorted.distance < m_nearest->distance;
        tell(sorted, false, isNearer);
        if (sorted.distance == 0 && offer(sorted))
            m_originals.push_back(puzzle->puzzle);
        if (isNearer)
            m_nearest = sorted;
    }

    std::optional<SolvedPuzzle> edit(const SolvedPuzzle& puzzle, ClueExchange& exchange) {
        if (m_goal.mask)
            return editDigits(puzzle, m_random);
        const auto clues = exchange.edit(cluesOf(puzzle.puzzle), m_random);
        if (!clues)
            return std::nullopt;
        return SolvedPuzzle{.puzzle = shown(puzzle.solution, *clues), .solution = puzzle.solution};
    }

    /// The distance up to which the next edit is taken: further by x with a probability of e^(-x / kWarmth).
    double furthestTaken(double distance) {
        constexpr std::uint32_t kParts = 1U << 16U;
        return distance - kWarmth * std::log((m_random.below(kParts) + 1.0) / kParts);
    }

    /// A score so high that the edit will not be taken need not be known.
    PathLimits limitsUpTo(double furthest) const {
        PathLimits limits = m_limits;
        if (m_hasHighestScore && furthest < kScoreMargin)
            limits.highestScore += static_cast<int>(std::ceil(furthest)) - kScoreMargin;
        return limits;
    }

    void walk(Sorted& nearest) {
        Sorted at = nearest;
        int takenSinceFound = at.distance == 0 ? 0 : kEditsApart;
        ClueExchange exchange(at.puzzle.solution, m_orbits);
        PathMemory memory;
        for (int idle = 0; idle < kIdleEdits && !isEnded(); ++idle) {
            const std::optional<SolvedPuzzle> edited = edit(at.puzzle, exchange);
            if (!edited)
                continue;
            const double furthest = furthestTaken(at.distance);
            const Sorted next = sort(*edited, limitsUpTo(furthest), &memory);
            if (next.distance < nearest.distance)
                nearest = next;
            tell(next, true, next.distance <= furthest);
            if (next.distance > furthest)
                continue;
            at = next;
            ++takenSinceFound;
            if (at.distance == 0 && takenSinceFound >= kEditsApart && offerIsomorph(at)) {
                takenSinceFound = 0;
                idle = 0;
            }
        }
    }

    void tell(const Sorted& made, bool isEdit, bool isTaken) const {
        if (m_watch)
            m_watch({made.puzzle.puzzle, made.distance, isEdit, isTaken, m_piece.found.size()});
    }

    std::optional<GoalPuzzle> confirmed(const Sorted& sorted) {
        std::optional<GoalPuzzle> found = confirm(m_goal, sorted.puzzle.puzzle, sorted.puzzle.solution, m_stop);
        if (found)
            found->distance = sorted.distance;
        return found;
    }

    bool offer(const Sorted& sorted) {
        std::optional<GoalPuzzle> found = confirmed(sorted);
        if (!found || found->missed.any() || isEnded())
            return false;
        m_piece.found.push_back(std::move(*found));
        return true;
    }

    /// The walk's puzzles have one solution; as isomorphs they do not look alike.
    bool offerIsomorph(const Sorted& sorted) {
        const auto isNear = [&sorted](const ClassicDigits& other) {
            return differingCells(sorted.puzzle.puzzle, other) < kCellsApart;
        };
        if (std::ranges::any_of(m_originals, isNear))
            return false;
        // The path looks at houses and digits in order, so it may be another.
        for (int i = 0; i < kIsomorphs; ++i) {
            const Sorted isomorph = isomorphOf(sorted.puzzle);
            if (isomorph.distance != 0)
                continue;
            if (!offer(isomorph))
                return false;
            m_originals.push_back(sorted.puzzle.puzzle);
            return true;
        }
        return false;
    }

    Sorted isomorphOf(const SolvedPuzzle& puzzle) {
        ClassicTransform transform = randomTransform(m_random);
        // Lines cannot move where clues must stand in their places.
        if (m_goal.mask || m_goal.symmetry != Symmetry::none)
            transform = {.labels = transform.labels};
        return sort({.puzzle = apply(transform, puzzle.puzzle), .solution = apply(transform, puzzle.solution)},
                    limitsUpTo(0));
    }

    const PuzzleGoal& m_goal;
    PathRules m_rules;
    /// With kScoreMargin, where there is a highest score.
    PathLimits m_limits;
    bool m_hasHighestScore = false;
    Orbits m_orbits;
    ExplainerJudge m_explainer;
    RandomSource m_random;
    int m_mostPuzzles;
    std::stop_token m_stop;
    const GoalWatch& m_watch;
    GoalPiece m_piece;
    /// What was found, as it was before it was transformed.
    std::vector<ClassicDigits> m_originals;
    std::optional<Sorted> m_nearest;
};

}  // namespace

std::optional<GoalPuzzle> confirm(const PuzzleGoal& goal, const ClassicDigits& puzzle, const ClassicDigits& solution,
                                  std::stop_token stop) {
    const FloorsOutcome proof = solveByFloors(ClassicMarks::from(puzzle), {.solutions = 2}, stop);
    if (proof.wasStopped || proof.count != 1 || proof.solutions.front() != solution)
        return std::nullopt;
    GoalPuzzle found;
    found.puzzle = Puzzle(puzzle.toGrid());
    found.solution = solution.toGrid();
    RatingByUses rating = rateByUses(found.puzzle, goal.profile, stop);
    if (goal.explainer.asks())
        rating.report.explainer = ExplainerRater().rate(found.puzzle, stop);
    found.missed = missedParts(goal, found.puzzle, rating);
    found.rating = std::move(rating.report);
    found.uses = rating.uses;
    if (found.missed.none() && goal.needed)
        measureNeed(goal, *goal.needed, found, stop);
    if (found.missed.none() && goal.width != IntRange())
        measureWidth(goal, found, stop);
    if (stop.stop_requested())
        return std::nullopt;
    return found;
}

GoalPiece searchGoalPiece(const PuzzleGoal& goal, std::uint64_t seed, std::uint64_t piece, int mostPuzzles,
                          std::stop_token stop, const GoalWatch& watch) {
    return PieceSearch(goal, RandomSource::forPiece(seed, piece), mostPuzzles, std::move(stop), watch).run();
}

}  // namespace nonet
