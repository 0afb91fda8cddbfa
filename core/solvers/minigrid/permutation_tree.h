// The tree of a box ([Minigrid], figure 3.5): its root is the empty permutation, each level gives the next blank cell a
// digit that is still missing, and a vertex whose digit some cell in line with it holds is cut: nothing grows from it.
// What is left at the lowest level are the box's valid permutations.
//
//                 xxxxx
//      2xxxx   3xxxx   4xxxx   6xxxx   7xxxx        2 is cut by a 2 in the same column, 6 by a 6 in the same row
//                |       |               |
//
// Nothing is stored: vertices are made as they are walked past, or asked for by their parent.
#pragma once

#include "core/foundation/stop_poll.h"
#include "core/solvers/minigrid/box_permutation.h"

#include <array>
#include <span>

namespace nonet {

/// The digits chosen from the root to a vertex, in the order of the blank cells.
using TreePath = std::vector<Digit>;

struct TreeVertex {
    /// 0 for the root; a vertex at depth d gives the d-th blank its digit.
    int depth = 0;
    /// What the path's last step gives to `cell`; none for the root.
    std::optional<Digit> digit;
    /// The blank that it is given to.
    std::optional<Cell> cell;
    /// Where the vertex is cut: a cell that holds the digit in the same row, else in the same column. The blank itself
    /// where its start candidates (Sukaku) lack the digit.
    std::optional<Cell> forbiddenBy;

    bool isCut() const { return forbiddenBy.has_value(); }
    /// Not for the root.
    Digit digitHere() const {
        assert(digit);
        return *digit;
    }
    Cell cellHere() const {
        assert(cell);
        return *cell;
    }
    friend bool operator==(const TreeVertex&, const TreeVertex&) = default;
};

/// How large a tree is.
struct TreeSize {
    /// Vertices that are not cut, the root included: what version 3.1 counts.
    std::uint64_t open = 0;
    std::uint64_t cut = 0;
    /// Valid permutations.
    std::uint64_t permutations = 0;
    /// Stopped from outside, or at the limit: the numbers are lower bounds.
    bool isComplete = true;

    friend bool operator==(const TreeSize&, const TreeSize&) = default;
};

class PermutationTree {
public:
    /// The tree of a box under the clues alone, or under chosen permutations of other boxes too. The puzzle must be
    /// supported (minigridSupport). A box with a clue twice has no permutation: its tree is the root.
    PermutationTree(const Puzzle& puzzle, int box, std::span<const BoxPermutation> chosen = {});

    const BoxFacts& facts() const { return m_facts; }
    const Geometry& geometry() const { return m_geometry; }
    int depth() const { return static_cast<int>(m_facts.blanks.size()); }
    bool isHopeless() const { return m_facts.missing.count() != depth(); }

    /// What grows from a vertex that is not cut, ascending by digit; nothing from a leaf.
    std::vector<TreeVertex> children(const TreePath& path) const;
    /// The digits that a blank (by its place in facts().blanks) may take by rows and columns.
    DigitSet allowed(int blank) const { return DigitSet::fromBits(m_allowed[static_cast<std::size_t>(blank)]); }
    /// Why it may not take the digit; nothing where it may.
    std::optional<Cell> forbidding(int blank, Digit digit) const;
    /// The permutation at a leaf.
    BoxPermutation permutation(const TreePath& leaf) const;

    /// Counts the vertices below a path, the path's own vertex included, until `limit` open ones were seen.
    TreeSize size(const TreePath& below = TreePath(), std::uint64_t limit = UINT64_MAX,
                  std::stop_token stop = {}) const;

private:
    Geometry m_geometry;
    BoxFacts m_facts;
    /// Givens and chosen permutations, row by row.
    Grid m_filled;
    /// By blank.
    std::array<std::uint32_t, kLargestMinigridSide> m_allowed{};
};

/// Walks past every vertex of a tree, a vertex before those that grow from it, digits ascending.
class TreeWalk {
public:
    explicit TreeWalk(const PermutationTree& tree) : m_tree(&tree) {}
    TreeWalk(PermutationTree&&) = delete;

    /// The next vertex; the root comes first. Nothing at the end.
    std::optional<TreeVertex> next();
    /// The path to the vertex told last, its own digit included, cut or not.
    const TreePath& path() const { return m_path; }
    bool isAtLeaf() const { return m_isOpen && static_cast<int>(m_path.size()) == m_tree->depth(); }

private:
    const PermutationTree* m_tree;
    TreePath m_path;
    bool m_hasBegun = false;
    /// Whether the vertex told last is not cut.
    bool m_isOpen = false;
    std::uint64_t m_used = 0;
};

/// A vertex of a materialised tree.
struct TreeViewVertex {
    TreeVertex vertex;
    /// Its place in the view; -1 for the root.
    int parent = -1;
};
/// The first vertices of a tree in the order of the walk.
struct TreeView {
    std::vector<TreeViewVertex> vertices;
    /// False where there are more than asked for.
    bool isComplete = true;
};
TreeView treeView(const PermutationTree& tree, std::size_t limit);

}  // namespace nonet
