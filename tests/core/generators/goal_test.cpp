#include "core/generators/goal.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TechniqueUses uses(std::initializer_list<std::pair<TechniqueId, int>> list) {
    TechniqueUses counts{};
    for (const auto& [id, times] : list)
        counts[id] = times;
    return counts;
}

bool misses(const PuzzleGoal& goal, const TechniqueUses& counts, GoalPart part, int clues = 25) {
    return missedParts(goal, clues, counts, true).test(part);
}

TEST(PuzzleGoal, AsksForAScoreAboveThePreviousLevelsMaximum) {
    const PuzzleGoal hard{.level = Level::hard};
    // 54 hidden singles and one X-Wing score 896, 62 score 1008.
    const TechniqueUses low = uses({{TechniqueId::hiddenSingle, 54}, {TechniqueId::xWing, 1}});
    const TechniqueUses enough = uses({{TechniqueId::hiddenSingle, 62}, {TechniqueId::xWing, 1}});
    EXPECT_TRUE(misses(hard, low, GoalPart::level));
    EXPECT_FALSE(misses(hard, enough, GoalPart::level));
    EXPECT_TRUE(missedParts(hard, 25, enough, true).none());
    EXPECT_TRUE(missedParts(hard, 25, enough, false).any());
    EXPECT_EQ(scoreRange(hard), (IntRange{1001, 1600}));
    EXPECT_EQ(scoreRange({.level = Level::hard, .score = {1200, 5000}}), (IntRange{1200, 1600}));
}

TEST(PuzzleGoal, ListsWhatIsMissed) {
    const TechniqueUses xWings = uses({{TechniqueId::hiddenSingle, 40}, {TechniqueId::xWing, 2}});
    EXPECT_FALSE(misses({.hardest = TechniqueId::xWing}, xWings, GoalPart::hardest));
    EXPECT_TRUE(misses({.hardest = TechniqueId::swordfish}, xWings, GoalPart::hardest));
    EXPECT_FALSE(misses({.needed = NeededTechnique{TechniqueId::xWing, 2}}, xWings, GoalPart::needed));
    EXPECT_TRUE(misses({.needed = NeededTechnique{TechniqueId::xWing, 3}}, xWings, GoalPart::needed));
    const auto setOf = [](std::initializer_list<TechniqueId> ids) {
        TechniqueSet set;
        for (const TechniqueId id : ids)
            set.set(id);
        return set;
    };
    EXPECT_FALSE(
        misses({.alsoNeeded = setOf({TechniqueId::hiddenSingle, TechniqueId::xWing})}, xWings, GoalPart::needed));
    EXPECT_TRUE(misses({.alsoNeeded = setOf({TechniqueId::xWing, TechniqueId::skyscraper})}, xWings, GoalPart::needed));
    EXPECT_EQ(contradictionIn({.hardest = TechniqueId::xWing, .alsoNeeded = setOf({TechniqueId::xyChain})}),
              GoalContradiction::techniqueNotAllowed);
    EXPECT_TRUE(asksForPath({.alsoNeeded = setOf({TechniqueId::xWing})}));
    EXPECT_TRUE(misses({.forbidden = techniquesOf(TechniqueFamily::basicFish)}, xWings, GoalPart::techniques));
    EXPECT_TRUE(misses({.allowed = techniquesOf(TechniqueFamily::subsets)}, xWings, GoalPart::techniques));
    // Singles need not be named.
    EXPECT_FALSE(misses({.allowed = techniquesOf(TechniqueFamily::basicFish)}, xWings, GoalPart::techniques));
    EXPECT_TRUE(misses({.score = {.highest = 800}}, xWings, GoalPart::score));
    EXPECT_TRUE(misses({.clues = {26, 28}}, xWings, GoalPart::clues));
    // What asks nothing of the path is met by a puzzle that the techniques do not finish.
    EXPECT_TRUE(missedParts({.clues = {20, 30}}, 25, xWings, false).none());
}

TEST(PuzzleGoal, IsAtNoDistanceWhereItIsMet) {
    PathNumbers path{.uses = uses({{TechniqueId::hiddenSingle, 62}, {TechniqueId::xWing, 1}}), .score = 1008};
    path.end = PathEnd::solved;
    EXPECT_EQ(goalDistance({.level = Level::hard}, 25, path), 0);
    EXPECT_EQ(goalDistance({.level = Level::unfair}, 25, path), 1601 - 1008);
    EXPECT_EQ(goalDistance({.clues = {20, 22}}, 25, path), 150);
    EXPECT_GT(goalDistance({.hardest = TechniqueId::jellyfish}, 25, path), 0);
    path.end = PathEnd::stuck;
    path.blanks = 40;
    EXPECT_GT(goalDistance({.level = Level::hard}, 25, path), 1000);
}

TEST(PuzzleGoal, KnowsContradictions) {
    EXPECT_EQ(contradictionIn(PuzzleGoal()), GoalContradiction::none);
    EXPECT_EQ(contradictionIn({.clues = {0, 16}}), GoalContradiction::tooFewClues);
    EXPECT_EQ(contradictionIn({.clues = {30, 20}}), GoalContradiction::emptyRange);
    EXPECT_EQ(contradictionIn({.level = Level::easy, .hardest = TechniqueId::xWing}),
              GoalContradiction::techniqueNotAllowed);
    EXPECT_EQ(contradictionIn({.level = Level::easy, .score = {900, 1000}}), GoalContradiction::scoreAgainstLevel);
    // Steps score 4 and more, all of them even numbers; the last blank of a board is a full house.
    for (const IntRange score :
         {IntRange{0, 3}, IntRange{5, 5}, IntRange{6, 7}, IntRange{14, 14}, IntRange{777, 777}, IntRange{2001, 2001}})
        EXPECT_EQ(contradictionIn({.score = score}), GoalContradiction::scoreOutOfReach) << score.lowest;
    for (const IntRange score : {IntRange{0, 4}, IntRange{5, 8}, IntRange{100, 100}, IntRange{2000, 2001}, IntRange{0}})
        EXPECT_EQ(contradictionIn({.score = score}), GoalContradiction::none) << score.lowest;
    EXPECT_EQ(contradictionIn({.score = {100, 200}, .clues = {20, 25}}), GoalContradiction::scoreOutOfReach);
    EXPECT_EQ(contradictionIn({.width = {0, 0}}), GoalContradiction::widthOutOfReach);
    EXPECT_EQ(contradictionIn({.width = {0, 1}}), GoalContradiction::none);
    ClassicCellSet mask;
    for (int cell = 0; cell < 20; ++cell)
        mask.insert(Cell(cell));
    EXPECT_EQ(contradictionIn({.mask = mask}), GoalContradiction::none);
    EXPECT_EQ(contradictionIn({.clues = {24, 30}, .mask = mask}), GoalContradiction::maskAgainstClues);
    EXPECT_EQ(contradictionIn({.mask = mask, .symmetry = Symmetry::halfTurn}), GoalContradiction::maskAgainstSymmetry);
    // 17 clues under a quarter turn are possible in number (the centre stands alone); nobody knows such a puzzle.
    EXPECT_EQ(contradictionIn({.level = Level::easy, .clues = {17, 17}, .symmetry = Symmetry::quarterTurn}),
              GoalContradiction::none);
}

}  // namespace
}  // namespace nonet
