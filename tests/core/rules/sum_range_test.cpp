#include "core/rules/sum_range.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Constraint withSum(ConstraintKind kind, std::vector<Cell> cells, std::vector<int> values) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = {std::move(cells)};
    constraint.values = std::move(values);
    return constraint;
}

TEST(SumRange, IsThatOfDifferentNumbers) {
    const Layout nine{Geometry()};
    const std::vector<Cell> three{Cell(0), Cell(1), Cell(2)};
    EXPECT_EQ(sumRange(withSum(ConstraintKind::cage, three, {3}), nine), (SumRange{3, 6, 24}));
    EXPECT_EQ(sumRange(withSum(ConstraintKind::sum, {Cell(0), Cell(1)}, {10}), nine), (SumRange{2, 3, 17}));
    Layout fromZero{Geometry()};
    fromZero.symbols = SymbolSet(9, 0);
    EXPECT_EQ(sumRange(withSum(ConstraintKind::cage, three, {3}), fromZero), (SumRange{3, 3, 21}));
}

TEST(SumRange, IsNothingWithoutSumOrNumbers) {
    const Layout nine{Geometry()};
    std::vector<Cell> ten;
    for (int i = 0; i < 10; ++i)
        ten.push_back(Cell(i));
    EXPECT_FALSE(sumRange(withSum(ConstraintKind::cage, ten, {45}), nine));
    EXPECT_FALSE(sumRange(withSum(ConstraintKind::cage, {Cell(0)}, {}), nine));
    EXPECT_FALSE(sumRange(withSum(ConstraintKind::cage, {}, {5}), nine));
    EXPECT_FALSE(sumRange(withSum(ConstraintKind::thermometer, {Cell(0), Cell(1)}, {5}), nine));
}

}  // namespace
}  // namespace nonet
