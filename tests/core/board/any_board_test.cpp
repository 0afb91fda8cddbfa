// The values that boards of any shape are made of.
#include "core/board/board_shape.h"
#include "core/board/geometry.h"
#include "core/board/region_map.h"
#include "core/board/symbol_set.h"
#include "core/foundation/random_source.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

TEST(WideCellSet, AgreesWithASetOfNumbers) {
    RandomSource random(3);
    for (int round = 0; round < 200; ++round) {
        WideCellSet sets[2];
        std::set<int> plain[2];
        for (int i = 0; i < 2; ++i)
            for (std::uint32_t left = random.below(60); left > 0; --left) {
                const int cell = static_cast<int>(random.below(round % 2 == 0 ? 1296 : 130));
                sets[i].insert(Cell(cell));
                plain[i].insert(cell);
                if (random.below(5) == 0) {
                    sets[i].erase(Cell(cell));
                    plain[i].erase(cell);
                }
            }
        const auto numbers = [](const WideCellSet& set) {
            std::set<int> all;
            for (const Cell cell : set)
                all.insert(cell.index());
            return all;
        };
        for (int i = 0; i < 2; ++i) {
            EXPECT_EQ(numbers(sets[i]), plain[i]);
            EXPECT_EQ(sets[i].count(), static_cast<int>(plain[i].size()));
            EXPECT_EQ(sets[i].isEmpty(), plain[i].empty());
            if (!plain[i].empty()) {
                EXPECT_EQ(sets[i].first().index(), *plain[i].begin());
            }
        }
        std::set<int> both;
        std::set<int> either = plain[0];
        std::set<int> difference;
        for (const int cell : plain[0])
            (plain[1].contains(cell) ? both : difference).insert(cell);
        either.insert(plain[1].begin(), plain[1].end());
        EXPECT_EQ(numbers(sets[0] & sets[1]), both);
        EXPECT_EQ(numbers(sets[0] | sets[1]), either);
        EXPECT_EQ(numbers(sets[0] - sets[1]), difference);
        EXPECT_EQ(sets[0].intersects(sets[1]), !both.empty());
        EXPECT_TRUE((sets[0] | sets[1]).containsAll(sets[0]));
        EXPECT_EQ(sets[0].containsAll(sets[1]), both.size() == plain[1].size());
    }
}

TEST(SymbolSet, KnowsLabelsAndNumbers) {
    const SymbolSet nine;
    EXPECT_TRUE(nine.isStandard());
    EXPECT_EQ(nine.number(Digit(9)), 9);
    const SymbolSet fromZero(9, 0);
    EXPECT_FALSE(fromZero.isStandard());
    EXPECT_EQ(fromZero.ofLabel("0"), Digit(1));
    EXPECT_EQ(fromZero.ofNumber(8), Digit(9));
    EXPECT_EQ(fromZero.ofNumber(9), std::nullopt);
    EXPECT_EQ(fromZero.lowest(), 0);
    EXPECT_EQ(fromZero.highest(), 8);
    EXPECT_FALSE(SymbolSet(12).hasShortLabels());
    EXPECT_EQ(SymbolSet(12).ofLabel("12"), Digit(12));
    const std::optional<SymbolSet> stars = SymbolSet::of({"1", "2", "★"}, {1, 2, std::nullopt});
    ASSERT_TRUE(stars);
    EXPECT_TRUE(stars->hasShortLabels());
    EXPECT_EQ(stars->withNumber().count(), 2);
    EXPECT_EQ(stars->highest(), 2);
    EXPECT_EQ(stars->ofLabel("★"), Digit(3));
}

TEST(SymbolSet, RefusesWhatIsNoSetOfSymbols) {
    EXPECT_FALSE(SymbolSet::of({}, {}));
    EXPECT_FALSE(SymbolSet::of({"1", "1"}, {1, 2}));
    EXPECT_FALSE(SymbolSet::of({"1", "2"}, {1, 1}));
    EXPECT_FALSE(SymbolSet::of({"1", ""}, {1, 2}));
    EXPECT_FALSE(SymbolSet::of({"1", "abc"}, {1, 2}));
    EXPECT_FALSE(SymbolSet::of({"1"}, {1000}));
    EXPECT_FALSE(SymbolSet::of({"1"}, {}));
    EXPECT_FALSE(SymbolSet::of(std::vector<std::string>(37, "a"), std::vector<std::optional<int>>(37)));
}

TEST(BoardShape, WalksWhatIsNoHole) {
    BoardShape shape(3, 5, 5);
    shape.setHoles({shape.cell(0, 0), shape.cell(1, 2)});
    EXPECT_EQ(shape.cells().size(), 13U);
    EXPECT_EQ(shape.cellAt(0, 0), std::nullopt);
    EXPECT_EQ(shape.cellAt(-1, 0), std::nullopt);
    EXPECT_EQ(shape.cellAt(2, 4), Cell(14));
    EXPECT_EQ(shape.row(Cell(14)), 2);
    EXPECT_EQ(shape.column(Cell(14)), 4);
    EXPECT_EQ(shape.neighbours(shape.cell(1, 1)),
              (std::vector<Cell>{shape.cell(0, 1), shape.cell(1, 0), shape.cell(2, 1)}));
    EXPECT_EQ(BoardShape::square(9), BoardShape());
}

TEST(RegionMap, KnowsItsBoxesWhereOthersWouldBeMoreThanItHasNumbersFor) {
    for (int boxRows = 1; boxRows <= 9; ++boxRows)
        for (int boxColumns = 1; boxColumns <= 9; ++boxColumns) {
            if ((10 / boxRows + 1) * (10 / boxColumns + 1) > RegionMap::kMostRegion)
                continue;
            const RegionMap map = RegionMap::boxes(9, 9, boxRows, boxColumns);
            EXPECT_EQ(map.boxSize(), std::pair(boxRows, boxColumns));
            RegionMap exchanged = map;
            exchanged.setRegion(Cell(0), map.region(Cell(80)));
            exchanged.setRegion(Cell(80), map.region(Cell(0)));
            EXPECT_EQ(exchanged.boxSize().has_value(), boxRows == 9 && boxColumns == 9);
        }
    RegionMap single(9, 9);
    single.setRegion(Cell(0), 0);
    EXPECT_EQ(single.boxSize(), std::nullopt);
    EXPECT_EQ(RegionMap(9, 9).boxSize(), std::nullopt);
}

TEST(RegionMap, ItsBoxesAreTheGeometrysBoxes) {
    for (const Geometry& geometry : {Geometry(), Geometry(2, 3), Geometry(4, 3)}) {
        const int side = geometry.side();
        const RegionMap map = RegionMap::boxes(side, side, geometry.boxRows(), geometry.boxColumns());
        EXPECT_EQ(map.regionCount(), side);
        for (int i = 0; i < geometry.cellCount(); ++i)
            EXPECT_EQ(map.region(Cell(i)), geometry.box(Cell(i)));
        for (int region = 0; region < side; ++region) {
            EXPECT_TRUE(map.isConnected(region));
            EXPECT_EQ(map.cells(region), geometry.cells({HouseKind::box, static_cast<std::uint8_t>(region)}));
        }
        EXPECT_EQ(map.sizes(), std::vector<int>(static_cast<std::size_t>(side), side));
        // Each box has its whole outline.
        EXPECT_EQ(map.borders().size(),
                  static_cast<std::size_t>(side * 2 * (geometry.boxRows() + geometry.boxColumns())));
        EXPECT_EQ(RegionMap::fromText(map.toText(), side, side), map);
    }
}

TEST(RegionMap, RandomMapsComeBackFromTheirText) {
    RandomSource random(9);
    for (int round = 0; round < 200; ++round) {
        RegionMap map(1 + static_cast<int>(random.below(12)), 1 + static_cast<int>(random.below(12)));
        for (int i = 0; i < map.rows() * map.columns(); ++i)
            if (random.below(6) != 0)
                map.setRegion(Cell(i), static_cast<int>(random.below(RegionMap::kMostRegion + 1)));
        EXPECT_EQ(RegionMap::fromText(map.toText(), map.rows(), map.columns()), map);
        int cells = 0;
        for (const int size : map.sizes())
            cells += size;
        EXPECT_EQ(cells, map.rows() * map.columns() - static_cast<int>(std::ranges::count(map.toText(), '.')));
    }
    EXPECT_FALSE(RegionMap::fromText("11", 1, 3));
    EXPECT_FALSE(RegionMap::fromText("1*1", 1, 3));
}

TEST(RegionMap, KnowsWhatHangsTogether) {
    const RegionMap map = *RegionMap::fromText("112"
                                               "2.1"
                                               "221",
                                               3, 3);
    EXPECT_FALSE(map.isConnected(0));
    EXPECT_FALSE(map.isConnected(1));
    EXPECT_TRUE(map.isConnected(2));
    const RegionMap snake = *RegionMap::fromText("111"
                                                 "221"
                                                 "111",
                                                 3, 3);
    EXPECT_TRUE(snake.isConnected(0));
    EXPECT_TRUE(snake.isConnected(1));
}

}  // namespace
}  // namespace nonet
