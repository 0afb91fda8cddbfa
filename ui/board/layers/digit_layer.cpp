#include "ui/board/layers/layer.h"

namespace nonet {

void paintDigits(const LayerContext& c) {
    const QPointF aside = c.picture.places.empty() ? QPointF() : placeRoom(c).aside;
    c.forEachCell([&](Cell, const QRectF& rect, const CellLook& look) {
        if (look.digit == 0 || !look.place.text.isEmpty())
            return;
        const DigitFace& face = look.isGiven ? c.faces.given : c.faces.entered;
        const bool isWrong = !look.isGiven && (look.isConflict || look.isMistake);
        QColor ink = isWrong ? c.theme.conflict : look.isGiven ? c.theme.given : c.theme.entered;
        // What an entered digit loses in colour on a place's fill, it keeps in weight.
        if (look.place.place >= 0 && !look.hasSelectionFill)
            ink = placeInk(c.theme, look.place.colour, look.place.strength);
        face.draw(c.painter, rect.center() + (look.place.place >= 0 ? aside : QPointF()), Digit(look.digit), ink);
    });
}

void paintConflicts(const LayerContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(c.theme.conflict);
    c.forEachCell([&c](Cell, const QRectF& rect, const CellLook& look) {
        if (!look.isConflict && !look.isMistake)
            return;
        // Within the selection's ring, so that both can be seen.
        const QPointF corner = rect.topRight() + QPointF(-4, 4);
        const double side = rect.width() * 0.2;
        c.painter.drawPolygon(QPolygonF({corner, corner - QPointF(side, 0), corner + QPointF(0, side)}));
    });
    // A ring within the cell: fills and the corners are taken.
    c.painter.setBrush(Qt::NoBrush);
    c.forEachCell([&c](Cell, const QRectF& rect, const CellLook& look) {
        if (!look.isInContradiction)
            return;
        const double inset = rect.width() * 0.08;
        c.painter.setPen(QPen(c.theme.conflict, std::max(rect.width() * 0.045, 1.5)));
        c.painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), inset, inset);
    });
    c.painter.restore();
}

}  // namespace nonet
