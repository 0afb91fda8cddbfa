// Each scene entered with puzzles and seeds of its own: what is shown is what core says.
#include "core/batch/recipe_puzzles.h"
#include "core/canonical/canonical_form.h"
#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/solving_path.h"
#include "core/generators/inverse/uses.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/inverse/disguise_scene.h"
#include "ui/labs/inverse/goal_scene.h"
#include "ui/labs/inverse/heuristics_scene.h"
#include "ui/labs/inverse/methods_scene.h"
#include "ui/labs/inverse/path_scenes.h"
#include "ui/labs/inverse/search_scenes.h"

#include <QLabel>
#include <QLineEdit>

namespace nonet::inverse_lab {
namespace {

constexpr int kInputs = 4;
constexpr int kWait = 60000;

class InverseLabTest : public LabTest<InverseLab> {
protected:
    InverseLabTest() : LabTest("labs.inverse") {}

    /// With seeds of its own; `ready` waits for the background.
    template <typename Scene, typename Ready, typename Check>
    void withInputs(Ready ready, Check check) {
        withShuffledInputs<Scene>(
            1, kInputs,
            [&](Scene& scene, int seed) {
                lab().setSeed(static_cast<std::uint64_t>(seed) * 7);
                EXPECT_TRUE(QTest::qWaitFor([&] { return ready(scene); }, kWait));
            },
            check);
    }
    template <typename Scene, typename Check>
    void withInputs(Check check) {
        withInputs<Scene>([](Scene&) { return true; }, check);
    }
};

TEST_F(InverseLabTest, IsWalkedToItsEndWithTwoKeys) {
    for (int scene = 0; scene < lab().sceneCount(); ++scene) {
        ASSERT_EQ(session().sceneIndex(), scene);
        for (int move = 1; move <= session().scene().moveCount(); ++move) {
            QTest::keyClick(view().stage(), Qt::Key_Right);
            EXPECT_EQ(session().movesDone(), move);
        }
        EXPECT_EQ(find<QLabel>("labMoveText")->text(), session().scene().moveText(session().movesDone()));
        view().stage()->grab();
        QTest::keyClick(view().stage(), Qt::Key_PageDown);
    }
    EXPECT_EQ(session().sceneIndex(), lab().sceneCount() - 1);
}

TEST_F(InverseLabTest, LevelsAreNumbersOfMarks) {
    withInputs<LevelScene>([&](LevelScene& scene) {
        EXPECT_EQ(scene.board(0), MarkBoard::fromSolution(lab().model().solution));
        for (int move = 1; move <= scene.moveCount(); ++move) {
            EXPECT_EQ(scene.board(move).level(), move);
            EXPECT_TRUE(scene.moveText(move).contains(QString::number(move)));
        }
    });
}

TEST_F(InverseLabTest, TheSlipsOfTheTextAreToldWhereTheyBelong) {
    const auto& levels = enter<LevelScene>();
    // C(729, 365), which [Inverse 5] has as 10^220.
    EXPECT_NEAR(LevelScene::boardsOfLevel(365), 217.9, 0.05);
    EXPECT_NEAR(LevelScene::boardsOfLevel(1), std::log10(729), 1e-9);
    EXPECT_NEAR(LevelScene::boardsOfLevel(2), std::log10(265356), 1e-9);
    EXPECT_TRUE(levels.claims().back().text.contains(QStringLiteral("217.9")));
    EXPECT_TRUE(levels.claims().back().holds);
    const auto& methods = enter<MethodsScene>();
    QStringList told;
    for (const InverseMethod method : kInverseMethods) {
        session().setControl(QStringLiteral("method"), static_cast<int>(method));
        told.append(methods.sentences().back());
    }
    EXPECT_EQ(told.removeDuplicates(), 0);
    EXPECT_TRUE(told[static_cast<int>(InverseMethod::coveringSet)].contains(QStringLiteral("row, column or cell")));
}

TEST_F(InverseLabTest, EachMethodGoesForwardAndBack) {
    withInputs<MethodsScene>([&](MethodsScene& scene) {
        for (const InverseMethod method : kInverseMethods) {
            session().setControl(QStringLiteral("method"), static_cast<int>(method));
            for (int place = 0; place < 4; ++place) {
                EXPECT_EQ(scene.use().method, method);
                EXPECT_TRUE(isAllowed(scene.board(), scene.use(), MarkDirection::forward));
                EXPECT_EQ(scene.boardAt(2), scene.board());
                MarkBoard after = scene.board();
                applyUse(after, scene.use(), MarkDirection::forward);
                EXPECT_EQ(scene.boardAt(1), after);
                for (const UseCheck& each : scene.checksAt(0)) {
                    EXPECT_TRUE(each.holds);
                    EXPECT_FALSE(conditionText(each, scene.use()).isEmpty());
                }
                session().setControl(QStringLiteral("other"), 1);
            }
        }
    });
}

TEST_F(InverseLabTest, APokeBreaksAConditionAndIsTakenBack) {
    auto& scene = enter<MethodsScene>();
    for (const InverseMethod method : {InverseMethod::blockIntersection, InverseMethod::xWing}) {
        session().setControl(QStringLiteral("method"), static_cast<int>(method));
        // A mark more among the cells that must be clear.
        std::optional<Cell> poked;
        for (const Cell cell : scene.use().clear)
            if (!scene.board().isFilled(cell) && cell != scene.use().cell)
                poked = cell;
        ASSERT_TRUE(poked);
        const MarkBoard before = scene.board();
        session().clickCell(*poked);
        EXPECT_TRUE(scene.board().hasMark(*poked, scene.use().digit));
        EXPECT_FALSE(isAllowed(scene.board(), scene.use(), MarkDirection::forward));
        EXPECT_EQ(scene.boardAt(1), scene.board());
        EXPECT_FALSE(scene.claims()[0].holds);
        view().stage()->grab();
        session().clickCell(*poked);
        EXPECT_EQ(scene.board(), before);
        session().clickCell(*poked);
        session().setControl(QStringLiteral("back"), 1);
        EXPECT_EQ(scene.board(), before);
    }
    Cell filled(0);
    while (!scene.board().isFilled(filled))
        filled = Cell(filled.index() + 1);
    EXPECT_FALSE(scene.typeDigit(filled, Digit(1)).value().isEmpty());
    session().setControl(QStringLiteral("printed"), 1);
    EXPECT_EQ(scene.reading(), MethodReading::marksOnly);
}

TEST_F(InverseLabTest, TheLiteralSearchEndsWithoutAClue) {
    withInputs<SearchScene>([](SearchScene& scene) { return scene.run() != nullptr; },
                            [&](SearchScene& scene) {
                                const MarkSearchOutcome outcome =
                                    searchMarks(lab().model().solution, {.plan = {{scene.heuristic()}}},
                                                RandomSource(lab().model().seed));
                                EXPECT_EQ(scene.run()->outcome.steps, outcome.steps);
                                EXPECT_EQ(scene.run()->boards.back(), outcome.board);
                                const MarkVerdict end = verdictOn(outcome.board);
                                EXPECT_EQ(end.clues, 0);
                                const QString text = scene.moveText(scene.moveCount());
                                for (const int value : {end.level, end.clues, end.answersWritten})
                                    EXPECT_TRUE(text.contains(QString::number(value))) << text.toStdString();
                                EXPECT_EQ(scene.question().right, 0);
                            });
    auto& scene = enter<SearchScene>();
    session().setControl(QStringLiteral("heuristic"), static_cast<int>(InverseHeuristic::singleFirst));
    EXPECT_EQ(scene.run(), nullptr);
    EXPECT_FALSE(scene.moveText(0).isEmpty());
    ASSERT_TRUE(QTest::qWaitFor([&] { return scene.run() != nullptr; }, kWait));
    EXPECT_EQ(scene.run()->verdicts.back().clues, 0);
}

TEST_F(InverseLabTest, ChildrenAreJudgedByFourReadings) {
    withInputs<ChildrenScene>([&](ChildrenScene& scene) {
        const auto& family = scene.family();
        const ClassicDigits& solution = lab().model().solution;
        EXPECT_EQ(family.children, children(family.board, solution));
        EXPECT_EQ(family.parents, parents(family.board, solution).size());
        for (const GoodRule rule : {GoodRule::leadsBack, GoodRule::oneMethod, GoodRule::allMethods, GoodRule::siblings})
            EXPECT_EQ(family.good[static_cast<std::size_t>(rule)], goodChildren(family.board, solution, rule));
        EXPECT_EQ(family.good[0].size(), family.children.size());
        EXPECT_TRUE(family.good[2].empty());
        EXPECT_TRUE(scene.moveText(0).contains(QString::number(family.children.size())));
    });
    auto& scene = enter<ChildrenScene>();
    const int level = scene.family().board.level();
    session().setControl(QStringLiteral("step"), scene.step() + 30);
    EXPECT_EQ(scene.family().board.level(), level + 30);
}

TEST_F(InverseLabTest, TheFilmHasNineStepsABlankCell) {
    withInputs<FilmScene>([&](FilmScene& scene) {
        const int blanks = 81 - lab().model().clues.filledCount();
        EXPECT_EQ(scene.moveCount(), blanks);
        EXPECT_EQ(lab().facts().path, solvingPath(lab().model().clues));
        EXPECT_EQ(static_cast<int>(lab().facts().path.size()), 9 * blanks);
        EXPECT_EQ(scene.question().choices[scene.question().right], QString::number(9 * blanks));
        EXPECT_EQ(scene.stepsAt(0), lab().facts().path.size());
        EXPECT_EQ(scene.stepsAt(blanks), 0U);
        session().setControl(QStringLiteral("direction"), 1);
        EXPECT_EQ(scene.stepsAt(0), 0U);
        EXPECT_TRUE(scene.moveText(blanks).contains(QString::number(9 * blanks)));
        session().setControl(QStringLiteral("direction"), 0);
    });
}

TEST_F(InverseLabTest, WhatIsAskedForIsNeeded) {
    withInputs<GoalScene>(
        [](GoalScene& scene) { return scene.hasEnded(); },
        [&](GoalScene& scene) {
            ASSERT_TRUE(scene.found()) << scene.moveText(0).toStdString();
            const ClassicDigits& puzzle = scene.found()->puzzle;
            EXPECT_TRUE(isGood(puzzle, InverseRank::xWings));
            EXPECT_FALSE(isGood(puzzle, InverseRank::coveringSets));
            EXPECT_EQ(search(Puzzle(puzzle.toGrid())).count, 1U);
            ASSERT_TRUE(scene.found()->use);
            EXPECT_TRUE(isAllowed(scene.found()->stuck, *scene.found()->use, MarkDirection::forward));
            // Really stuck: no other method has a use there.
            for (const InverseMethod method : {InverseMethod::singleCandidate, InverseMethod::exclusion,
                                               InverseMethod::blockIntersection, InverseMethod::coveringSet})
                EXPECT_TRUE(allUses(scene.found()->stuck, method, MarkDirection::forward).empty());
            EXPECT_TRUE(scene.moveText(1).contains(QString::number(puzzle.filledCount())));
            EXPECT_EQ(scene.puzzle()->givens, puzzle.toGrid());
            EXPECT_EQ(scene.claims().size(), 4U);
            // The program's own goal search found it.
            std::optional<GoalPuzzle> first;
            runRecipe({.recipe = {.goal = GoalScene::goalOf(scene.goal())},
                       .seed = lab().model().seed,
                       .count = std::numeric_limits<std::uint64_t>::max()},
                      [&](const GoalPuzzle& each) {
                          first = each;
                          return !GoalScene::needs(ClassicDigits::from(each.puzzle.givens), scene.goal());
                      });
            ASSERT_TRUE(first);
            EXPECT_EQ(first->puzzle.givens, puzzle.toGrid());
            EXPECT_EQ(scene.found()->uses, usesOf(first->rating.path)[static_cast<std::size_t>(TechniqueId::xWing)]);
        });
    auto& scene = enter<GoalScene>();
    session().setControl(QStringLiteral("goal"), 0);
    EXPECT_FALSE(scene.found());
    ASSERT_TRUE(QTest::qWaitFor([&] { return scene.hasEnded(); }, kWait));
    EXPECT_TRUE(GoalScene::needs(scene.found()->puzzle, GoalScene::Goal::blockIntersection));
    session().setControl(QStringLiteral("goal"), 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return scene.hasEnded(); }, kWait));
    EXPECT_TRUE(GoalScene::needs(scene.found()->puzzle, GoalScene::Goal::coveringSet));
}

TEST_F(InverseLabTest, HeuristicsAreComparedOnOneBoard) {
    auto& scene = enter<HeuristicsScene>();
    lab().shuffleInput(3);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return static_cast<int>(scene.results().size()) == HeuristicsScene::kRuns; }, 4 * kWait));
    for (int run = 0; run < HeuristicsScene::kRuns; ++run) {
        const auto& result = scene.results()[static_cast<std::size_t>(run)];
        EXPECT_EQ(result.literalClues, 0);
        EXPECT_EQ(search(Puzzle(result.puzzle.toGrid())).count, 1U);
        EXPECT_TRUE(isGood(result.puzzle));
        const QString text = scene.moveText(run);
        for (const int value : {result.steps, result.repairedClues, result.puzzle.filledCount(), result.narrowest})
            EXPECT_TRUE(text.contains(QString::number(value))) << text.toStdString();
    }
    for (const LabClaim& claim : scene.claims())
        EXPECT_TRUE(claim.holds) << claim.text.toStdString();
    session().seek(2);
    EXPECT_EQ(scene.puzzle()->givens, scene.results()[2].puzzle.toGrid());
}

TEST_F(InverseLabTest, DisguisesKeepWhatMatters) {
    withInputs<DisguiseScene>([&](DisguiseScene& scene) {
        for (int move = 1; move <= scene.moveCount(); ++move) {
            const auto& now = scene.measures(move);
            EXPECT_NE(now.clues, scene.measures(move - 1).clues);
            EXPECT_EQ(now.solutions, 1U);
            EXPECT_EQ(canonicalForm(now.clues).form, canonicalForm(lab().model().clues).form);
            session().seek(move);
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
            EXPECT_EQ(scene.puzzle()->givens, now.clues.toGrid());
        }
    });
}

TEST_F(InverseLabTest, BadInputIsNamedAndTheLastGoodStays) {
    const ClassicDigits before = lab().model().clues;
    const QString line = lab().inputText();
    EXPECT_TRUE(type(line.chopped(1)).contains(QStringLiteral("80")));
    EXPECT_TRUE(type(QStringLiteral("11") + QString(79, u'.')).contains(QStringLiteral("r1c1")));
    EXPECT_TRUE(type(QString(81, u'.')).contains(QStringLiteral("more than one solution")));
    EXPECT_TRUE(type(QStringLiteral("12345678.........9") + QString(63, u'.')).contains(QStringLiteral("no solution")));
    EXPECT_FALSE(type(QString(81, u'x')).isEmpty());
    EXPECT_EQ(lab().model().clues, before);
    // A solved board becomes a puzzle.
    EXPECT_EQ(type(QString::fromStdString(toLine(lab().model().solution.toGrid()))), QString());
    EXPECT_LT(lab().model().clues.filledCount(), 40);
    EXPECT_TRUE(lab().facts().isGood);
}

TEST_F(InverseLabTest, APuzzleBeyondTheMethodsSaysSo) {
    // Inkala 2012.
    EXPECT_EQ(type(QStringLiteral("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")),
              QString());
    EXPECT_FALSE(lab().facts().isGood);
    for (int scene = 0; scene < lab().sceneCount(); ++scene) {
        session().setScene(scene);
        session().seek(session().scene().moveCount());
        view().stage()->grab();
    }
    EXPECT_TRUE(enter<FilmScene>().claims()[0].text.contains(QStringLiteral("stuck")));
}

TEST_F(InverseLabTest, ALessonComesBackAsItWas) {
    enter<FilmScene>();
    lab().shuffleInput(11);
    lab().setSeed(42);
    session().seek(5);
    const ClassicDigits clues = lab().model().clues;
    const PuzzleRecord lesson = lessonRecord(session());
    lab().takeExample();
    session().setScene(0);
    ASSERT_TRUE(find<LearnRoom>("learnRoom")->openLesson(lesson));
    EXPECT_EQ(session().sceneIndex(), 4);
    EXPECT_EQ(lab().model().clues, clues);
    EXPECT_EQ(lab().model().seed, 42U);
    EXPECT_EQ(session().movesDone(), 5);
}

TEST_F(InverseLabTest, SheetsForPupilsAreMade) {
    HandoutOptions options;
    options.pupils = 2;
    EXPECT_EQ(handoutBytes(session(), options).count("/Type /Page\n"), 5);
}

}  // namespace
}  // namespace nonet::inverse_lab
