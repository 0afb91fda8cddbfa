#pragma once

#include "ui/labs/frame/lab_session.h"
#include "ui/labs/minigrid/tree_layout.h"

#include <QGraphicsView>

namespace nonet {
class Preferences;
}

namespace nonet::minigrid {

/// The permutation tree on the screen: the wheel zooms, a drag or the scroll bar pans, Shift+arrows walk from vertex to
/// vertex. Only the vertices in sight are worked out and painted, at most one a line of pixels and level.
class TreeCanvas : public QGraphicsView {
    Q_OBJECT

public:
    TreeCanvas(ShownTree& tree, LabSession& session, const Preferences& preferences);

    const ShownTree& tree() const { return m_tree; }
    /// 1: the whole tree.
    double zoom() const { return m_zoom; }
    /// About a point of the viewport.
    void setZoom(double zoom, double aboutY);
    /// How long the last frame took to paint, in milliseconds.
    double lastFrame() const { return m_lastFrame; }
    /// What is seen, in the viewport's coordinates.
    TreeWindow window() const;

protected:
    void drawBackground(QPainter* painter, const QRectF& exposed) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void readTree();
    void readMoment();
    void layOut();
    double wholeRowHeight() const;
    bool walk(int key);
    void mark(int vertex);

    ShownTree& m_tree;
    LabSession& m_session;
    const Preferences& m_preferences;
    QGraphicsScene m_graphics;
    BoardPainters m_painters;
    /// Whose rows are laid out.
    const void* m_shownTree = nullptr;
    double m_zoom = 1;
    double m_lastFrame = 0;
    std::optional<int> m_dragFrom;
};

}  // namespace nonet::minigrid
