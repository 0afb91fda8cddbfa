#include "core/constructions/growing_count.h"
#include "core/constructions/semi_solver.h"
#include "core/constructions/sequence_text.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const std::string kBoard = "859437612612859437437612859785243961961785243243961785378124596596378124124596378";
const std::string kPuzzle = "8..........28......3..1.8...8...3.......852.....9...8...8....96..63...2..2....3..";

ClassicDigits puzzle() { return ClassicDigits::from(*gridFromLine(kPuzzle)); }

TEST(CountGrowing, CountsWhatTheSourceDoesNotSay) {
    std::uint64_t last = 0;
    int looks = 0;
    const auto limit = static_cast<std::uint64_t>(scaled(10'000'000));
    const GrowingCount all = countGrowing(puzzle(), limit, {}, [&](Progress now) {
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

TEST(CountGrowing, EndsAtItsLimit) {
    EXPECT_EQ(countGrowing(puzzle(), 100'000), (GrowingCount{.count = 100'000, .limitReached = true}));
    EXPECT_EQ(countGrowing(puzzle(), 10), (GrowingCount{.count = 10, .limitReached = true}));
    EXPECT_EQ(countGrowing(ClassicDigits(), 300'000).count, 300'000U);
    EXPECT_EQ(countGrowing(ClassicDigits::from(*gridFromLine(kBoard)), 2), (GrowingCount{.count = 1}));
}

TEST(CountGrowing, TheSourcesPuzzleWithEachBoxGiven) {
    const std::array<std::uint64_t, 9> expected = {3132, 5780, 2987, 6157, 39274, 8621, 27859, 3567, 74313};
    const Sequence list = std::get<SequenceReading>(sequenceFromText("859612437")).sequence;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) {
            const auto clues =
                std::get<Grid>(withBox(*gridFromLine(kPuzzle), list.shifted(i + 3 * j), BoxPosition{i, j}));
            EXPECT_EQ(countGrowing(ClassicDigits::from(clues), 1'000'000).count,
                      expected[static_cast<std::size_t>(3 * i + j)]);
        }
}

TEST(CountGrowing, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(countGrowing(puzzle(), 100, source.get_token()).wasStopped);
}

}  // namespace
}  // namespace nonet
