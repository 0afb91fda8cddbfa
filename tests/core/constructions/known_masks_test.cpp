#include "core/constructions/count_in_pieces.h"
#include "core/constructions/known_masks.h"
#include "core/constructions/make_proper.h"
#include "core/constructions/mask.h"
#include "core/constructions/shift_cipher.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

struct Expected {
    std::uint64_t solutions;
    int digits;
};

TEST(KnownMasks, NoneMakesAProperPuzzleOfTheFamily) {
    const std::array<Expected, 6> expected = {
        {{3'032'318, 7}, {3'368, 8}, {6'567, 9}, {60'672, 8}, {3'961'527, 9}, {1'093'068, 6}}};
    const Grid board = shiftCipher(Sequence());
    const auto limit = static_cast<std::uint64_t>(scaled(10'000'000));
    for (std::size_t i = 0; i < kKnownMasks.size(); ++i) {
        const Result<CellSet> mask = maskFromLine(kKnownMasks[i].line);
        ASSERT_TRUE(mask);
        const Grid puzzle = masked(board, mask.value());
        EXPECT_EQ(digitsShown(puzzle).count(), expected[i].digits) << kKnownMasks[i].name;
        EXPECT_EQ(countInPieces(ClassicDigits::from(puzzle), limit).count, std::min(limit, expected[i].solutions))
            << kKnownMasks[i].name;
        const ProperRepair repair =
            makeProper(ClassicDigits::from(board), toClassicCellSet(mask.value()), RandomSource(1));
        EXPECT_TRUE(repair.isFewest()) << kKnownMasks[i].name;
        EXPECT_GT(repair.proved, 0) << kKnownMasks[i].name;
    }
}

TEST(KnownMasks, TheNumberOfSolutionsDependsOnTheMaskAlone) {
    const Result<CellSet> mask = maskFromLine(kKnownMasks[1].line);
    for (int turn = 0; turn < 9; ++turn) {
        const Grid puzzle = masked(shiftCipher(Sequence().shifted(turn)), mask.value());
        EXPECT_EQ(countInPieces(ClassicDigits::from(puzzle), 10'000).count, 3'368U);
    }
}

}  // namespace
}  // namespace nonet
