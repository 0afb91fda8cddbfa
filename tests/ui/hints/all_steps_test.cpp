#include "core/play/player_actions.h"
#include "core/solvers/search/search.h"
#include "tests/ui/dock_on_board.h"
#include "ui/hints/all_steps_dock.h"
#include "ui/hints/all_steps_filter.h"
#include "ui/hints/all_steps_view.h"
#include "ui/preferences/appearance.h"
#include "ui/text/technique_text.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

/// Every step that there is, as the searches give them.
std::vector<std::vector<ListedStep>> bunchesOf(const Position& position) {
    std::vector<std::vector<ListedStep>> bunches;
    findSteps(position, {}, {}, [&bunches](std::vector<Step> some) { bunches.push_back(listed(std::move(some))); });
    return bunches;
}

/// Along the paths of easy and hard puzzles.
std::vector<Position> somePositions() {
    std::vector<Position> positions;
    for (const char* code : {"0300", "0501", "0701", "0003"})
        for (const Puzzle& puzzle : test::samplePuzzles(code)) {
            Position position = Position::fromPuzzle(puzzle);
            const std::vector<Step> path = solvePath(position).steps;
            for (std::size_t i = 0; i < path.size() && positions.size() < 30; ++i) {
                if (i % 8 == 4)
                    positions.push_back(position);
                apply(position, path[i]);
            }
        }
    return positions;
}

TEST(AllStepsModel, LosesNoPatternAndShowsTheEasiestOfEachResult) {
    int groups = 0;
    for (const Position& position : somePositions()) {
        AllStepsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        int added = 0;
        for (std::vector<ListedStep>& bunch : bunchesOf(position)) {
            added += static_cast<int>(bunch.size());
            model.add(std::move(bunch));
        }
        EXPECT_EQ(model.stepCount(), added);
        EXPECT_EQ(model.resultCount(), model.rowCount());
        std::set<int> seen;
        std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> results;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex top = model.index(row, 0);
            const ListedStep& head = *model.stepAt(top);
            EXPECT_TRUE(results.emplace(head.step.placements, head.step.eliminations).second);
            EXPECT_TRUE(seen.insert(model.numberAt(top)).second);
            EXPECT_EQ(top.data(AllStepsModel::othersRole).toInt(), model.rowCount(top));
            groups += model.rowCount(top) > 0 ? 1 : 0;
            int last = head.rank;
            for (int child = 0; child < model.rowCount(top); ++child) {
                const QModelIndex index = model.index(child, 0, top);
                EXPECT_TRUE(hasSameResult(model.stepAt(index)->step, head.step));
                EXPECT_GE(model.stepAt(index)->rank, last);
                last = model.stepAt(index)->rank;
                EXPECT_TRUE(seen.insert(model.numberAt(index)).second);
                EXPECT_EQ(model.indexOf(model.numberAt(index)), index);
            }
        }
        EXPECT_EQ(seen.size(), static_cast<std::size_t>(added));
        model.setGrouped(false);
        EXPECT_EQ(model.rowCount(), added);
        for (int row = 0; row < model.rowCount(); ++row)
            EXPECT_EQ(model.rowCount(model.index(row, 0)), 0);
    }
    EXPECT_GT(groups, 30);
}

/// A step of hand-made rank that removes this digit from the first cell.
ListedStep stepOfRank(int rank, int digit) {
    return {.step = {.technique = TechniqueId::nakedPair,
                     .eliminations = {{Cell(0), Digit(digit)}},
                     .digits = {Digit(9)},
                     .cells = {{Cell(rank)}}},
            .level = Level::medium,
            .rank = rank};
}

TEST(AllStepsModel, WhoeverLooksAtAStepGoesOnLookingAtIt) {
    AllStepsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    AllStepsFilter rows(&model);
    model.add({stepOfRank(7, 1), stepOfRank(8, 2)});
    const QPersistentModelIndex first(rows.mapFromSource(model.indexOf(0)));
    const QPersistentModelIndex second(rows.mapFromSource(model.indexOf(1)));
    model.add({stepOfRank(9, 1), stepOfRank(3, 1), stepOfRank(5, 1), stepOfRank(1, 3), stepOfRank(2, 2)});
    EXPECT_EQ(rows.stepAt(first)->rank, 7);
    EXPECT_TRUE(first.parent().isValid()) << "an easier one stands for it now";
    EXPECT_EQ(rows.stepAt(first.parent())->rank, 3);
    EXPECT_EQ(rows.stepAt(second)->rank, 8);
    std::vector<int> ranks;
    for (int row = 0; row < rows.rowCount(); ++row)
        ranks.push_back(rows.stepAt(rows.index(row, 0))->rank);
    EXPECT_EQ(ranks, (std::vector<int>{1, 2, 3}));
}

TEST(StepFilter, FindsByTechniqueDigitCellHouseCandidateAndLevel) {
    ListedStep row{.step = {.technique = TechniqueId::xWing,
                            .eliminations = {{classic::cellAt(2, 5), Digit(4)}},
                            .digits = {Digit(4)},
                            .candidates = {{{classic::cellAt(0, 1), Digit(4)}}, {{classic::cellAt(0, 7), Digit(4)}}},
                            .houses = {{classic::rowHouse(0)}, {classic::rowHouse(6)}}},
                   .level = Level::hard,
                   .rank = 1};
    for (const char* text : {"", "x-wing", "X-WING hard", "4", "436", "412", "r3c6", "r1c2", "r3", "c6", "c2", "b2",
                             "r17", "wing 4 r3c6", "  hard,436 "})
        EXPECT_TRUE(StepFilter(QString::fromLatin1(text)).accepts(row)) << text;
    for (const char* text : {"swordfish", "5", "437", "536", "r3c7", "r4", "b9", "easy", "4 r3c7"})
        EXPECT_FALSE(StepFilter(QString::fromLatin1(text)).accepts(row)) << text;
}

class AllStepsDockTest : public test::DockOnBoard<AllStepsDock> {
protected:
    void SetUp() override {
        m_dock.resize(360, 500);
        DockOnBoard::SetUp();
    }
    AllStepsView* list() { return m_dock.findChild<AllStepsView*>(QStringLiteral("allStepsList")); }
    QPushButton* showButton() { return m_dock.findChild<QPushButton*>(QStringLiteral("allStepsShow")); }
    AllStepsFilter& rows() { return *static_cast<AllStepsFilter*>(list()->model()); }
    QString count() { return m_dock.findChild<QLabel*>(QStringLiteral("allStepsCount"))->text(); }
    [[nodiscard]] bool waitForSteps() {
        return QTest::qWaitFor([this] { return rows().rowCount() > 0 && !count().startsWith(u"Searching"); }, 20000);
    }
    QPoint rowOfStep() { return list()->visualRect(rows().index(0, 0)).center(); }
    std::vector<Step> inOrder() {
        std::vector<Step> steps;
        for (int row = 0; row < rows().rowCount(); ++row)
            steps.push_back(rows().stepAt(rows().index(row, 0))->step);
        return steps;
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

TEST_F(AllStepsDockTest, AfterOneIsAppliedTheNextIsPicked) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    m_dock.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_dock));
    list()->setFocus();
    list()->setCurrentIndex(rows().index(0, 0));
    QSignalSpy picked(&m_dock, &AllStepsDock::stepPicked);
    QTest::keyClick(list(), Qt::Key_Return);
    EXPECT_EQ(m_document->history().nodes().size(), 2U);
    ASSERT_TRUE(waitForSteps());
    EXPECT_EQ(list()->currentIndex().row(), 0);
    ASSERT_EQ(picked.count(), 1);
    EXPECT_EQ(picked.front().front().value<Step>(), inOrder().front());
    QTest::keyClick(list(), Qt::Key_Return);
    EXPECT_EQ(m_document->history().nodes().size(), 3U);
}

TEST_F(AllStepsDockTest, SaysWhyThereIsNoStep) {
    const auto waitForCount = [this](const char16_t* word) {
        return QTest::qWaitFor([this, word] { return count().contains(QStringView(word)); }, 20000);
    };
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    const Grid solution = *search(m_document->puzzle()).first;
    const Cell blank = Position::fromPuzzle(m_document->puzzle()).unsolvedCells().first();
    const Digit wrong(solution.digit(blank)->value() % 9 + 1);
    const std::vector<Cell> cells{blank};
    m_document->perform(enterDigit(m_document->puzzle(), m_document->state(), cells, wrong),
                        {.kind = ActionKind::digit});
    EXPECT_TRUE(waitForCount(u"is wrong")) << count().toStdString();
    m_document->undo();
    ASSERT_TRUE(waitForSteps());
    Position solved = Position::fromPuzzle(m_document->puzzle());
    for (const Step& step : solvePath(solved).steps)
        apply(solved, step);
    ASSERT_TRUE(solved.isSolved());
    m_board.publish(OverlayPublisher::replay, {.position = OverlayPosition{solved.digits(), solved.candidateGrid()}});
    EXPECT_TRUE(waitForCount(u"end of the film")) << count().toStdString();
    m_board.withdraw(OverlayPublisher::replay);
    ASSERT_TRUE(waitForSteps());
    Profile none = ownCopy(hodokuProfile(), "None at all");
    useAll(none, TechniqueSet().set(), false);
    m_preferences.change([&none](PreferenceValues& values) {
        values.ownProfiles[QStringLiteral("None at all")] = none;
        values.profile = QStringLiteral("None at all");
    });
    EXPECT_TRUE(waitForCount(u"turned off")) << count().toStdString();
}

TEST_F(AllStepsDockTest, ItsCountNamesAnotherProfile) {
    m_preferences.change([](PreferenceValues& values) {
        values.ownProfiles[QStringLiteral("<b>Mine</b>")] = ownCopy(hodokuProfile(), "<b>Mine</b>");
        values.profile = QStringLiteral("<b>Mine</b>");
    });
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    EXPECT_TRUE(count().contains(QStringLiteral("by <b>Mine</b>"))) << count().toStdString();
    const auto* label = m_dock.findChild<QLabel*>(QStringLiteral("allStepsCount"));
    EXPECT_TRUE(label->toolTip().contains(QStringLiteral("<b>Mine</b>"))) << label->toolTip().toStdString();
    EXPECT_EQ(label->textFormat(), Qt::PlainText);
}

TEST_F(AllStepsDockTest, FiltersByText) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    auto* filter = m_dock.findChild<QLineEdit*>(QStringLiteral("allStepsFilter"));
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QSignalSpy picked(&m_dock, &AllStepsDock::stepPicked);
    QSignalSpy dropped(&m_dock, &AllStepsDock::pickDropped);
    filter->setText(rows().index(rows().rowCount() - 1, 0).data().toString());
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

TEST_F(AllStepsDockTest, SortsByEaseSizeTechniqueAndPlaceByTheBoxOrTheHeader) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    auto* sort = m_dock.findChild<QComboBox*>(QStringLiteral("allStepsSort"));
    ASSERT_EQ(sort->count(), 4);
    const auto changes = [](const Step& step) { return step.placements.size() + step.eliminations.size(); };
    const auto rank = [](const Step& step) { return placeOf(hodokuProfile(), step.technique); };
    EXPECT_TRUE(std::ranges::is_sorted(inOrder(), {}, rank));
    sort->setCurrentIndex(1);
    EXPECT_TRUE(std::ranges::is_sorted(inOrder(), std::ranges::greater(), changes));
    sort->setCurrentIndex(2);
    EXPECT_TRUE(std::ranges::is_sorted(inOrder(), {}, [](const Step& step) { return techniqueName(step.technique); }));
    sort->setCurrentIndex(3);
    EXPECT_TRUE(std::ranges::is_sorted(inOrder(), {}, stepPlace));

    m_dock.resize(900, 500);
    ASSERT_TRUE(QTest::qWaitFor([this] { return list()->hasColumns(); }));
    QHeaderView* header = list()->header();
    EXPECT_TRUE(header->isVisible());
    const auto clickOn = [header](int column) {
        const QPoint at(header->sectionViewportPosition(column) + 10, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    };
    clickOn(AllStepsModel::levelColumn);
    EXPECT_EQ(sort->currentIndex(), 0);
    EXPECT_TRUE(std::ranges::is_sorted(inOrder(), {}, rank));
    clickOn(AllStepsModel::levelColumn);
    EXPECT_TRUE(std::ranges::is_sorted(inOrder(), std::ranges::greater(), rank)) << "again: the other way round";
    clickOn(AllStepsModel::resultColumn);
    EXPECT_EQ(sort->currentIndex(), 1);
    EXPECT_TRUE(std::ranges::is_sorted(inOrder(), std::ranges::greater(), changes));
    m_dock.resize(360, 500);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !list()->hasColumns(); }));
    EXPECT_FALSE(header->isVisible());
}

TEST_F(AllStepsDockTest, GroupsStepsOfTheSameResultUntilToldNotTo) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    auto* group = m_dock.findChild<QCheckBox*>(QStringLiteral("allStepsGroup"));
    EXPECT_TRUE(group->isChecked());
    const int results = rows().rowCount();
    const int steps = rows().stepCount();
    ASSERT_GT(steps, results);
    list()->setCurrentIndex(rows().index(results / 2, 0));
    const Step current = rows().stepAt(list()->currentIndex())->step;
    QSignalSpy picked(&m_dock, &AllStepsDock::stepPicked);
    group->click();
    EXPECT_EQ(rows().rowCount(), steps);
    ASSERT_TRUE(list()->currentIndex().isValid());
    EXPECT_EQ(rows().stepAt(list()->currentIndex())->step, current);
    EXPECT_EQ(picked.count(), 0);
    const AllStepsDock another(m_preferences);
    EXPECT_FALSE(another.findChild<QCheckBox*>(QStringLiteral("allStepsGroup"))->isChecked()) << "kept";
    group->click();
    EXPECT_EQ(rows().rowCount(), results);
    EXPECT_EQ(rows().stepAt(list()->currentIndex())->step, current);
}

TEST_F(AllStepsDockTest, EachRowSaysItsLevel) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    for (int row = 0; row < rows().rowCount(); ++row) {
        const QModelIndex index = rows().index(row, 0);
        const QString level = index.data(AllStepsModel::levelNameRole).toString();
        EXPECT_FALSE(level.isEmpty());
        EXPECT_TRUE(index.data(Qt::AccessibleTextRole).toString().contains(level));
        EXPECT_FALSE(index.data(AllStepsModel::placeRole).toString().isEmpty());
    }
}

TEST_F(AllStepsDockTest, CutsNoTextHoweverNarrow) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    for (const int width : {240, 320, 480}) {
        m_dock.resize(width, 500);
        list()->expandAll();
        QTest::qWait(20);
        for (QModelIndex index = rows().index(0, 0); index.isValid(); index = list()->indexBelow(index)) {
            const QRect row = list()->visualRect(index);
            const QFontMetrics metrics = list()->fontMetrics();
            const QRect room(0, 0, row.width(), 1000);
            int needed = 0;
            const bool isTop = index.data(AllStepsModel::isTopRole).toBool();
            for (const int role : {static_cast<int>(Qt::DisplayRole),
                                   static_cast<int>(isTop ? AllStepsModel::resultRole : AllStepsModel::placeRole)})
                needed += metrics.boundingRect(room, Qt::TextWordWrap, index.data(role).toString()).height();
            EXPECT_GE(row.height(), needed) << width;
        }
    }
}

/// The view alone, filled bunch by bunch.
class FillingView : public ::testing::Test {
protected:
    FillingView() {
        m_view.setModel(&m_rows);
        m_view.resize(320, 400);
        m_view.show();
        m_steps.setGrouped(false);
        for (const Position& position : somePositions())
            if (auto bunches = bunchesOf(position); bunches.size() > m_bunches.size())
                m_bunches = std::move(bunches);
        // The easiest last, so that every bunch comes above the one before.
        std::ranges::reverse(m_bunches);
    }
    void addOne() {
        const std::optional<AllStepsView::Anchor> seen = m_view.anchor();
        m_steps.add(std::move(m_bunches.front()));
        m_bunches.erase(m_bunches.begin());
        m_view.holdOn(seen);
    }

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    AllStepsModel m_steps;
    AllStepsFilter m_rows{&m_steps};
    AllStepsView m_view{m_preferences};
    std::vector<std::vector<ListedStep>> m_bunches;
};

TEST_F(FillingView, RowsThatComeAboveMoveNeitherTheCurrentRowNorItsPlace) {
    ASSERT_GT(m_bunches.size(), 3U);
    QCursor::setPos(m_view.mapToGlobal(QPoint(5000, 5000)));
    addOne();
    m_view.setCurrentIndex(m_rows.index(0, 0));
    QCoreApplication::processEvents();
    const Step current = m_rows.stepAt(m_view.currentIndex())->step;
    int held = 0;
    while (!m_bunches.empty()) {
        const int top = m_view.visualRect(m_view.currentIndex()).top();
        addOne();
        EXPECT_EQ(m_rows.stepAt(m_view.currentIndex())->step, current);
        // As long as all rows fit there is nothing to scroll to.
        const QScrollBar& bar = *m_view.verticalScrollBar();
        if (bar.value() == bar.maximum())
            continue;
        EXPECT_EQ(m_view.visualRect(m_view.currentIndex()).top(), top);
        ++held;
    }
    EXPECT_GT(held, 3);
    EXPECT_GT(m_view.currentIndex().row(), held);
}

TEST_F(AllStepsDockTest, CountsWhileItIsSearched) {
    QSignalSpy inserted(&rows(), &QAbstractItemModel::rowsInserted);
    m_dock.reveal();
    EXPECT_EQ(count(), QStringLiteral("Searching …"));
    ASSERT_TRUE(waitForSteps());
    EXPECT_GT(inserted.count(), 1) << "one search after the other";
    EXPECT_TRUE(count().contains(QString::number(rows().stepCount()))) << count().toStdString();
}

TEST_F(AllStepsDockTest, ByKeyboardAlone) {
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    m_dock.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_dock));
    QSignalSpy picked(&m_dock, &AllStepsDock::stepPicked);
    QSignalSpy dropped(&m_dock, &AllStepsDock::pickDropped);
    auto* filter = m_dock.findChild<QLineEdit*>(QStringLiteral("allStepsFilter"));
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("hard"));
    const int left = rows().rowCount();
    ASSERT_GT(left, 1);
    QTest::keyClick(filter, Qt::Key_Down);
    EXPECT_TRUE(list()->hasFocus());
    EXPECT_EQ(picked.count(), 1);
    QTest::keyClick(list(), Qt::Key_Down);
    EXPECT_EQ(picked.count(), 2);
    EXPECT_EQ(picked.back().front().value<Step>(), rows().stepAt(list()->currentIndex())->step);
    QTest::keyClick(list(), Qt::Key_Escape);
    EXPECT_EQ(dropped.count(), 1);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Return);
    EXPECT_EQ(m_document->history().nodes().size(), 2U);
}

TEST_F(AllStepsDockTest, DuringAFilmItListsTheFilmsPositionToLookAt) {
    static QStringList warnings;
    warnings.clear();
    const auto previous = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) {
        if (text.contains(QStringLiteral("Negative sizes")))
            warnings += text;
    });
    m_dock.reveal();
    ASSERT_TRUE(waitForSteps());
    Position position = Position::fromPuzzle(m_document->puzzle());
    for (const Step& step : solvePath(position).steps)
        if (position.unsolvedCells().count() > 12)
            apply(position, step);
    m_board.publish(OverlayPublisher::replay,
                    {.position = OverlayPosition{position.digits(), position.candidateGrid()}});
    ASSERT_TRUE(waitForSteps());
    EXPECT_TRUE(count().contains(QStringLiteral("film"))) << count().toStdString();
    for (const Step& step : inOrder())
        for (const Candidate placed : step.placements)
            EXPECT_TRUE(position.unsolvedCells().contains(placed.cell));
    QSignalSpy picked(&m_dock, &AllStepsDock::stepPicked);
    QSignalSpy filmPicked(&m_dock, &AllStepsDock::filmStepPicked);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, rowOfStep());
    EXPECT_EQ(picked.count(), 0);
    EXPECT_EQ(filmPicked.count(), 1);
    EXPECT_EQ(m_board.picture().step, rows().stepAt(rows().index(0, 0))->step);
    EXPECT_EQ(m_board.picture().digits, position.digits());
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, rowOfStep());
    EXPECT_EQ(m_document->history().nodes().size(), 1U) << "nothing is applied to the game";
    auto* label = m_dock.findChild<QLabel*>(QStringLiteral("allStepsCount"));
    m_dock.resize(260, 150);
    QCoreApplication::processEvents();
    EXPECT_GE(label->height(), label->heightForWidth(label->width())) << "the whole sentence";

    m_board.withdraw(OverlayPublisher::replay);
    EXPECT_FALSE(m_board.picture().step.has_value());
    EXPECT_TRUE(waitForSteps());
    EXPECT_FALSE(count().contains(QStringLiteral("film")));
    qInstallMessageHandler(previous);
    EXPECT_EQ(warnings.join(u'\n'), QString());
}

}  // namespace
}  // namespace nonet
