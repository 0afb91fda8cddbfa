#pragma once

#include <QPainter>
#include <QString>

namespace nonet {

/// Writes lines of text into the rectangle, beyond it where they are longer, with the painter's font and pen's colour;
/// as outlines into files, so that no font is needed to read these.
void drawBoardText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text);

}  // namespace nonet
