#include "ui/board/layers/layer.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

struct Arrow {
    QPointF from;
    QPointF to;
    bool isStrong = true;
    bool hasHead = false;
    /// 0: none.
    int number = 0;
};

double length(const QPointF& vector) { return std::hypot(vector.x(), vector.y()); }

/// A link bends, so that it does not run over the candidates between its ends.
QPainterPath curve(const LayerContext& c, const Arrow& arrow, QPointF& tip, QPointF& direction) {
    const QPointF whole = arrow.to - arrow.from;
    const double distance = std::max(1.0, length(whole));
    const QPointF across(-whole.y() / distance, whole.x() / distance);
    const QPointF control =
        (arrow.from + arrow.to) / 2 + across * std::min(distance * 0.16, c.metrics.cellSide() * 0.7);
    // The ends stay clear of the candidates' shapes.
    const double radius = c.metrics.cellSide() * (c.metrics.candidatesAreDots() ? 0.12 : 0.165);
    const auto shortened = [radius](const QPointF& end, const QPointF& towards) {
        const QPointF way = towards - end;
        const double reach = length(way);
        return reach <= 1.5 * radius ? end + way * 0.4 : end + way * (radius / reach);
    };
    tip = shortened(arrow.to, control);
    direction = arrow.to - control;
    direction /= std::max(1e-6, length(direction));
    QPainterPath path(shortened(arrow.from, control));
    path.quadTo(control, tip);
    return path;
}

void paintHead(QPainter& painter, const QPointF& tip, const QPointF& direction, double size, const QColor& colour) {
    const QPointF back = tip - direction * size;
    const QPointF across = QPointF(-direction.y(), direction.x()) * size * 0.45;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({tip, back + across, back - across}));
}

void paintArrow(const LayerContext& c, const Arrow& arrow) {
    QPointF tip;
    QPointF direction;
    const QPainterPath path = curve(c, arrow, tip, direction);
    const double width = arrow.isStrong ? 2.5 : 2;
    QPen pen(c.theme.given, width, arrow.isStrong ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.setPen(QPen(c.theme.board, width + 2, Qt::SolidLine, Qt::RoundCap));
    c.painter.drawPath(path);
    c.painter.setPen(pen);
    c.painter.drawPath(path);
    const double head = std::clamp(c.metrics.cellSide() * 0.14, 7.0, 14.0);
    if (arrow.hasHead) {
        paintHead(c.painter, tip + direction, direction, head + 3, c.theme.board);
        paintHead(c.painter, tip, direction, head, c.theme.given);
    }
    if (arrow.number > 0) {
        const QPointF middle = path.pointAtPercent(0.5);
        const double radius = c.faces.label.pixelSize() * (arrow.number > 9 ? 0.85 : 0.7);
        c.painter.setPen(QPen(c.theme.given, 1));
        c.painter.setBrush(c.theme.board);
        c.painter.drawEllipse(middle, radius, radius);
        c.faces.label.drawNumber(c.painter, middle, arrow.number, c.theme.given);
    }
}

}  // namespace

void paintLinks(const LayerContext& c) {
    std::vector<Arrow> arrows;
    const auto centre = [&c](Candidate candidate) { return c.metrics.candidateRect(candidate).center(); };
    if (!c.picture.isReplay)
        for (const DrawnLink& link : c.picture.state.links)
            arrows.push_back({centre(link.from), centre(link.to), link.kind == LinkKind::strong, true, 0});
    if (c.picture.linkFrom && c.picture.linkTo && *c.picture.linkFrom != *c.picture.linkTo)
        arrows.push_back({centre(*c.picture.linkFrom), centre(*c.picture.linkTo), true, true, 0});
    if (c.picture.step && c.picture.stepDepth >= StepDepth::pattern) {
        int number = 0;
        for (const StepLink& link : c.picture.step->links)
            arrows.push_back({centre(link.from), centre(link.to), link.isStrong, true, ++number});
    }
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    for (const Arrow& arrow : arrows)
        paintArrow(c, arrow);
    c.painter.restore();
}

}  // namespace nonet
