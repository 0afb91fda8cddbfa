#include "ui/main_window/continue_dock.h"

#include "ui/board/board_painter.h"
#include "ui/main_window/document_session.h"
#include "ui/main_window/spacing.h"
#include "ui/preferences/preferences.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kThumbnailSide = 64;

/// Painted larger and made smaller, so that lines and digits become finer than a board of this size has them.
QPixmap thumbnailOf(const ContinueEntry& entry, const Theme& theme, qreal ratio) {
    constexpr int kFineness = 3;
    constexpr int kLargeSide = kThumbnailSide * kFineness;
    QImage large(QSize(kLargeSide, kLargeSide) * ratio, QImage::Format_ARGB32_Premultiplied);
    large.setDevicePixelRatio(ratio);
    large.fill(theme.panel);
    BoardPicture picture;
    picture.puzzle = entry.puzzle;
    picture.state = entry.state;
    picture.digits = digitsOf(entry.puzzle, entry.state);
    {
        QPainter painter(&large);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardMetrics metrics(entry.puzzle.geometry, QRectF(0, 0, kLargeSide, kLargeSide), ratio);
        BoardPainter(metrics, theme).paint(painter, picture);
    }
    QPixmap pixmap = QPixmap::fromImage(
        large.scaled(QSize(kThumbnailSide, kThumbnailSide) * ratio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

ContinueDock::ContinueDock(DocumentSession& session, const Preferences& preferences, QWidget* parent)
    : QDockWidget(tr("Continue"), parent), m_session(session), m_preferences(preferences),
      m_listTask(new Task(tr("Reading what you played"), this)), m_model([this](const ContinueEntry& entry) {
          return thumbnailOf(entry, m_preferences.theme(), devicePixelRatioF());
      }),
      m_view(new QListView), m_empty(new QLabel(tr("Puzzles you leave for another wait here."))) {
    setObjectName(QStringLiteral("continueDock"));
    m_view->setObjectName(QStringLiteral("continueList"));
    m_view->setAccessibleName(tr("Continue"));
    m_view->setModel(&m_model);
    m_view->setIconSize({kThumbnailSide, kThumbnailSide});
    m_view->setUniformItemSizes(true);
    m_view->setSpacing(kSmallSpace);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(kSpace, 0, kSpace, 0);
    m_empty->setProperty("look", QStringLiteral("muted"));
    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(kSpace, kSmallSpace, kSpace, kSpace);
    layout->addWidget(m_empty);
    layout->addWidget(m_view, 1);
    setWidget(body);

    const auto open = [this](const QModelIndex& index) {
        m_session.openStored(index.data(ContinueModel::kIdRole).toString());
    };
    connect(m_view, &QListView::clicked, this, open);
    connect(m_view, &QListView::activated, this, open);
    auto* discard = new QAction(tr("Delete this puzzle"), m_view);
    discard->setObjectName(QStringLiteral("continueDelete"));
    discard->setShortcut(QKeySequence(Qt::Key_Delete));
    discard->setShortcutContext(Qt::WidgetShortcut);
    m_view->addAction(discard);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(discard, &QAction::triggered, this, [this] {
        if (const QModelIndex index = m_view->currentIndex(); index.isValid())
            m_session.discard(index.data(ContinueModel::kIdRole).toString());
    });
    const auto refreshShown = [this] {
        if (isVisible())
            refresh();
    };
    connect(&session, &DocumentSession::documentChanged, this, refreshShown);
    connect(&session, &DocumentSession::listChanged, this, refreshShown);
    connect(&preferences, &Preferences::themeChanged, this, [this] { m_model.forgetThumbnails(); });
}

void ContinueDock::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    refresh();
}

void ContinueDock::refresh() {
    m_listTask->start([listing = m_session.store().listing()](
                          std::stop_token, const ProgressSink&) { return DocumentStore::list(listing); },
                      [this](std::vector<ContinueEntry> entries) {
                          m_empty->setVisible(entries.empty());
                          m_model.setEntries(std::move(entries));
                      });
}

}  // namespace nonet

#include "moc_continue_dock.cpp"
