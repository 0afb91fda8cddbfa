#pragma once

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

namespace nonet {

class Preferences;

/// A canvas on which 9 x 9 grids are put down: by a click where the middle of one is to be, or with arrows and Space;
/// the same again takes it away. Object name: newPlaces.
class GridPlaces : public QWidget {
    Q_OBJECT

public:
    explicit GridPlaces(const Preferences& preferences, QWidget* parent = nullptr);

    /// Rows and columns of the upper left cells, in the order in which they were put down.
    std::vector<std::pair<int, int>> places() const;
    QSize sizeHint() const override;

Q_SIGNALS:
    void changed();
    /// Where the keyboard is, and what is there.
    void statusMessage(const QString& sentence);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// A box by its row and column among the boxes; a grid has three by three.
    using Box = std::pair<int, int>;
    QRectF field() const;
    QRectF rectOf(Box corner) const;
    std::optional<Box> cornerAt(const QPointF& point) const;
    void toggle(Box corner);
    void moveCursor(int down, int right);
    void tell();

    const Preferences& m_preferences;
    std::vector<Box> m_corners;
    /// Where the keyboard is.
    Box m_cursor{0, 0};
    std::optional<Box> m_pointed;
};

}  // namespace nonet
