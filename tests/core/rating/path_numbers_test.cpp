#include "core/generators/clue_exchange.h"
#include "core/generators/dig.h"
#include "core/generators/random_grid.h"
#include "core/rating/path_numbers.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Where the path has no single left for the first time.
Position singlesPlaced(const ClassicDigits& puzzle) {
    return solvePath(Position::fromGivens(puzzle), {.allowed = techniquesOf(TechniqueFamily::singles)}).end;
}

TEST(PathNumbers, UsesTheEnginesTechniques) {
    TechniqueUses seen{};
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(scaled(1500)); ++piece) {
        RandomSource random = RandomSource::forPiece(31, piece);
        const ClassicDigits puzzle = dig(randomGrid(random), random);
        const SolvePath path = solvePath(Position::fromPuzzle(Puzzle(puzzle.toGrid())));
        const PathNumbers quick = pathNumbers(puzzle);
        ASSERT_EQ(quick.uses, usesOf(path)) << toLine(puzzle.toGrid());
        ASSERT_EQ(quick.end == PathEnd::solved, path.isSolved);
        EXPECT_EQ(quick.score, rateHodoku(path).score);
        EXPECT_EQ(quick.blanks, path.end.unsolvedCells().count());
        for (const TechniqueId id : TechniqueUses::keys())
            seen[id] += quick.uses[id];
    }
    if (testScale() == 1.0) {
        EXPECT_GT(seen[TechniqueId::xyChain], 50);
    }
}

TEST(PathNumbers, EndsWhereSomethingElseIsNeededOrTheScoreIsTooHigh) {
    RandomSource random(32);
    int stuck = 0;
    int tooHigh = 0;
    for (int i = 0; i < scaled(300); ++i) {
        const ClassicDigits puzzle = dig(randomGrid(random), random);
        const PathNumbers whole = pathNumbers(puzzle);
        const TechniqueSet singles = techniquesOf(TechniqueFamily::singles);
        const PathNumbers easy = pathNumbers(puzzle, hodokuRules(), {.allowed = singles});
        const HodokuRating rating = rateHodoku(whole.uses, whole.end == PathEnd::solved);
        const bool needsSinglesOnly = rating.isComplete && rowOf(hodokuProfile(), *rating.hardest).level == Level::easy;
        EXPECT_EQ(easy.end == PathEnd::solved, needsSinglesOnly);
        EXPECT_EQ(easy.blanks == 0, needsSinglesOnly);
        stuck += easy.end == PathEnd::stuck ? 1 : 0;
        const PathNumbers cut = pathNumbers(puzzle, hodokuRules(), {.highestScore = 600});
        EXPECT_EQ(cut.end == PathEnd::scoreTooHigh, whole.score > 600);
        tooHigh += cut.end == PathEnd::scoreTooHigh ? 1 : 0;
    }
    EXPECT_GT(stuck + tooHigh, 0);
}

TEST(PathNumbers, IsTheSameWithAMemory) {
    const Orbits orbits(Symmetry::none);
    const TechniqueSet allowed = techniquesUpTo(hodokuProfile(), TechniqueId::xyWing);
    int remembered = 0;
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(scaled(40)); ++piece) {
        RandomSource random = RandomSource::forPiece(34, piece);
        const ClassicDigits solution = randomGrid(random);
        ClassicCellSet clues = cluesOf(dig(solution, random));
        ClueExchange exchange(solution, orbits);
        PathMemory memory;
        for (int i = 0; i < 100; ++i) {
            const ClassicDigits puzzle = shown(solution, exchange.edit(clues, random).value_or(clues));
            // Now and then the path is given up on the way, which must not be taken for its whole.
            const PathLimits limits{.allowed = allowed, .highestScore = 400 + 100 * static_cast<int>(random.below(12))};
            const PathNumbers plain = pathNumbers(puzzle, hodokuRules(), limits);
            const PathNumbers quick = pathNumbers(puzzle, hodokuRules(), limits, &memory);
            EXPECT_EQ(quick.end == PathEnd::solved, plain.end == PathEnd::solved);
            EXPECT_EQ(quick.score > limits.highestScore, quick.end == PathEnd::scoreTooHigh);
            if (plain.end == PathEnd::solved) {
                EXPECT_EQ(quick.uses, plain.uses);
                EXPECT_EQ(quick.score, plain.score);
                EXPECT_EQ(quick.blanks, 0);
            }
            if (quick.end == PathEnd::stuck) {
                EXPECT_EQ(plain.blanks, quick.blanks);
            }
            remembered += memory.find(PathMemory::keyOf(singlesPlaced(puzzle))) != nullptr ? 1 : 0;
            clues = cluesOf(puzzle);
        }
    }
    EXPECT_GT(remembered, 0);
}

TEST(Position, FromGivensIsFromPuzzle) {
    RandomSource random(33);
    for (int i = 0; i < 50; ++i) {
        const ClassicDigits puzzle = dig(randomGrid(random), random);
        const Position position = Position::fromGivens(puzzle);
        EXPECT_EQ(position, Position::fromPuzzle(Puzzle(puzzle.toGrid())));
        const ClassicDigitSet some{Digit(2), Digit(7)};
        const Position kept = position.onlyCandidatesOf(some);
        for (const Cell cell : classic::kAllCells)
            EXPECT_EQ(kept.candidates(cell), position.candidates(cell) & some);
        for (const Digit digit : classic::kAllDigits)
            EXPECT_EQ(kept.cells(digit), some.contains(digit) ? position.cells(digit) : ClassicCellSet());
    }
}

}  // namespace
}  // namespace nonet
