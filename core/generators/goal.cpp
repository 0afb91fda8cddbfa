#include "core/generators/goal.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace nonet {
namespace {

constexpr int kCells = 81;

/// Scores that make a puzzle of the level, where no technique of a higher level is used.
IntRange scoresOf(Level level) {
    const auto l = static_cast<std::size_t>(level);
    IntRange range;
    if (level != Level::easy)
        range.lowest = kLevelMaximumScore[l - 1] + 1;
    if (level != Level::extreme)
        range.highest = kLevelMaximumScore[l];
    return range;
}

TechniqueSet techniquesOfLevels(const Profile& profile, Level highest) {
    TechniqueSet set;
    for (const ProfileRow& row : profile.rows)
        set.set(row.technique, row.level <= highest);
    return set;
}

TechniqueSet allowedBy(const PuzzleGoal& goal) {
    TechniqueSet allowed =
        (goal.allowed | techniquesOf(TechniqueFamily::singles)) & ~goal.forbidden & techniquesOn(goal.profile);
    if (goal.level)
        allowed &= techniquesOfLevels(goal.profile, *goal.level);
    if (goal.hardest)
        allowed &= techniquesUpTo(goal.profile, *goal.hardest);
    return allowed;
}

/// By its rest modulo `lowest`, the smallest sum of scores that there is; each larger one of that rest is a sum too.
std::vector<int> smallestSums(const Profile& profile, int lowest) {
    std::vector<int> smallest(static_cast<std::size_t>(lowest), std::numeric_limits<int>::max());
    smallest[0] = 0;
    for (const ProfileRow& row : profile.rows) {
        if (!row.isOn)
            continue;
        // Adding one score again and again goes round a circle of rests; twice round, each has been reached.
        const int circles = std::gcd(row.score, lowest);
        for (int circle = 0; circle < circles; ++circle) {
            int rest = circle;
            for (int i = 0; i < 2 * lowest / circles; ++i) {
                const int sum = smallest[static_cast<std::size_t>(rest)];
                rest = (rest + row.score) % lowest;
                int& next = smallest[static_cast<std::size_t>(rest)];
                if (sum != std::numeric_limits<int>::max())
                    next = std::min(next, sum + row.score);
            }
        }
    }
    return smallest;
}

/// What the last blank of every board costs, where that is known: it is a full house, if those are looked for first.
int scoreOfLast(const Profile& profile) {
    const auto first = std::ranges::find(profile.rows, true, &ProfileRow::isOn);
    return first != profile.rows.end() && first->technique == TechniqueId::fullHouse ? first->score : 0;
}

/// Whether some sum of steps' scores lies in the range; there is a step at least for each blank that the clues leave.
bool isInReach(const Profile& profile, const IntRange& scores, const IntRange& clues) {
    const int lowest = lowestScore(profile);
    if (lowest == 0)
        return true;
    const int last = scoreOfLast(profile);
    const int least = std::max({scores.lowest, std::max(1, kCells - clues.highest) * lowest, last}) - last;
    const std::vector<int> smallest = smallestSums(profile, lowest);
    for (int rest = 0; rest < lowest; ++rest) {
        if (smallest[static_cast<std::size_t>(rest)] == std::numeric_limits<int>::max())
            continue;
        const int sum = std::max(smallest[static_cast<std::size_t>(rest)], least);
        const std::int64_t reached = std::int64_t{sum} + ((rest - sum) % lowest + lowest) % lowest;
        if (last + reached <= scores.highest)
            return true;
    }
    return false;
}

/// How many of the techniques that the goal also needs were never used.
int missingTechniques(const PuzzleGoal& goal, const TechniqueUses& uses) {
    int missing = 0;
    for (const TechniqueId id : TechniqueUses::keys())
        missing += goal.alsoNeeded.test(id) && uses[id] == 0 ? 1 : 0;
    return missing;
}

}  // namespace

IntRange scoreRange(const PuzzleGoal& goal) {
    if (!goal.level)
        return goal.score;
    const IntRange level = scoresOf(*goal.level);
    return {std::max(goal.score.lowest, level.lowest), std::min(goal.score.highest, level.highest)};
}

PathLimits pathLimits(const PuzzleGoal& goal) {
    return {.allowed = allowedBy(goal), .highestScore = scoreRange(goal).highest};
}

int clueTarget(const PuzzleGoal& goal, RandomSource& random) {
    const auto [lowest, highest] = goal.clues;
    if (lowest > 0)
        return highest >= 81
                   ? lowest
                   : lowest + static_cast<int>(random.below(static_cast<std::uint32_t>(highest - lowest + 1)));
    // Each blank is filled by a step, so a low score leaves room for few blanks.
    const int least = std::max(1, lowestScore(goal.profile));
    if (goal.score.highest < kCells * least)
        return std::min(highest, kCells - goal.score.highest / least);
    constexpr int kHiddenSingleInABox = 12;
    constexpr int kHiddenSingleInALine = 15;
    // Full houses alone seldom finish a board with fewer.
    if (goal.hardest == TechniqueId::fullHouse || goal.explainer.rating.highest < kHiddenSingleInABox)
        return std::min(highest, 60 + static_cast<int>(random.below(12)));
    if (goal.level == Level::easy || goal.explainer.rating.highest < kHiddenSingleInALine)
        return std::min(highest, 30 + static_cast<int>(random.below(8)));
    return 0;
}

bool asksForPath(const PuzzleGoal& goal) {
    return goal.level || goal.hardest || goal.needed || goal.alsoNeeded.any() || goal.score != IntRange() ||
           goal.width != IntRange() || !(goal.allowed & ~goal.forbidden).all();
}

GoalParts missedParts(const PuzzleGoal& goal, int clues, const TechniqueUses& uses, bool isSolved) {
    GoalParts missed;
    const auto miss = [&missed](GoalPart part, bool isMissed) {
        if (isMissed)
            missed.set(part);
    };
    miss(GoalPart::clues, !goal.clues.contains(clues));
    if (!asksForPath(goal))
        return missed;
    const HodokuRating rating = rateHodoku(uses, isSolved, goal.profile);
    const TechniqueSet allowed = (goal.allowed | techniquesOf(TechniqueFamily::singles)) & ~goal.forbidden;
    for (const TechniqueId id : TechniqueUses::keys())
        miss(GoalPart::techniques, uses[id] > 0 && !allowed.test(id));
    miss(GoalPart::techniques, !isSolved);
    miss(GoalPart::score, !goal.score.contains(rating.score));
    if (goal.level)
        miss(GoalPart::level, !isSolved || rating.level != *goal.level || rating.score < scoresOf(*goal.level).lowest);
    miss(GoalPart::hardest, goal.hardest && rating.hardest != goal.hardest);
    miss(GoalPart::needed, missingTechniques(goal, uses) > 0);
    miss(GoalPart::needed, goal.needed && uses[goal.needed->technique] < goal.needed->times);
    return missed;
}

GoalParts missedParts(const PuzzleGoal& goal, const Puzzle& puzzle, const RatingReport& rating) {
    return missedParts(goal, puzzle, RatingByUses{rating, usesOf(rating.path)});
}

GoalParts missedParts(const PuzzleGoal& goal, const Puzzle& puzzle, const RatingByUses& byUses) {
    const RatingReport& rating = byUses.report;
    GoalParts missed = missedParts(goal, puzzle.givens.filledCount(), byUses.uses, rating.hodoku.isComplete);
    if (rating.explainer && !goal.explainer.isMetBy(*rating.explainer))
        missed.set(GoalPart::explainer);
    return missed;
}

double goalDistance(const PuzzleGoal& goal, int clues, const PathNumbers& path) {
    // The weights are points of score, by what a clue more or less does to it.
    constexpr double kAClue = 50;
    constexpr double kAUse = 300;
    constexpr double kNotFinished = 1000;
    double distance = kAClue * goal.clues.distanceTo(clues);
    if (!asksForPath(goal))
        return distance;
    if (path.end == PathEnd::stuck)
        return distance + kNotFinished + 10 * path.blanks;
    distance += scoreRange(goal).distanceTo(path.score);
    // The score at which the path was given up is not the whole.
    if (path.end == PathEnd::scoreTooHigh)
        return distance + 10 * path.blanks;
    if (goal.hardest && path.uses[*goal.hardest] == 0)
        distance += kAUse;
    if (goal.needed)
        distance += kAUse * std::max(0, goal.needed->times - path.uses[goal.needed->technique]);
    distance += kAUse * missingTechniques(goal, path.uses);
    if (distance == 0 && missedParts(goal, clues, path.uses, true).any())
        return kAUse;
    return distance;
}

GoalContradiction contradictionIn(const PuzzleGoal& goal) {
    const IntRange scores = scoreRange(goal);
    if (goal.clues.lowest > goal.clues.highest || goal.score.lowest > goal.score.highest ||
        goal.width.lowest > goal.width.highest || goal.explainer.rating.lowest > goal.explainer.rating.highest)
        return GoalContradiction::emptyRange;
    if (goal.explainer.rating.lowest > kExplainerTenths.highest ||
        goal.explainer.rating.highest < kExplainerTenths.lowest)
        return GoalContradiction::explainerOutOfReach;
    if (!holdsARating(goal.explainer.rating))
        return GoalContradiction::explainerLeftOut;
    constexpr int kFewestClues = 17;
    if (goal.clues.highest < kFewestClues || (goal.mask && goal.mask->count() < kFewestClues))
        return GoalContradiction::tooFewClues;
    if (scores.lowest > scores.highest)
        return GoalContradiction::scoreAgainstLevel;
    if (!isInReach(goal.profile, scores, goal.clues))
        return GoalContradiction::scoreOutOfReach;
    if (goal.width.highest < 1)
        return GoalContradiction::widthOutOfReach;
    const TechniqueSet allowed = allowedBy(goal);
    if (goal.explainer.rating.lowest > kHardestSingle && (allowed & ~techniquesOf(TechniqueFamily::singles)).none())
        return GoalContradiction::explainerAgainstSingles;
    if ((goal.hardest && !allowed.test(*goal.hardest)) || (goal.needed && !allowed.test(goal.needed->technique)) ||
        (goal.alsoNeeded & ~allowed).any())
        return GoalContradiction::techniqueNotAllowed;
    if (!goal.mask)
        return GoalContradiction::none;
    if (!goal.clues.contains(goal.mask->count()))
        return GoalContradiction::maskAgainstClues;
    for (const Cell cell : *goal.mask)
        for (const Cell image : orbit(cell, goal.symmetry, classic::kSide))
            if (!goal.mask->contains(image))
                return GoalContradiction::maskAgainstSymmetry;
    return GoalContradiction::none;
}

}  // namespace nonet
