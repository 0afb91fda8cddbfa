#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/permutation_graph.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(PermutationGraph, OfTheWorkedExample) {
    const GraphBuild build = buildGraph(puzzleFrom(kR1));
    ASSERT_TRUE(build.isBuilt());
    EXPECT_EQ(build.permutations, 394U);
    EXPECT_EQ(build.graph.nodeCount(), 394U);
    EXPECT_EQ(build.graph.edgeCount(), 2'956U);
}

void expectRightEdges(const Puzzle& puzzle) {
    const GraphBuild build = buildGraph(puzzle);
    ASSERT_TRUE(build.isBuilt());
    const PermutationGraph& graph = build.graph;
    std::uint64_t edges = 0;
    std::uint64_t compared = 0;
    for (const BoxPair pair : boxPairs(puzzle.geometry())) {
        std::uint64_t ofPair = 0;
        for (std::uint32_t a = 0; a < graph.nodeCount(pair.first); ++a) {
            const GraphNode first{pair.first, a};
            std::vector<std::uint32_t> matches;
            for (std::uint32_t b = 0; b < graph.nodeCount(pair.second); ++b) {
                const GraphNode second{pair.second, b};
                const bool isMatch =
                    !findMismatch(graph.permutation(first), graph.permutation(second), puzzle.geometry());
                ASSERT_EQ(graph.areJoined(first, second), isMatch);
                ASSERT_EQ(graph.areJoined(second, first), isMatch);
                if (isMatch)
                    matches.push_back(b);
                ++compared;
            }
            ASSERT_EQ(graph.matches(first, pair.second), matches);
            ASSERT_EQ(graph.matchCount(first, pair.second), matches.size());
            ofPair += matches.size();
        }
        EXPECT_EQ(graph.edgeCount(pair), ofPair);
        edges += ofPair;
    }
    EXPECT_EQ(graph.edgeCount(), edges);
    EXPECT_EQ(build.compared, compared);
}

TEST(PermutationGraph, EdgesAreMatches) {
    expectRightEdges(puzzleFrom(kR1));
    expectRightEdges(Puzzle(Geometry(2, 2), Grid(4)));
    expectRightEdges(puzzleFrom(Geometry(2, 3), "1...5.....2..3....4.6......1.2......"));
    expectRightEdges(puzzleFrom(Geometry(3, 2), "1...5.....2..3....4.6......1.2......"));
}

TEST(PermutationGraph, SaysWhereItWouldBeTooLarge) {
    const GraphBuild build = buildGraph(Puzzle());
    EXPECT_TRUE(build.hasTooMany);
    EXPECT_FALSE(build.isBuilt());
    EXPECT_EQ(build.permutations, 3'265'920U);
    EXPECT_TRUE(buildGraph(puzzleFrom(kR1), {}, 1000).budgetRanOut);
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(buildGraph(puzzleFrom(kR1), source.get_token()).wasStopped);
}

}  // namespace
}  // namespace nonet
