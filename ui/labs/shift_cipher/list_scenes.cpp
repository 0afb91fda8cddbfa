#include "ui/board/layers/layer.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/labs/shift_cipher/shift_turn.h"

#include <QPainter>

#include <cmath>
#include <numbers>
#include <numeric>

namespace nonet {

namespace {

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

/// The key of places beside the lists.
BoxSlots placesBox(const QRectF& figure, const Geometry& geometry, double text) {
    const QRectF room = figure.adjusted(0, text * 2.5, 0, -text);
    const double side = std::min({room.width(), room.height(), text * 13});
    return boxSlots(geometry, QRectF(room.center().x() - side / 2, room.top(), side, side));
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
class NumbersScene final : public ShiftScene, public TileRow, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::NumbersScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("A list of numbers"); }
    QStringList sentences() const override {
        return {filled(tr("Write the digits 1 to %1 in any order: that is your list S. Its places are numbered from 0: "
                          "S[0] to S[%2]."),
                       model().side(), model().side() - 1),
                interactiveHint(tr("Press Play: each place gets a letter and a colour, and keeps them to the end."),
                                tr("Each place gets a letter and a colour, and keeps them to the end.")),
                interactiveHint(tr("Drag one tile onto another: the digits change places, letters and colours stay."),
                                tr("When two digits change places, letters and colours stay."))};
    }

    QString ownWords() const override {
        return tr("In your own words: what stays when two tiles change places, and what moves?");
    }
    QString modelWords() const override {
        return tr(
            "The places stay, each with its letter. The two digits move: each goes to the place that the other one "
            "had.");
    }
    bool asksOnSheet() const override { return true; }
    std::vector<LabLink> links() const override {
        return {{tr("your list S"), QStringLiteral("list")}, {tr("a letter and a colour"), QStringLiteral("places")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        return numbersRow(area, model().side()).contains(point)                           ? QStringLiteral("list")
               : placesBox(area.figure, model().geometry, area.text).area.contains(point) ? QStringLiteral("places")
                                                                                          : QString();
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillNumbersSheet(sheet, model());
        return true;
    }
    LabQuestion question() const override {
        const Digit digit = model().sequence.digitAt(model().side() / 2);
        const int right = model().sequence.placeOf(digit);
        const QStringList others = textsOf(
            {-2, -1, 1}, [&](int offset) { return placeLetter((right + offset + model().side()) % model().side()); });
        return LabQuestion::among(
            tr("In your list S the places are called a, b, c … from the left. Which one holds the digit %1?")
                .arg(digitSign(digit)),
            placeLetter(right), others,
            filled(tr("Place %1, number %2 of the list. Counted from 0 it is written S[%3]."), placeLetter(right),
                   right + 1, right));
    }

    int moveCount() const override { return model().side(); }
    /// The next one letters the place that is asked for.
    int lastMoveBeforeAnswer() const override { return model().side() / 2; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("S = %1").arg(listText(model().sequence));
        const int place = std::min(moves, model().side()) - 1;
        return tr("Place %1 holds %2.").arg(placeLetter(place), digitSign(model().sequence.digitAt(place)));
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

        const BoxSlots slots_ = placesBox(area.figure, model().geometry, look.text);
        say(painter, QRectF(area.figure.left(), area.figure.top(), area.figure.width(), look.text * 1.6),
            Qt::AlignCenter, tr("The places"), look.text, look.theme.mutedText);
        for (int place = 0; place < side; ++place) {
            Tile tileOfPlace = placeTile(model(), place, look);
            tileOfPlace.text = at > place ? placeLetter(place) : QString();
            tileOfPlace.letter.clear();
            tileOfPlace.strength = std::clamp(at - place, 0.0, 1.0);
            paintTile(painter, slots_.slot(place), tileOfPlace, look.theme);
        }
        if (look.lit == QLatin1String("list"))
            outlineLit(painter, row, look);
        else if (look.lit == QLatin1String("places"))
            outlineLit(painter, slots_.area, look);
        if (at >= side && look.leastText <= 0)
            paintGrips(painter, model(), rowTiles(row, side), look);
        paintHand(painter, model(), rowTiles(row, side), look);
    }
};

/// S folds into G, a row at a time.
class FoldScene final : public ShiftScene, public DragHandle, public TileRow, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::FoldScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("Fold"); }
    QStringList sentences() const override {
        if (isYourTurn())
            return {tr("Rows of the box are counted from the top, i = 0, 1, 2 …, columns from the left, j = 0, 1, 2 …"),
                    tr("The list goes into the box row by row."), tr("This box is called G.")};
        const int columns = model().geometry.boxColumns();
        return {tr("Fold the list into a box: the first %1 digits are its first row, the next %1 its second row, and "
                   "so on.")
                    .arg(columns),
                tr("This box is called G."),
                tr("Its rows i and columns j are counted from 0, so the cell with i = 1, j = 0 holds S[%1·1 + 0] = "
                   "S[%1].")
                    .arg(columns)};
    }

    QString ownWords() const override {
        return tr("In your own words: how do you find the row and the column of a place in G?");
    }
    QString modelWords() const override {
        const int columns = model().geometry.boxColumns();
        const int place = columns + 1;
        return filled(tr("Count the places from 0 and divide by %1, the length of a row: the quotient is i, the "
                         "remainder j. S[%2] has i = %3 and j = %4."),
                      columns, place, place / columns, place % columns);
    }
    bool asksOnSheet() const override { return true; }
    std::vector<LabLink> links() const override {
        if (isYourTurn())
            return {{tr("This box"), QStringLiteral("box")}};
        return {{tr("its first row"), thingOfRow(0)},
                {tr("its second row"), thingOfRow(1)},
                {tr("This box"), QStringLiteral("box")},
                {tr("i = 1, j = 0"), QStringLiteral("cell")}};
    }
    /// A row is a part of the list, a row of G and a line of the formula.
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const Geometry& geometry = model().geometry;
        const BoxSlots box = foldBox(area, geometry);
        const std::vector<QRectF> tiles = rowTiles(foldRow(area, geometry.side()), geometry.side());
        for (int place = 0; place < geometry.side(); ++place) {
            const bool isInBox = box.slot(place).contains(point);
            if (isInBox && place == geometry.boxColumns())
                return QStringLiteral("cell");
            if (isInBox || tiles[static_cast<std::size_t>(place)].contains(point))
                return thingOfRow(place / geometry.boxColumns());
        }
        for (int row = 0; row < geometry.boxRows(); ++row)
            if (formulaLine(area.figure, area.text, row + 1).contains(point))
                return thingOfRow(row);
        return formulaLine(area.figure, area.text, 0).contains(point) ? QStringLiteral("box") : QString();
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillFoldSheet(sheet, model());
        return true;
    }
    LabQuestion question() const override {
        const Geometry& geometry = model().geometry;
        const int place = (geometry.boxRows() - 1) * geometry.boxColumns() + 1;
        const auto digitAt = [this](int at) {
            return digitSign(model().sequence.digitAt((at + model().side()) % model().side()));
        };
        return LabQuestion::among(tr("Which digit of G stands at i = %1, j = 1?").arg(geometry.boxRows() - 1),
                                  digitAt(place), {digitAt(place - 1), digitAt(place + 1), digitAt(place - 2)},
                                  filled(tr("%1 · %2 + 1 = %3, so it is S[%3] = %4."), geometry.boxColumns(),
                                         geometry.boxRows() - 1, place, digitSign(model().sequence.digitAt(place))));
    }

    std::optional<LabTurn> turn() const override {
        const ShiftVerdict verdict = judgeFold(model(), m_work, isQuestionOpen());
        return LabTurn{tr("Fold the list into the box: drag each tile to its cell."), verdict.state, verdict.words};
    }
    void clearTurn() override { m_work.clear(); }
    QString drawing() const override { return m_work.text(); }
    void setDrawing(const QString& drawing) override {
        clearTurn();
        m_work.setText(drawing);
    }
    std::vector<LabControl> controls() override {
        if (!isYourTurn())
            return {};
        std::vector<int> places(static_cast<std::size_t>(model().side()));
        std::iota(places.begin(), places.end(), 0);
        return {choiceControl("turn_tile", tr("Tile"), textsOf(places, [this](int place) { return digitOf(place); }),
                              bound(m_tile)),
                numberControl("turn_row", tr("to i ="), 0, model().geometry.boxRows() - 1, bound(m_row)).joined(),
                numberControl("turn_column", tr("j ="), 0, model().geometry.boxColumns() - 1, bound(m_column)).joined(),
                buttonControl("turn_put", tr("Lay it there"),
                              [this] { m_work.put(m_tile, m_row * model().geometry.boxColumns() + m_column); })};
    }
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        if (!isYourTurn())
            return false;
        std::vector<QRectF> tray = rowTiles(foldRow(area, model().side()), model().side());
        for (int place = 0; place < model().side(); ++place)
            if (m_work.cellOf(place))
                tray[static_cast<std::size_t>(place)] = {};
        return m_drag.drag(m_work, tray, foldBox(area, model().geometry).all(), from, to);
    }
    void inputReshaped() override {
        m_work = foldWork();
        m_tile = 0;
        m_row = 0;
        m_column = 0;
    }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const BoxSlots box = foldBox(area, model().geometry);
        const int columns = model().geometry.boxColumns();
        for (int cell = 0; isYourTurn() && cell < model().side(); ++cell)
            if (box.slot(cell).contains(point)) {
                const std::optional<int> tile = m_work.tileIn(cell);
                return filled(tr("i = %1, j = %2: %3"), cell / columns, cell % columns,
                              tile ? digitOf(*tile) : tr("empty"));
            }
        return {};
    }

    int moveCount() const override { return model().geometry.boxRows(); }
    int lastMoveBeforeAnswer() const override { return moveCount() - 1; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The list, before it is folded");
        const int columns = model().geometry.boxColumns();
        const int row = std::min(moves, model().geometry.boxRows()) - 1;
        return tr("The row of G with i = %1: %2").arg(row).arg(listText(model().sequence).mid(row * columns, columns));
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
        if (isYourTurn())
            return {};
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
        if (isYourTurn())
            return paintTurn(painter, area, look);
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
        say(painter, formulaLine(area.figure, look.text, 0), Qt::AlignCenter, tr("G(i, j) = S[%1i + j]").arg(columns),
            look.text * 1.5, look.theme.text, QFont::DemiBold);
        for (int row = 0; row < geometry.boxRows(); ++row) {
            QStringList places;
            for (int column = 0; column < columns; ++column)
                places.append(QStringLiteral("S[%1]").arg(row * columns + column));
            say(painter, formulaLine(area.figure, look.text, row + 1), Qt::AlignCenter,
                places.join(QStringLiteral("   ")), look.text * 1.2, row < at ? look.theme.text : look.theme.mutedText);
        }
        paintLit(painter, area, look);
        paintHand(painter, model(), movableTiles(area, at), look);
    }

private:
    ShiftWork foldWork() const {
        ShiftWork work(model().side());
        work.shift = 0;
        return work;
    }
    QString digitOf(int place) const { return tileText(model(), place, static_cast<int>(ShiftLabels::digits)); }
    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const ShiftVerdict verdict = judgeFold(model(), m_work, isQuestionOpen());
        const int columns = model().geometry.boxColumns();
        const std::vector<QRectF> row = rowTiles(foldRow(area, model().side()), model().side());
        const BoxSlots box = foldBox(area, model().geometry);
        paintOutline(painter, box.area.adjusted(-2, -2, 2, 2), QPen(look.theme.boxLine, 2.5));
        say(painter, formulaLine(area.figure, look.text, 0), Qt::AlignCenter, tr("G(i, j) = S[%1i + j]").arg(columns),
            look.text * 1.5, look.theme.text, QFont::DemiBold);
        const auto margin = [&](const QRectF& rect, const QString& words, Qt::Alignment alignment) {
            say(painter, rect, alignment, words, look.text, look.theme.mutedText);
        };
        for (int i = 0; i < model().geometry.boxRows(); ++i)
            margin(QRectF(box.area.left() - look.text * 5, box.slot(i * columns).top(), look.text * 4.4,
                          box.slot(0).height()),
                   QStringLiteral("i = %1").arg(i), Qt::AlignRight | Qt::AlignVCenter);
        for (int j = 0; j < columns; ++j)
            margin(
                QRectF(box.slot(j).left(), box.area.bottom() + look.text * 0.2, box.slot(j).width(), look.text * 1.4),
                QStringLiteral("j = %1").arg(j), Qt::AlignCenter);
        for (int place = 0; place < model().side(); ++place) {
            const QRectF& from = row[static_cast<std::size_t>(place)];
            if (m_work.cellOf(place))
                paintSlot(painter, from, look.theme);
            else
                paintTile(painter, from, placeTile(model(), place, look), look.theme);
            say(painter, QRectF(from.left(), from.bottom(), from.width(), look.text * 1.6), Qt::AlignCenter,
                QStringLiteral("S[%1]").arg(place), look.text, look.theme.mutedText);
        }
        for (int cell = 0; cell < model().side(); ++cell)
            if (const std::optional<int> place = m_work.tileIn(cell))
                paintTile(painter, box.slot(cell), placeTile(model(), *place, look), look.theme);
            else
                paintSlot(painter, box.slot(cell), look.theme);
        for (const int cell : verdict.marked)
            paintMistake(painter, box.slot(cell), look.theme);
        if (look.lit == QLatin1String("box"))
            outlineLit(painter, box.area, look);
    }
    static QString thingOfRow(int row) { return QStringLiteral("row %1").arg(row); }
    /// Line 0 is the rule, the others are the rows of G.
    QRectF formulaLine(const QRectF& figure, double text, int line) const {
        const double height = text * 1.9;
        const double first = figure.center().y() - height * (model().geometry.boxRows() + 1) / 2.0;
        return {figure.left(), first + height * (line == 0 ? 0 : line + 0.3), figure.width(), height};
    }
    void paintLit(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const Geometry& geometry = model().geometry;
        const int columns = geometry.boxColumns();
        const BoxSlots box = foldBox(area, geometry);
        const std::vector<QRectF> tiles = rowTiles(foldRow(area, geometry.side()), geometry.side());
        if (look.lit == QLatin1String("box")) {
            outlineLit(painter, box.area, look);
            outlineLit(painter, formulaLine(area.figure, look.text, 0), look);
        }
        if (look.lit == QLatin1String("cell"))
            outlineLit(painter, box.slot(columns), look);
        for (int row = 0; row < geometry.boxRows(); ++row) {
            if (look.lit != thingOfRow(row))
                continue;
            const int first = row * columns;
            outlineLit(painter, box.slot(first).united(box.slot(first + columns - 1)), look);
            outlineLit(
                painter,
                tiles[static_cast<std::size_t>(first)].united(tiles[static_cast<std::size_t>(first + columns - 1)]),
                look);
            outlineLit(painter, formulaLine(area.figure, look.text, row + 1), look);
        }
    }

    /// The learner's box, the tile in the hand, and what is chosen beside the box.
    ShiftWork m_work = foldWork();
    TileDrag m_drag;
    int m_tile = 0;
    int m_row = 0;
    int m_column = 0;
};

}  // namespace

std::unique_ptr<LabScene> makeNumbersScene(ShiftLab& lab) { return std::make_unique<NumbersScene>(lab); }

std::unique_ptr<LabScene> makeFoldScene(ShiftLab& lab) { return std::make_unique<FoldScene>(lab); }

}  // namespace nonet
