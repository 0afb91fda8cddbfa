// Inverse steps that a learner chooses by hand, one mark each: every step has to be one that a method takes back.
#pragma once

#include "core/generators/inverse/mark_board.h"
#include "core/generators/inverse/method_use.h"
#include "ui/labs/inverse/inverse_scene.h"

#include <vector>

namespace nonet::inverse_lab {

/// "r1c1 is filled with 5", or the marks that it has.
QString readoutOf(const MarkBoard& board, Cell cell);

class BackTurn {
public:
    /// Works on this board from now on, and forgets what was done on another.
    void begin(const MarkBoard& start, const ClassicDigits& clues);
    /// So many steps are asked for.
    LabTurn turn(const QString& task, int goal) const;
    void clear() { m_steps.clear(); }
    /// "12-5,40-7": cells counted from 0, with the marks that came.
    QString text() const;
    /// False where it does not fit.
    bool setText(const QString& text);
    LabControl clickControl();
    void click(Cell cell);
    std::optional<QString> type(Cell cell, std::optional<Digit> digit);
    QString readout(Cell cell) const { return readoutOf(replayed().board, cell); }
    /// Cells whose only mark is the value that they had, in a green disc, where they are to be seen.
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, bool showsAnswers = false) const;

private:
    struct Replay {
        MarkBoard board;
        std::vector<MethodUse> uses;
        /// The first step that no method takes back.
        std::optional<Candidate> mistake;
    };
    Replay replayed() const;

    MarkBoard m_start = MarkBoard::fromClues({});
    ClassicDigits m_clues;
    std::vector<Candidate> m_steps;
    /// What a click puts back; 0: a value becomes a mark.
    int m_click = 0;
};

/// A scene whose turn is such steps.
class BackTurnScene : public InverseScene, public DigitBoard {
public:
    using InverseScene::InverseScene;

    void clearTurn() override { m_back.clear(); }
    QString drawing() const override { return back().text(); }
    void setDrawing(const QString& text) override { back().setText(text); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return BoardMetrics(Geometry(), area.board);
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override { back().click(cell); }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        return isYourTurn() ? back().type(cell, digit) : std::nullopt;
    }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = shownCellAt(area, point);
        if (!cell)
            return {};
        if (isYourTurn())
            return back().readout(*cell);
        const MarkBoard board = boardShown(at);
        return acceptsClues() && at < 1 && board.isFilled(*cell) ? clueReadout(model(), *cell)
                                                                 : readoutOf(board, *cell);
    }

protected:
    /// Outside the turn.
    virtual MarkBoard boardShown(double at) const = 0;
    /// The board on which the learner begins, and its clues.
    virtual void begin(BackTurn& turn) const = 0;
    BackTurn& back() const {
        begin(m_back);
        return m_back;
    }

private:
    mutable BackTurn m_back;
};

}  // namespace nonet::inverse_lab
