#include "ui/labs/frame/typed_lines.h"
#include "ui/labs/shift_cipher/board_turn.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet {

namespace {

class BoxesScene final : public PlaceBoardScene, public DigitBoard, public FilmStrip, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::BoxesScene)

public:
    using PlaceBoardScene::PlaceBoardScene;
    QString title() const override { return tr("All the boxes"); }
    QStringList sentences() const override {
        const int columns = model().geometry.boxColumns();
        const QString counted =
            tr("I counts the rows of boxes from the top, J the columns of boxes from the left, both from 0.");
        if (m_isSwapped)
            return {
                counted,
                isExampleAsked() ? filled(tr("Now box (I, J) is G shifted %1 times: box (1, 0) by %2 + 0 = %2."),
                                          ruleText(rule()), columns)
                                 : filled(tr("Now box (I, J) is G shifted %1 times: box (1, 1) by %2 + 1 = %3."),
                                          ruleText(rule()), columns, columns + 1),
                tr("So equal digits meet and are marked as the boxes come: the order of the two numbers matters. All "
                   "other scenes keep %1.")
                    .arg(ruleText({1, columns}))};
        return {
            counted,
            isExampleAsked()
                ? filled(tr("Box (I, J) is G shifted %1 times: box (1, 0) by 1 + 0 = 1."), ruleText(rule()))
                : filled(tr("Box (I, J) is G shifted %1 times: box (1, 1) by 1 + %2 = %3."), ruleText(rule()), columns,
                         columns + 1),
            isYourTurn()
                ? tr("Fill the boxes so, and watch each row.")
                : interactiveHint(tr("Try the other order of the two numbers, and watch which rows and columns clash."),
                                  otherOrderWords())};
    }

    QString ownWords() const override {
        return m_isSwapped ? tr("In your own words: why is %1 the wrong way round?").arg(ruleText(rule()))
                           : tr("In your own words: how do you fill box (I, J)?");
    }
    QString modelWords() const override {
        const int columns = model().geometry.boxColumns();
        return m_isSwapped ? filled(tr("A row takes %1 neighbours of the list from each box. With %2 the next box is "
                                       "shifted by only one more, so it takes some of them again."),
                                    columns, ruleText(rule()))
                           : filled(tr("Take G and move every digit on by I + %1·J places: to the right, then to the "
                                       "next row, and from the end back to the start."),
                                    columns);
    }
    std::vector<LabLink> links() const override {
        return {{tr("rows of boxes"), QStringLiteral("bands")},
                {tr("columns of boxes"), QStringLiteral("stacks")},
                isExampleAsked() ? LabLink{tr("box (1, 0)"), thingOfBox(model().geometry.boxRows())}
                                 : LabLink{tr("box (1, 1)"), thingOfBox(model().geometry.boxRows() + 1)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (cell)
            return thingOfBox(model().geometry.box(*cell));
        // I stands at the left of the rows of boxes, J above the columns.
        const QRectF board = metrics(area).board();
        if (point.x() < board.left() && point.y() >= board.top() && point.y() <= board.bottom())
            return QStringLiteral("bands");
        return point.y() < board.top() && point.x() >= board.left() && point.x() <= board.right()
                   ? QStringLiteral("stacks")
                   : QString();
    }
    PaperNotes paperNotes() const override {
        return {tr("steps 3 and 4"),
                {tr("The question on Stack Exchange calls the boxes, the board and the puzzle all M.")}};
    }

    LabQuestion question() const override {
        const Geometry& geometry = model().geometry;
        const int boxRow = boxRowOf(geometry, askedBox());
        const int boxColumn = boxColumnOf(geometry, askedBox());
        const int right = shiftOf(askedBox());
        const QStringList others = textsOf({-2, 1, 2}, [&](int offset) {
            return QString::number((right + offset + model().side()) % model().side());
        });
        return LabQuestion::among(
            m_isSwapped ? filled(tr("With %1, by how many places is G shifted in box (%2, %3)?"), ruleText(rule()),
                                 boxRow, boxColumn)
                        : tr("By how many places is G shifted in box (%1, %2)?").arg(boxRow).arg(boxColumn),
            QString::number(right), others,
            filled(tr("%1 with I = %2 and J = %3 is %4."), ruleText(rule()), boxRow, boxColumn, right));
    }

    int moveCount() const override { return model().side(); }
    int lastMoveBeforeAnswer() const override { return askedBox(); }
    QString moveText(int moves) const override {
        if (isYourTurn())
            return tr("Filled by you: %1 of %2 cells").arg(m_work.filledCount()).arg(model().geometry.cellCount());
        if (moves == 0)
            return tr("The board is empty.");
        const int box = std::min(moves, model().side()) - 1;
        return filled(tr("Box (%1, %2) holds shift(G, %3)."), boxRowOf(model().geometry, box),
                      boxColumnOf(model().geometry, box), shiftOf(box));
    }

    std::vector<LabClaim> claims() const override {
        if (moment() < moveCount())
            return {};
        const int houses = 3 * model().side();
        const int complete = shiftCipherMap(model().geometry, rule()).completeHouses();
        return {{tr("%1 of %2 rows, columns and boxes hold every digit once").arg(complete).arg(houses),
                 complete == houses}};
    }

    std::optional<LabTurn> turn() const override {
        const QString task =
            tr("Fill the board box by box: type digits into its cells, or mark a box and choose by how "
               "much G is shifted there.");
        const BoardVerdict verdict = judge();
        return LabTurn{task, verdict.state, verdict.words};
    }
    void clearTurn() override { m_work = Grid(model().side()); }
    QString drawing() const override { return signsOf(m_work, model().geometry); }
    void setDrawing(const QString& drawing) override {
        if (drawing.isEmpty())
            return clearTurn();
        if (const std::optional<Grid> work = gridFromSigns(drawing, model().geometry))
            m_work = *work;
    }
    void inputReshaped() override {
        clearTurn();
        m_typed = TypedLines::ofBoxes(model().geometry);
        m_box = 0;
        m_isBoxChosen = false;
        m_shift = 0;
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metrics(area)) : std::nullopt;
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metrics(area); }
    void clickCell(Cell cell) override {
        m_typed.click();
        markBoxOf(cell);
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        // The cursor was left behind in the box before.
        if (m_isBoxChosen && cell == m_cell && model().geometry.box(cell) != m_box)
            return tr("Another box is marked now: click a cell of it, then type.");
        const QString fault = m_typed.write(m_work, cell, digit);
        markBoxOf(cellAfter(cell).value_or(cell));
        return fault;
    }
    std::optional<Cell> cellAfter(Cell cell) const override { return m_typed.cellAfter(m_work, cell); }
    std::optional<Cell> startCell() const override { return m_typed.firstFree(m_work); }

    std::vector<LabControl> controls() override {
        const int columns = model().geometry.boxColumns();
        if (isYourTurn())
            return turnControls();
        return {choiceControl("rule", tr("Shift by:"), {ruleText({1, columns}), ruleText({columns, 1})},
                              bound(m_isSwapped, [this] { return moveCount(); }))};
    }

    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override {
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        return cell && !isYourTurn() ? std::optional<double>(model().geometry.box(*cell) + 1) : std::nullopt;
    }

    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const Geometry& geometry = model().geometry;
        if (isYourTurn())
            return cellReadout(area, point, m_work);
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (!cell || geometry.box(*cell) >= at)
            return cellReadout(area, point, Grid(geometry.side()));
        const PlaceMap map = shiftCipherMap(geometry, rule());
        const int place = map.placeAt(*cell);
        return tr("%1: place %2, digit %3; box (%4, %5), shifted by %6")
            .arg(cellName(*cell, geometry.side()), placeLetter(place))
            .arg(digitSign(model().sequence.digitAt(place)))
            .arg(geometry.row(*cell) / geometry.boxRows())
            .arg(geometry.column(*cell) / geometry.boxColumns())
            .arg(shiftOf(geometry.box(*cell)));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const BoardMetrics& metrics = paintBoard(painter, area, picture(look.labels, std::floor(at)), look);
        paintLit(painter, metrics, look);
        paintFigure(painter, area.figure, look, at);
        if (at > std::floor(at))
            paintFlight(painter, metrics, figureBox(area.figure, look.text), look, at);
        if (look.pointer && metrics.cellAt(*look.pointer))
            say(painter, boardFrame(area, foot()).foot, Qt::AlignLeft | Qt::AlignVCenter,
                readout(area, *look.pointer, at), look.text, look.theme.mutedText);
    }

private:
    FrameFoot foot() const override { return FrameFoot::line; }
    /// Along the cell's edge: the letter in its corner stays free.
    static void paintEdge(QPainter& painter, const QRectF& cell, const QColor& colour) {
        const double width = std::clamp(cell.width() * 0.05, 3.0, 5.0);
        paintOutline(painter, cell.adjusted(width / 2, width / 2, -width / 2, -width / 2), QPen(colour, width));
    }
    /// The keyboard's cell.
    void markBoxOf(Cell cell) {
        m_box = model().geometry.box(cell);
        m_cell = cell;
        m_isBoxChosen = false;
    }
    static QString thingOfBox(int box) { return QStringLiteral("box %1").arg(box); }
    /// What the words that are pointed at stand for.
    void paintLit(QPainter& painter, const BoardMetrics& metrics, const StageLook& look) const {
        const Geometry& geometry = model().geometry;
        const QPen pen(look.theme.accent, std::max(4.0, metrics.cellSide() * 0.1));
        const auto boxAt = [&](int row, int column) {
            return metrics.houseRect(
                House{HouseKind::box, static_cast<std::uint8_t>(row * geometry.boxRows() + column)});
        };
        for (int box = 0; box < geometry.side(); ++box)
            if (look.lit == thingOfBox(box))
                paintOutline(painter, boxAt(boxRowOf(geometry, box), boxColumnOf(geometry, box)), pen);
        if (look.lit == QLatin1String("bands"))
            for (int band = 0; band < geometry.boxColumns(); ++band)
                paintOutline(painter, boxAt(band, 0).united(boxAt(band, geometry.boxRows() - 1)), pen);
        if (look.lit == QLatin1String("stacks"))
            for (int stack = 0; stack < geometry.boxRows(); ++stack)
                paintOutline(painter, boxAt(0, stack).united(boxAt(geometry.boxColumns() - 1, stack)), pen);
    }

    BoardVerdict judge() const {
        return judgeBoard(model(), m_work, isQuestionOpen() ? std::optional(askedBox()) : std::nullopt);
    }

    std::vector<LabControl> turnControls() {
        const auto fill = [this] {
            const Sequence shifted = model().sequence.shifted(m_shift);
            int place = 0;
            for (const Cell cell : model().geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(m_box)}))
                m_work.set(cell, shifted.digitAt(place++));
        };
        const auto next = [this] {
            m_box = (m_box + 1) % model().side();
            m_isBoxChosen = true;
        };
        // Filled once more by the next press, it would lose what it holds.
        const auto fillAndGoOn = [fill, next] {
            fill();
            next();
        };
        std::vector<LabControl> controls{
            numberControl("turn_shift", tr("Shift G by:"), 0, model().side() - 1, bound(m_shift)),
            buttonControl("turn_fill", tr("Fill the marked box"), fillAndGoOn).joined(),
            buttonControl("turn_next", tr("Mark the next box"), next)};
        if (model().side() > kSmall.side())
            controls.push_back(
                buttonControl("small", tr("Start small: 4×4"), [this] { lab().setGeometry(kSmall); }).joined());
        return controls;
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const Geometry& geometry = model().geometry;
        const BoardVerdict verdict = judge();
        BoardPicture shown = workPicture(model(), m_work, look.labels);
        const BoardMetrics& metrics = paintBoard(painter, area, std::move(shown), look);
        paintOutline(painter, metrics.houseRect(House{HouseKind::box, static_cast<std::uint8_t>(m_box)}),
                     QPen(look.theme.accent, std::max(3.0, metrics.cellSide() * 0.06)));
        for (const Cell cell : verdict.marked)
            paintMistake(painter, metrics.cellRect(cell), look.theme);
        for (const Cell cell : verdict.twins)
            paintEdge(painter, metrics.cellRect(cell), look.theme.conflict);
        const bool isTold = verdict.mistake && !(isQuestionOpen() && geometry.box(*verdict.mistake) == askedBox());
        const int box = isTold ? geometry.box(*verdict.mistake) : 0;
        const int shift =
            isTold ? shiftOfBox(geometry, shiftRule(geometry), boxRowOf(geometry, box), boxColumnOf(geometry, box)) : 0;
        const QRectF head(area.figure.left(), area.figure.top(), area.figure.width(), look.text * 2.2);
        say(painter, head, Qt::AlignCenter,
            isTold ? tr("G, shifted by %1").arg(shiftSum(geometry, box))
                   : tr("G, to be shifted by %1").arg(ruleText(shiftRule(geometry))),
            look.text * 1.25, look.theme.text, QFont::DemiBold);
        const QRectF room = area.figure.adjusted(look.text, look.text * 2.6, -look.text, -look.text * 0.5);
        const BoxSlots box_ =
            boxSlots(geometry, squareAt(room.center(), std::min({room.width(), room.height(), look.text * 15})));
        const Sequence shifted = model().sequence.shifted(shift);
        const Cell corner = geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(box)}).front();
        for (int i = 0; i < geometry.side(); ++i) {
            Tile tile = placeTile(model(), model().sequence.placeOf(shifted.digitAt(i)), look);
            if (isTold && geometry.cell(geometry.row(corner) + i / geometry.boxColumns(),
                                        geometry.column(corner) + i % geometry.boxColumns()) == *verdict.mistake)
                tile.ring = look.theme.accent;
            paintTile(painter, box_.slot(i), tile, look.theme);
        }
    }

    /// I + cJ, or the other way round where the switch says so.
    ShiftRule rule() const {
        const int columns = model().geometry.boxColumns();
        return m_isSwapped ? ShiftRule{columns, 1} : ShiftRule{1, columns};
    }

    /// As painted after so many moves; blank cells have no place.
    BoardPicture picture(int labels, double at) const {
        const Geometry& geometry = model().geometry;
        BoardPicture picture = shiftPicture(model(), shiftCipherMap(geometry, rule()), rule(), labels);
        picture.showsConflicts = true;
        for (int i = 0; i < geometry.cellCount(); ++i)
            if (geometry.box(Cell(i)) + 1 > at)
                clearCell(picture, Cell(i));
        return picture;
    }

    /// What comes of it, for who cannot try.
    QString otherOrderWords() const {
        const int side = model().side();
        const ShiftRule other{model().geometry.boxColumns(), 1};
        return filled(
            tr("The order of the two numbers matters: with %1, %2 of %3 rows and columns have a digit twice."),
            ruleText(other), 3 * side - shiftCipherMap(model().geometry, other).completeHouses(), 2 * side);
    }
    /// Where a row has two boxes, box (1, 1) is the one that is asked for.
    bool isExampleAsked() const { return askedBox() == model().geometry.boxRows() + 1; }
    /// The last one of the second row of boxes.
    int askedBox() const { return 2 * model().geometry.boxRows() - 1; }
    int shiftOf(int box) const {
        return shiftOfBox(model().geometry, rule(), boxRowOf(model().geometry, box),
                          boxColumnOf(model().geometry, box));
    }

    void paintFlight(QPainter& painter, const BoardMetrics& metrics, const QRectF& from, const StageLook& look,
                     double at) const {
        const Geometry& geometry = model().geometry;
        const int box = static_cast<int>(std::floor(at));
        const double share = at - box;
        const Cell first = geometry.cell(boxRowOf(geometry, box) * geometry.boxRows(),
                                         boxColumnOf(geometry, box) * geometry.boxColumns());
        const QSizeF size(metrics.cellSide() * geometry.boxColumns(), metrics.cellSide() * geometry.boxRows());
        const BoxSlots flying =
            boxSlots(geometry, between(from, QRectF(metrics.cellRect(first).topLeft(), size), share));
        const PlaceMap map = shiftCipherMap(geometry, rule());
        for (int i = 0; i < geometry.side(); ++i) {
            const Cell cell = geometry.cell(geometry.row(first) + i / geometry.boxColumns(),
                                            geometry.column(first) + i % geometry.boxColumns());
            paintTile(painter, flying.slot(i), placeTile(model(), map.placeAt(cell), look), look.theme);
        }
    }

    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const Geometry& geometry = model().geometry;
        const int side = geometry.side();
        // The one that falls next, or the last one.
        const int box = std::min(static_cast<int>(std::floor(at)), side - 1);
        const bool isAsked = isQuestionOpen() && box == askedBox();
        const int shift = isAsked ? 0 : shiftOf(box);
        const BoxSlots slots_ = boxSlots(geometry, figureBox(area, look.text));
        const Sequence shifted = model().sequence.shifted(shift);
        for (int i = 0; i < side; ++i)
            paintTile(painter, slots_.slot(i), placeTile(model(), model().sequence.placeOf(shifted.digitAt(i)), look),
                      look.theme);
        const QRectF head(area.left(), area.top(), area.width(), look.text * 2.2);
        say(painter, head, Qt::AlignCenter,
            tr("box (%1, %2) = shift(G, %3)")
                .arg(boxRowOf(geometry, box))
                .arg(boxColumnOf(geometry, box))
                .arg(isAsked ? QStringLiteral("?") : QString::number(shift)),
            look.text * 1.25, look.theme.text, QFont::DemiBold);

        const double left = slots_.area.right() + area.width() * 0.06;
        const QRectF table(left, slots_.area.top(), area.right() - left, slots_.area.height());
        const int rows = geometry.boxColumns();
        const int columns = geometry.boxRows();
        const double cellSide = std::min(table.width() / columns, table.height() / rows);
        for (int each = 0; each < side; ++each) {
            const QRectF rect(table.center().x() + (boxColumnOf(geometry, each) - columns / 2.0) * cellSide,
                              table.center().y() + (boxRowOf(geometry, each) - rows / 2.0) * cellSide, cellSide,
                              cellSide);
            paintPlate(painter, rect.adjusted(2, 2, -2, -2),
                       QPen(each == box ? look.theme.accent : look.theme.panelBorder, each == box ? 3 : 1),
                       each < at ? look.theme.accentSoft : look.theme.panel);
            // Those that have not fallen yet are the learner's to think of.
            say(painter, rect, Qt::AlignCenter, each < at ? QString::number(shiftOf(each)) : QStringLiteral("?"),
                std::max(look.leastText, cellSide * 0.42), each < at ? look.theme.accentSoftInk : look.theme.text,
                QFont::DemiBold);
        }
    }

    QRectF figureBox(const QRectF& figure, double text) const {
        const Geometry& geometry = model().geometry;
        const QRectF room = figure.adjusted(0, text * 2.4, 0, -text * 0.5);
        const double side = std::min({room.height(), room.width() * 0.5, text * 15});
        return boxSlots(geometry, QRectF(room.left() + room.width() * 0.02, room.center().y() - side / 2, side, side))
            .area;
    }

    bool m_isSwapped = false;
    /// The learner's board.
    Grid m_work{model().side()};
    TypedLines m_typed = TypedLines::ofBoxes(model().geometry);
    /// Marked, for what is chosen beside the board; by the button there, while the cursor is still at m_cell.
    int m_box = 0;
    bool m_isBoxChosen = false;
    std::optional<Cell> m_cell;
    int m_shift = 0;
};

}  // namespace

std::unique_ptr<LabScene> makeBoxesScene(ShiftLab& lab) { return std::make_unique<BoxesScene>(lab); }

}  // namespace nonet
