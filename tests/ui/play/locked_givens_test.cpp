// What is said of digits that become givens, and the two ways back.
#include "core/play/player_actions.h"
#include "tests/core/sample_puzzles.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/session/document_session.h"

#include <QPushButton>

namespace nonet {
namespace {

class LockedGivens : public WindowTest {
protected:
    void open(const Grid& givens, PuzzleOrigin origin) {
        PuzzleRecord record;
        record.puzzle = Puzzle(givens);
        m_window->session().open(record, origin);
        waitForCount();
    }
    void enter(Cell cell, int digit) {
        const std::vector<Cell> cells{cell};
        document().perform(enterDigit(document().puzzle(), document().state(), cells, Digit(digit)),
                           {.kind = ActionKind::digit});
    }
    void enterAll(const Grid& digits) {
        document().perform(enterClues(document().puzzle(), document().state(), digits), {.kind = ActionKind::digit});
    }
    void lock() {
        trigger("puzzle.lock_givens");
        waitForCount();
    }
    Cell blank() const {
        Cell cell(0);
        while (!m_givens.isBlank(cell))
            cell = Cell(cell.index() + 1);
        return cell;
    }
    void undoByTheMessage() {
        auto* button = find<QPushButton>("messageButton");
        ASSERT_TRUE(button->isVisible());
        button->click();
    }
    const Grid m_givens = test::samplePuzzles("0300").front().givens;
};

TEST_F(LockedGivens, AConflictIsToldAndUndone) {
    open(Grid(), PuzzleOrigin::madeHere);
    enter(Cell(0), 5);
    enter(Cell(4), 5);
    lock();
    EXPECT_TRUE(message().startsWith(QStringLiteral("r1c1 and r1c5 in row 1 both hold 5."))) << message().toStdString();
    EXPECT_EQ(document().puzzle().givens.filledCount(), 2);
    undoByTheMessage();
    EXPECT_EQ(document().puzzle().givens.filledCount(), 0);
    EXPECT_EQ(document().digits().filledCount(), 2);
    EXPECT_TRUE(message().isEmpty());
}

TEST_F(LockedGivens, SeveralSolutionsAreToldAndUnlockingWorks) {
    open(Grid(), PuzzleOrigin::madeHere);
    enter(Cell(0), 5);
    lock();
    EXPECT_TRUE(message().contains(QStringLiteral("several solutions"))) << message().toStdString();
    EXPECT_TRUE(find<QPushButton>("messageButton")->isVisible());
    trigger("puzzle.unlock_givens");
    waitForCount();
    EXPECT_TRUE(message().isEmpty()) << message().toStdString();
    EXPECT_EQ(document().puzzle().givens.filledCount(), 0);
    EXPECT_EQ(document().digits().valueAt(Cell(0)), 5);
}

TEST_F(LockedGivens, AProperPuzzleIsLockedWithoutAWord) {
    open(Grid(), PuzzleOrigin::madeHere);
    enterAll(m_givens);
    lock();
    EXPECT_EQ(document().puzzle().givens, m_givens);
    EXPECT_TRUE(message().isEmpty()) << message().toStdString();
}

TEST_F(LockedGivens, AWrongEntryInAPuzzleFromElsewhereIsToldAndUnlocked) {
    open(m_givens, PuzzleOrigin::imported);
    EXPECT_FALSE(find<QAction>("puzzle.unlock_givens")->isEnabled()) << "nothing was locked here";
    const int right = document().findings().solution()->valueAt(blank());
    int wrong = 0;
    const CandidateGrid candidates = candidatesFrom(m_givens, Geometry());
    for (const Digit digit : candidates.at(blank()))
        if (digit.value() != right)
            wrong = digit.value();
    ASSERT_NE(wrong, 0);
    enter(blank(), wrong);
    lock();
    EXPECT_TRUE(message().contains(QStringLiteral("no solution"))) << message().toStdString();
    trigger("transform.rotate");
    waitForCount();
    ASSERT_TRUE(find<QAction>("puzzle.unlock_givens")->isEnabled());
    trigger("puzzle.unlock_givens");
    waitForCount();
    EXPECT_EQ(document().puzzle().givens.filledCount(), m_givens.filledCount());
    EXPECT_EQ(document().digits().filledCount(), m_givens.filledCount() + 1);
    EXPECT_EQ(document().findings().facts().state, SolutionState::one) << "the givens as they were, turned";
    EXPECT_FALSE(find<QAction>("puzzle.unlock_givens")->isEnabled());
}

}  // namespace
}  // namespace nonet
