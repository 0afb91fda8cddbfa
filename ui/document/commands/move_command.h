#pragma once

#include "ui/document/puzzle_document.h"

#include <QUndoCommand>

namespace nonet {

/// Goes from one node of the document's history to another and back: an action of the player, or a jump in the undo
/// tree.
class MoveCommand : public QUndoCommand {
public:
    MoveCommand(PuzzleDocument& document, NodeId from, NodeId to);
    void undo() override;
    void redo() override;

private:
    PuzzleDocument& m_document;
    NodeId m_from;
    NodeId m_to;
};

}  // namespace nonet
