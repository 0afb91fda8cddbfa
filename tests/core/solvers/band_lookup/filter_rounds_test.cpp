#include "core/solvers/band_lookup/filter_rounds.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

void expectSameEnd(const ClassicMarks& marks) {
    const FilterRounds rounds = filterRounds(marks);
    MiniLineTrios left = rounds.start;
    ClassicMarks candidates = marks;
    for (const FilterRound& round : rounds.rounds) {
        for (std::size_t i = 0; i < left.size(); ++i) {
            ASSERT_TRUE(left[i].containsAll(round.removedByConfigurations[i] | round.removedByCells[i]));
            ASSERT_FALSE(round.removedByConfigurations[i].intersects(round.removedByCells[i]));
            left[i] -= round.removedByConfigurations[i] | round.removedByCells[i];
        }
        ASSERT_EQ(left, round.trios);
        for (std::size_t i = 0; i < 81; ++i)
            ASSERT_EQ(round.candidates.sets[i] & ~candidates.sets[i], 0);
        candidates = round.candidates;
    }
    LookupPosition position = LookupPosition::from(marks);
    FilterCounts counts;
    const bool isPossible = position.filter(counts);
    ASSERT_EQ(isPossible, !rounds.rounds.back().isContradictory());
    if (!isPossible)
        return;
    ASSERT_TRUE(rounds.rounds.back().removesNothing());
    ASSERT_EQ(candidates, position.candidates());
    for (int i = 0; i < MiniLine::kCount; ++i)
        ASSERT_EQ(left[static_cast<std::size_t>(i)], position.trios(MiniLine(i))) << i;
}

TEST(FilterRounds, EndWhereTheSolversFilterEnds) {
    for (const char* line : {kInkala, kPartial, kPartialSolution})
        expectSameEnd(marksFrom(line));
    expectSameEnd(marksFrom(std::string(81, '.')));
    expectSameEnd(marksFrom("11" + std::string(79, '.')));
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(scaled(300)); ++piece)
        expectSameEnd(ClassicMarks::from(generatedBoard(piece)));
    for (const char* list : {"few_clues.txt", "extreme.txt", "clue17.txt", "hardest1106.txt"})
        for (const std::string& line : puzzleList(list, 100, 17))
            expectSameEnd(marksFrom(line));
}

TEST(FilterRounds, CountTheConfigurationsOfEachChute) {
    const FilterRounds empty = filterRounds(marksFrom(std::string(81, '.')));
    ASSERT_EQ(empty.rounds.size(), 1U);
    for (const std::uint32_t configurations : empty.rounds[0].configurations)
        EXPECT_EQ(configurations, 94'080U);
    EXPECT_TRUE(empty.rounds[0].removesNothing());
    const FilterRounds partial = filterRounds(marksFrom(kPartial));
    EXPECT_GT(partial.rounds.size(), 1U);
    for (const std::uint32_t configurations : partial.rounds.back().configurations)
        EXPECT_EQ(configurations, 1U);
}

TEST(TriosOfCells, SpreadTheirDigits) {
    const ClassicDigitSet ab = {Digit(1), Digit(2)};
    const ClassicDigitSet all = ClassicDigitSet::full();
    EXPECT_EQ(triosOfCells(all, all, all).count(), 84);
    EXPECT_EQ(triosOfCells(ab, all, all).count(), 84 - 35);
    EXPECT_EQ(triosOfCells(ab, ab, all).count(), 7);
    EXPECT_TRUE(triosOfCells(ab, ab, ab).isEmpty());
    EXPECT_TRUE(triosOfCells(ab, all, {}).isEmpty());
    EXPECT_EQ(triosOfCells({Digit(1)}, {Digit(2)}, {Digit(3)}), TrioSet(Trio(0)));
}

}  // namespace
}  // namespace nonet
