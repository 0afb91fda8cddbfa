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
    const QRect panel = inWindow(hint());
    EXPECT_LT(panel.left() - cells.right(), 48);
    const QRect room = inWindow(*find<QWidget>("room"));
    EXPECT_NEAR(cells.left() - room.left(), room.right() - panel.right(), 36);
    // No smaller for it.
    const int pad = find<DigitPad>("digitPad")->height();
    EXPECT_GT(cells.height() + pad, 0.8 * room.height());
    hint().close();
    QTest::qWait(100);
    EXPECT_NEAR(boardInWindow().center().x(), room.center().x(), 12);
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
    const Grid solution = *document().solution();
    for (int i = 0; i < 81; ++i)
        if (document().digits().isBlank(Cell(i))) {
            EXPECT_TRUE(line->isVisible());
            board().setSelection({Cell(i)}, Cell(i));
            board().enterDigit(*solution.digit(Cell(i)));
        }
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
