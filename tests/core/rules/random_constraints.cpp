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

}  // namespace nonet::test
