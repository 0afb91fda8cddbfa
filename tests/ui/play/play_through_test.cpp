#include "core/board/classic.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/play/completion_card.h"

#include <QToolButton>

namespace nonet {
namespace {

class PlayThrough : public WindowTest {};

TEST_F(PlayThrough, TheFirstStartOpensOnAnEasyPuzzle) {
    EXPECT_GE(document().puzzle().givens.filledCount(), 17);
    EXPECT_EQ(document().findings().facts().state, SolutionState::one);
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(PlayThrough, ToTheEndWithKeysAlone) {
    const Grid solution = *document().findings().solution();
    QTest::keyClick(&board(), Qt::Key_Home, Qt::ControlModifier);
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const Cell cell = classic::cellAt(row, column);
            ASSERT_EQ(board().currentCell(), cell);
            if (document().digits().isBlank(cell))
                QTest::keyClick(&board(), static_cast<Qt::Key>(Qt::Key_0 + solution.valueAt(cell)));
            if (column < 8)
                QTest::keyClick(&board(), Qt::Key_Right);
        }
        QTest::keyClick(&board(), Qt::Key_Home);
        if (row < 8)
            QTest::keyClick(&board(), Qt::Key_Down);
    }
    EXPECT_TRUE(document().findings().isFinished());
    EXPECT_TRUE(find<CompletionCard>("completionCard")->text().contains(QStringLiteral("Solved")));
}

TEST_F(PlayThrough, ToTheEndWithTheMouseAlone) {
    const Grid solution = *document().findings().solution();
    for (int i = 0; i < 81; ++i) {
        const Cell cell(i);
        if (!document().digits().isBlank(cell))
            continue;
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().cellRect(cell).center().toPoint());
        auto* button = find<QToolButton>(qPrintable(QStringLiteral("pad.digit_%1").arg(solution.valueAt(cell))));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    EXPECT_TRUE(document().findings().isFinished());
}

TEST_F(PlayThrough, UndoAndRedoByTheirKeys) {
    const Grid solution = *document().findings().solution();
    Cell blank(0);
    while (!document().digits().isBlank(blank))
        blank = Cell(blank.index() + 1);
    board().setSelection({blank}, blank);
    const Grid before = document().digits();
    QTest::keyClick(&board(), static_cast<Qt::Key>(Qt::Key_0 + solution.valueAt(blank)));
    ASSERT_NE(document().digits(), before);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(document().digits(), before);
    QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
    EXPECT_NE(document().digits(), before);
}

}  // namespace
}  // namespace nonet
