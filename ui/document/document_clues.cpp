#include "ui/document/document_clues.h"

#include "core/play/player_actions.h"
#include "ui/document/puzzle_document.h"

namespace nonet {

bool DocumentClues::areTyped() const {
    const Puzzle& puzzle = m_document.puzzle();
    return puzzle.isClassic() && puzzle.givens.filledCount() == 0 && !puzzle.startCandidates;
}

Grid DocumentClues::grid() const { return areTyped() ? m_document.digits() : m_document.puzzle().givens; }

Puzzle DocumentClues::puzzle() const {
    Puzzle puzzle = m_document.puzzle();
    puzzle.givens = grid();
    return puzzle;
}

void DocumentClues::set(const Grid& clues) {
    const Puzzle& puzzle = m_document.puzzle();
    const PlayState& state = m_document.state();
    if (areTyped())
        m_document.perform(enterClues(puzzle, state, clues), {.kind = ActionKind::editGivens});
    else
        m_document.layGivens(layGivens(puzzle, state, clues), ActionKind::editGivens);
}

void DocumentClues::lock() {
    m_document.layGivens(lockGivens(m_document.puzzle(), m_document.state()), ActionKind::lockGivens);
}

std::optional<Grid> DocumentClues::givensBelowLock() const {
    if (m_document.notes().view().origin == PuzzleOrigin::madeHere)
        return Grid(m_document.puzzle().shape());
    return givensBeforeLock(m_document.puzzle(), m_document.history());
}

bool DocumentClues::canUnlock() const {
    return m_document.puzzle().givens.filledCount() > 0 && givensBelowLock().has_value();
}

void DocumentClues::unlock() {
    if (const std::optional<Grid> kept = givensBelowLock())
        m_document.layGivens(unlockGivens(m_document.puzzle(), m_document.state(), *kept), ActionKind::unlockGivens);
}

}  // namespace nonet
