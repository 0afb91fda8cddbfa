#include "ui/main_window/charts_view.h"

#include "ui/charts/charts_window.h"
#include "ui/document/puzzle_document.h"
#include "ui/main_window/document_session.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/status_line.h"
#include "ui/shortcuts/action_set.h"

namespace nonet {

ChartsView::ChartsView(const WindowParts& parts, QWidget* window) : QObject(window), m_parts(parts), m_window(window) {
    connect(m_parts.actions.action(QStringLiteral("view.charts")), &QAction::triggered, this, &ChartsView::open);
    connect(&m_parts.session, &DocumentSession::documentChanged, this, &ChartsView::takeDocument);
}

void ChartsView::takeDocument() {
    connect(m_parts.session.document(), &PuzzleDocument::puzzleReplaced, this, &ChartsView::showPuzzle);
    showPuzzle();
}

void ChartsView::open() {
    if (!m_charts) {
        m_charts = new ChartsWindow(m_parts.preferences, m_window);
        m_charts->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_charts, &ChartsWindow::failed, this,
                [this](const QString& sentence) { m_parts.message.show(MessageSeverity::error, sentence); });
        connect(m_charts, &ChartsWindow::saved, &m_parts.status, &StatusLine::showAction);
        showPuzzle();
    }
    m_charts->show();
    m_charts->raise();
    m_charts->activateWindow();
}

void ChartsView::showPuzzle() {
    const PuzzleDocument* document = m_parts.session.document();
    if (m_charts && document)
        m_charts->setPuzzle(document->puzzle(), document->title());
}

}  // namespace nonet

#include "moc_charts_view.cpp"
