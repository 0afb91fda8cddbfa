#include "core/rating/search_effort.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Grid kSolved =
    gridFromLine("812753649943682175675491283154237896369845721287169534521974368438526917796318452").value();

TEST(SearchEffort, IsOnePositionWhereNothingHasToBeTried) {
    EXPECT_EQ(searchEffort(Puzzle(kSolved)), (SearchEffort{.positions = 1, .solutions = 1}));
    Grid almost = kSolved;
    almost.clear(Cell(0));
    EXPECT_EQ(searchEffort(Puzzle(almost)), (SearchEffort{.positions = 1, .solutions = 1}));
    EXPECT_EQ(searchEffort(Puzzle(almost)).branching(), 0);
}

TEST(SearchEffort, TriesBothDigitsOfARectangle) {
    Grid rectangle = kSolved;
    for (const int cell : {2, 5, 11, 14})
        rectangle.clear(Cell(cell));
    const SearchEffort effort = searchEffort(Puzzle(rectangle));
    EXPECT_EQ(effort, (SearchEffort{.positions = 3, .branchings = 1, .solutions = 2, .deepest = 1}));
    EXPECT_EQ(effort.branching(), 2);
}

TEST(SearchEffort, CountsDeadEnds) {
    // Two equal digits in row 1.
    Grid wrong = kSolved;
    wrong.set(Cell(0), *wrong.digit(Cell(1)));
    EXPECT_EQ(searchEffort(Puzzle(wrong)), (SearchEffort{.positions = 1, .deadEnds = 1}));
    // AI Escargot: every position but the branchings and the one solution is a dead end.
    const Puzzle escargot(
        gridFromLine("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..").value());
    const SearchEffort effort = searchEffort(escargot);
    EXPECT_EQ(effort.solutions, 1U);
    EXPECT_GT(effort.deepest, 2);
    EXPECT_EQ(effort.positions, effort.branchings + effort.deadEnds + effort.solutions);
}

TEST(SearchEffort, KeepsItsBudgetAndStops) {
    const SearchEffort cut = searchEffort(Puzzle(Grid()), 100);
    EXPECT_TRUE(cut.budgetRanOut);
    EXPECT_EQ(cut.positions, 100U);
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(searchEffort(Puzzle(Grid()), 1'000'000, source.get_token()).wasStopped);
}

}  // namespace
}  // namespace nonet
