#include "core/design/strokes.h"

#include "core/board/cell_line.h"
#include "core/design/constraint_place.h"
#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

/// Its cells in no order, each once.
bool isArea(ConstraintShape shape) {
    return shape == ConstraintShape::cells || shape == ConstraintShape::cage || shape == ConstraintShape::copies ||
           shape == ConstraintShape::corner;
}

bool isLineLike(ConstraintShape shape) {
    return shape == ConstraintShape::line || shape == ConstraintShape::thermometer || shape == ConstraintShape::arrow;
}

ConstraintShape strokeShape(ConstraintKind kind) {
    return kind == ConstraintKind::unknown ? ConstraintShape::cells : constraintRow(kind).shape;
}

/// By the king's moves.
int movesBetween(Cell a, Cell b, const BoardShape& shape) {
    return std::max(std::abs(shape.row(a) - shape.row(b)), std::abs(shape.column(a) - shape.column(b)));
}

void extendByOne(std::vector<Cell>& stroke, Cell next, bool isEachOnce) {
    if (!stroke.empty() && stroke.back() == next)
        return;
    if (stroke.size() > 1 && stroke[stroke.size() - 2] == next)
        stroke.pop_back();
    else if (!isEachOnce || std::ranges::find(stroke, next) == stroke.end())
        stroke.push_back(next);
}

std::vector<Cell> eachOnce(const std::vector<Cell>& stroke) {
    std::vector<Cell> cells;
    cells.reserve(stroke.size());
    for (const Cell cell : stroke)
        if (std::ranges::find(cells, cell) == cells.end())
            cells.push_back(cell);
    return cells;
}

std::vector<std::vector<Cell>> partsOf(ConstraintShape shape, const std::vector<Cell>& stroke) {
    if (stroke.empty() || shape == ConstraintShape::board || shape == ConstraintShape::outside)
        return {};
    if (shape == ConstraintShape::arrow && stroke.size() > 1)
        return {{stroke.front()}, {stroke.begin() + 1, stroke.end()}};
    if (shape == ConstraintShape::copies) {
        const auto middle = stroke.begin() + static_cast<std::ptrdiff_t>(stroke.size() / 2);
        return {{stroke.begin(), middle}, {middle, stroke.end()}};
    }
    std::vector<std::vector<Cell>> parts;
    if (shape == ConstraintShape::pair)
        for (std::size_t i = 1; i < stroke.size(); ++i)
            parts.push_back({stroke[i - 1], stroke[i]});
    if (parts.empty())
        parts.push_back(stroke);
    return parts;
}

bool isClosed(const std::vector<Cell>& line) { return line.size() > 2 && line.front() == line.back(); }

/// What a stroke from a cell would do to a part.
enum class Growth : std::uint8_t { none, atBack, atFront, branch };

Growth growthOf(const Constraint& constraint, std::size_t part, Cell first) {
    const std::vector<Cell>& line = constraint.parts[part];
    const ConstraintShape shape = strokeShape(constraint.kind);
    if (line.empty() || isClosed(line))
        return Growth::none;
    if (shape == ConstraintShape::arrow && part == 0)
        return std::ranges::find(line, first) == line.end() ? Growth::none : Growth::branch;
    if (line.back() == first && (shape != ConstraintShape::thermometer || line.size() > 1))
        return Growth::atBack;
    if (line.front() != first || shape == ConstraintShape::arrow)
        return Growth::none;
    return shape == ConstraintShape::thermometer ? Growth::branch : Growth::atFront;
}

std::pair<std::size_t, Growth> growthOf(const Constraint& constraint, Cell first) {
    for (std::size_t part = 0; part < constraint.parts.size(); ++part)
        if (const Growth growth = growthOf(constraint, part, first); growth != Growth::none)
            return {part, growth};
    return {0, Growth::none};
}

Constraint grown(Constraint constraint, const std::vector<Cell>& stroke) {
    const auto [part, growth] = growthOf(constraint, stroke.front());
    std::vector<Cell>& line = constraint.parts[part];
    switch (growth) {
    case Growth::none: break;
    case Growth::atBack: line.insert(line.end(), stroke.begin() + 1, stroke.end()); break;
    case Growth::atFront: line.insert(line.begin(), stroke.rbegin(), stroke.rend() - 1); break;
    case Growth::branch:
        if (strokeShape(constraint.kind) == ConstraintShape::arrow) {
            const auto isInCircle = [&line](Cell cell) { return std::ranges::find(line, cell) != line.end(); };
            std::vector<Cell> shaft(std::ranges::find_if_not(stroke, isInCircle), stroke.end());
            if (!shaft.empty())
                constraint.parts.push_back(std::move(shaft));
        } else {
            constraint.parts.push_back(stroke);
        }
    }
    return constraint;
}

/// The part of a line, branch or shaft that the stroke goes over from end to end.
std::optional<std::size_t> partUnder(const Constraint& constraint, const std::vector<Cell>& stroke) {
    const std::vector<Cell> reversed(stroke.rbegin(), stroke.rend());
    const ConstraintShape shape = strokeShape(constraint.kind);
    if (shape == ConstraintShape::arrow) {
        if (stroke.size() < 2 || constraint.parts.empty())
            return std::nullopt;
        const std::vector<Cell>& circle = constraint.parts.front();
        const auto isInCircle = [&circle](Cell cell) { return std::ranges::find(circle, cell) != circle.end(); };
        const std::vector<Cell> shaft(std::ranges::find_if_not(stroke, isInCircle), stroke.end());
        for (std::size_t i = 1; isInCircle(stroke.front()) && i < constraint.parts.size(); ++i)
            if (constraint.parts[i] == shaft)
                return i;
        return std::nullopt;
    }
    const bool isEitherWay = shape == ConstraintShape::line && constraint.kind != ConstraintKind::lineRule;
    for (std::size_t i = 0; i < constraint.parts.size(); ++i)
        if (constraint.parts[i] == stroke || (isEitherWay && constraint.parts[i] == reversed))
            return i;
    return std::nullopt;
}

/// Without the line, branch or shaft; nothing where there is none under the stroke.
std::optional<LayoutEdit> withoutPartUnder(const Puzzle& puzzle, ConstraintKind kind, const std::vector<Cell>& stroke) {
    for (std::size_t i = puzzle.constraints().size(); i-- > 0;) {
        const int index = static_cast<int>(i);
        Constraint constraint = puzzle.constraints()[i];
        if (constraint.kind != kind)
            continue;
        const std::optional<std::size_t> part = partUnder(constraint, stroke);
        if (!part)
            continue;
        constraint.parts.erase(constraint.parts.begin() + static_cast<std::ptrdiff_t>(*part));
        const std::size_t least = strokeShape(kind) == ConstraintShape::arrow ? 2 : 1;
        return constraint.parts.size() < least ? remove(puzzle, std::array{index})
                                               : change(puzzle, index, std::move(constraint));
    }
    return std::nullopt;
}

/// Marks that stand in single cells are taken off where all cells have one.
std::optional<LayoutEdit> withoutMarksUnder(const Puzzle& puzzle, ConstraintKind kind,
                                            const std::vector<Cell>& stroke) {
    if (strokeShape(kind) != ConstraintShape::cells || kind == ConstraintKind::countingCircles)
        return std::nullopt;
    const auto indexAt = [kind](const Puzzle& of, Cell cell) -> std::optional<int> {
        for (std::size_t i = of.constraints().size(); i-- > 0;)
            if (of.constraints()[i].kind == kind)
                for (const std::vector<Cell>& part : of.constraints()[i].parts)
                    if (std::ranges::find(part, cell) != part.end())
                        return static_cast<int>(i);
        return std::nullopt;
    };
    if (!std::ranges::all_of(stroke, [&](Cell cell) { return indexAt(puzzle, cell).has_value(); }))
        return std::nullopt;
    Puzzle left = puzzle;
    for (const Cell cell : stroke)
        while (const std::optional<int> index = indexAt(left, cell))
            left = takeCell(left, *index, cell).puzzle;
    return LayoutEdit{left, {}};
}

}  // namespace

void extendStroke(std::vector<Cell>& stroke, Cell next, ConstraintKind kind, const BoardShape& shape) {
    const bool isEachOnce = isArea(strokeShape(kind));
    if (stroke.empty()) {
        stroke.push_back(next);
        return;
    }
    Cell from = stroke.back();
    if (isEachOnce) {
        // The pointer may have gone back over the area and left it elsewhere.
        if (std::ranges::find(stroke, next) != stroke.end()) {
            extendByOne(stroke, next, isEachOnce);
            return;
        }
        from = *std::ranges::min_element(stroke.rbegin(), stroke.rend(), {},
                                         [&](Cell cell) { return movesBetween(cell, next, shape); });
    }
    for (const Cell cell : cellsOnLine(BoardSquare::of(from, shape), BoardSquare::of(next, shape), shape))
        extendByOne(stroke, cell, isEachOnce);
}

Constraint constraintOf(ConstraintKind kind, const std::vector<Cell>& stroke, const Layout& layout) {
    const ConstraintShape shape = strokeShape(kind);
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = partsOf(shape, isArea(shape) && shape != ConstraintShape::copies ? eachOnce(stroke) : stroke);
    if (const std::optional<int> value = usualValue(kind, layout))
        constraint.values = {*value};
    if (kind == ConstraintKind::negative)
        constraint.text = "difference";
    return constraint;
}

Constraint clueAt(ConstraintKind kind, OutsidePlace place, const Layout& layout) {
    Constraint constraint = constraintOf(kind, {}, layout);
    constraint.place = place;
    return constraint;
}

Constraint cornerAt(Cell upperLeft, std::vector<Digit> digits, const Layout& layout) {
    Constraint constraint;
    constraint.kind = ConstraintKind::quadruple;
    std::vector<Cell>& cells = constraint.parts.emplace_back();
    for (const int down : {0, 1})
        for (const int right : {0, 1})
            if (const std::optional<Cell> cell =
                    layout.shape.cellAt(layout.shape.row(upperLeft) + down, layout.shape.column(upperLeft) + right))
                cells.push_back(*cell);
    constraint.digits = std::move(digits);
    std::ranges::sort(constraint.digits);
    return constraint;
}

bool isEnough(ConstraintKind kind, const std::vector<Cell>& stroke) {
    if (kind == ConstraintKind::unknown)
        return false;
    const ConstraintRow& row = constraintRow(kind);
    const int count = static_cast<int>(isArea(row.shape) ? eachOnce(stroke).size() : stroke.size());
    switch (row.shape) {
    case ConstraintShape::pair:
    case ConstraintShape::arrow: return count >= 2;
    case ConstraintShape::copies: return stroke.size() >= 2 && stroke.size() % 2 == 0;
    case ConstraintShape::outside: return false;
    default: return count >= row.least && count <= row.most;
    }
}

std::optional<int> prolongs(const Puzzle& puzzle, ConstraintKind kind, Cell first) {
    if (!isLineLike(strokeShape(kind)))
        return std::nullopt;
    for (std::size_t i = puzzle.constraints().size(); i-- > 0;)
        if (puzzle.constraints()[i].kind == kind && growthOf(puzzle.constraints()[i], first).second != Growth::none)
            return static_cast<int>(i);
    return std::nullopt;
}

bool passesTwice(const Puzzle& puzzle, ConstraintKind kind, const std::vector<Cell>& stroke, LineStart start) {
    const ConstraintShape shape = strokeShape(kind);
    if (!isLineLike(shape) || stroke.size() < 2 || withoutPartUnder(puzzle, kind, stroke))
        return false;
    const std::optional<int> index =
        start == LineStart::prolongs ? prolongs(puzzle, kind, stroke.front()) : std::nullopt;
    if (shape == ConstraintShape::line && !index)
        return false;
    const Constraint before = index ? puzzle.constraints()[static_cast<std::size_t>(*index)] : Constraint();
    const Constraint after = index ? grown(before, stroke) : constraintOf(kind, stroke, puzzle.layout());
    for (std::size_t i = 0; i < after.parts.size(); ++i) {
        std::vector<Cell> line = after.parts[i];
        if (i < before.parts.size() && before.parts[i] == line)
            continue;
        if (shape == ConstraintShape::arrow && i > 0)
            line.insert(line.begin(), after.parts.front().begin(), after.parts.front().end());
        if (shape == ConstraintShape::line && isClosed(line))
            line.pop_back();
        if (eachOnce(line).size() < line.size())
            return true;
    }
    return false;
}

LayoutEdit draw(const Puzzle& puzzle, ConstraintKind kind, const std::vector<Cell>& stroke, LineStart start) {
    if (kind == ConstraintKind::unknown)
        return {puzzle, {}};
    if (isLineLike(strokeShape(kind)) && stroke.size() > 1) {
        if (std::optional<LayoutEdit> without = withoutPartUnder(puzzle, kind, stroke))
            return std::move(*without);
        const std::optional<int> index =
            start == LineStart::prolongs ? prolongs(puzzle, kind, stroke.front()) : std::nullopt;
        if (index)
            return change(puzzle, *index, grown(puzzle.constraints()[static_cast<std::size_t>(*index)], stroke));
    }
    if (!isEnough(kind, stroke))
        return {puzzle, {}};
    if (std::optional<LayoutEdit> without = withoutMarksUnder(puzzle, kind, stroke))
        return std::move(*without);
    Constraint placed = constraintOf(kind, stroke, puzzle.layout());
    if (const std::optional<int> equal = sameAs(placed, puzzle))
        return remove(puzzle, std::array{*equal});
    return place(puzzle, {std::move(placed)});
}

}  // namespace nonet
