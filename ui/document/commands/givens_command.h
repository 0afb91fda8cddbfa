#pragma once

#include "ui/document/puzzle_document.h"

#include <QUndoCommand>

namespace nonet {

/// Replaces the puzzle and the history over it, where digits become givens or givens digits: the history of one set of
/// givens means nothing on the other.
class GivensCommand : public QUndoCommand {
public:
    /// before: what the other side's document keeps of the givens before it; empty for nothing.
    GivensCommand(PuzzleDocument& document, Puzzle puzzle, History history, QString before);
    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    /// Each side keeps what was done on it, so that the moves above this one in the stack find their nodes again.
    void exchange();

    PuzzleDocument& m_document;
    Puzzle m_otherPuzzle;
    History m_otherHistory;
    QString m_otherBefore;
    QString m_otherTransforms;
};

}  // namespace nonet
