// The value that a rule has in a fill makes it hold there, whatever its kind.
#include "core/rules/value_from.h"
#include "tests/core/rules/random_constraints.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Layout kNineByNine{Geometry()};

/// A solved board, shifted from row to row.
Grid solvedNine() {
    Grid grid;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column)
            grid.set(Cell(9 * row + column), Digit((3 * row + row / 3 + column) % 9 + 1));
    return grid;
}

Grid randomGrid(const BoardShape& shape, RandomSource& random) {
    Grid grid(shape);
    for (const Cell cell : shape.cells())
        grid.set(cell, Digit(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(shape.symbolCount())))));
    return grid;
}

Constraint ruleOver(ConstraintKind kind, std::vector<Cell> cells) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = {std::move(cells)};
    return constraint;
}

Constraint clueAt(ConstraintKind kind, OutsidePlace place) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.place = place;
    return constraint;
}

bool holdsIn(const Constraint& constraint, const Layout& layout, const Grid& fill) {
    const RuleBoard board(layout);
    const MadeRule made = ruleOf(constraint, board);
    const Rule* rule = std::get_if<Rule>(&made);
    return rule != nullptr && rule->holds(FullBoard(fill, board.numbers()));
}

std::optional<int> numberIn(const Constraint& constraint, const Grid& fill = solvedNine()) {
    const std::optional<Constraint> found = valueFrom(constraint, kNineByNine, fill);
    return found ? found->value() : std::nullopt;
}

/// 1 to 9 in the first row, 4 to 9 and 1 to 3 in the second.
TEST(ValueFrom, SaysWhatStandsThere) {
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::cage, {Cell(0), Cell(1), Cell(9)})), 1 + 2 + 4);
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::sum, {Cell(1), Cell(2)})), 5);
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::difference, {Cell(0), Cell(9)})), 3);
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::ratio, {Cell(0), Cell(9)})), 4);
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::ratio, {Cell(1), Cell(2)})), std::nullopt) << "2 and 3";
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::whisper, {Cell(0), Cell(9), Cell(1)})), 2)
        << "no more than between 4 and 2";
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::greater, {Cell(3), Cell(4)})), 3);
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::less, {Cell(3), Cell(4)})), 6);
    EXPECT_EQ(numberIn(clueAt(ConstraintKind::sandwich, {0, -1, 0, 1})), 35);
    EXPECT_EQ(numberIn(clueAt(ConstraintKind::sandwich, {1, -1, 0, 1})), 0) << "9 and 1 stand together";
    EXPECT_EQ(numberIn(clueAt(ConstraintKind::xSum, {1, -1, 0, 1})), 4 + 5 + 6 + 7);
    EXPECT_EQ(numberIn(clueAt(ConstraintKind::skyscraper, {0, -1, 0, 1})), 9);
    EXPECT_EQ(numberIn(clueAt(ConstraintKind::skyscraper, {0, 9, 0, -1})), 1);
    EXPECT_EQ(numberIn(clueAt(ConstraintKind::littleKiller, {-1, 7, 1, 1})), 9);
    const auto room = valueFrom(clueAt(ConstraintKind::numberedRoom, {1, -1, 0, 1}), kNineByNine, solvedNine());
    ASSERT_TRUE(room);
    EXPECT_EQ(room->digits, std::vector{Digit(7)}) << "the fourth";
    const auto corner = valueFrom(ruleOver(ConstraintKind::quadruple, {Cell(0), Cell(1), Cell(9), Cell(10)}),
                                  kNineByNine, solvedNine());
    ASSERT_TRUE(corner);
    EXPECT_EQ(corner->digits, (std::vector{Digit(1), Digit(2), Digit(4), Digit(5)}));
}

TEST(ValueFrom, KeepsTheRest) {
    Constraint cage = ruleOver(ConstraintKind::cage, {Cell(0), Cell(1)});
    cage.values = {17};
    cage.isHidden = true;
    cage.colour = "#30a060";
    const auto found = valueFrom(cage, kNineByNine, solvedNine());
    cage.values = {3};
    EXPECT_EQ(found, cage);
}

TEST(ValueFrom, OfBlanksAndOfRulesWithoutAValueThereIsNone) {
    Grid some = solvedNine();
    some.clear(Cell(1));
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::cage, {Cell(0), Cell(1)}), some), std::nullopt);
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::cage, {Cell(0), Cell(2)}), some), 4) << "the blank lies elsewhere";
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::cage, {Cell(0), Cell(13)})), 9);
    EXPECT_EQ(numberIn(ruleOver(ConstraintKind::cage, {Cell(3), Cell(9)})), std::nullopt) << "two fours";
    EXPECT_FALSE(valueFrom(ruleOver(ConstraintKind::thermometer, {Cell(0), Cell(1)}), kNineByNine, solvedNine()));
    EXPECT_FALSE(valueFrom(ruleOver(ConstraintKind::negative, {}), kNineByNine, solvedNine()));
    EXPECT_FALSE(valueFrom(ruleOver(ConstraintKind::cage, {}), kNineByNine, solvedNine()));
    EXPECT_FALSE(valueFrom(ruleOver(ConstraintKind::cage, {Cell(0), Cell(200)}), kNineByNine, solvedNine()));
    EXPECT_FALSE(valueFrom(Constraint(), kNineByNine, solvedNine()));
}

/// Over the catalogue: what is found holds, and where any value would, one is found.
TEST(ValueFrom, EveryKindWithAValueHoldsWithIt) {
    RandomSource random(91);
    for (const ConstraintRow& row : constraintCatalogue()) {
        const bool hasValue = row.value != ConstraintNumber::none || row.needsDigits;
        int found = 0;
        for (int round = 0; round < 60; ++round) {
            const Layout layout = round % 2 == 0 ? kNineByNine : test::randomVariant(random).layout();
            const Constraint constraint = test::randomConstraint(row.kind, layout, random);
            const Grid fill = round % 4 == 0 ? solvedNine() : randomGrid(layout.shape, random);
            SCOPED_TRACE(std::string(row.id));
            const std::optional<Constraint> taken = valueFrom(constraint, layout, fill);
            if (taken) {
                EXPECT_TRUE(holdsIn(*taken, layout, fill));
                Constraint plain = *taken;
                plain.values = constraint.values;
                plain.digits = constraint.digits;
                EXPECT_EQ(plain, constraint) << "nothing else is another";
                ++found;
            } else if (hasValue && row.group != ConstraintGroup::wholeBoard && !row.needsDigits) {
                // Modulo less than 2, and pieces of nothing, say nothing.
                const bool isDull = row.kind == ConstraintKind::modular || row.kind == ConstraintKind::sumLine;
                for (int value = isDull ? 2 : 0; value <= 40; ++value) {
                    Constraint other = constraint;
                    other.values = {value};
                    EXPECT_FALSE(holdsIn(other, layout, fill)) << value;
                }
            }
        }
        EXPECT_EQ(takesValue(row.kind), hasValue && row.group != ConstraintGroup::wholeBoard) << row.id;
        EXPECT_EQ(found > 3, takesValue(row.kind)) << row.id << ' ' << found;
    }
}

}  // namespace
}  // namespace nonet
