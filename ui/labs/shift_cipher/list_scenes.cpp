#include "ui/board/layers/layer.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/pages/worksheet_page.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace nonet {

namespace {

/// Points of a worksheet.
constexpr double kSheetTile = 30;
/// Of a message, each as long as the list.
constexpr int kMostBlocks = 3;
constexpr Geometry kSizes[] = {Geometry(2, 2), Geometry(2, 3), Geometry(3, 3)};

/// Where the tiles of a row stand.
std::vector<QRectF> rowTiles(const QRectF& area, int side) {
    const double width = area.width() / side;
    const double gap = width * 0.05;
    std::vector<QRectF> tiles;
    tiles.reserve(static_cast<std::size_t>(side));
    for (int place = 0; place < side; ++place)
        tiles.push_back(QRectF(area.left() + place * width, area.top(), width, width).adjusted(gap, gap, -gap, -gap));
    return tiles;
}

/// A row as wide as the room, but not of huge tiles.
QRectF rowIn(const QRectF& room, double top, int side, double text) {
    const double width = std::min(room.width(), side * text * 5.2);
    return {room.center().x() - width / 2, top, width, width / side};
}

QRectF numbersRow(const StageArea& area, int side) {
    const QRectF row = rowIn(area.board, 0, side, area.text);
    return row.translated(0, area.board.center().y() - row.height() - area.text * 3);
}

QRectF foldRow(const StageArea& area, int side) {
    return rowIn(area.board, area.board.top() + area.text * 1.5, side, area.text);
}

BoxSlots foldBox(const StageArea& area, const Geometry& geometry) {
    const QRectF row = foldRow(area, geometry.side());
    const QRectF room(area.board.left(), row.top() + row.height() * 1.6, area.board.width(),
                      area.board.bottom() - row.top() - row.height() * 1.6 - area.text);
    const double side = std::min(room.height(), room.width() * 0.7);
    return boxSlots(geometry, squareAt(room.center(), side));
}

/// What is in the learner's hand, over all the rest.
void paintHand(QPainter& painter, const ShiftModel& model, const std::vector<QRectF>& tiles, const StageLook& look) {
    const TileHand& hand = look.hand;
    const auto count = static_cast<int>(tiles.size());
    if (hand.at >= 0 && hand.at < count) {
        const double width = std::max(3.0, tiles.front().width() * 0.07);
        paintPlate(painter, tiles[static_cast<std::size_t>(hand.at)].adjusted(-width, -width, width, width),
                   QPen(look.theme.accent, width), Qt::NoBrush);
    }
    if (hand.picked < 0 || hand.picked >= count)
        return;
    const QRectF& home = tiles[static_cast<std::size_t>(hand.picked)];
    // The place keeps its letter and its colour; the digit alone moves.
    Tile place = placeTile(model, hand.picked, look);
    place.text.clear();
    paintTile(painter, home, place, look.theme);
    Tile tile;
    tile.text = tileText(model, hand.picked, look.labels);
    tile.shortText = shortTileText(hand.picked, look.labels);
    tile.strength = 0;
    tile.leastText = look.leastText;
    tile.ring = look.theme.accent;
    const QPointF lifted = home.center() - QPointF(0, home.height() * 0.2);
    paintTile(painter, squareAt(hand.pointer.value_or(lifted), home.width()), tile, look.theme);
}

/// A row of tiles; those from `coloured` on are still plain.
void paintRow(QPainter& painter, const QRectF& area, const ShiftModel& model, const Sequence& list,
              const StageLook& look, double coloured) {
    ShiftModel shown = model;
    shown.sequence = list;
    const std::vector<QRectF> tiles = rowTiles(area, model.side());
    for (int place = 0; place < model.side(); ++place) {
        Tile tile = placeTile(shown, place, look);
        tile.strength = std::clamp(coloured - place, 0.0, 1.0);
        if (tile.strength == 0)
            tile.letter.clear();
        const QRectF& rect = tiles[static_cast<std::size_t>(place)];
        // The one that is being marked comes forward.
        const double lift = tile.strength > 0 && tile.strength < 1
                                ? std::sin(tile.strength * std::numbers::pi) * rect.width() * 0.13
                                : 0;
        paintTile(painter, rect.translated(0, -lift), tile, look.theme);
    }
}

/// Each number of S gets the letter and the colour of its place.
class NumbersScene final : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::NumbersScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("A list of numbers"); }
    QStringList sentences() const override {
        return {tr("Write the digits 1 to %1 in any order: that is your list S.").arg(model().side()),
                tr("Each place of the list gets a letter and a colour, and keeps them to the end."),
                tr("Drag one tile onto another: the digits change places, letters and colours stay.")};
    }

    QString ownWords() const override {
        return tr("In your own words: what stays when two tiles change places, and what moves?");
    }
    LabQuestion question() const override {
        const Digit digit = model().sequence.digitAt(model().side() / 2);
        const int right = model().sequence.placeOf(digit);
        const QStringList others = textsOf(
            {-2, -1, 1}, [&](int offset) { return placeLetter((right + offset + model().side()) % model().side()); });
        return LabQuestion::among(
            tr("The places are called a, b, c … from the left. Which one holds the digit %1?").arg(digit.value()),
            placeLetter(right), others,
            filled(tr("Place %1, number %2 of the list. Counted from 0 it is written S[%3]."), placeLetter(right),
                   right + 1, right));
    }

    int moveCount() const override { return model().side(); }
    /// The next one letters the place that is asked for.
    int lastOpenMove() const override { return model().side() / 2; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("S = %1").arg(listText(model().sequence));
        const int place = std::min(moves, model().side()) - 1;
        return tr("Place %1 holds %2.").arg(placeLetter(place)).arg(model().sequence.digitAt(place).value());
    }

    std::vector<LabClaim> claims() const override {
        DigitSet seen;
        for (int place = 0; place < model().side(); ++place)
            seen.insert(model().sequence.digitAt(place));
        return {{tr("%1 different digits in %2 places").arg(seen.count()).arg(model().side()),
                 seen.count() == model().side()}};
    }

    std::vector<LabControl> controls() override {
        QStringList sizes =
            textsOf(kSizes, [&](const Geometry& geometry) { return QStringLiteral("%1×%1").arg(geometry.side()); });
        sizes.front() = tr("Start small: 4×4");
        const auto known = std::ranges::find(kSizes, model().geometry);
        // Another shape comes from the last scene.
        if (known == std::end(kSizes))
            sizes.append(QStringLiteral("%1×%1").arg(model().side()));
        return {
            choiceControl("size", tr("Board:"), sizes, static_cast<int>(known - std::begin(kSizes)), [this](int size) {
                if (size < static_cast<int>(std::size(kSizes)))
                    lab().setGeometry(kSizes[size]);
            })};
    }

    std::vector<QRectF> movableTiles(const StageArea& area, double) const override {
        return rowTiles(numbersRow(area, model().side()), model().side());
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int side = model().side();
        const QRectF row = numbersRow(area, side);
        const double width = row.width();
        const double tile = row.height();
        const double left = row.left();
        const double top = row.top();
        say(painter, QRectF(left, top - look.text * 2.2, width, look.text * 1.5), Qt::AlignLeft, tr("Your list S"),
            look.text, look.theme.mutedText);
        paintRow(painter, row, model(), model().sequence, look, at);
        const QString widest = tileText(model(), side - 1, static_cast<int>(ShiftLabels::indices));
        const bool isShort = QFontMetricsF(boardFont(look.text)).horizontalAdvance(widest) > tile;
        for (int place = 0; place < side; ++place)
            say(painter, QRectF(left + place * tile, top + tile, tile, look.text * 1.6), Qt::AlignCenter,
                isShort ? QString::number(place) : tileText(model(), place, static_cast<int>(ShiftLabels::indices)),
                look.text, look.theme.mutedText);
        const double second = top + tile + look.text * 5;
        say(painter, QRectF(left, second - look.text * 2.2, width, look.text * 1.5), Qt::AlignLeft,
            tr("Another list: other digits in the same places"), look.text, look.theme.mutedText);
        paintRow(painter, QRectF(left, second, width, tile), model(), Sequence(side), look, at);

        const QRectF key = area.figure.adjusted(0, look.text * 2.5, 0, -look.text);
        const double keySide = std::min({key.width(), key.height(), look.text * 13});
        const BoxSlots slots_ =
            boxSlots(model().geometry, QRectF(key.center().x() - keySide / 2, key.top(), keySide, keySide));
        say(painter, QRectF(area.figure.left(), area.figure.top(), area.figure.width(), look.text * 1.6),
            Qt::AlignCenter, tr("The places"), look.text, look.theme.mutedText);
        for (int place = 0; place < side; ++place) {
            Tile tileOfPlace = placeTile(model(), place, look);
            tileOfPlace.text = at > place ? placeLetter(place) : QString();
            tileOfPlace.letter.clear();
            tileOfPlace.strength = std::clamp(at - place, 0.0, 1.0);
            paintTile(painter, slots_.slot(place), tileOfPlace, look.theme);
        }
        if (at >= side && look.leastText <= 0)
            paintGrips(painter, model(), rowTiles(row, side), look);
        paintHand(painter, model(), rowTiles(row, side), look);
    }
};

/// S folds into G, a row at a time.
class FoldScene final : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::FoldScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("Fold"); }
    QStringList sentences() const override {
        const int columns = model().geometry.boxColumns();
        return {tr("Fold the list into a box: the first %1 digits are its first row, the next %1 its second row, and "
                   "so on.")
                    .arg(columns),
                tr("This box is called G."),
                tr("Its rows i and columns j are counted from 0, so row 1, column 0 holds S[%1·1 + 0] = S[%1].")
                    .arg(columns)};
    }

    QString ownWords() const override {
        return tr("In your own words: how do you find the row and the column of a place in G?");
    }
    LabQuestion question() const override {
        const Geometry& geometry = model().geometry;
        const int place = (geometry.boxRows() - 1) * geometry.boxColumns() + 1;
        const auto digitAt = [this](int at) {
            return QString::number(model().sequence.digitAt((at + model().side()) % model().side()).value());
        };
        return LabQuestion::among(
            tr("Which digit stands in row %1 and column 1 of G, counted from 0?").arg(geometry.boxRows() - 1),
            digitAt(place), {digitAt(place - 1), digitAt(place + 1), digitAt(place - 2)},
            filled(tr("%1 · %2 + 1 = %3, so it is S[%3] = %4."), geometry.boxColumns(), geometry.boxRows() - 1, place,
                   model().sequence.digitAt(place).value()));
    }

    int moveCount() const override { return model().geometry.boxRows(); }
    int lastOpenMove() const override { return moveCount() - 1; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The list, before it is folded");
        const int columns = model().geometry.boxColumns();
        const int row = std::min(moves, model().geometry.boxRows()) - 1;
        return tr("Row %1 of G: %2").arg(row).arg(listText(model().sequence).mid(row * columns, columns));
    }

    std::vector<LabClaim> claims() const override {
        const Grid board = model().board();
        const Geometry& geometry = model().geometry;
        bool isSame = true;
        for (int place = 0; place < model().side(); ++place) {
            const Cell cell = geometry.cell(place / geometry.boxColumns(), place % geometry.boxColumns());
            isSame = isSame && board.digit(cell) == model().sequence.digitAt(place);
        }
        return {{tr("G is the first box of the board that will come of it"), isSame}};
    }

    std::vector<QRectF> movableTiles(const StageArea& area, double at) const override {
        const Geometry& geometry = model().geometry;
        if (at == 0)
            return rowTiles(foldRow(area, geometry.side()), geometry.side());
        std::vector<QRectF> tiles;
        const BoxSlots box = foldBox(area, geometry);
        for (int place = 0; at == moveCount() && place < geometry.side(); ++place)
            tiles.push_back(box.slot(place));
        return tiles;
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Geometry& geometry = model().geometry;
        const int side = model().side();
        const int columns = geometry.boxColumns();
        const std::vector<QRectF> tiles = rowTiles(foldRow(area, side), side);
        const BoxSlots box = foldBox(area, geometry);
        paintOutline(painter, box.area.adjusted(-2, -2, 2, 2), QPen(look.theme.boxLine, 2.5));
        for (int place = 0; place < side; ++place) {
            const QRectF& from = tiles[static_cast<std::size_t>(place)];
            const int row = place / columns;
            const double share = std::clamp(at - row, 0.0, 1.0);
            if (share > 0)
                paintSlot(painter, from, look.theme);
            if (share < 1)
                paintSlot(painter, box.slot(place), look.theme);
        }
        for (int place = side - 1; place >= 0; --place) {
            const QRectF& from = tiles[static_cast<std::size_t>(place)];
            const int row = place / columns;
            const double share = std::clamp(at - row, 0.0, 1.0);
            paintTile(painter, between(from, box.slot(place), share), placeTile(model(), place, look), look.theme);
        }
        const QRectF figure = area.figure;
        const double line = look.text * 1.9;
        const double first = figure.center().y() - line * (geometry.boxRows() + 1) / 2.0;
        say(painter, QRectF(figure.left(), first, figure.width(), line), Qt::AlignCenter,
            tr("G(i, j) = S[%1i + j]").arg(columns), look.text * 1.5, look.theme.text, QFont::DemiBold);
        for (int row = 0; row < geometry.boxRows(); ++row) {
            QStringList places;
            for (int column = 0; column < columns; ++column)
                places.append(QStringLiteral("S[%1]").arg(row * columns + column));
            say(painter, QRectF(figure.left(), first + line * (row + 1.3), figure.width(), line), Qt::AlignCenter,
                places.join(QStringLiteral("   ")), look.text * 1.2, row < at ? look.theme.text : look.theme.mutedText);
        }
        paintHand(painter, model(), movableTiles(area, at), look);
    }
};

/// shift(G, n): every tile moves on by n places; n is the moment.
class OneShiftScene final : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::OneShiftScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("One shift"); }
    QStringList sentences() const override {
        return {tr("One shift moves every tile one place on: to the right, then to the next row, and from the very end "
                   "to the start."),
                tr("shift(G, n) is G after n shifts; after %1 all are home again.").arg(model().side()),
                tr("The wheel does the same, as a cipher disc: turned forwards it hides a message, turned back it "
                   "shows it again. A second wheel gives every digit another name.")};
    }

    QString ownWords() const override {
        return tr("In your own words: how does somebody who knows the shift read a hidden message?");
    }
    LabQuestion question() const override {
        const int side = model().side();
        const int n = side - 2;
        return LabQuestion::among(
            tr("The tile that began in cell 0: in which cell of the box is it after %1 shifts?").arg(n),
            QString::number(n), {QString::number(0), QString::number(n - 1), QString::number(n + 1)},
            tr("In cell %1: each shift moves the tile one cell on. The cells are counted from 0, row by row.").arg(n));
    }

    int moveCount() const override { return model().side(); }
    /// After side - 2 shifts the place has come to where the question asks.
    int lastOpenMove() const override { return model().side() - 3; }
    QString moveText(int moves) const override {
        return QStringLiteral("%1: %2").arg(shiftName(moves), listText(renamed().shifted(moves)));
    }

    std::vector<LabClaim> claims() const override {
        const int side = model().side();
        bool isHomeOnlyThen = true;
        for (int n = 1; n < side; ++n)
            isHomeOnlyThen = isHomeOnlyThen && model().sequence.shifted(n) != model().sequence;
        return {{tr("After %1 shifts every tile is home again, and not before").arg(side),
                 model().sequence.shifted(side) == model().sequence && isHomeOnlyThen},
                {tr("Shifted forwards and as often back, G is as it was"),
                 model().sequence.shifted(side - 2).shifted(2 - side) == model().sequence}};
    }

    std::vector<LabControl> controls() override {
        return {// After a whole turn every digit has its own name again.
                numberControl(
                    "relabel", tr("Rename each digit by adding"), 0, model().side(),
                    LabMember{m_relabelling, takingValue([this](int by) { m_relabelling = by % model().side(); })}),
                textControl("message", tr("Message:"), m_message, [this](const QString& text) {
                    if (text.size() > kMostBlocks * model().side())
                        return tr("A message has up to %1 signs here. The one before is kept.")
                            .arg(kMostBlocks * model().side());
                    m_message = text;
                    return QString();
                })};
    }

    bool fillWorksheet(WorksheetPage& sheet) const override {
        const Geometry& geometry = model().geometry;
        const int side = model().side();
        const auto sign = [this](int place) { return tileText(model(), place, static_cast<int>(ShiftLabels::digits)); };
        sheet.words(tr("1. The first box is G. Write the others: G shifted once, %1 times and %2 times.")
                        .arg(geometry.boxColumns())
                        .arg(side - 1));
        const QRectF row = sheet.takeWithGap(kSheetTile * (geometry.boxRows() + 1));
        const int shifts[] = {0, 1, geometry.boxColumns(), side - 1};
        double left = row.left();
        for (const int n : shifts) {
            const QRectF box(left, row.top() + kSheetTile, kSheetTile * geometry.boxColumns(),
                             kSheetTile * geometry.boxRows());
            say(sheet.painter(), QRectF(left, row.top(), box.width(), kSheetTile), Qt::AlignCenter,
                tr("shift(G, %1)").arg(n), WorksheetPage::kText, sheet.theme().text);
            const BoxSlots slots_ = boxSlots(geometry, box);
            for (int cell = 0; cell < side; ++cell) {
                const QString text = sign((cell - n + side) % side);
                paintTile(sheet.painter(), slots_.slot(cell), {.text = n == 0 ? text : sheet.answer(text)},
                          sheet.theme());
            }
            left += box.width() + kSheetTile;
        }
        sheet.words(tr("2. Choose a word of %1 letters, write it into the first row, and choose a number. Move every "
                       "letter on by so many places, into the second row. Your neighbour, who knows the number, moves "
                       "them back.")
                        .arg(side));
        for (int line = 0; line < 2; ++line)
            sheet.field(sheet.takeWithGap(kSheetTile), 1, side, [](int, int) { return QString(); });
        return true;
    }

    /// Takes nothing: it is the film that the wheel winds on.
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        if (from == to)
            m_grip = Grip{placeAt(area, from), moment()};
        return false;
    }
    /// The wheel turns with the tile that is held.
    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override {
        if (!area.figure.contains(point))
            return std::nullopt;
        const int side = model().side();
        const double moved = m_grip.moment + placeAt(area, point) - m_grip.place;
        return std::round(moved - std::floor(moved / side) * side);
    }

    void inputReshaped() override { m_relabelling = 0; }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const double head = look.text * 2.6;
        const double foot = m_message.isEmpty() ? look.text : look.text * 8.5;
        paintBox(painter, area.board.adjusted(look.text * 2, head, -look.text * 2, -foot), look, at);
        paintMessage(painter,
                     QRectF(area.board.left(), area.board.bottom() - foot, area.board.width(), foot - look.text), look,
                     static_cast<int>(std::round(at)));
        say(painter, QRectF(area.board.left(), area.board.top(), area.board.width(), head), Qt::AlignCenter,
            shiftName(static_cast<int>(std::round(at))), look.text * 1.5, look.theme.text, QFont::DemiBold);
        paintWheel(painter, area.figure, look, at);
    }

private:
    /// Where the pointer took the wheel, in places from the top.
    struct Grip {
        double place = 0;
        double moment = 0;
    };
    double placeAt(const StageArea& area, const QPointF& point) const {
        const QPointF from = point - area.figure.center();
        return (std::atan2(from.y(), from.x()) / (2 * std::numbers::pi) + 0.25) * model().side();
    }
    /// "shift(G, 2), each digit + 3".
    QString shiftName(int moves) const {
        const QString name = tr("shift(G, %1)").arg(moves);
        return m_relabelling == 0 ? name : tr("%1, each digit + %2").arg(name).arg(m_relabelling);
    }

    void paintBox(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const Geometry& geometry = model().geometry;
        const int side = model().side();
        const double boxSide = std::min({area.width(), area.height(), look.text * 27});
        const BoxSlots box = boxSlots(
            geometry, QRectF(area.center().x() - boxSide / 2, area.center().y() - boxSide / 2, boxSide, boxSide));
        paintOutline(painter, box.area.adjusted(-2, -2, 2, 2), QPen(look.theme.boxLine, 2.5));
        const int whole = static_cast<int>(std::floor(at));
        const double share = at - whole;
        painter.save();
        painter.setClipRect(box.area.adjusted(-1, -1, 1, 1));
        for (int place = 0; place < side; ++place) {
            Tile tile = placeTile(model(), place, look);
            tile.text = relabelled(place, look.labels);
            const int from = (place + whole) % side;
            const int to = (from + 1) % side;
            const QRectF start = box.slot(from);
            const QRectF end = box.slot(to);
            if (share == 0 || to % geometry.boxColumns() != 0) {
                paintTile(painter, share == 0 ? start : between(start, end, share), tile, look.theme);
                continue;
            }
            // Out at the right and in at the left of the next row.
            const double step = box.area.width() / geometry.boxColumns();
            paintTile(painter, start.translated(step * share, 0), tile, look.theme);
            paintTile(painter, end.translated(step * (share - 1), 0), tile, look.theme);
        }
        painter.restore();
    }

    void paintWheel(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const int side = model().side();
        const double radius = std::min(area.width(), area.height()) / 2 - look.text * 1.6;
        const QPointF centre = area.center() + QPointF(0, look.text * 0.4);
        const double tileSide = std::min(radius * 0.42, 2 * radius * std::sin(std::numbers::pi / side) * 0.62);
        painter.setPen(QPen(look.theme.panelBorder, 1.5));
        painter.setBrush(look.theme.panel);
        painter.drawEllipse(centre, radius, radius);
        painter.setBrush(look.theme.window);
        painter.drawEllipse(centre, radius - tileSide * 1.35, radius - tileSide * 1.35);
        for (int cell = 0; cell < side; ++cell) {
            const double angle = angleOf(cell, side);
            say(painter, squareAt(onCircle(centre, radius + look.text, angle), look.text * 2), Qt::AlignCenter,
                QString::number(cell), look.text, look.theme.mutedText);
            Tile tile = placeTile(model(), cell, look);
            tile.text = relabelled(cell, look.labels);
            tile.isRound = true;
            paintTile(painter, squareAt(onCircle(centre, radius - tileSide * 0.68, angleOf(cell + at, side)), tileSide),
                      tile, look.theme);
        }
        paintRenaming(painter, centre, radius - tileSide * 1.35, look);
        // The hand that points to where place a has gone.
        painter.setPen(QPen(look.theme.accent, 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre, onCircle(centre, radius - tileSide * 1.5, angleOf(at, side)));
        painter.setBrush(look.theme.window);
        painter.drawEllipse(centre, look.text * 1.5, look.text * 1.5);
        say(painter, squareAt(centre, look.text * 3), Qt::AlignCenter,
            QString::number(static_cast<int>(std::round(at))), look.text * 1.4, look.theme.text, QFont::DemiBold);
    }

    /// In blocks as long as the list: each sign moves on by so many places, and the digits are renamed.
    QString hidden(const QString& message, int moves) const {
        const int side = model().side();
        QString padded = message;
        while (padded.size() % side != 0)
            padded += u'·';
        QString result(padded.size(), u' ');
        for (int i = 0; i < padded.size(); ++i)
            result[i / side * side + (i % side + moves) % side] = renamed(padded[i], m_relabelling);
        return result;
    }
    QString shownAgain(const QString& text, int moves) const {
        const int side = model().side();
        QString result(text.size(), u' ');
        for (int i = 0; i < text.size(); ++i)
            result[i] = renamed(text[i / side * side + (i % side + moves) % side], side - m_relabelling);
        while (result.endsWith(u'·'))
            result.chop(1);
        return result;
    }
    QChar renamed(QChar sign, int by) const {
        const int value = sign.unicode() - u'0';
        return value < 1 || value > std::min(9, model().side())
                   ? sign
                   : QChar(u'1' + (value - 1 + by) % std::min(9, model().side()));
    }

    void paintMessage(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        if (m_message.isEmpty())
            return;
        const QString text = hidden(m_message, moves);
        Stack stack(area);
        const auto line = [&](const QString& name, const QString& words) {
            const QRectF rect = stack.take(look.text * 2.3);
            say(painter, QRectF(rect.left(), rect.top(), look.text * 8, rect.height()),
                Qt::AlignRight | Qt::AlignVCenter, name, look.text, look.theme.mutedText);
            say(painter, rect.adjusted(look.text * 9, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words,
                look.text * 1.4, look.theme.text, QFont::DemiBold);
        };
        line(tr("Message"), m_message);
        line(tr("Hidden"), text);
        line(tr("Turned back"), shownAgain(text, moves));
    }

    /// Each digit, and further in what it is renamed to.
    void paintRenaming(QPainter& painter, const QPointF& centre, double radius, const StageLook& look) const {
        if (m_relabelling == 0)
            return;
        const int side = model().side();
        painter.setPen(QPen(look.theme.panelBorder, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, radius * 0.76, radius * 0.76);
        const auto sign = [](int value) { return QString(QLatin1Char(toSymbol(Digit(value)))); };
        for (int value = 1; value <= side; ++value) {
            const double angle = angleOf(value - 1, side);
            say(painter, squareAt(onCircle(centre, radius * 0.88, angle), look.text * 1.6), Qt::AlignCenter,
                sign(value), look.text, look.theme.mutedText);
            say(painter, squareAt(onCircle(centre, radius * 0.62, angle), look.text * 1.6), Qt::AlignCenter,
                sign((value - 1 + m_relabelling) % side + 1), look.text, look.theme.accent, QFont::DemiBold);
        }
    }

    /// The list with its digits renamed.
    Sequence renamed() const {
        // The wheel of digits is the list 1 2 3 .. turned back.
        const Sequence wheel = Sequence(model().side()).shifted(-m_relabelling);
        std::vector<Digit> digits;
        digits.reserve(static_cast<std::size_t>(model().side()));
        for (int each = 0; each < model().side(); ++each)
            digits.push_back(wheel.digitAt(model().sequence.digitAt(each).index()));
        return *Sequence::from(digits);
    }

    QString relabelled(int place, int labels) const {
        ShiftModel shown = model();
        shown.sequence = renamed();
        return tileText(shown, place, labels);
    }

    /// How far the digits' own wheel is turned.
    int m_relabelling = 0;
    Grip m_grip;
    /// To be hidden by the wheels; empty: none.
    QString m_message;
};

}  // namespace

std::unique_ptr<LabScene> makeNumbersScene(ShiftLab& lab) { return std::make_unique<NumbersScene>(lab); }

std::unique_ptr<LabScene> makeFoldScene(ShiftLab& lab) { return std::make_unique<FoldScene>(lab); }

std::unique_ptr<LabScene> makeOneShiftScene(ShiftLab& lab) { return std::make_unique<OneShiftScene>(lab); }

}  // namespace nonet
