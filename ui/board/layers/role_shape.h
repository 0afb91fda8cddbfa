#pragma once

#include "core/techniques/step.h"
#include "ui/preferences/theme.h"

#include <QRectF>

class QPainter;

namespace nonet {

/// Several roles that never stand for different things in one step share a shape.
ShapeRole shapeOf(Role role);

/// Paints the shape of a role, its fill and its ring, as large as fits the rectangle; the digit comes on top of it.
void drawRoleShape(QPainter& painter, const QRectF& rect, ShapeRole shape, const RoleColours& colours);

/// The shape of a candidate colour A..E (0..4): disc, square, hexagon, diamond, pentagon.
void drawColourShape(QPainter& painter, const QRectF& rect, int letter, const RoleColours& colours);

/// The corners of a rectangle without its sides, in the painter's pen: round a digit of the filter, on the board and on
/// its key.
void drawCorners(QPainter& painter, const QRectF& rect);

/// Parallel lines from lower left to upper right, `gap` apart, within the rectangle.
void drawHatching(QPainter& painter, const QRectF& rect, const QColor& colour, double gap = 8);

}  // namespace nonet
