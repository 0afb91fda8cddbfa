#include "core/design/drawing_edits.h"

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

/// In cells: how far a shape stays inside its cells on each side.
constexpr double kRim = 0.1;
/// In cells: how far from a line's middle it is still met.
constexpr double kNearLine = 0.2;

DrawingPoint middleOf(Cell cell, const BoardShape& shape) { return {shape.row(cell) + 0.5, shape.column(cell) + 0.5}; }

Puzzle withDrawings(const Puzzle& puzzle, std::vector<Drawing> drawings) {
    Puzzle changed = puzzle;
    Decoration decoration = puzzle.decoration();
    decoration.drawings = std::move(drawings);
    changed.setDecoration(std::move(decoration));
    return changed;
}

/// From the point to the piece between both ends.
double distance(const DrawingPoint& point, const DrawingPoint& from, const DrawingPoint& to) {
    const double down = to.row - from.row;
    const double right = to.column - from.column;
    const double length = down * down + right * right;
    const double along =
        length == 0
            ? 0
            : std::clamp(((point.row - from.row) * down + (point.column - from.column) * right) / length, 0.0, 1.0);
    return std::hypot(point.row - from.row - along * down, point.column - from.column - along * right);
}

bool meetsLine(const Drawing& line, const DrawingPoint& point) {
    const double near = std::max(kNearLine, withUsualSizes(line).width / 2);
    if (line.points.size() == 1)
        return distance(point, line.points.front(), line.points.front()) <= near;
    for (std::size_t i = 1; i < line.points.size(); ++i)
        if (distance(point, line.points[i - 1], line.points[i]) <= near)
            return true;
    return false;
}

bool meets(const Drawing& drawing, const DrawingPoint& point) {
    if (drawing.isOfRule || drawing.isHidden || drawing.points.empty())
        return false;
    if (drawing.kind == DrawingKind::line)
        return meetsLine(drawing, point);
    if (drawing.kind == DrawingKind::outline)
        return std::ranges::any_of(drawing.points, [&](const DrawingPoint& each) {
            return std::floor(each.row) == std::floor(point.row) && std::floor(each.column) == std::floor(point.column);
        });
    const DrawingBox box = boxOf(drawing);
    return point.row >= box.top && point.row <= box.bottom && point.column >= box.left && point.column <= box.right;
}

/// The colour of this one cell and nothing else.
bool isColourOf(const Drawing& drawing, const DrawingPoint& middle) {
    return isCellColour(drawing) && drawing.points.front() == middle;
}

}  // namespace

std::optional<Drawing> drawingOver(std::span<const Cell> cells, Drawing model, const BoardShape& shape) {
    if (cells.empty() || (model.kind == DrawingKind::line && cells.size() < 2))
        return std::nullopt;
    model.points.clear();
    model.points.reserve(cells.size());
    for (const Cell cell : cells)
        model.points.push_back(middleOf(cell, shape));
    if (model.kind == DrawingKind::line || model.kind == DrawingKind::outline)
        return model;
    const auto [top, bottom] = std::ranges::minmax(model.points, {}, &DrawingPoint::row);
    const auto [left, right] = std::ranges::minmax(model.points, {}, &DrawingPoint::column);
    model.points = {{(top.row + bottom.row) / 2, (left.column + right.column) / 2}};
    if (model.kind == DrawingKind::text)
        return model;
    model.width = right.column - left.column + 1 - 2 * kRim;
    model.height = bottom.row - top.row + 1 - 2 * kRim;
    return model;
}

DrawingEdit addDrawing(const Puzzle& puzzle, Drawing drawing) {
    return addDrawings(puzzle, std::vector{std::move(drawing)});
}

DrawingEdit addDrawings(const Puzzle& puzzle, std::vector<Drawing> drawings) {
    std::vector<Drawing> all = puzzle.decoration().drawings;
    std::vector<int> indices;
    for (Drawing& each : drawings) {
        indices.push_back(static_cast<int>(all.size()));
        all.push_back(std::move(each));
    }
    return {withDrawings(puzzle, std::move(all)), std::move(indices)};
}

DrawingEdit changeDrawing(const Puzzle& puzzle, int index, Drawing drawing) {
    std::vector<Drawing> drawings = puzzle.decoration().drawings;
    drawings[static_cast<std::size_t>(index)] = std::move(drawing);
    return {withDrawings(puzzle, std::move(drawings)), {index}};
}

DrawingEdit setDrawingsHidden(const Puzzle& puzzle, std::span<const int> indices, bool isHidden) {
    std::vector<Drawing> drawings = puzzle.decoration().drawings;
    for (const int index : indices)
        drawings[static_cast<std::size_t>(index)].isHidden = isHidden;
    return {withDrawings(puzzle, std::move(drawings)), {indices.begin(), indices.end()}};
}

Puzzle removeDrawings(const Puzzle& puzzle, std::span<const int> indices) {
    std::vector<Drawing> kept;
    const std::vector<Drawing>& all = puzzle.decoration().drawings;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (std::ranges::find(indices, static_cast<int>(i)) == indices.end())
            kept.push_back(all[i]);
    return withDrawings(puzzle, std::move(kept));
}

std::vector<int> drawingsAt(const Puzzle& puzzle, DrawingPoint point) {
    std::vector<int> found;
    const std::vector<Drawing>& all = puzzle.decoration().drawings;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (meets(all[i], point))
            found.push_back(static_cast<int>(i));
    return found;
}

bool isCellColour(const Drawing& drawing) {
    return drawing.kind == DrawingKind::rectangle && drawing.points.size() == 1 && drawing.width == 1 &&
           drawing.height == 1 && drawing.lineColour.empty() && drawing.text.empty() && !drawing.isOver &&
           !drawing.isOfRule;
}

Puzzle colourCells(const Puzzle& puzzle, std::span<const Cell> cells, const std::string& colour) {
    std::vector<Drawing> drawings = puzzle.decoration().drawings;
    for (const Cell cell : cells) {
        if (puzzle.shape().isHole(cell))
            continue;
        const DrawingPoint middle = middleOf(cell, puzzle.shape());
        std::erase_if(drawings, [&](const Drawing& each) { return isColourOf(each, middle); });
        if (colour.empty())
            continue;
        Drawing drawing;
        drawing.kind = DrawingKind::rectangle;
        drawing.points = {middle};
        drawing.width = 1;
        drawing.height = 1;
        drawing.fillColour = colour;
        // Lines and shapes are drawn over the ground.
        drawings.insert(drawings.begin(), std::move(drawing));
    }
    return withDrawings(puzzle, std::move(drawings));
}

std::optional<std::string> colourOfCell(const Puzzle& puzzle, Cell cell) {
    const DrawingPoint middle = middleOf(cell, puzzle.shape());
    const std::vector<Drawing>& all = puzzle.decoration().drawings;
    const auto found = std::ranges::find_if(all, [&](const Drawing& each) { return isColourOf(each, middle); });
    return found == all.end() ? std::nullopt : std::optional(found->fillColour);
}

Puzzle setFog(const Puzzle& puzzle, bool hasFog) {
    Puzzle changed = puzzle;
    Decoration decoration = puzzle.decoration();
    if (!hasFog)
        decoration.fog.reset();
    else if (!decoration.fog)
        decoration.fog.emplace();
    changed.setDecoration(std::move(decoration));
    return changed;
}

Puzzle setLit(const Puzzle& puzzle, std::span<const Cell> cells, bool isLit) {
    if (!puzzle.decoration().fog && !isLit)
        return puzzle;
    Decoration decoration = puzzle.decoration();
    Fog& fog = decoration.fog ? *decoration.fog : decoration.fog.emplace();
    CellSet lit = CellSet::from(fog.lit);
    for (const Cell cell : cells) {
        if (!isLit)
            lit.erase(cell);
        else if (!puzzle.shape().isHole(cell))
            lit.insert(cell);
    }
    fog.lit.assign(lit.begin(), lit.end());
    Puzzle changed = puzzle;
    changed.setDecoration(std::move(decoration));
    return changed;
}

bool isLit(const Puzzle& puzzle, Cell cell) {
    const std::optional<Fog>& fog = puzzle.decoration().fog;
    return !fog || std::ranges::find(fog->lit, cell) != fog->lit.end();
}

}  // namespace nonet
