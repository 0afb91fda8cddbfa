#include "ui/board/layers/layer.h"
#include "ui/board/layers/link_route.h"
#include "ui/board/layers/step_sign.h"

#include <algorithm>

namespace nonet {

namespace {

/// Half a square's side, for a number of an inner step's link, in the radius of the others' discs: as much room.
constexpr double kSquareShare = 0.88;

/// Over all lines, so that none runs through a number.
void paintNumber(const LayerContext& c, const LinkRoute& route, int number, const LinkInk& ink) {
    const QColor colour = ink.isLit ? c.theme.accent : c.theme.given;
    c.painter.setPen(QPen(colour, 1));
    c.painter.setBrush(ink.isLit ? c.theme.accent : c.theme.board);
    if (ink.isInner) {
        const double half = route.badgeRadius * kSquareShare;
        c.painter.drawRect(QRectF(route.badge - QPointF(half, half), route.badge + QPointF(half, half)));
    } else {
        c.painter.drawEllipse(route.badge, route.badgeRadius, route.badgeRadius);
    }
    c.faces.linkNumber.drawNumber(c.painter, route.badge, number, ink.isLit ? c.theme.accentInk : c.theme.given);
}

double headSize(const LayerContext& c) { return std::clamp(c.metrics.cellSide() * 0.14, 7.0, 14.0); }

void paintPlayersLinks(const LayerContext& c) {
    LinkRouter router(c.metrics, c.looks, c.shapes);
    if (!c.picture.isReplay)
        for (const DrawnLink& link : c.picture.state.links)
            drawLink(c.painter, router.route(link.from, link.to, 0), {.isStrong = link.kind == LinkKind::strong},
                     headSize(c), c.theme);
    if (c.picture.linkFrom && c.picture.linkTo && *c.picture.linkFrom != *c.picture.linkTo)
        drawLink(c.painter, router.route(*c.picture.linkFrom, *c.picture.linkTo, 0), {}, headSize(c), c.theme);
}

}  // namespace

void paintLinks(const LayerContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    paintPlayersLinks(c);
    const std::vector<LinkRoute>& routes = c.stepLinks;
    const std::vector<LineLink> links = c.picture.step ? linksOf(*c.picture.step) : std::vector<LineLink>();
    const auto inkOf = [&](std::size_t i) {
        const bool isLit = c.picture.litLink == static_cast<int>(i);
        return LinkInk{links[i].isStrong(), links[i].isInner, isLit, c.picture.litLink.has_value() && !isLit};
    };
    for (std::size_t i = 0; i < routes.size(); ++i)
        drawLink(c.painter, routes[i], inkOf(i), headSize(c), c.theme);
    for (std::size_t i = 0; i < routes.size(); ++i)
        paintNumber(c, routes[i], static_cast<int>(i) + 1, inkOf(i));
    c.painter.restore();
}

}  // namespace nonet
