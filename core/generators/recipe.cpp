#include "core/generators/recipe.h"

#include "core/board/classic.h"
#include "core/constructions/shift_cipher.h"
#include "core/foundation/stable_hash.h"
#include "core/generators/clue_exchange.h"
#include "core/generators/erase.h"
#include "core/rating/explainer_rating.h"

#include <algorithm>

namespace nonet {
namespace {

/// Puzzles tried in a piece of the methods that have no search of their own: a few milliseconds.
constexpr std::uint64_t kTriesAPiece = 32;
constexpr std::size_t kMostRemembered = 1'000'000;

/// A puzzle on its way to be confirmed.
struct MadePuzzle {
    ClassicDigits clues;
    ClassicDigits solution;
    std::optional<ShiftPuzzle> shift;
};

bool asksForClues(const PuzzleGoal& goal) {
    return goal.symmetry != Symmetry::none || goal.clues != PuzzleGoal().clues;
}

/// A shift board is dug where the goal says which clues it has.
bool isDug(const Recipe& recipe) { return !recipe.goal.mask && asksForClues(recipe.goal); }

/// The cells with all that the symmetry maps them to.
ClassicCellSet closed(ClassicCellSet cells, Symmetry symmetry) {
    ClassicCellSet all = cells;
    for (const Cell cell : cells)
        for (const Cell image : orbit(cell, symmetry, classic::kSide))
            all.insert(image);
    return all;
}

std::optional<MadePuzzle> shiftPuzzle(const Recipe& recipe, RandomSource& random, const std::stop_token& stop) {
    if (!isDug(recipe)) {
        ShiftPuzzle made = makeShiftPuzzle(recipe.goal.mask, random, stop);
        if (made.wasStopped)
            return std::nullopt;
        made.repair.added = closed(made.repair.added, recipe.goal.symmetry);
        made.puzzle = shown(made.board, made.mask | made.repair.added);
        return MadePuzzle{made.puzzle, made.board, std::move(made)};
    }
    const Grid solution = shiftCipher(randomSequence(random));
    const EraseOptions options{recipe.goal.symmetry, clueTarget(recipe.goal, random)};
    return MadePuzzle{ClassicDigits::from(erase(solution, random, options).givens), ClassicDigits::from(solution),
                      std::nullopt};
}

std::optional<MadePuzzle> inversePuzzle(const Recipe& recipe, RandomSource& random, const std::stop_token& stop) {
    const InverseOptions options{.rank = recipe.rank,
                                 .symmetry = recipe.goal.symmetry,
                                 .fewestClues = recipe.goal.clues.lowest,
                                 .mostClues = recipe.goal.clues.highest,
                                 .plan = recipe.plan};
    const std::optional<InversePuzzle> made = makeInverse(random, options, 1, stop).puzzle;
    return made ? std::optional(MadePuzzle{made->clues, made->solution, std::nullopt}) : std::nullopt;
}

/// Tries until one puzzle meets the goal: what it has in common with the next is its seed alone.
GoalPiece triedPiece(const Recipe& recipe, RandomSource random, const std::stop_token& stop) {
    const bool isShift = recipe.method == GeneratorMethod::shift;
    // A plan searches marks, and a mask is repaired: each takes longer than a whole piece without.
    const bool isSlow = isShift ? !isDug(recipe) : !recipe.plan.empty();
    GoalPiece result;
    for (std::uint64_t left = isSlow ? 1 : kTriesAPiece; left > 0 && result.found.empty() && !stop.stop_requested();
         --left) {
        std::optional<MadePuzzle> made =
            isShift ? shiftPuzzle(recipe, random, stop) : inversePuzzle(recipe, random, stop);
        ++result.tried;
        if (!made)
            continue;
        std::optional<GoalPuzzle> puzzle = confirm(recipe.goal, made->clues, made->solution, stop);
        if (!puzzle)
            continue;
        puzzle->shift = std::move(made->shift);
        if (puzzle->missed.none())
            result.found.push_back(std::move(*puzzle));
        else if (!result.best || puzzle->distance < result.best->distance)
            result.best = std::move(puzzle);
    }
    if (!result.found.empty())
        result.best.reset();
    result.wasStopped = stop.stop_requested();
    return result;
}

/// A rating that is stopped says so.
void rateByExplainer(GoalPiece& piece, const std::stop_token& stop) {
    ExplainerRater rater;
    for (GoalPuzzle& each : piece.found)
        if (!each.rating.explainer && !stop.stop_requested())
            each.rating.explainer = rater.rate(each.puzzle, stop);
    piece.wasStopped = stop.stop_requested();
}

std::uint64_t hashOf(const GoalPuzzle& puzzle) { return StableHash().add(toLine(puzzle.puzzle.givens)).value(); }

}  // namespace

InverseRank inverseRankFor(const PuzzleGoal& goal) {
    TechniqueSet left = goal.allowed & ~goal.forbidden & techniquesOn(goal.profile);
    if (goal.hardest)
        left &= techniquesUpTo(goal.profile, *goal.hardest);
    const auto leaves = [&left](std::initializer_list<TechniqueId> techniques) {
        return std::ranges::any_of(techniques, [&](TechniqueId id) { return left.test(id); });
    };
    using enum TechniqueId;
    if (leaves({xWing}))
        return InverseRank::xWings;
    if (leaves({lockedPair, lockedTriple, nakedPair, nakedTriple, nakedQuadruple, hiddenPair, hiddenTriple,
                hiddenQuadruple}))
        return InverseRank::coveringSets;
    if (leaves({lockedCandidates1, lockedCandidates2}))
        return InverseRank::blockIntersections;
    return InverseRank::hiddenSingles;
}

bool fillsMask(const Recipe& recipe) { return recipe.goal.mask && recipe.method != GeneratorMethod::shift; }

GoalContradiction contradictionIn(const Recipe& recipe) {
    if (!recipe.goal.mask || fillsMask(recipe))
        return contradictionIn(recipe.goal);
    PuzzleGoal goal = recipe.goal;
    goal.mask.reset();
    if (const GoalContradiction contradiction = contradictionIn(goal); contradiction != GoalContradiction::none)
        return contradiction;
    const ClassicCellSet mask = *recipe.goal.mask;
    if (closed(mask, goal.symmetry) != mask)
        return GoalContradiction::maskAgainstSymmetry;
    // No clue of the mask goes again.
    return mask.count() > goal.clues.highest ? GoalContradiction::maskAgainstClues : GoalContradiction::none;
}

GoalPiece generatePiece(const Recipe& recipe, std::uint64_t seed, std::uint64_t piece, int mostPuzzles,
                        std::stop_token stop) {
    // A walk's puzzles have one solution: who asks for a rating collects, and wants them apart.
    if (recipe.goal.explainer.asks())
        mostPuzzles = 1;
    const bool isSearched = recipe.method == GeneratorMethod::erase || recipe.method == GeneratorMethod::pattern;
    GoalPiece made = isSearched ? searchGoalPiece(recipe.goal, seed, piece, mostPuzzles, stop)
                                : triedPiece(recipe, RandomSource::forPiece(seed, piece), stop);
    if (recipe.isRatedByExplainer)
        rateByExplainer(made, stop);
    return made;
}

void GeneratedPuzzles::resume(std::span<const GoalPuzzle> found, std::uint64_t tried, std::optional<GoalPuzzle> best) {
    for (const GoalPuzzle& each : found)
        m_seen.insert(hashOf(each));
    m_found = found.size();
    m_tried = tried;
    m_best = found.empty() ? std::move(best) : std::nullopt;
}

std::vector<GoalPuzzle> GeneratedPuzzles::take(GoalPiece piece) {
    m_tried += piece.tried;
    if (piece.fewestSolutions > 0)
        m_fewestSolutions =
            m_fewestSolutions == 0 ? piece.fewestSolutions : std::min(m_fewestSolutions, piece.fewestSolutions);
    std::vector<GoalPuzzle> taken;
    for (GoalPuzzle& puzzle : piece.found) {
        if (areEnough())
            break;
        const std::uint64_t hash = hashOf(puzzle);
        if (m_seen.size() < kMostRemembered ? !m_seen.insert(hash).second : m_seen.contains(hash))
            continue;
        ++m_found;
        taken.push_back(std::move(puzzle));
    }
    if (m_found > 0)
        m_best.reset();
    else if (piece.best && (!m_best || piece.best->distance < m_best->distance))
        m_best = std::move(piece.best);
    return taken;
}

}  // namespace nonet
