#include "core/foundation/random_source.h"
#include "core/solvers/propagation/peer_sweep.h"

#include <gtest/gtest.h>

namespace nonet::propagation {
namespace {

constexpr int kVariables = 130;
constexpr std::size_t kPadded = 160;

Model withRandomPeers(RandomSource& random) {
    Model model;
    model.variableCount = kVariables;
    model.wordsPerSet = kPadded / 64 + 1;
    model.peerBits.resize(kVariables * model.wordsPerSet);
    for (Variable a = 0; a < kVariables; ++a)
        for (Variable b = 0; b < kVariables; ++b)
            if (a != b && random.below(6) == 0)
                model.peerBits[a * model.wordsPerSet + b / 64] |= std::uint64_t{1} << (b % 64);
    return model;
}

template <typename Bits>
struct Position {
    std::vector<Bits> domains;
    std::vector<std::uint64_t> changed = std::vector<std::uint64_t>(kPadded / 64 + 1);
    Variable emptied = Model::kNone;
    bool holds = false;
};

template <typename Bits>
class PeerSweepTest : public testing::Test {};
using Words = testing::Types<std::uint16_t, std::uint32_t, std::uint64_t>;
TYPED_TEST_SUITE(PeerSweepTest, Words);

TYPED_TEST(PeerSweepTest, DoesTheSameByVectorsAndByWords) {
    RandomSource random(3);
    int failures = 0;
    for (int round = 0; round < 200; ++round) {
        const Model model = withRandomPeers(random);
        const PeerSweep<TypeParam> sweep(model);
        Position<TypeParam> before;
        before.domains.assign(kPadded, 1);
        for (int i = 0; i < kVariables; ++i)
            before.domains[static_cast<std::size_t>(i)] =
                static_cast<TypeParam>(1 + random.below(round % 2 == 0 ? 7 : 200));
        const auto fixed = static_cast<Variable>(random.below(kVariables));
        const auto symbol = static_cast<TypeParam>(1U << random.below(8));
        const auto run = [&](auto method) {
            Position<TypeParam> after = before;
            Space<TypeParam> space(after.domains.data(), after.changed.data());
            after.holds = method(space);
            after.emptied = space.emptied();
            return after;
        };
        const auto vectors = run([&](auto& space) { return sweep.run(fixed, symbol, space); });
        const auto words = run([&](auto& space) { return sweep.sweepWords(fixed, symbol, space); });
        ASSERT_EQ(vectors.emptied, words.emptied);
        ASSERT_EQ(vectors.holds, words.holds);
        // A sweep that empties a domain ends with its block.
        if (vectors.holds) {
            ASSERT_EQ(vectors.domains, words.domains);
            ASSERT_EQ(vectors.changed, words.changed);
        }
#if defined(__SSE2__)
        const auto narrow = run([&](auto& space) { return sweep.sweepVectors(fixed, symbol, space); });
        ASSERT_EQ(narrow.domains, words.domains);
        ASSERT_EQ(narrow.changed, words.changed);
        ASSERT_EQ(narrow.emptied, words.emptied);
        ASSERT_EQ(narrow.holds, words.holds);
#endif
        failures += vectors.holds ? 0 : 1;
        if (!vectors.holds)
            continue;
        for (int i = 0; i < kVariables; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const bool isPeer = model.arePeers(fixed, static_cast<Variable>(i));
            ASSERT_EQ(vectors.domains[at],
                      static_cast<TypeParam>(before.domains[at] & ~(isPeer ? symbol : TypeParam{0})));
            ASSERT_EQ((vectors.changed[at / 64] >> (at % 64) & 1U) != 0, vectors.domains[at] != before.domains[at]);
        }
    }
    EXPECT_GT(failures, 20);
    EXPECT_LT(failures, 180);
}

}  // namespace
}  // namespace nonet::propagation
