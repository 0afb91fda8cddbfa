#pragma once

#include "ui/labs/frame/slide.h"

#include <QFrame>
#include <QPolygonF>
#include <QWidget>

class QLabel;

namespace nonet {

class ActionSet;
class LabStage;
class Preferences;

/// The scene on a projector: full screen, light, large, driven by the lab's own keys; what they do on the stage, they
/// do here. Ctrl+wheel zooms at the pointer, dragging on what cannot be dragged itself draws with the pen where the pen
/// is on. Ink stays with its scene.
class PresentWindow : public QWidget {
    Q_OBJECT

public:
    /// stage: the lab's own, which knows where the keyboard is.
    PresentWindow(LabSession& session, const ActionSet& actions, LabStage& stage, QWidget* parent = nullptr);

    /// On the other screen, where there is one.
    void begin(const QWidget& near);
    bool isBlank() const { return m_isBlank; }
    void setBlank(bool isBlank);
    void setSpotlight(bool isOn);
    void setPen(bool isOn);
    /// Without words the picture has the whole screen.
    void setWords(bool isOn);
    void clearInk();
    bool hasInk() const { return !m_ink.empty(); }

Q_SIGNALS:
    void ended();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QPointF onPage(const QPointF& point) const { return point / (m_zoom * enlargement()) + m_origin; }
    /// The page's units in pixels, without zoom.
    double enlargement() const { return height() / projectorHeight(m_session, m_hasWords); }
    QRectF pageRect() const { return {QPointF(), QSizeF(size()) / enlargement()}; }
    void paintPointer(QPainter& painter) const;
    void drag(const QPointF& page);
    SlideStyle style(double ratio);
    StageArea area();

    LabSession& m_session;
    const ActionSet& m_actions;
    LabStage& m_stage;
    BoardPainters m_painters;
    std::vector<QPolygonF> m_ink;
    QPointF m_pointer;
    /// Where what the scene drags was taken hold of, on the page.
    std::optional<QPointF> m_dragFrom;
    double m_zoom = 1;
    QPointF m_origin;
    bool m_isBlank = false;
    bool m_hasSpotlight = false;
    bool m_hasPen = false;
    bool m_hasWords = true;
};

/// What comes after the scene on the projector, as the still that it ends with: for the one who teaches.
class NextScenePreview : public QFrame {
    Q_OBJECT

public:
    NextScenePreview(LabSession& session, const Preferences& preferences, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showScene();

    LabSession& m_session;
    const Preferences& m_preferences;
    QLabel* m_title;
    BoardPainters m_painters;
};

}  // namespace nonet
