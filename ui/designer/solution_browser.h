#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace nonet {

class BoardWidget;
class LayoutMaker;
class PuzzleAnswers;

/// The solutions one after the other, laid over a board to look at; and one kept as the solution layer.
/// Object names: answerSolution, answerPrevious, answerNext, answerNoSolution, answerFill, answerRandomFill,
/// answerClearFill.
class SolutionBrowser : public QWidget {
    Q_OBJECT

public:
    SolutionBrowser(PuzzleAnswers& answers, LayoutMaker& maker, QWidget* parent = nullptr);

    /// Not owned; null for nowhere.
    void setBoard(BoardWidget* board);
    void updateSolution();
    /// Filling edits.
    void setMayFill(bool mayFill);
    /// There is something to clear.
    void setMayClear(bool mayClear);
    void layOverBoard();
    QWidget* label() const;
    /// After the last one comes the first.
    void showNext();
    /// Before the first one comes the last, where that is known.
    void showPrevious();
    /// False where none is looked at.
    bool hideSolution();

private:
    QString solutionText() const;

    PuzzleAnswers& m_answers;
    QPointer<BoardWidget> m_board;
    QLabel* m_solution;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_none;
    QPushButton* m_fill;
    QPushButton* m_randomFill;
    QPushButton* m_clear;
};

}  // namespace nonet
