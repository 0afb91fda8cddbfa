#include "core/board/classic.h"
#include "core/generators/forced_givens.h"
#include "core/generators/random_grid.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// The digits that no given but the cell's own forbids.
ClassicDigitSet openDigits(const ClassicDigits& givens, Cell cell) {
    ClassicDigitSet open = classic::kAllDigits;
    for (const Cell peer : classic::peersOf(cell))
        if (!givens.isBlank(peer))
            open.erase(Digit(givens.valueAt(peer)));
    return open;
}

bool isSingle(ClassicDigits givens, Cell cell) {
    const Digit digit(givens.valueAt(cell));
    givens.clear(cell);
    if (openDigits(givens, cell).count() == 1)
        return true;
    for (const House house : classic::housesOf(cell)) {
        int places = 0;
        for (const Cell other : classic::cellsOf(house))
            places += givens.isBlank(other) && openDigits(givens, other).contains(digit) ? 1 : 0;
        if (places == 1)
            return true;
    }
    return false;
}

TEST(ForcedGivens, AgreeWithLookingCellByCell) {
    RandomSource random(1);
    int forced = 0;
    int free = 0;
    for (int grid = 0; grid < 20; ++grid) {
        ClassicDigits givens = randomGrid(random);
        ForcedGivens forcedGivens = grid % 2 == 0 ? ForcedGivens(givens) : ForcedGivens::ofSolvedGrid();
        std::vector<Cell> order(classic::kAllCells.begin(), classic::kAllCells.end());
        random.shuffle(order);
        for (const Cell gone : order) {
            for (const Cell cell : classic::kAllCells) {
                if (givens.isBlank(cell))
                    continue;
                const bool isForced = forcedGivens.isForced(cell, Digit(givens.valueAt(cell)));
                ASSERT_EQ(isForced, isSingle(givens, cell)) << toLine(givens.toGrid()) << ' ' << cell.index();
                ++(isForced ? forced : free);
            }
            forcedGivens.clear(gone, Digit(givens.valueAt(gone)));
            givens.clear(gone);
        }
    }
    EXPECT_GT(forced, 1000);
    EXPECT_GT(free, 1000);
}

}  // namespace
}  // namespace nonet
