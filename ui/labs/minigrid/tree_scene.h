// Scene 3: the permutation tree of a box, each cut with the cell that forbids it.
#pragma once

#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/tree_layout.h"

namespace nonet::minigrid {

class TreeScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::TreeScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("The tree of one box"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override;
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void inputReshaped() override;
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override;
    void clickCell(Cell cell) override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;
    QWidget* makeCanvas(LabSession& session, const Preferences& preferences) override;
    QRectF canvasArea(const StageArea& area) const override { return area.board; }

    /// The learner's choice, or the first of the sequence.
    int box() const;
    const TreeLayout& layout() const;
    Unfolding unfolding() const;
    /// The vertex whose branches the last move showed; -1 where it was a whole level, or none.
    int openedVertex(double at) const;
    void mark(int vertex) { m_marked = vertex; }
    int markedVertex() const { return m_marked; }
    /// "74xxx: 2 cannot stand in r2c9, since r2c1 holds it."
    QString vertexText(int vertex) const;
    /// "Valid: 7"; of a tree that is too large to be drawn, both how many there are and how many are drawn.
    QString validText(std::size_t shown, double at) const;
    void fill(TreeWindow& window, double at) const;

    /// More are not laid out.
    static constexpr std::size_t kMostVertices = 200'000;

private:
    /// Vertices one by one are offered up to here.
    static constexpr int kMostOpenings = 120;
    double takeBox(int box);
    QString openingText(int vertex) const;
    QString countText() const;
    void paintBoard(QPainter& painter, const CellField& field, const StageLook& look, double at) const;
    void paintLeaves(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;

    std::optional<int> m_box;
    bool m_isByVertex = true;
    int m_marked = -1;
    mutable std::unique_ptr<TreeLayout> m_layout;
};

}  // namespace nonet::minigrid
