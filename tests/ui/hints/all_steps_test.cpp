#include "tests/ui/dock_on_board.h"
#include "ui/hints/all_steps_dock.h"
#include "ui/hints/all_steps_model.h"
#include "ui/preferences/appearance.h"
#include "ui/text/technique_text.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>
#include <QtTest>

#include <gtest/gtest.h>
#include <set>

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
            EXPECT_NE(model.stepAt(model.index(child, 0, top)), nullptr);
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
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QSignalSpy picked(&m_dock, &AllStepsDock::stepPicked);
    QSignalSpy dropped(&m_dock, &AllStepsDock::pickDropped);
    filter->setText(list()->model()->index(list()->model()->rowCount() - 1, 0).data().toString());
    EXPECT_GT(list()->model()->rowCount(), 0);
    EXPECT_FALSE(list()->currentIndex().isValid());
    filter->setText(QStringLiteral("no such technique"));
    EXPECT_EQ(list()->model()->rowCount(), 0);
    EXPECT_EQ(picked.count(), 0) << "typing picks nothing";
    EXPECT_GT(dropped.count(), 0) << "a step that is not in the list is told no more";
    EXPECT_EQ(m_dock.findChild<QLabel*>(QStringLiteral("allStepsCount"))->text(),
              QStringLiteral("Nothing matches “no such technique”."));
    filter->clear();
    EXPECT_GT(list()->model()->rowCount(), 0);
}

TEST(AllStepsModel, SaysWhatEachStepDoes) {
    AllStepsModel model;
    model.setSteps(allSteps(Position::fromPuzzle(test::samplePuzzles("0300").front())));
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex top = model.index(row, 0);
        EXPECT_FALSE(top.data(AllStepsModel::resultRole).toString().isEmpty());
        for (int child = 0; child < model.rowCount(top); ++child) {
            const QModelIndex index = model.index(child, 0, top);
            EXPECT_EQ(index.data(AllStepsModel::resultRole).toString(), stepResult(*model.stepAt(index)));
        }
    }
}

TEST(AllSteps, ListsNoResultTwice) {
    const Position position = Position::fromPuzzle(test::samplePuzzles("0300").front());
    const std::vector<Step> all = allSteps(position);
    const std::vector<Step> distinct = withoutRepeats(all);
    EXPECT_LT(distinct.size(), all.size());
    for (std::size_t i = 0; i < distinct.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(hasSameResult(distinct[i], distinct[j]));
    for (const Step& step : all)
        EXPECT_TRUE(std::ranges::any_of(
            distinct, [&](const Step& kept) { return hasSameResult(kept, step) && kept.technique <= step.technique; }));
}

/// What a row says and what it draws, over positions along the paths of easy and hard puzzles.
TEST(AllSteps, NoRowIsListedOrDrawnTwiceInFiftyPositions) {
    int positions = 0;
    for (const char* code : {"0300", "0501", "0701", "0901", "0003"})
        for (const Puzzle& puzzle : test::samplePuzzles(code)) {
            Position position = Position::fromPuzzle(puzzle);
            const std::vector<Step> path = solvePath(position).steps;
            for (std::size_t i = 0; i < path.size() && positions < 50; ++i) {
                if (i % 8 == 4) {
                    AllStepsModel model;
                    model.setSteps(withoutRepeats(allSteps(position, {}, 200)));
                    std::set<QString> texts;
                    std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> drawn;
                    for (const Step& step : model.steps()) {
                        EXPECT_TRUE(texts.insert(stepTitle(step) + u'\n' + stepResult(step)).second);
                        EXPECT_TRUE(drawn.emplace(step.placements, step.eliminations).second);
                    }
                    ++positions;
                }
                apply(position, path[i]);
            }
        }
    EXPECT_EQ(positions, 50);
}

TEST_F(AllStepsDockTest, SelectsOverTheFullWidth) {
    const Appearance look(m_preferences);
    m_dock.resize(360, 600);
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    list()->setCurrentIndex(list()->model()->index(0, 0));
    m_board.setFocus();
    QCoreApplication::processEvents();
    const QRect row = list()->visualRect(list()->currentIndex());
    const QImage image = list()->viewport()->grab().toImage();
    const int y = row.top() + 2;
    const QColor fill = image.pixelColor(row.right() - 4, y);
    EXPECT_EQ(fill, m_preferences.theme().accentSoft);
    for (const int x : {1, 6, row.left() + 2, image.width() / 2, image.width() - 2})
        EXPECT_EQ(image.pixelColor(x, y), fill) << x;
}

TEST_F(AllStepsDockTest, SortsByEaseSizeAndCell) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    auto* sort = m_dock.findChild<QComboBox*>(QStringLiteral("allStepsSort"));
    const std::array roles = {AllStepsModel::difficultyRole, AllStepsModel::sizeRole, AllStepsModel::cellRole};
    ASSERT_EQ(sort->count(), static_cast<int>(roles.size()));
    for (int order = 0; order < sort->count(); ++order) {
        sort->setCurrentIndex(order);
        const QAbstractItemModel& rows = *list()->model();
        for (int row = 1; row < rows.rowCount(); ++row)
            EXPECT_LE(rows.index(row - 1, 0).data(roles[static_cast<std::size_t>(order)]).toInt(),
                      rows.index(row, 0).data(roles[static_cast<std::size_t>(order)]).toInt());
    }
}

TEST_F(AllStepsDockTest, CutsNoTextHoweverNarrow) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    for (const int width : {240, 320, 480}) {
        m_dock.resize(width, 500);
        list()->expandAll();
        QTest::qWait(20);
        for (QModelIndex index = list()->model()->index(0, 0); index.isValid(); index = list()->indexBelow(index)) {
            const QRect row = list()->visualRect(index);
            const QFontMetrics metrics = list()->fontMetrics();
            const QRect room(0, 0, row.width(), 1000);
            int needed = 0;
            for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(AllStepsModel::resultRole)})
                needed += metrics.boundingRect(room, Qt::TextWordWrap, index.data(role).toString()).height();
            EXPECT_GE(row.height(), needed) << width;
        }
    }
}

TEST_F(AllStepsDockTest, AStepThatIsDrawnIsNotDrawnAgain) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    QObject::connect(&m_dock, &AllStepsDock::stepPicked, &m_board,
                     [this](const Step& step) { m_board.publish(OverlayPublisher::hint, {.step = step}); });
    QSignalSpy picked(&m_dock, &AllStepsDock::stepPicked);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rowOfStep());
    EXPECT_EQ(picked.count(), 1);
    m_board.withdraw(OverlayPublisher::hint);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rowOfStep());
    EXPECT_EQ(picked.count(), 2) << "once it was taken away a click brings it back";
}

TEST_F(AllStepsDockTest, SaysThatItIsNotAboutTheReplay) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    auto* count = m_dock.findChild<QLabel*>(QStringLiteral("allStepsCount"));
    m_board.publish(OverlayPublisher::replay, {.position = OverlayPosition{m_document->digits(), CandidateGrid()}});
    EXPECT_EQ(list()->model()->rowCount(), 0) << "nothing to apply to what is not on the board";
    EXPECT_TRUE(count->text().contains(QStringLiteral("replay"))) << count->text().toStdString();
    m_dock.resize(260, 150);
    QCoreApplication::processEvents();
    EXPECT_GE(count->height(), count->heightForWidth(count->width())) << "the whole sentence";
    m_board.withdraw(OverlayPublisher::replay);
    EXPECT_TRUE(waitForSteps());
}

}  // namespace
}  // namespace nonet
