#include "ui/labs/shift_cipher/ring_figure.h"

#include "ui/text/cell_names.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace nonet {

namespace {

/// How far the arcs and their names reach, in radii of the ring.
constexpr double kRingReach = 1.36;
/// Wider than high: the words stand beside the ring.
constexpr double kWide = 1.3;
/// Where tiles begin, and how near to the middle a side is still on the ring, in radii of it.
constexpr double kTilesInside = 0.75;
constexpr double kNearSide = 0.2;

/// Whether the places follow one another round the ring.
bool isArc(const std::vector<int>& places, int side) {
    for (std::size_t i = 1; i < places.size(); ++i)
        if ((places[i] - places[i - 1] + side) % side != 1)
            return false;
    return true;
}

/// In paintArc's units: sixteenths of a degree, anticlockwise from three o'clock.
void drawArc(QPainter& painter, const QPointF& centre, double radius, double fromPlace, double toPlace, int side) {
    const double start = -angleOf(fromPlace, side) * 180 / std::numbers::pi;
    const double span = -(toPlace - fromPlace) / side * 360;
    QPainterPath path;
    const QRectF square = squareAt(centre, 2 * radius);
    path.arcMoveTo(square, start);
    path.arcTo(square, start, span);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

/// "J = 0" in a row, "I = 0" in a column.
QString pieceName(const HouseCover& cover, std::size_t piece) {
    return cover.house.kind == HouseKind::row ? QStringLiteral("J = %1").arg(piece)
                                              : QStringLiteral("I = %1").arg(piece);
}

}  // namespace

RingRoom::RingRoom(const QRectF& area, double text) {
    isBeside = area.width() > kWide * area.height();
    if (isBeside) {
        const double side = std::min(area.height(), area.width() * 0.62);
        radius = std::max(30.0, side / 2 / kRingReach);
        centre = QPointF(area.right() - side / 2, area.center().y());
        const QRectF words(area.left(), area.top(), area.width() - side - text * 0.5, area.height());
        caption = QRectF(words.left(), words.top(), words.width(), words.height() * 0.55);
        legend = QRectF(words.left(), caption.bottom(), words.width(), words.height() * 0.45);
        return;
    }
    caption = QRectF(area.left(), area.top(), area.width(), text * 3.2);
    const QRectF room = area.adjusted(0, caption.height(), 0, 0);
    const double besideNames = std::min(room.width() / 2 - text * 3.6, room.height() / 2 - text * 1.6);
    const double aboveNames = std::min(room.width(), room.height() - text * 1.6) / 2;
    const bool isNarrow = aboveNames > besideNames * 1.15;
    radius = std::max(30.0, (isNarrow ? aboveNames : besideNames) / 1.31);
    centre = room.center() - QPointF(0, isNarrow ? text * 0.8 : 0);
    if (isNarrow)
        legend = QRectF(area.left(), area.bottom() - text * 1.5, area.width(), text * 1.5);
}

std::optional<int> RingRoom::placeAt(const QPointF& point, int side) const {
    const QPointF from = point - centre;
    const double away = std::hypot(from.x(), from.y());
    if (away < radius * 0.3 || away > radius * (kRingReach + 0.1))
        return std::nullopt;
    const double turns = (std::atan2(from.y(), from.x()) + std::numbers::pi / 2) / (2 * std::numbers::pi);
    return static_cast<int>(std::lround((turns - std::floor(turns)) * side)) % side;
}

std::optional<int> RingRoom::pieceAt(const QPointF& point, const RingTurn& work, int side) const {
    const std::optional<int> place = placeAt(point, side);
    const std::vector<int> onTile = place ? work.piecesOn(*place) : std::vector<int>();
    const bool isInside = QLineF(centre, point).length() < radius * kTilesInside;
    if (work.kind() == HouseKind::row || (!isInside && !onTile.empty()))
        return onTile.empty() ? std::nullopt : std::optional(onTile.back());
    std::optional<int> nearest;
    double least = radius * kNearSide;
    for (int piece = 0; piece < work.pieceCount(); ++piece)
        if (const double away = awayFrom(point, work.placesOf(piece), side); away <= least) {
            nearest = piece;
            least = away;
        }
    return nearest;
}

double RingRoom::awayFrom(const QPointF& point, const std::vector<int>& places, int side) const {
    const auto corner = [&](std::size_t at) {
        return onCircle(centre, radius, angleOf(places[at % places.size()], side));
    };
    double least = 2 * radius;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QPointF edge = corner(i + 1) - corner(i);
        const double along = QPointF::dotProduct(point - corner(i), edge) / QPointF::dotProduct(edge, edge);
        const QPointF foot = between(corner(i), corner(i + 1), std::clamp(along, 0.0, 1.0));
        least = std::min(least, QLineF(point, foot).length());
    }
    return least;
}

Qt::PenStyle pieceLine(const Theme& theme, std::size_t piece) {
    constexpr Qt::PenStyle kLines[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    return theme.usesTints ? Qt::SolidLine : kLines[piece % std::size(kLines)];
}

QColor pieceColour(const Theme& theme, std::size_t piece) {
    const QColor colours[] = {theme.accent, theme.conflict, theme.role(ShapeRole::defining).ring, theme.selectionRing};
    return colours[piece % std::size(colours)];
}

double RingFigure::tileSide() const {
    return std::min(m_room.radius * 0.42, 2 * m_room.radius * std::sin(std::numbers::pi / side()) * 0.8);
}

void RingFigure::paintCircle(QPainter& painter) const {
    const bool isLit = m_look.lit == QLatin1String("ring");
    painter.setPen(QPen(isLit ? m_look.theme.accent : m_look.theme.panelBorder, isLit ? 5 : 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(m_room.centre, m_room.radius, m_room.radius);
}

void RingFigure::paintCover(QPainter& painter, const HouseCover& cover, const PieceLook& how) const {
    painter.setOpacity(how.opacity);
    const bool hasNames = cover.house.kind != HouseKind::box && m_room.legend.isEmpty();
    for (std::size_t i = 0; i < cover.pieces.size(); ++i) {
        paintPiece(painter, cover, i, how.turn);
        if (hasNames)
            paintName(painter, cover, i, how.turn);
    }
    painter.setOpacity(1);
}

void RingFigure::paintPiece(QPainter& painter, const HouseCover& cover, std::size_t piece, double turn) const {
    const std::vector<int>& places = cover.pieces[piece].places;
    const double width = arcWidth();
    // Pieces that fall on one another lie side by side, so that it can be seen.
    const double aside = cover.isComplete() ? 0 : (static_cast<double>(piece) - 1) * width * 1.5;
    const QColor colour = pieceColour(m_look.theme, piece);
    const Qt::PenStyle line = pieceLine(m_look.theme, piece);
    const Qt::PenCapStyle cap = line == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap;
    if (isArc(places, side())) {
        painter.setPen(QPen(colour, width, line, cap, Qt::RoundJoin));
        const double first = places.front() + turn;
        drawArc(painter, m_room.centre, outerRadius() + aside, first - 0.4,
                first + static_cast<double>(places.size()) - 0.6, side());
        return;
    }
    QPolygonF polygon;
    for (const int place : places)
        polygon.append(onCircle(m_room.centre, m_room.radius - aside, angleOf(place + turn, side())));
    QColor soft = colour;
    soft.setAlphaF(m_look.theme.usesTints ? 0.1F : 0.0F);
    painter.setBrush(soft);
    painter.setPen(QPen(colour, width * 0.8, line, cap, Qt::RoundJoin));
    painter.drawPolygon(polygon);
}

void RingFigure::paintName(QPainter& painter, const HouseCover& cover, std::size_t piece, double turn) const {
    const std::vector<int>& places = cover.pieces[piece].places;
    const double middle =
        places.front() + turn + (isArc(places, side()) ? (static_cast<double>(places.size()) - 1) / 2 : 0);
    const QString name = pieceName(cover, piece);
    const double size = m_look.text;
    const double half = QFontMetricsF(boardFont(size, QFont::DemiBold)).horizontalAdvance(name) / 2;
    const double angle = angleOf(middle, side());
    const double away =
        cover.house.kind == HouseKind::row ? outerRadius() + size * 0.5 : m_room.radius + tileSide() / 2;
    const QPointF at = onCircle(m_room.centre, away, angle) +
                       QPointF(std::cos(angle) * (half + size * 0.4), std::sin(angle) * size * 0.9);
    say(painter, QRectF(at.x() - half, at.y() - size, 2 * half + 1, 2 * size), Qt::AlignCenter, name, size,
        pieceColour(m_look.theme, piece), QFont::DemiBold);
}

void RingFigure::paintTiles(QPainter& painter, const HouseCover& cover) const {
    std::vector<int> counts(static_cast<std::size_t>(side()), 0);
    for (const HouseCover::Piece& piece : cover.pieces)
        for (const int place : piece.places)
            ++counts[static_cast<std::size_t>(place)];
    for (int place = 0; place < side(); ++place) {
        Tile tile = placeTile(m_model, place, m_look);
        tile.isRound = true;
        // The ring is about places: where there is room for one sign, it is the letter.
        if (m_look.leastText > tileSide() * kMostRoundLetter)
            tile.text = placeLetter(place);
        const int count = counts[static_cast<std::size_t>(place)];
        tile.strength = count == 0 ? 0.15 : 1;
        const double angle = angleOf(place, side());
        if (count > 1) {
            tile.ring = m_look.theme.conflict;
            say(painter, squareAt(onCircle(m_room.centre, m_room.radius * 0.66, angle), tileSide()), Qt::AlignCenter,
                QStringLiteral("%1×").arg(count), std::max(m_look.leastText, tileSide() * 0.4), m_look.theme.conflict,
                QFont::Bold);
        }
        paintTile(painter, squareAt(onCircle(m_room.centre, m_room.radius, angle), tileSide()), tile, m_look.theme);
    }
}

void RingFigure::paintWords(QPainter& painter, const HouseCover& cover, const QString& heading) const {
    const QRectF& caption = m_room.caption;
    const double text = m_look.text;
    const Qt::Alignment side = m_room.isBeside ? Qt::AlignLeft : Qt::AlignHCenter;
    say(painter, QRectF(caption.topLeft(), QSizeF(caption.width(), text * 1.6)), side | Qt::AlignVCenter, heading,
        text * 1.3, m_look.theme.text, QFont::DemiBold);
    sayLines(painter, caption.adjusted(0, text * 1.7, 0, 0), side | Qt::AlignTop, coverText(m_model.geometry, cover),
             text, m_look.theme.mutedText);
    if (cover.house.kind == HouseKind::box || m_room.legend.isEmpty())
        return;
    const auto count = static_cast<double>(cover.pieces.size());
    const QRectF& all = m_room.legend;
    const double line = std::min(text * 1.7, all.height() / count);
    for (std::size_t i = 0; i < cover.pieces.size(); ++i) {
        const auto at = static_cast<double>(i);
        const QRectF rect = m_room.isBeside ? QRectF(all.left(), all.bottom() - (count - at) * line, all.width(), line)
                                            : QRectF(all.left() + at * all.width() / count, all.top(),
                                                     all.width() / count, all.height());
        say(painter, rect, side | Qt::AlignVCenter, pieceName(cover, i), text, pieceColour(m_look.theme, i),
            QFont::DemiBold);
    }
}

QString RingFigure::coverText(const Geometry& geometry, const HouseCover& cover) {
    if (!cover.isComplete())
        return tr("%n clash(es)", nullptr, static_cast<int>(cover.clashes.size()));
    switch (cover.house.kind) {
    case HouseKind::row: return tr("%1 arcs of %2 fill the ring").arg(geometry.boxRows()).arg(geometry.boxColumns());
    case HouseKind::column:
        return geometry.boxRows() == 3
                   ? tr("%1 triangles fill the ring").arg(geometry.boxColumns())
                   : tr("%1 figures of %2 fill the ring").arg(geometry.boxColumns()).arg(geometry.boxRows());
    default: return tr("the whole ring, turned");
    }
}

}  // namespace nonet
