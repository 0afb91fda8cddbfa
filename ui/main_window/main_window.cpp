#include "ui/main_window/main_window.h"

#include "ui/charts/charts_view.h"
#include "ui/faults/fault_view.h"
#include "ui/frame/dock_layout.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/session_messages.h"
#include "ui/frame/status_line.h"
#include "ui/frame/unsaved_bar.h"
#include "ui/main_window/file_actions.h"
#include "ui/main_window/find_action.h"
#include "ui/main_window/rail.h"
#include "ui/main_window/room_stack.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"
#include "ui/preferences/wheel_filter.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/error_text.h"

#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

/// About what a desktop draws above and below a window.
constexpr int kFrameHeight = 40;
/// Milliseconds from the last change of sizes and panels: less than it takes to see that it is done.
constexpr int kPlacesSaveDelay = 100;
/// Milliseconds from the first frame until changes are a person's.
constexpr int kPlacesSettle = 1000;

/// A floating panel is a window of its own.
bool isInClosedPanel(const QWidget* widget, const QWidget& window) {
    while (widget && !qobject_cast<const QDockWidget*>(widget))
        widget = widget->parentWidget();
    return widget && !widget->isVisible() && widget->window() == &window;
}

}  // namespace

MainWindow::MainWindow(Preferences& preferences, const QString& dataFolder, const WindowRows& rows)
    : m_preferences(preferences), m_actions(new ActionSet(preferences.keyBindings(), this, rows.actions)),
      m_session(dataFolder), m_message(new MessageBar), m_status(new StatusLine),
      m_unsaved(new UnsavedBar), m_frame{*this,      preferences, *m_actions, m_session,
                                         *m_message, *m_status,   *m_unsaved, dataFolder},
      m_faults(new FaultView(m_frame)), m_rail(new Rail(rows.rooms, *m_actions)),
      m_rooms(new RoomStack(rows.rooms, m_frame)), m_find(nullptr),
      m_fileActions(new FileActions(m_frame, dataFolder, [this]() -> DocumentSession& {
          DocumentSession* own = m_rooms->current().session();
          return own ? *own : m_session;
      })) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    new ChartsView(m_frame);
    buildLayout();
    buildMenus();
    connectSession();
    connectRooms();
    connectView();
    connectHelp();
    m_fileActions->addStoresTo(*m_unsaved);
    for (Task* task : findChildren<Task*>() + m_session.findChildren<Task*>())
        m_status->watch(task);
    qApp->installEventFilter(this);
    new WheelFilter(this);
    applyTheme();
    updateTitle();
    // The frame around the window needs room too.
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, kFrameHeight)));
    const QByteArray geometry = preferences.layout(QStringLiteral("window"));
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    // Before it is polished, which would be done twice.
    m_preferences.setTextScale(textScaleFor(size()));
}

MainWindow::~MainWindow() {
    // It closes with the window, when the rooms are gone that it would give the focus back to.
    m_find->disconnect(this);
    // Its sources go before it.
    m_unsaved->disconnect(this);
    qApp->removeEventFilter(this);
}

void MainWindow::begin(const QStringList& files) {
    const bool isRestored = m_session.restore();
    // Where something was there and could not be read, that is not to be lost under the puzzle opened instead.
    const QString said = isRestored ? QString() : m_message->passing();
    if (!isRestored)
        m_fileActions->openSample(Level::easy);
    // Files are for the game.
    if (files.isEmpty())
        m_rooms->enterLast();
    reportSettings();
    if (!said.isEmpty())
        m_message->show(MessageSeverity::error, said);
    if (m_session.store().isSecond())
        m_message->show(MessageSeverity::note,
                        tr("Nonet is open in another window already. This one keeps its puzzles in %1, "
                           "and they come to the others when Nonet is next started alone.")
                            .arg(m_session.store().folder()));
    m_faults->reportLast();
    if (!files.isEmpty())
        m_session.imports().readFiles(files);
    m_rooms->current().takeFocus();
}

void MainWindow::reportSettings() {
    const UserStore& store = m_preferences.store();
    const std::optional<KeptDamage>& damage = store.damage();
    QString sentence;
    if (const std::optional<Error>& error = store.unreadable())
        sentence = tr("Your settings could not be read and stay as they are. %1").arg(errorSentence(*error));
    else if (damage && damage->setAside.empty())
        sentence =
            tr("Some of your settings cannot be read. The others are in use, and %1 stays as it is.").arg(store.file());
    else if (damage)
        sentence = tr("Some of your settings could not be read. The others are kept, and the damaged file is now %1.")
                       .arg(QFile::decodeName(QByteArray::fromStdString(damage->setAside)));
    else if (const std::optional<Error>& fault = m_preferences.legacyError())
        sentence = tr("The settings of your former Nonet could not be taken over and stay as they are. %1")
                       .arg(errorSentence(*fault));
    m_message->keepSaying(sentence);
}

void MainWindow::buildLayout() {
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_rooms, 1);
    column->addWidget(m_status);
    m_unsavedPlace = new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Fixed);
    column->addSpacerItem(m_unsavedPlace);
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(column, 1);
    setCentralWidget(centre);
    // Both lie over the status line's place, so that nothing moves when they come.
    m_unsaved->setParent(centre);
    m_unsaved->setAttribute(Qt::WA_Hover);
    m_unsaved->addDocuments(m_session);
    m_unsaved->addStore(m_preferences.store(),
                        tr("Your last settings and progress are only in memory and are lost when Nonet ends."));
    m_message->setParent(centre);
    m_message->hide();
    m_find = new FindAction(centre);
}

void MainWindow::connectSession() {
    m_session.facts().setProfile(m_preferences.values().profileInForce());
    connect(&m_preferences, &Preferences::profileChanged, this,
            [this] { m_session.facts().setProfile(m_preferences.values().profileInForce()); });
    new SessionMessages(m_session, m_frame, SessionMessages::Of::games, this);
    connect(m_unsaved, &UnsavedBar::saveAsRequested, m_actions->action(QStringLiteral("file.save_as")),
            &QAction::trigger);
    connect(this, &MainWindow::firstFrameShown, &m_session, &DocumentSession::noteOpened);
    m_keepPlaces.setSingleShot(true);
    m_keepPlaces.setInterval(kPlacesSaveDelay);
    connect(&m_keepPlaces, &QTimer::timeout, this, &MainWindow::keepPlaces);
    connect(this, &MainWindow::firstFrameShown, this,
            [this] { QTimer::singleShot(kPlacesSettle, this, [this] { m_keepsPlaces = true; }); });
}

void MainWindow::connectRooms() {
    connect(m_rooms, &RoomStack::leaving, this, [this] { setOnlyBoard(false); });
    const auto noteRoom = [this] {
        m_faults->noteRoom(m_rooms->currentRow(), m_rooms->current().session());
        noteShownDocument();
    };
    connect(m_rooms, &RoomStack::entered, this, [this, noteRoom] {
        m_rail->setRoom(m_rooms->currentRow());
        noteRoom();
        giveWayToUnsaved();
    });
    noteRoom();
    connect(m_rooms, &RoomStack::titleChanged, this, &MainWindow::updateTitle);
    const auto goHome = [this] { m_rooms->current().takeFocus(); };
    connect(m_message, &MessageBar::dismissed, this, goHome);
    connect(m_message, &MessageBar::shown, this, &MainWindow::placeBars);
    connect(m_unsaved, &UnsavedBar::changed, this, &MainWindow::placeBars);
    connect(m_find, &FindAction::closed, this, goHome);
    // Qt gives it to whatever comes next in the order of Tab, where the next key writes into a title.
    connect(qApp, &QApplication::focusChanged, this, [this, goHome](QWidget* from) {
        if (isVisible() && isInClosedPanel(from, *this))
            goHome();
    });
}

void MainWindow::updateTitle() {
    const QString title = m_rooms->current().title();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Nonet") : QStringLiteral("%1 · Nonet").arg(title));
}

void MainWindow::applyTheme() { m_rail->setTheme(m_preferences.theme()); }

void MainWindow::placeBars() {
    const int width = m_rooms->width();
    int bottom = centralWidget()->height();
    const auto place = [&](QWidget* bar, bool isBelow) {
        if (bar->isHidden())
            return;
        const int height = qMax(bar->heightForWidth(width), bar->minimumSizeHint().height());
        bar->setGeometry(m_rooms->x(), isBelow ? bottom - height : 0, width, height);
        bottom -= isBelow ? height : 0;
        bar->raise();
    };
    place(m_unsaved, true);
    place(m_message, !m_status->isHidden());
}

void MainWindow::giveWayToUnsaved() {
    placeBars();
    const int covered = m_status->isHidden() ? 0 : m_status->height();
    const int beyond = m_unsaved->isHidden() ? 0 : qMax(0, m_unsaved->height() - covered);
    if (beyond == m_unsavedPlace->sizeHint().height())
        return;
    m_unsavedPlace->changeSize(0, beyond, QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_unsavedPlace->invalidate();
    m_rooms->updateGeometry();
}

void MainWindow::noteShownDocument() {
    DocumentSession* own = m_rooms->current().session();
    const bool isBoard = includes(m_rooms->currentRow().offers, ActionNeed::anyBoard);
    m_unsaved->setShown(own ? own : isBoard ? &m_session : nullptr);
}

void MainWindow::updateSpace() {
    m_preferences.setTextScale(textScaleFor(size()));
    if (!m_isBare)
        m_rail->setVisible(width() >= kTinyWindow);
    m_rooms->setWindowSize(size());
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (!m_wasPainted && event->type() == QEvent::Paint && watched == m_rooms->current().areas().value(0)) {
        m_wasPainted = true;
        QMetaObject::invokeMethod(this, &MainWindow::firstFrameShown, Qt::QueuedConnection);
    }
    if (event->type() == QEvent::Resize && watched == m_rooms)
        placeBars();
    const auto isOfPlaces = {QEvent::Resize, QEvent::Move, QEvent::Show, QEvent::Hide};
    if (m_keepsPlaces && std::ranges::find(isOfPlaces, event->type()) != isOfPlaces.end() &&
        (watched == this || qobject_cast<QDockWidget*>(watched) != nullptr))
        m_keepPlaces.start();
    // Who moves on it, towards what it lies over too, points at nothing else. It coming under the pointer is not that.
    if (event->type() == QEvent::HoverMove && watched == m_unsaved)
        giveWayToUnsaved();
    if (event->type() == QEvent::KeyPress && redirectKey(watched, static_cast<QKeyEvent*>(event)))
        return true;
    return QMainWindow::eventFilter(watched, event);
}

bool MainWindow::redirectKey(QObject* watched, QKeyEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget != QApplication::focusWidget() || widget->window() != this)
        return false;
    if (event->key() == Qt::Key_Escape && !m_find->isVisible())
        return m_rooms->current().escape();
    return m_rooms->current().redirectKey(widget, event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    updateSpace();
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    m_rooms->setWindowOnScreen(!isMinimized());
}

void MainWindow::hideEvent(QHideEvent* event) {
    QMainWindow::hideEvent(event);
    m_rooms->setWindowOnScreen(false);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        m_rooms->setWindowOnScreen(isVisible() && !isMinimized());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_fileActions->keepNow();
    const QString lost = m_unsaved->unsavedOnClose();
    if (!m_mayLoseUnsaved && !lost.isEmpty()) {
        event->ignore();
        const auto quit = [this] {
            m_mayLoseUnsaved = true;
            close();
        };
        const auto saveAs = [this] { m_actions->action(QStringLiteral("file.save_as"))->trigger(); };
        askBeforeLosing(this, lost, quit, m_unsaved->canSaveAs() ? saveAs : std::function<void()>());
        return;
    }
    m_session.noteOpened();
    setOnlyBoard(false);
    m_keepsPlaces = false;
    m_keepPlaces.stop();
    keepPlaces();
    m_rooms->setWindowOnScreen(false);
    m_session.store().release();
    QMainWindow::closeEvent(event);
}

bool MainWindow::mayChangeLanguage() {
    m_fileActions->keepNow();
    if (m_unsaved->unsavedOnClose().isEmpty())
        return true;
    m_message->show(MessageSeverity::note,
                    tr("The language changes at the next start: some of your work could not be saved yet."));
    return false;
}

void MainWindow::keepPlaces() {
    // What 'Only the board' hid is to be there again.
    if (m_isBare)
        return;
    m_rooms->storeLayouts();
    m_preferences.setLayout(QStringLiteral("window"), saveGeometry());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (m_fileActions->open(*event->mimeData()))
        event->acceptProposedAction();
}

}  // namespace nonet

#include "moc_main_window.cpp"
