#pragma once

#include "ui/labs/frame/lab_session.h"
#include "ui/labs/frame/tile_mover.h"

#include <QWidget>

namespace nonet {

class Preferences;

/// The scene's picture on the screen: follows the session, takes clicks and drags. Shift+arrows walk the cells of a
/// board, Return clicks where it can be clicked, and digits are typed into scenes that take them. Tiles of the list are
/// dragged onto one another, or picked up and dropped by Return. Screen readers get the board as a table.
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
    /// Where the keyboard is on the shown board.
    std::optional<Cell> cursor() const { return m_cursor; }
    const TileMover& tiles() const { return m_tiles; }
    /// What a key means on the stage, whichever window it was typed in; false where it means nothing here.
    bool useKey(const QKeyEvent& event);
    /// As a click on the cell does: the keyboard is there from now on.
    void useCell(Cell cell);
    /// Null before the first lab is opened.
    const LabScene* scene() const { return m_session.lab() ? &m_session.scene() : nullptr; }
    double moment() const { return m_session.film().at(); }
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
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double boardWidth() const;
    double bodyText() const;
    StageLook look();
    void showScene();
    /// Where the learner's turn begins, keys need no click first.
    void readTurn();
    void placeCanvas();
    QPoint tipPlace(const QPoint& pointer, const QString& words) const;
    void drag(const QPointF& point);
    /// What the pointer is on lights the words for it.
    void light();
    /// A puzzle on the clipboard becomes the input; false where the scene takes none.
    bool paste();
    bool moveCursor(int key);
    bool typeDigit(const QKeyEvent& event);

    LabSession& m_session;
    const Preferences& m_preferences;
    BoardPainters m_painters;
    std::optional<Cell> m_cursor;
    bool m_isYourTurn = false;
    TileMover m_tiles;
    std::optional<QPointF> m_pointer;
    /// Where what the scene drags was taken hold of.
    std::optional<QPointF> m_dragFrom;
    std::unique_ptr<QWidget> m_canvas;
    int m_panelHeight = 0;
    double m_lastFrame = 0;
};

}  // namespace nonet
