#include "core/canonical/trio_table.h"
#include "core/constructions/row_compression.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/lookup/floor_pictures.h"
#include "ui/labs/lookup/floor_swap.h"
#include "ui/labs/lookup/floor_turn.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

constexpr std::uint32_t kSecondRowCount = kFloors / kRowsPerCode;
/// Moves before the classes are added up.
constexpr int kFactorMoves = 2;
constexpr int kCountMoves = 10;
/// Points of a worksheet.
constexpr double kFloorCell = 28;

/// 2,612,736 floors in 416 classes.
class AllFloorsScene final : public LookupScene, public DigitBoard, public DragHandle, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::AllFloorsScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("All floors"); }
    bool hasSmallPrint() const override { return true; }
    QStringList sentences() const override {
        return {
            isQuestionOpen()
                ? tr("A floor is three rows of a Sudoku; with its digits renamed it begins with 123456789.")
                : filled(
                      tr("A floor is three rows of a Sudoku; with its digits renamed it begins with 123456789, and %1 "
                         "second rows fit below that, and %2 third rows below each."),
                      number(kSecondRowCount), kRowsPerCode),
            tr("Floors that become each other when rows, boxes or columns of a box change places are one class."),
            m_isSwapping
                ? tr("Swap something: the digits move, then they get new names, and the class stays.")
                : interactiveHint(tr("Click a class to see a floor of it, or drag the slider through all floors."))};
    }

    QString ownWords() const override {
        return tr("In your own words: what stays the same when two boxes of a floor change places?");
    }
    QString modelWords() const override {
        return tr(
            "Each row keeps its digits, in another order, and each box keeps its own: it is still a floor, of the "
            "same class, and as many boards can be built on it.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        const Floor after = FloorSwap{0, model().floor}.after();
        const auto floorOn = [&](const Floor& floor, bool isAnswer) {
            sheet.field(sheet.takeFigure(kFloorCell * kBox, sheet.page().width() / kBox), kBox, kSide,
                        [&](int row, int column) {
                            const QString digit = QString::number(floor.at(row, column));
                            return isAnswer ? sheet.answer(digit) : digit;
                        });
        };
        sheet.words(
            tr("1. This is a floor: three rows of a board. Give its digits new names so that the first row becomes "
               "123456789."));
        floorOn(model().floor, false);
        floorOn(renamed(model().floor), true);
        sheet.words(
            tr("2. Swap rows 2 and 3 of the floor of task 1, and rename again. Which rows are other ones than in "
               "task 1?") +
            (sheet.hasAnswers() ? QString() : QStringLiteral(" ______")));
        floorOn(renamed(after), true);
        if (sheet.hasAnswers())
            sheet.words(changedRows(renamed(model().floor), renamed(after)));
        sheet.words(tr("3. Swap boxes 1 and 2 of the floor of task 1, and rename again."));
        floorOn(renamed(FloorSwap{2, model().floor}.after()), true);
        return true;
    }
    std::vector<LabLink> links() const override {
        std::vector<LabLink> links;
        if (!m_isSwapping) {
            links.push_back({QStringLiteral("123456789"), thingOf(0)});
            links.push_back({tr("%1 second rows").arg(number(kSecondRowCount)), thingOf(1)});
            links.push_back({tr("%1 third rows").arg(kRowsPerCode), thingOf(2)});
        }
        if (lab().facts())
            links.push_back({tr("one class"), QStringLiteral("class")});
        return links;
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (isYourTurn())
            return {};
        if (classAt(area, point) == ownClass())
            return ownClass() ? QStringLiteral("class") : QString();
        if (m_isSwapping)
            return {};
        for (int row = 0; row < kBox; ++row)
            if (rowOf(placesIn(area).floor, row).contains(point) ||
                (!showsSharings(at, 0) && sumLine(area.figure, row, area.text).contains(point)))
                return thingOf(row);
        return {};
    }

    std::optional<LabTurn> turn() const override {
        const FloorVerdict verdict = judgeFloor(workFloor(), 0, 1);
        return LabTurn{tr("Build a floor: below 123456789 fill rows 2 and 3, so that no row and no box has a digit "
                          "twice."),
                       verdict.state, verdict.state == LabTurn::State::done ? doneText() : verdict.words};
    }
    void clearTurn() override { m_work = Grid(); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metricsOf(turnField(area))) : std::nullopt;
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (!isOpenCell(cell))
            return tr("Rows 2 and 3 are to be filled.");
        if (digit)
            m_work.set(cell, *digit);
        else
            m_work.clear(cell);
        return QString();
    }

    LabQuestion question() const override {
        return LabQuestion::of(tr("Nine digits can stand in %1 orders. How many of these rows fit below the first one?")
                                   .arg(number(factorial(kSide).value_or(0))),
                               {number(factorial(kSide).value_or(0)), number(kSecondRowCount),
                                number(factorial(kSide).value_or(0) / kBox)},
                               1,
                               filled(tr("%1: each box needs three other digits, which leaves %2 ways to share them "
                                         "out, and each of the three trios can stand in 6 orders."),
                                      number(kSecondRowCount), TrioTable::kPartners));
    }

    /// Second rows, third rows, and the sum over the classes in eight parts.
    int moveCount() const override { return m_isSwapping ? FloorSwap::kMoves : kCountMoves; }
    int lastMoveBeforeAnswer() const override { return m_isSwapping ? FloorSwap::kMoves : 0; }
    PaperNotes paperNotes() const override {
        return {tr("section on maths"),
                {tr("The README searches all 362,880 second rows, and leaves its 416 classes unverified; here they are "
                    "counted.")}};
    }
    QString moveText(int moves) const override {
        if (m_isSwapping)
            return swapText(moves);
        if (moves == 0)
            return tr("The first row is 123456789.");
        if (moves == 1)
            return tr("%1 second rows fit below it.").arg(number(kSecondRowCount));
        if (moves == kFactorMoves)
            return tr("%1 third rows below each: %2 floors.").arg(kRowsPerCode).arg(number(kFloors));
        if (!lab().facts())
            return tr("The classes are being counted.");
        return tr("%1 classes hold %2 floors.").arg(classesAt(moves)).arg(number(sumAt(moves)));
    }

    std::vector<LabClaim> claims() const override {
        const std::uint32_t rank = rankOf(model().floor);
        std::vector<LabClaim> claims{{tr("Renamed, this is floor number %1").arg(number(std::uint64_t{rank} + 1)),
                                      floorAt(rank) == renamed(model().floor)}};
        const FloorFacts* facts = lab().facts();
        if (!facts)
            return claims;
        const std::size_t index = facts->classOf(model().floor);
        claims.push_back({filled(tr("It is of class %1 of %2, which has %3 floors"), index + 1, facts->classes.size(),
                                 number(facts->classes[index].size)),
                          index < facts->classes.size()});
        claims.push_back(
            {tr("Counted one by one: %1 floors, as many as in all classes together").arg(number(facts->floors)),
             facts->floors == kFloors && sumAt(kCountMoves) == kFloors});
        return claims;
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {};
        const auto useRank = [this](int number) { showRank(static_cast<std::uint32_t>(number - 1)); };
        std::vector<LabControl> controls{
            choiceControl("film", tr("Show:"), {tr("Counting"), tr("Swaps")}, bound(m_isSwapping, [] { return 0; })),
            numberControl("rank", tr("Number:"), 1, static_cast<int>(kFloors),
                          static_cast<int>(rankOf(model().floor)) + 1, useRank)
                .joined()};
        for (std::size_t i = 0; i < FloorSwap::kKinds; ++i) {
            const LabControl button =
                buttonControl(FloorSwap::id(i), FloorSwap::name(i), [this, i] { return swap(i); });
            controls.push_back(i == 0 ? button : button.joined());
        }
        for (int stack = 0; stack < kBox; ++stack) {
            const QByteArray id = "stack" + QByteArray::number(stack);
            const LabControl button = buttonControl(
                id.constData(),
                stack == 0 ? tr("%1: stack 1", "title of a scene").arg(lab().scenes().titleOf(LookupLab::kTowerScene))
                           : tr("Stack %1").arg(stack + 1),
                [this, stack] { useStack(stack); });
            controls.push_back(stack == 0 ? button : button.joined());
        }
        return controls;
    }

    /// The last swap, and the learner's floor.
    QString drawing() const override {
        QStringList parts;
        if (m_swap)
            parts.append(
                QStringLiteral("%1:%2").arg(QLatin1String(FloorSwap::id(m_swap->which)), textOfFloor(m_swap->before)));
        if (m_work.filledCount() > 0)
            parts.append(QStringLiteral("own:") + QString::fromStdString(toLine(m_work)));
        return parts.join(u';');
    }
    void setDrawing(const QString& drawing) override {
        m_swap.reset();
        clearTurn();
        for (const QString& part : drawing.split(u';'))
            if (part.startsWith(QLatin1String("own:")))
                setWork(part.section(u':', 1));
            else
                setSwap(part);
    }
    void setSwap(const QString& drawing) {
        const auto floor = floorFrom(drawing.section(u':', 1));
        for (std::size_t i = 0; i < FloorSwap::kKinds; ++i)
            if (drawing.section(u':', 0, 0) == QLatin1String(FloorSwap::id(i)) && std::holds_alternative<Floor>(floor))
                m_swap = FloorSwap{i, std::get<Floor>(floor)};
    }

    /// A class, or the slider of all floors.
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        if (isYourTurn())
            return false;
        const Places places = placesIn(area);
        if (!m_isSwapping && places.slider.contains(from)) {
            const double share = (to.x() - places.slider.left()) / places.slider.width();
            showRank(static_cast<std::uint32_t>(std::lround(std::clamp(share, 0.0, 1.0) * (kFloors - 1))));
            return true;
        }
        const std::optional<std::size_t> index = classAt(area, from);
        if (!index || from != to)
            return false;
        lab().setFloor(lab().facts()->classes[*index].representative);
        return true;
    }

    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        if (isYourTurn())
            return turnReadout(area, point);
        const std::optional<std::size_t> index = classAt(area, point);
        if (!index || isQuestionOpen() || at < kFactorMoves)
            return {};
        return filled(tr("Class %1: %2 floors; a click shows one"), *index + 1,
                      number(lab().facts()->classes[*index].size));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const Places places = placesIn(area);
        if (m_isSwapping) {
            paintLastSwap(painter, area, look, at);
        } else {
            say(painter, places.caption, Qt::AlignLeft, tr("Your floor, its digits renamed"), look.text,
                look.theme.mutedText);
            const Floor shown = renamed(model().floor);
            paintFloor(painter, places.floor, shown, shown, look);
            paintSlider(painter, places.slider, look);
        }
        if (look.leastText <= 0)
            say(painter, places.classCaption, Qt::AlignLeft, tr("The classes, stronger where they have more floors"),
                look.text, look.theme.mutedText);
        paintClasses(painter, places.classes, look, m_isSwapping ? kFactorMoves : at);
        paintFactors(painter, area.figure, look, at);
        paintLit(painter, area, look, at);
    }

private:
    static QString thingOf(int row) { return QStringLiteral("row %1").arg(row + 1); }
    static QString changedRows(const Floor& before, const Floor& after) {
        QStringList changed;
        for (int row = 0; row < kBox; ++row) {
            bool isSame = true;
            for (int column = 0; column < kSide; ++column)
                isSame = isSame && before.at(row, column) == after.at(row, column);
            if (!isSame)
                changed.append(QString::number(row + 1));
        }
        return tr("Changed against the floor of task 1: rows %1.").arg(changed.join(QStringLiteral(", ")));
    }
    static QRectF rowOf(const CellField& field, int row) {
        return field.cell(row, 0).united(field.cell(row, kSide - 1));
    }
    /// Why there are so many second rows takes the place of the sum.
    static bool showsSharings(double at, double leastText) { return at >= 1 && at < kFactorMoves && leastText <= 0; }
    static QRectF sumLine(const QRectF& figure, int line, double text) {
        const double height = std::min(figure.height() / 5.5, text * 2.6);
        return {figure.left(), figure.top() + text * 0.3 + line * height, figure.width(), height};
    }
    std::optional<std::size_t> ownClass() const {
        const FloorFacts* facts = lab().facts();
        return facts ? std::optional(facts->classOf(model().floor)) : std::nullopt;
    }
    void paintLit(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
        const Places places = placesIn(area);
        if (const auto own = ownClass(); own && look.lit == QLatin1String("class")) {
            const QRectF tile = tileRect(places.classes, *own);
            outlineLit(painter, tile.adjusted(-tile.width() / 2, -tile.width() / 2, tile.width() / 2, tile.width() / 2),
                       look);
        }
        for (int row = 0; row < kBox && !m_isSwapping; ++row) {
            if (look.lit != thingOf(row))
                continue;
            outlineLit(painter, rowOf(places.floor, row), look);
            if (!showsSharings(at, look.leastText))
                outlineLit(painter, sumLine(area.figure, row, look.text), look);
        }
    }

    static CellField turnField(const StageArea& area) { return boardField(area, area.text * 0.4); }
    static bool isOpenCell(Cell cell) { return cell.index() >= kSide && cell.index() < kBox * kSide; }
    void setWork(const QString& line) {
        const Grid work = gridFromLine(line.toStdString()).value_or(Grid());
        for (int cell = 0; cell < kSide * kSide; ++cell)
            if (isOpenCell(Cell(cell)) && !work.isBlank(Cell(cell)))
                m_work.set(Cell(cell), Digit(work.valueAt(Cell(cell))));
    }
    /// The learner's rows below the first.
    Grid workFloor() const {
        Grid floor = m_work;
        for (int column = 0; column < kSide; ++column)
            floor.set(Cell(column), Digit::fromIndex(column));
        return floor;
    }
    QString doneText() const {
        const std::optional<TowerFloor> work = TowerFloor::from(workFloor());
        if (!work)
            return {};
        const Floor floor = floorOf(*work);
        const QString found = filled(tr("Done: this is floor number %1 of %2."),
                                     number(std::uint64_t{rankOf(floor)} + 1), number(kFloors));
        const FloorFacts* facts = lab().facts();
        if (!facts)
            return found;
        const std::size_t index = facts->classOf(floor);
        return found + u' ' +
               filled(tr("It is of class %1 of %2, with %3 floors."), index + 1, facts->classes.size(),
                      number(facts->classes[index].size));
    }
    QString turnReadout(const StageArea& area, const QPointF& point) const {
        const std::optional<int> cell = turnField(area).cellAt(point);
        if (!cell || *cell >= kBox * kSide)
            return {};
        const std::optional<Digit> digit = workFloor().digit(Cell(*cell));
        return digit ? QStringLiteral("%1: %2").arg(cellName(Cell(*cell))).arg(digit->value())
                     : tr("%1: empty").arg(cellName(Cell(*cell)));
    }
    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const FloorVerdict verdict = judgeFloor(workFloor(), 0, 1);
        paintWorkFloor(painter, turnField(area), workFloor(), verdict, look,
                       [&](int digit) { return placeFace(look.theme, QString::number(digit), digit - 1, 0.8); });
        Stack stack(area.figure);
        sayCaption(painter, stack, tr("The classes, stronger where they have more floors"), look);
        const CellField classes = cellField(stack.rest(), kTileRows, kTileColumns, Qt::AlignHCenter | Qt::AlignTop);
        std::optional<std::size_t> own;
        if (const auto work = TowerFloor::from(workFloor());
            work && lab().facts() && verdict.state == LabTurn::State::done)
            own = lab().facts()->classOf(floorOf(*work));
        paintClassTiles(painter, classes, look, lab().facts() ? lab().facts()->classes.size() : 0, own);
    }

    struct Places {
        QRectF caption;
        CellField floor;
        QRectF slider;
        QRectF classCaption;
        CellField classes;
    };
    static Places placesIn(const StageArea& area) {
        Stack stack(area.board.adjusted(0, area.text * 0.3, 0, 0));
        Places places;
        places.caption = stack.take(area.text * 1.7);
        places.floor = cellField(stack.take(std::min(area.board.height() * 0.28, area.board.width() / 3)), kBox, kSide,
                                 Qt::AlignLeft | Qt::AlignTop);
        places.slider = stack.take(area.text * 2);
        places.slider.setWidth(places.floor.area.width());
        places.classCaption = stack.take(area.text * 1.8);
        places.classes = cellField(stack.rest().adjusted(0, 0, 0, -area.text * 0.3), kTileRows, kTileColumns,
                                   Qt::AlignLeft | Qt::AlignTop);
        return places;
    }

    /// Nothing while the classes are being counted.
    std::optional<std::size_t> classAt(const StageArea& area, const QPointF& point) const {
        const std::optional<int> index = placesIn(area).classes.cellAt(point);
        const FloorFacts* facts = lab().facts();
        if (!index || !facts || static_cast<std::size_t>(*index) >= facts->classes.size())
            return std::nullopt;
        return static_cast<std::size_t>(*index);
    }

    void showRank(std::uint32_t rank) {
        // A lesson's floor has this number already, with digits of its own.
        if (rank != rankOf(model().floor))
            lab().setFloor(floorAt(rank));
    }

    int swap(std::size_t which) {
        m_isSwapping = true;
        const FloorSwap swap{which, model().floor};
        m_swap = swap;
        lab().setFloor(swap.after());
        return FloorSwap::kMoves;
    }

    /// A stack of the board that the tower makes is a floor too, its columns read as rows.
    void useStack(int stack) {
        const Grid board = lab().towerBoard();
        Floor floor;
        for (int i = 0; i < kBox * kSide; ++i)
            floor.digits[static_cast<std::size_t>(i)] =
                static_cast<std::uint8_t>(board.valueAt(Cell(i % kSide * kSide + stack * kBox + i / kSide)));
        if (isFloor(floor))
            lab().setFloor(floor);
    }

    /// The last swap, where the floor still is what it made.
    std::optional<FloorSwap> swapNow() const {
        return m_swap && m_swap->after() == model().floor ? m_swap : std::nullopt;
    }
    static QString textOfFloor(const Floor& floor) { return QString::fromStdString(toText(floor)); }

    QString swapText(int moves) const {
        const std::optional<FloorSwap> swap = swapNow();
        if (!swap)
            return tr("Nothing was swapped yet.");
        if (moves == 0)
            return tr("Before: floor number %1").arg(number(std::uint64_t{rankOf(swap->before)} + 1));
        if (moves == 1)
            return tr("Swapped: the digits keep their names for now.");
        return tr("Renamed, so that it begins with 123456789: floor number %1")
            .arg(number(std::uint64_t{rankOf(model().floor)} + 1));
    }

    void paintSlider(QPainter& painter, const QRectF& rect, const StageLook& look) const {
        const double share = static_cast<double>(rankOf(model().floor)) / (kFloors - 1);
        const double y = rect.center().y();
        painter.setPen(QPen(look.theme.panelBorder, 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(rect.left() + 4, y), QPointF(rect.right() - 4, y));
        painter.setPen(QPen(look.theme.board, 2));
        painter.setBrush(look.theme.accent);
        const double radius = look.text * 0.6;
        painter.drawEllipse(QPointF(rect.left() + radius + share * (rect.width() - 2 * radius), y), radius, radius);
    }

    void paintLastSwap(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
        const QRectF room = placesIn(area).floor.area;
        if (const std::optional<FloorSwap> swap = swapNow())
            return paintSwap(painter, QRectF(room.topLeft(), QSizeF(area.board.width(), room.height())), *swap, look,
                             at);
        say(painter, room, Qt::AlignCenter, tr("Swap rows, columns or boxes."), look.text, look.theme.mutedText);
    }

    /// Floors in the classes that are added up at this moment.
    std::uint64_t sumAt(double at) const {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < classesAt(at); ++i)
            sum += lab().facts()->classes[i].size;
        return sum;
    }

    std::size_t classesAt(double at) const {
        const FloorFacts* facts = lab().facts();
        if (!facts)
            return 0;
        const double share = std::clamp((at - kFactorMoves) / (kCountMoves - kFactorMoves), 0.0, 1.0);
        return static_cast<std::size_t>(std::floor(static_cast<double>(facts->classes.size()) * share));
    }

    void paintSum(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        int lines = 0;
        const auto line = [&](const QString& count, const QString& words, bool isOn) {
            const QRectF rect = sumLine(area, lines++, look.text);
            const double height = rect.height();
            const QColor ink = isOn ? look.theme.text : look.theme.thinLine;
            say(painter, QRectF(rect.left(), rect.top(), rect.width() * 0.42, height),
                Qt::AlignRight | Qt::AlignVCenter, isOn ? count : QStringLiteral("…"), height * 0.5, ink,
                QFont::DemiBold);
            sayLegibly(painter, QRectF(rect.left() + rect.width() * 0.46, rect.top(), rect.width() * 0.54, height),
                       Qt::AlignLeft | Qt::AlignVCenter, words, look,
                       isOn ? look.theme.mutedText : look.theme.thinLine);
        };
        line(QStringLiteral("1"), tr("first row"), true);
        line(QStringLiteral("× ") + number(kSecondRowCount), tr("second rows"), at >= 1);
        line(QStringLiteral("× ") + number(kRowsPerCode), tr("third rows below each"), at >= 2);
        line(QStringLiteral("= ") + number(kFloors), tr("floors"), at >= 2);
        const std::size_t classes = at > 2 ? classesAt(at) : 0;
        line(number(sumAt(at)), classes > 0 ? tr("in %1 classes").arg(classes) : tr("in classes"), classes > 0);
    }

    void paintFactors(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        if (m_isSwapping)
            return;
        // Why so many: while the second rows are counted.
        if (showsSharings(at, look.leastText))
            return paintSharings(painter, area, look);
        paintSum(painter, area, look, at);
    }

    void paintClasses(QPainter& painter, const CellField& field, const StageLook& look, double at) const {
        paintClassTiles(painter, field, look, classesAt(at), ownClass());
    }
    /// So many are counted already; one is ringed.
    void paintClassTiles(QPainter& painter, const CellField& field, const StageLook& look, std::size_t counted,
                         std::optional<std::size_t> own) const {
        const FloorFacts* facts = lab().facts();
        if (!facts)
            return say(painter, field.area, Qt::AlignCenter, tr("counting …"), look.text, look.theme.mutedText);
        std::uint32_t largest = 1;
        for (const FloorClass& each : facts->classes)
            largest = std::max(largest, each.size);
        for (std::size_t i = 0; i < facts->classes.size(); ++i) {
            const QRectF rect = tileRect(field, i);
            const double share = static_cast<double>(facts->classes[i].size) / largest;
            painter.fillRect(rect, i < counted ? blend(look.theme.text, look.theme.board, 0.15 + 0.7 * share)
                                               : look.theme.panel);
            paintOutline(painter, rect, QPen(look.theme.thinLine, 1));
        }
        if (own)
            paintTileRing(painter, tileRect(field, *own), look);
    }

    /// The film: counting, or the last swap.
    bool m_isSwapping = false;
    std::optional<FloorSwap> m_swap;
    /// The learner's rows 2 and 3.
    Grid m_work;
};

}  // namespace

std::unique_ptr<LabScene> makeAllFloorsScene(LookupLab& lab) { return std::make_unique<AllFloorsScene>(lab); }

}  // namespace nonet::lookup
