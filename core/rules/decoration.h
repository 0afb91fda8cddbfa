// What a setter's board shows beside its rules: drawings, and fog. No rule is in it, so solvers never see it.
#pragma once

#include "core/board/board_shape.h"
#include "core/board/cell.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nonet {

/// A place in rows and columns from the board's upper left corner, a cell being one by one: the middle of r1c1 is 0.5,
/// 0.5. Setters draw beside the board too, where it is below 0 or beyond the last row or column.
struct DrawingPoint {
    double row = 0;
    double column = 0;

    friend bool operator==(const DrawingPoint&, const DrawingPoint&) = default;
};

enum class DrawingKind : std::uint8_t {
    /// Through its points in their order; filled where it has a colour for that.
    line,
    /// About the middle of its points.
    rectangle,
    /// A rectangle with round ends: a circle where it is as wide as high.
    circle,
    /// Its text alone, about the middle of its points.
    text,
    /// As a cage has it, about the cells whose middles its points are.
    outline,
};
inline constexpr int kDrawingKindCount = static_cast<int>(DrawingKind::outline) + 1;

/// Points lie no farther from the board's corner than this, and nothing is larger.
inline constexpr double kFarthestDrawing = 100;

/// Something that is only drawn. A value.
struct Drawing {
    DrawingKind kind = DrawingKind::line;
    /// Painted above the digits, else below.
    bool isOver = false;
    /// Stands for one of the puzzle's own rules where a program does not know that rule: kept, and not painted beside
    /// it.
    bool isOfRule = false;
    /// Kept, and not painted: the setter has it in his list alone.
    bool isHidden = false;
    std::vector<DrawingPoint> points;
    /// In cells. Of a line its width alone: how thick it is. 0 where the setter left it open.
    double width = 0;
    double height = 0;
    /// Degrees clockwise.
    double angle = 0;
    /// Length of the arrow head at a line's last point, in cells; 0: it has none.
    double headLength = 0;
    std::string text;
    /// Height of its letters in cells; 0 where the setter left it open.
    double textSize = 0;
    /// #rrggbb or #rrggbbaa; empty: none.
    std::string lineColour;
    std::string fillColour;
    std::string textColour;
    /// What its file says of it and this version does not know: a JSON object, or empty.
    std::string unknownMembers;

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Where a drawing lies, in rows and columns as its points are.
struct DrawingBox {
    double top = 0;
    double left = 0;
    double bottom = 0;
    double right = 0;

    friend bool operator==(const DrawingBox&, const DrawingBox&) = default;
};

/// The drawing with what its setter left open filled in: thickness, size and height of letters.
Drawing withUsualSizes(Drawing drawing);
/// Letters are taken to be as wide as usual ones.
DrawingBox boxOf(const Drawing& drawing);

/// Covers all cells but those that are lit, until right digits clear it round them.
struct Fog {
    /// At the start, in reading order.
    std::vector<Cell> lit;

    friend bool operator==(const Fog&, const Fog&) = default;
};

struct Decoration {
    /// From the lowest up.
    std::vector<Drawing> drawings;
    std::optional<Fog> fog;

    bool isEmpty() const { return drawings.empty() && !fog; }

    friend bool operator==(const Decoration&, const Decoration&) = default;
};

/// Boards make room for drawings beside them, at most this many cells on each side: what lies beyond is not shown.
inline constexpr double kMostRoomBeside = 3;
bool areWhollyShown(const Decoration& decoration, const BoardShape& shape);

/// The cells that a rectangle fills from edge to edge, or nearly so.
CellSet colouredCells(const Decoration& decoration, const BoardShape& shape);

}  // namespace nonet
