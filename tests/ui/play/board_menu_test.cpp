// The menu of a cell.
#include "core/play/player_actions.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/session/document_session.h"

#include <QContextMenuEvent>
#include <QMenu>

namespace nonet {
namespace {

class BoardMenuTest : public WindowTest {
protected:
    /// With more than one candidate: the only one cannot be struck.
    Cell blank() {
        const CandidateGrid candidates = candidatesFrom(document().digits(), document().puzzle().geometry());
        Cell cell(0);
        while (!document().digits().isBlank(cell) || candidates.at(cell).count() < 2)
            cell = Cell(cell.index() + 1);
        return cell;
    }
    /// Where no candidate is, so that a click on one is never the second half of a double click.
    QPoint at(Cell cell) { return board().cellRect(cell).topLeft().toPoint() + QPoint(2, 2); }
    QMenu* open(Cell cell) {
        QTest::mouseClick(&board(), Qt::RightButton, {}, at(cell));
        return m_window->findChild<QMenu*>(QStringLiteral("boardMenu"));
    }
    void choose(const QMenu* menu, const char* part, int digit) {
        auto* digits = menu->findChild<QMenu*>(QLatin1String(part));
        ASSERT_NE(digits, nullptr) << part;
        digits->actions().at(digit - 1)->trigger();
    }
    /// A digit that one of the cell's peers holds.
    int heldByPeer(Cell cell) {
        for (const Cell peer : document().puzzle().geometry().peers(cell))
            if (!document().digits().isBlank(peer))
                return document().digits().valueAt(peer);
        return 0;
    }
};

TEST_F(BoardMenuTest, ARightClickStrikesNothingThatIsNotSeen) {
    const Cell cell = blank();
    QMenu* menu = open(cell);
    ASSERT_NE(menu, nullptr);
    EXPECT_TRUE(document().state().at(cell).struck.isEmpty());
    EXPECT_EQ(document().history().nodes().size(), 1U);
    menu->close();
    trigger("candidates.show");
    const Digit digit = board().picture().candidates.at(cell).first();
    const QPoint point = board().candidateRect({cell, digit}).center().toPoint();
    QTest::mouseClick(&board(), Qt::RightButton, {}, point);
    EXPECT_TRUE(document().state().at(cell).struck.contains(digit)) << "this one is";
    QTest::mouseClick(&board(), Qt::RightButton, {}, point);
    EXPECT_FALSE(document().state().at(cell).struck.contains(digit));
}

TEST_F(BoardMenuTest, EntersDigitsMarksAndColours) {
    const Cell cell = blank();
    QMenu* menu = open(cell);
    ASSERT_NE(menu, nullptr);
    choose(menu, "menuCorner", 3);
    EXPECT_TRUE(document().state().at(cell).corner.contains(Digit(3)));
    choose(menu, "menuCentre", 4);
    EXPECT_TRUE(document().state().at(cell).centre.contains(Digit(4)));
    choose(menu, "menuColour", 2);
    EXPECT_TRUE(document().state().at(cell).colours.contains(Digit(2)));
    choose(menu, "menuDigit", 5);
    EXPECT_EQ(document().digits().valueAt(cell), 5);
    menu->close();
}

TEST_F(BoardMenuTest, AGivenIsOnlyPainted) {
    Cell given(0);
    while (document().puzzle().givens.isBlank(given))
        given = Cell(given.index() + 1);
    QMenu* menu = open(given);
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(menu->findChild<QMenu*>(QStringLiteral("menuDigit")), nullptr);
    EXPECT_EQ(menu->findChild<QMenu*>(QStringLiteral("menuWhyNot")), nullptr);
    EXPECT_NE(menu->findChild<QMenu*>(QStringLiteral("menuColour")), nullptr);
    menu->close();
}

TEST_F(BoardMenuTest, SaysWhyADigitIsNotPossible) {
    const Cell cell = blank();
    QMenu* menu = open(cell);
    ASSERT_NE(menu, nullptr);
    choose(menu, "menuWhyNot", heldByPeer(cell));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !message().isEmpty(); }));
    EXPECT_TRUE(message().contains(QStringLiteral("already"))) << message().toStdString();
    menu->close();
}

TEST_F(BoardMenuTest, TheMenuKeyOpensItAtTheCursor) {
    board().setSelection({blank()}, blank());
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(1, 1), QPoint(1, 1));
    QApplication::sendEvent(&board(), &event);
    auto* menu = m_window->findChild<QMenu*>(QStringLiteral("boardMenu"));
    ASSERT_NE(menu, nullptr);
    menu->close();
}

}  // namespace
}  // namespace nonet
