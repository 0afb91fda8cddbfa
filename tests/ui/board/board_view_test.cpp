#include "tests/ui/board/board_on_screen.h"
#include "ui/board/board_view.h"

namespace nonet {
namespace {

using BoardViews = BoardOnScreen;

TEST_F(BoardViews, ShowWhatTheBoardShowsAndTakeNothing) {
    select(cellAt(4, 4));
    press(Qt::Key_3);
    select(cellAt(1, 1));
    BoardView view(m_preferences);
    view.setDocument(&m_document);
    view.resize(m_board.size());
    view.show();
    m_board.flash({});
    EXPECT_EQ(view.grab().toImage(), m_board.grab().toImage());
    const NodeId before = m_document.history().current();
    QTest::keyClick(&view, Qt::Key_7);
    QTest::mouseClick(&view, Qt::LeftButton, Qt::NoModifier, middle(cellAt(6, 6)));
    EXPECT_EQ(m_document.history().current(), before);
    EXPECT_EQ(view.grab().toImage(), m_board.grab().toImage());
    m_document.undo();
    view.flash({});
    m_board.flash({});
    EXPECT_EQ(view.picture().digits.valueAt(cellAt(4, 4)), 0);
    EXPECT_EQ(view.grab().toImage(), m_board.grab().toImage());
    view.setDocument(nullptr);
}

}  // namespace
}  // namespace nonet
