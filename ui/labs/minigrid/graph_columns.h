// The permutations of all boxes, a column a box: as small drawn boxes where there is room for them to be read, else as
// stripes, however many.
#pragma once

#include "core/solvers/minigrid/permutation_graph.h"
#include "ui/labs/minigrid/minigrid_painting.h"

#include <functional>

namespace nonet::minigrid {

struct MinigridModel;

/// By box.
using BoxCounts = std::vector<std::uint32_t>;

class GraphColumns {
public:
    /// Stripes are as high as their share of the largest column, with a smaller one seen too.
    /// From left to right by number, or in an order of their own.
    GraphColumns(const QRectF& area, BoxCounts counts, const Geometry& geometry, double text,
                 const std::vector<int>& order = {})
        : GraphColumns(area, std::move(counts), order) {
        layOut(geometry, text, CardRoom::readable);
    }
    /// For who works on them: cards in any case, as small as the area makes them. paintLens() shows what is on one. At
    /// most kMostCards a box.
    static GraphColumns forHands(const QRectF& area, BoxCounts counts, const Geometry& geometry, double text,
                                 const std::vector<int>& order = {});
    static constexpr std::uint32_t kMostCards = 24;

    /// Each permutation is a card in a cell of one square field.
    bool hasCards() const { return m_cards.has_value(); }
    /// The field's cells, for clicks and keys; nothing for stripes.
    std::optional<BoardMetrics> cardCells() const { return m_cards; }
    std::optional<GraphNode> nodeOf(Cell cardCell) const;
    Cell cardCell(GraphNode node) const;

    QRectF node(GraphNode node) const;
    std::optional<GraphNode> nodeAt(const QPointF& point) const;
    std::uint32_t count(int box) const { return m_counts[static_cast<std::size_t>(box)]; }
    int boxes() const { return static_cast<int>(m_counts.size()); }

    /// Stripes, or the paper of cards, coloured by node; at most one stripe a pixel row, in the colour of the first
    /// node there that `wins`.
    void paint(QPainter& painter, const StageLook& look, const std::function<QColor(GraphNode)>& colour,
               const std::function<bool(GraphNode)>& wins = {}) const;
    /// The boxes above, counts below, worded by `what` ("%1 left") where there is room.
    void paintNames(QPainter& painter, const StageLook& look, const BoxCounts& counts, const QString& what) const;
    /// From the side of one node to that of another.
    void paintEdge(QPainter& painter, GraphNode a, GraphNode b) const;
    void paintRing(QPainter& painter, GraphNode node, const QColor& colour, double width) const;
    /// Where cards are too small to be read: the one under the pointer, else under the cursor, enlarged beside it.
    void paintLens(QPainter& painter, const StageLook& look, const MinigridModel& model,
                   const std::function<const BoxPermutation&(GraphNode)>& permutation) const;

private:
    enum class CardRoom : std::uint8_t { readable, any };

    GraphColumns(const QRectF& area, BoxCounts counts, const std::vector<int>& order);
    void layOut(const Geometry& geometry, double text, CardRoom cards);
    QRectF column(int box) const;
    void paintColumn(QPainter& painter, int box, const StageLook& look, const std::function<QColor(GraphNode)>& colour,
                     const std::function<bool(GraphNode)>& wins) const;

    QRectF m_area;
    BoxCounts m_counts;
    /// By box, its column.
    std::vector<int> m_places;
    std::vector<QRectF> m_columns;
    std::optional<BoardMetrics> m_cards;
    /// The side of a card as a share of its cell's.
    double m_cardShare = 1;
};

}  // namespace nonet::minigrid
