#include "core/board/classic.h"
#include "core/constructions/row_shift.h"
#include "ui/labs/frame/typed_lines.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/labs/lookup/row_turn.h"
#include "ui/labs/lookup/scene_sheets.h"
#include "ui/labs/lookup/turn_ring.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::lookup {

namespace {

/// Left of the board, in body text.
constexpr double kTurnMargin = 3.4;

/// Each row is the list, turned.
class RowShiftScene final : public LookupScene, public DigitBoard, public DragHandle, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::RowShiftScene)

public:
    using LookupScene::LookupScene;
    InputKind input() const override { return InputKind::list; }
    QString title() const override { return tr("Row shift"); }
    bool hasSmallPrint() const override { return true; }
    QStringList sentences() const override {
        if (isYourTurn())
            return {tr("Row 1 is the list. Every other row is the list too, moved round by some number of places."),
                    tr("Which numbers work? The ring has a place for each of them.")};
        QStringList words{tr("Write nine signs as the first row; every other row is a row above it moved to the right, "
                             "where what leaves comes in again at the left.")};
        words.append(
            m_start == BandStart::fromList ? bandWords()
            : hasRowsOfList()
                ? tr("Here each band begins with the row above it, not with the list; the same rows come in another "
                     "order.")
                : tr("Here each band begins with the row above it, not with the list; other rows come of it."));
        const bool isTry = turns() != rowTurns();
        if (clashes())
            words.append(isTry ? tr("With these turns the marked cells clash. The next scenes keep those at the start.")
                               : tr("With these turns the marked cells clash."));
        else if (isTry)
            words.append(tr("These turns are for this scene: the next ones keep those at the start."));
        else
            words.append(tr("Other numbers below make other boards. Which of them clash?"));
        return words;
    }

    QString ownWords() const override {
        return clashes() ? tr("In your own words: why can a sign come twice in a column or in a box?")
                         : tr("In your own words: why does no sign come twice in a column, and why not in a box?");
    }
    QString modelWords() const override {
        if (clashes())
            return tr("Two rows that are moved by the same number are equal, so each of their signs comes twice in its "
                      "column. And two rows of a band that are moved by less than a box width against each other show "
                      "a sign twice in a box.");
        return tr(
            "All nine rows are the list, each moved by another number, so in a column every row has another sign. "
            "The rows of a band are moved by one box width each, so a box gets three different thirds of the list.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillRowShiftSheet(sheet, model(), m_steps, m_start);
        return true;
    }

    LabQuestion question() const override {
        const int right = turns()[4];
        const int sum = (m_start == BandStart::fromList ? turns()[3] : turns()[2] + m_steps.band) + m_steps.second;
        const QString left = sum < kSide ? QString() : u' ' + tr("Nine is a full turn, so %1 is left.").arg(right);
        const QStringList others =
            textsOf({8, 2, 5}, [&](int offset) { return QString::number((right + offset) % kSide); });
        return LabQuestion::among(
            tr("By how many places is row 5 shifted from the list?"), QString::number(right), others,
            m_start == BandStart::fromList
                ? filled(tr("Row 4 is the list turned by %1, and row 5 is row 4 turned by %2: together %3."),
                         turns()[3], m_steps.second, sum) +
                      left
                : filled(tr("Row 3 is the list turned by %1, row 4 is row 3 turned by %2, and row 5 is row 4 turned by "
                            "%3: together %4."),
                         turns()[2], m_steps.band, m_steps.second, sum) +
                      left);
    }

    int moveCount() const override { return 9; }
    int lastMoveBeforeAnswer() const override { return 4; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The board is empty.");
        const int row = std::min(moves, kSide) - 1;
        if (row == 0)
            return tr("Row 1 is the list.");
        return row % 3 == 0 && m_start == BandStart::fromList
                   ? tr("Row %1 is the list, turned by %2.").arg(row + 1).arg(stepOf(row))
                   : tr("Row %1 is row %2, turned by %3.").arg(row + 1).arg(row).arg(stepOf(row));
    }

    std::vector<LabClaim> claims() const override {
        if (moment() < moveCount())
            return {};
        const PlaceMap map = rowShiftMap(turns());
        const int complete = map.completeHouses();
        return {{tr("With all nine rows set, %1 of 27 rows, columns and boxes hold every sign once").arg(complete),
                 complete == 3 * kSide}};
    }

    std::vector<LabLink> links() const override {
        return {{isYourTurn() ? tr("Row 1") : tr("the first row"), QStringLiteral("list")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<int> index = fieldOf(area).cellAt(point);
        return index && *index < kSide ? QStringLiteral("list") : QString();
    }

    std::optional<LabTurn> turn() const override {
        const RowsVerdict verdict = judgeRows(model(), work());
        QString task = tr("Fill rows 2 to 9: click a cell and type along its row, or drag the arrows beside a row.");
        if (model().sign(Digit(1)) != QLatin1String("1"))
            task += u' ' + tr("The keys 1 to 9 write %1.").arg(textsOf({1, 2, 3, 4, 5, 6, 7, 8, 9}, [this](int value) {
                                                                   return model().sign(Digit(value));
                                                               }).join(u' '));
        return LabTurn{task, verdict.state, verdict.words};
    }
    void clearTurn() override { m_work = Grid(); }
    QString drawing() const override {
        return m_work.filledCount() == 0 ? QString() : QString::fromStdString(toLine(m_work));
    }
    void setDrawing(const QString& drawing) override {
        const std::optional<Grid> work = gridFromLine(drawing.toStdString());
        m_work = work.value_or(Grid());
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metricsOf(fieldOf(area))) : std::nullopt;
    }
    void clickCell(Cell cell) override {
        m_row = std::max(1, classic::rowOf(cell));
        m_typed.click();
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        m_row = std::max(1, classic::rowOf(cell));
        if (classic::rowOf(cell) == 0)
            return tr("Row 1 is the list.");
        return m_typed.write(m_work, cell, digit);
    }
    std::optional<Cell> cellAfter(Cell cell) const override { return m_typed.cellAfter(m_work, cell); }
    std::optional<Cell> startCell() const override { return m_typed.firstFree(m_work); }
    /// By the arrows beside a row.
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        if (!isYourTurn())
            return false;
        const CellField field = fieldOf(area);
        const auto row = static_cast<int>(std::floor((from.y() - field.area.top()) / field.side()));
        if (from.x() > field.area.left() || row < 1 || row >= kSide)
            return false;
        if (from == to)
            m_grip = turnsOf(model().list, m_work)[static_cast<std::size_t>(row)].value_or(0);
        m_row = row;
        m_turn = (m_grip + static_cast<int>(std::lround((to.x() - from.x()) / field.side())) % kSide + kSide) % kSide;
        writeRow();
        return true;
    }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<int> index = isYourTurn() ? fieldOf(area).cellAt(point) : std::nullopt;
        if (!index)
            return {};
        const std::optional<Digit> digit = work().digit(Cell(*index));
        return digit ? QStringLiteral("%1: %2").arg(cellName(Cell(*index)), model().sign(*digit))
                     : tr("%1: empty").arg(cellName(Cell(*index)));
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn()) {
            LabMember row{m_row + 1, takingValue([this](int number) { m_row = number - 1; })};
            return {numberControl("row", tr("Row"), 2, kSide, row),
                    numberControl("by", tr("is the list moved by"), 0, kSide - 1, bound(m_turn)).joined(),
                    buttonControl("write", tr("Write it"), [this] { writeRow(); }).joined()};
        }
        // Other turns ask the question anew: the row that it is about is still to come.
        const auto toQuestion = [this] { return lastMoveBeforeAnswer(); };
        const auto turns = [&](const char* id, const QString& label, int& steps) {
            return numberControl(id, label, 0, kSide - 1, bound(steps, toQuestion));
        };
        return {turns("second", tr("Turns in a band:"), m_steps.second),
                turns("third", tr("and"), m_steps.third).joined(), turns("band", tr("Next band by:"), m_steps.band),
                choiceControl("start", tr("A band begins with:"), {tr("the list, moved"), tr("the row above, moved")},
                              bound(m_start, toQuestion))};
    }

    std::optional<Puzzle> puzzle() const override {
        const PlaceMap map = rowShiftMap(turns());
        const Grid board = map.apply(model().list);
        Grid givens;
        for (int column = 0; column < kSide; ++column)
            givens.set(Cell(column), Digit(board.valueAt(Cell(column))));
        return Puzzle(Geometry(), map.clashes().empty() ? board : givens);
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const double margin = look.text * kTurnMargin;
        const CellField field = fieldOf(area);
        const PlaceMap map = rowShiftMap(turns());
        const int rows = static_cast<int>(std::floor(at));
        ClassicCellSet clashing;
        for (const PlaceClash& clash : map.clashes())
            if (classic::rowOf(clash.first) < rows && classic::rowOf(clash.second) < rows) {
                clashing.insert(clash.first);
                clashing.insert(clash.second);
            }
        paintField(painter, field, look.theme, [&](int row, int column) {
            if (row >= rows)
                return CellFace{};
            const Cell cell(row * kSide + column);
            const int place = map.placeAt(cell);
            CellFace face = placeFace(look.theme, model().sign(model().list.digitAt(place)), place);
            if (clashing.contains(cell))
                face.ring = look.theme.conflict;
            return face;
        });
        if (at > rows)
            paintSlidingRow(painter, field, look, at);
        for (int row = 1; row < std::min(kSide, static_cast<int>(std::ceil(at))); ++row)
            say(painter,
                QRectF(field.area.left() - margin, field.cell(row, 0).top(), margin - look.text * 0.5, field.side()),
                Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("→ %1").arg(turns()[static_cast<std::size_t>(row)]),
                look.text, look.theme.mutedText);
        paintLit(painter, field, look);
        paintTurnRing(painter, area.figure, shownTurns(static_cast<int>(std::floor(at))), look);
    }

private:
    bool clashes() const { return !rowShiftMap(turns()).clashes().empty(); }
    std::array<int, 9> turns() const { return rowTurns(m_steps, m_start); }
    /// Where bands turn the list.
    QString bandWords() const {
        const std::array<int, 9> all = turns();
        const QString rows =
            m_steps.second == kBox && m_steps.third == kBox
                ? tr("A band is three boxes side by side: its rows are moved by 3 and by 3 again, one box width each "
                     "time.")
                : filled(tr("A band is three boxes side by side: its rows are moved by %1 and by %2 more."),
                         m_steps.second, m_steps.third);
        return rows + u' ' + filled(tr("The next bands begin with the list moved by %1 and by %2."), all[3], all[6]);
    }
    /// Whether each band has the rows that it has where bands turn the list, in whatever order.
    bool hasRowsOfList() const {
        std::array<int, 9> mine = turns();
        std::array<int, 9> ofList = rowTurns(m_steps, BandStart::fromList);
        for (std::array<int, 9>* each : {&mine, &ofList})
            for (auto band = each->begin(); band != each->end(); band += 3)
                std::sort(band, band + 3);
        return mine == ofList;
    }

    void paintSlidingRow(QPainter& painter, const CellField& field, const StageLook& look, double at) const {
        const int row = static_cast<int>(std::floor(at));
        const double share = at - row;
        const bool isOfList = row % 3 == 0 && m_start == BandStart::fromList;
        const int from = row == 0 || isOfList ? 0 : row - 1;
        const int turn = turns()[static_cast<std::size_t>(row)];
        const double line = row + (from - row) * std::max(0.0, 1 - 2 * share);
        const double back = stepOf(row) * std::min(1.0, 2 - 2 * share);
        painter.save();
        painter.setClipRect(field.area);
        for (int column = 0; column < kSide; ++column) {
            const int place = (column - turn + kSide) % kSide;
            const CellFace face = placeFace(look.theme, model().sign(model().list.digitAt(place)), place);
            double x = column - back;
            if (x < 0)
                x += kSide;
            paintCell(painter, field.cell(line, x), face, look.theme);
            // What leaves at the right comes in at the left.
            if (x > kSide - 1)
                paintCell(painter, field.cell(line, x - kSide), face, look.theme);
        }
        paintOutline(
            painter,
            QRectF(field.cell(line, 0).topLeft(), QSizeF(field.area.width(), field.side())).adjusted(1, 1, -1, -1),
            QPen(look.theme.accent, 3));
        painter.restore();
    }

    static CellField fieldOf(const StageArea& area) {
        return boardField(area, area.text * 0.4, area.text * kTurnMargin);
    }
    /// The turns of the first so many rows.
    RowTurns shownTurns(int rows) const {
        const auto all = turns();
        RowTurns shown;
        for (int row = 0; row < std::min(rows, kSide); ++row)
            shown[static_cast<std::size_t>(row)] = all[static_cast<std::size_t>(row)];
        return shown;
    }

    /// The learner's rows, below the list.
    Grid work() const {
        Grid work = m_work;
        for (int column = 0; column < kSide; ++column)
            work.set(Cell(column), model().list.digitAt(column));
        return work;
    }

    void writeRow() {
        const Sequence moved = model().list.shifted(m_turn);
        for (int column = 0; column < kSide; ++column)
            m_work.set(Cell(m_row * kSide + column), moved.digitAt(column));
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const CellField field = fieldOf(area);
        const Grid shown = work();
        const RowsVerdict verdict = judgeRows(model(), shown);
        paintField(painter, field, look.theme, [&](int row, int column) {
            const Cell cell(row * kSide + column);
            const std::optional<Digit> digit = shown.digit(cell);
            CellFace face;
            if (digit)
                face = placeFace(look.theme, model().sign(*digit), model().list.placeOf(*digit));
            if (look.cursor == cell)
                face.ring = look.theme.selectionRing;
            return face;
        });
        for (const Cell cell : verdict.marked)
            paintMistake(painter, field.cell(classic::rowOf(cell), classic::columnOf(cell)), look.theme);
        const RowTurns turns = turnsOf(model().list, shown);
        for (int row = 1; row < kSide; ++row) {
            const auto& turn = turns[static_cast<std::size_t>(row)];
            const QRectF cell = field.cell(row, 0);
            say(painter,
                QRectF(cell.left() - look.text * kTurnMargin, cell.top(), look.text * (kTurnMargin - 0.4),
                       field.side()),
                Qt::AlignRight | Qt::AlignVCenter,
                QStringLiteral("↔ %1").arg(turn ? QString::number(*turn) : QStringLiteral("?")), look.text,
                row == m_row ? look.theme.accent : look.theme.mutedText, row == m_row ? QFont::Bold : QFont::Normal);
        }
        paintLit(painter, field, look);
        paintTurnRing(painter, area.figure, turns, look);
    }

    static void paintLit(QPainter& painter, const CellField& field, const StageLook& look) {
        if (look.lit == QLatin1String("list"))
            paintOutline(painter, QRectF(field.area.topLeft(), QSizeF(field.area.width(), field.side())),
                         QPen(look.theme.accent, std::max(4.0, field.side() * 0.1)));
    }

    /// How far a row is turned against the row or list that it is made from.
    int stepOf(int row) const {
        const auto all = turns();
        if (row == 0)
            return 0;
        const bool isOfList = row % 3 == 0 && m_start == BandStart::fromList;
        return (all[static_cast<std::size_t>(row)] - (isOfList ? 0 : all[static_cast<std::size_t>(row - 1)]) + kSide) %
               kSide;
    }

    RowSteps m_steps;
    BandStart m_start = BandStart::fromList;
    /// The learner's rows 2 to 9, and where they are.
    Grid m_work;
    TypedLines m_typed = TypedLines::ofRows(Geometry(), 1, kSide - 1);
    int m_row = 1;
    int m_turn = 0;
    /// How far the row was moved when it was taken.
    int m_grip = 0;
};

}  // namespace

std::unique_ptr<LabScene> makeRowShiftScene(LookupLab& lab) { return std::make_unique<RowShiftScene>(lab); }

}  // namespace nonet::lookup
