// Every kind of constraint, by its row in the catalogue: its meaning, its relations and the check of half-filled boards
// agree on random boards.
#include "core/rules/relation_check.h"
#include "core/rules/rulebook.h"
#include "tests/core/rules/random_constraints.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Layout layoutOf(int boxRows, int boxColumns) { return Layout(Geometry(boxRows, boxColumns)); }

Layout zeroBased() {
    Layout layout = layoutOf(2, 2);
    layout.symbols = SymbolSet(4, 0);
    return layout;
}

/// 5 x 6 with a hole, the last symbol without a number, two grids that share cells.
Layout odd() {
    Layout layout;
    layout.shape = BoardShape(5, 6, 5);
    layout.shape.setHoles({Cell(8)});
    layout.symbols = *SymbolSet::of({"1", "2", "3", "4", "*"}, {1, 2, 3, 4, std::nullopt});
    layout.grids = {SubGrid{0, 0, RegionMap::boxes(4, 4, 2, 2)}, SubGrid{1, 2, RegionMap::boxes(4, 4, 2, 2)}};
    return layout;
}

std::vector<Layout> layouts() { return {layoutOf(2, 2), layoutOf(2, 3), layoutOf(3, 3), zeroBased(), odd()}; }

/// Any symbols; in places where a repeat is likely not to matter, mostly different ones in a row.
Grid randomBoard(const Layout& layout, RandomSource& random) {
    Grid grid(layout.shape);
    const auto count = static_cast<std::uint32_t>(layout.symbols.count());
    const std::uint32_t shift = random.below(count);
    const bool isLatin = random.below(2) == 0;
    for (const Cell cell : layout.shape.cells()) {
        const std::uint32_t latin = static_cast<std::uint32_t>(layout.shape.row(cell) * (1 + static_cast<int>(shift)) +
                                                               layout.shape.column(cell)) %
                                    count;
        grid.set(cell, Digit::fromIndex(static_cast<int>(isLatin ? latin : random.below(count))));
    }
    return grid;
}

class EveryKind : public testing::TestWithParam<int> {
protected:
    ConstraintKind kind() const { return static_cast<ConstraintKind>(GetParam()); }
};

TEST_P(EveryKind, MeaningRelationsAndChecksAgree) {
    RandomSource random(static_cast<std::uint64_t>(GetParam()) + 11);
    int held = 0;
    int failed = 0;
    for (Layout& layout : layouts()) {
        for (int round = 0; round < 60; ++round) {
            layout.constraints = {test::randomConstraint(kind(), layout, random)};
            const RuleBoard board(layout);
            const MadeRule made = ruleOf(layout.constraints.front(), board);
            const Rule* rule = std::get_if<Rule>(&made);
            if (!rule)
                continue;
            for (int i = 0; i < 60; ++i) {
                const Grid full = randomBoard(layout, random);
                const bool holds = rule->holds(FullBoard(full, board.numbers()));
                const std::vector<Cell> broken = brokenCells(rule->relations(), board.numbers(), full);
                ASSERT_EQ(holds, broken.empty()) << constraintRow(kind()).id << " of " << layout.shape.rows();
                (holds ? held : failed) += 1;
                if (!holds)
                    continue;
                Grid part = full;
                for (const Cell cell : layout.shape.cells())
                    if (random.below(3) == 0)
                        part.clear(cell);
                ASSERT_TRUE(brokenCells(rule->relations(), board.numbers(), part).empty()) << constraintRow(kind()).id;
            }
        }
    }
    EXPECT_GT(failed, 100) << constraintRow(kind()).id;
    EXPECT_GT(held, kind() == ConstraintKind::entropy2x2 || kind() == ConstraintKind::taxicab ? 0 : 20)
        << constraintRow(kind()).id;
}

TEST_P(EveryKind, HasARowAndAName) {
    const ConstraintRow& row = constraintRow(kind());
    EXPECT_EQ(row.kind, kind());
    EXPECT_EQ(constraintKindOf(row.id), kind());
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryKind, testing::Range(0, kConstraintKindCount), [](const auto& each) {
    return std::string(constraintRow(static_cast<ConstraintKind>(each.param)).id);
});

}  // namespace
}  // namespace nonet
