// The 4x4 grids with 1234 on top, found by the learner one by one and counted, and what the engine says of them.
#pragma once

#include "core/board/grid.h"
#include "ui/labs/frame/stage_painting.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace nonet::lookup {

inline constexpr int kSmallSide = 4;
inline constexpr int kSmallFloors = 4;
/// The largest number of grids that the learner can say.
inline constexpr int kMostSaid = 9999;

/// A floor of the 4x4 board with the first row 1234, and every way to fill the rows below.
struct SmallFloor {
    Grid floor{kSmallSide};
    /// Full grids.
    std::vector<Grid> ways = {};
};
const std::vector<SmallFloor>& smallFloors();
/// Below all floors together.
std::uint64_t smallSum();

/// What the learner has done: the lower half under work, the ways found so far, the number of grids they say.
class CountWork {
public:
    /// Index into smallFloors() of the one on the board.
    int floor() const { return m_floor; }
    /// Another floor comes onto the board with its lower half empty.
    void show(int floor);
    /// The floor and what was typed below it.
    const Grid& board() const { return m_board; }
    const std::vector<Grid>& found(int floor) const { return m_found[static_cast<std::size_t>(floor)]; }
    int foundCount() const;
    /// -1: not said.
    int said() const { return m_said; }
    /// A way on the board that had been found before goes.
    void say(int grids);
    /// In the lower half; a half that is full and keeps the rules joins the ways found, and the next begins empty.
    void type(Cell cell, std::optional<Digit> digit);
    /// The half that was filled last had been found before.
    bool isRepeated() const { return m_isRepeated; }

    /// Empty where nothing was done.
    QString text() const;
    /// What does not fit begins anew.
    void setText(const QString& text);

    friend bool operator==(const CountWork&, const CountWork&) = default;

private:
    int m_floor = 0;
    Grid m_board = smallFloors().front().floor;
    std::array<std::vector<Grid>, kSmallFloors> m_found;
    int m_said = -1;
    bool m_isRepeated = false;
};

struct CountVerdict {
    LabTurn::State state = LabTurn::State::open;
    /// Empty while nothing was done.
    QString words = {};
    /// The cells that carry the reason.
    std::vector<Cell> marked = {};
};

CountVerdict judgeCount(const CountWork& work);

/// The floor with what was typed below it, and beside it the ways found below each floor.
void paintCountWork(QPainter& painter, const CellField& field, const QRectF& found, const CountWork& work,
                    const StageLook& look);
/// A board of four rows with its boxes.
void paintSmallBoard(QPainter& painter, const CellField& field, const Theme& theme,
                     const std::function<CellFace(int cell)>& faceOf);

}  // namespace nonet::lookup
