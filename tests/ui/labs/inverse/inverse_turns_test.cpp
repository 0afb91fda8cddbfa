// Backwards by hand where the search, the goal and the puzzle itself are shown: held against core, over random boards.
#include "core/board/classic.h"
#include "core/foundation/random_source.h"
#include "core/generators/inverse/mark_family.h"
#include "core/generators/inverse/method_uses.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/inverse/goal_run.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/text/cell_names.h"

namespace nonet::inverse_lab {
namespace {

using State = LabTurn::State;

class InverseTurns : public LabTest<InverseLab> {
protected:
    InverseTurns() : LabTest("labs.inverse") {}

    LabScene& begin(const char* title) {
        LabScene& scene = enter(title);
        session().setYourTurn(false);
        scene.clearTurn();
        session().setYourTurn(true);
        EXPECT_TRUE(session().isYourTurn());
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
        int slips = 0;
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
            session().typeDigit(cell, digit);
            EXPECT_EQ(turn().state == State::slip, !use) << turn().verdict.toStdString();
            expectKept();
            if (use) {
                applyUse(board, *use, MarkDirection::inverse);
                EXPECT_TRUE(turn().verdict.contains(QStringLiteral("evel %1").arg(board.level())));
            } else {
                EXPECT_TRUE(turn().verdict.contains(cellName(cell)));
                ++slips;
                session().typeDigit(cell, digit);
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
            session().setYourTurn(false);
            session().setControl(QStringLiteral("goal"), wanted);
            if (!goal.isMetBy(clues(), GoalBan::none))
                lab().takeExample();
            if (!goal.isMetBy(clues(), GoalBan::none))
                continue;
            begin("Goals");
            EXPECT_TRUE(turn().verdict.isEmpty());
            // Each edit is judged as core judges the puzzle that stands there.
            const auto expectJudged = [&](const ClassicDigits& puzzle) {
                const bool isOne = search(Puzzle(puzzle.toGrid())).count == 1;
                EXPECT_EQ(turn().state, !isOne                                ? State::slip
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
                    if (const QString text = scene.readout(area, board->cellRect(cell).center(), session().at());
                        text.contains(QStringLiteral("holds")))
                        puzzle.set(cell, Digit(text.right(1).toInt()));
                return puzzle;
            };
            EXPECT_FALSE(goal.isMetBy(standing(), GoalBan::none));
            for (int edit = 0; edit < 8; ++edit) {
                const Cell cell(static_cast<int>(random.below(classic::kCells)));
                const bool wasBlank = standing().isBlank(cell);
                session().clickCell(cell);
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
                session().clickCell(cell);
                if (turn().state != State::done)
                    session().clickCell(cell);
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
            session().seek(title == std::string_view("Goals") ? 0 : scene.moveCount());
            ASSERT_TRUE(scene.takesClues());
            const StageArea area = view().stage()->area();
            const auto board = scene.shownBoard(area);
            ASSERT_TRUE(board);
            const Cell blank =
                *std::ranges::find_if(classic::kAllCells, [&](Cell each) { return clues().isBlank(each); });
            EXPECT_TRUE(scene.readout(area, board->cellRect(blank).center(), session().at()).contains(cellName(blank)));
            const int before = clues().filledCount();
            EXPECT_TRUE(session().typeDigit(blank, Digit(solution().valueAt(blank))));
            EXPECT_EQ(clues().filledCount(), before + 1);
            session().undo();
            EXPECT_EQ(clues().filledCount(), before);
            // Elsewhere in the film another board stands there.
            ASSERT_TRUE(settles());
            session().seek(title == std::string_view("Goals") ? scene.moveCount() : 0);
            EXPECT_FALSE(scene.takesClues());
        }
}

}  // namespace
}  // namespace nonet::inverse_lab
