#include "ui/puzzles/continue_dock.h"

#include "ui/frame/spacing.h"
#include "ui/preferences/empty_state.h"
#include "ui/preferences/preferences.h"
#include "ui/puzzles/continue_delegate.h"
#include "ui/puzzles/puzzle_thumbnail.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace nonet {

ContinueDock::ContinueDock(DocumentSession& session, const Begin& begin, const Preferences& preferences,
                           QWidget* parent)
    : QDockWidget(tr("Continue"), parent), m_session(session), m_preferences(preferences),
      m_listTask(new Task(tr("Reading what you played"), this)),
      m_model(
          [this](const ContinueEntry& entry) { return thumbnailOf(entry, m_preferences.theme(), devicePixelRatioF()); },
          begin.kept),
      m_found(new QSortFilterProxyModel(this)), m_search(new QLineEdit), m_view(new QListView), m_empty(new EmptyState),
      m_notFound(new EmptyState), m_deleted(new QPushButton(tr("Deleted"))) {
    setObjectName(QStringLiteral("continueDock"));
    build(begin);
    buildMenu(begin.kept);
    buildDeleted(begin.kept);
    m_model.setRename([this](const QString& id, const QString& title) { m_session.renameStored(id, title); });
    // A click alone does not: the list is another one after it, and a second click would open what came there. Nor does
    // activated() do, which is a single click on some desktops.
    connect(m_view, &QListView::doubleClicked, this, &ContinueDock::openRow);
    m_view->installEventFilter(this);
    const auto refreshShown = [this] {
        if (isVisible())
            refresh();
    };
    connect(&session, &DocumentSession::documentChanged, this, refreshShown);
    connect(&session, &DocumentSession::listChanged, this, refreshShown);
    connect(&preferences, &Preferences::themeChanged, this, [this] { m_model.forgetThumbnails(); });
}

ContinueDock::Begin ContinueDock::ofPlay(const ActionSet& actions) {
    return {.title = tr("No other puzzles yet"),
            .about = tr("Puzzles that you began and left for another one wait here."),
            .make = {tr("New puzzle…"), actions.action(QStringLiteral("file.new"))},
            .open = {tr("Open…"), actions.action(QStringLiteral("file.open"))}};
}

void ContinueDock::build(const Begin& begin) {
    m_found->setSourceModel(&m_model);
    m_found->setFilterRole(ContinueModel::kSearchRole);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setObjectName(QStringLiteral("continueSearch"));
    m_search->setPlaceholderText(tr("Search"));
    const bool areGames = begin.kept == ContinueModel::Kept::games;
    m_search->setAccessibleName(areGames ? tr("Search your puzzles") : tr("Search your layouts"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_found->setFilterFixedString(words.trimmed());
        showEmpty();
    });
    m_view->setObjectName(QStringLiteral("continueList"));
    m_view->setAccessibleName(areGames ? tr("Continue") : tr("Layouts"));
    m_view->setToolTip(tr("Open by a double click or Enter; the menu of a right click renames and deletes"));
    m_view->setModel(m_found);
    m_view->setIconSize({kThumbnailSide, kThumbnailSide});
    m_view->setItemDelegate(new ContinueDelegate(m_preferences, m_view));
    m_view->setResizeMode(QListView::Adjust);
    m_view->setUniformItemSizes(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_empty->setObjectName(QStringLiteral("continueEmpty"));
    m_empty->say(begin.title, begin.about);
    m_empty->addButton(QStringLiteral("continueNew"), begin.make.text, begin.make.action);
    m_empty->addButton(QStringLiteral("continueOpenFile"), begin.open.text, begin.open.action);
    m_notFound->setObjectName(QStringLiteral("continueNotFound"));
    m_notFound->say(areGames ? tr("No puzzle found") : tr("No layout found"),
                    tr("None of your titles, authors or levels has these words."));
    connect(m_notFound->addButton(QStringLiteral("continueClear"), tr("Show all")), &QPushButton::clicked, m_search,
            &QLineEdit::clear);
    // Until it is known what there is.
    for (QWidget* each : std::initializer_list<QWidget*>{m_search, m_empty, m_notFound})
        each->hide();
    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(kSpace, kSmallSpace, kSpace, kSpace);
    layout->addWidget(m_search);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_notFound, 1);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_deleted, 0, Qt::AlignLeft);
    setWidget(body);
}

void ContinueDock::buildMenu(ContinueModel::Kept kept) {
    const auto add = [this](const char* name, const QString& text, bool isOfDeleted, auto act) {
        auto* action = new QAction(text, m_view);
        action->setObjectName(QLatin1String(name));
        m_view->addAction(action);
        connect(action, &QAction::triggered, this, [this, act] {
            if (const QModelIndex index = m_view->currentIndex(); index.isValid())
                act(index);
        });
        const auto offer = [action, isOfDeleted](bool showsDeleted) {
            action->setVisible(showsDeleted == isOfDeleted);
            action->setEnabled(showsDeleted == isOfDeleted);
        };
        offer(false);
        connect(m_deleted, &QPushButton::toggled, action, offer);
        return action;
    };
    add("continueOpen", tr("Open"), false, [this](const QModelIndex& index) { openRow(index); });
    add("continueRename", tr("Rename"), false, [this](const QModelIndex& index) { m_view->edit(index); });
    add("continueBringBack", tr("Bring back"), true, [this](const QModelIndex& index) { openRow(index); });
    QAction* discard = add(
        "continueDelete", kept == ContinueModel::Kept::games ? tr("Delete this puzzle") : tr("Delete this layout"),
        false, [this](const QModelIndex& index) { m_session.discard(index.data(ContinueModel::kIdRole).toString()); });
    discard->setShortcut(QKeySequence(Qt::Key_Delete));
    discard->setShortcutContext(Qt::WidgetShortcut);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ContinueDock::buildDeleted(ContinueModel::Kept kept) {
    m_deleted->setObjectName(QStringLiteral("continueDeleted"));
    m_deleted->setCheckable(true);
    m_deleted->hide();
    const bool areGames = kept == ContinueModel::Kept::games;
    m_deleted->setToolTip(
        (areGames ? tr("Puzzles that you deleted stay here for %n day(s)", nullptr, DocumentFolder::kDaysDiscarded)
                  : tr("Layouts that you deleted stay here for %n day(s)", nullptr, DocumentFolder::kDaysDiscarded)));
    connect(m_deleted, &QPushButton::toggled, this, [this, areGames](bool isOn) {
        m_view->setToolTip(isOn ? tr("Bring back by a double click or Enter")
                                : tr("Open by a double click or Enter; the menu of a right click renames and deletes"));
        m_view->setAccessibleName(isOn ? tr("Deleted") : areGames ? tr("Continue") : tr("Layouts"));
        m_search->clear();
        refresh();
    });
}

bool ContinueDock::showsDeleted() const { return m_deleted->isChecked(); }

void ContinueDock::openRow(const QModelIndex& index) {
    const QString id = index.data(ContinueModel::kIdRole).toString();
    if (showsDeleted())
        m_session.bringBack(id);
    else if (m_session.openStored(id))
        Q_EMIT opened();
}

bool ContinueDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress && m_view->currentIndex().isValid()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openRow(m_view->currentIndex());
            return true;
        }
    }
    return QDockWidget::eventFilter(watched, event);
}

void ContinueDock::showEmpty() {
    const bool hasAny = m_model.rowCount() > 0;
    const bool hasFound = m_found->rowCount() > 0;
    m_search->setVisible(hasAny);
    m_empty->setVisible(!hasAny);
    m_notFound->setVisible(hasAny && !hasFound);
    m_view->setVisible(hasFound);
}

void ContinueDock::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    refresh();
}

void ContinueDock::refresh() {
    const DocumentStore& store = m_session.store();
    const bool hasDeleted = !store.discarded().isEmpty();
    m_deleted->setVisible(hasDeleted);
    if (!hasDeleted && showsDeleted()) {
        // The last one was brought back; the list of what is kept comes by this.
        m_deleted->setChecked(false);
        return;
    }
    m_listTask->start([waiting = showsDeleted() ? store.discarded() : store.waiting()](
                          std::stop_token, const ProgressSink&) { return waiting.entries(); },
                      [this](std::vector<ContinueEntry> entries) {
                          m_model.setEntries(std::move(entries));
                          showEmpty();
                      });
}

}  // namespace nonet

#include "moc_continue_dock.cpp"
