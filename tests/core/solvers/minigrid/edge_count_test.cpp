#include "core/solvers/minigrid/edge_count.h"
#include "core/solvers/minigrid/permutation_graph.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(EdgeCount, OfTheWorkedExampleAndOfTheEmptyBoard) {
    EXPECT_EQ(countClassicEdges(puzzleFrom(kR1)), 2'956U);
    // Each permutation matches 56 signatures of 216 permutations in each of 18 pairs.
    EXPECT_EQ(countClassicEdges(Puzzle()), 18ULL * 362'880 * 56 * 216);
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(countClassicEdges(Puzzle(), source.get_token()));
}

TEST(EdgeCount, IsWhatTheGraphHas) {
    for (std::uint64_t piece = 0; piece < 10; ++piece) {
        const Puzzle puzzle(generatedBoard(piece).toGrid());
        const GraphBuild build = buildGraph(puzzle);
        if (build.isBuilt()) {
            EXPECT_EQ(countClassicEdges(puzzle), build.graph.edgeCount());
        }
    }
}

}  // namespace
}  // namespace nonet
