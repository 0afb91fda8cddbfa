// A row or a column laid round the ring by hand: each box's piece - an arc, or a figure of places that are equally far
// apart - begins wherever the learner puts it.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/shift_cipher/shift_model.h"

namespace nonet {

class RingTurn {
public:
    /// The pieces are those of a row or of a column; all begin at place 0.
    RingTurn(const Geometry& geometry, HouseKind kind);

    HouseKind kind() const { return m_kind; }
    int pieceCount() const { return static_cast<int>(m_starts.size()); }
    /// The place that the piece begins at.
    int start(int piece) const { return m_starts[static_cast<std::size_t>(piece)]; }
    /// Any number.
    void setStart(int piece, int place);
    std::vector<int> placesOf(int piece) const;
    /// Pieces that lie on the place, the last one on top.
    std::vector<int> piecesOn(int place) const;

    /// As of the first row or column of the board.
    HouseCover cover() const;
    /// The places of the band or the stack that boxes with these pieces make; -1 where the board has none.
    std::vector<int> places() const;
    /// Cells whose place stands twice in a line of the house's kind, in any line that the pieces reach.
    CellSet repeating() const;
    /// What the engine says; empty while no piece was moved.
    LabTurn::State state() const;
    QString verdict() const;

    /// "0.6.3"; empty where nothing was moved.
    QString text() const;
    /// What does not fit changes nothing.
    void setText(const QString& text);

private:
    bool isRow() const { return m_kind == HouseKind::row; }
    bool isUntouched() const;
    /// By how much each piece begins behind the one before, where that is the same for all.
    std::optional<int> step() const;
    QString mistakeText() const;
    QString doneText() const;

    Geometry m_geometry;
    HouseKind m_kind;
    std::vector<int> m_starts;
};

}  // namespace nonet
