#include "core/rules/decoration.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nonet {
namespace {

/// In cells: of lines, of shapes without a size, of letters in the middle of a place, of those in an outline's corner.
constexpr double kUsualLine = 0.1;
constexpr double kUsualShape = 0.8;
constexpr double kUsualLetter = 0.5;
constexpr double kUsualLabel = 0.21;
/// In letter heights.
constexpr double kLetterWidth = 0.62;
/// Lines end round, and a little beside their points; less than this beyond the bounds is not missed.
constexpr double kUnnoticed = 0.25;

DrawingBox around(const std::vector<DrawingPoint>& points) {
    if (points.empty())
        return {};
    DrawingBox box{points.front().row, points.front().column, points.front().row, points.front().column};
    for (const DrawingPoint& point : points) {
        box.top = std::min(box.top, point.row);
        box.left = std::min(box.left, point.column);
        box.bottom = std::max(box.bottom, point.row);
        box.right = std::max(box.right, point.column);
    }
    return box;
}

DrawingBox grown(DrawingBox box, double down, double right) {
    return {box.top - down, box.left - right, box.bottom + down, box.right + right};
}

/// Width and height of its text.
std::pair<double, double> textSpace(const Drawing& drawing) {
    const auto isLetter = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    int longest = 0;
    int letters = 0;
    int lines = drawing.text.empty() ? 0 : 1;
    for (const char byte : drawing.text) {
        letters = byte == '\n' ? 0 : letters + (isLetter(byte) ? 1 : 0);
        lines += byte == '\n' ? 1 : 0;
        longest = std::max(longest, letters);
    }
    return {longest * kLetterWidth * drawing.textSize, lines * drawing.textSize};
}

}  // namespace

Drawing withUsualSizes(Drawing drawing) {
    const bool isShape = drawing.kind == DrawingKind::rectangle || drawing.kind == DrawingKind::circle;
    if (drawing.kind == DrawingKind::line && drawing.width == 0)
        drawing.width = kUsualLine;
    if (isShape && drawing.width == 0)
        drawing.width = drawing.height == 0 ? kUsualShape : drawing.height;
    if (isShape && drawing.height == 0)
        drawing.height = drawing.width;
    if (drawing.textSize == 0)
        drawing.textSize = drawing.kind == DrawingKind::outline ? kUsualLabel : kUsualLetter;
    return drawing;
}

DrawingBox boxOf(const Drawing& drawing) {
    const DrawingBox box = around(drawing.points);
    const Drawing sized = withUsualSizes(drawing);
    if (drawing.kind == DrawingKind::line) {
        const double reach = std::max(sized.width / 2, sized.headLength);
        return grown(box, reach, reach);
    }
    const auto [letters, lines] = textSpace(sized);
    // Whole places, and its text from the corner of one.
    if (drawing.kind == DrawingKind::outline)
        return {std::floor(box.top), std::floor(box.left), std::floor(box.bottom) + std::max(1.0, lines),
                std::floor(box.right) + std::max(1.0, letters)};
    const double width = std::max(sized.kind == DrawingKind::text ? 0 : sized.width, letters);
    const double height = std::max(sized.kind == DrawingKind::text ? 0 : sized.height, lines);
    const double turn = sized.angle * std::numbers::pi / 180;
    const double across = std::abs(std::cos(turn));
    const double along = std::abs(std::sin(turn));
    const double row = (box.top + box.bottom) / 2;
    const double column = (box.left + box.right) / 2;
    return grown({row, column, row, column}, (height * across + width * along) / 2,
                 (width * across + height * along) / 2);
}

bool areWhollyShown(const Decoration& decoration, const BoardShape& shape) {
    constexpr double kMost = kMostRoomBeside + kUnnoticed;
    return std::ranges::all_of(decoration.drawings, [&shape](const Drawing& drawing) {
        if (drawing.isOfRule || drawing.isHidden)
            return true;
        const DrawingBox box = boxOf(drawing);
        return box.top >= -kMost && box.left >= -kMost && box.bottom <= shape.rows() + kMost &&
               box.right <= shape.columns() + kMost;
    });
}

CellSet colouredCells(const Decoration& decoration, const BoardShape& shape) {
    constexpr double kGap = 0.15;
    CellSet cells;
    for (const Drawing& drawing : decoration.drawings) {
        if (drawing.kind != DrawingKind::rectangle || drawing.fillColour.empty() || drawing.angle != 0 ||
            drawing.isOfRule || drawing.isHidden)
            continue;
        const DrawingBox box = boxOf(drawing);
        const auto first = [](double edge) { return static_cast<int>(std::max(0.0, std::ceil(edge - kGap))); };
        const auto last = [](int side, double edge) {
            return static_cast<int>(std::max(-1.0, std::min(side - 1.0, std::floor(edge + kGap) - 1)));
        };
        for (int row = first(box.top); row <= last(shape.rows(), box.bottom); ++row)
            for (int column = first(box.left); column <= last(shape.columns(), box.right); ++column)
                if (const std::optional<Cell> cell = shape.cellAt(row, column))
                    cells.insert(*cell);
    }
    return cells;
}

}  // namespace nonet
