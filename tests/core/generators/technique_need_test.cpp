#include "core/generators/goal_search.h"
#include "core/generators/technique_need.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(TechniqueNeed, IsNothingWhereTheOthersFinish) {
    const Puzzle easy(
        gridFromLine("4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15").value());
    const TechniqueNeed need =
        techniqueNeed(easy, TechniqueId::xWing, techniquesBefore(hodokuProfile(), TechniqueId::xWing));
    EXPECT_EQ(need.atLeast, 0);
    EXPECT_TRUE(need.isExact);
}

TEST(TechniqueNeed, IsAtMostWhatThePathUses) {
    const TechniqueId id = TechniqueId::nakedPair;
    const PuzzleGoal goal{.hardest = id};
    int looked = 0;
    int fewer = 0;
    for (std::uint64_t piece = 0; looked < 20; ++piece)
        for (const GoalPuzzle& found : searchGoalPiece(goal, 51, piece).found) {
            ++looked;
            const int used = found.uses[id];
            const TechniqueNeed need = techniqueNeed(found.puzzle, id, techniquesUpTo(hodokuProfile(), id),
                                                     {.uses = used + 1, .positions = 2000});
            EXPECT_GE(need.atLeast, 1);
            EXPECT_LE(need.atLeast, used);
            fewer += need.atLeast < used ? 1 : 0;
        }
    // The easiest-first path is not always the shortest.
    EXPECT_LT(fewer, looked);
}

TEST(TechniqueNeed, KeepsItsBudget) {
    const PuzzleGoal goal{.hardest = TechniqueId::nakedPair};
    for (std::uint64_t piece = 0;; ++piece) {
        const GoalPiece made = searchGoalPiece(goal, 52, piece);
        if (made.found.empty())
            continue;
        const TechniqueNeed need =
            techniqueNeed(made.found.front().puzzle, TechniqueId::nakedPair,
                          techniquesUpTo(hodokuProfile(), TechniqueId::nakedPair), {.positions = 1});
        // That the others stop short is known after one position.
        EXPECT_FALSE(need.isExact);
        EXPECT_EQ(need.atLeast, 1);
        break;
    }
}

}  // namespace
}  // namespace nonet
