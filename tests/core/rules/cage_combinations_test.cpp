// Combinations of a cage against brute force over its cells; the constraints that lie on a cell.
#include "core/foundation/random_source.h"
#include "core/rules/cage_combinations.h"
#include "core/rules/constraints_at.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

using Sets = std::vector<DigitSet>;

DigitSet digits(const std::vector<int>& values) {
    DigitSet set;
    for (const int value : values)
        set.insert(Digit(value));
    return set;
}

/// Every way to fill the cells from the candidates with different digits of that sum.
void fill(const std::vector<Cell>& cells, std::size_t next, int rest, DigitSet used, const CandidateGrid& candidates,
          std::set<DigitSet>& found) {
    if (next == cells.size()) {
        if (rest == 0)
            found.insert(used);
        return;
    }
    for (const Digit digit : candidates.at(cells[next]) - used)
        fill(cells, next + 1, rest - digit.value(), used | DigitSet(digit), candidates, found);
}

TEST(CageCombinations, AreThoseThatTheCellsCanBeFilledWith) {
    RandomSource random(11);
    const SymbolSet symbols(6);
    int withSome = 0;
    for (int round = 0; round < 400; ++round) {
        CandidateGrid candidates(6);
        std::vector<Cell> cells;
        const int size = 2 + static_cast<int>(random.below(3));
        for (int i = 0; i < size; ++i) {
            cells.push_back(Cell(i * 7));
            candidates.at(cells.back()) = DigitSet::fromBits(random.below(64));
        }
        const int sum = 3 + static_cast<int>(random.below(16));
        std::set<DigitSet> expected;
        fill(cells, 0, sum, {}, candidates, expected);
        const CageCombinations found = openCombinations(cells, sum, candidates, symbols, 100);
        EXPECT_TRUE(found.isComplete);
        EXPECT_EQ(std::set<DigitSet>(found.sets.begin(), found.sets.end()), expected);
        EXPECT_EQ(found.sets.size(), expected.size());
        withSome += expected.empty() ? 0 : 1;
    }
    EXPECT_GT(withSome, 50);
}

TEST(CageCombinations, ComeWithTheSmallestDigitsFirstAndAreCutWhereTheyAreMany) {
    const std::vector<Cell> cells = {Cell(0), Cell(1), Cell(2)};
    EXPECT_EQ(openCombinations(cells, 8, CandidateGrid(), SymbolSet(), 100).sets,
              (Sets{digits({1, 2, 5}), digits({1, 3, 4})}));
    const CageCombinations cut = openCombinations(cells, 15, CandidateGrid(), SymbolSet(), 3);
    EXPECT_EQ(cut.sets.size(), 3U);
    EXPECT_FALSE(cut.isComplete);
    EXPECT_TRUE(openCombinations(cells, 8, CandidateGrid(), SymbolSet(), 2).isComplete) << "just as many";
}

TEST(CageCombinations, ComputeWithTheNumbersOfTheSymbols) {
    const std::vector<Cell> cells = {Cell(0), Cell(1)};
    // Digit 1 is the symbol 0, and the last one has no number.
    EXPECT_EQ(openCombinations(cells, 1, CandidateGrid(4), SymbolSet(4, 0), 100).sets, (Sets{digits({1, 2})}));
    const SymbolSet withStar = *SymbolSet::of({"1", "2", "*"}, {1, 2, std::nullopt});
    EXPECT_EQ(openCombinations(cells, 3, CandidateGrid(3), withStar, 100).sets, (Sets{digits({1, 2})}));
}

TEST(CageCombinations, OfALargeCageAreGivenUpInTime) {
    std::vector<Cell> cells;
    for (int i = 0; i < 18; ++i)
        cells.emplace_back(i);
    CandidateGrid candidates(36);
    // No set can stand there, which only trying them all would tell.
    candidates.at(Cell(0)) = candidates.at(Cell(1)) = DigitSet(Digit(18));
    const CageCombinations found = openCombinations(cells, 333, candidates, SymbolSet(36), 10);
    EXPECT_FALSE(found.isComplete);
    EXPECT_TRUE(found.sets.empty());
}

TEST(ConstraintsAt, AreThoseThatNameTheCellAndCluesThatReadIt) {
    Layout layout;
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(0), Cell(1)}};
    Constraint knight;
    knight.kind = ConstraintKind::antiKnight;
    Constraint sandwich;
    sandwich.kind = ConstraintKind::sandwich;
    sandwich.values = {5};
    sandwich.place = OutsidePlace{.row = -1, .column = 1, .down = 1, .right = 0};
    layout.constraints = {cage, knight, sandwich};
    EXPECT_EQ(constraintsAt(Cell(0), layout), std::vector<int>{0});
    EXPECT_EQ(constraintsAt(Cell(1), layout), (std::vector<int>{0, 2}));
    EXPECT_EQ(constraintsAt(Cell(73), layout), std::vector<int>{2});
    EXPECT_TRUE(constraintsAt(Cell(40), layout).empty());
}

}  // namespace
}  // namespace nonet
