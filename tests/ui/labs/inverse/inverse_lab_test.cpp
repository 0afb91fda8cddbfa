// Each scene entered with puzzles and seeds of its own: what is shown is what core says.
#include "core/batch/recipe_run.h"
#include "core/canonical/canonical_form.h"
#include "core/generators/dig.h"
#include "core/generators/goal_search.h"
#include "core/generators/inverse/clue_removal.h"
#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/mark_search.h"
#include "core/generators/inverse/method_uses.h"
#include "core/generators/inverse/solving_path.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/labs/inverse/inverse_lab.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <set>
#include <string>

namespace nonet::inverse_lab {
namespace {

constexpr int kInputs = 4;
const char* const kMethods = "Five methods, forward and backward";
const char* const kSearch = "The search, taken literally";

class InverseLabTest : public LabTest<InverseLab> {
protected:
    InverseLabTest() : LabTest("labs.inverse") {}

    /// With seeds of its own, and all worked out.
    template <typename Check>
    void withInputs(const char* title, Check check) {
        withShuffledInputs(
            enter(title), 1, kInputs,
            [&](LabScene&, int seed) {
                lab().setSeed(static_cast<std::uint64_t>(seed) * 7);
                EXPECT_TRUE(settles());
            },
            check);
    }
    const InverseModel& model() { return lab().model(); }
};

TEST_F(InverseLabTest, IsWalkedToItsEndWithTwoKeys) {
    for (int scene = 0; scene < lab().scenes().count(); ++scene) {
        ASSERT_EQ(session().sceneIndex(), scene);
        session().questions().reveal();
        for (int move = 1; move <= session().scene().moveCount(); ++move) {
            QTest::keyClick(view().stage(), Qt::Key_Right);
            EXPECT_EQ(session().film().movesDone(), move);
        }
        EXPECT_EQ(find<QLabel>("labMoveText")->text(), session().scene().moveText(session().film().movesDone()));
        view().stage()->grab();
        QTest::keyClick(view().stage(), Qt::Key_PageDown);
    }
    EXPECT_EQ(session().sceneIndex(), lab().scenes().count() - 1);
}

TEST_F(InverseLabTest, LevelsOfASmallBoardAreNumbersOfMarks) {
    withInputs("Level 0", [&](LabScene& scene) {
        ASSERT_EQ(control("size")->value, 0);
        EXPECT_EQ(scene.moveText(0), QStringLiteral("The solved board: level 0"));
        EXPECT_EQ(scene.question().choices[scene.question().right], QStringLiteral("64"));
        for (int move = 1; move <= scene.moveCount(); ++move) {
            session().film().seek(move);
            EXPECT_TRUE(scene.moveText(move).startsWith(QStringLiteral("Level %1. ").arg(move)));
            // A value makes way for four marks.
            EXPECT_EQ(scene.claims()[0].text,
                      QStringLiteral("Values: %1, marks: %2, so level %2").arg(16 - (move + 3) / 4).arg(move));
            EXPECT_TRUE(scene.claims()[0].holds);
            EXPECT_TRUE(drawn().startsWith(QString::number(move)) ||
                        drawn().contains(QStringLiteral(" %1 ").arg(move)));
        }
    });
}

TEST_F(InverseLabTest, LevelsAreNumbersOfMarks) {
    withInputs("Level 0", [&](LabScene& scene) {
        session().edits().setControl(QStringLiteral("size"), 1);
        const std::vector<MethodUse>& path = model().path;
        MarkBoard board = MarkBoard::fromSolution(model().solution);
        EXPECT_EQ(scene.moveText(0), QStringLiteral("The solved board, with your clues in bold: level 0"));
        EXPECT_EQ(scene.moveCount(), 12);
        for (int move = 1; move <= scene.moveCount(); ++move) {
            const MethodUse& use = path[path.size() - static_cast<std::size_t>(move)];
            applyUse(board, use, MarkDirection::inverse);
            EXPECT_EQ(board.level(), move);
            EXPECT_EQ(scene.moveText(move),
                      QStringLiteral("Level %1. %2").arg(move).arg(useSentence(use, MarkDirection::inverse)));
            session().film().seek(move);
            EXPECT_EQ(scene.claims()[0].text,
                      QStringLiteral("Values: %1, marks: %2, so level %2").arg(board.filledCells().count()).arg(move));
        }
    });
}

TEST_F(InverseLabTest, TheMistakesOfTheTextAreToldWhereTheyBelong) {
    const LabScene& levels = enter("Level 0");
    // C(729, 365), which [Inverse 5] has as 10^220.
    EXPECT_NEAR(boardsOfLevel(365), 217.9, 0.05);
    EXPECT_NEAR(boardsOfLevel(1), std::log10(729), 1e-9);
    EXPECT_NEAR(boardsOfLevel(2), std::log10(265356), 1e-9);
    EXPECT_TRUE(levels.paperNotes().sentences.back().contains(QStringLiteral("217.9")));
    const LabScene& methods = enter(kMethods);
    QStringList told;
    for (const InverseMethod method : kInverseMethods) {
        session().edits().setControl(QStringLiteral("method"), static_cast<int>(method));
        told.append(methods.paperNotes().sentences.front());
    }
    EXPECT_EQ(told.removeDuplicates(), 0);
    EXPECT_TRUE(told[static_cast<int>(InverseMethod::coveringSet)].contains(QStringLiteral("row, column or cell")));
}

TEST_F(InverseLabTest, EachMethodGoesForwardAndBack) {
    withInputs(kMethods, [&](LabScene& scene) {
        for (const InverseMethod method : kInverseMethods) {
            session().edits().setControl(QStringLiteral("method"), static_cast<int>(method));
            const MethodPlace place = methodPlace(model(), method);
            for (std::size_t i = 0; i < 4; ++i) {
                const std::size_t number = i % place.uses.size();
                const MethodUse& use = place.uses[number];
                EXPECT_EQ(use.method, method);
                EXPECT_TRUE(isAllowed(place.board, use, MarkDirection::forward));
                MarkBoard after = place.board;
                applyUse(after, use, MarkDirection::forward);
                EXPECT_NE(after, place.board);
                applyUse(after, use, MarkDirection::inverse);
                EXPECT_EQ(after, place.board);
                EXPECT_EQ(scene.moveText(0), QStringLiteral("%1: place %2 of %3")
                                                 .arg(methodName(method))
                                                 .arg(number + 1)
                                                 .arg(place.uses.size()));
                EXPECT_EQ(scene.moveText(1), useSentence(use, MarkDirection::forward));
                EXPECT_EQ(scene.moveText(2), useSentence(use, MarkDirection::inverse));
                EXPECT_EQ(scene.claims()[0].text, QStringLiteral("Forward and backward lead to the same board"));
                EXPECT_TRUE(scene.claims()[0].holds);
                const QString shown = drawn();
                for (const UseCheck& each : checks(place.board, use, MarkDirection::forward)) {
                    EXPECT_TRUE(each.holds);
                    EXPECT_TRUE(shown.contains(conditionText(each, use))) << shown.toStdString();
                }
                EXPECT_FALSE(shown.contains(u'✗'));
                // Picture and status line say the same of each moment.
                for (const int move : {1, 2}) {
                    session().film().seek(move);
                    EXPECT_TRUE(drawn().contains(scene.moveText(move)));
                    EXPECT_FALSE(drawn().contains(scene.moveText(3 - move)));
                }
                session().edits().setControl(QStringLiteral("other"), 1);
            }
        }
    });
}

TEST_F(InverseLabTest, TheConditionsAreThoseOfTheBoardThatIsShown) {
    withInputs(kMethods, [&](LabScene&) {
        for (const InverseMethod method : kInverseMethods) {
            session().edits().setControl(QStringLiteral("method"), static_cast<int>(method));
            const MethodPlace place = methodPlace(model(), method);
            const MethodUse& use = place.uses[0];
            MarkBoard board = place.board;
            for (int moves = 0; moves <= 2; ++moves) {
                session().film().seek(moves);
                const MarkDirection ahead = moves == 1 ? MarkDirection::inverse : MarkDirection::forward;
                const QString shown = drawn();
                EXPECT_TRUE(shown.contains(moves == 1 ? QStringLiteral("Backward, it may come back if")
                                                      : QStringLiteral("Forward, the mark may go if")))
                    << shown.toStdString();
                for (const UseCheck& each : checks(board, use, ahead)) {
                    EXPECT_TRUE(each.holds);
                    EXPECT_TRUE(shown.contains(conditionText(each, use))) << shown.toStdString();
                }
                applyUse(board, use, ahead);
            }
        }
    });
}

TEST_F(InverseLabTest, APuzzleThatTheMethodsDoNotSolveIsNotCalledSolved) {
    RandomSource random(6);
    int stuck = 0;
    for (int n = 0; n < 40 && stuck < 5; ++n) {
        const ClassicDigits clues = dig(randomGrid(random), random);
        ASSERT_TRUE(lab().setInput(QString::fromStdString(toLine(clues.toGrid()))).isEmpty());
        if (model().isGood)
            continue;
        ++stuck;
        const LabScene& levels = enter("Level 0");
        session().edits().setControl(QStringLiteral("size"), 1);
        EXPECT_FALSE(levels.moveText(0).contains(QStringLiteral("solved board")));
        const LabQuestion question = enter("The path").question();
        EXPECT_TRUE(question.text.contains(QStringLiteral("to the solution")));
        EXPECT_TRUE(question.answer.contains(QStringLiteral("only %1 of them").arg(model().path.size())))
            << question.answer.toStdString();
    }
    EXPECT_GT(stuck, 0);
}

TEST_F(InverseLabTest, APokeBreaksAConditionAndIsTakenBack) {
    LabScene& scene = enter(kMethods);
    MethodPlace place;
    for (const InverseMethod method : {InverseMethod::blockIntersection, InverseMethod::xWing}) {
        session().edits().setControl(QStringLiteral("method"), static_cast<int>(method));
        place = methodPlace(model(), method);
        const MethodUse& use = place.uses[0];
        // A mark more among the cells that must be clear.
        std::optional<Cell> poked;
        for (const Cell cell : use.clear)
            if (!place.board.isFilled(cell) && cell != use.cell)
                poked = cell;
        ASSERT_TRUE(poked);
        EXPECT_FALSE(place.board.hasMark(*poked, use.digit));
        const auto expectPoked = [&](bool isPoked) {
            EXPECT_EQ(scene.claims()[0].holds, !isPoked);
            EXPECT_EQ(control("back").has_value(), isPoked);
            EXPECT_EQ(drawn().contains(u'✗'), isPoked);
            EXPECT_EQ(scene.moveText(1), isPoked ? QStringLiteral("Not allowed: a condition is broken.")
                                                 : useSentence(use, MarkDirection::forward));
        };
        expectPoked(false);
        session().edits().clickCell(*poked);
        expectPoked(true);
        view().stage()->grab();
        session().edits().clickCell(*poked);
        expectPoked(false);
        session().edits().clickCell(*poked);
        session().edits().setControl(QStringLiteral("back"), 1);
        expectPoked(false);
    }
    Cell filled(0);
    while (!place.board.isFilled(filled))
        filled = Cell(filled.index() + 1);
    // A value is a clue, or could be one: it goes to the puzzle.
    EXPECT_EQ(typeDigit(scene, filled, Digit(1)), std::nullopt);
    session().edits().setControl(QStringLiteral("printed"), 1);
    EXPECT_EQ(control("printed")->value, 1);
}

TEST_F(InverseLabTest, TheLiteralSearchEndsWithoutAClue) {
    const auto expectSearched = [&](LabScene& scene) {
        session().film().seek(scene.moveCount());
        const auto heuristic = kInverseHeuristics[static_cast<std::size_t>(control("heuristic")->value)];
        const MarkSearchOutcome outcome =
            searchMarks(model().solution, {.plan = {{heuristic}}}, RandomSource(model().seed));
        const MarkVerdict end = verdictOn(outcome.board);
        EXPECT_EQ(end.clues, 0);
        EXPECT_EQ(scene.moveText(scene.moveCount()),
                  QStringLiteral("%1 of %1 steps: level %2, 0 clues, %3 answers written as marks")
                      .arg(outcome.steps.size())
                      .arg(end.level)
                      .arg(end.answersWritten));
        EXPECT_TRUE(scene.claims()[2].text.endsWith(
            QStringLiteral("after step %1 of %2").arg(outcome.soundSteps).arg(outcome.steps.size())));
        EXPECT_EQ(scene.question().right, 0);
    };
    withInputs(kSearch, expectSearched);
    LabScene& scene = enter(kSearch);
    session().edits().setControl(QStringLiteral("heuristic"), static_cast<int>(InverseHeuristic::singleFirst));
    EXPECT_TRUE(scene.claims().empty());
    EXPECT_EQ(scene.moveText(0), QStringLiteral("searching …"));
    ASSERT_TRUE(settles());
    expectSearched(scene);
}

TEST_F(InverseLabTest, ChildrenAreJudgedByFourReadings) {
    const auto boardAfterStep = [&](int steps) {
        MarkSearch search(model().solution, {}, RandomSource(model().seed));
        while (steps-- > 0)
            search.step();
        return search.board();
    };
    withInputs("What makes a good child", [&](LabScene& scene) {
        const ClassicDigits& solution = model().solution;
        const MarkBoard board = boardAfterStep(control("step")->value);
        const std::size_t all = children(board, solution).size();
        EXPECT_EQ(scene.moveText(0), QStringLiteral("Level %1: %2 parents, %3 children")
                                         .arg(board.level())
                                         .arg(parents(board, solution).size())
                                         .arg(all));
        int move = 0;
        for (const GoodRule rule :
             {GoodRule::leadsBack, GoodRule::oneMethod, GoodRule::allMethods, GoodRule::siblings}) {
            const std::size_t good = goodChildren(board, solution, rule).size();
            EXPECT_TRUE(
                scene.moveText(++move).endsWith(QStringLiteral(": %1 of %2 children are good").arg(good).arg(all)))
                << scene.moveText(move).toStdString();
            // The sound reading takes all of them, and all methods together none.
            EXPECT_TRUE(rule != GoodRule::leadsBack || good == all);
            EXPECT_TRUE(rule != GoodRule::allMethods || good == 0);
        }
    });
    session().edits().setControl(QStringLiteral("step"), control("step")->value + 30);
    EXPECT_TRUE(session().scene().moveText(0).startsWith(
        QStringLiteral("Level %1:").arg(boardAfterStep(control("step")->value).level())));
    EXPECT_EQ(control("step")->value, 90);
    // A step is a level, as in the scene of the search.
    EXPECT_TRUE(session().scene().moveText(0).startsWith(QStringLiteral("Level 90:")));
}

TEST_F(InverseLabTest, WhyChildrenAreRefusedFollowsFromTheNumbers) {
    std::set<std::string> reasons;
    withInputs("What makes a good child", [&](LabScene& scene) {
        for (const int step : {1, 20, 60, 150, 400}) {
            session().edits().setControl(QStringLiteral("step"), step);
            MarkSearch search(model().solution, {}, RandomSource(model().seed));
            for (int i = 0; i < step; ++i)
                search.step();
            const std::size_t all = children(search.board(), model().solution).size();
            const std::size_t passed = goodChildren(search.board(), model().solution, GoodRule::oneMethod).size();
            const LabQuestion question = scene.question();
            EXPECT_EQ(question.choices[question.right], QString::number(all - passed));
            const QString reason =
                passed == all ? QStringLiteral("None of %1: in each, some method finds no step").arg(all)
                : passed == 0
                    ? QStringLiteral("All %1: in each, all five methods find a step.").arg(all)
                    : QStringLiteral("%1 of %2: in these all five methods find a step.").arg(all - passed).arg(all);
            EXPECT_TRUE(question.answer.startsWith(reason)) << question.answer.toStdString();
            reasons.insert(passed == all ? "none" : passed == 0 ? "all" : "some");
        }
    });
    EXPECT_GE(reasons.size(), 2U);
}

TEST_F(InverseLabTest, AnAnswerBelongsToThePuzzleItWasGivenFor) {
    session().setScene(4);
    LabScene& scene = session().scene();
    ASSERT_EQ(scene.title(), QStringLiteral("What makes a good child"));
    auto* answer = find<QLabel>("labAnswer");
    const LabQuestion question = scene.question();
    const int wrong = question.right == 0 ? 1 : 0;
    QTest::mouseClick(find<QPushButton>(qPrintable(QStringLiteral("labChoice%1").arg(wrong))), Qt::LeftButton);
    // What comes in from the background changes nothing of it.
    Q_EMIT lab().changed();
    EXPECT_FALSE(answer->text().isEmpty());
    EXPECT_EQ(session().questions().guess(), wrong);
    lab().shuffleInput(5);
    ASSERT_NE(scene.question().answer, question.answer);
    EXPECT_TRUE(answer->text().isEmpty());
    EXPECT_EQ(session().questions().guess(), -1);
}

TEST_F(InverseLabTest, ACorrectionSaysTheRightChoiceOnce) {
    session().setScene(0);
    for (const int size : {0, 1}) {
        session().edits().setControl(QStringLiteral("size"), size);
        const LabQuestion question = session().scene().question();
        QTest::mouseClick(find<QPushButton>("labChoice0"), Qt::LeftButton);
        const QString& right = question.choices[question.right];
        EXPECT_EQ(find<QLabel>("labAnswer")->text(),
                  QStringLiteral("You said %1; it is %2").arg(question.choices[0], question.answer));
        EXPECT_EQ(find<QLabel>("labAnswer")->text().count(right), 1);
        session().questions().setRevealed(0, false);
    }
}

TEST_F(InverseLabTest, TheFilmHasNineStepsABlankCell) {
    withInputs("The path", [&](LabScene& scene) {
        const int blanks = 81 - model().clues.filledCount();
        EXPECT_EQ(scene.moveCount(), blanks);
        EXPECT_EQ(model().path, solvingPath(model().clues));
        EXPECT_EQ(static_cast<int>(model().path.size()), 9 * blanks);
        EXPECT_EQ(scene.question().choices[scene.question().right], QString::number(9 * blanks));
        const int full = MarkBoard::fromClues(model().clues).level();
        const auto text = [&](const char* way, int steps, int level) {
            return QStringLiteral("%1 of %2 %3 steps, level %4")
                .arg(steps)
                .arg(9 * blanks)
                .arg(QLatin1String(way))
                .arg(level);
        };
        EXPECT_EQ(scene.moveText(0), text("inverse", 0, 0));
        EXPECT_EQ(scene.moveText(blanks), text("inverse", 9 * blanks, full));
        session().edits().setControl(QStringLiteral("direction"), 1);
        EXPECT_EQ(scene.moveText(0), text("forward", 0, full));
        EXPECT_EQ(scene.moveText(blanks), text("forward", 9 * blanks, 0));
        session().edits().setControl(QStringLiteral("direction"), 0);
    });
}

TEST_F(InverseLabTest, HeuristicsAreComparedOnOneBoard) {
    LabScene& scene = enter("Heuristics compared");
    lab().shuffleInput(3);
    ASSERT_TRUE(settles(240'000));
    ASSERT_EQ(scene.moveCount(), 5);
    EXPECT_EQ(scene.puzzle(), std::nullopt);
    for (int run = 0; run < scene.moveCount(); ++run) {
        std::vector<HeuristicStage> plan{{InverseHeuristic::singleFirst},
                                         {.heuristic = InverseHeuristic::t, .fromLevel = 200}};
        if (run < 4)
            plan = {{kInverseHeuristics[static_cast<std::size_t>(run)]}};
        const MarkSearchOutcome outcome = searchMarks(model().solution, {.plan = plan}, RandomSource(model().seed));
        session().film().seek(run + 1);
        const ClassicDigits puzzle = ClassicDigits::from(scene.puzzle()->givens);
        EXPECT_EQ(search(Puzzle(puzzle.toGrid())).count, 1U);
        EXPECT_TRUE(isGood(puzzle));
        const QString text = QStringLiteral(": %1 steps to 0 clues; repaired %2, then %3 clues; narrowest point %4")
                                 .arg(outcome.steps.size())
                                 .arg(repairedClues(outcome.board, model().solution).filledCount())
                                 .arg(puzzle.filledCount())
                                 .arg(widthWhileOpen(puzzle, solvingPath(puzzle)));
        EXPECT_TRUE(scene.moveText(run + 1).endsWith(text)) << scene.moveText(run + 1).toStdString();
    }
    for (const LabClaim& claim : scene.claims())
        EXPECT_TRUE(claim.holds) << claim.text.toStdString();
}

TEST_F(InverseLabTest, DisguisesKeepWhatMatters) {
    withInputs("The same puzzle in disguise", [&](LabScene& scene) {
        session().film().seek(0);
        Grid before = scene.puzzle()->givens;
        EXPECT_EQ(before, model().clues.toGrid());
        for (int move = 1; move <= scene.moveCount(); ++move) {
            session().film().seek(move);
            const Grid now = scene.puzzle()->givens;
            EXPECT_NE(now, before);
            EXPECT_EQ(search(Puzzle(now)).count, 1U);
            EXPECT_EQ(canonicalForm(ClassicDigits::from(now)).form, canonicalForm(model().clues).form);
            EXPECT_EQ(scene.claims()[0].text, QStringLiteral("Solutions: 1, as before"));
            for (const LabClaim& claim : scene.claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
            before = now;
        }
    });
}

TEST_F(InverseLabTest, WhatChangesPlacesIsChosen) {
    LabScene& scene = enter("The same puzzle in disguise");
    RandomSource random(8);
    const std::array names = {"rows", "columns", "bands", "stacks"};
    for (int i = 0; i < 20; ++i) {
        const auto kind = static_cast<std::size_t>(random.below(4));
        const int choices = static_cast<int>(control(names[kind])->choices.size());
        EXPECT_EQ(choices, kind < 2 ? 10 : 4);
        const int choice = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(choices - 1)));
        session().edits().setControl(QLatin1String(names[kind]), choice);
        const int move = static_cast<int>(kind) + 2;
        EXPECT_EQ(session().film().movesDone(), move);
        const QString pair = control(names[kind])->choices[choice];
        EXPECT_TRUE(scene.moveText(move).contains(pair + QStringLiteral(" change places")))
            << scene.moveText(move).toStdString();
        // What stood in the one stands in the other now, and nothing else has moved.
        const Grid after = scene.puzzle()->givens;
        session().film().seek(move - 1);
        const Grid before = scene.puzzle()->givens;
        const int first = pair.section(u' ', 0, 0).toInt() - 1;
        const int second = pair.section(u' ', -1).toInt() - 1;
        const int lines = kind < 2 ? 1 : 3;
        const auto from = [&](int line) {
            return line / lines == first    ? line + (second - first) * lines
                   : line / lines == second ? line - (second - first) * lines
                                            : line;
        };
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column)
                EXPECT_EQ(after.valueAt(Cell(row * 9 + column)), kind % 2 == 0
                                                                     ? before.valueAt(Cell(from(row) * 9 + column))
                                                                     : before.valueAt(Cell(row * 9 + from(column))));
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
    }
}

TEST_F(InverseLabTest, EachPresetIsTaken) {
    int good = 0;
    for (const LabPreset& preset : lab().presets()) {
        EXPECT_EQ(lab().setInput(preset.input), QString()) << preset.name.toStdString();
        EXPECT_EQ(lab().model().clues, ClassicDigits::from(*gridFromLine(preset.input.toStdString())));
        good += model().isGood ? 1 : 0;
    }
    EXPECT_GE(good, 2);
    lab().useExample();
    std::set<InverseMethod> methods;
    for (const MethodUse& use : model().path)
        methods.insert(use.method);
    EXPECT_EQ(methods.size(), kInverseMethods.size());
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
    EXPECT_TRUE(lab().model().isGood);
}

TEST_F(InverseLabTest, APuzzleBeyondTheMethodsSaysSo) {
    // Inkala 2012.
    EXPECT_EQ(type(QStringLiteral("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")),
              QString());
    EXPECT_FALSE(lab().model().isGood);
    for (int scene = 0; scene < lab().scenes().count(); ++scene) {
        session().setScene(scene);
        session().film().seek(session().scene().moveCount());
        view().stage()->grab();
    }
    EXPECT_TRUE(enter("The path").claims()[0].text.contains(QStringLiteral("stuck")));
}

TEST_F(InverseLabTest, ALessonComesBackAsItWas) {
    enter("The path");
    lab().shuffleInput(11);
    lab().setSeed(42);
    session().film().seek(5);
    const ClassicDigits clues = lab().model().clues;
    const PuzzleRecord lesson = lessonRecord(session());
    lab().useExample();
    session().setScene(0);
    ASSERT_TRUE(find<LearnRoom>("learnRoom")->openLesson(lesson));
    EXPECT_EQ(session().sceneIndex(), 5);
    EXPECT_EQ(lab().model().clues, clues);
    EXPECT_EQ(lab().model().seed, 42U);
    EXPECT_EQ(session().film().movesDone(), 5);
}

TEST_F(InverseLabTest, SheetsForPupilsAreMade) {
    HandoutOptions options;
    options.pupils = 2;
    EXPECT_EQ(handoutBytes(session(), options).count("/Type /Page\n"), 5);
}

}  // namespace
}  // namespace nonet::inverse_lab
