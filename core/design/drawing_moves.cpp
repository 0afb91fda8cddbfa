// Drawings in another place: moved, turned, mirrored, copied, with their partners of a symmetry.
#include "core/design/drawing_edits.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nonet {
namespace {

/// Where a copy of what stands there goes, the nearest first.
constexpr std::array<std::pair<int, int>, 8> kDrawnAside{
    {{1, 1}, {1, 0}, {0, 1}, {1, -1}, {-1, 1}, {-1, 0}, {0, -1}, {-1, -1}}};

/// A box of whole cells; a motion turns about its middle.
struct CellBox {
    int top = 0;
    int left = 0;
    int height = 0;
    int width = 0;
};

CellBox boxOfPoints(std::span<const Drawing> drawings) {
    DrawingBox box{kFarthestDrawing, kFarthestDrawing, -kFarthestDrawing, -kFarthestDrawing};
    for (const Drawing& drawing : drawings)
        for (const DrawingPoint& point : drawing.points) {
            box.top = std::min(box.top, point.row);
            box.left = std::min(box.left, point.column);
            box.bottom = std::max(box.bottom, point.row);
            box.right = std::max(box.right, point.column);
        }
    if (box.bottom < box.top)
        return {};
    const int top = static_cast<int>(std::floor(box.top));
    const int left = static_cast<int>(std::floor(box.left));
    return {top, left, static_cast<int>(std::ceil(box.bottom)) - top, static_cast<int>(std::ceil(box.right)) - left};
}

DrawingPoint carried(const DrawingPoint& point, const Motion& motion, const CellBox& box) {
    double row = point.row - box.top;
    double column = point.column - box.left;
    int height = box.height;
    int width = box.width;
    if (motion.isMirrored)
        column = width - column;
    for (int turn = 0; turn < motion.turns; ++turn) {
        const double last = height - row;
        row = column;
        column = last;
        std::swap(height, width);
    }
    // Halves are cut off towards 0, so that turning back comes back.
    const int down = (box.height - height) / 2 + motion.down;
    const int right = (box.width - width) / 2 + motion.right;
    return {row + box.top + down, column + box.left + right};
}

Drawing carried(Drawing drawing, const Motion& motion, const CellBox& box) {
    for (DrawingPoint& point : drawing.points)
        point = carried(point, motion, box);
    if (drawing.kind == DrawingKind::text || drawing.kind == DrawingKind::line)
        return drawing;
    if (motion.turns % 2 == 1)
        std::swap(drawing.width, drawing.height);
    if (motion.isMirrored && drawing.angle != 0)
        drawing.angle = -drawing.angle;
    return drawing;
}

std::vector<Drawing> chosenOf(const Puzzle& puzzle, std::span<const int> indices) {
    std::vector<Drawing> chosen;
    chosen.reserve(indices.size());
    for (const int index : indices)
        chosen.push_back(puzzle.decoration().drawings[static_cast<std::size_t>(index)]);
    return chosen;
}

/// Letters turn with what is turned, in quarters; those of a partner of a symmetry stay upright.
void turnLetters(Drawing& drawing, int turns) {
    if (drawing.kind != DrawingKind::text || turns == 0)
        return;
    drawing.angle += 90 * turns;
    if (drawing.angle > 180)
        drawing.angle -= 360;
}

std::optional<std::vector<Drawing>> carriedAll(std::vector<Drawing> drawings, const Motion& motion,
                                               const BoardShape& shape) {
    const CellBox box = boxOfPoints(drawings);
    for (Drawing& each : drawings) {
        each = carried(std::move(each), motion, box);
        turnLetters(each, motion.turns);
    }
    return areWhollyShown({.drawings = drawings, .fog = std::nullopt}, shape) ? std::optional(std::move(drawings))
                                                                              : std::nullopt;
}

}  // namespace

std::optional<DrawingEdit> moveDrawings(const Puzzle& puzzle, std::span<const int> indices, const Motion& motion) {
    const auto moved = carriedAll(chosenOf(puzzle, indices), motion, puzzle.shape());
    if (!moved)
        return std::nullopt;
    Decoration decoration = puzzle.decoration();
    for (std::size_t i = 0; i < indices.size(); ++i)
        decoration.drawings[static_cast<std::size_t>(indices[i])] = (*moved)[i];
    DrawingEdit edit{puzzle, {indices.begin(), indices.end()}};
    edit.puzzle.setDecoration(std::move(decoration));
    return edit;
}

std::optional<DrawingEdit> copyDrawings(const Puzzle& puzzle, std::span<const int> indices, const Motion& motion) {
    auto moved = carriedAll(chosenOf(puzzle, indices), motion, puzzle.shape());
    return moved ? std::optional(addDrawings(puzzle, std::move(*moved))) : std::nullopt;
}

DrawingEdit orderDrawings(const Puzzle& puzzle, std::span<const int> indices, int by) {
    Decoration decoration = puzzle.decoration();
    std::vector<int> order(indices.begin(), indices.end());
    std::ranges::sort(order);
    if (by > 0)
        std::ranges::reverse(order);
    int bound = by < 0 ? 0 : static_cast<int>(decoration.drawings.size()) - 1;
    DrawingEdit edit{puzzle, {}};
    for (const int each : order) {
        const bool canMove = by < 0 ? each > bound : each < bound;
        const int place = canMove ? each + by : each;
        if (canMove)
            std::swap(decoration.drawings[static_cast<std::size_t>(each)],
                      decoration.drawings[static_cast<std::size_t>(place)]);
        edit.drawings.push_back(place);
        bound = place - by;
    }
    edit.puzzle.setDecoration(std::move(decoration));
    return edit;
}

DrawingEdit pasteDrawings(const Puzzle& puzzle, const std::vector<Drawing>& drawings) {
    const std::vector<Drawing>& standing = puzzle.decoration().drawings;
    const auto stand = [&](const std::vector<Drawing>& all) {
        return std::ranges::all_of(
            all, [&](const Drawing& each) { return std::ranges::find(standing, each) != standing.end(); });
    };
    std::vector<Drawing> coming;
    for (const Drawing& each : drawings)
        if (areWhollyShown({.drawings = {each}, .fog = std::nullopt}, puzzle.shape()))
            coming.push_back(each);
    if (stand(coming))
        for (const auto& [down, right] : kDrawnAside)
            if (auto aside = carriedAll(coming, {.down = down, .right = right}, puzzle.shape());
                aside && !stand(*aside)) {
                coming = std::move(*aside);
                break;
            }
    return addDrawings(puzzle, std::move(coming));
}

bool looksTheSame(const Drawing& a, const Drawing& b) {
    if (a == b)
        return true;
    Drawing other = b;
    if (a.kind == DrawingKind::outline) {
        const auto before = [](const DrawingPoint& p, const DrawingPoint& q) {
            return p.row != q.row ? p.row < q.row : p.column < q.column;
        };
        Drawing sorted = a;
        std::ranges::sort(sorted.points, before);
        std::ranges::sort(other.points, before);
        return sorted == other;
    }
    std::ranges::reverse(other.points);
    return a.headLength == 0 && a == other;
}

Drawing carriedWithBoard(const Drawing& drawing, const Motion& motion, const BoardShape& shape) {
    return carried(drawing, motion, CellBox{0, 0, shape.rows(), shape.columns()});
}

std::vector<Drawing> withPartners(const Drawing& drawing, EntrySymmetry symmetry, const BoardShape& shape) {
    std::vector<Drawing> all{drawing};
    if (!isPossible(symmetry, shape))
        return all;
    for (const Motion& motion : motionsOf(symmetry)) {
        const Drawing partner = carriedWithBoard(drawing, motion, shape);
        const bool isOther =
            std::ranges::none_of(all, [&](const Drawing& each) { return looksTheSame(each, partner); });
        if (isOther && areWhollyShown({.drawings = {partner}, .fog = std::nullopt}, shape))
            all.push_back(partner);
    }
    return all;
}

}  // namespace nonet
