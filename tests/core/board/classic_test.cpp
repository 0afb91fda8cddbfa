#include "core/board/classic.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Classic, EveryCellHasTwentyPeersAndThreeHouses) {
    for (const Cell cell : classic::kAllCells) {
        EXPECT_EQ(classic::peersOf(cell).count(), classic::kPeers);
        EXPECT_FALSE(classic::peersOf(cell).contains(cell));
        for (const House house : classic::housesOf(cell))
            EXPECT_TRUE(classic::cellsOf(house).contains(cell));
    }
}

TEST(Classic, HousesHaveNineCellsAndTheIndexRoundTrips) {
    for (int i = 0; i < classic::kHouses; ++i) {
        EXPECT_EQ(classic::cellsOfHouse(i).count(), 9);
        EXPECT_EQ(classic::toIndex(classic::houseAt(i)), i);
    }
}

TEST(Classic, CommonPeersSeeEveryCellOfTheSet) {
    const ClassicCellSet pair{classic::cellAt(0, 0), classic::cellAt(0, 1)};
    // Seven more cells of the row and the six of the box that are not in that row.
    EXPECT_EQ(classic::commonPeersOf(pair).count(), 13);
    EXPECT_EQ(classic::commonHousesOf(pair).size(), 2U);
}

TEST(Classic, CellSetWalksItsCellsInOrder) {
    std::vector<int> seen;
    for (const Cell cell : ClassicCellSet{Cell(80), Cell(0), Cell(64), Cell(63)})
        seen.push_back(cell.index());
    EXPECT_EQ(seen, (std::vector<int>{0, 63, 64, 80}));
    EXPECT_EQ(ClassicCellSet::all().count(), 81);
}

}  // namespace
}  // namespace nonet
