#include "ui/labs/shift_cipher/shift_scene.h"

#include "ui/board/layers/layer.h"
#include "ui/text/cell_names.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace nonet {

namespace {

constexpr double kDigitShare = 0.52;
constexpr double kLetterShare = 0.22;
constexpr double kSmallestLetter = 9;
/// A larger letter moves the text aside.
constexpr double kLargeLetter = 0.3;
/// A still larger one leaves no room.
constexpr double kMostLetter = 0.5;
/// Left of a board, in body text.
constexpr double kBandMargin = 2.7;
constexpr double kTileGap = 0.06;

}  // namespace

QString PlaceBoardScene::cellReadout(const StageArea& area, const QPointF& point, const Grid& digits) const {
    const std::optional<Cell> cell = metrics(area).cellAt(point);
    if (!cell)
        return {};
    const QString name = cellName(*cell, model().side());
    const std::optional<Digit> digit = digits.digit(*cell);
    if (!digit)
        return tr("%1: empty").arg(name);
    return tr("%1: place %2, digit %3")
        .arg(name, placeLetter(model().sequence.placeOf(*digit)))
        .arg(QLatin1Char(toSymbol(*digit)));
}

QString TriedBoardScene::ruleWords() const {
    const int lines = 2 * model().side();
    const int broken = lines + model().side() - model().map().completeHouses();
    const QString rule = ruleText(model().rule());
    const QString tried = lab().scenes().titleOf(ShiftLab::kRingScene);
    if (broken == 0)
        return filled(
            tr("Box (I, J) is shifted by %1 here, the rule that you tried in “%2”: the board is a Sudoku too."), rule,
            tried);
    return filled(tr("Box (I, J) is shifted by %1 here, the rule that you tried in “%2”: %3 of %4 rows and columns "
                     "have a digit twice."),
                  rule, tried, broken, lines);
}

void TriedBoardScene::addWayBack(std::vector<LabControl>& controls) {
    if (isTried())
        controls.push_back(buttonControl("source_rule",
                                         tr("Back to the rule %1").arg(ruleText(shiftRule(model().geometry))),
                                         [this] { lab().setOwnRule(std::nullopt); }));
}

void paintTile(QPainter& painter, const QRectF& rect, const Tile& tile, const Theme& theme) {
    const double side = rect.width();
    painter.setBrush(placeFill(theme, tile.colour, tile.strength));
    painter.setPen(tile.ring.isValid() ? QPen(tile.ring, std::max(3.0, side * 0.06)) : QPen(theme.boxLine, 1.5));
    if (tile.isRound)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect, side * 0.08, side * 0.08);
    const QColor ink = placeInk(theme, tile.colour, tile.strength);
    const double letter = std::max({kSmallestLetter, side * kLetterShare, tile.leastText});
    const double mostLetter = tile.isRound ? kMostRoundLetter : kMostLetter;
    const bool hasLetter = !tile.letter.isEmpty() && letter <= side * mostLetter;
    const bool isAside = hasLetter && letter > side * kLargeLetter;
    const double size = std::max(side * (tile.text.size() > 2 ? 0.27 : kDigitShare), tile.leastText);
    const double inset = tile.isRound ? 0.16 : 0.06;
    QRectF inner = rect.adjusted(side * inset, side * 0.05, -side * inset, -side * 0.05);
    if (isAside)
        inner = tile.isRound ? inner.translated(side * 0.1, side * 0.12) : inner.translated(side * 0.15, side * 0.14);
    else if (hasLetter)
        inner.translate(0, side * 0.05);
    const double width = QFontMetricsF(boardFont(size, QFont::DemiBold)).horizontalAdvance(tile.text);
    const bool isShort = tile.leastText > 0 && !tile.shortText.isEmpty() && width > inner.width();
    say(painter, inner, Qt::AlignCenter, isShort ? tile.shortText : tile.text, size, ink, QFont::DemiBold);
    if (!hasLetter)
        return;
    const QPointF corner =
        rect.topLeft() + QPointF(side * (tile.isRound ? 0.2 : 0.09), side * (tile.isRound ? 0.13 : 0.05));
    say(painter, QRectF(corner, QSizeF(side * 0.5, side * 0.5)), Qt::AlignLeft | Qt::AlignTop, tile.letter, letter, ink,
        QFont::DemiBold);
}

void paintGrips(QPainter& painter, const ShiftModel& model, const std::vector<QRectF>& tiles, const StageLook& look) {
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const QRectF& tile = tiles[i];
        const double dot = std::max(1.5, tile.width() * 0.025);
        painter.setBrush(placeInk(look.theme, model.colourOf(static_cast<int>(i)), 1));
        for (int row = 0; row < 2; ++row)
            for (int column = -1; column <= 1; ++column)
                painter.drawEllipse(QPointF(tile.center().x() + column * dot * 3.4,
                                            tile.bottom() - tile.height() * 0.06 - row * dot * 3.2),
                                    dot, dot);
    }
}

void outlineLit(QPainter& painter, const QRectF& rect, const StageLook& look) {
    paintOutline(painter, rect, QPen(look.theme.accent, std::max(4.0, look.text * 0.3)));
}

void paintSlot(QPainter& painter, const QRectF& rect, const Theme& theme) {
    paintPlate(painter, rect, QPen(theme.thinLine, 1, Qt::DashLine), Qt::NoBrush, rect.width() * 0.08);
}

Tile placeTile(const ShiftModel& model, int place, const StageLook& look) {
    Tile tile;
    tile.text = tileText(model, place, look.labels);
    tile.shortText = shortTileText(place, look.labels);
    tile.letter = look.labels == static_cast<int>(ShiftLabels::places) ? QString() : placeLetter(place);
    tile.colour = model.colourOf(place);
    tile.leastText = look.leastText;
    return tile;
}

BoardFrame boardFrame(const StageArea& area, FrameFoot foot) {
    const double text = area.text;
    const double footHeight = foot == FrameFoot::none ? 0 : foot == FrameFoot::line ? text * 1.7 : text * 2.7;
    // The board keeps a margin of its own, for its focus ring.
    const QRectF room = area.board.adjusted(kBandMargin * text - BoardMetrics::kMargin, text * 1.5, 0, -footHeight);
    const double side = std::min(room.width(), room.height());
    BoardFrame frame;
    frame.board = QRectF(room.left(), room.top() + (room.height() - side) / 2, side, side);
    frame.foot = QRectF(frame.board.left(), frame.board.bottom(), side, footHeight);
    return frame;
}

const BoardMetrics& PlaceBoardScene::paintBoard(QPainter& painter, const StageArea& area, BoardPicture picture,
                                                const StageLook& look) const {
    const QRectF place = boardFrame(area, foot()).board;
    const BoardPainter& board = look.painters.of(model().geometry, place, look.theme, look.ratio);
    picture.leastPlaceText = look.leastText;
    showCursor(picture, look);
    board.paint(painter, picture);
    paintMargins(painter, model().geometry, board.metrics(), look);
    return board.metrics();
}

void paintMargins(QPainter& painter, const Geometry& geometry, const BoardMetrics& metrics, const StageLook& look) {
    const QRectF board = metrics.board();
    const double text = look.text;
    const int bandCount = geometry.boxColumns();
    const int stackCount = geometry.boxRows();
    for (int band = 0; band < bandCount; ++band) {
        const double height = board.height() / bandCount;
        const double width = (kBandMargin - 0.3) * text;
        say(painter, QRectF(board.left() - kBandMargin * text, board.top() + band * height, width, height),
            Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("I = %1").arg(band), text, look.theme.mutedText);
    }
    for (int stack = 0; stack < stackCount; ++stack) {
        const double width = board.width() / stackCount;
        say(painter, QRectF(board.left() + stack * width, board.top() - text * 1.6, width, text * 1.3), Qt::AlignCenter,
            QStringLiteral("J = %1").arg(stack), text, look.theme.mutedText);
    }
}

QRectF BoxSlots::slot(int cell) const {
    const int columns = geometry.boxColumns();
    const double side = area.width() / columns;
    const int row = cell / columns;
    const QRectF whole(area.left() + cell % columns * side, area.top() + row * side, side, side);
    const double gap = side * kTileGap;
    return whole.adjusted(gap, gap, -gap, -gap);
}

std::vector<QRectF> BoxSlots::all() const {
    std::vector<QRectF> slots_;
    slots_.reserve(static_cast<std::size_t>(geometry.side()));
    for (int cell = 0; cell < geometry.side(); ++cell)
        slots_.push_back(slot(cell));
    return slots_;
}

BoxSlots boxSlots(const Geometry& geometry, const QRectF& area) {
    const double side = std::min(area.width() / geometry.boxColumns(), area.height() / geometry.boxRows());
    const QSizeF size(side * geometry.boxColumns(), side * geometry.boxRows());
    return {QRectF(area.center() - QPointF(size.width() / 2, size.height() / 2), size), geometry};
}

void hideCells(BoardPicture& picture, const CellSet& shown, double strength) {
    for (int i = 0; i < picture.puzzle.geometry().cellCount(); ++i) {
        const Cell cell(i);
        if (shown.contains(cell))
            continue;
        if (strength > 0)
            picture.places[static_cast<std::size_t>(i)].strength = strength;
        else
            clearCell(picture, cell);
    }
}

void paintCount(QPainter& painter, const QRectF& rect, const QString& count, const QString& what,
                const StageLook& look) {
    say(painter, QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.6), Qt::AlignHCenter | Qt::AlignBottom,
        count, std::min(rect.height() * 0.42, look.text * 3), look.theme.text, QFont::DemiBold);
    sayLines(painter, QRectF(rect.left(), rect.top() + rect.height() * 0.64, rect.width(), rect.height() * 0.5),
             Qt::AlignHCenter | Qt::AlignTop, what, look.text, look.theme.mutedText);
}

double paintKnown(QPainter& painter, const QRectF& area, const ShiftModel& model, const KnownPlaces& known,
                  const StageLook& look) {
    const int side = model.side();
    const QRectF first = knownTile(area, side, 0, look.text);
    say(painter, QRectF(first.left(), area.top(), first.width() * side, look.text * 1.6), Qt::AlignLeft,
        QCoreApplication::translate("nonet::FewCellsScene", "What is known of S"), look.text, look.theme.mutedText);
    for (int place = 0; place < side; ++place) {
        const std::optional<Digit>& digit = known.digits[static_cast<std::size_t>(place)];
        Tile face;
        face.letter = placeLetter(place);
        face.colour = model.colourOf(place);
        face.strength = digit ? 1 : 0;
        face.text = digit ? QString(QLatin1Char(toSymbol(*digit))) : QStringLiteral("?");
        face.leastText = look.leastText;
        if (std::ranges::count(known.disputed, place) > 0)
            face.ring = look.theme.conflict;
        paintTile(painter, knownTile(area, side, place, look.text).adjusted(2, 2, -2, -2), face, look.theme);
    }
    return first.bottom();
}

QRectF knownTile(const QRectF& area, int side, int place, double text) {
    const double tile = std::min(area.width() / side, text * 3.6);
    return {area.center().x() - tile * side / 2 + place * tile, area.top() + text * 2.2, tile, tile};
}

QString signsOf(const CellSet& cells, const Geometry& geometry) {
    QString signs(geometry.cellCount(), u'.');
    for (const Cell cell : cells)
        signs[cell.index()] = u'x';
    return signs;
}

std::optional<CellSet> cellsFrom(const QString& signs, const Geometry& geometry) {
    if (signs.size() != geometry.cellCount())
        return std::nullopt;
    CellSet cells;
    for (int i = 0; i < geometry.cellCount(); ++i)
        if (signs[i] == u'x')
            cells.insert(Cell(i));
    return cells;
}

double angleOf(double place, int side) { return place / side * 2 * std::numbers::pi - std::numbers::pi / 2; }

QPointF onCircle(const QPointF& centre, double radius, double angle) {
    return centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
}

QRectF squareAt(const QPointF& centre, double side) {
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

QPointF between(const QPointF& from, const QPointF& to, double share) { return from + (to - from) * share; }

QRectF between(const QRectF& from, const QRectF& to, double share) {
    return QRectF(between(from.topLeft(), to.topLeft(), share), between(from.bottomRight(), to.bottomRight(), share));
}

}  // namespace nonet
