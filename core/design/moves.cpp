#include "core/design/moves.h"

#include "core/design/constraint_place.h"
#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <limits>

namespace nonet {
namespace {

struct BoardPoint {
    int row = 0;
    int column = 0;
};

/// Rows and columns that a motion goes about.
struct TurningBox {
    int top = std::numeric_limits<int>::max();
    int left = std::numeric_limits<int>::max();
    int bottom = -1;
    int right = -1;

    bool isEmpty() const { return bottom < top; }
    int height() const { return bottom - top + 1; }
    int width() const { return right - left + 1; }
    void add(BoardPoint point) {
        top = std::min(top, point.row);
        left = std::min(left, point.column);
        bottom = std::max(bottom, point.row);
        right = std::max(right, point.column);
    }
};

TurningBox boxOfBoard(const BoardShape& shape) { return {0, 0, shape.rows() - 1, shape.columns() - 1}; }

BoardPoint carried(BoardPoint point, const Motion& motion, const TurningBox& box) {
    int row = point.row - box.top;
    int column = point.column - box.left;
    int height = box.height();
    int width = box.width();
    if (motion.isMirrored)
        column = width - 1 - column;
    for (int turn = 0; turn < motion.turns; ++turn) {
        const int last = height - 1 - row;
        row = column;
        column = last;
        std::swap(height, width);
    }
    // Halves are cut off towards 0, so that turning back comes back.
    return {row + box.top + (box.height() - height) / 2 + motion.down,
            column + box.left + (box.width() - width) / 2 + motion.right};
}

/// Turns and mirrors a step from cell to cell, which has no place.
BoardPoint carriedStep(BoardPoint step, const Motion& motion) {
    int down = step.row;
    int right = motion.isMirrored ? -step.column : step.column;
    for (int turn = 0; turn < motion.turns; ++turn) {
        const int last = -down;
        down = right;
        right = last;
    }
    return {down, right};
}

void turnMeaning(Constraint& constraint, const Motion& motion) {
    const bool isQuarter = motion.turns % 2 == 1;
    switch (constraint.kind) {
    case ConstraintKind::rowIndexer:
        if (isQuarter)
            constraint.kind = ConstraintKind::columnIndexer;
        break;
    case ConstraintKind::columnIndexer:
        if (isQuarter)
            constraint.kind = ConstraintKind::rowIndexer;
        break;
    case ConstraintKind::diagonals:
        if (isQuarter != motion.isMirrored)
            for (int& which : constraint.values)
                which = 1 - which;
        break;
    default: break;
    }
}

bool fitsInt8(int value) { return value >= -kMaxSide && value <= 2 * kMaxSide; }

std::optional<Constraint> carried(Constraint constraint, const Motion& motion, const TurningBox& box,
                                  const BoardShape& shape) {
    turnMeaning(constraint, motion);
    if (constraint.place) {
        const BoardPoint at = carried({constraint.place->row, constraint.place->column}, motion, box);
        const BoardPoint step = carriedStep({constraint.place->down, constraint.place->right}, motion);
        if (!fitsInt8(at.row) || !fitsInt8(at.column))
            return std::nullopt;
        constraint.place = {static_cast<std::int8_t>(at.row), static_cast<std::int8_t>(at.column),
                            static_cast<std::int8_t>(step.row), static_cast<std::int8_t>(step.column)};
        if (!isBesideBoard(*constraint.place, shape))
            return std::nullopt;
    }
    return withCells(std::move(constraint), [&](Cell cell) -> std::optional<Cell> {
        if (cell.index() >= shape.cellCount())
            return std::nullopt;
        const BoardPoint at = carried({shape.row(cell), shape.column(cell)}, motion, box);
        return shape.cellAt(at.row, at.column);
    });
}

TurningBox boxOfAll(std::span<const Constraint> constraints, const BoardShape& shape) {
    TurningBox box;
    for (const Constraint& constraint : constraints) {
        if (constraint.place)
            return boxOfBoard(shape);
        for (const std::vector<Cell>& part : constraint.parts)
            for (const Cell cell : part)
                box.add({shape.row(cell), shape.column(cell)});
    }
    return box.isEmpty() ? boxOfBoard(shape) : box;
}

std::vector<Constraint> chosen(const Puzzle& puzzle, std::span<const int> indices) {
    std::vector<Constraint> constraints;
    constraints.reserve(indices.size());
    for (const int index : indices)
        constraints.push_back(puzzle.constraints()[static_cast<std::size_t>(index)]);
    return constraints;
}

bool hasQuarter(EntrySymmetry symmetry) {
    const std::vector<Motion> motions = motionsOf(symmetry);
    return std::ranges::any_of(motions, [](const Motion& motion) { return motion.turns % 2 == 1; });
}

bool fitsMoved(const SubGrid& grid, int down, int right, const BoardShape& shape) {
    return grid.row + down >= 0 && grid.column + right >= 0 && grid.row + down + grid.rows() <= shape.rows() &&
           grid.column + right + grid.columns() <= shape.columns();
}

/// Grids and holes; what comes in at the border is a hole where the board has some.
void moveGrids(Layout& layout, int down, int right) {
    const BoardShape before = layout.shape;
    for (SubGrid& grid : layout.grids) {
        grid.row += down;
        grid.column += right;
    }
    if (before.holes().isEmpty())
        return;
    WideCellSet holes;
    for (int i = 0; i < before.cellCount(); ++i)
        if (!before.cellAt(before.row(Cell(i)) - down, before.column(Cell(i)) - right))
            holes.insert(Cell(i));
    if (holes.count() < before.cellCount())
        layout.shape.setHoles(holes);
}

Decoration movedDecoration(const Decoration& decoration, int down, int right, const BoardShape& before,
                           const BoardShape& after, int& lost) {
    Decoration moved;
    for (Drawing drawing : decoration.drawings) {
        bool isNear = true;
        for (DrawingPoint& point : drawing.points) {
            point.row += down;
            point.column += right;
            isNear = isNear && std::abs(point.row) <= kFarthestDrawing && std::abs(point.column) <= kFarthestDrawing;
        }
        if (isNear)
            moved.drawings.push_back(std::move(drawing));
        else
            ++lost;
    }
    if (decoration.fog) {
        moved.fog.emplace();
        for (const Cell cell : decoration.fog->lit)
            if (const auto place = after.cellAt(before.row(cell) + down, before.column(cell) + right))
                moved.fog->lit.push_back(*place);
    }
    return moved;
}

}  // namespace

Motion inverse(const Motion& motion) {
    return {motion.isMirrored, motion.isMirrored ? motion.turns : (4 - motion.turns) % 4, -motion.down, -motion.right};
}

std::optional<std::vector<Constraint>> moved(std::span<const Constraint> constraints, const Motion& motion,
                                             const BoardShape& shape) {
    const bool isClueAmong =
        std::ranges::any_of(constraints, [](const Constraint& each) { return each.place.has_value(); });
    if (isClueAmong && motion.turns % 2 == 1 && shape.rows() != shape.columns())
        return std::nullopt;
    const TurningBox box = boxOfAll(constraints, shape);
    std::vector<Constraint> found;
    found.reserve(constraints.size());
    for (const Constraint& constraint : constraints) {
        std::optional<Constraint> each = carried(constraint, motion, box, shape);
        if (!each)
            return std::nullopt;
        found.push_back(std::move(*each));
    }
    return found;
}

std::optional<Constraint> carriedWithBoard(const Constraint& constraint, const Motion& motion,
                                           const BoardShape& shape) {
    return carried(constraint, motion, boxOfBoard(shape), shape);
}

std::optional<LayoutEdit> move(const Puzzle& puzzle, std::span<const int> indices, const Motion& motion) {
    const auto found = moved(chosen(puzzle, indices), motion, puzzle.shape());
    if (!found)
        return std::nullopt;
    Layout layout = puzzle.layout();
    for (std::size_t i = 0; i < indices.size(); ++i)
        layout.constraints[static_cast<std::size_t>(indices[i])] = (*found)[i];
    return LayoutEdit{withLayout(puzzle, std::move(layout)), {indices.begin(), indices.end()}};
}

std::optional<LayoutEdit> copy(const Puzzle& puzzle, std::span<const int> indices, const Motion& motion) {
    auto found = moved(chosen(puzzle, indices), motion, puzzle.shape());
    return found ? std::optional(place(puzzle, std::move(*found))) : std::nullopt;
}

MovedBoard moveAll(const Puzzle& puzzle, int down, int right) {
    down = std::clamp(down, -kMaxSide, kMaxSide);
    right = std::clamp(right, -kMaxSide, kMaxSide);
    const BoardShape& before = puzzle.shape();
    Layout layout = puzzle.layout();
    if (std::ranges::all_of(layout.grids, [&](const SubGrid& grid) { return fitsMoved(grid, down, right, before); }))
        moveGrids(layout, down, right);
    const BoardShape after = layout.shape;
    const auto placeOf = [&](Cell cell) {
        return cell.index() < before.cellCount() ? after.cellAt(before.row(cell) + down, before.column(cell) + right)
                                                 : std::nullopt;
    };
    MovedBoard result;
    layout.constraints.clear();
    for (Constraint constraint : puzzle.constraints()) {
        if (constraint.place) {
            constraint.place->row = static_cast<std::int8_t>(constraint.place->row + down);
            constraint.place->column = static_cast<std::int8_t>(constraint.place->column + right);
            constraint.place = besideBoard(*constraint.place, after);
            if (!constraint.place) {
                ++result.lostConstraints;
                continue;
            }
        }
        if (auto each = withCells(std::move(constraint), placeOf))
            layout.constraints.push_back(std::move(*each));
        else
            ++result.lostConstraints;
    }
    Grid givens(after);
    Grid inMind(after);
    std::optional<CandidateGrid> start;
    if (puzzle.startCandidates)
        start.emplace(after);
    for (const Cell cell : before.cells()) {
        const std::optional<Cell> to = placeOf(cell);
        if (const std::optional<Digit> digit = puzzle.givens.digit(cell)) {
            if (to)
                givens.set(*to, *digit);
            else
                ++result.lostGivens;
        }
        if (const Grid* layer = puzzle.solutionLayer(); to && layer != nullptr && !layer->isBlank(cell))
            inMind.set(*to, Digit(layer->valueAt(cell)));
        if (to && start && puzzle.startCandidates)
            start->at(*to) = puzzle.startCandidates->at(cell);
    }
    const Decoration decoration = movedDecoration(puzzle.decoration(), down, right, before, after, result.lostDrawings);
    result.puzzle = Puzzle(std::move(layout), std::move(givens));
    result.puzzle.startCandidates = std::move(start);
    result.puzzle.setDecoration(decoration);
    result.puzzle.setSolutionLayer(std::move(inMind));
    return result;
}

std::vector<Motion> motionsOf(EntrySymmetry symmetry) {
    const Motion half{false, 2, 0, 0};
    const Motion leftRight{true, 0, 0, 0};
    const Motion topBottom{true, 2, 0, 0};
    const Motion rising{true, 1, 0, 0};
    const Motion falling{true, 3, 0, 0};
    switch (symmetry) {
    case EntrySymmetry::none: return {};
    case EntrySymmetry::halfTurn: return {half};
    case EntrySymmetry::quarterTurns: return {{false, 1, 0, 0}, half, {false, 3, 0, 0}};
    case EntrySymmetry::leftRight: return {leftRight};
    case EntrySymmetry::topBottom: return {topBottom};
    case EntrySymmetry::leftRightAndTopBottom: return {leftRight, topBottom, half};
    case EntrySymmetry::fallingDiagonal: return {falling};
    case EntrySymmetry::risingDiagonal: return {rising};
    case EntrySymmetry::bothDiagonals: return {falling, rising, half};
    }
    return {};
}

bool isPossible(EntrySymmetry symmetry, const BoardShape& shape) {
    return shape.rows() == shape.columns() || !hasQuarter(symmetry);
}

std::vector<Constraint> withPartners(const Constraint& constraint, EntrySymmetry symmetry, const BoardShape& shape) {
    std::vector<Constraint> all{constraint};
    if (!isPossible(symmetry, shape) || (constraint.parts.empty() && !constraint.place))
        return all;
    for (const Motion& motion : motionsOf(symmetry)) {
        const std::optional<Constraint> partner = carriedWithBoard(constraint, motion, shape);
        const auto excludes = [&](const Constraint& each) {
            return isInSamePlace(*partner, each) || replaces(*partner, each);
        };
        if (partner && std::ranges::none_of(all, excludes))
            all.push_back(*partner);
    }
    return all;
}

std::vector<Cell> withPartners(Cell cell, EntrySymmetry symmetry, const BoardShape& shape) {
    std::vector<Cell> all{cell};
    if (!isPossible(symmetry, shape))
        return all;
    for (const Motion& motion : motionsOf(symmetry)) {
        const BoardPoint at = carried({shape.row(cell), shape.column(cell)}, motion, boxOfBoard(shape));
        const std::optional<Cell> partner = shape.cellAt(at.row, at.column);
        if (partner && std::ranges::find(all, *partner) == all.end())
            all.push_back(*partner);
    }
    return all;
}

}  // namespace nonet
