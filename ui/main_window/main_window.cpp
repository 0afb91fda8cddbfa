#include "ui/main_window/main_window.h"

#include "ui/board/board_widget.h"
#include "ui/board/digit_pad.h"
#include "ui/candidates/candidates_dock.h"
#include "ui/hints/all_steps_dock.h"
#include "ui/hints/hint_dock.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/main_window/board_area.h"
#include "ui/main_window/card_title.h"
#include "ui/main_window/charts_view.h"
#include "ui/main_window/continue_dock.h"
#include "ui/main_window/dock_layout.h"
#include "ui/main_window/file_actions.h"
#include "ui/main_window/find_action.h"
#include "ui/main_window/game_actions.h"
#include "ui/main_window/key_line.h"
#include "ui/main_window/key_sheet.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/puzzle_dock.h"
#include "ui/main_window/rail.h"
#include "ui/main_window/spacing.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/structure_view.h"
#include "ui/main_window/transform_actions.h"
#include "ui/main_window/undo_tree_dock.h"
#include "ui/main_window/unsaved_bar.h"
#include "ui/main_window/window_parts.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/preferences/wheel_filter.h"
#include "ui/replay/replay_timeline.h"
#include "ui/shortcuts/action_set.h"
#include "ui/shortcuts/key_stroke.h"
#include "ui/text/cell_names.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScreen>
#include <QStackedWidget>
#include <QTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

/// The board is never smaller than this share of the window's shorter side.
constexpr double kBoardShare = 0.6;
constexpr int kNarrowestDock = 200;
/// About what a desktop draws above and below a window.
constexpr int kFrameHeight = 40;

bool isTextField(const QObject* widget) {
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
           qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QComboBox*>(widget);
}

}  // namespace

MainWindow::MainWindow(Preferences& preferences, const QString& dataFolder, QWidget* parent)
    : QMainWindow(parent), m_preferences(preferences), m_actions(new ActionSet(preferences.keyBindings(), this)),
      m_session(dataFolder), m_rail(new Rail), m_room(new QMainWindow), m_rooms(new QStackedWidget),
      m_board(new BoardWidget(preferences)), m_pad(new DigitPad(*m_board, *m_actions, preferences)),
      m_keyLine(new KeyLine(preferences)), m_boardArea(new BoardArea(m_board, m_pad, m_keyLine)),
      m_message(new MessageBar), m_unsaved(new UnsavedBar(m_session)), m_status(new StatusLine),
      m_hint(new HintDock(preferences, m_room)), m_allSteps(new AllStepsDock(preferences, m_room)),
      m_candidates(new CandidatesDock(preferences, m_room)), m_puzzle(new PuzzleDock(m_session, m_room)),
      m_undoTree(new UndoTreeDock(m_room)), m_continue(new ContinueDock(m_session, preferences, m_room)),
      m_timeline(new ReplayTimeline(preferences)), m_find(nullptr), m_fileActions(nullptr), m_gameActions(nullptr),
      m_structure(nullptr), m_transform(nullptr), m_charts(nullptr) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    m_board->setObjectName(QStringLiteral("board"));
    buildLayout();
    connectDocument();
    m_fileActions = new FileActions(parts(), dataFolder, this);
    m_gameActions = new GameActions(parts(), this);
    m_structure = new StructureView(parts(), this);
    m_transform = new TransformActions(parts(), this);
    m_charts = new ChartsView(parts(), this);
    buildMenus();
    connectView();
    connectHelp();
    connectRooms();

    connect(&m_session, &DocumentSession::documentChanged, this, &MainWindow::takeDocument);
    connect(&m_session, &DocumentSession::factsChanged, this, &MainWindow::updateStatus);
    connect(&m_session, &DocumentSession::warned, this,
            [this](const QString& s) { m_message->show(MessageSeverity::note, s); });
    connect(&m_session, &DocumentSession::failed, this,
            [this](const QString& s) { m_message->show(MessageSeverity::error, s); });
    connect(&m_session, &DocumentSession::discarded, this, [this](const QString& id, const QString& s) {
        m_message->show(MessageSeverity::note, s, tr("Undo"), [this, id] { m_session.bringBack(id); });
    });
    connect(m_unsaved, &UnsavedBar::saveAsAsked, m_actions->action(QStringLiteral("file.save_as")), &QAction::trigger);
    connect(this, &MainWindow::firstFrameShown, &m_session, &DocumentSession::noteOpened);
    connect(m_board, &BoardWidget::selectionChanged, this, &MainWindow::updateStatus);
    connect(m_board, &BoardWidget::inputModeChanged, this, &MainWindow::updateStatus);
    connect(m_puzzle, &PuzzleDock::ratingShown, this, &MainWindow::updateTitle);
    connect(m_message, &MessageBar::dismissed, m_board, [this] {
        if (isLearning())
            m_learn->takeFocus();
        else
            m_board->setFocus();
    });
    connect(&m_timer, &PlayTimer::ticked, this,
            [this] { m_status->setTime(m_preferences.values().showsTimer ? m_timer.text() : QString()); });
    connect(&preferences, &Preferences::keysChanged, this,
            [this] { m_actions->setBindings(m_preferences.keyBindings()); });
    connect(&preferences, &Preferences::themeChanged, this, &MainWindow::takeTheme);
    for (Task* task : findChildren<Task*>() + m_session.findChildren<Task*>())
        m_status->watch(task);
    qApp->installEventFilter(this);
    new WheelFilter(this);
    takeTheme();
    // The frame around the window needs room too.
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, kFrameHeight)));
    const QByteArray geometry = preferences.layout(QStringLiteral("window"));
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
}

MainWindow::~MainWindow() {
    // It closes with the window, when the rooms are gone that it would give the focus back to.
    m_find->disconnect(this);
    qApp->removeEventFilter(this);
}

WindowParts MainWindow::parts() {
    return {m_preferences, *m_actions, m_session,   m_timer,     *m_board,    *m_hint,    *m_allSteps,
            *m_candidates, *m_puzzle,  *m_undoTree, *m_continue, *m_timeline, *m_message, *m_status};
}

void MainWindow::begin(const QStringList& files) {
    if (!m_session.restore()) {
        // Where something was there and could not be read, that is not to be lost under the puzzle opened instead.
        const QString said = m_message->sentence();
        m_fileActions->openSample(Level::easy);
        if (!said.isEmpty())
            m_message->show(MessageSeverity::error, said);
    }
    if (m_session.store().isSecond())
        m_message->show(MessageSeverity::note,
                        tr("Nonet is open in another window already. This one keeps its puzzles in %1, and they come "
                           "to the others when Nonet is next started alone.")
                            .arg(m_session.store().folder()));
    if (!files.isEmpty())
        m_session.importPaths(files);
    m_board->setFocus();
}

void MainWindow::buildLayout() {
    m_room->setObjectName(QStringLiteral("room"));
    m_room->setWindowFlags(Qt::Widget);
    m_room->setCentralWidget(m_boardArea);
    m_room->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    m_room->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_room->setContextMenuPolicy(Qt::NoContextMenu);
    m_room->setContentsMargins(0, kWideSpace, kWideSpace, kWideSpace);

    for (QDockWidget* dock :
         std::initializer_list<QDockWidget*>{m_hint, m_allSteps, m_puzzle, m_candidates, m_undoTree, m_continue}) {
        new CardTitle(dock);
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool) {
            // Closing a panel gives the focus back, unless it went elsewhere on purpose.
            if (dock->isHidden() && !QApplication::focusWidget() && isActiveWindow())
                m_board->setFocus();
        });
    }
    m_docks = std::make_unique<DockLayout>(*m_room, m_preferences, QStringLiteral("play"),
                                           QList<QDockWidget*>{m_hint, m_puzzle},
                                           QList<QDockWidget*>{m_allSteps, m_candidates, m_undoTree, m_continue});
    m_timeline->hide();
    m_hint->setBoard(m_board);
    m_allSteps->setBoard(m_board);
    m_candidates->setBoard(m_board);
    m_timeline->setBoard(m_board);

    auto* centre = new QWidget;
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_unsaved);
    column->addWidget(m_message);
    auto* play = new QWidget;
    auto* playColumn = new QVBoxLayout(play);
    playColumn->setContentsMargins(0, 0, 0, 0);
    playColumn->setSpacing(0);
    playColumn->addWidget(m_room, 1);
    playColumn->addWidget(m_timeline);
    m_rooms->addWidget(play);
    column->addWidget(m_rooms, 1);
    column->addWidget(m_status);
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(column, 1);
    setCentralWidget(centre);
    m_find = new FindAction(centre);
    connect(m_find, &FindAction::closed, this, [this] {
        if (isLearning())
            m_learn->takeFocus();
        else
            m_board->setFocus();
    });
}

void MainWindow::connectDocument() {
    // Back in Play before anything is shown there.
    connect(&m_session, &DocumentSession::documentChanged, this, [this] {
        showPlay();
        m_message->dismiss();
    });
    const auto hand = [this](auto* reader, auto take) {
        connect(&m_session, &DocumentSession::documentChanged, reader, take);
    };
    hand(&m_timer, &PlayTimer::setDocument);
    hand(m_hint, &HintDock::setDocument);
    hand(m_allSteps, &AllStepsDock::setDocument);
    hand(m_candidates, &CandidatesDock::setDocument);
    hand(m_undoTree, &UndoTreeDock::setDocument);
    hand(m_timeline, &ReplayTimeline::setDocument);
    hand(m_board, &BoardWidget::setDocument);
}

void MainWindow::takeDocument() {
    PuzzleDocument* document = m_session.document();
    connect(document, &PuzzleDocument::changed, this, &MainWindow::updateStatus);
    // What was said of the former givens; they are counted anew.
    connect(document, &PuzzleDocument::puzzleReplaced, m_message, &MessageBar::dismiss);
    connect(document, &PuzzleDocument::viewChanged, this, &MainWindow::updateTitle);
    updateTitle();
    updateStatus();
    m_board->setFocus();
}

void MainWindow::updateTitle() {
    const PuzzleDocument* document = m_session.document();
    if (!document)
        return;
    if (isLearning()) {
        setWindowTitle(QStringLiteral("%1 · Nonet").arg(m_learn->title()));
        return;
    }
    QStringList parts{document->title().isEmpty() ? tr("Untitled") : document->title()};
    if (const QString level = m_puzzle->shownLevel(); !level.isEmpty())
        parts.append(level);
    parts.append(QStringLiteral("Nonet"));
    setWindowTitle(parts.join(QStringLiteral(" · ")));
}

void MainWindow::updateStatus() {
    const PuzzleDocument* document = m_session.document();
    if (!document)
        return;
    static constexpr const char* kModes[] = {"mode.digit", "mode.corner", "mode.centre", "mode.colour", "mode.link"};
    QString mode = m_actions->action(QLatin1String(kModes[static_cast<std::size_t>(m_board->inputMode())]))->text();
    QStringList facts{mode.remove(QLatin1Char('&'))};
    if (const std::optional<Cell> cell = m_board->currentCell())
        facts.append(cellName(*cell, document->puzzle().geometry.side()));
    facts.append(tr("%n clue(s)", nullptr, document->puzzle().givens.filledCount()));
    switch (document->facts().state) {
    case SolutionState::unknown: facts.append(tr("solutions not counted")); break;
    case SolutionState::none: facts.append(tr("no solution")); break;
    case SolutionState::one: facts.append(tr("one solution")); break;
    case SolutionState::several: facts.append(tr("several solutions")); break;
    }
    m_status->setFacts(facts);
}

void MainWindow::takeTheme() {
    const Theme& theme = m_preferences.theme();
    m_rail->setTheme(theme);
    // A dock and its title are one card.
    setStyleSheet(
        QStringLiteral(
            "QDockWidget > QWidget { border-top: none; border-top-left-radius: 0; border-top-right-radius: 0; }"
            "QDockWidget > #dockTitle { border: 1px solid %1; border-bottom: none; border-radius: 0;"
            " border-top-left-radius: 10px; border-top-right-radius: 10px; }"
            "#dockTitle QLabel { font-weight: 600; font-size: 11pt; }"
            "#messageBar { background: %2; border: none; border-bottom: 1px solid %1; }"
            "#messageBar QLabel { color: %3; }"
            "#messageBar[severity=\"error\"] { background: %4; border-left: 4px solid %5; }"
            "#messageBar[severity=\"error\"] QLabel { color: %6; }"
            "#unsavedBar { background: %4; border: none; border-bottom: 1px solid %1; border-left: 4px solid %5; }"
            "#unsavedBar QLabel { color: %6; }"
            "#findAction { background: %4; border: 1px solid %1; border-radius: 10px; }"
            "#statusLine { border: none; border-top: 1px solid %1; }")
            .arg(theme.panelBorder.name(), theme.accentSoft.name(), theme.accentSoftInk.name(), theme.panel.name(),
                 theme.conflict.name(), theme.text.name()));
}

void MainWindow::updateSpace() {
    const bool isNarrow = width() < kNarrowWindow;
    m_docks->setNarrow(isNarrow);
    m_timeline->setCompact(height() < kLowWindow);
    const bool isTiny = width() < kTinyWindow;
    m_timeline->setNarrow(isTiny);
    if (m_hiddenForBoard.isEmpty())
        m_rail->setVisible(!isTiny);
    const int side = static_cast<int>(kBoardShare * qMin(width(), height()));
    m_boardArea->setLeastBoard(side);
    const int room = width() - (isTiny ? 0 : kRailWidth) - side - 4 * kWideSpace;
    const int dockWidth = qBound(kNarrowestDock, room, isNarrow ? kDockWidth : QWIDGETSIZE_MAX);
    for (QDockWidget* dock : m_room->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        dock->setMaximumWidth(dockWidth);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint && watched == m_board && !std::exchange(m_wasPainted, true))
        QMetaObject::invokeMethod(this, &MainWindow::firstFrameShown, Qt::QueuedConnection);
    if (event->type() == QEvent::KeyPress && sendToBoard(watched, event))
        return true;
    return QMainWindow::eventFilter(watched, event);
}

bool MainWindow::sendToBoard(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget != QApplication::focusWidget() || widget->window() != this)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool holdsTile = isLearning() && m_learn->view().stage()->holdsTile();
    if (key.key() == Qt::Key_Escape && !m_find->isVisible() && !holdsTile)
        return escape();
    if (isLearning())
        return false;
    if (widget == m_board || isTextField(widget) || !readKey(key).digit)
        return false;
    m_board->setFocus();
    QApplication::sendEvent(m_board, event);
    return true;
}

/// One thing at a time: the hint, then the message, then the focus goes home. False where the board has the key.
bool MainWindow::escape() {
    if (isLearning()) {
        if (m_message->isVisible())
            m_message->dismiss();
        m_learn->takeFocus();
        return true;
    }
    if (m_hint->isTelling()) {
        m_hint->clear();
        m_board->setFocus();
        return true;
    }
    if (m_message->isVisible()) {
        m_message->dismiss();
        return true;
    }
    if (m_board->hasFocus())
        return false;
    m_board->setFocus();
    return true;
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    updateSpace();
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    m_timer.setWindowVisible(!isMinimized() && !isLearning());
}

void MainWindow::hideEvent(QHideEvent* event) {
    QMainWindow::hideEvent(event);
    m_timer.setWindowVisible(false);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        m_timer.setWindowVisible(isVisible() && !isMinimized() && !isLearning());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_mayLoseUnsaved && !m_session.store().writeAllNow()) {
        event->ignore();
        askBeforeLosing(
            this, m_session.unsavedSentence(),
            [this] {
                m_mayLoseUnsaved = true;
                close();
            },
            [this] { m_actions->action(QStringLiteral("file.save_as"))->trigger(); });
        return;
    }
    m_session.noteOpened();
    setOnlyBoard(false);
    m_docks->store();
    m_preferences.setLayout(QStringLiteral("window"), saveGeometry());
    m_timer.setWindowVisible(false);
    m_session.store().release();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (m_fileActions->take(*event->mimeData()))
        event->acceptProposedAction();
}

}  // namespace nonet

#include "moc_main_window.cpp"
