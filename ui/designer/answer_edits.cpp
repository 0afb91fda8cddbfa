#include "ui/designer/answer_edits.h"

#include "core/answers/missing_rules.h"
#include "core/design/constraint_edits.h"
#include "ui/board/board_widget.h"
#include "ui/designer/designer.h"

#include <utility>

namespace nonet {

void AnswerEdits::setBoard(BoardWidget* board) { m_board = board; }

void AnswerEdits::remove(ConflictSet parts) {
    if (std::erase_if(parts.constraints, [this](int each) { return m_designer.locks().isLocked(each); }) > 0)
        Q_EMIT m_designer.statusMessage(tr("Locked rules stay: unlock them first."));
    Puzzle after = m_designer.puzzle();
    if (!parts.constraints.empty())
        after = nonet::remove(after, parts.constraints).puzzle;
    for (const Cell cell : parts.givens)
        after.givens.clear(cell);
    if (parts.hasStartCandidates)
        after.startCandidates.reset();
    m_designer.edit(after);
}

void AnswerEdits::hide(const ConflictSet& parts) {
    m_designer.edit(nonet::setHidden(m_designer.puzzle(), parts.constraints, true));
}

void AnswerEdits::addClues(const std::vector<Candidate>& clues) {
    Puzzle after = m_designer.puzzle();
    for (const Candidate& clue : clues)
        after.givens.set(clue.cell, clue.digit);
    m_designer.edit(after);
}

void AnswerEdits::addRules(const std::vector<RuleOffer>& rules) {
    std::vector<RuleOffer> free = rules;
    const auto isLocked = [this](const RuleOffer& each) {
        return each.completes && m_designer.locks().isLocked(*each.completes);
    };
    if (std::erase_if(free, isLocked) > 0)
        Q_EMIT m_designer.statusMessage(tr("Locked rules stay: unlock them first."));
    m_designer.edit(withRules(m_designer.puzzle(), free));
}

void AnswerEdits::goTo(const ConflictSet& parts, CellSet cells) {
    for (const Cell cell : parts.givens)
        cells.insert(cell);
    for (const int each : parts.constraints)
        if (const Constraint* constraint = m_designer.constraint(each))
            for (const std::vector<Cell>& part : constraint->parts)
                for (const Cell cell : part)
                    cells.insert(cell);
    m_designer.choose(parts.constraints);
    if (!m_board || cells.isEmpty())
        return;
    if (parts.constraints.empty())
        m_board->setSelection(cells, *cells.begin());
    m_board->flash(cells);
}

void AnswerEdits::focusBoard() {
    if (m_board)
        m_board->setFocus();
}

}  // namespace nonet

#include "moc_answer_edits.cpp"
