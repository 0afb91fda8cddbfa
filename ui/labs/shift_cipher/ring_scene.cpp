#include "ui/labs/shift_cipher/pair_map.h"
#include "ui/labs/shift_cipher/ring_figure.h"
#include "ui/labs/shift_cipher/ring_turn.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>
#include <numbers>
#include <numeric>
#include <set>

namespace nonet {

namespace {

constexpr double kFaded = 0.3;

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

class RingScene final : public PlaceBoardScene, public DragHandle, public FilmStrip, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::RingScene)

public:
    using PlaceBoardScene::PlaceBoardScene;
    QString title() const override { return tr("Why it is always a Sudoku"); }
    QStringList sentences() const override {
        const Geometry& geometry = model().geometry;
        if (m_showsMap)
            return {filled(interactiveHint(
                               tr("The map has a cell for every pair a, b from 0 to %1. Click one: it tells how many "
                                  "of the %2 rows, columns and boxes then have every place once."),
                               tr("The map has a cell for every pair a, b from 0 to %1. It tells how many of the %2 "
                                  "rows, columns and boxes then have every place once.")),
                           geometry.side() - 1, 3 * geometry.side()),
                    tr("Which pairs work? Make a rule below out of two conditions, and test it.")};
        if (rule() != shiftRule(geometry))
            return {ruleWords(),
                    filled(tr("%1 go on with this rule; all other scenes keep %2.", "titles of scenes, a rule"),
                           lab().scenesOfTriedRule(), ruleText(shiftRule(geometry)))};
        return {
            tr("On a ring of places, a row takes %1 neighbours from each box, end to end.").arg(geometry.boxColumns()),
            isQuestionOpen() ? tr("So no place comes twice in a row, whatever the digits are.")
                             : tr("A column takes %1 from each box, turned by one each time.")
                                   .arg(everyPlace(geometry.boxColumns())),
            isQuestionOpen() ? tr("What does a column take? Guess before you look at one.")
                             : tr("So no place comes twice, whatever the digits are.")};
    }

    QString ownWords() const override {
        return tr("In your own words: why does no digit come twice in a row, and why in no column?");
    }
    QString modelWords() const override {
        const int columns = model().geometry.boxColumns();
        return filled(tr("A row takes %1 neighbours of the list from each box, and each box begins where another one "
                         "ends. A column takes %2, and one box down that is turned by one, so it falls into the gaps."),
                      columns, everyPlace(columns));
    }
    /// The sheet is about the rule that always works.
    bool asksOnSheet() const override { return rule() == shiftRule(model().geometry); }
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
    int lastMoveBeforeAnswer() const override { return model().side() - 1; }
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
            .arg(sentenceCase(houseName(found.house)), places.join(QLatin1Char(' ')),
                 RingFigure::coverText(model().geometry, found));
    }

    std::vector<LabClaim> claims() const override {
        const Geometry& geometry = model().geometry;
        const int complete = shiftCipherMap(geometry, rule()).completeHouses();
        const int side = geometry.side();
        std::vector<LabClaim> claims{{tr("%1: %2 of %3 rows, columns and boxes have every place once")
                                          .arg(ruleText(rule()))
                                          .arg(complete)
                                          .arg(3 * side),
                                      complete == 3 * side}};
        // How many of all pairs work is the learner's to find.
        const std::set<ShiftRule> tried = triedPairs();
        const auto working =
            std::ranges::count_if(tried, [&](const ShiftRule& each) { return alwaysGivesSudoku(geometry, each); });
        claims.push_back(
            {filled(tr("Pairs a, b that you have tried: %1 of %2; working: %3"), tried.size(), side * side, working),
             working <= std::ssize(tried)});
        if (m_showsMap)
            addConjecture(claims);
        return claims;
    }

    std::optional<LabTurn> turn() const override {
        const RingTurn& work = turnNow();
        return LabTurn{
            work.kind() == HouseKind::row
                ? tr("Each arc is what one box J gives to the row. Drag the arcs round the ring until no place comes "
                     "twice.")
                : tr("Each figure is what one box I gives to the column. Drag the figures, anywhere on them, until no "
                     "place comes twice."),
            work.state(), work.verdict() + whatIsNext()};
    }
    void clearTurn() override { (turnNow().kind() == HouseKind::row ? m_arcs : m_combs) = freshTurn(turnNow().kind()); }
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        if (!isYourTurn())
            return false;
        const int side = model().side();
        const RingRoom room(area.figure, area.text);
        RingTurn& work = turnNow();
        if (from == to) {
            const std::optional<int> place = room.placeAt(from, side);
            const std::optional<int> piece = place ? room.pieceAt(from, work, side) : std::nullopt;
            m_held.reset();
            if (place && piece)
                m_held = Held{*piece, work.start(*piece), *place};
        } else if (const std::optional<int> place = room.placeAt(to, side); m_held && place) {
            work.setStart(m_held->piece, m_held->start + *place - m_held->grip);
        }
        return m_held.has_value();
    }

    std::vector<LabLink> links() const override {
        return {{tr("ring of places"), QStringLiteral("ring")}, {tr("a row"), QStringLiteral("house")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (RingRoom(area.figure, area.text).placeAt(point, model().side()))
            return QStringLiteral("ring");
        const bool isOnHouse = metrics(area).houseRect(houseAt(static_cast<int>(at))).contains(point);
        return isOnHouse && !m_showsMap ? QStringLiteral("house") : QString();
    }

    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillRingSheet(sheet, model());
        return true;
    }

    QString drawing() const override {
        QStringList parts;
        const auto add = [&](const QString& name, const QString& text) {
            if (!text.isEmpty())
                parts.append(name + u'=' + text);
        };
        add(QStringLiteral("arcs"), m_arcs.text());
        add(QStringLiteral("figures"), m_combs.text());
        add(QStringLiteral("tried"), pairsText(m_tried));
        return parts.join(u';');
    }

    void setDrawing(const QString& drawing) override {
        m_arcs = freshTurn(HouseKind::row);
        m_combs = freshTurn(HouseKind::column);
        m_tried.clear();
        for (const QString& part : drawing.split(u';')) {
            const QString name = part.section(u'=', 0, 0);
            const QString text = part.section(u'=', 1);
            if (name == QLatin1String("arcs"))
                m_arcs.setText(text);
            else if (name == QLatin1String("figures"))
                m_combs.setText(text);
            else if (name == QLatin1String("tried"))
                m_tried = pairsFrom(text, model().geometry);
        }
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return turnControls();
        const int side = model().side();
        const auto factor = [&](const char* id, const QString& label, int ShiftRule::*part) {
            return numberControl(id, label, 0, side - 1, rule().*part, [this, part](int value) {
                ShiftRule next = rule();
                next.*part = value;
                tryPair(next);
            });
        };
        std::vector<LabControl> controls{choiceControl("kind", tr("Show:"), {tr("Rows"), tr("Columns"), tr("Boxes")},
                                                       houseNow() / side, [side](int kind) { return kind * side; }),
                                         factor("a", tr("aI + bJ with a ="), &ShiftRule::perBoxRow),
                                         factor("b", tr("b ="), &ShiftRule::perBoxColumn).joined(),
                                         toggleControl("map", tr("Map of all pairs a, b"), bound(m_showsMap))};
        if (!m_showsMap)
            return controls;
        const auto guess = [&](const char* id, const QString& label, const QStringList& conditions, int& condition) {
            return choiceControl(id, label, conditions, bound(condition, [this] { m_isTested = false; }));
        };
        controls.push_back(guess("if_a", tr("A pair works if a is"), m_conjecture.conditionsOfA(), m_conjecture.a));
        controls.push_back(guess("if_b", tr("and b is"), m_conjecture.conditionsOfB(), m_conjecture.b));
        const QString test = m_isTested ? filled(tr("Tested on all %1 pairs: right for %2"), side * side,
                                                 m_conjecture.rightOf(allPairs(model().geometry)))
                                        : tr("Test it on all %1 pairs").arg(side * side);
        controls.push_back(toggleControl("test", test, bound(m_isTested)));
        return controls;
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return m_showsMap && !isYourTurn() ? std::optional(metrics(area)) : std::nullopt;
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metrics(area); }
    /// A pair of the map.
    void clickCell(Cell cell) override { tryPair(pairOf(cell)); }

    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override {
        if (isYourTurn())
            return std::nullopt;
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
        default: return 2 * side + geometry.box(*cell);
        }
    }

    void inputReshaped() override {
        m_conjecture = PairConjecture(model().geometry);
        m_isTested = false;
        setDrawing({});
    }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        if (isYourTurn())
            return cellReadout(area, point, turnBoard());
        if (m_showsMap)
            return pairReadout(area, point);
        return cellReadout(area, point, shiftCipherMap(model().geometry, rule()).apply(model().sequence));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        if (m_showsMap)
            paintMap(painter, area, look);
        else
            paintHouse(painter, area, look, at);
        paintTicks(painter, boardFrame(area, foot()).foot, look, at);
        paintRing(painter, area.figure, look, at);
    }

private:
    /// A piece in the learner's hand.
    struct Held {
        int piece;
        int start;
        /// The place where it was taken.
        int grip;
    };

    FrameFoot foot() const override { return FrameFoot::ticks; }
    RingTurn freshTurn(HouseKind kind) const { return {model().geometry, kind}; }
    /// What a column takes is the question.
    bool buildsColumn() const { return m_buildsColumn && !isQuestionOpen(); }
    const RingTurn& turnNow() const { return buildsColumn() ? m_combs : m_arcs; }
    RingTurn& turnNow() { return buildsColumn() ? m_combs : m_arcs; }
    ShiftRule pairOf(Cell cell) const { return {model().geometry.row(cell), model().geometry.column(cell)}; }
    /// The one with which the scene begins has been seen as well.
    std::set<ShiftRule> triedPairs() const {
        std::set<ShiftRule> pairs = m_tried;
        pairs.insert(shiftRule(model().geometry));
        return pairs;
    }
    void tryPair(ShiftRule pair) {
        m_tried.insert(pair);
        lab().setOwnRule(pair);
    }

    std::vector<LabControl> turnControls() {
        std::vector<LabControl> controls;
        if (!isQuestionOpen())
            controls.push_back(
                choiceControl("build", tr("Build:"), {tr("a row"), tr("a column")}, bound(m_buildsColumn)));
        std::vector<int> places(static_cast<std::size_t>(model().side()));
        std::iota(places.begin(), places.end(), 0);
        for (int piece = 0; piece < turnNow().pieceCount(); ++piece) {
            const QString name =
                turnNow().kind() == HouseKind::row ? tr("J = %1 from").arg(piece) : tr("I = %1 from").arg(piece);
            const QByteArray id = "piece" + QByteArray::number(piece);
            const LabControl control =
                choiceControl(id.constData(), name, textsOf(places, placeLetter), turnNow().start(piece),
                              [this, piece](int place) { turnNow().setStart(piece, place); });
            controls.push_back(piece == 0 ? control : control.joined());
        }
        return controls;
    }

    void addConjecture(std::vector<LabClaim>& claims) const {
        const std::set<ShiftRule> all = allPairs(model().geometry);
        const std::set<ShiftRule> pairs = triedPairs();
        const int tried = m_conjecture.rightOf(pairs);
        claims.push_back({filled(tr("Your rule is right for %1 of the %2 pairs that you tried"), tried, pairs.size()),
                          tried == std::ssize(pairs)});
        if (!m_isTested)
            return;
        const int right = m_conjecture.rightOf(all);
        claims.push_back(
            {filled(tr("It is right for %1 of all %2 pairs"), right, all.size()), right == std::ssize(all)});
    }

    QString pairReadout(const StageArea& area, const QPointF& point) const {
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (!cell)
            return {};
        const ShiftRule pair = pairOf(*cell);
        if (!triedPairs().contains(pair))
            return filled(tr("a = %1, b = %2: not tried yet"), pair.perBoxRow, pair.perBoxColumn);
        return filled(tr("a = %1, b = %2: %3 of %4 rows, columns and boxes are complete"), pair.perBoxRow,
                      pair.perBoxColumn, shiftCipherMap(model().geometry, pair).completeHouses(), 3 * model().side());
    }

    void paintMap(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const BoardMetrics map = metrics(area);
        const Geometry& geometry = model().geometry;
        const int side = geometry.side();
        const QColor good = look.theme.role(ShapeRole::defining).ring;
        const std::set<ShiftRule> tried = triedPairs();
        for (int i = 0; i < geometry.cellCount(); ++i) {
            const QRectF rect = map.cellRect(Cell(i));
            const ShiftRule pair = pairOf(Cell(i));
            const bool isTried = tried.contains(pair);
            const int complete = isTried ? shiftCipherMap(geometry, pair).completeHouses() : 0;
            const bool works = complete == 3 * side;
            CellFace face;
            if (isTried) {
                face.text = QString::number(complete);
                face.fill = works ? blend(good, look.theme.board, 0.35) : look.theme.panel;
            }
            paintCell(painter, rect, face, look.theme);
            paintOutline(painter, rect, QPen(look.theme.thinLine, 1));
            if (works)
                nonet::paintRing(painter, rect.adjusted(2, 2, -2, -2), good, 3);
            if (isTried && !m_conjecture.isRightOf(pair))
                paintMistake(painter, rect, look.theme);
            if (pair == rule() || look.cursor == Cell(i))
                nonet::paintRing(painter, rect, pair == rule() ? look.theme.accent : look.theme.selectionRing, 3);
        }
        paintOutline(painter, map.board(), QPen(look.theme.boxLine, 2));
        const QRectF board = map.board();
        for (int n = 0; n < side; ++n) {
            const double cell = map.cellSide();
            say(painter, QRectF(board.left() - look.text * 3, board.top() + n * cell, look.text * 2.7, cell),
                Qt::AlignRight | Qt::AlignVCenter, n == 0 ? QStringLiteral("a = 0") : QString::number(n), look.text,
                look.theme.mutedText);
            say(painter, QRectF(board.left() + n * cell, board.top() - look.text * 1.6, cell, look.text * 1.3),
                Qt::AlignCenter, n == 0 ? QStringLiteral("b = 0") : QString::number(n), look.text,
                look.theme.mutedText);
        }
    }

    Grid turnBoard() const {
        Grid board(model().side());
        int cell = 0;
        for (const int place : turnNow().places()) {
            if (place >= 0)
                board.set(Cell(cell), model().sequence.digitAt(place));
            ++cell;
        }
        return board;
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const HouseCover found = turnNow().cover();
        const BoardMetrics& metrics = paintBoard(painter, area, workPicture(model(), turnBoard(), look.labels), look);
        paintPlate(painter, metrics.houseRect(found.house).adjusted(-2, -2, 2, 2),
                   QPen(look.theme.accent, std::max(3.0, metrics.cellSide() * 0.07)), Qt::NoBrush);
        paintPieces(painter, metrics, found, look);
        if (turnNow().state() == LabTurn::State::mistake)
            for (const Cell cell : turnNow().repeating())
                paintMistake(painter, metrics.cellRect(cell), look.theme);
        const RingFigure ring(model(), area.figure, look);
        ring.paintWords(painter, found, {});
        ring.paintCircle(painter);
        ring.paintCover(painter, found);
        ring.paintTiles(painter, found);
    }

    /// The numbers a and b of aI + bJ.
    ShiftRule rule() const { return lab().triedModel().rule(); }

    /// The column is half of the proof.
    QString whatIsNext() const {
        if (turnNow().kind() != HouseKind::row || turnNow().state() != LabTurn::State::done ||
            m_combs.state() == LabTurn::State::done)
            return {};
        return u' ' + (isQuestionOpen() ? tr("A column comes next: guess first what it takes from each box.")
                                        : tr("Now build a column."));
    }

    /// What comes of other numbers than those of the proof.
    QString ruleWords() const {
        const int houses = 3 * model().side();
        const int complete = shiftCipherMap(model().geometry, rule()).completeHouses();
        if (complete == houses)
            return tr("With %1, too, the boxes of a row or a column share out the places: nothing lies on the ring "
                      "twice.")
                .arg(ruleText(rule()));
        return filled(tr("With %1 the boxes take some places again in %2 of %3 rows and columns: what lies on the ring "
                         "twice is a clash."),
                      ruleText(rule()), houses - complete, houses - model().side());
    }

    /// The house that is looked at, rows first.
    House houseAt(int moment) const {
        const int side = model().side();
        const int house = std::clamp(moment, 0, 3 * side - 1);
        const HouseKind kinds[] = {HouseKind::row, HouseKind::column, HouseKind::box};
        return House{kinds[house / side], static_cast<std::uint8_t>(house % side)};
    }

    HouseCover cover(int moment) const { return shiftCipherMap(model().geometry, rule()).coverOf(houseAt(moment)); }

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
                   QPen(look.theme.accent,
                        std::max(3.0, metrics.cellSide() * (look.lit == QLatin1String("house") ? 0.16 : 0.07))),
                   Qt::NoBrush);
        const HouseCover found = cover(share < 0.5 ? from : from + 1);
        painter.setOpacity(share < 0.5 ? 1 - 2 * share : 2 * share - 1);
        paintPieces(painter, metrics, found, look);
        painter.setOpacity(1);
    }

    /// Each piece of the house in the colour of its arc.
    void paintPieces(QPainter& painter, const BoardMetrics& metrics, const HouseCover& found,
                     const StageLook& look) const {
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
        const RingFigure ring(model(), area, look);
        const QString house = sentenceCase(houseName(shown.house));
        ring.paintWords(painter, shown,
                        m_showsMap ? filled(tr("%1 with a = %2, b = %3"), house, rule().perBoxRow, rule().perBoxColumn)
                                   : house);
        ring.paintCircle(painter);
        if (share == 0) {
            ring.paintCover(painter, now);
        } else {
            // The figure turns the shorter way round to where the next house has it.
            int by = 0;
            if (next.house.kind == now.house.kind) {
                by = (next.pieces.front().places.front() - now.pieces.front().places.front() + side) % side;
                if (by > side / 2)
                    by -= side;
            }
            ring.paintCover(painter, now, {1 - share, by * share});
            ring.paintCover(painter, next, {share, by * (share - 1)});
        }
        ring.paintTiles(painter, shown);
    }

    static QString everyPlace(int step) {
        return step == 2   ? tr("every second place")
               : step == 3 ? tr("every third place")
               : step == 4 ? tr("every fourth place")
                           : tr("every fifth place");
    }

    int houseNow() const { return static_cast<int>(std::lround(moment())); }
    /// What comes of a column's pieces with the current numbers a and b.
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
        return filled(tr("With %1 the boxes of a column take the same places: only %2 of %3 are reached."),
                      ruleText(rule()), places.size(), model().side());
    }

    std::set<ShiftRule> m_tried;
    bool m_showsMap = false;
    PairConjecture m_conjecture{model().geometry};
    /// On all pairs, as the learner asked.
    bool m_isTested = false;
    /// The learner's row and column.
    RingTurn m_arcs = freshTurn(HouseKind::row);
    RingTurn m_combs = freshTurn(HouseKind::column);
    bool m_buildsColumn = false;
    std::optional<Held> m_held;
};

}  // namespace

std::unique_ptr<LabScene> makeRingScene(ShiftLab& lab) { return std::make_unique<RingScene>(lab); }

}  // namespace nonet
