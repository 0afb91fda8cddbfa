#include "ui/charts/charts_view.h"

#include "ui/charts/charts_window.h"
#include "ui/document/puzzle_document.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/status_line.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"

namespace nonet {

ChartsView::ChartsView(const WindowFrame& frame) : QObject(&frame.window), m_frame(frame) {
    m_frame.actions.on("view.charts", this, &ChartsView::open);
    connect(&m_frame.session, &DocumentSession::documentChanged, this, &ChartsView::followDocument);
}

void ChartsView::followDocument(PuzzleDocument* document) {
    connect(document, &PuzzleDocument::edited, this, &ChartsView::showPuzzle);
    showPuzzle();
}

void ChartsView::open() {
    if (!m_charts) {
        m_charts = new ChartsWindow(m_frame.preferences, &m_frame.window);
        m_charts->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_charts, &ChartsWindow::failed, this,
                [this](const QString& sentence) { m_frame.message.show(MessageSeverity::error, sentence); });
        connect(m_charts, &ChartsWindow::saved, &m_frame.status, &StatusLine::showAction);
        showPuzzle();
    }
    m_charts->show();
    m_charts->raise();
    m_charts->activateWindow();
}

void ChartsView::showPuzzle() {
    const PuzzleDocument* document = m_frame.session.document();
    if (m_charts && document)
        m_charts->setPuzzle(document->puzzle(), document->title());
}

}  // namespace nonet

#include "moc_charts_view.cpp"
