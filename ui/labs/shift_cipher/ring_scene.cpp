#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>
#include <set>

namespace nonet {

namespace {

constexpr double kFaded = 0.3;

double tileSideOf(double radius, int side) {
    return std::min(radius * 0.42, 2 * radius * std::sin(std::numbers::pi / side) * 0.8);
}

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

/// Three rows of n dots, one a house, with their names below.
struct Ticks {
    QRectF area;
    int side;
    double text;
    double gap() const { return text * 1.6; }
    double step() const { return (area.width() - 2 * gap() - 2 * BoardMetrics::kMargin) / (3.0 * side); }
    QPointF dot(int house) const {
        const int kind = house / side;
        return {area.left() + BoardMetrics::kMargin + step() * (house + 0.5) + kind * gap(), area.top() + text * 0.5};
    }
    double radius() const { return std::min(text * 0.42, step() * 0.42); }
    QRectF name(int kind) const {
        const double left = dot(kind * side).x() - gap() / 2;
        const double right = dot(kind * side + side - 1).x() + gap() / 2;
        return {left, area.top() + text * 1.1, right - left, text * 1.4};
    }
};

class RingScene final : public PlaceBoardScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::RingScene)

public:
    using PlaceBoardScene::PlaceBoardScene;
    QString title() const override { return tr("Why it is always a Sudoku"); }
    QStringList sentences() const override {
        const Geometry& geometry = model().geometry;
        if (rule() != shiftRule(geometry))
            return {tr("With %1 the pieces of a row or a column need not meet: what lies on the ring twice is a clash.")
                        .arg(ruleText(rule()))};
        return {
            tr("On a ring of places, a row takes %1 neighbours from each box, end to end.").arg(geometry.boxColumns()),
            isQuestionOpen() ? tr("What does a column take? Guess before you look at one.")
                             : tr("A column takes %1 from each box, turned by one each time.")
                                   .arg(everyPlace(geometry.boxColumns())),
            tr("So no place comes twice, whatever the digits are.")};
    }

    LabQuestion question() const override {
        const Geometry& geometry = model().geometry;
        return LabQuestion::of(
            tr("What does a column take from each box?"),
            {tr("neighbours"), everyPlace(geometry.boxColumns()), tr("any places")}, 1,
            filled(tr("One row down inside a box is %1 places on, as a row of G is %1 long."), geometry.boxColumns()) +
                u' ' + howColumnsMeet());
    }

    /// The first house stands there before any move.
    int moveCount() const override { return 3 * model().side() - 1; }
    /// The last row.
    int lastOpenMove() const override { return model().side() - 1; }
    QString moveText(int moves) const override {
        const HouseCover found = cover(moves);
        QStringList places;
        for (const HouseCover::Piece& piece : found.pieces) {
            QString letters;
            for (const int place : piece.places)
                letters += placeLetter(place);
            places.append(letters);
        }
        return tr("%1: %2; %3.")
            .arg(sentenceCase(houseName(found.house)), places.join(QLatin1Char(' ')), coverText(found));
    }

    std::vector<LabClaim> claims() const override {
        const Geometry& geometry = model().geometry;
        const int complete = shiftCipherMap(geometry, rule()).completeHouses();
        const int side = geometry.side();
        std::vector<LabClaim> claims{
            {tr("%1: %2 of %3 houses have every place once").arg(ruleText(rule())).arg(complete).arg(3 * side),
             complete == 3 * side}};
        // How many of all pairs work is the learner's to find.
        if (m_tried.empty())
            return claims;
        const auto working =
            std::ranges::count_if(m_tried, [&](const ShiftRule& each) { return alwaysGivesSudoku(geometry, each); });
        claims.push_back(
            {filled(tr("Pairs a, b that you have tried: %1 of %2; working: %3"), m_tried.size(), side * side, working),
             working <= std::ssize(m_tried)});
        return claims;
    }

    std::vector<LabControl> controls() override {
        const int side = model().side();
        const auto factor = [&](const char* id, const QString& label, int ShiftRule::*part) {
            return numberControl(id, label, 0, side - 1, rule().*part, [this, part](int value) {
                ShiftRule next = rule();
                next.*part = value;
                m_rule = next == shiftRule(model().geometry) ? std::nullopt : std::optional(next);
                m_tried.insert(next);
            });
        };
        return {choiceControl("kind", tr("Show:"), {tr("Rows"), tr("Columns"), tr("Boxes")}, houseNow() / side,
                              [side](int kind) { return kind * side; }),
                factor("a", tr("aI + bJ with a ="), &ShiftRule::perBoxRow),
                factor("b", tr("b ="), &ShiftRule::perBoxColumn).joined()};
    }

    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override {
        const int side = model().side();
        const Ticks ticks{boardFrame(area, foot()).foot, side, area.text};
        for (int house = 0; house < 3 * side; ++house)
            if (QLineF(point, ticks.dot(house)).length() < ticks.radius() * 1.8)
                return house;
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (!cell)
            return std::nullopt;
        const Geometry& geometry = model().geometry;
        switch (houseAt(houseNow()).kind) {
        case HouseKind::row: return geometry.row(*cell);
        case HouseKind::column: return side + geometry.column(*cell);
        case HouseKind::box: break;
        }
        return 2 * side + geometry.box(*cell);
    }

    void inputReshaped() override {
        m_rule.reset();
        m_tried.clear();
    }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        return cellReadout(area, point, shiftCipherMap(model().geometry, rule()).apply(model().sequence));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        paintHouse(painter, area, look, at);
        paintTicks(painter, boardFrame(area, foot()).foot, look, at);
        paintRing(painter, area.figure, look, at);
    }

private:
    FrameFoot foot() const override { return FrameFoot::ticks; }
    /// The numbers a and b of aI + bJ.
    ShiftRule rule() const { return m_rule.value_or(shiftRule(model().geometry)); }

    /// The house that is looked at, rows first.
    House houseAt(int moment) const {
        const int side = model().side();
        const int house = std::clamp(moment, 0, 3 * side - 1);
        const HouseKind kinds[] = {HouseKind::row, HouseKind::column, HouseKind::box};
        return House{kinds[house / side], static_cast<std::uint8_t>(house % side)};
    }

    HouseCover cover(int moment) const { return shiftCipherMap(model().geometry, rule()).coverOf(houseAt(moment)); }

    struct PieceLook {
        double opacity = 1;
        /// In places.
        double turn = 0;
        bool hasNames = true;
    };

    void paintHouse(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
        const Geometry& geometry = model().geometry;
        BoardPicture picture = shiftPicture(model(), shiftCipherMap(geometry, rule()), rule(), look.labels, kFaded);
        const int from = static_cast<int>(std::floor(at));
        const double share = at - from;
        const auto light = [&](int moment, double strength) {
            for (const Cell cell : geometry.cells(houseAt(moment))) {
                double& now = picture.places[static_cast<std::size_t>(cell.index())].strength;
                now = std::max(now, kFaded + (1 - kFaded) * strength);
            }
        };
        light(from, 1 - share);
        if (share > 0)
            light(from + 1, share);
        picture.showsConflicts = true;
        const BoardMetrics& metrics = paintBoard(painter, area, std::move(picture), look);
        QRectF outline = metrics.houseRect(houseAt(from));
        if (share > 0)
            outline = between(outline, metrics.houseRect(houseAt(from + 1)), share);
        paintPlate(painter, outline.adjusted(-2, -2, 2, 2),
                   QPen(look.theme.accent, std::max(3.0, metrics.cellSide() * 0.07)), Qt::NoBrush);
        // Each piece in the colour of its arc.
        const HouseCover found = cover(share < 0.5 ? from : from + 1);
        const double opacity = share < 0.5 ? 1 - 2 * share : 2 * share - 1;
        painter.setOpacity(opacity);
        for (std::size_t i = 0; i < found.pieces.size() && found.house.kind != HouseKind::box; ++i) {
            QRectF piece =
                metrics.cellRect(found.pieces[i].cells.front()).united(metrics.cellRect(found.pieces[i].cells.back()));
            const double width = std::max(4.0, metrics.cellSide() * 0.1);
            painter.setPen(QPen(pieceColour(look.theme, i), width, pieceLine(look.theme, i), Qt::FlatCap));
            piece.adjust(3, 3, -3, -3);
            if (found.house.kind == HouseKind::row)
                painter.drawLine(piece.bottomLeft() + QPointF(0, -width / 2),
                                 piece.bottomRight() + QPointF(0, -width / 2));
            else
                painter.drawLine(piece.topRight() + QPointF(-width / 2, 0),
                                 piece.bottomRight() + QPointF(-width / 2, 0));
        }
        painter.setOpacity(1);
    }

    void paintTicks(QPainter& painter, const QRectF& foot, const StageLook& look, double at) const {
        const int side = model().side();
        const double text = look.text;
        const Ticks ticks{foot, side, text};
        const PlaceMap map = shiftCipherMap(model().geometry, rule());
        const QColor good = look.theme.role(ShapeRole::defining).ring;
        for (int house = 0; house < 3 * side; ++house) {
            const bool isChecked = house <= at + 1e-9;
            const bool isComplete = map.coverOf(houseAt(house)).isComplete();
            const QColor colour = isComplete ? good : look.theme.conflict;
            painter.setPen(QPen(isChecked ? colour : look.theme.thinLine, 1.5));
            painter.setBrush(isChecked && isComplete ? QBrush(colour) : QBrush(Qt::NoBrush));
            const QPointF centre = ticks.dot(house);
            const double radius = ticks.radius();
            if (!isChecked || isComplete) {
                painter.drawEllipse(centre, radius, radius);
                continue;
            }
            painter.setPen(QPen(colour, 2));
            painter.drawLine(centre + QPointF(-radius, -radius), centre + QPointF(radius, radius));
            painter.drawLine(centre + QPointF(radius, -radius), centre + QPointF(-radius, radius));
        }
        const QString names[] = {tr("rows"), tr("columns"), tr("boxes")};
        for (int kind = 0; kind < 3; ++kind)
            say(painter, ticks.name(kind), Qt::AlignCenter, names[kind], text, look.theme.mutedText);
    }

    void paintRing(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const int side = model().side();
        const int from = static_cast<int>(std::floor(at));
        const double share = at - from;
        const HouseCover now = cover(from);
        const HouseCover next = share == 0 ? now : cover(from + 1);
        const HouseCover& shown = share < 0.5 ? now : next;
        // Caption above the ring, the pieces' names around it, or below where that would make it small.
        const double caption = look.text * 3.2;
        const QRectF room = area.adjusted(0, caption, 0, 0);
        const double besideNames = std::min(room.width() / 2 - look.text * 3.6, room.height() / 2 - look.text * 1.6);
        const double aboveNames = std::min(room.width(), room.height() - look.text * 1.6) / 2;
        const bool isNarrow = aboveNames > besideNames * 1.15;
        const double radius = std::max(30.0, (isNarrow ? aboveNames : besideNames) / 1.31);
        const QPointF centre = room.center() - QPointF(0, isNarrow ? look.text * 0.8 : 0);
        paintCaption(painter, QRectF(area.topLeft(), QSizeF(area.width(), caption)), shown, look);
        if (isNarrow)
            paintLegend(painter, QRectF(area.left(), area.bottom() - look.text * 1.5, area.width(), look.text * 1.5),
                        shown, look);
        painter.setPen(QPen(look.theme.panelBorder, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, radius, radius);
        if (share == 0) {
            paintCover(painter, now, centre, radius, look, {1, 0, !isNarrow});
        } else {
            // The figure turns the shorter way round to where the next house has it.
            int by = 0;
            if (next.house.kind == now.house.kind) {
                by = (next.pieces.front().places.front() - now.pieces.front().places.front() + side) % side;
                if (by > side / 2)
                    by -= side;
            }
            paintCover(painter, now, centre, radius, look, {1 - share, by * share, !isNarrow});
            paintCover(painter, next, centre, radius, look, {share, by * (share - 1), !isNarrow});
        }
        paintRingTiles(painter, shown, centre, radius, look);
    }

    void paintCover(QPainter& painter, const HouseCover& cover, const QPointF& centre, double radius,
                    const StageLook& look, const PieceLook& how) const {
        const auto [opacity, turn, hasNames] = how;
        const int side = model().side();
        const double width = std::max(4.0, radius * 0.045);
        const double outer = radius + radius * 0.27;
        painter.setOpacity(opacity);
        for (std::size_t i = 0; i < cover.pieces.size(); ++i) {
            const std::vector<int>& places = cover.pieces[i].places;
            const QColor colour = pieceColour(look.theme, i);
            // Pieces that fall on one another lie side by side, so that it can be seen.
            const double aside = cover.isComplete() ? 0 : (static_cast<double>(i) - 1) * width * 1.5;
            const Qt::PenStyle line = pieceLine(look.theme, i);
            const Qt::PenCapStyle cap = line == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap;
            painter.setPen(QPen(colour, width, line, cap, Qt::RoundJoin));
            if (isArc(places, side)) {
                const double first = places.front() + turn;
                drawArc(painter, centre, outer + aside, first - 0.4, first + static_cast<double>(places.size()) - 0.6,
                        side);
            } else {
                QPolygonF polygon;
                for (const int place : places)
                    polygon.append(onCircle(centre, radius - aside, angleOf(place + turn, side)));
                QColor soft = colour;
                soft.setAlphaF(look.theme.usesTints ? 0.1F : 0.0F);
                painter.setBrush(soft);
                painter.setPen(QPen(colour, width * 0.8, line, cap, Qt::RoundJoin));
                painter.drawPolygon(polygon);
            }
            if (cover.house.kind == HouseKind::box || !hasNames)
                continue;
            const double middle =
                places.front() + turn + (isArc(places, side) ? (static_cast<double>(places.size()) - 1) / 2 : 0);
            const bool isRow = cover.house.kind == HouseKind::row;
            const QString name = pieceName(cover, i);
            const double size = look.text;
            const double half = QFontMetricsF(boardFont(size, QFont::DemiBold)).horizontalAdvance(name) / 2;
            const double angle = angleOf(middle, side);
            const double away = isRow ? outer + size * 0.5 : radius + tileSideOf(radius, side) / 2;
            const QPointF at = onCircle(centre, away, angle) +
                               QPointF(std::cos(angle) * (half + size * 0.4), std::sin(angle) * size * 0.9);
            say(painter, QRectF(at.x() - half, at.y() - size, 2 * half + 1, 2 * size), Qt::AlignCenter, name, size,
                colour, QFont::DemiBold);
        }
        painter.setOpacity(1);
    }

    void paintCaption(QPainter& painter, const QRectF& area, const HouseCover& cover, const StageLook& look) const {
        say(painter, QRectF(area.topLeft(), QSizeF(area.width(), look.text * 1.6)), Qt::AlignCenter,
            sentenceCase(houseName(cover.house)), look.text * 1.3, look.theme.text, QFont::DemiBold);
        say(painter, QRectF(area.left(), area.top() + look.text * 1.6, area.width(), look.text * 1.5), Qt::AlignCenter,
            coverText(cover), look.text, look.theme.mutedText);
    }

    void paintLegend(QPainter& painter, const QRectF& area, const HouseCover& cover, const StageLook& look) const {
        if (cover.house.kind == HouseKind::box)
            return;
        const double width = area.width() / static_cast<double>(cover.pieces.size());
        for (std::size_t i = 0; i < cover.pieces.size(); ++i)
            say(painter, QRectF(area.left() + static_cast<double>(i) * width, area.top(), width, area.height()),
                Qt::AlignCenter, pieceName(cover, i), look.text, pieceColour(look.theme, i), QFont::DemiBold);
    }

    void paintRingTiles(QPainter& painter, const HouseCover& cover, const QPointF& centre, double radius,
                        const StageLook& look) const {
        const int side = model().side();
        std::vector<int> counts(static_cast<std::size_t>(side), 0);
        for (const HouseCover::Piece& piece : cover.pieces)
            for (const int place : piece.places)
                ++counts[static_cast<std::size_t>(place)];
        const double tileSide = tileSideOf(radius, side);
        for (int place = 0; place < side; ++place) {
            Tile tile = placeTile(model(), place, look);
            tile.isRound = true;
            // The ring is about places: where there is room for one sign, it is the letter.
            if (look.leastText > tileSide * kMostRoundLetter)
                tile.text = placeLetter(place);
            const int count = counts[static_cast<std::size_t>(place)];
            tile.strength = count == 0 ? 0.15 : 1;
            if (count > 1)
                tile.ring = look.theme.conflict;
            paintTile(painter, squareAt(onCircle(centre, radius, angleOf(place, side)), tileSide), tile, look.theme);
        }
    }

    /// "J = 0" in a row, "I = 0" in a column.
    static QString pieceName(const HouseCover& cover, std::size_t piece) {
        return cover.house.kind == HouseKind::row ? QStringLiteral("J = %1").arg(piece)
                                                  : QStringLiteral("I = %1").arg(piece);
    }

    static QString everyPlace(int step) {
        return step == 2   ? tr("every second place")
               : step == 3 ? tr("every third place")
               : step == 4 ? tr("every fourth place")
                           : tr("every fifth place");
    }

    int houseNow() const { return static_cast<int>(std::lround(moment())); }
    QString coverText(const HouseCover& found) const {
        const Geometry& geometry = model().geometry;
        if (!found.isComplete())
            return tr("%n clash(es)", nullptr, static_cast<int>(found.clashes.size()));
        switch (found.house.kind) {
        case HouseKind::row:
            return tr("%1 arcs of %2 tile the ring").arg(geometry.boxRows()).arg(geometry.boxColumns());
        case HouseKind::column:
            return geometry.boxRows() == 3
                       ? tr("%1 triangles tile the ring").arg(geometry.boxColumns())
                       : tr("%1 figures of %2 tile the ring").arg(geometry.boxColumns()).arg(geometry.boxRows());
        case HouseKind::box: break;
        }
        return tr("the whole ring, turned");
    }

    /// What comes of a column's pieces with the numbers a and b of now.
    QString howColumnsMeet() const {
        const Geometry& geometry = model().geometry;
        const PlaceMap map = shiftCipherMap(geometry, rule());
        const HouseCover column = map.coverOf(House{HouseKind::column, 0});
        if (column.isComplete())
            return filled(tr("%1 places so far apart, in each of %2 boxes, fill the ring."), geometry.boxRows(),
                          geometry.boxColumns());
        std::set<int> places;
        for (const HouseCover::Piece& piece : column.pieces)
            places.insert(piece.places.begin(), piece.places.end());
        return filled(tr("With %1 the pieces of a column fall on one another: only %2 of %3 places are reached."),
                      ruleText(rule()), places.size(), model().side());
    }

    /// Where there are no colours to tell pieces apart.
    static Qt::PenStyle pieceLine(const Theme& theme, std::size_t piece) {
        constexpr Qt::PenStyle kLines[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
        return theme.usesTints ? Qt::SolidLine : kLines[piece % std::size(kLines)];
    }

    QColor pieceColour(const Theme& theme, std::size_t piece) const {
        const QColor colours[] = {theme.accent, theme.conflict, theme.role(ShapeRole::defining).ring,
                                  theme.selectionRing};
        return colours[piece % std::size(colours)];
    }

    /// Unset: the rule that works on every board.
    std::optional<ShiftRule> m_rule;
    std::set<ShiftRule> m_tried;
};

}  // namespace

std::unique_ptr<LabScene> makeRingScene(ShiftLab& lab) { return std::make_unique<RingScene>(lab); }

}  // namespace nonet
