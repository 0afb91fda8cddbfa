// The tiles of G that the learner lays, one shift in one box, and what the engine says of them.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/shift_cipher/shift_model.h"

namespace nonet {

/// Tiles of G, named by their place, in the cells of a box; each lies once at most.
class ShiftWork {
public:
    explicit ShiftWork(int side) : m_cells(static_cast<std::size_t>(side), -1) {}

    /// By how much the box is to be shifted; 0: the list is only folded.
    int shift = 2;

    int side() const { return static_cast<int>(m_cells.size()); }
    std::optional<int> tileIn(int cell) const;
    std::optional<int> cellOf(int place) const;
    int count() const;
    /// What lay there goes back.
    void put(int place, int cell);
    void take(int place);
    void clear();

    /// "2:ab..d", a sign a cell; empty where nothing lies.
    QString text() const;
    /// What does not fit changes nothing.
    void setText(const QString& text);

private:
    /// Places; -1: none.
    std::vector<int> m_cells;
};

/// A tile in the learner's hand, from where the tiles lie to a cell of the box, from there to another, or out of it.
class TileDrag {
public:
    /// As DragHandle::dragTo(). tray: by place; null where no tile can be taken.
    bool drag(ShiftWork& work, const std::vector<QRectF>& tray, const std::vector<QRectF>& cells, const QPointF& from,
              const QPointF& to);

private:
    std::optional<int> m_held;
    /// As it was before the tile in the hand.
    std::optional<ShiftWork> m_before;
};

struct ShiftVerdict {
    LabTurn::State state = LabTurn::State::open;
    /// Empty while nothing lies there.
    QString words;
    /// The first cell that is wrong.
    std::optional<int> mistake = {};
    /// All that are wrong.
    std::vector<int> marked = {};
};

/// isUntold: the words leave out which cell a tile comes to.
ShiftVerdict judgeFold(const ShiftModel& model, const ShiftWork& work, bool isUntold);
/// Judges a box that is shifted; isUntold as in judgeFold().
ShiftVerdict judgeShift(const ShiftModel& model, const ShiftWork& work, bool isUntold);

}  // namespace nonet
