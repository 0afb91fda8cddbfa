#pragma once

#include "ui/document/puzzle_document.h"

#include <QUndoCommand>

namespace nonet {

/// Rows, columns and digits change places, and everything that was done with them: nodes of the history keep their
/// numbers, so that the commands below and above this one in the stack find them.
class TransformCommand : public QUndoCommand {
public:
    TransformCommand(PuzzleDocument& document, const ClassicTransform& map);
    void undo() override;
    void redo() override;

private:
    PuzzleDocument& m_document;
    ClassicTransform m_map;
};

}  // namespace nonet
