#include "core/solvers/minigrid/permutation_tree.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

Cell at(int row, int column) { return Cell(9 * (row - 1) + column - 1); }

TEST(PermutationTree, TheTextsCutsWithTheirReasons) {
    const Puzzle puzzle = puzzleFrom(kR1);
    const PermutationTree tree(puzzle, 2);
    std::map<std::string, std::optional<Cell>> reasons;
    TreeWalk walk(tree);
    while (const std::optional<TreeVertex> vertex = walk.next())
        reasons[symbols(walk.path())] = vertex->forbiddenBy;
    EXPECT_EQ(reasons.at("2"), at(6, 7));
    EXPECT_EQ(reasons.at("6"), at(1, 3));
    EXPECT_EQ(reasons.at("742"), at(2, 1));
    EXPECT_FALSE(reasons.at("").has_value());
    for (const char* grown : {"3", "4", "7", "74", "743", "7436", "74362"})
        EXPECT_FALSE(reasons.at(grown).has_value()) << grown;
    EXPECT_EQ(reasons.count("23"), 0U);
}

TEST(PermutationTree, IsWalkedAsItIsCounted) {
    for (const char* line : {kR1, kR2})
        for (int box = 0; box < 9; ++box) {
            const Puzzle puzzle = puzzleFrom(line);
            const PermutationTree tree(puzzle, box);
            TreeSize counted;
            TreeWalk walk(tree);
            while (const std::optional<TreeVertex> vertex = walk.next()) {
                EXPECT_EQ(vertex->depth, static_cast<int>(walk.path().size()));
                ++(vertex->isCut() ? counted.cut : counted.open);
                counted.permutations += walk.isAtLeaf() ? 1 : 0;
            }
            EXPECT_FALSE(walk.next());
            EXPECT_EQ(tree.size(), counted) << box;
        }
    EXPECT_EQ(PermutationTree(puzzleFrom(kR1), 2).size(), (TreeSize{.open = 35, .cut = 33, .permutations = 7}));
}

TEST(PermutationTree, ChildrenAreWhatTheWalkMeets) {
    const Puzzle puzzle = puzzleFrom(kR1);
    const PermutationTree tree(puzzle, 4);
    std::map<TreePath, std::vector<TreeVertex>> below;
    TreeWalk walk(tree);
    std::vector<TreePath> open;
    while (const std::optional<TreeVertex> vertex = walk.next()) {
        if (vertex->depth > 0)
            below[TreePath(walk.path().begin(), walk.path().end() - 1)].push_back(*vertex);
        if (!vertex->isCut())
            open.push_back(walk.path());
    }
    std::uint64_t leaves = 0;
    for (const TreePath& path : open) {
        EXPECT_EQ(tree.children(path), below[path]);
        leaves += tree.size(path).permutations > 0 && static_cast<int>(path.size()) == tree.depth() ? 1 : 0;
    }
    EXPECT_EQ(leaves, tree.size().permutations);
}

TEST(PermutationTree, SizesAddUp) {
    const Puzzle puzzle = puzzleFrom(kR1);
    const PermutationTree tree(puzzle, 1);
    TreeSize sum{.open = 1};
    for (const TreeVertex& child : tree.children({})) {
        if (child.isCut()) {
            ++sum.cut;
            continue;
        }
        const TreeSize part = tree.size({*child.digit});
        sum.open += part.open;
        sum.cut += part.cut;
        sum.permutations += part.permutations;
    }
    EXPECT_EQ(tree.size(), sum);
}

TEST(PermutationTree, AnEmptyBoxHasAllOrders) {
    const PermutationTree tree(Puzzle(), 4);
    // The sum of 9!/k! for k = 0..9.
    EXPECT_EQ(tree.size(), (TreeSize{.open = 986'410, .permutations = 362'880}));
    EXPECT_FALSE(tree.size({}, 1000).isComplete);
    EXPECT_EQ(tree.size({}, 1000).open, 1000U);
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(tree.size({}, UINT64_MAX, source.get_token()).isComplete);
    const TreeView view = treeView(tree, 50'000);
    EXPECT_EQ(view.vertices.size(), 50'000U);
    EXPECT_FALSE(view.isComplete);
}

TEST(PermutationTree, ViewNamesParents) {
    const Puzzle puzzle = puzzleFrom(kR1);
    const TreeView view = treeView(PermutationTree(puzzle, 2), 68);
    EXPECT_TRUE(view.isComplete);
    ASSERT_EQ(view.vertices.size(), 68U);
    EXPECT_EQ(view.vertices[0].parent, -1);
    for (std::size_t i = 1; i < view.vertices.size(); ++i) {
        const TreeViewVertex& parent = view.vertices[static_cast<std::size_t>(view.vertices[i].parent)];
        EXPECT_EQ(parent.vertex.depth + 1, view.vertices[i].vertex.depth);
        EXPECT_FALSE(parent.vertex.isCut());
    }
}

TEST(PermutationTree, GrowsUnderChosenPermutations) {
    const Puzzle puzzle = puzzleFrom(kR1);
    const Puzzle solved = puzzleFrom(kR1Solution);
    const BoxPermutation third = PermutationTree(solved, 2).permutation({});
    const std::vector<BoxPermutation> chosen = {third};
    const PermutationTree alone(puzzle, 0);
    const PermutationTree after(puzzle, 0, chosen);
    EXPECT_LT(after.size().permutations, alone.size().permutations);
    // A diagonal box does not care.
    EXPECT_EQ(PermutationTree(puzzle, 4, chosen).size(), PermutationTree(puzzle, 4).size());
}

TEST(PermutationTree, AFullBoxIsOneVertex) {
    EXPECT_EQ(PermutationTree(puzzleFrom(kR1Solution), 3).size(), (TreeSize{.open = 1, .permutations = 1}));
}

TEST(PermutationTree, ABoxWithAClueTwiceHasNoPermutation) {
    Puzzle puzzle;
    puzzle.givens.set(Cell(0), Digit(1));
    puzzle.givens.set(Cell(10), Digit(1));
    const PermutationTree tree(puzzle, 0);
    EXPECT_TRUE(tree.isHopeless());
    EXPECT_EQ(tree.size(), (TreeSize{.open = 1}));
    EXPECT_TRUE(tree.children({}).empty());
    EXPECT_EQ(treeView(tree, 10).vertices.size(), 1U);
}

TEST(PermutationTree, HonoursStartCandidates) {
    Puzzle puzzle;
    puzzle.startCandidates = CandidateGrid();
    puzzle.startCandidates->at(Cell(0)) = {Digit(4)};
    const PermutationTree tree(puzzle, 0);
    EXPECT_EQ(tree.size().permutations, 40'320U);
    EXPECT_EQ(tree.children({})[0].forbiddenBy, Cell(0));
    EXPECT_FALSE(tree.children({})[3].isCut());
}

}  // namespace
}  // namespace nonet
