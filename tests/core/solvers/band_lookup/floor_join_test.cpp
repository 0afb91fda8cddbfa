#include "core/solvers/band_lookup/join_solver.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Column by column, the digits of the three floors are the nine.
bool completeEachOther(const std::array<BandFloors, 3>& bands, const FloorTriple& triple) {
    for (int column = 0; column < 9; ++column) {
        ClassicDigitSet digits;
        for (std::size_t band = 0; band < 3; ++band)
            for (int row = 0; row < 3; ++row)
                digits.insert(Digit(bands[band].floors[triple[band]].floor.at(row, column)));
        if (digits.count() != 9)
            return false;
    }
    return true;
}

TEST(FloorJoin, FindsEachTripleThatCompletesItself) {
    int several = 0;
    for (std::uint64_t piece = 0; piece < 60; ++piece) {
        const JoinBands start = floorsToJoin(ClassicMarks::from(generatedBoard(piece)));
        const auto& bands = start.bands;
        if (bands[0].count * bands[1].count * bands[2].count > 200'000)
            continue;
        std::vector<FloorTriple> expected;
        for (std::uint32_t a = 0; a < bands[0].count; ++a)
            for (std::uint32_t b = 0; b < bands[1].count; ++b)
                for (std::uint32_t c = 0; c < bands[2].count; ++c)
                    if (completeEachOther(bands, {a, b, c}))
                        expected.push_back({a, b, c});
        JoinedFloors found = joinFloors(bands, {.solutions = UINT64_MAX});
        EXPECT_EQ(found.count, expected.size());
        for (const FloorTriple& triple : found.triples)
            EXPECT_TRUE(joined(bands, triple).toGrid().isSolved(Geometry()));
        std::ranges::sort(found.triples);
        EXPECT_EQ(found.triples, expected);
        several += expected.size() > 1 ? 1 : 0;
    }
    EXPECT_GT(several, 0);
}

TEST(FloorJoin, TellsHowFarItIs) {
    const JoinBands start = floorsToJoin(marksFrom(kInkala));
    std::uint64_t last = 0;
    int calls = 0;
    joinFloors(start.bands, {}, {}, [&](Progress progress) {
        EXPECT_GE(progress.done, last);
        EXPECT_LT(progress.done, progress.total);
        last = progress.done;
        ++calls;
    });
    EXPECT_GT(calls, 0);
}

TEST(FloorJoin, KeepsNoListOfTooManyFloors) {
    const JoinBands start = floorsToJoin(marksFrom(kInkala), {}, 100);
    EXPECT_TRUE(start.hasTooManyFloors);
    for (const BandFloors& band : start.bands)
        EXPECT_EQ(band.floors.size(), band.count > 100 ? 0U : band.count);
    ClassicDigits contradiction;
    contradiction.set(Cell(0), Digit(1));
    contradiction.set(Cell(1), Digit(1));
    EXPECT_EQ(floorsToJoin(ClassicMarks::from(contradiction)).bands[0].count, 0U);
}

}  // namespace
}  // namespace nonet
