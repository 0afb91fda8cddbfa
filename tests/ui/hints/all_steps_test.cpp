#include "tests/ui/dock_on_board.h"
#include "ui/hints/all_steps_dock.h"
#include "ui/hints/all_steps_model.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>
#include <QtTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(AllStepsModel, HoldsForTheModelTester) {
    AllStepsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const std::vector<Step> steps = allSteps(Position::fromPuzzle(test::samplePuzzles("0300").front()));
    model.setSteps(steps);
    int found = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex top = model.index(row, 0);
        const int children = model.rowCount(top);
        EXPECT_NE(children, 1) << "one step is its own row";
        found += children == 0 ? 1 : children;
        EXPECT_EQ(model.stepAt(top) == nullptr, children > 1);
        for (int child = 0; child < children; ++child)
            EXPECT_NE(model.stepAt(model.index(child, 1, top)), nullptr);
    }
    EXPECT_EQ(found, static_cast<int>(steps.size()));
    model.setSteps({});
    EXPECT_EQ(model.rowCount(), 0);
}

class AllStepsDockTest : public test::DockOnBoard<AllStepsDock> {
protected:
    void SetUp() override {
        m_dock.resize(360, 500);
        DockOnBoard::SetUp();
    }
    QTreeView* list() { return m_dock.findChild<QTreeView*>(QStringLiteral("allStepsList")); }
    QPushButton* showButton() { return m_dock.findChild<QPushButton*>(QStringLiteral("allStepsShow")); }
    [[nodiscard]] bool waitForSteps() {
        return QTest::qWaitFor([this] { return list()->model()->rowCount() > 0; }, 20000);
    }
    QPoint rowOfStep() {
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            const QModelIndex index = list()->model()->index(row, 0);
            if (list()->model()->rowCount(index) == 0)
                return list()->visualRect(index).center();
            list()->expand(index);
            QCoreApplication::processEvents();
            return list()->visualRect(list()->model()->index(0, 0, index)).center();
        }
        return {};
    }
};

TEST_F(AllStepsDockTest, HidesUntilAskedAndRemembersThat) {
    EXPECT_TRUE(showButton()->isVisible());
    EXPECT_FALSE(list()->isVisible());
    QTest::mouseClick(showButton(), Qt::LeftButton);
    ASSERT_TRUE(waitForSteps());
    EXPECT_TRUE(list()->isVisible());
    m_dock.setDocument(nullptr);
    EXPECT_FALSE(list()->isVisible());
    m_dock.setDocument(m_document.get());
    EXPECT_TRUE(list()->isVisible());
}

TEST_F(AllStepsDockTest, AClickPicksADoubleClickApplies) {
    QSignalSpy picked(&m_dock, &AllStepsDock::stepPicked);
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    const QPoint at = rowOfStep();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, at);
    EXPECT_GT(picked.count(), 0);
    EXPECT_EQ(m_document->history().nodes().size(), 1U);
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, at);
    EXPECT_EQ(m_document->history().nodes().size(), 2U);
    EXPECT_TRUE(waitForSteps()) << "worked out anew after the change";
}

TEST_F(AllStepsDockTest, AppliesNothingWhileTheBoardShowsAnotherPosition) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    QSignalSpy refused(&m_board, &BoardWidget::refused);
    const QPoint at = rowOfStep();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, at);
    m_board.publish(OverlayPublisher::replay, {.position = OverlayPosition{m_document->digits(), CandidateGrid()}});
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, at);
    EXPECT_EQ(m_document->history().nodes().size(), 1U);
    EXPECT_EQ(refused.count(), 1) << "it says why";
}

TEST_F(AllStepsDockTest, ATechniquePicksTheFirstOfItsSteps) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    int group = 0;
    while (group < list()->model()->rowCount() && !list()->model()->hasChildren(list()->model()->index(group, 0)))
        ++group;
    ASSERT_LT(group, list()->model()->rowCount()) << "the sample has a technique with several steps";
    QSignalSpy picked(&m_dock, &AllStepsDock::stepPicked);
    list()->setCurrentIndex(list()->model()->index(group, 0));
    EXPECT_EQ(picked.count(), 1);
}

TEST_F(AllStepsDockTest, FiltersByText) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    auto* filter = m_dock.findChild<QLineEdit*>(QStringLiteral("allStepsFilter"));
    filter->setText(QStringLiteral("no such technique"));
    EXPECT_EQ(list()->model()->rowCount(), 0);
    EXPECT_TRUE(m_dock.findChild<QLabel*>(QStringLiteral("allStepsCount"))->text().startsWith(QStringLiteral("0 of ")));
    filter->clear();
    EXPECT_GT(list()->model()->rowCount(), 0);
}

}  // namespace
}  // namespace nonet
