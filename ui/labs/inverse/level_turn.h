// A board of a level that is asked for, made by hand from a solved one: with as few cells without a value as will do.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/inverse/undo_work.h"

namespace nonet::inverse_lab {

class LevelTurn {
public:
    /// From this solved board on; what was done on another is forgotten. The seed decides the level.
    void begin(const Geometry& geometry, const Grid& solution, std::uint64_t seed);
    LabTurn turn() const;
    void clear() { m_work.clear(); }
    /// As UndoWork has it.
    QString text() const { return m_work.text(); }
    /// Nothing happens where it does not fit.
    void setText(const QString& text);
    LabControl clickControl();
    void click(Cell cell);
    QString type(Cell cell, std::optional<Digit> digit);
    QString readout(Cell cell) const;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look) const;

    int goal() const { return m_goal; }
    UndoneBoard board() const;

private:
    QString nameOf(Cell cell) const;
    int level() const;
    /// No fewer cells have that many marks.
    int cellsNeeded() const;
    bool hasTooManyCells() const { return static_cast<int>(m_work.cells().size()) > cellsNeeded(); }
    QString mistakeText() const;

    Geometry m_geometry;
    Grid m_solution;
    int m_goal = 0;
    UndoWork m_work;
    /// What a click puts back; 0: a value becomes a mark, or comes back.
    int m_click = 0;
};

}  // namespace nonet::inverse_lab
