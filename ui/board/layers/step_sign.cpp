#include "ui/board/layers/step_sign.h"

#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"
#include "ui/text/step_roles.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <set>

namespace nonet {
namespace {

constexpr double kHatchingGap = 10;
constexpr float kHatchingStrength = 0.45F;
constexpr double kLegendHead = 6;
/// How far inside its cells a node's outline runs, of a cell's side.
constexpr double kNodeInset = 0.05;
/// Width of a link in a chain inside another: finer than those around it, strong or weak.
constexpr double kInnerWidth = 1.25;
/// Width of the band in the legend, as a share of the sign's height.
constexpr double kSightShare = 0.4;

void addHouses(std::set<LegendEntry>& entries, const BoardPicture& picture) {
    for (const RoleHouse& house : shownStepHouses(picture))
        entries.insert({house.role == Role::cover ? StepSign::coverHouse : StepSign::house, house.role});
}

void addPattern(std::set<LegendEntry>& entries, const BoardPicture& picture) {
    if (!picture.step)
        return;
    for (const RoleCell& cell : shownStepCells(picture))
        entries.insert({StepSign::cell, cell.role});
    if (!shownNodes(picture).empty())
        entries.insert({StepSign::node});
    for (const LineLink& link : linksOf(*picture.step))
        entries.insert({link.isInner      ? link.isStrong() ? StepSign::innerStrongLink : StepSign::innerWeakLink
                        : link.isStrong() ? StepSign::strongLink
                                          : StepSign::weakLink});
    for (const Blocking& blocking : shownBlockings(picture)) {
        entries.insert({StepSign::blocker});
        if (!blocking.keepsDigitAway)
            continue;
        entries.insert({StepSign::blockedCell});
        entries.insert({StepSign::sight});
    }
}

void paintSample(QPainter& painter, const QRectF& rect, const LinkInk& ink, const Theme& theme) {
    LinkRoute route;
    route.line << QPointF(rect.left(), rect.center().y()) << QPointF(rect.right(), rect.center().y());
    route.direction = {1, 0};
    drawLink(painter, route, ink, kLegendHead, theme);
}

void paintShape(QPainter& painter, const QRectF& rect, ShapeRole shape, const Theme& theme) {
    drawRoleShape(painter, rect, shape, theme.role(shape));
}

void paintNode(QPainter& painter, const QRectF& rect, const Theme& theme) {
    QPainterPath path;
    path.addRect(rect);
    drawNodeOutline(painter, path, rect.width(), theme);
}

}  // namespace

void drawSight(QPainter& painter, const QPointF& from, const QPointF& to, double width, const Theme& theme) {
    if (theme.usesTints)
        painter.setPen(QPen(stepTint(theme, Role::cover), width, Qt::SolidLine, Qt::RoundCap));
    else
        painter.setPen(QPen(theme.role(ShapeRole::cover).ring, BoardMetrics::kOutline, Qt::DashLine));
    painter.drawLine(from, to);
}

QColor stepTint(const Theme& theme, Role role) {
    return theme.usesTints ? blend(theme.role(shapeOf(role)).fill, theme.board, kAreaTint) : theme.board;
}

void drawRoleOutline(QPainter& painter, const QRectF& rect, Role role, const Theme& theme) {
    // Without tints the outline is all that there is, and the box lines are as black.
    const double width = theme.usesTints ? BoardMetrics::kOutline : 2.5 * BoardMetrics::kOutline;
    QPen pen(theme.role(shapeOf(role)).ring, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
    if (role == Role::fin)
        pen.setStyle(Qt::DotLine);
    // So that it is told from the base, which is solid, without colour too.
    if (role == Role::cover)
        pen.setDashPattern({4, 2});
    // And the pincers from the pivot.
    else if (!theme.usesTints && shapeOf(role) == ShapeRole::second)
        pen.setDashPattern({1.5, 1});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
}

void drawCoverHatching(QPainter& painter, const QRectF& rect, const Theme& theme) {
    if (theme.usesTints)
        return;
    QColor hatching = theme.role(ShapeRole::cover).ring;
    hatching.setAlphaF(kHatchingStrength);
    drawHatching(painter, rect, hatching, kHatchingGap);
}

std::vector<StepNode> shownNodes(const BoardPicture& picture) {
    std::vector<StepNode> nodes;
    if (!picture.step || picture.stepDepth < StepDepth::pattern)
        return nodes;
    for (const Step* step : withInner(*picture.step))
        for (const StepLine& line : step->lines)
            for (const StepNode& node : line.nodes)
                if (cellsOf(node).count() > 1 && std::ranges::find(nodes, node) == nodes.end())
                    nodes.push_back(node);
    return nodes;
}

void drawNodeOutline(QPainter& painter, const QPainterPath& cells, double cellSide, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // Inside its cells: a stroke of the path, taken off it.
    QPainterPathStroker stroker;
    stroker.setWidth(cellSide * 2 * kNodeInset);
    stroker.setJoinStyle(Qt::RoundJoin);
    const QPainterPath whole = cells.simplified();
    painter.setPen(QPen(theme.given, BoardMetrics::kOutline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(whole.subtracted(stroker.createStroke(whole)).simplified());
    painter.restore();
}

void drawBlockerRing(QPainter& painter, const QRectF& cell, const Theme& theme) {
    const double radius = cell.width() * 0.4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.role(ShapeRole::cover).ring, BoardMetrics::kOutline));
    painter.drawEllipse(cell.center(), radius, radius);
    painter.restore();
}

void drawBlockedCross(QPainter& painter, const QRectF& rect, const Theme& theme) {
    const double reach = std::min(rect.width(), rect.height()) * 0.3;
    const QPointF centre = rect.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.role(ShapeRole::eliminated).ring, BoardMetrics::kOutline, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
    painter.drawLine(centre - QPointF(reach, -reach), centre + QPointF(reach, -reach));
    painter.restore();
}

void drawLink(QPainter& painter, const LinkRoute& route, const LinkInk& ink, double headSize, const Theme& theme) {
    const auto head = [&](const QPointF& tip, double size, const QColor& colour) {
        const QPointF back = tip - route.direction * size;
        const QPointF across = QPointF(-route.direction.y(), route.direction.x()) * size * 0.45;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF({tip, back + across, back - across}));
    };
    const auto openHead = [&](const QPointF& tip, double size, const QColor& colour, double width) {
        const QPointF back = tip - route.direction * size;
        const QPointF across = QPointF(-route.direction.y(), route.direction.x()) * size * 0.45;
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF({back + across, tip, back - across}));
    };
    const QColor colour = ink.isLit ? theme.accent : ink.isDimmed ? theme.thinLine : theme.given;
    const double width = (ink.isInner ? kInnerWidth : ink.isStrong ? 2.5 : 2) + (ink.isLit ? 1.5 : 0);
    // A head longer than its line would lie on the digit where that starts, and so would a halo.
    constexpr double kLeastHead = 4;
    const QPointF whole = route.tip() - route.line.first();
    const double room = std::hypot(whole.x(), whole.y());
    const bool hasHalo = room >= headSize;
    headSize = std::min(headSize, std::max(kLeastHead, room));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.board, width + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (hasHalo)
        painter.drawPolyline(route.line);
    painter.setPen(QPen(colour, width, ink.isStrong ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(route.line);
    if (ink.isInner) {
        openHead(route.tip(), headSize, colour, width);
        return;
    }
    if (hasHalo)
        head(route.tip() + route.direction, headSize + 3, theme.board);
    head(route.tip(), headSize, colour);
}

std::vector<LegendEntry> legendOf(const BoardPicture& picture) {
    std::set<LegendEntry> entries;
    if (!explainsStep(picture))
        return {};
    const std::map<Candidate, Role> roles = stepRoles(picture);
    for (const auto& [candidate, shape] : stepShapes(picture)) {
        if (!picture.digits.isBlank(candidate.cell))
            continue;
        if (shape == ShapeRole::eliminated || shape == ShapeRole::placed)
            entries.insert({shape == ShapeRole::placed ? StepSign::placed : StepSign::eliminated});
        else
            entries.insert({StepSign::candidate, roles.at(candidate)});
    }
    addHouses(entries, picture);
    if (picture.stepDepth >= StepDepth::pattern)
        addPattern(entries, picture);
    return {entries.begin(), entries.end()};
}

void paintLegendSign(QPainter& painter, const QRectF& rect, const LegendEntry& entry, const Theme& theme) {
    const QRectF area = rect.adjusted(1, 1, -1, -1);
    // Long, as a row is beside a cell.
    const QRectF house = area.adjusted(0, area.height() / 4, 0, -area.height() / 4);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    switch (entry.sign) {
    case StepSign::candidate: paintShape(painter, area, shapeOf(entry.role), theme); break;
    case StepSign::eliminated: paintShape(painter, area, ShapeRole::eliminated, theme); break;
    case StepSign::placed: paintShape(painter, area, ShapeRole::placed, theme); break;
    case StepSign::node: paintNode(painter, area, theme); break;
    case StepSign::cell:
        painter.fillRect(area, stepTint(theme, entry.role));
        drawRoleOutline(painter, area, entry.role, theme);
        break;
    case StepSign::house:
        painter.fillRect(house, stepTint(theme, entry.role));
        drawRoleOutline(painter, house, entry.role, theme);
        break;
    case StepSign::coverHouse:
        painter.fillRect(house, stepTint(theme, Role::cover));
        drawCoverHatching(painter, house, theme);
        drawRoleOutline(painter, house, Role::cover, theme);
        break;
    case StepSign::strongLink: paintSample(painter, area, {}, theme); break;
    case StepSign::weakLink: paintSample(painter, area, {.isStrong = false}, theme); break;
    case StepSign::innerStrongLink: paintSample(painter, area, {.isInner = true}, theme); break;
    case StepSign::innerWeakLink: paintSample(painter, area, {.isStrong = false, .isInner = true}, theme); break;
    case StepSign::blocker: drawBlockerRing(painter, area, theme); break;
    case StepSign::blockedCell: drawBlockedCross(painter, area, theme); break;
    case StepSign::sight: {
        const double inset = area.height() * kSightShare / 2;
        drawSight(painter, {area.left() + inset, area.center().y()}, {area.right() - inset, area.center().y()},
                  2 * inset, theme);
        break;
    }
    }
    painter.restore();
}

}  // namespace nonet
