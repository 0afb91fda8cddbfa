#include "core/foundation/fixed_list.h"
#include "core/foundation/random_source.h"
#include "core/foundation/result.h"
#include "core/foundation/stable_hash.h"
#include "core/foundation/stop_poll.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace nonet {
namespace {

TEST(RandomSource, RepeatsForItsSeedAndDiffersForOthers) {
    RandomSource a(7);
    RandomSource b(7);
    RandomSource c(8);
    for (int i = 0; i < 100; ++i) {
        const std::uint64_t value = a.next();
        EXPECT_EQ(value, b.next());
        EXPECT_NE(value, c.next());
    }
}

TEST(RandomSource, StaysBelowItsBoundAndReachesAllOfIt) {
    RandomSource random(1);
    std::vector<int> seen(9);
    for (int i = 0; i < 9000; ++i)
        ++seen[random.below(9)];
    // Nine bins of 1000 on average, standard deviation about 30.
    for (const int count : seen)
        EXPECT_NEAR(count, 1000, 150);
}

TEST(RandomSource, ShufflesToAPermutation) {
    RandomSource random(5);
    std::vector<int> items = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    const std::vector<int> before = items;
    random.shuffle(items);
    EXPECT_TRUE(std::is_permutation(items.begin(), items.end(), before.begin()));
    EXPECT_NE(items, before);
}

TEST(RandomSource, GivesEachPieceItsOwnNumbers) {
    EXPECT_NE(RandomSource::forPiece(1, 0).next(), RandomSource::forPiece(1, 1).next());
    EXPECT_NE(RandomSource::forPiece(1, 0).next(), RandomSource::forPiece(2, 0).next());
}

TEST(StableHash, MatchesThePublishedVector) {
    // FNV-1a test vector: "foobar".
    EXPECT_EQ(StableHash().add("foobar").value(), 0x85944171f73967e8ULL);
}

TEST(StopPoll, NoticesWithinItsInterval) {
    std::stop_source source;
    StopPoll poll(source.get_token(), 10);
    EXPECT_FALSE(poll.shouldStop());
    source.request_stop();
    int calls = 1;
    while (!poll.shouldStop())
        ++calls;
    EXPECT_LE(calls, 10);
    EXPECT_TRUE(poll.shouldStop());
}

TEST(Result, HoldsAValueOrAnError) {
    const Result<std::string> good(std::string("yes"));
    const Result<std::string> bad(Error{.code = ErrorCode::badSymbol, .subject = "?", .line = 3, .column = 4});
    EXPECT_TRUE(good);
    EXPECT_EQ(*good, "yes");
    EXPECT_FALSE(bad);
    EXPECT_EQ(bad.error().line, 3);
}

TEST(FixedList, KeepsWhatWasPushed) {
    FixedList<int, 3> list{1, 2};
    list.push(3);
    EXPECT_TRUE(list.isFull());
    list.pop();
    EXPECT_EQ(list, (FixedList<int, 3>{1, 2}));
}

}  // namespace
}  // namespace nonet
