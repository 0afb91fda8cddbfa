// What a setter does with the clues.
#include "core/play/player_actions.h"
#include "core/solvers/search/minimality.h"
#include "core/solvers/search/search.h"
#include "tests/core/sample_puzzles.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/board/board_accessible.h"
#include "ui/frame/message_bar.h"
#include "ui/session/document_session.h"

#include <QLabel>

namespace nonet {
namespace {

class SetterTest : public WindowTest {
protected:
    void openGivens(const Grid& givens) {
        PuzzleRecord record;
        record.puzzle = Puzzle(givens);
        m_window->session().open(record, PuzzleOrigin::madeHere);
        waitForCount();
        EXPECT_TRUE(QTest::qWaitFor([this] { return document().findings().count().has_value(); }));
    }
    /// A sample without some of its clues, so that it has several solutions.
    static Grid open() {
        Grid givens = test::samplePuzzles("0300").front().givens;
        int left = 4;
        for (int i = 0; i < 81 && left > 0; ++i)
            if (!givens.isBlank(Cell(i))) {
                givens.clear(Cell(i));
                --left;
            }
        return givens;
    }
    [[nodiscard]] bool waitForMessage(const char* part) {
        return QTest::qWaitFor([&] { return message().contains(QLatin1String(part)); }, 20'000);
    }
};

TEST_F(SetterTest, TwoSolutionsAreBothDrawnUntilTheNextChangeOrEscape) {
    openGivens(open());
    const CellSet selected = board().selection();
    const QString before = find<QLabel>("statusText")->accessibleName();
    ASSERT_TRUE(find<QAction>("clues.two_solutions")->isEnabled());
    trigger("clues.two_solutions");
    ASSERT_TRUE(waitForMessage("differ in"));
    ASSERT_TRUE(board().picture().twoSolutions.has_value());
    const std::vector<Cell> cells = board().picture().twoSolutions->differences();
    ASSERT_GE(cells.size(), 4U);
    EXPECT_EQ(board().selection(), selected) << "a digit typed now would fill them all";
    for (const Cell cell : cells)
        EXPECT_TRUE(cellDescription(board(), cell).contains(QStringLiteral("in one solution")));
    find<MessageBar>("messageBar")->dismiss();
    EXPECT_TRUE(find<QLabel>("statusText")->accessibleName().contains(QStringLiteral("disc")));
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_FALSE(board().picture().twoSolutions.has_value());
    EXPECT_EQ(find<QLabel>("statusText")->accessibleName(), before);
    trigger("clues.two_solutions");
    ASSERT_TRUE(waitForMessage("differ in"));
    board().setSelection({cells.front()}, cells.front());
    QTest::keyClick(&board(), Qt::Key_1);
    EXPECT_FALSE(board().picture().twoSolutions.has_value());
    EXPECT_TRUE(message().isEmpty()) << message().toStdString();
}

TEST_F(SetterTest, MakeProperAddsCluesAsOneAction) {
    openGivens(open());
    const Grid before = document().puzzle().givens;
    trigger("clues.make_proper");
    ASSERT_TRUE(waitForMessage("added"));
    EXPECT_EQ(search(document().puzzle(), 2).count, 1U);
    EXPECT_GT(document().puzzle().givens.filledCount(), before.filledCount());
    trigger("edit.undo");
    EXPECT_EQ(document().puzzle().givens, before);
}

TEST_F(SetterTest, MinimiseLeavesNothingThatCanGo) {
    Grid givens = test::samplePuzzles("0300").front().givens;
    const Grid solution = *search(Puzzle(givens), 2).first;
    for (int i = 0; i < 30; ++i)
        givens.set(Cell(i), *solution.digit(Cell(i)));
    openGivens(givens);
    trigger("clues.redundant");
    EXPECT_TRUE(message().contains(QStringLiteral("could go"))) << message().toStdString();
    EXPECT_GT(board().selection().count(), 5);
    trigger("clues.minimise");
    EXPECT_TRUE(minimality(ClassicDigits::from(document().puzzle().givens)).isMinimal());
    trigger("edit.undo");
    EXPECT_EQ(document().puzzle().givens, givens);
}

TEST_F(SetterTest, WorksOnCluesThatAreStillTyped) {
    const Grid typed = open();
    m_window->session().open(PuzzleRecord(), PuzzleOrigin::madeHere);
    document().perform(enterClues(document().puzzle(), document().state(), typed), {.kind = ActionKind::digit});
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return document().findings().count() && document().findings().count()->count > 1; }));
    trigger("clues.make_proper");
    ASSERT_TRUE(waitForMessage("added"));
    EXPECT_EQ(document().puzzle().givens.filledCount(), 0) << "still being typed";
    EXPECT_EQ(search(Puzzle(document().digits()), 2).count, 1U);
    trigger("edit.undo");
    EXPECT_EQ(document().digits(), typed);
}

TEST_F(SetterTest, TrueCandidatesAreThoseThatSomeSolutionHas) {
    openGivens(test::samplePuzzles("0300").front().givens);
    trigger("clues.true_candidates");
    ASSERT_TRUE(QTest::qWaitFor([this] { return board().picture().candidates.count() == 81; }, 20'000))
        << "one solution, so one a cell";
    EXPECT_TRUE(board().showsCandidates());
    trigger("clues.true_candidates");
    EXPECT_GT(board().picture().candidates.count(), 81);
}

TEST_F(SetterTest, TurnsAndMirrorsTheBoard) {
    openGivens(test::samplePuzzles("0300").front().givens);
    const Grid before = document().puzzle().givens;
    trigger("transform.rotate");
    EXPECT_EQ(document().puzzle().givens.valueAt(Cell(8)), before.valueAt(Cell(0)));
    EXPECT_EQ(document().puzzle().givens.valueAt(Cell(80)), before.valueAt(Cell(8)));
    for (int i = 0; i < 3; ++i)
        trigger("transform.rotate");
    EXPECT_EQ(document().puzzle().givens, before);
    trigger("transform.mirror");
    for (int i = 0; i < 9; ++i)
        EXPECT_EQ(document().puzzle().givens.valueAt(Cell(i)), before.valueAt(Cell(8 - i)));
    trigger("edit.undo");
    EXPECT_EQ(document().puzzle().givens, before);
}

}  // namespace
}  // namespace nonet
