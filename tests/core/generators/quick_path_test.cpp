#include "core/generators/dig.h"
#include "core/generators/quick_path.h"
#include "core/generators/random_grid.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(QuickPath, UsesTheEnginesTechniques) {
    std::array<int, kTechniqueCount> seen{};
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(scaled(1500)); ++piece) {
        RandomSource random = RandomSource::forPiece(31, piece);
        const ClassicDigits puzzle = dig(randomGrid(random), random);
        const SolvePath path = solvePath(Position::fromPuzzle(Puzzle(puzzle.toGrid())));
        const QuickPath quick = quickPath(puzzle);
        ASSERT_EQ(quick.uses, usesOf(path)) << toLine(puzzle.toGrid());
        ASSERT_EQ(quick.end == PathEnd::solved, path.isSolved);
        EXPECT_EQ(quick.score, rateHodoku(path).score);
        EXPECT_EQ(quick.blanks, path.end.unsolvedCells().count());
        for (std::size_t id = 0; id < seen.size(); ++id)
            seen[id] += quick.uses[id];
    }
    if (testScale() == 1.0) {
        EXPECT_GT(seen[static_cast<std::size_t>(TechniqueId::xyChain)], 50);
    }
}

TEST(QuickPath, EndsWhereSomethingElseIsNeededOrTheScoreIsTooHigh) {
    RandomSource random(32);
    int stuck = 0;
    int tooHigh = 0;
    for (int i = 0; i < scaled(300); ++i) {
        const ClassicDigits puzzle = dig(randomGrid(random), random);
        const QuickPath whole = quickPath(puzzle);
        const TechniqueSet singles = techniquesOf(TechniqueFamily::singles);
        const QuickPath easy = quickPath(puzzle, {.allowed = singles});
        const HodokuRating rating = rateHodoku(whole.uses, whole.end == PathEnd::solved);
        const bool needsSinglesOnly = rating.isComplete && technique(*rating.hardest).level == Level::easy;
        EXPECT_EQ(easy.end == PathEnd::solved, needsSinglesOnly);
        EXPECT_EQ(easy.blanks == 0, needsSinglesOnly);
        stuck += easy.end == PathEnd::stuck ? 1 : 0;
        const QuickPath cut = quickPath(puzzle, {.highestScore = 600});
        EXPECT_EQ(cut.end == PathEnd::scoreTooHigh, whole.score > 600);
        tooHigh += cut.end == PathEnd::scoreTooHigh ? 1 : 0;
    }
    EXPECT_GT(stuck + tooHigh, 0);
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
