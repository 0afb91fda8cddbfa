#include "core/rating/bottleneck.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Bottleneck, CountsEachResultOnce) {
    Grid almost =
        gridFromLine("812753649943682175675491283154237896369845721287169534521974368438526917796318452").value();
    almost.clear(Cell(2));
    almost.clear(Cell(40));
    const Position start = Position::fromPuzzle(Puzzle(almost));
    const SolvePath path = solvePath(start);
    // Each blank is a full house of three houses, a naked single and a hidden single.
    for (const CountedTechniques counted : {CountedTechniques::upToHardest, CountedTechniques::all}) {
        const BottleneckProfile profile = bottleneckProfile(start, path, {.counted = counted});
        EXPECT_EQ(profile.points, (std::vector<AvailableSteps>{{.placing = 2}, {.placing = 1}}));
        // Both cells can be filled from the start.
        EXPECT_EQ(profile.blanks, (std::vector<int>{2, 1}));
        EXPECT_EQ(profile.narrowestWhileOpen(), std::nullopt);
        EXPECT_EQ(profile.widthWhileOpen(), 2);
    }
    EXPECT_EQ(BottleneckProfile().widthWhileOpen(), 0);
}

TEST(Bottleneck, LeavesOutWhatIsHarderThanThePath) {
    // [Inverse]'s puzzle.
    const Puzzle puzzle(
        gridFromLine("4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15").value());
    const Position start = Position::fromPuzzle(puzzle);
    const SolvePath path = solvePath(start);
    const BottleneckProfile known = bottleneckProfile(start, path);
    const BottleneckProfile all = bottleneckProfile(start, path, {.counted = CountedTechniques::all});
    ASSERT_EQ(known.points.size(), path.steps.size());
    ASSERT_EQ(all.points.size(), path.steps.size());
    for (std::size_t i = 0; i < all.points.size(); ++i) {
        EXPECT_GE(known.points[i].total(), 1);
        EXPECT_GE(all.points[i].total(), known.points[i].total());
        EXPECT_EQ(all.points[i].placing, known.points[i].placing);
    }
    int width = 1000;
    for (std::size_t i = 0; i < known.points.size(); ++i)
        if (known.points[i].placing < known.blanks[i])
            width = std::min(width, known.points[i].total());
    EXPECT_EQ(known.widthWhileOpen(), width);
    ASSERT_TRUE(known.narrowestWhileOpen());
    EXPECT_TRUE(known.isOpen(*known.narrowestWhileOpen()));
    EXPECT_EQ(known.points[*known.narrowestWhileOpen()].total(), width);
    for (std::size_t i = 0; i < *known.narrowestWhileOpen(); ++i)
        EXPECT_TRUE(!known.isOpen(i) || known.points[i].total() > width);
    EXPECT_LT(bottleneckProfile(start, path, {.fewestWanted = width + 1}).points.size(), path.steps.size());
    EXPECT_EQ(bottleneckProfile(start, path, {.fewestWanted = width}).points.size(), path.steps.size());
}

TEST(Bottleneck, EndsWhereAskedTo) {
    Grid almost =
        gridFromLine("812753649943682175675491283154237896369845721287169534521974368438526917796318452").value();
    almost.clear(Cell(2));
    almost.clear(Cell(40));
    const Position start = Position::fromPuzzle(Puzzle(almost));
    std::stop_source source;
    source.request_stop();
    const BottleneckProfile stopped = bottleneckProfile(start, solvePath(start), {}, source.get_token());
    EXPECT_TRUE(stopped.wasStopped);
    EXPECT_TRUE(stopped.points.empty());
}

}  // namespace
}  // namespace nonet
