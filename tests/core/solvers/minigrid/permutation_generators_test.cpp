#include "core/solvers/minigrid/permutation_generators.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <set>

namespace nonet {
namespace {

Elements sortedUpTo(int size) {
    Elements all(static_cast<std::size_t>(size));
    std::iota(all.begin(), all.end(), 1);
    return all;
}

template <typename Generator>
std::vector<GeneratorVertex> allOf(Generator generator) {
    std::vector<GeneratorVertex> vertices;
    while (const std::optional<GeneratorVertex> vertex = generator.next())
        vertices.push_back(*vertex);
    EXPECT_FALSE(generator.next());
    return vertices;
}

/// Runs a shuffle 6,000 times: each of the six permutations of three must come up about a thousand times.
template <typename Shuffle, typename Result>
void expectEvenly(const Result& result) {
    std::map<Elements, int> counts;
    for (std::uint64_t piece = 0; piece < 6000; ++piece) {
        Shuffle shuffle(3, RandomSource::forPiece(5, piece));
        while (shuffle.next()) {
        }
        ++counts[result(shuffle)];
    }
    ASSERT_EQ(counts.size(), 6U);
    for (const auto& [permutation, count] : counts)
        EXPECT_NEAR(count, 1000, 120);
}

TEST(PermutationGenerators, ShufflesAreEven) {
    expectEvenly<NaiveRandomPermutation>([](const auto& shuffle) { return shuffle.list(); });
    expectEvenly<FisherYatesShuffle>([](const auto& shuffle) { return shuffle.list(); });
    expectEvenly<DurstenfeldShuffle>([](const auto& shuffle) { return shuffle.elements(); });
}

TEST(PermutationGenerators, NaiveDrawsTellTheirRepeats) {
    NaiveRandomPermutation naive(9, RandomSource(3));
    int repeats = 0;
    while (const auto step = naive.next()) {
        repeats += step->isRepeat ? 1 : 0;
        EXPECT_LE(step->comparisons, static_cast<int>(naive.list().size()));
        if (!step->isRepeat) {
            EXPECT_EQ(naive.list().back(), step->trial);
            EXPECT_EQ(step->comparisons, static_cast<int>(naive.list().size()) - 1);
        }
    }
    EXPECT_GT(repeats, 0);
    Elements list = naive.list();
    std::ranges::sort(list);
    EXPECT_EQ(list, sortedUpTo(9));
}

TEST(PermutationGenerators, FisherYatesStrikesTheKthThatIsLeft) {
    FisherYatesShuffle shuffle(9, RandomSource(4));
    std::vector<int> left = sortedUpTo(9);
    while (const auto step = shuffle.next()) {
        const auto struck = left.begin() + step->roll - 1;
        EXPECT_EQ(*struck, step->struck);
        EXPECT_TRUE(shuffle.struck()[static_cast<std::size_t>(step->struck - 1)]);
        left.erase(struck);
    }
    EXPECT_TRUE(left.empty());
}

TEST(PermutationGenerators, DurstenfeldTakesOneStepLessThanElements) {
    DurstenfeldShuffle shuffle(9, RandomSource(4));
    int steps = 0;
    while (const auto step = shuffle.next()) {
        EXPECT_EQ(step->place, steps++);
        EXPECT_GE(step->with, step->place);
    }
    EXPECT_EQ(steps, 8);
    EXPECT_FALSE(DurstenfeldShuffle(0, RandomSource(1)).next());
}

TEST(PermutationGenerators, ArnowsTreeAsInTheFigure) {
    std::vector<Elements> permutations;
    for (const GeneratorVertex& vertex : allOf(ArnowTree(3))) {
        permutations.push_back(vertex.permutation);
        EXPECT_EQ(vertex.permutation[static_cast<std::size_t>(vertex.gap)], vertex.level);
    }
    EXPECT_EQ(
        permutations,
        (std::vector<Elements>{{1}, {2, 1}, {3, 2, 1}, {2, 3, 1}, {2, 1, 3}, {1, 2}, {3, 1, 2}, {1, 3, 2}, {1, 2, 3}}));
}

TEST(PermutationGenerators, LatifsTreeAsInTheFigure) {
    std::vector<Elements> permutations;
    for (const GeneratorVertex& vertex : allOf(LatifTree(3)))
        permutations.push_back(vertex.permutation);
    EXPECT_EQ(permutations, (std::vector<Elements>{{},
                                                   {1},
                                                   {1, 2},
                                                   {1, 2, 3},
                                                   {1, 3},
                                                   {1, 3, 2},
                                                   {2},
                                                   {2, 1},
                                                   {2, 1, 3},
                                                   {2, 3},
                                                   {2, 3, 1},
                                                   {3},
                                                   {3, 1},
                                                   {3, 1, 2},
                                                   {3, 2},
                                                   {3, 2, 1}}));
}

TEST(PermutationGenerators, TreesEndInEveryPermutation) {
    const auto leaves = [](const std::vector<GeneratorVertex>& vertices) {
        std::set<Elements> found;
        for (const GeneratorVertex& vertex : vertices)
            if (vertex.level == 5)
                found.insert(vertex.permutation);
        return found;
    };
    const auto arnow = allOf(ArnowTree(5));
    const auto latif = allOf(LatifTree(5));
    EXPECT_EQ(arnow.size(), 1U + 2 + 6 + 24 + 120);
    EXPECT_EQ(latif.size(), 1U + 5 + 20 + 60 + 120 + 120);
    EXPECT_EQ(leaves(arnow).size(), 120U);
    EXPECT_EQ(leaves(arnow), leaves(latif));
    EXPECT_EQ(allOf(ArnowTree(1)).size(), 1U);
}

}  // namespace
}  // namespace nonet
