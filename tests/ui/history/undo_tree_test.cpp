#include "tests/ui/main_window/window_fixture.h"
#include "ui/history/undo_tree_dock.h"
#include "ui/history/undo_tree_model.h"

#include <QListView>

namespace nonet {
namespace {

class UndoTree : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        trigger("file.new_empty");
        m_model.setDocument(&document());
    }
    void TearDown() override {
        m_model.setDocument(nullptr);
        WindowTest::TearDown();
    }
    void enter(int cell, Qt::Key key) {
        board().setSelection({Cell(cell)}, Cell(cell));
        QTest::keyClick(&board(), key);
    }
    UndoTreeModel m_model;
};

/// Start, 1; from there 2 and below it 3, taken back twice; then 4.
TEST_F(UndoTree, RailsLeadFromEachNodeToThoseThatFollow) {
    enter(0, Qt::Key_1);
    enter(1, Qt::Key_2);
    enter(2, Qt::Key_3);
    trigger("edit.undo");
    trigger("edit.undo");
    enter(3, Qt::Key_4);
    ASSERT_EQ(m_model.rowCount(), 5);
    const auto row = [this](int i) { return m_model.row(i); };
    EXPECT_TRUE(!row(0).hasAbove && row(0).hasBelow && row(0).isOnWay);
    EXPECT_TRUE(row(1).hasAbove && row(1).hasBelow && row(1).isOnWay);
    // The branch leaves the line and ends, and the line passes it.
    EXPECT_TRUE(row(2).isBranch && !row(2).hasAbove && row(2).hasBelow && !row(2).isOnWay);
    EXPECT_TRUE(row(2).passes(0) && row(2).isPassedByWay(0));
    EXPECT_TRUE(!row(3).isBranch && row(3).hasAbove && !row(3).hasBelow);
    EXPECT_TRUE(row(3).passes(0));
    EXPECT_FALSE(row(3).passes(1));
    EXPECT_TRUE(row(4).hasAbove && !row(4).hasBelow && row(4).isOnWay);
    EXPECT_EQ(row(4).passing, 0U);
}

TEST_F(UndoTree, TwoBranchesOfOneNodeAreTwoBranches) {
    enter(0, Qt::Key_1);
    trigger("edit.undo");
    enter(0, Qt::Key_2);
    trigger("edit.undo");
    enter(0, Qt::Key_3);
    ASSERT_EQ(m_model.rowCount(), 4);
    EXPECT_TRUE(m_model.row(1).isBranch && m_model.row(2).isBranch);
    EXPECT_FALSE(m_model.row(1).hasBelow);
    EXPECT_FALSE(m_model.row(3).isBranch);
}

TEST_F(UndoTree, ACheckpointIsAFlag) {
    enter(0, Qt::Key_1);
    document().notes().setCheckpoint(QStringLiteral("fork"));
    const QModelIndex index = m_model.currentIndex();
    EXPECT_EQ(index.data(UndoTreeModel::kCheckpointsRole).toString(), QStringLiteral("fork"));
    EXPECT_FALSE(index.data(UndoTreeModel::kNameRole).toString().contains(QStringLiteral("fork")));
    // A screen reader is told of it too.
    EXPECT_TRUE(index.data().toString().contains(QStringLiteral("fork")));
}

}  // namespace
}  // namespace nonet
