// Where board, pad and panels stand in windows of several sizes.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/board/digit_pad.h"

#include <QAbstractButton>
#include <QDockWidget>

namespace nonet {
namespace {

class BoardPlace : public WindowTest {
protected:
    void resizeTo(int width, int height) {
        m_window->resize(width, height);
        QTest::qWait(100);
    }
    QRect inWindow(const QWidget& widget) const { return {widget.mapTo(m_window.get(), QPoint(0, 0)), widget.size()}; }
    QRect boardInWindow() {
        const QRectF cells = board().cellRect(Cell(0)) | board().cellRect(Cell(80));
        return cells.toAlignedRect().translated(inWindow(board()).topLeft());
    }
    QDockWidget& hint() { return *find<QDockWidget>("hintDock"); }
};

TEST_F(BoardPlace, ThePanelStandsAtTheBoardAndBothAreInTheMiddle) {
    resizeTo(1920, 1080);
    trigger("hint.ask");
    QTest::qWait(100);
    const QRect cells = boardInWindow();
    const QRect pad = inWindow(*find<DigitPad>("digitPad"));
    const QRect panel = inWindow(hint());
    EXPECT_LT(pad.left() - cells.right(), 24);
    EXPECT_LT(panel.left() - pad.right(), 40);
    const QRect room = inWindow(*find<QWidget>("room"));
    EXPECT_NEAR(cells.left() - room.left(), room.right() - panel.right(), 24);
    // No smaller for it.
    EXPECT_GT(cells.height(), 0.8 * room.height());
    hint().close();
    QTest::qWait(100);
    EXPECT_NEAR((boardInWindow() | inWindow(*find<DigitPad>("digitPad"))).center().x(), room.center().x(), 12);
}

/// The pad stands where it leaves the larger board, and all of it is one block: nothing stands out of it, nothing is
/// too small for a finger, and the board is at least 60 % of the window's shorter side.
TEST_F(BoardPlace, BoardPadAndHeaderAreOneBlockAndTheBoardIsAsLargeAsItCanBe) {
    struct Row {
        QSize window;
        bool hasPanel;
        int leastBoard;
    };
    for (const Row& row : {Row{{1280, 800}, false, 640}, Row{{1280, 800}, true, 640}, Row{{1024, 768}, false, 600},
                           Row{{1024, 768}, true, 500}, Row{{1920, 1080}, true, 880}}) {
        hint().setVisible(row.hasPanel);
        resizeTo(row.window.width(), row.window.height());
        const QRect cells = boardInWindow();
        const auto* pad = find<DigitPad>("digitPad");
        const QRect keys = inWindow(*pad);
        const QRect header = inWindow(*find<QWidget>("puzzleHeader"));
        const std::string where = std::to_string(row.window.width()) + (row.hasPanel ? " with panel" : "");
        EXPECT_GE(cells.height(), row.leastBoard) << where;
        EXPECT_NEAR(header.left(), cells.left(), 2) << where;
        EXPECT_NEAR(header.right(), qMax(cells.right(), keys.right()), 2) << where;
        EXPECT_FALSE(keys.intersects(cells)) << where;
        const bool isBeside = keys.left() > cells.right();
        EXPECT_NEAR(isBeside ? keys.top() : keys.left(), isBeside ? cells.top() : cells.left(), 2) << where;
        for (const QAbstractButton* each : pad->findChildren<QAbstractButton*>()) {
            EXPECT_TRUE(pad->rect().contains(each->geometry())) << where << each->objectName().toStdString();
            EXPECT_GE(qMin(each->width(), each->height()), DigitPad::kTarget)
                << where << each->objectName().toStdString();
        }
    }
}

TEST_F(BoardPlace, TheBoardKeepsItsShareOfTheWindow) {
    for (const QSize size : {QSize(800, 600), QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)})
        for (const bool hasPanel : {false, true}) {
            resizeTo(size.width(), size.height());
            hint().setVisible(hasPanel);
            trigger("replay.show");
            QTest::qWait(100);
            // The outer line and the ring around it are the board's.
            EXPECT_GE(board().height(), 0.6 * size.height() - 9) << size.width() << hasPanel;
            trigger("replay.show");
            hint().close();
        }
}

TEST_F(BoardPlace, ThePadStaysWhereItIsWhenThePlacesAreEqual) {
    const auto* pad = find<DigitPad>("digitPad");
    const auto isBeside = [&] { return inWindow(*pad).left() > boardInWindow().right(); };
    const auto widthOfChange = [&](int from, int to) {
        const bool before = isBeside();
        for (int width = from; width != to; width += from < to ? 4 : -4) {
            m_window->resize(width, 900);
            QTest::qWait(1);
            if (isBeside() != before)
                return width;
        }
        return 0;
    };
    resizeTo(1200, 900);
    ASSERT_TRUE(isBeside());
    const int narrow = widthOfChange(1200, 600);
    ASSERT_GT(narrow, 0);
    const int wide = widthOfChange(narrow, 1200);
    EXPECT_GT(wide, narrow + 16);
}

TEST_F(BoardPlace, AHintHasTheHeightThatAListLeavesWhichShowsNothingYet) {
    resizeTo(1280, 800);
    trigger("hint.ask");
    trigger("hint.all_steps");
    QTest::qWait(100);
    auto* steps = find<QDockWidget>("allStepsDock");
    ASSERT_TRUE(steps->isVisible());
    EXPECT_LT(steps->height(), 200);
    EXPECT_GT(hint().height(), 480);
    find<QAbstractButton>("allStepsShow")->click();
    QTest::qWait(100);
    EXPECT_GE(steps->height(), 300);
    EXPECT_GE(hint().height(), 300);
}

TEST_F(BoardPlace, ASmallWindowLeavesThePanelsWidthAsItWas) {
    resizeTo(1280, 800);
    trigger("hint.ask");
    QTest::qWait(100);
    const int width = hint().width();
    EXPECT_NEAR(width, 320, 8);
    resizeTo(800, 600);
    EXPECT_LT(hint().width(), width);
    resizeTo(1280, 800);
    EXPECT_EQ(hint().width(), width);
}

TEST_F(BoardPlace, NothingOfThePadIsCutOffBesideAPanel) {
    trigger("hint.ask");
    for (const QSize size : {QSize(800, 600), QSize(1024, 700), QSize(1100, 640)}) {
        resizeTo(size.width(), size.height());
        const auto* pad = find<DigitPad>("digitPad");
        EXPECT_TRUE(pad->isVisible()) << size.width();
        EXPECT_GE(boardInWindow().height(), 0.55 * size.height()) << size.width();
        for (const QAbstractButton* each : pad->findChildren<QAbstractButton*>())
            EXPECT_TRUE(!each->isVisible() || pad->rect().contains(each->geometry()))
                << size.width() << ' ' << each->objectName().toStdString();
        EXPECT_TRUE(!pad->isVisible() || !inWindow(*pad).intersects(inWindow(hint()))) << size.width();
    }
}

TEST_F(BoardPlace, TheLineAboutKeysGoesAfterTheFirstGame) {
    auto* line = find<QWidget>("keyLine");
    resizeTo(1280, 900);
    ASSERT_TRUE(line->isVisible());
    board().setSelection({Cell(0)}, Cell(0));
    const Grid solution = *document().findings().solution();
    for (int i = 0; i < 81; ++i)
        if (document().digits().isBlank(Cell(i))) {
            EXPECT_TRUE(line->isVisible());
            board().setSelection({Cell(i)}, Cell(i));
            board().enterDigit(*solution.digit(Cell(i)));
        }
    EXPECT_TRUE(line->isVisible()) << "nothing moves when the card comes";
    trigger("file.new_empty");
    EXPECT_FALSE(line->isVisible());
    EXPECT_FALSE(m_preferences->values().showsKeyLine);
}

TEST_F(BoardPlace, TheLineAboutKeysGoesWithTheGameThatWasLeft) {
    auto* line = find<QWidget>("keyLine");
    resizeTo(1280, 900);
    trigger("file.new_empty");
    // Nobody has played yet.
    EXPECT_TRUE(line->isVisible());
    board().setSelection({Cell(0)}, Cell(0));
    board().enterDigit(Digit(1));
    EXPECT_TRUE(line->isVisible());
    trigger("file.new_empty");
    EXPECT_FALSE(line->isVisible());
}

}  // namespace
}  // namespace nonet
