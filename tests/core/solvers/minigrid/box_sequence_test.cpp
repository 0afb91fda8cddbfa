#include "core/solvers/minigrid/box_sequence.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(BoxSequence, TheTextsSequence) {
    const std::vector<SequencePick> sequence = boxSequence(puzzleFrom(kR1));
    EXPECT_EQ(toText(orderOf(sequence)), "317659482");
    EXPECT_EQ(sequence[0].clues, 4);
    EXPECT_EQ(sequence[0].eligible.size(), 9U);
    EXPECT_EQ(sequence[0].tied, (std::vector<int>{4, 6}));
    EXPECT_TRUE(sequence[0].linkedTo.empty());
    // Box 1 next: 5 and 7 have more clues, but are no neighbours of box 3.
    EXPECT_EQ(sequence[1].eligible, (std::vector<int>{0, 1, 5, 8}));
    EXPECT_EQ(sequence[1].clues, 3);
    EXPECT_EQ(sequence[1].tied, (std::vector<int>{5, 8}));
    EXPECT_EQ(sequence[1].linkedTo, (std::vector<int>{2}));
    EXPECT_EQ(sequence[2].box, 6);
    EXPECT_EQ(sequence[2].linkedTo, (std::vector<int>{0}));
}

TEST(BoxSequence, AnEmptyBoardGoesByNumbers) { EXPECT_EQ(toText(orderOf(boxSequence(Puzzle()))), "123456789"); }

TEST(BoxSequence, TheTextsSixPaths) {
    const char* const expected[] = {"123654789", "123698745", "125478963", "147852369", "147896325", "145236987"};
    for (std::size_t i = 0; i < kBoxPaths.size(); ++i)
        EXPECT_EQ(toText(boxOrder(Geometry(), kBoxPaths[i])), expected[i]) << nameOf(kBoxPaths[i]);
}

TEST(BoxSequence, PathsOfEveryShapeGoFromNeighbourToNeighbour) {
    for (int rows = 1; rows <= 8; ++rows)
        for (int columns = 1; rows * columns <= 36; ++columns)
            for (const BoxPath path : kBoxPaths) {
                const Geometry geometry(rows, columns);
                const BoxOrder order = boxOrder(geometry, path);
                ASSERT_TRUE(boxOrderFrom(toText(order), geometry)) << rows << 'x' << columns << ' ' << nameOf(path);
                for (std::size_t i = 1; i < order.size(); ++i)
                    ASSERT_TRUE(areNeighbours(geometry, order[i - 1], order[i]));
            }
}

TEST(BoxSequence, ReadsAnyOrder) {
    const Geometry classic;
    EXPECT_EQ(boxOrderFrom("987654321", classic).value(), (BoxOrder{8, 7, 6, 5, 4, 3, 2, 1, 0}));
    EXPECT_EQ(boxOrderFrom("9,8,7 6 5 4 3 2 1", classic).value(), (BoxOrder{8, 7, 6, 5, 4, 3, 2, 1, 0}));
    for (const char* wrong : {"", "12345678", "123456788", "1234567890", "12345678x", "023456789", "1 2 3"})
        EXPECT_FALSE(boxOrderFrom(wrong, classic)) << wrong;
    EXPECT_EQ(boxOrderFrom("1 2 3 4 5 6 7 8 9 10 12 11", Geometry(3, 4)).value().back(), 10);
}

}  // namespace
}  // namespace nonet
