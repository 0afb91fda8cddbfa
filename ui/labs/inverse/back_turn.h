// Inverse steps that a learner chooses by hand, one mark each: every step has to be one that a method takes back.
#pragma once

#include "core/generators/inverse/mark_board.h"
#include "core/generators/inverse/method_use.h"
#include "ui/labs/frame/lab_scene.h"

#include <vector>

namespace nonet::inverse_lab {

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
    bool take(const QString& text);
    LabControl clickControl();
    void click(Cell cell);
    std::optional<QString> type(Cell cell, std::optional<Digit> digit);
    QString readout(Cell cell) const;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look) const;

private:
    struct Replay {
        MarkBoard board;
        std::vector<MethodUse> uses;
        /// The first step that no method takes back.
        std::optional<Candidate> slip;
    };
    Replay replayed() const;

    MarkBoard m_start = MarkBoard::fromClues({});
    ClassicDigits m_clues;
    std::vector<Candidate> m_steps;
    /// What a click puts back; 0: a value becomes a mark.
    int m_click = 0;
};

}  // namespace nonet::inverse_lab
