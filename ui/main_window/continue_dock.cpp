#include "ui/main_window/continue_dock.h"

#include "ui/main_window/continue_delegate.h"
#include "ui/main_window/document_session.h"
#include "ui/main_window/puzzle_thumbnail.h"
#include "ui/main_window/spacing.h"
#include "ui/preferences/empty_state.h"
#include "ui/preferences/preferences.h"
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
      m_notFound(new EmptyState) {
    setObjectName(QStringLiteral("continueDock"));
    build(begin);
    buildMenu(begin.kept);
    m_model.setRename([this](const QString& id, const QString& title) { m_session.renameStored(id, title); });
    // A click alone does not: the list is another one after it, and a second click would open what came there. Nor does
    // activated() do, which is a single click on some desktops.
    connect(m_view, &QListView::doubleClicked, this, &ContinueDock::open);
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
            .take = {tr("Open…"), actions.action(QStringLiteral("file.open"))}};
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
        tellEmpty();
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
    m_empty->addButton(QStringLiteral("continueOpenFile"), begin.take.text, begin.take.action);
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
    setWidget(body);
}

void ContinueDock::buildMenu(ContinueModel::Kept kept) {
    const auto add = [this](const char* name, const QString& text, auto act) {
        auto* action = new QAction(text, m_view);
        action->setObjectName(QLatin1String(name));
        m_view->addAction(action);
        connect(action, &QAction::triggered, this, [this, act] {
            if (const QModelIndex index = m_view->currentIndex(); index.isValid())
                act(index);
        });
        return action;
    };
    add("continueOpen", tr("Open"), [this](const QModelIndex& index) { open(index); });
    add("continueRename", tr("Rename"), [this](const QModelIndex& index) { m_view->edit(index); });
    QAction* discard =
        add("continueDelete", kept == ContinueModel::Kept::games ? tr("Delete this puzzle") : tr("Delete this layout"),
            [this](const QModelIndex& index) { m_session.discard(index.data(ContinueModel::kIdRole).toString()); });
    discard->setShortcut(QKeySequence(Qt::Key_Delete));
    discard->setShortcutContext(Qt::WidgetShortcut);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ContinueDock::open(const QModelIndex& index) {
    if (m_session.openStored(index.data(ContinueModel::kIdRole).toString()))
        Q_EMIT opened();
}

bool ContinueDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress && m_view->currentIndex().isValid()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            open(m_view->currentIndex());
            return true;
        }
    }
    return QDockWidget::eventFilter(watched, event);
}

void ContinueDock::tellEmpty() {
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
    m_listTask->start([listing = m_session.store().listing()](
                          std::stop_token, const ProgressSink&) { return DocumentStore::list(listing); },
                      [this](std::vector<ContinueEntry> entries) {
                          m_model.setEntries(std::move(entries));
                          tellEmpty();
                      });
}

}  // namespace nonet

#include "moc_continue_dock.cpp"
