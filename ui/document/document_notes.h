#pragma once

#include "core/formats/format.h"
#include "ui/document/view_state.h"

#include <QString>

#include <functional>

namespace nonet {

class PuzzleDocument;

/// A document's notes about its game: checkpoints, the played time and what is kept of the view. They are saved as
/// moves are, but undo passes them over. Part of a PuzzleDocument, whose signals tell of it.
class DocumentNotes {
public:
    /// Both outlive it; the record is the document's.
    DocumentNotes(PuzzleDocument& document, PuzzleRecord& record);

    const ViewState& view() const { return m_view; }
    /// viewChanged() comes before it returns, where anything did change.
    void changeView(const std::function<void(ViewState&)>& change);
    /// The kept rating is of another puzzle than the one that is there now. No signal: the change of the puzzle tells.
    void dropRating();

    double playedSeconds() const { return m_record.playedSeconds; }
    void setPlayedSeconds(double seconds) { m_record.playedSeconds = seconds; }

    /// The current node is called so; another node of that name is not any longer.
    void setCheckpoint(const QString& name);
    void removeCheckpoint(const QString& name);

private:
    PuzzleDocument& m_document;
    PuzzleRecord& m_record;
    /// The view as the record tells it.
    ViewState m_view;
};

}  // namespace nonet
