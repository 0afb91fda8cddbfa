#include "ui/document/commands/transform_command.h"

#include "core/generators/transform_game.h"

namespace nonet {

TransformCommand::TransformCommand(PuzzleDocument& document, const ClassicTransform& map)
    : m_document(document), m_map(map) {}

void TransformCommand::undo() { m_document.moveAll(inverse(m_map), MoveDirection::undone); }

void TransformCommand::redo() { m_document.moveAll(m_map, MoveDirection::done); }

}  // namespace nonet
