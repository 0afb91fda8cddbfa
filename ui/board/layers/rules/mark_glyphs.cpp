#include "ui/board/layers/rules/rule_glyphs.h"
#include "ui/board/layers/rules/rule_labels.h"

#include <numbers>

namespace nonet {

namespace {

/// Between two cells, on the edge where they meet; round a corner, on the corner.
QPointF middleOf(const GlyphContext& c, const std::vector<Cell>& cells) { return c.metrics.rectOf(cells).center(); }

QRectF around(const QPointF& middle, double radius) {
    return {middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius};
}

void paintDot(const GlyphContext& c, const QPointF& at, bool isBlack, const QString& text) {
    const double radius = c.side() * (text.isEmpty() ? 0.12 : 0.16);
    // White and black as setters call them, whatever the theme's paper is.
    const QColor fill = isBlack ? QColor(Qt::black) : QColor(Qt::white);
    const QColor ink = isBlack ? QColor(Qt::white) : QColor(Qt::black);
    c.painter.setPen({c.theme.isDark && isBlack ? c.theme.ruleInk : QColor(Qt::black), c.thin()});
    c.painter.setBrush(fill);
    c.painter.drawEllipse(at, radius, radius);
    if (!text.isEmpty())
        c.write(around(at, radius * 0.85), text, radius * 1.5, ink);
}

/// On a patch of paper, so that the line between the cells does not run through it.
void paintLetter(const GlyphContext& c, const QPointF& at, const QString& text) {
    const double radius = c.side() * 0.14;
    c.painter.fillRect(around(at, radius), c.theme.board);
    c.write(around(at, radius * 1.4), text, c.side() * 0.26, c.theme.given);
}

/// Opens towards the larger number, the first cell's.
void paintInequality(const GlyphContext& c, const std::vector<Cell>& pair) {
    const QPointF at = middleOf(c, pair);
    const QPointF out = (c.centre(pair[1]) - c.centre(pair[0])) / c.side();
    const QPointF aside(-out.y(), out.x());
    const double reach = c.side() * 0.11;
    c.painter.fillRect(around(at, reach * 1.1), c.theme.board);
    c.painter.setPen(QPen(c.theme.given, c.thin() * 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawPolyline(QPolygonF(
        {at - out * reach * 0.7 + aside * reach, at + out * reach * 0.7, at - out * reach * 0.7 - aside * reach}));
}

void paintQuadruple(const GlyphContext& c, const Constraint& constraint) {
    const QPointF at = middleOf(c, constraint.cells());
    const double radius = c.side() * 0.24;
    c.painter.setPen(c.pen(c.thin()));
    c.painter.setBrush(c.theme.board);
    c.painter.drawEllipse(at, radius, radius);
    // Two in a row.
    const QStringList digits = ruleLabel(constraint, c.layout().symbols).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const double line = radius * 0.8;
    const int rows = (static_cast<int>(digits.size()) + 1) / 2;
    for (int row = 0; row < rows; ++row) {
        const QString text = digits.mid(row * 2, 2).join(QLatin1Char(' '));
        const double top = at.y() + (row - rows / 2.0) * line;
        c.write(QRectF(at.x() - radius * 0.85, top, radius * 1.7, line), text, line, c.theme.given);
    }
}

void paintOwnPair(const GlyphContext& c, const QPointF& at) {
    const double radius = c.side() * 0.11;
    QPainterPath path(at + QPointF(0, -radius));
    for (const QPointF& corner : {QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0)})
        path.lineTo(at + corner);
    path.closeSubpath();
    c.painter.setPen(c.pen(c.thin()));
    c.painter.setBrush(c.theme.rule(RuleHue::red));
    c.painter.drawPath(path);
}

void paintPair(const GlyphContext& c, const Constraint& constraint, const std::vector<Cell>& pair) {
    const QPointF at = middleOf(c, pair);
    const QString text = ruleLabel(constraint, c.layout().symbols);
    switch (constraint.kind) {
    case ConstraintKind::difference: return paintDot(c, at, false, text);
    case ConstraintKind::ratio: return paintDot(c, at, true, text);
    case ConstraintKind::sum: return paintLetter(c, at, text);
    case ConstraintKind::inequality: return paintInequality(c, pair);
    case ConstraintKind::pairRule: return paintOwnPair(c, at);
    default: return;
    }
}

}  // namespace

void paintMarkGlyphs(const GlyphContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.forEach([&c](const Constraint& constraint) {
        if (constraint.kind == ConstraintKind::quadruple && !constraint.cells().empty())
            paintQuadruple(c, constraint);
        else
            for (const std::vector<Cell>& pair : constraint.parts)
                if (pair.size() == 2)
                    paintPair(c, constraint, pair);
    });
    c.painter.restore();
}

}  // namespace nonet
