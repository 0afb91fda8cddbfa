#include "ui/document/document_notes.h"

#include "ui/document/puzzle_document.h"

namespace nonet {

DocumentNotes::DocumentNotes(PuzzleDocument& document, PuzzleRecord& record)
    : m_document(document), m_record(record), m_view(viewStateFrom(record.view)) {}

void DocumentNotes::changeView(const std::function<void(ViewState&)>& change) {
    const ViewState before = m_view;
    change(m_view);
    if (m_view == before)
        return;
    m_record.view = withViewState(m_record.view, m_view);
    Q_EMIT m_document.viewChanged();
}

void DocumentNotes::dropRating() {
    m_view.rating.reset();
    m_record.view = withViewState(m_record.view, m_view);
}

void DocumentNotes::setCheckpoint(const QString& name) {
    m_record.history.setCheckpoint(name.toStdString());
    Q_EMIT m_document.checkpointsChanged();
}

void DocumentNotes::removeCheckpoint(const QString& name) {
    m_record.history.removeCheckpoint(name.toStdString());
    Q_EMIT m_document.checkpointsChanged();
}

}  // namespace nonet
