// Learners who play right are never corrected and end where the versions do; each slip is told for what it is.
#include "core/foundation/random_source.h"
#include "core/generators/erase.h"
#include "core/rules/conflicts.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/by_hand.h"
#include "core/solvers/minigrid/graph_solver.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/search/plain_search.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

const Geometry kSmall(2, 2);

/// Some digits of a random 4 x 4 grid, now and then one of them wrong.
Puzzle randomSmall(RandomSource& random) {
    Puzzle puzzle(kSmall, Grid(4));
    while (puzzle.givens.filledCount() < 5) {
        const Cell cell(static_cast<int>(random.below(16)));
        puzzle.givens.set(cell, Digit(static_cast<int>(random.below(4)) + 1));
        if (random.below(12) != 0 && searchByCells(puzzle).count == 0)
            puzzle.givens.clear(cell);
    }
    return puzzle;
}

/// Puzzles of which a graph can be made.
std::vector<Puzzle> smallPuzzles(std::uint64_t seed, int count) {
    RandomSource random(seed);
    std::vector<Puzzle> puzzles;
    while (std::ssize(puzzles) < count)
        puzzles.push_back(randomSmall(random));
    return puzzles;
}

TEST(PicksByHand, AreHeldAgainstTheSequence) {
    for (const Puzzle& puzzle : smallPuzzles(2, 100)) {
        const BoxOrder right = orderOf(boxSequence(puzzle));
        EXPECT_FALSE(firstPickSlip(puzzle, right));
        BoxOrder other = right;
        std::ranges::sort(other);
        do {
            const auto slip = firstPickSlip(puzzle, other);
            EXPECT_EQ(slip.has_value(), other != right);
            if (!slip)
                continue;
            const auto at = static_cast<std::size_t>(std::ranges::mismatch(other, right).in1 - other.begin());
            EXPECT_EQ(slip->pick, at);
            EXPECT_EQ(slip->better, right[at]);
            const auto clues = [&](int box) { return boxFacts(puzzle, box).clues.size(); };
            const bool isLinked =
                at == 0 || std::any_of(other.begin(), other.begin() + static_cast<int>(at),
                                       [&](int box) { return areNeighbours(kSmall, box, other[at]); });
            EXPECT_EQ(slip->fault == PickFault::notLinked, !isLinked);
            if (slip->fault == PickFault::fewerClues) {
                EXPECT_LT(clues(other[at]), clues(slip->better));
            } else if (slip->fault == PickFault::higherNumber) {
                EXPECT_EQ(clues(other[at]), clues(slip->better));
                EXPECT_GT(other[at], slip->better);
            }
        } while (std::ranges::next_permutation(other).found);
    }
}

TEST(TreeByHandTest, TakesEveryCellThatForbidsAndNoOther) {
    for (const Puzzle& puzzle : smallPuzzles(3, 60))
        for (int box = 0; box < 4; ++box) {
            const PermutationTree tree(puzzle, box);
            if (tree.isHopeless())
                continue;
            const TreeByHand hand(puzzle, tree, 200);
            EXPECT_TRUE(hand.isWhole());
            EXPECT_EQ(hand.count(), tree.size().open + tree.size().cut - 1);
            for (std::size_t n = 0; n < hand.count(); ++n) {
                const TreeVertex& vertex = hand.vertex(n);
                EXPECT_EQ(hand.check(n, *vertex.cell), vertex.isCut() ? CutFault::missed : CutFault::none);
                for (int i = 0; i < 16; ++i) {
                    const Cell cell(i);
                    if (cell == *vertex.cell)
                        continue;
                    const bool holds = puzzle.givens.valueAt(cell) == vertex.digit->value();
                    const bool isInLine = kSmall.row(cell) == kSmall.row(*vertex.cell) ||
                                          kSmall.column(cell) == kSmall.column(*vertex.cell);
                    EXPECT_EQ(hand.check(n, cell), !holds     ? CutFault::otherDigit
                                                   : isInLine ? CutFault::none
                                                              : CutFault::outOfLine);
                }
            }
        }
    const PermutationTree large(puzzleFrom(kR1), 1);
    EXPECT_FALSE(TreeByHand(puzzleFrom(kR1), large, 50).isWhole());
}

TEST(PathByHandTest, WalkedRightItTestsAndEndsAsVersionThreeTwoDoes) {
    for (const Puzzle& puzzle : smallPuzzles(4, 150)) {
        const GraphBuild build = buildGraph(puzzle);
        const BoxOrder order = boxOrder(kSmall, BoxPath::zigzagRow);
        PathByHand hand(build.graph, kSmall, order);
        const PathOutcome outcome = solveByPath(puzzle, order, {.solutions = 1'000});
        std::vector<Grid> found;
        while (!hand.isExhausted()) {
            // What is wrong is told, and changes nothing.
            const auto right = hand.expected();
            const bool wasSolved = hand.isSolved();
            EXPECT_EQ(hand.take({{}, true}), !right);
            EXPECT_TRUE(!wasSolved || !right);
            if (!right)
                continue;
            EXPECT_EQ(hand.slip()->fault, HandFault::backTooSoon);
            for (std::uint32_t i = 0; i < right->number; ++i) {
                EXPECT_FALSE(hand.take({{right->box, i}}));
                EXPECT_TRUE(hand.slip()->fault == HandFault::clashes || hand.slip()->fault == HandFault::triedBefore);
            }
            for (std::uint32_t i = right->number + 1; i < build.graph.nodeCount(right->box); ++i) {
                EXPECT_FALSE(hand.take({{right->box, i}}));
                EXPECT_EQ(hand.slip()->fault == HandFault::clashes, hand.clashOf({right->box, i}).has_value());
                if (hand.slip()->fault == HandFault::skips) {
                    EXPECT_EQ(hand.slip()->other, *right);
                }
            }
            ASSERT_TRUE(hand.take({*right}));
            EXPECT_FALSE(hand.slip());
            if (!hand.isSolved())
                continue;
            // Nothing follows a full path but the way back.
            EXPECT_FALSE(hand.take({*right}));
            found.push_back(puzzle.givens);
            for (const GraphNode node : hand.chosen())
                place(build.graph.permutation(node), kSmall, found.back());
        }
        EXPECT_EQ(hand.solutions(), outcome.count);
        EXPECT_EQ(found, outcome.solutions);
    }
}

TEST(StrikesByHandTest, StruckInAnyOrderTheSameIsLeft) {
    RandomSource random(9);
    for (const Puzzle& puzzle : smallPuzzles(5, 150)) {
        const GraphBuild build = buildGraph(puzzle);
        const PruningFilm film = pruningFilm(puzzle);
        StrikesByHand hand(build.graph, kSmall, PruningScope::chutes);
        const auto total = static_cast<std::uint32_t>(build.graph.nodeCount());
        for (std::uint32_t failures = 0; total > 0 && failures < 6 * total && !hand.isOver();) {
            const int box = static_cast<int>(random.below(4));
            if (build.graph.nodeCount(box) == 0)
                continue;
            const GraphNode node{box, random.below(build.graph.nodeCount(box))};
            const bool mayGo = !hand.isStruck(node) && hand.reason(node).has_value();
            if (!hand.isStruck(node) && !mayGo) {
                for (const int other : boxFacts(puzzle, box).neighbours) {
                    EXPECT_TRUE(hand.matchIn(node, other));
                }
            }
            EXPECT_EQ(hand.strike(node), mayGo);
            failures = mayGo ? 0 : failures + 1;
        }
        while (!hand.isOver())
            for (int box = 0; box < 4; ++box)
                for (std::uint32_t i = 0; i < build.graph.nodeCount(box); ++i)
                    hand.strike({box, i});
        bool isEmpty = false;
        for (int box = 0; box < 4; ++box)
            isEmpty = isEmpty || hand.left(box) == 0;
        EXPECT_EQ(isEmpty, film.isContradictory());
        for (int box = 0; box < 4 && !isEmpty; ++box)
            EXPECT_EQ(hand.left(box), film.survivors[static_cast<std::size_t>(box)].size());
    }
}

TEST(StrikesByHandTest, OfBandsAsAWholeMoreIsStruckThanOfPairs) {
    const Puzzle puzzle = puzzleFrom(kR1);
    const GraphBuild build = buildGraph(puzzle);
    const PruningFilm pairs = pruningFilm(puzzle, PruningScope::pairs);
    const PruningFilm chutes = pruningFilm(puzzle, PruningScope::chutes);
    StrikesByHand byPairs(build.graph, puzzle.geometry(), PruningScope::pairs);
    StrikesByHand byChutes(build.graph, puzzle.geometry(), PruningScope::chutes);
    for (int box = 0; box < 9; ++box)
        for (std::uint32_t i = 0; i < build.graph.nodeCount(box); ++i) {
            const auto goes = [&](const PruningFilm& film) {
                return std::ranges::any_of(film.rounds[0].removals, [&](const PruningRemoval& each) {
                    return each.node == GraphNode{box, i};
                });
            };
            EXPECT_EQ(byPairs.reason({box, i}).has_value(), goes(pairs));
            EXPECT_EQ(byChutes.reason({box, i}).has_value(), goes(chutes));
        }
}

/// The digits of the boxes' only permutations that are left.
Grid gridOf(const PermutationGraph& graph, const StrikesByHand& now) {
    Grid grid(4);
    for (int box = 0; box < 4; ++box)
        for (std::uint32_t i = 0; i < graph.nodeCount(box); ++i)
            if (!now.isStruck({box, i}))
                place(graph.permutation({box, i}), kSmall, grid);
    return grid;
}

TEST(PruneByHandTest, AnyGuessesEndAtASolutionOrWithNone) {
    RandomSource random(13);
    int guessed = 0;
    for (const Puzzle& puzzle : smallPuzzles(21, 200)) {
        const GraphBuild build = buildGraph(puzzle);
        if (build.graph.nodeCount() == 0)
            continue;
        PruneByHand hand(build.graph, kSmall, PruningScope::chutes);
        while (!hand.isEnded()) {
            const int box = static_cast<int>(random.below(4));
            if (build.graph.nodeCount(box) == 0)
                break;
            const GraphNode node{box, random.below(build.graph.nodeCount(box))};
            const bool isStruck = hand.now().isStruck(node);
            const auto reason = hand.now().reason(node);
            const bool isDue = hand.isDue();
            const bool isDeadEnd = hand.isDeadEnd();
            const auto boxes = hand.now().boxesToGuess();
            const std::vector<GraphNode> supposed = hand.supposed();
            const bool taken = hand.take(node);
            if (isDeadEnd) {
                EXPECT_EQ(taken, node == supposed.back());
                EXPECT_EQ(hand.supposed().size() + (taken ? 1 : 0), supposed.size());
            } else if (isDue && !isStruck) {
                EXPECT_EQ(taken, std::ranges::find(boxes, box) != boxes.end());
                EXPECT_EQ(hand.slip() == PruneFault::notFewest, !taken);
                for (const int each : boxes)
                    for (int other = 0; other < 4; ++other)
                        if (!taken && hand.now().left(other) > 1) {
                            EXPECT_LE(hand.now().left(each), hand.now().left(other));
                        }
            } else if (!isDue) {
                EXPECT_EQ(taken, !isStruck && reason.has_value());
                EXPECT_EQ(hand.slip() == PruneFault::hasPartners, !isStruck && !reason);
            }
        }
        const SearchOutcome cells = searchByCells(puzzle);
        if (!hand.isEnded())
            continue;
        EXPECT_EQ(hand.now().isSolved(), cells.count > 0);
        if (hand.now().isSolved() && cells.count == 1) {
            EXPECT_EQ(gridOf(build.graph, hand.now()), *cells.first);
        }
        guessed += hand.guesses();
    }
    EXPECT_GT(guessed, 10);
}

/// A solved board with some digits taken out and one put in that leaves no solution.
Puzzle randomUnsolvable(RandomSource& random) {
    for (;;) {
        Puzzle puzzle(randomSolution(random));
        while (puzzle.givens.filledCount() > 38)
            puzzle.givens.clear(Cell(static_cast<int>(random.below(81))));
        for (int tries = 0; tries < 40; ++tries) {
            const Cell cell(static_cast<int>(random.below(81)));
            if (!puzzle.givens.isBlank(cell))
                continue;
            Puzzle other = puzzle;
            other.givens.set(cell, Digit(static_cast<int>(random.below(9)) + 1));
            if (findConflicts(other.givens, other.geometry()).empty() && searchByCells(other, 1).count == 0 &&
                !pruningFilm(other, PruningScope::pairs).isContradictory())
                return other;
        }
    }
}

TEST(PruneByHandTest, WhereEveryGuessIsWrongAllAreGivenBack) {
    RandomSource random(23);
    for (int n = 0; n < 2; ++n) {
        const Puzzle puzzle = randomUnsolvable(random);
        const GraphBuild build = buildGraph(puzzle);
        PruneByHand hand(build.graph, puzzle.geometry(), PruningScope::pairs);
        while (!hand.isEnded()) {
            if (hand.isDeadEnd()) {
                const std::size_t depth = hand.supposed().size();
                const GraphNode last = hand.supposed().back();
                EXPECT_TRUE(hand.take(last));
                EXPECT_TRUE(hand.now().isStruck(last));
                EXPECT_EQ(hand.supposed().size() + 1, depth);
            } else if (hand.isDue()) {
                const int box = hand.now().boxesToGuess().front();
                std::uint32_t number = 0;
                while (hand.now().isStruck({box, number}))
                    ++number;
                EXPECT_TRUE(hand.take({box, number}));
                EXPECT_EQ(hand.choices().back().supposed, number);
            } else {
                for (int box = 0; box < 9; ++box)
                    for (std::uint32_t i = 0; i < build.graph.nodeCount(box) && !hand.now().isEmptied(); ++i)
                        if (const GraphNode node{box, i}; !hand.now().isStruck(node) && hand.now().reason(node)) {
                            EXPECT_TRUE(hand.take(node));
                        }
            }
        }
        EXPECT_TRUE(hand.now().isEmptied());
        EXPECT_GE(hand.guesses(), 1);
        EXPECT_EQ(hand.backs(), hand.guesses());
    }
}

/// What version 3.1 would do: the permutations of a box in their order, and back where none is left.
void playAllTrees(const Puzzle& puzzle, TreesByHand& hand) {
    std::vector<std::vector<BoxPermutation>> tried(4);
    while (!hand.isExhausted()) {
        const std::size_t level = hand.chosen().size();
        std::optional<BoxPermutation> next;
        if (!hand.isSolved()) {
            PermutationStream stream(puzzle, hand.box(), hand.chosen());
            while (const auto each = stream.next())
                if (!next && std::ranges::find(tried[level], *each) == tried[level].end())
                    next = each;
        }
        if (!next) {
            hand.giveBack();
            EXPECT_FALSE(hand.slips());
            if (level < 4)
                tried[level].clear();
            for (std::size_t i = 0; i < 4; ++i)
                tried[i] = hand.tried(i);
            continue;
        }
        // Too soon: the cell and digit that are named can be filled so.
        hand.giveBack();
        ASSERT_EQ(hand.slip().fault, TreesByHand::Fault::backTooSoon);
        EXPECT_EQ(kSmall.box(hand.slip().cell), next->box());
        EXPECT_EQ(next->digit(placeInBox(kSmall, hand.slip().cell)), hand.slip().digit);
        for (const Cell cell : boxFacts(puzzle, next->box()).blanks)
            hand.put(cell, next->digit(placeInBox(kSmall, cell)));
        EXPECT_FALSE(hand.slips());
    }
}

TEST(TreesByHandTest, PlayedRightTheyFindAllSolutions) {
    for (const Puzzle& puzzle : smallPuzzles(31, 120)) {
        TreesByHand hand(puzzle, orderOf(boxSequence(puzzle)));
        playAllTrees(puzzle, hand);
        EXPECT_EQ(hand.solutions(), searchByCells(puzzle, 1000).count);
    }
}

TEST(TreesByHandTest, ADigitThatClashesIsNamedWithTheCellThatHoldsIt) {
    RandomSource random(17);
    int clashes = 0;
    for (const Puzzle& puzzle : smallPuzzles(41, 60)) {
        TreesByHand hand(puzzle, orderOf(boxSequence(puzzle)));
        for (int n = 0; n < 40 && !hand.isSolved(); ++n) {
            const Cell cell(static_cast<int>(random.below(16)));
            const Digit digit(static_cast<int>(random.below(4)) + 1);
            const int box = hand.box();
            hand.put(cell, digit);
            const TreesByHand::Slip& slip = hand.slip();
            EXPECT_EQ(slip.fault == TreesByHand::Fault::otherBox,
                      kSmall.box(cell) != box || !puzzle.givens.isBlank(cell));
            if (slip.fault != TreesByHand::Fault::clashes)
                continue;
            ++clashes;
            const auto held = puzzle.givens.digit(slip.other);
            EXPECT_EQ(held ? held : hand.placed().digit(slip.other), digit);
            EXPECT_TRUE(kSmall.row(slip.other) == kSmall.row(cell) ||
                        kSmall.column(slip.other) == kSmall.column(cell) || kSmall.box(slip.other) == box);
            // It gives way to the next digit.
            hand.put(cell, std::nullopt);
            EXPECT_FALSE(hand.placed().digit(cell));
        }
    }
    EXPECT_GT(clashes, 100);
}

}  // namespace
}  // namespace nonet
