#include "core/rating/path_profile.h"

#include <gtest/gtest.h>
#include <numeric>

namespace nonet {
namespace {

TEST(PathProfile, FollowsTwoBlanksToTheEnd) {
    Grid almost =
        gridFromLine("812753649943682175675491283154237896369845721287169534521974368438526917796318452").value();
    almost.clear(Cell(2));
    almost.clear(Cell(40));
    const Position start = Position::fromPuzzle(Puzzle(almost));
    const PathProfile profile = pathProfile(start, solvePath(start));
    // Two full houses, box 1's first.
    ASSERT_EQ(profile.points.size(), 3U);
    EXPECT_EQ(profile.points[0], (PathPoint{.candidates = 2, .blanks = 2, .weight = 0.2, .score = 0}));
    EXPECT_EQ(profile.points[1], (PathPoint{.candidates = 1, .blanks = 1, .weight = 0.1, .score = 4}));
    EXPECT_EQ(profile.points[2], (PathPoint{.candidates = 0, .blanks = 0, .weight = 0, .score = 8}));
    EXPECT_EQ(profile.uses[TechniqueId::fullHouse], 2);
    EXPECT_EQ(std::accumulate(profile.uses.begin(), profile.uses.end(), 0), 2);
    EXPECT_EQ(profile.candidates[2], 1);
    EXPECT_EQ(profile.candidates[3], 0);
    EXPECT_EQ(profile.candidatesAfterSingles, CellCounts());
    EXPECT_EQ(profile.solvedBy[0], 0);
    EXPECT_EQ(profile.solvedBy[2], 1);
    EXPECT_EQ(profile.solvedBy[40], 2);
}

TEST(PathProfile, ShowsWhatSinglesLeaveOpen) {
    Grid rectangle =
        gridFromLine("812753649943682175675491283154237896369845721287169534521974368438526917796318452").value();
    for (const int cell : {2, 5, 11, 14, 40})
        rectangle.clear(Cell(cell));
    const Position start = Position::fromPuzzle(Puzzle(rectangle));
    const PathProfile profile = pathProfile(start, solvePath(start, {.useUniqueness = false}));
    EXPECT_EQ(profile.candidates[40], 1);
    EXPECT_EQ(profile.candidatesAfterSingles[40], 0);
    for (const std::size_t cell : {2U, 5U, 11U, 14U}) {
        EXPECT_EQ(profile.candidatesAfterSingles[cell], 2);
        EXPECT_EQ(profile.solvedBy[cell], -1);
    }
    EXPECT_EQ(profile.points.back(), (PathPoint{.candidates = 8, .blanks = 4, .weight = 4 * 1.1, .score = 4}));
}

}  // namespace
}  // namespace nonet
