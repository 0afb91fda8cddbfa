// Nine columns of permutations, however many: where each stands, and how they are painted.
#pragma once

#include "core/solvers/minigrid/permutation_graph.h"
#include "ui/labs/minigrid/minigrid_painting.h"

#include <functional>

namespace nonet::minigrid {

class GraphColumns {
public:
    /// counts: by box. Columns are as high as their share of the largest, with a smaller one seen too.
    GraphColumns(const QRectF& area, const std::array<std::uint32_t, kBoxes>& counts, double text);

    QRectF column(int box) const { return m_columns[static_cast<std::size_t>(box)]; }
    QRectF node(GraphNode node) const;
    std::optional<GraphNode> nodeAt(const QPointF& point) const;
    std::uint32_t count(int box) const { return m_counts[static_cast<std::size_t>(box)]; }

    /// Colours by node; at most one stripe a pixel row, in the colour of the first node there that `wins`.
    void paint(QPainter& painter, const StageLook& look, const std::function<QColor(GraphNode)>& colour,
               const std::function<bool(GraphNode)>& wins = {}) const;
    /// Numbers of the boxes above, counts below.
    void paintNames(QPainter& painter, const StageLook& look, const std::array<std::uint32_t, kBoxes>& counts) const;
    /// From the side of one node to that of another.
    void paintEdge(QPainter& painter, GraphNode a, GraphNode b) const;

private:
    QRectF m_area;
    std::array<std::uint32_t, kBoxes> m_counts;
    std::array<QRectF, kBoxes> m_columns;
};

}  // namespace nonet::minigrid
