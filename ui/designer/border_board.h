#pragma once

#include "core/formats/regions/region_borders.h"

#include <QWidget>

#include <optional>

namespace nonet {

class Preferences;

/// A board in small with its regions, whose borders are put in and taken out: by a click on one, or with arrows, which
/// go from a cell to its borders and on, and Space. Doubtful borders, and those that part nothing, are dashed. Object
/// name: regionsBoard.
class BorderBoard : public QWidget {
    Q_OBJECT

public:
    explicit BorderBoard(const Preferences& preferences, QWidget* parent = nullptr);

    /// Nothing while there is no board.
    const std::optional<RegionBorders>& borders() const { return m_borders; }
    void setBorders(std::optional<RegionBorders> borders);
    const RegionMap& regions() const { return m_regions; }
    /// How many borders are dashed.
    int doubtfulCount() const;
    void toggle(RegionBorders::Border border);
    /// The middle of the border, in the widget's pixels.
    QPointF placeOf(RegionBorders::Border border) const;

Q_SIGNALS:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// In half cells from the board's upper left corner: odd ones are cells' middles, even ones lines.
    struct HalfSteps {
        int down = 1;
        int right = 1;
    };
    QRectF field() const;
    QLineF lineOf(RegionBorders::Border border) const;
    std::optional<RegionBorders::Border> borderAt(const QPointF& point) const;
    std::optional<RegionBorders::Border> borderAtCursor() const;
    bool isDoubtful(RegionBorders::Border border) const;
    void moveCursor(int down, int right);
    void paintBorders(QPainter& painter) const;
    void tell();

    const Preferences& m_preferences;
    std::optional<RegionBorders> m_borders;
    RegionMap m_regions;
    /// By region: the number of a colour, another one than its neighbours have.
    std::vector<int> m_colours;
    HalfSteps m_cursor;
    std::optional<RegionBorders::Border> m_pointed;
};

}  // namespace nonet
