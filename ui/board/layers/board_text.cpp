#include "ui/board/layers/board_text.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>

namespace nonet {

void drawBoardText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text) {
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        painter.drawText(rect, static_cast<int>(alignment) | Qt::TextDontClip, text);
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const QStringList lines = text.split(u'\n');
    const double height = metrics.height() * static_cast<double>(lines.size());
    double top = rect.top();
    if ((alignment & Qt::AlignVCenter) != 0)
        top = rect.center().y() - height / 2;
    QPainterPath path;
    for (const QString& line : lines) {
        const double width = metrics.horizontalAdvance(line);
        const double left = (alignment & Qt::AlignHCenter) != 0 ? rect.center().x() - width / 2 : rect.left();
        path.addText(QPointF(left, top + metrics.ascent()), painter.font(), line);
        top += metrics.height();
    }
    painter.fillPath(path, painter.pen().color());
}

}  // namespace nonet
