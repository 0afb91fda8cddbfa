#include "ui/main_window/room_stack.h"

#include "ui/frame/message_bar.h"
#include "ui/frame/status_line.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/tasks/task.h"

namespace nonet {
namespace {

const QString kLastRoom = QStringLiteral("room");

}  // namespace

RoomStack::RoomStack(std::span<const RoomRow> rows, const WindowFrame& frame) : m_rows(rows), m_frame(frame) {
    for (const RoomRow& row : m_rows) {
        const std::size_t index = m_rooms.size();
        Room* room = row.make(frame);
        m_rooms.push_back(room);
        connect(room, &Room::entryRequested, this, [this, index] { enter(index); });
        connect(room, &Room::changed, this, [this, index] {
            if (index != m_current)
                return;
            updateActions();
            Q_EMIT titleChanged();
        });
    }
    addWidget(current().page());
    if (!currentRow().hasStatusLine)
        m_frame.status.hide();
    connectActions();
    updateActions();
}

void RoomStack::connectActions() {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        connect(m_frame.actions.action(m_rows[i].action()), &QAction::triggered, this, [this, i] { ask(i); });
    m_frame.actions.on("room.previous", this, [this] { enter(m_current - 1); });
    m_frame.actions.on("room.next", this, [this] { enter(m_current + 1); });
    // Shows what waits in the current room, else in the first that keeps any.
    m_frame.actions.on("file.continue", this, [this] {
        if (current().showKept())
            return;
        for (Room* each : m_rooms)
            if (each->showKept())
                return;
    });
}

void RoomStack::setWindowOnScreen(bool isOnScreen) {
    m_isWindowOnScreen = isOnScreen;
    current().setOnScreen(isOnScreen);
}

void RoomStack::setWindowSize(const QSize& size) {
    for (Room* room : m_rooms)
        room->setWindowSize(size);
}

void RoomStack::storeLayouts() const {
    for (const Room* room : m_rooms)
        room->storeLayout();
}

void RoomStack::showPage(QWidget* page) {
    if (indexOf(page) < 0) {
        addWidget(page);
        for (Task* task : page->findChildren<Task*>())
            m_frame.status.watch(task);
    }
    setCurrentWidget(page);
}

void RoomStack::enterLast() {
    const QByteArray last = m_frame.preferences.kept(kLastRoom);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (last == m_rows[i].id)
            enter(i);
}

void RoomStack::showLesson(TechniqueId id) {
    for (Room* each : m_rooms)
        if (each->showLesson(id))
            return;
}

void RoomStack::enter(std::size_t room) {
    Q_ASSERT(room < m_rooms.size());
    if (room != m_current) {
        Q_EMIT leaving();
        // What was said of the one room would be out of place in the other.
        m_frame.message.dismiss();
        m_frame.status.showAction({});
        current().setOnScreen(false);
        current().leave();
        m_current = room;
        // At once: the program may be killed.
        m_frame.preferences.keep(kLastRoom, currentRow().id);
        showPage(current().page());
        m_frame.status.setVisible(currentRow().hasStatusLine);
        current().setOnScreen(m_isWindowOnScreen);
        updateActions();
        Q_EMIT entered();
        Q_EMIT titleChanged();
    }
    current().takeFocus();
}

void RoomStack::ask(std::size_t room) {
    if (room == m_current)
        current().goHome();
    else
        enter(room);
}

QString RoomStack::reasonAgainst(ActionNeed needs) const {
    const ActionNeed lacking = without(needs, without(currentRow().offers, current().missing()));
    if (includes(lacking, ActionNeed::openLab))
        return tr("Open a lab first.");
    if (includes(lacking, ActionNeed::openLesson))
        return tr("Open a lesson first.");
    if (includes(lacking, ActionNeed::anyBoard))
        return tr("Go to Play or Design first.");
    if (includes(lacking, ActionNeed::openLayout) && includes(currentRow().offers, ActionNeed::openLayout))
        return tr("Begin a layout first.");
    for (const RoomRow& row : m_rows)
        if (lacking != ActionNeed::nothing && includes(row.offers, lacking))
            return tr("Go to %1 first.", "a room").arg(actionTitle(*m_frame.actions.action(row.action())));
    return {};
}

void RoomStack::updateActions() {
    for (const ActionRow& row : m_frame.actions.rows())
        m_frame.actions.setOutOfPlace(QLatin1String(row.id), reasonAgainst(row.needs));
    const Room::UndoActions undo = current().undoActions();
    m_frame.actions.setStandIn(QStringLiteral("edit.undo"), undo.undo);
    m_frame.actions.setStandIn(QStringLiteral("edit.redo"), undo.redo);
    m_frame.actions.setStandIn(QStringLiteral("edit.erase"), undo.erase);
    m_frame.actions.setStandIn(QStringLiteral("select.all"), undo.selectAll);
    m_frame.actions.setOutOfPlace(QStringLiteral("room.previous"),
                                  m_current > 0 ? QString() : tr("This is the first room."));
    m_frame.actions.setOutOfPlace(QStringLiteral("room.next"),
                                  m_current + 1 < m_rooms.size() ? QString() : tr("This is the last room."));
}

}  // namespace nonet

#include "moc_room_stack.cpp"
