#include "ui/board/layers/layer.h"

#include <cmath>

namespace nonet {

namespace {

/// A line as a rectangle on whole device pixels, so that it is sharp at every scaling.
void fillLine(const LayerContext& c, Qt::Orientation orientation, double at, double width, const QColor& colour) {
    const double ratio = c.painter.device()->devicePixelRatioF() * std::max(1.0, c.painter.transform().m11());
    const double thickness = std::max(1.0, std::round(width * ratio)) / ratio;
    const double start = std::round((at - thickness / 2) * ratio) / ratio;
    const QRectF board = c.metrics.board();
    const double half = BoardMetrics::kBoxLine / 2;
    const QRectF line = orientation == Qt::Vertical
                            ? QRectF(start, board.top() - half, thickness, board.height() + 2 * half)
                            : QRectF(board.left() - half, start, board.width() + 2 * half, thickness);
    c.painter.fillRect(line, colour);
}

}  // namespace

void paintLines(const LayerContext& c) {
    const Geometry& geometry = c.metrics.geometry();
    const QRectF board = c.metrics.board();
    const auto paint = [&](bool isBoxLine) {
        for (int i = 0; i <= geometry.side(); ++i) {
            const double width = isBoxLine ? BoardMetrics::kBoxLine : BoardMetrics::kThinLine;
            const QColor& colour = isBoxLine ? c.theme.boxLine : c.theme.thinLine;
            if ((i % geometry.boxColumns() == 0) == isBoxLine)
                fillLine(c, Qt::Vertical, board.left() + i * c.metrics.cellSide(), width, colour);
            if ((i % geometry.boxRows() == 0) == isBoxLine)
                fillLine(c, Qt::Horizontal, board.top() + i * c.metrics.cellSide(), width, colour);
        }
    };
    paint(false);
    paint(true);
}

}  // namespace nonet
