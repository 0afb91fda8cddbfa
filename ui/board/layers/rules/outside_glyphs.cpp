#include "ui/board/layers/rules/rule_glyphs.h"
#include "ui/board/layers/rules/rule_labels.h"

#include <QLineF>

namespace nonet {

namespace {

/// From the clue's corner towards the board, along its diagonal.
void paintDirection(const GlyphContext& c, const QRectF& rect, const OutsidePlace& place) {
    const QPointF inward(place.right, place.down);
    const QPointF tip = rect.center() + inward * c.side() * 0.46;
    const QPointF tail = rect.center() + inward * c.side() * 0.26;
    QPainterPath path(tail);
    path.lineTo(tip);
    for (const double turn : {35.0, -35.0}) {
        path.moveTo(tip);
        path.lineTo(tip + QLineF::fromPolar(c.side() * 0.13, QLineF(tip, tail).angle() + turn).p2());
    }
    c.painter.setPen(c.pen(c.thin() * 1.3));
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawPath(path);
}

}  // namespace

void paintOutsideGlyphs(const GlyphContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.forEach([&c](const Constraint& constraint) {
        if (!constraint.place)
            return;
        const QRectF rect = c.metrics.placeRect(constraint.place->row, constraint.place->column);
        const bool isDiagonal = constraint.place->down != 0 && constraint.place->right != 0;
        const QString text = ruleLabel(constraint, c.layout().symbols);
        const double by = c.side() * (isDiagonal ? 0.2 : 0.12);
        QRectF words = rect.adjusted(by, by, -by, -by);
        if (isDiagonal) {
            words.translate(-constraint.place->right * c.side() * 0.12, -constraint.place->down * c.side() * 0.12);
            paintDirection(c, rect, *constraint.place);
        }
        c.write(words, text, c.side() * (isDiagonal ? 0.34 : 0.42), c.theme.text);
    });
    c.painter.restore();
}

}  // namespace nonet
