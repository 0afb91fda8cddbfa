#include "ui/board/layers/role_shape.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nonet {

namespace {

/// How far a frame without sides runs from each of its corners, as a share of its shorter side.
constexpr double kCornerShare = 0.26;

/// The largest square in the rectangle, in its middle.
QRectF squareIn(const QRectF& rect) {
    const double side = std::min(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(rect.center());
    return square;
}

double ringWidth(const QRectF& square) { return std::clamp(square.width() * 0.075, 1.0, 3.0); }

/// A regular polygon with a corner at this angle (0: right, a quarter turn: down).
QPolygonF polygon(const QRectF& square, int cornerCount, double firstAngle) {
    QPolygonF corners;
    for (int i = 0; i < cornerCount; ++i) {
        const double angle = firstAngle + 2 * std::numbers::pi / cornerCount * i;
        corners << square.center() + QPointF(std::cos(angle), std::sin(angle)) * square.width() / 2;
    }
    return corners;
}

/// From corner to corner behind the digit, which stands on a halo.
void drawCross(QPainter& painter, const QRectF& square, const RoleColours& colours) {
    painter.setPen(QPen(colours.ring, ringWidth(square) * 1.2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(square.topLeft(), square.bottomRight());
    painter.drawLine(square.bottomLeft(), square.topRight());
}

}  // namespace

ShapeRole shapeOf(Role role) {
    switch (role) {
    case Role::base:
    case Role::pivot:
    case Role::on:
    case Role::colourA:
    case Role::deadly: return ShapeRole::defining;
    case Role::bridge:
    case Role::pincer:
    case Role::off:
    case Role::colourB:
    case Role::setA: return ShapeRole::second;
    case Role::setB: return ShapeRole::setB;
    case Role::setC: return ShapeRole::setC;
    case Role::setD: return ShapeRole::setD;
    case Role::setE: return ShapeRole::setE;
    case Role::setF: return ShapeRole::setF;
    case Role::fin:
    case Role::guardian: return ShapeRole::fin;
    case Role::endoFin: return ShapeRole::endoFin;
    case Role::restrictedCommon:
    case Role::cover: return ShapeRole::cover;
    case Role::assumption: break;
    }
    return ShapeRole::assumption;
}

void drawRoleShape(QPainter& painter, const QRectF& rect, ShapeRole shape, const RoleColours& colours) {
    const QRectF whole = squareIn(rect);
    const double width = ringWidth(whole);
    const QRectF square = whole.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    QPen ring(colours.ring, width);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colours.fill);
    switch (shape) {
    case ShapeRole::fin:
        ring.setStyle(Qt::DotLine);
        ring.setWidthF(width * 1.3);
        [[fallthrough]];
    case ShapeRole::defining:
        painter.setPen(ring);
        painter.drawEllipse(square);
        break;
    case ShapeRole::endoFin:
        ring.setStyle(Qt::DotLine);
        ring.setWidthF(width * 1.3);
        [[fallthrough]];
    case ShapeRole::second:
    case ShapeRole::setD: {
        const double inset = square.width() * 0.04;
        painter.setPen(ring);
        painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), width * 1.5, width * 1.5);
        break;
    }
    case ShapeRole::eliminated:
        // In two colours the fill alone would not part it from what is hatched.
        painter.setPen(colours.ring == colours.ink ? ring : QPen(Qt::NoPen));
        painter.drawRoundedRect(colours.ring == colours.ink ? square : whole, width * 1.5, width * 1.5);
        drawCross(painter, square.adjusted(width, width, -width, -width), colours);
        break;
    case ShapeRole::cover:
        painter.setPen(ring);
        painter.drawPolygon(polygon(square, 6, 0));
        break;
    case ShapeRole::assumption:
        painter.setPen(ring);
        painter.drawPolygon(polygon(square, 6, -std::numbers::pi / 2));
        break;
    case ShapeRole::setB:
    case ShapeRole::setE:
        painter.setPen(ring);
        painter.drawPolygon(polygon(square, 4, 0));
        break;
    case ShapeRole::setC:
    case ShapeRole::setF:
        painter.setPen(ring);
        painter.drawPolygon(polygon(square, 5, -std::numbers::pi / 2));
        break;
    case ShapeRole::placed: {
        // Outer ring, a gap that shows the cell, then the disc.
        const double gap = width * 1.6;
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(square.adjusted(gap, gap, -gap, -gap));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.ring, width * 0.8));
        painter.drawEllipse(square.adjusted(gap, gap, -gap, -gap));
        painter.drawEllipse(square);
        break;
    }
    }
    painter.restore();
}

void drawColourShape(QPainter& painter, const QRectF& rect, int letter, const RoleColours& colours) {
    const QRectF whole = squareIn(rect);
    const double width = ringWidth(whole);
    const QRectF square = whole.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colours.fill);
    painter.setPen(QPen(colours.ring, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    const double inset = square.width() * 0.06;
    switch (letter) {
    case 0: painter.drawEllipse(square); break;
    case 1: painter.drawRect(square.adjusted(inset, inset, -inset, -inset)); break;
    case 2: painter.drawPolygon(polygon(square, 6, 0)); break;
    case 3: painter.drawPolygon(polygon(square, 4, 0)); break;
    default: painter.drawPolygon(polygon(square, 5, -std::numbers::pi / 2)); break;
    }
    painter.restore();
}

void drawCorners(QPainter& painter, const QRectF& rect) {
    const double reach = std::min(rect.width(), rect.height()) * kCornerShare;
    for (const QPointF& corner : {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()}) {
        const double right = corner.x() < rect.center().x() ? reach : -reach;
        const double down = corner.y() < rect.center().y() ? reach : -reach;
        painter.drawPolyline(QPolygonF({corner + QPointF(right, 0), corner, corner + QPointF(0, down)}));
    }
}

void drawHatching(QPainter& painter, const QRectF& rect, const QColor& colour, double gap) {
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1));
    // Anchored at the plane's origin, so that neighbouring rectangles' lines meet.
    const double first = std::floor((rect.left() + rect.top()) / gap) * gap;
    for (double sum = first; sum <= rect.right() + rect.bottom(); sum += gap)
        painter.drawLine(QPointF(sum - rect.top(), rect.top()), QPointF(sum - rect.bottom(), rect.bottom()));
    painter.restore();
}

}  // namespace nonet
