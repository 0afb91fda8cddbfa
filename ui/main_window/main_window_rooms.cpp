// How the window changes rooms, and what can be done in which.
#include "ui/board/board_widget.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/main_window/file_actions.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/rail.h"
#include "ui/main_window/status_line.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QStackedWidget>

namespace nonet {
LearnRoom& MainWindow::learn() {
    if (m_learn)
        return *m_learn;
    QList<Lab*> labs;
    for (const LabRow* row : labCatalogue())
        labs.append(row->make(nullptr));
    m_learn = new LearnRoom(labs, *m_actions, m_preferences);
    m_rooms->addWidget(m_learn);
    for (Task* task : m_learn->findChildren<Task*>())
        m_status->watch(task);
    connect(m_learn, &LearnRoom::openChanged, this, &MainWindow::takeRoom);
    const auto fail = [this](const QString& sentence) { m_message->show(MessageSeverity::error, sentence); };
    connect(m_learn, &LearnRoom::failed, this, fail);
    connect(&m_learn->view(), &LabView::failed, this, fail);
    connect(&m_learn->view(), &LabView::said, this,
            [this](const QString& sentence) { m_message->show(MessageSeverity::note, sentence); });
    connect(&m_learn->view(), &LabView::playAsked, this,
            [this](const PuzzleRecord& record) { m_session.open(record); });
    return *m_learn;
}

bool MainWindow::isLearning() const { return m_learn && m_rooms->currentWidget() == m_learn; }

void MainWindow::connectRooms() {
    const auto on = [this](const char* id, auto act) {
        connect(m_actions->action(QLatin1String(id)), &QAction::triggered, this, act);
    };
    on("room.play", [this] { showPlay(); });
    on("room.learn", [this] { showLearn(); });
    on("room.previous", [this] { showPlay(); });
    on("room.next", [this] { showLearn(); });
    on("file.continue", [this] { showPlay(); });
    for (const LabRow* row : labCatalogue())
        connect(m_actions->action(row->action()), &QAction::triggered, this, [this, row] {
            learn().openLab(QLatin1String(row->id));
            showLearn();
        });
    connect(m_fileActions, &FileActions::labAsked, this, [this](const QString& id, const QString& input) {
        learn().openLab(id);
        if (const QString fault = learn().session().lab()->setInput(input); !fault.isEmpty())
            m_message->show(MessageSeverity::error, fault);
        showLearn();
    });
    connect(m_rail, &Rail::roomChosen, this, [this](Room room) { room == Room::play ? showPlay() : showLearn(); });
    connect(&m_session, &DocumentSession::lessonFound, this, [this](const PuzzleRecord& record) {
        if (learn().openLesson(record))
            showLearn();
        else
            m_session.open(record);
    });
    takeRoom();
}

void MainWindow::showLearn() {
    // What was said of the puzzle would be out of place here, and what a lab said there.
    if (!isLearning())
        m_message->dismiss();
    setOnlyBoard(false);
    m_rooms->setCurrentWidget(&learn());
    m_status->hide();
    m_rail->setRoom(Room::learn);
    m_timer.setWindowVisible(false);
    m_learn->takeFocus();
    takeRoom();
}

void MainWindow::showPlay() {
    if (!isLearning()) {
        m_board->setFocus();
        return;
    }
    m_message->dismiss();
    m_learn->session().stop();
    m_rooms->setCurrentIndex(0);
    m_status->show();
    m_rail->setRoom(Room::play);
    m_timer.setWindowVisible(isVisible() && !isMinimized());
    m_board->setFocus();
    takeRoom();
}

void MainWindow::takeRoom() {
    const bool isInLab = isLearning() && m_learn->isLabOpen();
    for (const ActionRow& row : actionCatalogue()) {
        QString reason;
        if (isLearning() && isOfThePuzzle(row.needs))
            reason = tr("Go to Play first.");
        if (!isInLab && row.needs == ActionNeed::openLab)
            reason = tr("Open a lab first.");
        m_actions->setOutOfPlace(QString::fromLatin1(row.id), reason);
    }
    m_actions->setOutOfPlace(QStringLiteral("room.previous"), isLearning() ? QString() : tr("This is the first room."));
    m_actions->setOutOfPlace(QStringLiteral("room.next"), isLearning() ? tr("This is the last room.") : QString());
    updateTitle();
}

}  // namespace nonet
