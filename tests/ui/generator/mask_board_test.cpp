#include "ui/generator/mask_board.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(MaskBoards, AFastDragSkipsNoCell) {
    const QTemporaryDir folder;
    const Preferences preferences(folder.filePath(QStringLiteral("nonet.ini")));
    MaskBoard mask(preferences);
    mask.resize(mask.sizeHint());
    mask.show();
    const auto middle = [&mask](int cell) { return mask.cellRect(Cell(cell)).center().toPoint(); };
    const auto dragTo = [&mask](QPoint to) {
        QMouseEvent move(QEvent::MouseMove, to, mask.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&mask, &move);
    };
    QTest::mousePress(&mask, Qt::LeftButton, Qt::NoModifier, middle(0));
    dragTo(middle(30));
    dragTo(middle(33));
    EXPECT_EQ(mask.mask(), (ClassicCellSet{Cell(0), Cell(10), Cell(20), Cell(30), Cell(31), Cell(32), Cell(33)}));
    // From a drawn one on a drag takes away.
    QTest::mousePress(&mask, Qt::LeftButton, Qt::NoModifier, middle(33));
    dragTo(middle(30));
    EXPECT_EQ(mask.mask(), (ClassicCellSet{Cell(0), Cell(10), Cell(20)}));
}

}  // namespace
}  // namespace nonet
