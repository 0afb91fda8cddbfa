// The puzzle that needs a method: what is shown of the search and its proof is what core finds.
#include "core/batch/recipe_run.h"
#include "core/generators/goal_search.h"
#include "core/generators/inverse/clue_removal.h"
#include "core/generators/inverse/method_uses.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/labs/inverse/goal_run.h"
#include "ui/labs/inverse/inverse_lab.h"

#include <limits>

namespace nonet::inverse_lab {
namespace {

constexpr int kSeeds = 4;

class GoalSceneTest : public LabTest<InverseLab> {
protected:
    GoalSceneTest() : LabTest("labs.inverse") {}

    /// With seeds of its own, and all worked out.
    template <typename Check>
    void withInputs(const char* title, Check check) {
        withShuffledInputs(
            enter(title), 1, kSeeds,
            [&](LabScene&, int seed) {
                lab().setSeed(static_cast<std::uint64_t>(seed) * 7);
                EXPECT_TRUE(settles());
            },
            check);
    }
    const InverseModel& model() { return lab().model(); }
};

/// By the methods up to a rank, and by no lower ones.
bool needs(const LabScene& scene, InverseRank rank) {
    const ClassicDigits puzzle = ClassicDigits::from(scene.puzzle()->givens);
    return isGood(puzzle, rank) && !isGood(puzzle, static_cast<InverseRank>(static_cast<int>(rank) - 1));
}

TEST_F(GoalSceneTest, WhatIsAskedForIsNeeded) {
    withInputs("Goals", [&](LabScene& scene) {
        ASSERT_TRUE(scene.puzzle()) << scene.moveText(0).toStdString();
        const ClassicDigits puzzle = ClassicDigits::from(scene.puzzle()->givens);
        EXPECT_TRUE(needs(scene, InverseRank::xWings));
        EXPECT_EQ(search(Puzzle(puzzle.toGrid())).count, 1U);
        const int stage = scene.moveCount() - 4;
        EXPECT_EQ(scene.moveText(stage + 1), QStringLiteral("The puzzle found: %1 clues").arg(puzzle.filledCount()));
        session().film().seek(scene.moveCount());
        EXPECT_EQ(scene.claims().size(), 4U);
        // Where no other method has a use, an X-Wing has the one that is told.
        MarkBoard stuck = MarkBoard::fromClues(puzzle);
        for (bool goesOn = true; goesOn;) {
            goesOn = false;
            for (const InverseMethod method : {InverseMethod::singleCandidate, InverseMethod::exclusion,
                                               InverseMethod::blockIntersection, InverseMethod::coveringSet})
                for (const MethodUse& use : allUses(stuck, method, MarkDirection::forward))
                    if (isAllowed(stuck, use, MarkDirection::forward)) {
                        applyUse(stuck, use, MarkDirection::forward);
                        goesOn = true;
                    }
        }
        EXPECT_EQ(scene.moveText(stage + 2),
                  QStringLiteral("Stuck without it: %1 cells are blank").arg(81 - stuck.filledCells().count()));
        QStringList uses;
        for (const MethodUse& use : allUses(stuck, InverseMethod::xWing, MarkDirection::forward))
            uses.append(useSentence(use, MarkDirection::forward));
        EXPECT_TRUE(uses.contains(scene.moveText(stage + 3))) << scene.moveText(stage + 3).toStdString();
        // The program's own goal search found it.
        std::optional<GoalPuzzle> first;
        const PuzzleGoal goal{.hardest = TechniqueId::xWing,
                              .needed = NeededTechnique{.technique = TechniqueId::xWing}};
        runRecipe({.recipe = {.goal = goal}, .seed = model().seed, .count = std::numeric_limits<std::uint64_t>::max()},
                  [&](const GoalPuzzle& each) {
                      first = each;
                      const ClassicDigits clues = ClassicDigits::from(each.puzzle.givens);
                      return !isGood(clues, InverseRank::xWings) || isGood(clues, InverseRank::coveringSets);
                  });
        ASSERT_TRUE(first);
        session().film().seek(scene.moveCount());
        EXPECT_EQ(first->puzzle.givens, puzzle.toGrid());
        const int count = first->uses[TechniqueId::xWing];
        EXPECT_TRUE(scene.claims()[2].text.startsWith(QStringLiteral("Its path uses it %1 ×").arg(count)));
    });
    LabScene& scene = session().scene();
    session().edits().setControl(QStringLiteral("goal"), 0);
    EXPECT_FALSE(scene.puzzle());
    ASSERT_TRUE(settles());
    EXPECT_TRUE(needs(scene, InverseRank::blockIntersections));
    session().edits().setControl(QStringLiteral("goal"), 1);
    ASSERT_TRUE(settles());
    EXPECT_TRUE(needs(scene, InverseRank::coveringSets));
}

TEST_F(GoalSceneTest, TheWayToAGoalIsTheSearchsOwn) {
    int edited = 0;
    for (int seed = 1; seed <= 6; ++seed) {
        LabScene& scene = enter("Goals");
        lab().setSeed(static_cast<std::uint64_t>(seed) * 13);
        ASSERT_TRUE(settles());
        const int stages = scene.moveCount() - 4;
        ASSERT_GE(stages, 1);
        // The piece that found it, watched.
        const PuzzleGoal goal{.hardest = TechniqueId::xWing,
                              .needed = NeededTechnique{.technique = TechniqueId::xWing}};
        std::vector<GoalTry> tries;
        std::vector<GoalPuzzle> found;
        for (std::uint64_t piece = 0; found.empty(); ++piece) {
            tries.clear();
            found = searchGoalPiece(goal, model().seed, piece, kPuzzlesAGoalPiece, {}, [&](const GoalTry& each) {
                        tries.push_back(each);
                    }).found;
            std::erase_if(found, [](const GoalPuzzle& each) {
                const ClassicDigits clues = ClassicDigits::from(each.puzzle.givens);
                return !isGood(clues, InverseRank::xWings) || isGood(clues, InverseRank::coveringSets);
            });
        }
        EXPECT_EQ(scene.puzzle()->givens, found.front().puzzle.givens);
        double nearest = 1e9;
        for (const GoalTry& each : tries)
            if (!each.isEdit)
                nearest = std::min(nearest, each.distance);
        EXPECT_TRUE(scene.moveText(1).endsWith(QStringLiteral("distance %1").arg(number(nearest, 0))))
            << scene.moveText(1).toStdString();
        if (stages > 1) {
            ++edited;
            EXPECT_TRUE(scene.moveText(stages).contains(QStringLiteral("The goal is met")))
                << scene.moveText(stages).toStdString();
        }
        for (int move = 0; move <= scene.moveCount(); ++move) {
            session().film().seek(move);
            EXPECT_FALSE(drawn().contains(u'✗'));
        }
        EXPECT_TRUE(drawn().contains(QStringLiteral("the goal is met")));
    }
    EXPECT_GT(edited, 0);
}

TEST_F(GoalSceneTest, PuzzlesOfOneBoardAreCountedHonestly) {
    LabScene& scene = enter("Goals");
    session().edits().setControl(QStringLiteral("ground"), 1);
    session().edits().setControl(QStringLiteral("goal"), 1);
    for (int seed = 1; seed <= 2; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        ASSERT_TRUE(settles());
        RandomSource random(model().seed);
        int needing = 0;
        constexpr int kLooked = 5000;
        for (int i = 0; i < kLooked; ++i) {
            const ClassicDigits clues =
                removeClues(model().solution, model().solution, random, {.methods = InverseRank::coveringSets});
            needing += isGood(clues, InverseRank::blockIntersections) ? 0 : 1;
        }
        EXPECT_EQ(scene.moveText(0), QStringLiteral("%1 puzzles of your board: %2 need the method, %3 do without.")
                                         .arg(number(kLooked), number(needing), number(kLooked - needing)));
        ASSERT_TRUE(scene.puzzle());
        EXPECT_TRUE(needs(scene, InverseRank::coveringSets));
        EXPECT_EQ(ClassicDigits::from(*search(*scene.puzzle()).first), model().solution);
        session().film().seek(scene.moveCount());
        EXPECT_EQ(scene.claims().size(), 5U);
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
    }
}

/// What can be banned beside a method, in the order of the choice.
struct Banned {
    int goal;
    int choice;
    InverseMethods methods;
    InverseRank below;
    QString words;
};

std::vector<Banned> allBanned() {
    using enum InverseRank;
    const QString intersections = QStringLiteral("block intersections");
    const QString sets = QStringLiteral("covering sets");
    return {{0, 1, {blockIntersections, {hiddenSingles}}, hiddenSingles, QStringLiteral("hidden singles")},
            {1, 1, {coveringSets, {InverseRank::blockIntersections}}, blockIntersections, intersections},
            {2, 1, {xWings, {InverseRank::blockIntersections}}, coveringSets, intersections},
            {2, 2, {xWings, {InverseRank::coveringSets}}, coveringSets, sets},
            {2,
             3,
             {xWings, {blockIntersections, coveringSets}},
             coveringSets,
             intersections + QStringLiteral(" or ") + sets}};
}

TEST_F(GoalSceneTest, WhatIsBannedIsNotNeeded) {
    for (const bool isOneBoard : {false, true}) {
        LabScene& scene = enter("Goals");
        session().edits().setControl(QStringLiteral("ground"), isOneBoard ? 1 : 0);
        for (const Banned& banned : allBanned()) {
            session().edits().setControl(QStringLiteral("goal"), banned.goal);
            session().edits().setControl(QStringLiteral("without"), banned.choice);
            ASSERT_TRUE(settles());
            ASSERT_TRUE(scene.puzzle()) << scene.moveText(0).toStdString();
            const ClassicDigits puzzle = ClassicDigits::from(scene.puzzle()->givens);
            EXPECT_TRUE(isGood(puzzle, banned.methods));
            EXPECT_FALSE(isGood(puzzle, banned.below));
            session().film().seek(scene.moveCount());
            EXPECT_TRUE(scene.claims()[1].text.contains(QStringLiteral("without ") + banned.words));
            EXPECT_TRUE(drawn().contains(banned.words + QStringLiteral(": not needed")));
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        }
    }
}

TEST_F(GoalSceneTest, PuzzlesOfOneBoardWithoutAMethodAreCountedHonestly) {
    LabScene& scene = enter("Goals");
    session().edits().setControl(QStringLiteral("ground"), 1);
    session().edits().setControl(QStringLiteral("goal"), 1);
    session().edits().setControl(QStringLiteral("without"), 1);
    ASSERT_TRUE(settles());
    const auto countIn = [this](InverseMethods methods) {
        RandomSource random(model().seed);
        int needing = 0;
        for (int i = 0; i < kPuzzlesOfOneBoard; ++i)
            needing += isGood(removeClues(model().solution, model().solution, random, {.methods = methods}),
                              InverseRank::blockIntersections)
                           ? 0
                           : 1;
        return needing;
    };
    const int needing = countIn({InverseRank::coveringSets, {InverseRank::blockIntersections}});
    EXPECT_NE(needing, countIn(InverseRank::coveringSets));
    EXPECT_EQ(scene.moveText(0),
              QStringLiteral("%1 puzzles of your board, all solved without block intersections: %2 need the method, %3 "
                             "do without it.")
                  .arg(number(kPuzzlesOfOneBoard), number(needing), number(kPuzzlesOfOneBoard - needing)));
    // Another method has other easier ones.
    session().edits().setControl(QStringLiteral("goal"), 0);
    const std::vector<LabControl> controls = scene.controls();
    const auto without = std::ranges::find(controls, QStringLiteral("without"), &LabControl::id);
    ASSERT_NE(without, controls.end());
    EXPECT_EQ(without->value, 0);
    EXPECT_EQ(without->choices.size(), 2);
    ASSERT_TRUE(settles());
}

}  // namespace
}  // namespace nonet::inverse_lab
