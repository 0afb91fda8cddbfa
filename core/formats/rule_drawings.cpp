#include "core/formats/rule_drawings.h"

#include "core/rules/constraint_catalogue.h"
#include "core/rules/constraint_label.h"
#include "core/rules/rulebook.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using Kind = ConstraintKind;

constexpr double kHalfCell = 0.5;
constexpr const char* kInk = "#303030";
constexpr const char* kPaper = "#ffffff";
/// Outlines alone: what is under them stays to be seen.
constexpr const char* kNoPaper = "#ffffff00";
constexpr const char* kGrey = "#cfcfcf";

struct LineLook {
    Kind kind;
    const char* colour;
    double width;
};

/// In the colours that setters give them.
constexpr auto kLines = std::to_array<LineLook>({{Kind::thermometer, kGrey, 0.34},
                                                 {Kind::slowThermometer, "#b8b8b8", 0.34},
                                                 {Kind::arrow, kInk, 0.05},
                                                 {Kind::doubleArrow, kInk, 0.05},
                                                 {Kind::between, kGrey, 0.12},
                                                 {Kind::lockout, "#9bbdf0", 0.12},
                                                 {Kind::palindrome, kGrey, 0.24},
                                                 {Kind::renban, "#f067f0", 0.24},
                                                 {Kind::whisper, "#67f067", 0.24},
                                                 {Kind::regionSum, "#2ecbff", 0.24},
                                                 {Kind::entropic, "#ffccaa", 0.24},
                                                 {Kind::modular, "#33bbaa", 0.24},
                                                 {Kind::nabner, "#e6d64a", 0.24},
                                                 {Kind::zipper, "#c9c0ff", 0.24},
                                                 {Kind::sumLine, "#f0a8b8", 0.24},
                                                 {Kind::lineRule, "#f06a5a", 0.24}});

/// A mark in a cell.
struct MarkLook {
    Kind kind;
    DrawingKind shape;
    double width;
    double height;
    const char* fill;
    const char* line;
};

constexpr auto kMarks = std::to_array<MarkLook>({
    {Kind::even, DrawingKind::rectangle, 0.74, 0.74, kGrey, ""},
    {Kind::odd, DrawingKind::circle, 0.78, 0.78, kGrey, ""},
    {Kind::minimum, DrawingKind::rectangle, 0.96, 0.96, kGrey, ""},
    {Kind::maximum, DrawingKind::rectangle, 0.96, 0.96, kGrey, ""},
    {Kind::countingCircles, DrawingKind::circle, 0.84, 0.84, kNoPaper, kInk},
    {Kind::rowIndexer, DrawingKind::rectangle, 0.96, 0.56, "#f0b0b0", ""},
    {Kind::columnIndexer, DrawingKind::rectangle, 0.56, 0.96, "#b0c8f0", ""},
    {Kind::boxIndexer, DrawingKind::rectangle, 0.56, 0.56, "#b0e0b0", ""},
});

template <typename Looks>
auto lookOf(const Looks& looks, Kind kind) -> const typename Looks::value_type* {
    const auto* const found = std::ranges::find(looks, kind, &Looks::value_type::kind);
    return found == looks.end() ? nullptr : &*found;
}

class RuleDrawer {
public:
    RuleDrawer(const Constraint& constraint, const Layout& layout) : m_constraint(constraint), m_layout(layout) {}

    std::vector<Drawing> draw() {
        switch (constraintRow(m_constraint.kind).group) {
        case ConstraintGroup::wholeBoard: drawBoard(); break;
        case ConstraintGroup::cells: drawCells(); break;
        case ConstraintGroup::lines: drawLines(); break;
        case ConstraintGroup::cages: drawAreas(); break;
        case ConstraintGroup::outside: drawClue(); break;
        case ConstraintGroup::pairs:
        case ConstraintGroup::own:
            if (m_constraint.kind == Kind::lineRule)
                drawLines();
            else
                drawMarks();
        }
        return std::move(m_drawings);
    }

private:
    DrawingPoint middle(Cell cell) const {
        return {m_layout.shape.row(cell) + kHalfCell, m_layout.shape.column(cell) + kHalfCell};
    }
    /// Of the rectangle about them: the edge of two, the corner of four.
    DrawingPoint middle(const std::vector<Cell>& cells) const {
        DrawingPoint least = middle(cells.front());
        DrawingPoint most = least;
        for (const Cell cell : cells) {
            const DrawingPoint at = middle(cell);
            least = {std::min(least.row, at.row), std::min(least.column, at.column)};
            most = {std::max(most.row, at.row), std::max(most.column, at.column)};
        }
        return {(least.row + most.row) / 2, (least.column + most.column) / 2};
    }
    std::string label() const { return labelOf(m_constraint, m_layout.symbols); }

    Drawing& add(DrawingKind kind, DrawingPoint at, double width, double height) {
        Drawing& drawing = m_drawings.emplace_back();
        drawing.kind = kind;
        drawing.points = {at};
        drawing.width = width;
        drawing.height = height;
        return drawing;
    }
    Drawing& addRound(DrawingPoint at, double size, const char* fill) {
        Drawing& drawing = add(DrawingKind::circle, at, size, size);
        drawing.fillColour = fill;
        drawing.lineColour = kInk;
        return drawing;
    }
    void addText(DrawingPoint at, const std::string& text, double size) {
        Drawing& drawing = add(DrawingKind::text, at, 0, 0);
        drawing.text = text;
        drawing.textSize = size;
    }
    /// As a cage has it, with the text in its corner.
    void addOutline(const std::vector<Cell>& cells, const std::string& text) {
        Drawing& drawing = m_drawings.emplace_back();
        drawing.kind = DrawingKind::outline;
        for (const Cell cell : cells)
            drawing.points.push_back(middle(cell));
        drawing.text = text;
        drawing.lineColour = kInk;
        drawing.textColour = kInk;
    }
    void addLine(const std::vector<Cell>& cells, const char* colour, double width) {
        // A line of one cell is a dot.
        if (cells.size() == 1) {
            addRound(middle(cells.front()), width, colour);
            return;
        }
        Drawing& drawing = m_drawings.emplace_back();
        for (const Cell cell : cells)
            drawing.points.push_back(middle(cell));
        drawing.width = width;
        drawing.lineColour = colour;
    }

    void drawBoard() {
        if (m_constraint.kind == Kind::windoku)
            for (const std::vector<Cell>& window : windowsOf(m_layout))
                addWindow(window);
        if (m_constraint.kind != Kind::diagonals)
            return;
        for (const SubGrid& grid : m_layout.grids)
            for (const int which : {0, 1}) {
                const bool runs = m_constraint.values.empty() ||
                                  std::ranges::find(m_constraint.values, which) != m_constraint.values.end();
                if (!runs || !grid.isSquare())
                    continue;
                const int last = grid.rows() - 1;
                addLine({m_layout.shape.cell(grid.row + (which == 0 ? 0 : last), grid.column),
                         m_layout.shape.cell(grid.row + (which == 0 ? last : 0), grid.column + last)},
                        "#34bbe6", 0.05);
            }
    }
    void addWindow(const std::vector<Cell>& cells) {
        const DrawingPoint at = middle(cells);
        const DrawingPoint first = middle(cells.front());
        add(DrawingKind::rectangle, at, 2 * (at.column - first.column) + 1, 2 * (at.row - first.row) + 1).fillColour =
            kGrey;
    }

    void drawCells() {
        const MarkLook* look = lookOf(kMarks, m_constraint.kind);
        const std::string text = m_constraint.kind == Kind::minimum   ? "min"
                                 : m_constraint.kind == Kind::maximum ? "max"
                                                                      : label();
        for (const std::vector<Cell>& part : m_constraint.parts)
            for (const Cell cell : part) {
                if (look != nullptr) {
                    Drawing& drawing = add(look->shape, middle(cell), look->width, look->height);
                    drawing.fillColour = look->fill;
                    drawing.lineColour = look->line;
                }
                if (!text.empty())
                    addOutline({cell}, text);
            }
    }

    void drawMarks() {
        for (const std::vector<Cell>& cells : m_constraint.parts)
            if (cells.size() > 1)
                drawMark(cells);
    }
    void drawMark(const std::vector<Cell>& cells) {
        const DrawingPoint at = middle(cells);
        switch (m_constraint.kind) {
        case Kind::difference: addRound(at, 0.32, kPaper).text = label(); return;
        case Kind::ratio: {
            Drawing& dot = addRound(at, 0.32, "#000000");
            dot.text = label();
            dot.textColour = kPaper;
            return;
        }
        case Kind::sum: return addText(at, label(), 0.4);
        case Kind::inequality: return addText(at, signOf(cells), 0.4);
        case Kind::quadruple: addRound(at, 0.48, kPaper).text = label(); return;
        default: {
            Drawing& diamond = add(DrawingKind::rectangle, at, 0.2, 0.2);
            diamond.angle = 45;
            diamond.fillColour = "#f06a5a";
            diamond.lineColour = kInk;
        }
        }
    }
    /// Opens towards the larger number, the first cell's.
    std::string signOf(const std::vector<Cell>& pair) const {
        const DrawingPoint larger = middle(pair[0]);
        const DrawingPoint smaller = middle(pair[1]);
        if (larger.row == smaller.row)
            return larger.column < smaller.column ? ">" : "<";
        return larger.row < smaller.row ? "v" : "^";
    }

    void drawLines() {
        const LineLook* look = lookOf(kLines, m_constraint.kind);
        const std::vector<std::vector<Cell>>& parts = m_constraint.parts;
        const bool isArrow = m_constraint.kind == Kind::arrow;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::vector<Cell> line = parts[i];
            if (look == nullptr || line.empty() || (isArrow && i == 0))
                continue;
            if (isArrow && !parts.front().empty())
                line.insert(line.begin(), parts.front().back());
            addLine(line, look->colour, look->width);
        }
        for (std::size_t i = 0; i < (isArrow ? std::min<std::size_t>(1, parts.size()) : parts.size()); ++i)
            if (!parts[i].empty())
                drawEnds(parts[i]);
    }
    void drawEnds(const std::vector<Cell>& line) {
        constexpr double kRound = 0.72;
        switch (m_constraint.kind) {
        case Kind::arrow:
            for (const Cell cell : line)
                addRound(middle(cell), kRound, kNoPaper);
            return;
        case Kind::thermometer:
        case Kind::slowThermometer: addRound(middle(line.front()), kRound, kGrey); return;
        case Kind::doubleArrow:
        case Kind::between:
        case Kind::lockout:
            for (const Cell end : {line.front(), line.back()}) {
                Drawing& drawing = addRound(middle(end), kRound, kPaper);
                if (m_constraint.kind == Kind::lockout) {
                    drawing.kind = DrawingKind::rectangle;
                    drawing.width = drawing.height = 0.6;
                    drawing.angle = 45;
                }
            }
            return;
        default: return;
        }
    }

    void drawAreas() {
        for (const std::vector<Cell>& area : m_constraint.parts)
            if (!area.empty())
                addOutline(area, label());
    }

    void drawClue() {
        if (m_constraint.place && !label().empty())
            addText({m_constraint.place->row + kHalfCell, m_constraint.place->column + kHalfCell}, label(), 0.5);
    }

    const Constraint& m_constraint;
    const Layout& m_layout;
    std::vector<Drawing> m_drawings;
};

}  // namespace

std::vector<Drawing> drawingsOf(const Constraint& constraint, const Layout& layout) {
    if (constraint.kind == Kind::unknown || constraint.isHidden)
        return {};
    const auto isOff = [&layout](Cell cell) { return cell.index() >= layout.shape.cellCount(); };
    const bool isOffBoard =
        std::ranges::any_of(constraint.parts, [&](const auto& part) { return std::ranges::any_of(part, isOff); });
    const bool hasForeignDigit = std::ranges::any_of(
        constraint.digits, [&layout](Digit digit) { return digit.value() > layout.symbols.count(); });
    if (isOffBoard || hasForeignDigit)
        return {};
    return RuleDrawer(constraint, layout).draw();
}

std::vector<std::vector<Cell>> windowsOf(const Layout& layout) {
    Layout alone = layout;
    alone.constraints.assign(1, Constraint());
    alone.constraints.front().kind = Kind::windoku;
    const Rulebook rules(alone);
    std::vector<std::vector<Cell>> windows;
    for (const RuleHouse& house : rules.houses())
        if (house.house.kind == HouseKind::window)
            windows.push_back(house.cells);
    return windows;
}

Drawing drawingOfGiven(const std::string& label, Cell cell, const BoardShape& shape) {
    Drawing drawing;
    drawing.kind = DrawingKind::text;
    drawing.points = {{shape.row(cell) + kHalfCell, shape.column(cell) + kHalfCell}};
    drawing.text = label;
    drawing.textSize = 0.65;
    return drawing;
}

}  // namespace nonet
