#include "core/rules/value_range.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Layout kNine{Geometry()};

Constraint of(ConstraintKind kind, std::vector<Cell> cells) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = {std::move(cells)};
    return constraint;
}

Constraint beside(ConstraintKind kind, OutsidePlace place) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.place = place;
    return constraint;
}

std::vector<Cell> firstOfRow(int count) {
    std::vector<Cell> cells;
    for (int i = 0; i < count; ++i)
        cells.push_back(Cell(i));
    return cells;
}

TEST(ValueRange, ACagesCellsDiffer) {
    EXPECT_EQ(valueRange(of(ConstraintKind::cage, firstOfRow(1)), kNine), (ValueRange{1, 9}));
    EXPECT_EQ(valueRange(of(ConstraintKind::cage, firstOfRow(2)), kNine), (ValueRange{3, 17}));
    EXPECT_EQ(valueRange(of(ConstraintKind::cage, firstOfRow(4)), kNine), (ValueRange{10, 30}));
    EXPECT_EQ(valueRange(of(ConstraintKind::cage, firstOfRow(9)), kNine), (ValueRange{45, 45}));
    EXPECT_EQ(valueRange(of(ConstraintKind::cage, {Cell(0), Cell(1), Cell(0)}), kNine), (ValueRange{3, 17}));
    const Layout six{Geometry(2, 3)};
    EXPECT_EQ(valueRange(of(ConstraintKind::cage, firstOfRow(3)), six), (ValueRange{6, 15}));
    Layout fromZero = kNine;
    fromZero.symbols = SymbolSet(9, 0);
    EXPECT_EQ(valueRange(of(ConstraintKind::cage, firstOfRow(2)), fromZero), (ValueRange{1, 15}));
}

TEST(ValueRange, ACageThatIsUnfinishedOrTooLargeHasTheBoards) {
    EXPECT_EQ(valueRange(of(ConstraintKind::cage, {}), kNine), (ValueRange{0, 45}));
    EXPECT_EQ(valueRange(of(ConstraintKind::cage, firstOfRow(10)), kNine), (ValueRange{0, 45}));
}

TEST(ValueRange, NeighboursDiffer) {
    const std::vector<Cell> pair = firstOfRow(2);
    EXPECT_EQ(valueRange(of(ConstraintKind::sum, pair), kNine), (ValueRange{3, 17}));
    EXPECT_EQ(valueRange(of(ConstraintKind::difference, pair), kNine), (ValueRange{1, 8}));
    EXPECT_EQ(valueRange(of(ConstraintKind::ratio, pair), kNine), (ValueRange{2, 9}));
    Layout twice = kNine;
    twice.counts.assign(9, 2);
    EXPECT_EQ(valueRange(of(ConstraintKind::sum, pair), twice), (ValueRange{2, 18}));
    EXPECT_EQ(valueRange(of(ConstraintKind::difference, pair), twice), (ValueRange{0, 8}));
    EXPECT_EQ(valueRange(of(ConstraintKind::ratio, pair), twice), (ValueRange{1, 9}));
}

TEST(ValueRange, ADiagonalMayRepeatFromBoxToBox) {
    const auto diagonal = [](std::int8_t column) { return beside(ConstraintKind::littleKiller, {-1, column, 1, 1}); };
    EXPECT_EQ(valueRange(diagonal(-1), kNine), (ValueRange{18, 72})) << "three boxes of three cells";
    EXPECT_EQ(valueRange(diagonal(5), kNine), (ValueRange{6, 24})) << "a box of three cells";
    EXPECT_EQ(valueRange(diagonal(4), kNine), (ValueRange{5, 35})) << "one, two, one";
    EXPECT_EQ(valueRange(diagonal(7), kNine), (ValueRange{1, 9}));
    EXPECT_EQ(valueRange(beside(ConstraintKind::littleKiller, {-1, 8, 1, 1}), kNine).most, 81) << "of no cell";
}

TEST(ValueRange, AClueBesideARow) {
    const OutsidePlace place{0, -1, 0, 1};
    EXPECT_EQ(valueRange(beside(ConstraintKind::sandwich, place), kNine), (ValueRange{0, 35}));
    EXPECT_EQ(valueRange(beside(ConstraintKind::xSum, place), kNine), (ValueRange{1, 45}));
    EXPECT_EQ(valueRange(beside(ConstraintKind::skyscraper, place), kNine), (ValueRange{1, 9}));
    const Layout six{Geometry(2, 3)};
    EXPECT_EQ(valueRange(beside(ConstraintKind::sandwich, place), six), (ValueRange{0, 14}));
    EXPECT_EQ(valueRange(beside(ConstraintKind::xSum, place), six), (ValueRange{1, 21}));
    EXPECT_EQ(valueRange(beside(ConstraintKind::skyscraper, place), six), (ValueRange{1, 6}));
}

/// Every puzzle's own numbers can be had: no range is too narrow.
TEST(ValueRange, HoldsWhatAFullBoardShows) {
    const auto digit = [](int row, int column) { return (3 * row + row / 3 + column) % 9 + 1; };
    for (int row = 0; row < 9; ++row) {
        const OutsidePlace place{static_cast<std::int8_t>(row), -1, 0, 1};
        const ValueRange xSum = valueRange(beside(ConstraintKind::xSum, place), kNine);
        int sum = 0;
        for (int column = 0; column < digit(row, 0); ++column)
            sum += digit(row, column);
        EXPECT_TRUE(sum >= xSum.least && sum <= xSum.most) << sum;
        const OutsidePlace falling{static_cast<std::int8_t>(row - 1), -1, 1, 1};
        const ValueRange diagonal = valueRange(beside(ConstraintKind::littleKiller, falling), kNine);
        int along = 0;
        for (int i = 0; row + i < 9; ++i)
            along += digit(row + i, i);
        EXPECT_TRUE(along >= diagonal.least && along <= diagonal.most) << along;
    }
}

}  // namespace
}  // namespace nonet
