#include "core/constructions/count_in_pieces.h"
#include "core/constructions/semi_solver.h"
#include "core/constructions/sequence_text.h"
#include "tests/core/constructions/shift_example.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::kShiftBoard;
using test::kShiftPuzzle;

ClassicDigits shiftPuzzle() { return ClassicDigits::from(*gridFromLine(kShiftPuzzle)); }

TEST(CountInPieces, CountsWhatTheSourceDoesNotSay) {
    std::uint64_t last = 0;
    int looks = 0;
    const auto limit = static_cast<std::uint64_t>(scaled(10'000'000));
    const CountInPieces all = countInPieces(shiftPuzzle(), limit, {}, [&](Progress now) {
        EXPECT_GE(now.done, last);
        last = now.done;
        ++looks;
    });
    EXPECT_EQ(all.count, std::min<std::uint64_t>(limit, 3'032'318));
    EXPECT_EQ(all.limitReached, limit < 3'032'318);
    EXPECT_EQ(last, all.count);
    EXPECT_GT(looks, static_cast<int>(40 * testScale()));
    EXPECT_LT(looks, 400);
}

TEST(CountInPieces, EndsAtItsLimit) {
    EXPECT_EQ(countInPieces(shiftPuzzle(), 100'000), (CountInPieces{.count = 100'000, .limitReached = true}));
    EXPECT_EQ(countInPieces(shiftPuzzle(), 10), (CountInPieces{.count = 10, .limitReached = true}));
    EXPECT_EQ(countInPieces(ClassicDigits(), 300'000).count, 300'000U);
    EXPECT_EQ(countInPieces(ClassicDigits::from(*gridFromLine(kShiftBoard)), 2), (CountInPieces{.count = 1}));
}

TEST(CountInPieces, TheSourcesPuzzleWithEachBoxGiven) {
    const std::array<std::uint64_t, 9> expected = {3132, 5780, 2987, 6157, 39274, 8621, 27859, 3567, 74313};
    const Sequence list = std::get<SequenceReading>(sequenceFromText("859612437")).sequence;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) {
            const auto clues =
                std::get<Grid>(withBox(*gridFromLine(kShiftPuzzle), list.shifted(i + 3 * j), BoxPosition{i, j}));
            EXPECT_EQ(countInPieces(ClassicDigits::from(clues), 1'000'000).count,
                      expected[static_cast<std::size_t>(3 * i + j)]);
        }
}

TEST(CountInPieces, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(countInPieces(shiftPuzzle(), 100, source.get_token()).wasStopped);
}

}  // namespace
}  // namespace nonet
