// Scene 7: the graph, nine columns of permutations and the pairs that match.
#pragma once

#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/graph_columns.h"
#include "ui/labs/minigrid/minigrid_scene.h"

namespace nonet::minigrid {

/// The graph with what is painted of it.
struct GraphPicture {
    GraphBuild build;
    /// By box and number: matches in the four neighbouring boxes, as a share of all their permutations.
    std::array<std::vector<float>, kBoxes> shares;
    /// By pair of boxes in boxPairs' order.
    std::vector<std::uint64_t> edges;
    std::uint64_t edgeCount = 0;
    /// The nodes of the first solution; empty where there is none.
    std::vector<GraphNode> solution;

    std::array<std::uint32_t, kBoxes> counts() const;
};

class GraphScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::GraphScene)

public:
    explicit GraphScene(MinigridLab& lab);
    QString title() const override { return tr("The graph of permutations"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// Column by column, then the solution's edges.
    int moveCount() const override { return kBoxes + 1; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    void prepare() override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// Null while it is built.
    const GraphPicture* picture() const { return m_picture.find(model().puzzle.givens); }

private:
    QString stateText() const;
    QString nodeText(const GraphPicture& picture, GraphNode node) const;
    void paintMatrix(QPainter& painter, const QRectF& area, const StageLook& look, const GraphPicture& picture,
                     int shown) const;
    void paintEdges(QPainter& painter, const GraphColumns& columns, const StageLook& look, const GraphPicture& picture,
                    GraphNode node) const;

    BackgroundValue<GraphPicture, Grid> m_picture;
};

}  // namespace nonet::minigrid
