#include "tests/core/rules/random_constraints.h"

#include <algorithm>

namespace nonet::test {
namespace {

using Shape = ConstraintShape;

int below(RandomSource& random, int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); }

Cell anyCell(const BoardShape& shape, RandomSource& random) {
    const std::vector<Cell> cells = shape.cells();
    return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

std::vector<Cell> corner(const BoardShape& shape, RandomSource& random) {
    for (;;) {
        const Cell first = anyCell(shape, random);
        std::vector<Cell> cells;
        for (const int i : {0, 1, 2, 3})
            if (const auto cell = shape.cellAt(shape.row(first) + i / 2, shape.column(first) + i % 2))
                cells.push_back(*cell);
        if (cells.size() == 4)
            return cells;
    }
}

std::vector<Cell> pair(const BoardShape& shape, RandomSource& random) {
    for (;;) {
        std::vector<Cell> line = randomLine(shape, 2, random);
        if (line.size() == 2 && std::abs(shape.row(line[0]) - shape.row(line[1])) +
                                        std::abs(shape.column(line[0]) - shape.column(line[1])) ==
                                    1)
            return line;
    }
}

void placeParts(Constraint& constraint, const ConstraintRow& row, const BoardShape& shape, RandomSource& random) {
    const int least = std::max(row.least, 1);
    const auto line = [&] {
        for (;;) {
            std::vector<Cell> cells = randomLine(shape, least + below(random, 3), random);
            if (static_cast<int>(cells.size()) >= least)
                return cells;
        }
    };
    switch (row.shape) {
    case Shape::board:
    case Shape::outside: return;
    case Shape::pair: constraint.parts = {pair(shape, random)}; return;
    case Shape::corner: constraint.parts = {corner(shape, random)}; return;
    case Shape::thermometer: {
        constraint.parts = {line()};
        std::vector<Cell> branch = line();
        branch.front() = constraint.parts.front().front();
        if (below(random, 2) == 0)
            constraint.parts.push_back(std::move(branch));
        return;
    }
    case Shape::arrow: {
        std::vector<Cell> cells = randomLine(shape, 5, random);
        while (cells.size() < 3)
            cells = randomLine(shape, 5, random);
        const int circle = 1 + below(random, 2);
        constraint.parts = {{cells.begin(), cells.begin() + circle}, {cells.begin() + circle, cells.end()}};
        return;
    }
    case Shape::copies: constraint.parts = {randomLine(shape, 1, random), randomLine(shape, 1, random)}; return;
    default: constraint.parts = {line()};
    }
}

OutsidePlace place(const BoardShape& shape, bool isDiagonal, RandomSource& random) {
    const auto at = static_cast<std::int8_t>(below(random, shape.columns()));
    const auto side = static_cast<std::int8_t>(isDiagonal ? (at > 0 ? -1 : 1) : 0);
    switch (below(random, 3)) {
    case 0: return {-1, at, 1, side};
    case 1: return {static_cast<std::int8_t>(shape.rows()), at, -1, side};
    default: {
        const auto row = static_cast<std::int8_t>(below(random, shape.rows()));
        return {row, -1, static_cast<std::int8_t>(isDiagonal ? (row > 0 ? -1 : 1) : 0), 1};
    }
    }
}

}  // namespace

Decoration randomDecoration(const BoardShape& shape, RandomSource& random) {
    static const std::string colours[] = {"", "", "#30a060", "#CFCFCF80"};
    const auto anyColour = [&random] { return colours[random.below(4)]; };
    // Quarters of a cell.
    const auto measure = [&random](int most) { return below(random, 4 * most) / 4.0; };
    Decoration decoration;
    for (int left = 1 + below(random, 4); left > 0; --left) {
        Drawing& drawing = decoration.drawings.emplace_back();
        drawing.kind = static_cast<DrawingKind>(below(random, kDrawingKindCount));
        drawing.isOver = random.below(2) == 0;
        drawing.isOfRule = random.below(4) == 0;
        drawing.isHidden = random.below(5) == 0;
        for (int points = below(random, 4); points >= 0; --points)
            drawing.points.push_back({measure(shape.rows() + 2) - 1, measure(shape.columns() + 2) - 1});
        drawing.width = measure(2);
        drawing.height = measure(2);
        drawing.angle = 15.5 * below(random, 3);
        drawing.headLength = measure(1);
        drawing.text = random.below(2) == 0 ? "" : "12 \"\u00e9";
        drawing.textSize = measure(1);
        drawing.lineColour = anyColour();
        drawing.fillColour = anyColour();
        drawing.textColour = anyColour();
        if (random.below(4) == 0)
            drawing.unknownMembers = R"({"sudokupad":{"a":[1]}})";
    }
    if (random.below(2) == 0)
        decoration.fog = Fog{random.below(2) == 0 ? shape.cells() : std::vector<Cell>()};
    return decoration;
}

Puzzle randomVariant(RandomSource& random) {
    Layout layout;
    switch (random.below(8)) {
    case 0: break;
    case 1: layout = Layout(Geometry(2, 2)); break;
    case 2: layout = Layout(Geometry(2, 3)); break;
    case 3: layout = samurai(); break;
    case 4: layout.symbols = SymbolSet(9, 0); break;
    case 5: {
        // Two cells of neighbouring boxes exchanged, and one without a region.
        RegionMap& regions = layout.grids.front().regions;
        regions.setRegion(Cell(2), 1);
        regions.setRegion(Cell(3), 0);
        regions.setRegion(Cell(80), std::nullopt);
        break;
    }
    case 6:
        layout.shape = BoardShape(6, 9, 9);
        layout.grids = {SubGrid{0, 0, random.below(2) == 0 ? RegionMap(6, 9) : RegionMap::boxes(6, 9, 2, 3)}};
        break;
    default:
        // Nine digits once each and three stars a house.
        layout.shape = BoardShape(12, 12, 10);
        layout.symbols = *SymbolSet::of({"1", "2", "3", "4", "5", "6", "7", "8", "9", "*"},
                                        {1, 2, 3, 4, 5, 6, 7, 8, 9, std::nullopt});
        layout.counts.assign(10, 1);
        layout.counts.back() = 3;
        layout.grids = {SubGrid{0, 0, RegionMap(12, 12)}};
    }
    for (int i = below(random, 4); i > 0; --i)
        layout.constraints.push_back(
            randomConstraint(static_cast<ConstraintKind>(random.below(kConstraintKindCount)), layout, random));
    if (random.below(4) == 0) {
        Constraint& unknown = layout.constraints.emplace_back();
        unknown.type = "wormhole";
        unknown.unknownMembers = R"({"depth":{"a":[3]}})";
    }
    Grid givens(layout.shape);
    for (int i = below(random, 12); i > 0; --i)
        givens.set(anyCell(layout.shape, random), Digit(1 + below(random, layout.symbols.count())));
    const Decoration decoration = randomDecoration(layout.shape, random);
    Puzzle puzzle(std::move(layout), std::move(givens));
    if (random.below(3) == 0)
        puzzle.setDecoration(decoration);
    return puzzle;
}

std::vector<Cell> randomLine(const BoardShape& shape, int length, RandomSource& random) {
    std::vector<Cell> cells{anyCell(shape, random)};
    while (static_cast<int>(cells.size()) < length) {
        std::vector<Cell> next;
        for (int down = -1; down <= 1; ++down)
            for (int right = -1; right <= 1; ++right) {
                const auto cell = shape.cellAt(shape.row(cells.back()) + down, shape.column(cells.back()) + right);
                if (cell && std::ranges::find(cells, *cell) == cells.end())
                    next.push_back(*cell);
            }
        if (next.empty())
            break;
        cells.push_back(next[random.below(static_cast<std::uint32_t>(next.size()))]);
    }
    return cells;
}

Constraint randomConstraint(ConstraintKind kind, const Layout& layout, RandomSource& random) {
    const ConstraintRow& row = constraintRow(kind);
    Constraint constraint;
    constraint.kind = kind;
    placeParts(constraint, row, layout.shape, random);
    if (row.shape == Shape::outside)
        constraint.place = place(layout.shape, kind == ConstraintKind::littleKiller, random);
    const int highest = layout.symbols.highest().value_or(1);
    if (row.value == ConstraintNumber::required || (row.value == ConstraintNumber::optional && below(random, 2) == 0))
        constraint.values = {
            1 + below(random, row.shape == Shape::outside || kind == ConstraintKind::cage ? 2 * highest : highest)};
    if (kind == ConstraintKind::modular)
        constraint.values = {2 + below(random, 2)};
    if (kind == ConstraintKind::leaper)
        constraint.values = {below(random, 3), 1 + below(random, 3)};
    if (kind == ConstraintKind::negative)
        constraint.text = std::array{"difference", "ratio", "sum"}[random.below(3)];
    if (row.needsDigits || (kind == ConstraintKind::leaper && below(random, 2) == 0)) {
        for (int i = 1 + below(random, kind == ConstraintKind::numberedRoom ? 1 : 2); i > 0; --i)
            constraint.digits.push_back(Digit(1 + below(random, layout.symbols.count())));
        std::ranges::sort(constraint.digits);
    }
    if (kind == ConstraintKind::pairRule)
        constraint.text =
            std::array{"abs(a-b)=2", "a+b<=5", "a*b%3=2 or not a<b", "max(a,b)=3 and min(a,b)!=1"}[random.below(4)];
    if (kind == ConstraintKind::lineRule)
        constraint.text = std::array{".*1.*", "[12]+[34]*", "(1|2.)*", "[^3]{1,2}.?.?.?"}[random.below(4)];
    return constraint;
}

Constraint unfinishedConstraint(ConstraintKind kind, const Layout& layout, RandomSource& random) {
    Constraint constraint = randomConstraint(kind, layout, random);
    for (std::vector<Cell>& part : constraint.parts)
        if (below(random, 2) == 0)
            part.resize(std::min<std::size_t>(part.size(), random.below(2)));
    if (below(random, 4) == 0)
        constraint.parts.resize(std::min<std::size_t>(constraint.parts.size(), random.below(2)));
    if (below(random, 2) == 0)
        constraint.values.clear();
    if (below(random, 2) == 0)
        constraint.digits.clear();
    if (below(random, 2) == 0)
        constraint.place.reset();
    if (below(random, 2) == 0)
        constraint.text.clear();
    return constraint;
}

}  // namespace nonet::test
