#pragma once

#include "core/board/cell.h"
#include "ui/designer/board_answer_rows.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QAbstractButton;
class QButtonGroup;
class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace nonet {

class CandidateKnowledge;

/// Switches for what the answers lay over a board, up to how many solutions are counted, and what lies there in words.
/// Object names: those of the rows; answerCap1, answerCap2, answerCap8, answerCap100, answerLegend.
class BoardAnswers : public QWidget {
    Q_OBJECT

public:
    explicit BoardAnswers(PuzzleAnswers& answers, QWidget* parent = nullptr);

    /// Not owned; null for nowhere.
    void setBoard(BoardWidget* board);
    QAbstractButton* switchOf(const BoardAnswerRow& row) const;
    /// Digits that one solution uses can be told.
    bool tellsOnlyOne() const;
    QWidget* legend() const;
    void follow(const Answer& answer);
    void layOverBoard();

Q_SIGNALS:
    void switched(const nonet::BoardAnswerRow& row, bool isOn);
    void capChosen(int cap);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Switch {
        const BoardAnswerRow* row;
        QCheckBox* box;
    };

    void addCaps(QVBoxLayout& column);
    void turn(const BoardAnswerRow& row, bool isOn);
    void setCap(int cap);
    void updateSwitches();
    void updateLegend();
    void lay(const BoardAnswerRow& row);
    QString legendText() const;
    QString countsAt(const CandidateKnowledge& known, Cell cell) const;

    PuzzleAnswers& m_answers;
    QPointer<BoardWidget> m_board;
    std::vector<Switch> m_switches;
    QButtonGroup* m_caps;
    QLabel* m_legend;
    bool m_showedCandidates = false;
    bool m_hasLayer = false;
    /// The cell under the mouse; -1: none.
    int m_pointed = -1;
    /// The board had time to take another shape.
    bool m_isLate = false;
};

}  // namespace nonet
