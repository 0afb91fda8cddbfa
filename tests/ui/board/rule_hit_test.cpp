#include "core/rules/constraint_catalogue.h"
#include "tests/core/rules/random_constraints.h"
#include "ui/board/rule_hit.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

BoardPicture with(std::vector<Constraint> constraints) {
    Layout layout;
    layout.constraints = std::move(constraints);
    BoardPicture picture;
    picture.puzzle = Puzzle(layout, Grid());
    return picture;
}

TEST(RuleHit, IsTheSignUnderThePointerAndNoOther) {
    Constraint clue;
    clue.kind = ConstraintKind::sandwich;
    clue.values = {15};
    clue.place = OutsidePlace{-1, 2, 1, 0};
    Constraint dot;
    dot.kind = ConstraintKind::difference;
    dot.parts = {{Cell(0), Cell(1)}};
    Constraint four;
    four.kind = ConstraintKind::quadruple;
    four.parts = {{Cell(40), Cell(41), Cell(49), Cell(50)}};
    Constraint line;
    line.kind = ConstraintKind::thermometer;
    line.parts = {{Cell(60), Cell(61)}};
    BoardPicture picture = with({clue, dot, four, line});
    const BoardMetrics metrics(picture.puzzle, QRectF(0, 0, 800, 800));
    const auto at = [&](double row, double column) {
        return rulesAt(metrics, picture, metrics.pointAt({row, column}));
    };
    EXPECT_EQ(at(-0.5, 2.5), std::vector{0});
    EXPECT_TRUE(at(-0.5, 3.5).empty());
    EXPECT_EQ(at(0.5, 1), std::vector{1});
    EXPECT_TRUE(at(0.5, 0.5).empty()) << "the middle of a cell is the cell's";
    EXPECT_EQ(at(5.1, 5.1), std::vector{2});
    EXPECT_TRUE(at(6.5, 6.9).empty()) << "a line lies in cells";
    picture.fogged = {Cell(0), Cell(1)};
    EXPECT_TRUE(at(0.5, 1.01).empty()) << "in fog";
    picture.fogged.clear();
    dot.isHidden = true;
    picture = with({dot});
    EXPECT_TRUE(at(0.5, 1).empty()) << "not drawn";
}

TEST(RuleHit, EveryClueBesideABoardIsFoundInItsPlace) {
    RandomSource random(17);
    for (int kind = 0; kind < kConstraintKindCount; ++kind) {
        Constraint made = test::randomConstraint(static_cast<ConstraintKind>(kind), Layout(), random);
        made.isHidden = false;
        const BoardPicture picture = with({made});
        const BoardMetrics metrics(picture.puzzle, QRectF(0, 0, 800, 800));
        if (made.place) {
            EXPECT_EQ(rulesAt(metrics, picture, metrics.placeRect(made.place->row, made.place->column).center()),
                      std::vector{0})
                << constraintRow(made.kind).id;
        }
    }
}

}  // namespace
}  // namespace nonet
