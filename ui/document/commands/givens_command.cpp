#include "ui/document/commands/givens_command.h"

namespace nonet {

GivensCommand::GivensCommand(PuzzleDocument& document, Puzzle puzzle, History history, QString before)
    : m_document(document), m_otherPuzzle(std::move(puzzle)), m_otherHistory(std::move(history)),
      m_otherBefore(std::move(before)) {}

void GivensCommand::exchange() {
    if (m_document.m_isRebuilding)
        return;
    Puzzle puzzle = m_document.puzzle();
    History history = m_document.history();
    QString before = m_document.viewValue(kGivensBefore);
    QString transforms = m_document.viewValue(kTransforms);
    m_document.storeViewValue(kTransforms, m_otherTransforms);
    m_document.replacePuzzle(m_otherPuzzle, m_otherHistory, m_otherBefore);
    m_otherPuzzle = std::move(puzzle);
    m_otherHistory = std::move(history);
    m_otherBefore = std::move(before);
    m_otherTransforms = std::move(transforms);
}

}  // namespace nonet
