#include "core/rules/too_many_cells.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Constraint line(ConstraintKind kind, int cells) {
    Constraint constraint;
    constraint.kind = kind;
    std::vector<Cell>& part = constraint.parts.emplace_back();
    for (int i = 0; i < cells; ++i)
        part.emplace_back(i);
    return constraint;
}

TEST(TooManyCells, WhereAllDigitsDiffer) {
    for (const ConstraintKind kind : {ConstraintKind::cage, ConstraintKind::thermometer, ConstraintKind::renban}) {
        EXPECT_EQ(tooManyCells(line(kind, 9), Layout()), std::nullopt);
        EXPECT_EQ(tooManyCells(line(kind, 10), Layout()), (TooManyCells{10, 9}));
    }
    EXPECT_EQ(tooManyCells(line(ConstraintKind::slowThermometer, 10), Layout()), std::nullopt) << "they may be equal";
    Constraint branches = line(ConstraintKind::thermometer, 6);
    branches.parts.push_back({Cell(0), Cell(9), Cell(18), Cell(27), Cell(36)});
    EXPECT_EQ(tooManyCells(branches, Layout()), std::nullopt) << "each branch begins anew";
}

}  // namespace
}  // namespace nonet
