#include "core/design/board_edits.h"
#include "core/design/constraint_edits.h"
#include "core/design/layout_difference.h"
#include "tests/core/design/design_samples.h"
#include "tests/core/rules/random_constraints.h"

#include <array>

namespace nonet {
namespace {

using Kind = ConstraintKind;
using test::at;
using test::constraint;
using Pairs = std::vector<std::pair<int, int>>;

const Constraint kCage = constraint(Kind::cage, {{at(0, 0), at(0, 1)}}, {7});
const Constraint kEven = constraint(Kind::even, {{at(4, 4)}});

TEST(LayoutDifference, AddedChangedGone) {
    const Puzzle earlier = test::puzzleOf({kCage, kEven, constraint(Kind::antiKing)});
    Constraint nine = kCage;
    nine.values = {9};
    Puzzle later = test::puzzleOf({constraint(Kind::odd, {{at(5, 5)}}), constraint(Kind::antiKing), nine});
    later.givens.set(at(3, 3), Digit(1));
    const LayoutDifference difference = differenceBetween(earlier, later);
    EXPECT_EQ(difference.added, std::vector{0});
    EXPECT_EQ(difference.gone, std::vector{1});
    EXPECT_EQ(difference.changed, (Pairs{{0, 2}}));
    EXPECT_EQ(difference.givens, std::vector{at(3, 3)});
    EXPECT_FALSE(difference.isBoardChanged || difference.areDrawingsChanged || difference.isEmpty());
}

TEST(LayoutDifference, EqualOnesAreMatchedFirst) {
    Constraint nine = kCage;
    nine.values = {9};
    const LayoutDifference difference = differenceBetween(test::puzzleOf({kCage, nine}), test::puzzleOf({nine, kEven}));
    EXPECT_EQ(difference.gone, std::vector{0});
    EXPECT_EQ(difference.added, std::vector{1});
    EXPECT_TRUE(difference.changed.empty());
}

TEST(LayoutDifference, OrderIsNone) {
    EXPECT_TRUE(differenceBetween(test::puzzleOf({kCage, kEven}), test::puzzleOf({kEven, kCage})).isEmpty());
}

TEST(LayoutDifference, OverAnotherBoard) {
    Puzzle earlier = test::puzzleOf({kCage, kEven});
    earlier.givens.set(at(1, 1), Digit(4));
    earlier.givens.set(at(1, 2), Digit(9));
    const Puzzle later = resize(earlier, 6, 6).puzzle;
    const LayoutDifference difference = differenceBetween(earlier, later);
    EXPECT_TRUE(difference.isBoardChanged);
    EXPECT_TRUE(difference.added.empty() && difference.gone.empty() && difference.changed.empty());
    EXPECT_EQ(difference.givens, std::vector{Cell(8)});
    const LayoutDifference smaller = differenceBetween(earlier, resize(earlier, 4, 4).puzzle);
    EXPECT_EQ(smaller.gone, std::vector{1});
    // The labels stay, their numbers in the set do not.
    EXPECT_EQ(differenceBetween(earlier, setSymbols(earlier, SymbolSet(10, 0)).puzzle).givens, std::vector<Cell>());
}

TEST(LayoutDifference, StartCandidatesAndDrawings) {
    const Puzzle earlier;
    Puzzle later;
    later.startCandidates = CandidateGrid();
    EXPECT_TRUE(differenceBetween(earlier, later).isEmpty());
    later.startCandidates->at(at(2, 2)).erase(Digit(5));
    EXPECT_EQ(differenceBetween(earlier, later).givens, std::vector{at(2, 2)});
    Puzzle foggy;
    foggy.setDecoration({{}, Fog{}});
    EXPECT_TRUE(differenceBetween(earlier, foggy).areDrawingsChanged);
}

TEST(LayoutDifference, TheSolutionLayer) {
    const Puzzle earlier;
    Puzzle later;
    Grid inMind;
    inMind.set(at(2, 2), Digit(5));
    later.setSolutionLayer(inMind);
    const LayoutDifference difference = differenceBetween(earlier, later);
    EXPECT_TRUE(difference.isSolutionLayerChanged);
    EXPECT_FALSE(difference.isEmpty() || difference.areDrawingsChanged);
    EXPECT_TRUE(differenceBetween(later, later).isEmpty());
}

TEST(LayoutDifference, OfRandomPuzzles) {
    RandomSource random(70);
    for (int round = 0; round < 200; ++round) {
        const Puzzle earlier = test::randomVariant(random);
        EXPECT_TRUE(differenceBetween(earlier, earlier).isEmpty());
        const Puzzle later =
            random.below(2) == 0
                ? test::randomVariant(random)
                : place(earlier, {test::randomConstraint(Kind::cage, earlier.layout(), random)}).puzzle;
        const LayoutDifference there = differenceBetween(earlier, later);
        EXPECT_EQ(earlier.constraints().size() - there.gone.size(), later.constraints().size() - there.added.size());
        if (earlier.shape() == later.shape()) {
            const LayoutDifference back = differenceBetween(later, earlier);
            EXPECT_EQ(there.added.size(), back.gone.size());
            EXPECT_EQ(there.givens, back.givens);
        }
    }
}

}  // namespace
}  // namespace nonet
