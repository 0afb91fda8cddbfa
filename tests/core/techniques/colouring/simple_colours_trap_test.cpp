#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(SimpleColoursTrap, ClearsWhatSeesBothColours) {
    const Step step =
        expectGolden(TechniqueId::simpleColoursTrap, {.board = {"r1c1345689-1", "r5c1345679-1", "r2346789c2-1"},
                                                      .result = {"r23c8-1", "r46c7-1"},
                                                      .broken = "r3c2+1"});
    EXPECT_EQ(test::candidatesIn(step, Role::colourA), test::candidatesOf({"r1c2-1", "r5c8-1"}));
    EXPECT_EQ(test::candidatesIn(step, Role::colourB), test::candidatesOf({"r1c7-1", "r5c2-1"}));
    EXPECT_EQ(linksOf(step).size(), 3U);
}

TEST(SimpleColoursTrap, FollowsBoxes) {
    expectGolden(TechniqueId::simpleColoursTrap,
                 {.board = {"r1c1345789-5", "r1345679c3-5", "r23c12-5"}, .result = {"r8c6-5"}, .broken = "r3c1+5"});
}

TEST(SimpleColoursTrap, FollowsManyPairs) {
    expectGolden(TechniqueId::simpleColoursTrap,
                 {.board = {"r1c2346789-3", "r2345789c5-3", "r6c1234678-3", "r1234579c9-3", "r8c1345678-3"},
                  .result = {"r23c2-3", "r79c1-3"},
                  .broken = "r4c9+3"});
}

/// Numbered as one walks them: each link starts from a cell that was there before, the first colour in front.
TEST(SimpleColoursTrap, NumbersItsLinksAlongTheWalk) {
    const Step step =
        expectGolden(TechniqueId::simpleColoursTrap,
                     {.board = {"r1c2346789-3", "r2345789c5-3", "r6c1234678-3", "r1234579c9-3", "r8c1345678-3"},
                      .result = {"r23c2-3", "r79c1-3"},
                      .broken = "r4c9+3"});
    const auto first = test::candidatesIn(step, Role::colourA);
    ClassicCellSet reached;
    for (const LineLink& link : linksOf(step)) {
        const Candidate from = link.from->candidates.front();
        const Candidate to = link.to->candidates.front();
        EXPECT_NE(std::ranges::find(first, from), first.end());
        EXPECT_TRUE(reached.isEmpty() || reached.contains(from.cell) || reached.contains(to.cell));
        reached |= {from.cell, to.cell};
    }
}

TEST(SimpleColoursTrap, LeavesOnePairToLockedCandidates) {
    EXPECT_TRUE(stepsOf(TechniqueId::simpleColoursTrap, test::boardOf({"r1c3456789-1"})).empty());
}

}  // namespace
}  // namespace nonet
