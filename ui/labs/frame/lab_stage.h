#pragma once

#include "ui/labs/frame/lab_session.h"

#include <QWidget>

namespace nonet {

class Preferences;

/// The scene's picture on the screen: follows the session, takes clicks and drags. Shift+arrows walk the cells of a
/// board that can be clicked, Return clicks, and digits are typed into scenes that take them.
class LabStage : public QWidget {
    Q_OBJECT

public:
    LabStage(LabSession& session, const Preferences& preferences, QWidget* parent = nullptr);

    /// Leaves this much of the right column's bottom free, for what stands over the stage there.
    void setPanelHeight(int height);
    StageArea area() const;
    /// The right column's left edge.
    int columnLeft() const;
    QSize minimumSizeHint() const override { return {420, 260}; }
    /// How long the last frame took to paint, in milliseconds.
    double lastFrame() const { return m_lastFrame; }
    /// The scene's own widget; null where it has none.
    QWidget* canvas() const { return m_canvas.get(); }

Q_SIGNALS:
    void areaChanged();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double boardWidth() const;
    StageLook look();
    void takeScene();
    void placeCanvas();
    void drag(const QPointF& point);
    bool moveCursor(int key);
    bool typeDigit(const QKeyEvent& event);

    LabSession& m_session;
    const Preferences& m_preferences;
    BoardPainters m_painters;
    std::optional<Cell> m_cursor;
    std::optional<QPointF> m_pointer;
    std::unique_ptr<QWidget> m_canvas;
    int m_panelHeight = 0;
    double m_lastFrame = 0;
};

}  // namespace nonet
