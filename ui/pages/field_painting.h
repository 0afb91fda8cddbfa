// What pages, worksheets and pictures are painted with: fields of cells of any size, words that fit, and rows.
#pragma once

#include "ui/board/board_font.h"
#include "ui/preferences/theme.h"
#include "ui/preferences/tokens.h"

#include <QPen>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace nonet {

/// Rows and columns of square cells.
struct CellField {
    QRectF area;
    int rows = 9;
    int columns = 9;

    double side() const { return area.width() / columns; }
    /// Between two cells too.
    QRectF cell(double row, double column) const;
    /// The one of that number, row by row.
    QRectF cellOf(int index) const;
    std::optional<int> cellAt(const QPointF& point) const;
};

/// A field that is as large as the room allows, aligned in it.
CellField cellField(const QRectF& room, int rows, int columns, Qt::Alignment alignment = Qt::AlignCenter);

struct CellFace {
    QString text = {};
    /// Invalid: the board's.
    QColor fill = {};
    QColor ink = {};
    /// Invalid: none.
    QColor ring = {};
    double leastText = 0;
};

void paintCell(QPainter& painter, const QRectF& rect, const CellFace& face, const Theme& theme);
/// All cells, then thin lines and, every three cells, box lines. The signs are at least `leastText` large.
void paintField(QPainter& painter, const CellField& field, const Theme& theme,
                const std::function<CellFace(int row, int column)>& face, double leastText = 0);

void paintOutline(QPainter& painter, const QRectF& rect, const QPen& pen);
/// A frame of this width inside the rectangle, as far from its edge as it is wide.
void paintRing(QPainter& painter, const QRectF& rect, const QColor& colour, double width,
               Qt::PenStyle style = Qt::SolidLine);
/// With round corners.
void paintPlate(QPainter& painter, const QRectF& rect, const QPen& pen, const QBrush& fill, double radius = kCorner);

/// Writes the words in this size, or as much smaller as it takes to fit the rectangle's width.
void say(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words, double pixels,
         const QColor& ink, QFont::Weight weight = QFont::Normal);

/// The next rows of an area, top down.
class Stack {
public:
    explicit Stack(const QRectF& area) : m_area(area), m_top(area.top()) {}
    QRectF take(double height);
    QRectF rest() const { return {m_area.left(), m_top, m_area.width(), m_area.bottom() - m_top}; }

private:
    QRectF m_area;
    double m_top;
};

}  // namespace nonet
