#include "core/batch/dug_puzzles.h"
#include "core/foundation/stable_hash.h"
#include "core/generators/dig.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <span>

namespace nonet {
namespace {

std::vector<ClassicDigits> dug(const DigRun& run) {
    std::vector<ClassicDigits> puzzles;
    EXPECT_EQ(digPuzzles(run,
                         [&](const ClassicDigits& puzzle) {
                             puzzles.push_back(puzzle);
                             return true;
                         }),
              run.count);
    return puzzles;
}

TEST(DugPuzzles, AreTheSameForASeedWhateverTheThreads) {
    const std::vector<ClassicDigits> one = dug({.seed = 5, .count = 1000, .threads = 1});
    ASSERT_EQ(one.size(), 1000U);
    for (const int threads : {2, 3, 8})
        EXPECT_EQ(dug({.seed = 5, .count = 1000, .threads = threads}), one);
    const std::vector<ClassicDigits> shorter = dug({.seed = 5, .count = 70, .threads = 2});
    EXPECT_TRUE(std::ranges::equal(shorter, std::span(one).first(70)));
    EXPECT_NE(dug({.seed = 6, .count = 1}).front(), one.front());
    EXPECT_EQ(digPiece(5, 1).front(), one[kPuzzlesADigPiece]);
}

TEST(DugPuzzles, AreTheSameOnEveryMachine) {
    // Changes only where the random source, the random grids or the digger is meant to change.
    StableHash hash;
    for (const ClassicDigits& puzzle : dug({.seed = 42, .count = 100, .threads = 2}))
        for (const std::uint8_t value : puzzle.values)
            hash.add(std::uint64_t{value});
    EXPECT_EQ(hash.value(), 12727444425073078091ULL);
}

TEST(DugPuzzles, EndWhereTheTakerOrAStopSaysSo) {
    int left = 100;
    EXPECT_EQ(digPuzzles({.count = 1'000'000'000, .threads = 2}, [&](const ClassicDigits&) { return left-- > 0; }),
              100U);
    std::stop_source source;
    std::uint64_t taken = 0;
    const std::uint64_t told = digPuzzles(
        {.count = 1'000'000'000, .threads = 2},
        [&](const ClassicDigits&) {
            if (++taken == 200)
                source.request_stop();
            return true;
        },
        source.get_token());
    EXPECT_EQ(told, taken);
    EXPECT_GE(taken, 200U);
    EXPECT_EQ(dug({.count = 0}).size(), 0U);
}

}  // namespace
}  // namespace nonet
