#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/mark_family.h"
#include "core/generators/inverse/mark_search.h"
#include "core/generators/random_grid.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(MarkFamily, NeighboursAreOneMarkAway) {
    RandomSource random(8);
    const ClassicDigits solution = randomGrid(random);
    MarkSearch search(solution, {}, RandomSource(9));
    for (int i = 0; i < 200; ++i)
        search.step();
    const MarkBoard& board = search.board();
    for (const MarkNeighbour& child : children(board, solution)) {
        const MarkBoard below = childOf(board, child.mark);
        EXPECT_EQ(below.level(), board.level() + 1);
        EXPECT_EQ(parentOf(below, child.mark), board);
        // The way back is one of the child's forward steps: it is good because the board is.
        const std::vector<MarkNeighbour> above = parents(below, solution);
        EXPECT_TRUE(std::ranges::any_of(above, [&](const MarkNeighbour& each) { return each.mark == child.mark; }));
    }
    for (const MarkNeighbour& parent : parents(board, solution))
        EXPECT_EQ(parentOf(board, parent.mark).level(), board.level() - 1);
    EXPECT_TRUE(isGood(board));
}

TEST(MarkFamily, TheTextsRulesFilterNothingOrEverything) {
    RandomSource random(10);
    const ClassicDigits solution = randomGrid(random);
    MarkSearch search(solution, {}, RandomSource(11));
    for (int i = 0; i < 60; ++i)
        search.step();
    const MarkBoard& board = search.board();
    const std::size_t all = children(board, solution).size();
    EXPECT_EQ(goodChildren(board, solution, GoodRule::leadsBack).size(), all);
    EXPECT_EQ(goodChildren(board, solution, GoodRule::oneMethod).size(), all);
    EXPECT_TRUE(goodChildren(board, solution, GoodRule::allMethods).empty());
    const std::size_t amongSiblings = goodChildren(board, solution, GoodRule::siblings).size();
    std::printf("%zu children, %zu with all parents among the siblings\n", all, amongSiblings);
    EXPECT_GT(amongSiblings, 0U);
    MarkSearch strict(solution, {.rule = GoodRule::allMethods}, RandomSource(1));
    EXPECT_TRUE(strict.step());
    EXPECT_FALSE(strict.step());
}

TEST(MarkFamily, SiblingsDifferByOneMarkEachWay) {
    RandomSource random(12);
    const ClassicDigits solution = randomGrid(random);
    MarkSearch search(solution, {}, RandomSource(13));
    for (int i = 0; i < 30; ++i)
        search.step();
    const MarkBoard& board = search.board();
    for (const MarkSibling& sibling : goodSiblings(board, solution)) {
        const MarkBoard other = childOf(parentOf(board, sibling.gone), sibling.come);
        ASSERT_EQ(other.level(), board.level());
        ASSERT_FALSE(other == board);
    }
}

}  // namespace
}  // namespace nonet
