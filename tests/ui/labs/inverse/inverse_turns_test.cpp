// Backwards by hand where the search, the goal and the puzzle itself are shown: held against core, over random boards.
#include "core/board/classic.h"
#include "core/foundation/random_source.h"
#include "core/generators/inverse/mark_family.h"
#include "core/generators/inverse/method_reach.h"
#include "core/generators/inverse/method_uses.h"
#include "core/rules/conflicts.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/inverse/goal_run.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/labs/inverse/preference_turn.h"
#include "ui/labs/inverse/undo_work.h"
#include "ui/text/cell_names.h"

#include <QRegularExpression>

#include <array>
#include <set>

namespace nonet::inverse_lab {
namespace {

using State = LabTurn::State;

class InverseTurns : public LabTest<InverseLab> {
protected:
    InverseTurns() : LabTest("labs.inverse") {}

    LabScene& begin(const char* title) {
        LabScene& scene = enter(title);
        session().yourTurn().set(false);
        scene.clearTurn();
        session().yourTurn().set(true);
        EXPECT_TRUE(session().yourTurn().isOn());
        return scene;
    }
    LabTurn turn() { return session().scene().turn().value(); }
    void expectKept() {
        LabScene& scene = session().scene();
        const QString drawing = scene.drawing();
        const LabTurn before = turn();
        EXPECT_FALSE(drawing.isEmpty() || drawing.contains(u' '));
        scene.clearTurn();
        EXPECT_TRUE(turn().verdict.isEmpty());
        scene.setDrawing(QStringLiteral("x"));
        EXPECT_TRUE(turn().verdict.isEmpty());
        scene.setDrawing(drawing);
        EXPECT_EQ(turn().verdict, before.verdict);
        EXPECT_EQ(scene.drawing(), drawing);
    }
    ClassicDigits clues() { return lab().model().clues; }
    ClassicDigits solution() { return lab().model().solution; }
};

TEST_F(InverseTurns, TheSearchIsWalkedByHandMarkForMark) {
    RandomSource random(4);
    for (int seed = 1; seed <= 4; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        begin("The search, taken literally");
        EXPECT_TRUE(turn().verdict.isEmpty());
        MarkBoard board = MarkBoard::fromSolution(solution());
        int mistakes = 0;
        while (turn().state != State::done) {
            ASSERT_LT(board.level(), 20);
            const Cell cell(static_cast<int>(random.below(classic::kCells)));
            const Digit digit(board.isFilled(cell) ? solution().valueAt(cell) : 1 + static_cast<int>(random.below(9)));
            if (!board.isFilled(cell) && board.hasMark(cell, digit))
                continue;
            std::optional<MethodUse> use;
            for (const InverseMethod method : kInverseMethods)
                if (!use)
                    use = firstUseAt(board, method, MarkDirection::inverse, {cell, digit});
            session().edits().typeDigit(cell, digit);
            EXPECT_EQ(turn().state == State::mistake, !use) << turn().verdict.toStdString();
            expectKept();
            if (use) {
                applyUse(board, *use, MarkDirection::inverse);
                EXPECT_TRUE(turn().verdict.contains(QStringLiteral("evel %1").arg(board.level())));
            } else {
                EXPECT_TRUE(turn().verdict.contains(cellName(cell)));
                ++mistakes;
                session().edits().typeDigit(cell, digit);
            }
        }
        EXPECT_EQ(board.level(), 6);
    }
}

TEST_F(InverseTurns, APuzzleIsEditedUntilItNeedsTheMethod) {
    RandomSource random(11);
    // Where the learner's own puzzle meets the goal nothing is looked for.
    for (int seed = 1; seed <= 2; ++seed)
        for (int wanted = 0; wanted < static_cast<int>(kGoals.size()); ++wanted) {
            const Goal& goal = kGoals[static_cast<std::size_t>(wanted)];
            SCOPED_TRACE(std::to_string(seed) + ' ' + std::to_string(wanted));
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
            lab().setSeed(static_cast<std::uint64_t>(seed));
            LabScene& scene = enter("Goals");
            session().yourTurn().set(false);
            session().edits().setControl(QStringLiteral("goal"), wanted);
            if (!goal.isMetBy(clues(), GoalBan::none))
                lab().useExample();
            if (!goal.isMetBy(clues(), GoalBan::none))
                continue;
            begin("Goals");
            EXPECT_TRUE(turn().verdict.isEmpty());
            // Each edit is judged as core judges the puzzle that stands there.
            const auto expectJudged = [&](const ClassicDigits& puzzle) {
                const bool isOne = search(Puzzle(puzzle.toGrid())).count == 1;
                EXPECT_EQ(turn().state, !isOne                                ? State::mistake
                                        : goal.isMetBy(puzzle, GoalBan::none) ? State::done
                                                                              : State::open)
                    << turn().verdict.toStdString();
                EXPECT_EQ(turn().verdict.contains(QStringLiteral("two solutions")), !isOne);
                EXPECT_EQ(turn().verdict.contains(QStringLiteral("Distance")), turn().state == State::open);
            };
            const auto standing = [&] {
                ClassicDigits puzzle;
                const StageArea area = view().stage()->area();
                const auto board = scene.clickableBoard(area);
                for (const Cell cell : classic::kAllCells)
                    if (const QString text = scene.readout(area, board->cellRect(cell).center(), session().film().at());
                        text.contains(QStringLiteral("holds")))
                        puzzle.set(cell, Digit(text.right(1).toInt()));
                return puzzle;
            };
            EXPECT_FALSE(goal.isMetBy(standing(), GoalBan::none));
            for (int edit = 0; edit < 8; ++edit) {
                const Cell cell(static_cast<int>(random.below(classic::kCells)));
                const bool wasBlank = standing().isBlank(cell);
                session().edits().clickCell(cell);
                EXPECT_NE(standing().isBlank(cell), wasBlank);
                if (scene.drawing().isEmpty())
                    continue;
                expectJudged(standing());
                expectKept();
            }
            // One clue or two of those brought in were too many.
            scene.clearTurn();
            const ClassicDigits given = standing();
            for (const Cell cell : classic::kAllCells) {
                if (given.isBlank(cell) || turn().state == State::done)
                    continue;
                session().edits().clickCell(cell);
                if (turn().state != State::done)
                    session().edits().clickCell(cell);
            }
            if (turn().state == State::done) {
                EXPECT_TRUE(turn().verdict.contains(methodName(goal.method)));
            }
        }
}

TEST_F(InverseTurns, CluesAreTypedWhereThePuzzleItselfStands) {
    for (const char* title : {"The path", "Goals"})
        for (int seed = 1; seed <= 3; ++seed) {
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
            LabScene& scene = enter(title);
            ASSERT_TRUE(settles());
            session().film().seek(title == std::string_view("Goals") ? 0 : scene.moveCount());
            ASSERT_TRUE(scene.acceptsClues());
            const StageArea area = view().stage()->area();
            const auto board = scene.shownBoard(area);
            ASSERT_TRUE(board);
            const Cell blank =
                *std::ranges::find_if(classic::kAllCells, [&](Cell each) { return clues().isBlank(each); });
            EXPECT_TRUE(
                scene.readout(area, board->cellRect(blank).center(), session().film().at()).contains(cellName(blank)));
            const int before = clues().filledCount();
            EXPECT_TRUE(session().edits().typeDigit(blank, Digit(solution().valueAt(blank))));
            EXPECT_EQ(clues().filledCount(), before + 1);
            session().edits().undo();
            EXPECT_EQ(clues().filledCount(), before);
            // Elsewhere in the film another board stands there.
            ASSERT_TRUE(settles());
            session().film().seek(title == std::string_view("Goals") ? scene.moveCount() : 0);
            EXPECT_FALSE(scene.acceptsClues());
        }
}

TEST_F(InverseTurns, CluesAreTypedOnEachBoardThatBeginsAScene) {
    QString refused;
    QObject::connect(&session(), &LabSession::refused, &session(), [&](const QString& words) { refused = words; });
    int taken = 0;
    int kept = 0;
    for (const char* title : {"Level 0", "Undo it yourself", "Five methods, forward and backward",
                              "The search, taken literally", "What makes a good child", "Heuristics compared"})
        for (int seed = 1; seed <= 3; ++seed) {
            SCOPED_TRACE(title);
            LabScene& scene = enter(title);
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
            if (control("size"))
                session().edits().setControl(QStringLiteral("size"), 1);
            session().film().seek(0);
            ASSERT_TRUE(scene.acceptsClues());
            const BoardMetrics board = scene.shownBoard(view().stage()->area()).value();
            RandomSource random(static_cast<std::uint64_t>(seed));
            std::vector<Cell> cells(classic::kAllCells.begin(), classic::kAllCells.end());
            random.shuffle(cells);
            const ClassicDigits before = clues();
            for (const Cell cell : cells) {
                const QString read = scene.readout(view().stage()->area(), board.cellRect(cell).center(), 0);
                if (!read.contains(QStringLiteral("Type")) && !read.contains(QStringLiteral("Delete")))
                    continue;
                EXPECT_EQ(read.contains(QStringLiteral("Delete")), !before.isBlank(cell));
                const Digit right(solution().valueAt(cell));
                const std::array<std::optional<Digit>, 3> entries = {right, Digit(right.value() % 9 + 1), std::nullopt};
                for (const std::optional<Digit>& entry : entries) {
                    Grid wanted = before.toGrid();
                    wanted.clear(cell);
                    if (entry)
                        wanted.set(cell, *entry);
                    const bool isPuzzle =
                        findConflicts(wanted, Geometry()).empty() && search(Puzzle(wanted), 2).count == 1;
                    EXPECT_TRUE(session().edits().typeDigit(cell, entry));
                    EXPECT_EQ(refused.isEmpty(), isPuzzle) << refused.toStdString();
                    // Another solution makes another board, where this is no clue typed any more.
                    EXPECT_EQ(clues().toGrid() == wanted, isPuzzle);
                    EXPECT_TRUE(isPuzzle || clues() == before);
                    if (clues() != before)
                        session().edits().undo();
                    ASSERT_EQ(clues(), before);
                    (isPuzzle ? taken : kept) += 1;
                }
                if (taken + kept > 60)
                    break;
            }
            taken = std::min(taken, 30);
            kept = std::min(kept, 29);
        }
    EXPECT_GT(taken, 10);
    EXPECT_GT(kept, 10);
}

TEST_F(InverseTurns, ALevelIsMadeWithAsFewCellsAsHoldItsMarks) {
    int mistakes = 0;
    LabScene& scene = enter("Level 0");
    session().yourTurn().set(true);
    for (int seed = 1; seed <= 6; ++seed)
        for (const int size : {0, 1}) {
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
            session().edits().setControl(QStringLiteral("size"), size);
            scene.clearTurn();
            const int side = size == 0 ? 4 : 9;
            const Grid solved = size == 0 ? smallSolution(sheetSeed(lab().model())) : lab().model().solution.toGrid();
            const int goal = QRegularExpression(QStringLiteral("level (\\d+)")).match(turn().task).captured(1).toInt();
            ASSERT_GT(goal, side);
            ASSERT_LT(goal, 3 * side);
            RandomSource random(static_cast<std::uint64_t>(seed));
            for (int edit = 0; edit < 60 && turn().state != State::done; ++edit) {
                const Cell cell(static_cast<int>(random.below(static_cast<std::uint32_t>(side * side))));
                const Digit digit(static_cast<int>(random.below(static_cast<std::uint32_t>(side))) + 1);
                const QString before = scene.drawing();
                session().edits().typeDigit(cell, digit);
                if (scene.drawing().isEmpty() || scene.drawing() == before)
                    continue;
                const QStringList work = scene.drawing().section(u';', 1).split(u',');
                std::set<QString> blanks;
                for (const QString& part : work)
                    blanks.insert(part.section(u'+', 0, 0));
                const bool isTooMuch = work.size() > goal || static_cast<int>(blanks.size()) > (goal + side - 1) / side;
                EXPECT_EQ(turn().state == State::mistake, isTooMuch) << turn().verdict.toStdString();
                EXPECT_EQ(turn().state == State::done, !isTooMuch && work.size() == goal)
                    << turn().verdict.toStdString();
                expectKept();
                if (const qsizetype over = work.size() - goal; isTooMuch && over > 0) {
                    const QString marks = over == 1 ? QStringLiteral("1 mark") : QStringLiteral("%1 marks").arg(over);
                    const QString words = QStringLiteral("Level %1 is %2 too many.").arg(work.size()).arg(marks);
                    const bool hasTooManyCells = static_cast<int>(blanks.size()) > (goal + side - 1) / side;
                    EXPECT_EQ(turn().verdict.startsWith(words), !hasTooManyCells) << turn().verdict.toStdString();
                }
                mistakes += isTooMuch ? 1 : 0;
                if (isTooMuch)
                    session().edits().undo();
            }
            // Filled up cell by cell.
            scene.clearTurn();
            for (int cell = 0; turn().state != State::done; ++cell)
                for (int n = 0; n < side && turn().state != State::done; ++n) {
                    const int value = (solved.valueAt(Cell(cell)) - 1 + n) % side + 1;
                    ASSERT_TRUE(session().edits().typeDigit(Cell(cell), Digit(value)));
                    EXPECT_NE(turn().state, State::mistake);
                }
            EXPECT_TRUE(turn().verdict.contains(QStringLiteral("level %1").arg(goal)));
        }
    EXPECT_GT(mistakes, 10);
}

TEST_F(InverseTurns, TheChildThatAHeuristicLikesIsTheOneOfCore) {
    std::set<InverseHeuristic> asked;
    LabScene& scene = enter("Heuristics compared");
    session().yourTurn().set(true);
    for (int seed = 1; seed <= 5; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        const std::vector<PreferenceRound> rounds = preferenceRounds(lab().model().solution, lab().model().seed);
        scene.clearTurn();
        for (const PreferenceRound& round : rounds) {
            std::array<int, 2> scores{};
            for (std::size_t i = 0; i < 2; ++i) {
                const MarkBoard child = childOf(round.board, round.children[i]);
                const MethodReach reach(child, lab().model().solution);
                scores[i] = round.heuristic == InverseHeuristic::t   ? -reach.parentCount()
                            : round.heuristic == InverseHeuristic::d ? rankOf(*reach.easiest())
                                                                     : round.board.isFilled(round.children[i].cell);
            }
            ASSERT_NE(scores[0], scores[1]);
            const std::size_t liked = scores[0] > scores[1] ? 0 : 1;
            asked.insert(round.heuristic);
            EXPECT_NE(turn().state, State::done);
            session().edits().clickCell(round.children[1 - liked].cell);
            EXPECT_EQ(turn().state, State::mistake);
            expectKept();
            session().edits().undo();
            EXPECT_NE(turn().state, State::mistake);
            session().edits().setControl(QStringLiteral("likes"), static_cast<int>(2 - liked));
            EXPECT_EQ(turn().state, State::mistake);
            // The next choice takes the place of the wrong one.
            session().edits().clickCell(round.children[liked].cell);
            EXPECT_NE(turn().state, State::mistake) << turn().verdict.toStdString();
            EXPECT_TRUE(turn().verdict.startsWith(QStringLiteral("Right: ")));
            expectKept();
        }
        EXPECT_EQ(turn().state, State::done);
    }
    EXPECT_EQ(asked.size(), 3U);
}

}  // namespace
}  // namespace nonet::inverse_lab
