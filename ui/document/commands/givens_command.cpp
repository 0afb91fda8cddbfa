#include "ui/document/commands/givens_command.h"

namespace nonet {

GivensCommand::GivensCommand(PuzzleDocument& document, Puzzle puzzle, History history)
    : m_document(document), m_otherPuzzle(std::move(puzzle)), m_otherHistory(std::move(history)) {}

void GivensCommand::exchange() {
    Puzzle puzzle = m_document.puzzle();
    History history = m_document.history();
    m_document.replacePuzzle(m_otherPuzzle, m_otherHistory);
    m_otherPuzzle = std::move(puzzle);
    m_otherHistory = std::move(history);
}

}  // namespace nonet
