// The window does with an action what its row says: where it stands, and what it needs.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/replay/replay_timeline.h"
#include "ui/shortcuts/action_catalogue.h"

#include <QMenu>
#include <QMenuBar>

namespace nonet {
namespace {

class ActionRows : public WindowTest {
protected:
    QAction* actionOf(const ActionRow& row) { return find<QAction>(row.id); }
    /// Not enabled, with a reason below what the action does.
    bool isRefused(const ActionRow& row) {
        const QAction* action = actionOf(row);
        return !action->isEnabled() && action->toolTip().contains(u'\n');
    }
};

void collect(const QList<QAction*>& entries, QMap<QString, int>& places, QMap<QString, bool>& hasLine) {
    bool isFirst = true;
    bool follows = false;
    for (const QAction* entry : entries) {
        if (entry->isSeparator()) {
            follows = true;
            continue;
        }
        if (entry->menu() != nullptr) {
            collect(entry->menu()->actions(), places, hasLine);
        } else {
            ++places[entry->objectName()];
            hasLine[entry->objectName()] = follows || isFirst;
        }
        isFirst = false;
        follows = false;
    }
}

TEST_F(ActionRows, EachStandsInOneMenuWithALineWhereItsGroupBegins) {
    QMap<QString, int> places;
    QMap<QString, bool> hasLine;
    for (const QAction* menu : m_window->menuBar()->actions())
        collect(menu->menu()->actions(), places, hasLine);
    for (const ActionRow& row : actionCatalogue()) {
        const QString id = QString::fromLatin1(row.id);
        EXPECT_EQ(places.value(id), 1) << row.id;
        EXPECT_TRUE(row.group == GroupPlace::joins || hasLine.value(id)) << row.id;
    }
    EXPECT_EQ(places.size(), static_cast<qsizetype>(actionCatalogue().size())) << "entries without a row";
}

TEST_F(ActionRows, WhatNeedsThePuzzleWaitsForPlayAndWhatNeedsALabForALab) {
    int ofThePuzzle = 0;
    int ofALab = 0;
    trigger("room.learn");
    for (const ActionRow& row : actionCatalogue()) {
        ofThePuzzle += includes(row.needs, ActionNeed::puzzle) ? 1 : 0;
        EXPECT_TRUE(row.needs == ActionNeed::nothing || isRefused(row)) << row.id;
    }
    trigger("labs.shift_cipher");
    trigger("room.play");
    for (const ActionRow& row : actionCatalogue()) {
        ofALab += row.needs == ActionNeed::openLab ? 1 : 0;
        EXPECT_TRUE(row.needs != ActionNeed::openLab || isRefused(row)) << row.id;
        // These two come with the end of a game.
        const std::string_view id = row.id;
        const bool isOfTheEnd = id == "file.another" || id == "replay.game";
        EXPECT_TRUE(row.needs != ActionNeed::puzzle || isOfTheEnd != actionOf(row)->isEnabled()) << row.id;
    }
    EXPECT_GT(ofThePuzzle, 50);
    EXPECT_GT(ofALab, 20);
}

TEST_F(ActionRows, AFilmTakesTheGamesPlace) {
    for (const ActionRow& row : actionCatalogue())
        EXPECT_TRUE(!includes(row.needs, ActionNeed::film) || isRefused(row)) << row.id;
    EXPECT_TRUE(find<QAction>("transform.transpose")->isEnabled());
    trigger("replay.show");
    auto* timeline = find<ReplayTimeline>("replayTimeline");
    ASSERT_TRUE(QTest::qWaitFor([&] { return timeline->isActive(); }, 20000));
    for (const ActionRow& row : actionCatalogue()) {
        EXPECT_TRUE(!includes(row.needs, ActionNeed::film) || actionOf(row)->isEnabled()) << row.id;
        EXPECT_TRUE(!includes(row.needs, ActionNeed::game) || isRefused(row)) << row.id;
    }
    trigger("replay.leave");
    EXPECT_TRUE(find<QAction>("hint.ask")->isEnabled());
}

TEST_F(ActionRows, WhatWorksOnCellsWaitsForOneToBeSelected) {
    board().setSelection({Cell(0), Cell(1)}, Cell(0));
    trigger("select.none");
    int ofCells = 0;
    for (const ActionRow& row : actionCatalogue()) {
        if (!includes(row.needs, ActionNeed::selection))
            continue;
        ++ofCells;
        EXPECT_TRUE(actionOf(row)->isEnabled()) << row.id << " with one cell left";
    }
    EXPECT_GE(ofCells, 8);
    trigger("select.none");
    ASSERT_TRUE(board().selection().isEmpty());
    for (const ActionRow& row : actionCatalogue()) {
        const bool saysSelect = actionOf(row)->toolTip().endsWith(QStringLiteral("Select a cell first."));
        EXPECT_EQ(includes(row.needs, ActionNeed::selection), saysSelect && isRefused(row)) << row.id;
    }
    board().setSelection({Cell(5)}, Cell(5));
    EXPECT_TRUE(find<QAction>("transform.rows")->isEnabled());
    EXPECT_TRUE(find<QAction>("edit.erase")->isEnabled());
}

TEST_F(ActionRows, OnlyAPlainPuzzleIsTransformed) {
    PuzzleRecord small;
    small.puzzle = Puzzle(Geometry(2, 3), Grid(6));
    m_window->session().open(small);
    waitForCount();
    ASSERT_FALSE(document().puzzle().isClassic());
    for (const ActionRow& row : actionCatalogue())
        EXPECT_TRUE(!includes(row.needs, ActionNeed::classic) || isRefused(row)) << row.id;
}

}  // namespace
}  // namespace nonet
