#include "core/rules/fog.h"
#include "tests/core/rules/random_constraints.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Fog, CoversWhatNoLampAndNoRightEntryIsNextTo) {
    RandomSource random(7);
    for (int round = 0; round < 60; ++round) {
        Puzzle puzzle = test::randomVariant(random);
        const BoardShape& shape = puzzle.shape();
        const std::vector<Cell> cells = shape.cells();
        const auto anyDigit = [&] {
            return Digit(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(shape.symbolCount()))));
        };
        Grid solution(shape);
        Grid digits(shape);
        Fog fog;
        for (const Cell cell : cells) {
            solution.set(cell, anyDigit());
            // Every other digit is a given or wrong.
            if (random.below(8) == 0)
                digits.set(cell, random.below(2) == 0 ? *solution.digit(cell) : anyDigit());
            if (!puzzle.givens.isBlank(cell))
                digits.set(cell, *puzzle.givens.digit(cell));
            if (random.below(9) == 0)
                fog.lit.push_back(cell);
        }
        puzzle.setDecoration({{}, fog});
        const CellSet covered = cellsInFog(puzzle, digits, solution);
        for (const Cell cell : cells) {
            bool isClear = std::ranges::find(fog.lit, cell) != fog.lit.end();
            for (const Cell each : cells)
                if (std::abs(shape.row(each) - shape.row(cell)) <= 1 &&
                    std::abs(shape.column(each) - shape.column(cell)) <= 1)
                    isClear = isClear || (puzzle.givens.isBlank(each) && !digits.isBlank(each) &&
                                          digits.digit(each) == solution.digit(each));
            EXPECT_EQ(covered.contains(cell), !isClear) << round << " " << cell.index();
        }
        EXPECT_EQ(givensUnder(puzzle, covered),
                  puzzle.givens.filledCount() - seenThroughFog(puzzle, covered).givens.filledCount());
        EXPECT_TRUE(cellsInFog(puzzle, digits, std::nullopt).isEmpty()) << "nothing would ever clear it";
        puzzle.setDecoration({});
        EXPECT_TRUE(cellsInFog(puzzle, digits, solution).isEmpty());
    }
}

}  // namespace
}  // namespace nonet
