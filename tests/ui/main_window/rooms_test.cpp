// Rooms are rows: the window knows none of them by name. And what depends on the open puzzle learns of another in an
// order that holds.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/puzzle_document.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/status_line.h"
#include "ui/main_window/find_action.h"
#include "ui/replay/replay_timeline.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

namespace nonet {
namespace {

/// Says what happens to it.
class Attic : public Room {
public:
    explicit Attic(const WindowFrame& frame) : Room(&frame.window) {}
    static Room* make(const WindowFrame& frame) { return new Attic(frame); }

    QWidget* page() override {
        if (!m_page) {
            m_page = new QLabel(QStringLiteral("dust"));
            m_page->setObjectName(QStringLiteral("atticPage"));
            m_page->setFocusPolicy(Qt::StrongFocus);
        }
        return m_page;
    }
    QString title() const override { return QStringLiteral("Under the roof"); }
    void takeFocus() override { m_page->setFocus(); }
    QList<QWidget*> areas() const override { return {m_page}; }
    void setOnScreen(bool isOnScreen) override { m_story += isOnScreen ? u'+' : u'-'; }
    void leave() override { m_story += u'.'; }
    bool escape() override { return false; }
    bool isMade() const { return m_page != nullptr; }
    QString takeStory() { return std::exchange(m_story, {}); }

private:
    QLabel* m_page = nullptr;
    QString m_story;
};

class Rooms : public WindowTest {
protected:
    void SetUp() override {
        const std::span<const RoomRow> rooms = roomCatalogue();
        m_rooms.assign(rooms.begin(), rooms.end());
        m_rooms.push_back({.id = "attic",
                           .icon = "room_learn",
                           .offers = ActionNeed::nothing,
                           .hasStatusLine = true,
                           .make = &Attic::make});
        const std::span<const ActionRow> actions = actionCatalogue();
        m_actions.assign(actions.begin(), actions.end());
        ActionRow way = *findAction(QStringLiteral("room.play"));
        way.id = "room.attic";
        way.text = "Att&ic";
        way.tip = "What nobody needs";
        way.sudokuPadKeys = way.hodokuKeys = "Ctrl+Alt+9";
        m_actions.push_back(way);
        m_rows = {.rooms = m_rooms, .actions = m_actions};
        WindowTest::SetUp();
    }

    Attic& attic() {
        for (QObject* child : m_window->children())
            if (auto* room = dynamic_cast<Attic*>(child))
                return *room;
        throw std::runtime_error("no attic");
    }
    bool isInAttic() {
        auto* page = m_window->findChild<QWidget*>(QStringLiteral("atticPage"));
        return page && page->isVisible() && !board().isVisible() && page->hasFocus() &&
               find<QToolButton>("roomAttic")->isChecked() &&
               m_window->windowTitle() == QStringLiteral("Under the roof · Nonet");
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    std::vector<RoomRow> m_rooms;
    std::vector<ActionRow> m_actions;
};

TEST_F(Rooms, AMadeUpRoomIsEnteredByRailKeyAndMenu) {
    EXPECT_FALSE(attic().isMade());
    auto* button = find<QToolButton>("roomAttic");
    EXPECT_EQ(button->text(), QStringLiteral("Attic"));
    EXPECT_TRUE(button->toolTip().startsWith(QStringLiteral("What nobody needs (")));
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(isInAttic());

    press(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_TRUE(board().isVisible());
    EXPECT_TRUE(board().hasFocus());
    EXPECT_TRUE(find<QToolButton>("roomPlay")->isChecked());
    press(Qt::Key_9, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_TRUE(isInAttic());

    trigger("room.play");
    QAction* entry = nullptr;
    for (const QMenu* menu : m_window->menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->text() == QStringLiteral("Att&ic"))
                entry = action;
    ASSERT_NE(entry, nullptr);
    entry->trigger();
    EXPECT_TRUE(isInAttic());

    trigger("room.play");
    trigger("help.find_action");
    QTest::keyClicks(find<QLineEdit>("findWords"), QStringLiteral("attic"));
    QTest::keyClick(find<QLineEdit>("findWords"), Qt::Key_Return);
    EXPECT_TRUE(isInAttic());
}

TEST_F(Rooms, TheNextAndThePreviousFollowTheRail) {
    EXPECT_FALSE(find<QAction>("room.previous")->isEnabled());
    press(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_TRUE(find<QToolButton>("roomDesign")->isChecked());
    press(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_TRUE(find<QToolButton>("roomLearn")->isChecked());
    EXPECT_TRUE(find<QAction>("room.previous")->isEnabled());
    EXPECT_TRUE(find<QAction>("room.next")->isEnabled());
    press(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_TRUE(isInAttic());
    EXPECT_FALSE(find<QAction>("room.next")->isEnabled());
    for (int room = 0; room < 3; ++room)
        press(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(board().hasFocus());
    EXPECT_FALSE(find<QAction>("room.previous")->isEnabled());
}

TEST_F(Rooms, ARoomHearsWhenItIsEnteredLeftAndOutOfSight) {
    trigger("room.attic");
    EXPECT_EQ(attic().takeStory(), QStringLiteral("+"));
    m_window->hide();
    m_window->show();
    EXPECT_EQ(attic().takeStory(), QStringLiteral("-+"));
    trigger("room.attic");
    EXPECT_TRUE(attic().takeStory().isEmpty());
    trigger("room.learn");
    EXPECT_EQ(attic().takeStory(), QStringLiteral("-."));
    m_window->hide();
    EXPECT_TRUE(attic().takeStory().isEmpty());
}

TEST_F(Rooms, ItsRowSaysWhatCanBeDoneInARoomAndWhatIsBelowIt) {
    trigger("room.attic");
    EXPECT_TRUE(find<StatusLine>("statusLine")->isVisible());
    for (const ActionRow& row : m_actions) {
        const QAction* action = find<QAction>(row.id);
        EXPECT_TRUE(row.needs == ActionNeed::nothing || !action->isEnabled()) << row.id;
        EXPECT_EQ(includes(row.needs, ActionNeed::puzzle),
                  action->toolTip().endsWith(QStringLiteral("Go to Play first.")))
            << row.id;
    }
    trigger("room.learn");
    EXPECT_FALSE(find<StatusLine>("statusLine")->isVisible());
    trigger("room.play");
    EXPECT_TRUE(find<StatusLine>("statusLine")->isVisible());
    EXPECT_TRUE(find<QAction>("puzzle.facts")->isEnabled());
}

TEST_F(Rooms, OnlyTheBoardEndsWithItsRoom) {
    trigger("view.only_board");
    ASSERT_FALSE(find<QWidget>("rail")->isVisible());
    trigger("room.attic");
    EXPECT_TRUE(isInAttic());
    EXPECT_TRUE(find<QWidget>("rail")->isVisible());
    EXPECT_FALSE(m_window->isFullScreen());
}

TEST_F(Rooms, AnotherPuzzleIsShownInPlayWithWhatWasSaidGone) {
    trigger("room.attic");
    find<MessageBar>("messageBar")->show(MessageSeverity::note, QStringLiteral("of the attic"));
    const PuzzleDocument* previous = &document();
    std::optional<bool> isInPlay;
    QString said;
    QObject::connect(&board(), &BoardWidget::pictureChanged, m_window.get(), [&] {
        if (isInPlay || board().document() == previous)
            return;
        isInPlay = board().isVisible();
        said = message();
    });
    m_window->session().open(PuzzleRecord(), PuzzleOrigin::madeHere);
    EXPECT_EQ(isInPlay, true);
    EXPECT_TRUE(said.isEmpty()) << said.toStdString();
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(Rooms, TheFilmEndsOnThePreviousPuzzleAndTheTitleIsOfTheNext) {
    trigger("replay.show");
    auto* timeline = find<ReplayTimeline>("replayTimeline");
    ASSERT_TRUE(QTest::qWaitFor([&] { return timeline->isActive(); }, 20000));
    const PuzzleDocument* previous = &document();
    const PuzzleDocument* shown = nullptr;
    QObject::connect(&board(), &BoardWidget::pictureChanged, m_window.get(), [&] {
        if (!shown && !timeline->isActive())
            shown = board().document();
    });
    PuzzleRecord next;
    next.info.title = "Next";
    m_window->session().open(next);
    EXPECT_EQ(shown, previous);
    EXPECT_FALSE(board().isReplay());
    EXPECT_TRUE(find<QAction>("hint.ask")->isEnabled());
    EXPECT_EQ(m_window->windowTitle(), QStringLiteral("Next · Nonet"));
    EXPECT_TRUE(find<StatusLine>("statusLine")->facts().contains(QStringLiteral("0 digit")));
}

TEST_F(Rooms, WhatALabRefusesIsToldInItsRoom) {
    trigger("room.attic");
    Puzzle wrong;
    wrong.givens.set(Cell(0), Digit(5));
    wrong.givens.set(Cell(1), Digit(5));
    m_window->session().openInLab(QStringLiteral("inverse"), wrong);
    EXPECT_TRUE(find<QToolButton>("roomLearn")->isChecked());
    EXPECT_FALSE(message().isEmpty());
}

}  // namespace
}  // namespace nonet
