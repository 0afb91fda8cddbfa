#include "core/board/classic.h"
#include "core/techniques/singles/blocking.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

Grid gridOf(std::initializer_list<std::pair<Cell, int>> digits) {
    Grid grid;
    for (const auto& [cell, value] : digits)
        grid.set(cell, Digit(value));
    return grid;
}

Step singleOf(TechniqueId id, Candidate only, std::vector<RoleHouse> houses = {}) {
    std::vector<RoleCell> cells;
    if (id != TechniqueId::hiddenSingle)
        cells = {{only.cell}};
    return {.technique = id, .placements = {only}, .cells = cells, .houses = std::move(houses)};
}

TEST(Blocking, AHiddenSingleIsBarredByAsFewDigitsAsNeeded) {
    // Box 1: the 4s of rows 1 and 2 leave row 3, that of column 1 leaves r3c2 and r3c3, and r3c3 is filled.
    const Grid digits = gridOf({{classic::cellAt(0, 7), 4},
                                {classic::cellAt(1, 4), 4},
                                {classic::cellAt(6, 0), 4},
                                {classic::cellAt(2, 2), 8}});
    const Step step =
        singleOf(TechniqueId::hiddenSingle, {classic::cellAt(2, 1), Digit(4)}, {{classic::boxHouse(0), Role::base}});
    const std::vector<Blocking> found = blockingsOf(step, digits);
    ASSERT_EQ(found.size(), 3U);
    ClassicCellSet barred;
    for (const Blocking& each : found) {
        EXPECT_TRUE(each.keepsDigitAway);
        EXPECT_EQ(digits.valueAt(each.blocker), 4);
        for (const Cell cell : each.blocked) {
            EXPECT_TRUE(classic::arePeers(each.blocker, cell));
            EXPECT_FALSE(barred.contains(cell)) << "each cell once";
            barred.insert(cell);
        }
    }
    const ClassicCellSet others =
        classic::cellsOf(classic::boxHouse(0)) - ClassicCellSet{classic::cellAt(2, 1), classic::cellAt(2, 2)};
    EXPECT_EQ(barred, others);
}

TEST(Blocking, ACellThatAStepClearedIsBarredByNoDigit) {
    const Grid digits = gridOf({{classic::cellAt(0, 7), 4}});
    const Step step =
        singleOf(TechniqueId::hiddenSingle, {classic::cellAt(2, 1), Digit(4)}, {{classic::boxHouse(0), Role::base}});
    const std::vector<Blocking> found = blockingsOf(step, digits);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().blocked.size(), 3U) << "row 1 of the box alone";
}

TEST(Blocking, ANakedSingleIsLeftByOneDigitEach) {
    Grid digits;
    for (int value = 2; value <= 9; ++value)
        digits.set(classic::cellAt(0, value - 1), Digit(value));
    digits.set(classic::cellAt(1, 2), Digit(9));
    const Candidate only{classic::cellAt(0, 0), Digit(1)};
    const std::vector<Blocking> found = blockingsOf(singleOf(TechniqueId::nakedSingle, only), digits);
    ASSERT_EQ(found.size(), 8U);
    std::set<int> values;
    for (const Blocking& each : found) {
        EXPECT_FALSE(each.keepsDigitAway);
        EXPECT_EQ(each.blocked, std::vector<Cell>{only.cell});
        values.insert(digits.valueAt(each.blocker));
    }
    EXPECT_EQ(values, (std::set<int>{2, 3, 4, 5, 6, 7, 8, 9}));
    EXPECT_EQ(found.back().blocker, classic::cellAt(1, 2)) << "the 9 of its own box is easier to see";
}

TEST(Blocking, OtherTechniquesNeedNone) {
    Grid digits;
    digits.set(classic::cellAt(0, 1), Digit(2));
    const Candidate only{classic::cellAt(0, 0), Digit(1)};
    EXPECT_TRUE(
        blockingsOf(singleOf(TechniqueId::fullHouse, only, {{classic::rowHouse(0), Role::base}}), digits).empty());
    EXPECT_TRUE(blockingsOf({.technique = TechniqueId::xWing, .eliminations = {only}}, digits).empty());
}

}  // namespace
}  // namespace nonet
