#include "ui/document/commands/move_command.h"

namespace nonet {

MoveCommand::MoveCommand(PuzzleDocument& document, NodeId from, NodeId to)
    : m_document(document), m_from(from), m_to(to) {}

void MoveCommand::undo() { m_document.moveTo(m_from, m_to, MoveDirection::undone); }

void MoveCommand::redo() { m_document.moveTo(m_to, m_to, MoveDirection::done); }

}  // namespace nonet
