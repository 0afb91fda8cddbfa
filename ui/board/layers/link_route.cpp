#include "ui/board/layers/link_route.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace nonet {
namespace {

/// Shares of a cell's side.
constexpr double kDigitWidth = 0.42;
constexpr double kDigitHeight = 0.50;
constexpr double kShapeRadius = 0.165;
constexpr double kDotShapeRadius = 0.12;
/// Half the broadest line with its halo, in the painter's units.
constexpr double kHalfLine = 2.5;

/// Costs of a number's place: a covered glyph is out of the question, a touched shape a blemish.
constexpr double kCovers = 1000;
constexpr double kTouches = 8;

QRectF centred(const QPointF& centre, double width, double height) {
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

double length(const QPointF& vector) { return std::hypot(vector.x(), vector.y()); }

double distanceToRect(const QPointF& point, const QRectF& rect) {
    const double x = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const double y = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(x, y);
}

double distanceToSegment(const QPointF& point, const QPointF& a, const QPointF& b) {
    const QPointF way = b - a;
    const double square = QPointF::dotProduct(way, way);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(point - a, way) / square, 0.0, 1.0) : 0;
    return length(point - (a + way * t));
}

QPolygonF flattened(const QPainterPath& path) {
    const QList<QPolygonF> polygons = path.toSubpathPolygons();
    return polygons.isEmpty() ? QPolygonF() : polygons.first();
}

/// bend: a share of the distance, to the left of the way from a to b where positive.
QPolygonF bow(const QPointF& a, const QPointF& b, double bend, double most) {
    const QPointF whole = b - a;
    const double distance = std::max(1.0, length(whole));
    const QPointF across(-whole.y() / distance, whole.x() / distance);
    const double reach = std::clamp(distance * bend, -most, most);
    QPainterPath path(a);
    path.quadTo((a + b) / 2 + across * reach, b);
    return flattened(path);
}

/// Through these points, with the corners rounded.
QPolygonF rounded(const std::vector<QPointF>& points, double radius) {
    QPainterPath path(points.front());
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const QPointF in = points[i - 1] - points[i];
        const QPointF out = points[i + 1] - points[i];
        const double cut = std::min({radius, length(in) / 2, length(out) / 2});
        if (cut < 0.5)
            continue;
        path.lineTo(points[i] + in * (cut / length(in)));
        path.quadTo(points[i], points[i] + out * (cut / length(out)));
    }
    path.lineTo(points.back());
    return flattened(path);
}

double lengthOf(const QPolygonF& line) {
    double sum = 0;
    for (int i = 1; i < line.size(); ++i)
        sum += length(line[i] - line[i - 1]);
    return sum;
}

struct PointOnLine {
    QPointF point;
    QPointF direction;
};
PointOnLine pointAt(const QPolygonF& line, double along) {
    for (int i = 1; i < line.size(); ++i) {
        const QPointF way = line[i] - line[i - 1];
        const double part = length(way);
        if (part > 0 && (along <= part || i + 1 == line.size()))
            return {line[i - 1] + way * std::min(1.0, along / part), way / part};
        along -= part;
    }
    return {line.isEmpty() ? QPointF() : line.last(), {1, 0}};
}

/// Without the first and the last `cut` of its length.
QPolygonF trimmed(const QPolygonF& line, double cut) {
    const double whole = lengthOf(line);
    QPolygonF rest{pointAt(line, cut).point};
    double along = 0;
    for (int i = 1; i < line.size(); ++i) {
        along += length(line[i] - line[i - 1]);
        if (along > cut && along < whole - cut)
            rest << line[i];
    }
    rest << pointAt(line, whole - cut).point;
    return rest;
}

/// The candidates by which two nodes are joined, the nearest to each other.
std::pair<Candidate, Candidate> nearestOf(const BoardMetrics& metrics, const StepNode& from, const StepNode& to) {
    std::pair best{from.candidates.front(), to.candidates.front()};
    double least = std::numeric_limits<double>::max();
    for (const Candidate a : from.candidates)
        for (const Candidate b : to.candidates) {
            const double distance = length(metrics.candidateRect(a).center() - metrics.candidateRect(b).center());
            if (distance < least) {
                best = {a, b};
                least = distance;
            }
        }
    return best;
}

}  // namespace

QRectF digitBounds(const BoardMetrics& metrics, Cell cell) {
    const double side = metrics.cellSide();
    return centred(metrics.cellRect(cell).center(), kDigitWidth * side, kDigitHeight * side);
}

QRectF candidateBounds(const BoardMetrics& metrics, Candidate candidate) {
    const double size = metrics.candidateSize();
    return centred(metrics.candidateRect(candidate).center(), 0.62 * size, 0.76 * size);
}

double linkNumberSize(const BoardMetrics& metrics) {
    return std::max(BoardMetrics::kSmallestText, metrics.cellSide() * 0.13);
}

double LinkRoute::distanceTo(const QPointF& point) const {
    double nearest =
        badgeRadius > 0 ? std::max(0.0, length(point - badge) - badgeRadius) : std::numeric_limits<double>::max();
    for (int i = 1; i < line.size(); ++i)
        nearest = std::min(nearest, distanceToSegment(point, line[i - 1], line[i]));
    return nearest;
}

bool LinkRouter::isClear(const QPolygonF& line, Candidate from, Candidate to) const {
    const double pace = m_metrics.cellSide() * 0.06;
    const double whole = lengthOf(line);
    for (double along = 0; along <= whole; along += pace) {
        const QPointF point = pointAt(line, along).point;
        const std::optional<Cell> cell = m_metrics.cellAt(point);
        if (!cell)
            return false;
        if (*cell == from.cell || *cell == to.cell || m_looks[static_cast<std::size_t>(cell->index())].digit == 0)
            continue;
        // Paces may step over a corner.
        const double margin = kHalfLine + pace / 2;
        if (digitBounds(m_metrics, *cell).adjusted(-margin, -margin, margin, margin).contains(point))
            return false;
    }
    return true;
}

int LinkRouter::candidatesCrossed(const QPolygonF& line, Candidate from, Candidate to) const {
    const double pace = m_metrics.candidateSize() * 0.25;
    std::set<Candidate> crossed;
    for (double along = 0; along <= lengthOf(line); along += pace) {
        const QPointF point = pointAt(line, along).point;
        const std::optional<Candidate> at = m_metrics.candidateAt(point);
        if (!at || *at == from || *at == to)
            continue;
        const CellLook& look = m_looks[static_cast<std::size_t>(at->cell.index())];
        if (look.digit == 0 && look.candidates.contains(at->digit) && candidateBounds(m_metrics, *at).contains(point))
            crossed.insert(*at);
    }
    return static_cast<int>(crossed.size());
}

QPolygonF LinkRouter::clearLine(Candidate from, Candidate to) const {
    const QPointF a = m_metrics.candidateRect(from).center();
    const QPointF b = m_metrics.candidateRect(to).center();
    const double side = m_metrics.cellSide();
    QPolygonF best;
    int fewest = std::numeric_limits<int>::max();
    for (const double bend : {0.16, -0.16, 0.3, -0.3}) {
        QPolygonF line = bow(a, b, bend, side * 0.7);
        if (!isClear(line, from, to))
            continue;
        if (const int crossed = candidatesCrossed(line, from, to); crossed < fewest) {
            fewest = crossed;
            best = std::move(line);
        }
        if (fewest == 0)
            break;
    }
    if (!best.isEmpty())
        return best;
    // Between two lines of cells no digit reaches; at the board's edge the lane lies inside.
    const QRectF& board = m_metrics.board();
    const BoardShape& shape = m_metrics.shape();
    const auto lane = [side](double start, int line, int count) {
        return start + std::clamp(line * side, side * 0.1, count * side - side * 0.1);
    };
    QPolygonF shortest;
    for (const int down : {0, 1})
        for (const int right : {0, 1}) {
            const double y = lane(board.top(), shape.row(from.cell) + down, shape.rows());
            const double x = lane(board.left(), shape.column(to.cell) + right, shape.columns());
            std::vector<QPointF> points;
            if (shape.row(from.cell) == shape.row(to.cell))
                points = {a, {a.x(), y}, {b.x(), y}, b};
            else if (shape.column(from.cell) == shape.column(to.cell))
                points = {a, {x, a.y()}, {x, b.y()}, b};
            else
                points = {a, {a.x(), y}, {x, y}, {x, b.y()}, b};
            QPolygonF line = rounded(points, side * 0.22);
            if (shortest.isEmpty() || lengthOf(line) < lengthOf(shortest))
                shortest = std::move(line);
        }
    return shortest;
}

double LinkRouter::overlapInCell(const Badge& badge, Cell cell) const {
    const CellLook& look = m_looks[static_cast<std::size_t>(cell.index())];
    const auto covered = [&badge](const QRectF& ink) { return badge.radius - distanceToRect(badge.centre, ink); };
    if (look.digit != 0)
        return covered(digitBounds(m_metrics, cell)) > 0 ? kCovers : 0;
    double cost = 0;
    const double shape = m_metrics.cellSide() * kShapeRadius;
    for (const Digit digit : DigitSet::full(m_metrics.shape().symbolCount())) {
        const Candidate candidate{cell, digit};
        const bool hasShape = m_shapes.contains(candidate);
        const bool isColoured =
            std::ranges::any_of(look.state.candidateColours, [&](const auto& each) { return each.first == digit; });
        if (!hasShape && !isColoured && !look.candidates.contains(digit))
            continue;
        if (covered(candidateBounds(m_metrics, candidate)) > 0)
            cost += kCovers;
        const double gap = length(badge.centre - m_metrics.candidateRect(candidate).center());
        if ((hasShape || isColoured) && gap < badge.radius + shape)
            cost += kTouches * (badge.radius + shape - gap) / m_metrics.cellSide();
    }
    return cost;
}

double LinkRouter::costOfBadge(const Badge& badge) const {
    const QRectF around = centred(badge.centre, 2 * badge.radius, 2 * badge.radius);
    if (!m_metrics.board().contains(around))
        return kCovers;
    double cost = 0;
    for (const Badge& other : m_badges)
        if (length(other.centre - badge.centre) < other.radius + badge.radius + 1)
            cost += kCovers;
    // The cells at its corners are in reading order, and some of them the same.
    std::optional<Cell> before[2];
    for (const double y : {around.top(), around.bottom()})
        for (const double x : {around.left(), around.right()}) {
            const std::optional<Cell> cell = m_metrics.cellAt({x, y});
            if (cell && cell != before[0] && cell != before[1])
                cost += overlapInCell(badge, *cell);
            before[0] = std::exchange(before[1], cell);
        }
    return cost;
}

void LinkRouter::placeBadge(LinkRoute& route, int number) {
    const double side = m_metrics.cellSide();
    Badge best{{}, linkNumberSize(m_metrics) * (number > 9 ? 0.85 : 0.62)};
    double bestCost = std::numeric_limits<double>::max();
    const auto consider = [&](const QPointF& centre, double strays) {
        const Badge badge{centre, best.radius};
        if (strays >= bestCost)
            return;
        if (const double cost = strays + costOfBadge(badge); cost < bestCost) {
            best = badge;
            bestCost = cost;
        }
    };
    const double whole = lengthOf(route.line);
    for (const double aside : {0.0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24})
        for (const double off :
             {0.0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2, 0.25, -0.25, 0.3, -0.3, 0.35, -0.35}) {
            const PointOnLine at = pointAt(route.line, whole * (0.5 + off));
            const QPointF across(-at.direction.y(), at.direction.x());
            consider(at.point + across * (aside * side), std::abs(aside) * 6 + std::abs(off) * 2);
        }
    // A crowded part of the board: in wider and wider rings around the middle.
    const QPointF middle = pointAt(route.line, whole / 2).point;
    constexpr int kWidestRing = 40;
    for (int ring = 1; ring <= kWidestRing && bestCost >= kCovers; ++ring)
        for (int step = 0; step < 8 * ring; ++step) {
            const int along = step % (2 * ring) - ring;
            const QPointF sides[] = {QPointF(along, -ring), QPointF(ring, along), QPointF(-along, ring),
                                     QPointF(-ring, -along)};
            consider(middle + sides[step / (2 * ring)] * (side * 0.04), 10 + ring);
        }
    route.badge = best.centre;
    route.badgeRadius = best.radius;
    m_badges.push_back(best);
}

LinkRoute LinkRouter::route(Candidate from, Candidate to, int number) {
    const QPolygonF line = clearLine(from, to);
    const double radius = m_metrics.cellSide() * (m_metrics.candidatesAreDots() ? kDotShapeRadius : kShapeRadius);
    LinkRoute route;
    // Between neighbours within a cell too, the line keeps to the rims of both shapes.
    route.line = trimmed(line, std::min(radius, lengthOf(line) * 0.42));
    const double whole = lengthOf(route.line);
    const QPointF arriving = route.tip() - pointAt(route.line, std::max(0.0, whole - radius)).point;
    route.direction = arriving / std::max(1e-6, length(arriving));
    if (number > 0)
        placeBadge(route, number);
    return route;
}

std::vector<LinkRoute> stepLinkRoutes(const BoardMetrics& metrics, const BoardPicture& picture,
                                      const std::vector<CellLook>& looks,
                                      const std::map<Candidate, ShapeRole>& shapes) {
    std::vector<LinkRoute> routes;
    if (!picture.step || picture.stepDepth < StepDepth::pattern)
        return routes;
    LinkRouter router(metrics, looks, shapes);
    int number = 0;
    for (const LineLink& link : linksOf(*picture.step)) {
        const auto [from, to] = nearestOf(metrics, *link.from, *link.to);
        routes.push_back(router.route(from, to, ++number));
    }
    return routes;
}

const std::vector<LinkRoute>& LaidLinks::ofStep(const BoardMetrics& metrics, const BoardPicture& picture,
                                                const std::vector<CellLook>& looks,
                                                const std::map<Candidate, ShapeRole>& shapes) {
    std::vector<StepLine> lines;
    if (picture.step && picture.stepDepth >= StepDepth::pattern)
        for (const Step* step : withInner(*picture.step))
            std::ranges::copy(step->lines, std::back_inserter(lines));
    if (lines.empty()) {
        m_lines.clear();
        m_routes.clear();
        return m_routes;
    }
    std::vector<Obstacle> obstacles;
    obstacles.reserve(looks.size());
    for (const CellLook& look : looks)
        obstacles.push_back(
            {look.digit, look.candidates, {look.state.candidateColours.begin(), look.state.candidateColours.end()}});
    if (lines == m_lines && shapes == m_shapes && obstacles == m_obstacles)
        return m_routes;
    m_lines = std::move(lines);
    m_shapes = shapes;
    m_obstacles = std::move(obstacles);
    m_routes = stepLinkRoutes(metrics, picture, looks, shapes);
    ++m_timesLaid;
    return m_routes;
}

}  // namespace nonet
