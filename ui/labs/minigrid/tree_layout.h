// Where the vertices of a permutation tree stand, and how the part of it that is seen is painted: the cost depends on
// the pixels, not on the vertices.
#pragma once

#include "core/solvers/minigrid/tree_count.h"
#include "ui/labs/frame/lab_scene.h"

namespace nonet::minigrid {

/// More vertices are not laid out.
inline constexpr std::size_t kMostVertices = 200'000;

/// The tree lies on its side: the root at the left, a column for each blank cell, and a row for each vertex from which
/// nothing grows. Immutable.
class TreeLayout {
public:
    explicit TreeLayout(PermutationTree tree);

    const PermutationTree& tree() const { return m_tree; }
    const TreeView& view() const { return m_view; }
    /// The size of the whole tree, also where the view has not all of it.
    const TreeSize& size() const { return m_size; }
    int columns() const { return m_tree.depth() + 1; }
    int rows() const { return m_rows; }

    const TreeVertex& vertex(int index) const { return m_view.vertices[static_cast<std::size_t>(index)].vertex; }
    int parent(int index) const { return m_view.vertices[static_cast<std::size_t>(index)].parent; }
    /// From 0, between two rows where more grows from it.
    float row(int index) const { return m_row[static_cast<std::size_t>(index)]; }
    bool isLeaf(int index) const { return !vertex(index).isCut() && vertex(index).depth == m_tree.depth(); }
    /// Vertices of one depth from top to bottom.
    const std::vector<int>& level(int depth) const { return m_levels[static_cast<std::size_t>(depth)]; }
    /// The first of level(depth) at this row or below it.
    std::size_t firstFrom(int depth, double row) const;
    /// The vertex of that depth next to the row; -1 on an empty level.
    int nearest(int depth, double row) const;

    TreePath path(int index) const;
    /// Its path.
    QString label(int index) const;
    /// Its place among the vertices from which something was tried, in the order of the walk; -1 for the others.
    int opening(int index) const { return m_opening[static_cast<std::size_t>(index)]; }
    int openings() const { return static_cast<int>(m_opened.size()); }
    int opened(int opening) const { return m_opened[static_cast<std::size_t>(opening)]; }
    std::vector<int> children(int index) const;
    /// The valid permutations of the view, as the text writes them.
    std::vector<int> leaves() const;

private:
    PermutationTree m_tree;
    TreeSize m_size;
    TreeView m_view;
    int m_rows = 0;
    std::vector<float> m_row;
    std::vector<std::vector<int>> m_levels;
    std::vector<int> m_opening;
    std::vector<int> m_opened;
};

enum class Unfolding : std::uint8_t { byLevel, byVertex };

/// As the text writes a path: "74xxx"; "7 14 x x" on boards whose digits are longer than one sign.
QString pathText(const PermutationTree& tree, const TreePath& path);

/// How much of a tree is seen, and where.
struct TreeWindow {
    QRectF area;
    /// Where the first row's middle is, relative to the area's top.
    double top = 0;
    double rowHeight = 10;
    Unfolding unfolding = Unfolding::byLevel;
    /// Moves done, with a fraction.
    double at = 0;
    /// Drawn larger, with the way to the root; -1: none.
    int marked = -1;
    /// The vertex that is to be decided where a tree is cut by hand: those after it are not there yet; -1: none.
    int asked = -1;

    double y(double row) const { return area.top() + top + row * rowHeight; }
    double rowAt(double y) const { return (y - area.top() - top) / rowHeight; }
};

/// A tree with what is chosen of it, as a scene shows it and its canvas too.
class ShownTree {
public:
    ShownTree() = default;
    virtual ~ShownTree() = default;
    ShownTree(const ShownTree&) = delete;
    ShownTree& operator=(const ShownTree&) = delete;

    virtual const TreeLayout& layout() const = 0;
    /// The vertex whose branches the last move showed; -1 where it was a whole level, or none.
    virtual int openedVertex(double at) const = 0;
    /// "74xxx: 2 cannot stand in r2c9, since r2c1 holds it."
    virtual QString vertexText(int vertex) const = 0;
    /// With what is to be seen at a moment.
    virtual void fill(TreeWindow& window, double at) const = 0;
    void mark(int vertex) { m_marked = vertex; }
    int marked() const { return m_marked; }

private:
    int m_marked = -1;
};

/// 0 hidden .. 1 there.
double appearance(const TreeLayout& layout, int vertex, const TreeWindow& window);
double columnX(const TreeLayout& layout, const TreeWindow& window, int depth);
/// All rows in the area.
TreeWindow wholeTree(const TreeLayout& layout, const QRectF& area);
void paintTree(QPainter& painter, const TreeLayout& layout, const TreeWindow& window, const StageLook& look);
/// What is under a point; -1: nothing.
int vertexAt(const TreeLayout& layout, const TreeWindow& window, const QPointF& point);

}  // namespace nonet::minigrid
