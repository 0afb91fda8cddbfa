#pragma once

#include "core/board/cell.h"
#include "core/board/cell_set.h"
#include "core/solvers/propagation/conflict_set.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace nonet {

class BoardWidget;
class Designer;
struct RuleOffer;

/// What is done with the givens, rules and clues that an answer lists: gone to on the board, or edited. Each edit is
/// one step; locked rules stay, which is said.
class AnswerEdits : public QObject {
    Q_OBJECT

public:
    explicit AnswerEdits(Designer& designer, QObject* parent = nullptr) : QObject(parent), m_designer(designer) {}

    /// Not owned; null for nowhere.
    void setBoard(BoardWidget* board);
    void remove(ConflictSet parts);
    void hide(const ConflictSet& parts);
    void addClues(const std::vector<Candidate>& clues);
    void addRules(const std::vector<RuleOffer>& rules);
    /// Chooses the rules, and flashes their cells, the givens and these cells.
    void goTo(const ConflictSet& parts, CellSet cells = {});
    /// What is typed next is meant for what was gone to.
    void focusBoard();

private:
    Designer& m_designer;
    QPointer<BoardWidget> m_board;
};

}  // namespace nonet
