#pragma once

#include "ui/preferences/theme.h"

#include <QRectF>

class QPainter;

namespace nonet {

/// Paints the shape of a role, its fill and its ring, as large as fits the rectangle; the digit comes on top of it.
void drawRoleShape(QPainter& painter, const QRectF& rect, ShapeRole shape, const RoleColours& colours);

/// The shape of a candidate colour A..E (0..4): disc, square, hexagon, diamond, pentagon.
void drawColourShape(QPainter& painter, const QRectF& rect, int letter, const RoleColours& colours);

/// Parallel lines from lower left to upper right, `gap` apart, within the rectangle.
void drawHatching(QPainter& painter, const QRectF& rect, const QColor& colour, double gap = 8);

}  // namespace nonet
