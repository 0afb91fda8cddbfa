#include "core/constructions/place_map.h"
#include "core/constructions/shift_cipher.h"
#include "core/rules/conflicts.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

PlaceMap crossed() { return shiftCipherMap(Geometry(), {3, 1}); }

TEST(PlaceMap, ClashesAreThoseOfEachBoard) {
    for (const PlaceMap& map : {shiftCipherMap(), crossed()}) {
        const Grid board = map.apply(Sequence().shifted(4));
        const auto conflicts = findConflicts(board, {});
        EXPECT_EQ(map.clashes().empty(), conflicts.empty());
        for (const PlaceClash& clash : map.clashes()) {
            EXPECT_EQ(map.placeAt(clash.first), clash.place);
            EXPECT_EQ(board.valueAt(clash.first), board.valueAt(clash.second));
        }
    }
}

TEST(PlaceMap, ARowIsThreeArcsAndAColumnThreeTriangles) {
    const PlaceMap map = shiftCipherMap();
    const HouseCover row = map.coverOf({HouseKind::row, 1});
    ASSERT_EQ(row.pieces.size(), 3U);
    EXPECT_TRUE(row.isComplete());
    EXPECT_EQ(row.pieces[0].places, (std::vector{3, 4, 5}));
    EXPECT_EQ(row.pieces[1].places, (std::vector{0, 1, 2}));
    EXPECT_EQ(row.pieces[2].places, (std::vector{6, 7, 8}));
    const HouseCover column = map.coverOf({HouseKind::column, 0});
    ASSERT_EQ(column.pieces.size(), 3U);
    EXPECT_EQ(column.pieces[0].places, (std::vector{0, 3, 6}));
    EXPECT_EQ(column.pieces[1].places, (std::vector{8, 2, 5}));
    EXPECT_EQ(column.pieces[2].places, (std::vector{7, 1, 4}));
    EXPECT_EQ(column.pieces[1].box, 3);
    EXPECT_EQ(map.coverOf({HouseKind::box, 8}).pieces.size(), 1U);
}

TEST(PlaceMap, CountsTheHousesThatHaveEveryPlace) {
    EXPECT_EQ(shiftCipherMap().completeHouses(), 27);
    EXPECT_EQ(shiftCipherMap(Geometry(2, 3)).completeHouses(), 18);
    // Boxes alone: each is G, turned.
    EXPECT_EQ(shiftCipherMap(Geometry(), {0, 0}).completeHouses(), 9);
}

TEST(PlaceMap, WithTheIndicesCrossedArcsOverlapAndTrianglesFallOnEachOther) {
    const HouseCover row = crossed().coverOf({HouseKind::row, 0});
    EXPECT_EQ(row.pieces[1].places, (std::vector{8, 0, 1}));
    ASSERT_FALSE(row.isComplete());
    EXPECT_EQ(row.clashes[0], (PlaceClash{{HouseKind::row, 0}, Cell(0), Cell(4), 0}));
    const HouseCover column = crossed().coverOf({HouseKind::column, 0});
    EXPECT_EQ(column.pieces[1].places, (std::vector{6, 0, 3}));
    EXPECT_EQ(column.clashes.size(), 6U);
}

TEST(PlaceMap, AFullGridIsAMapToo) {
    const Grid board = shiftCipher(Sequence());
    EXPECT_EQ(PlaceMap::from(board), shiftCipherMap());
    EXPECT_EQ(PlaceMap::from(board).cellsOf(0).size(), 9U);
}

}  // namespace
}  // namespace nonet
