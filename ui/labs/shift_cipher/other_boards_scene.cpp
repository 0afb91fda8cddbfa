#include "ui/labs/frame/typed_lines.h"
#include "ui/labs/shift_cipher/board_turn.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"

#include <QPainter>

namespace nonet {

namespace {

/// Up to what can be read on a screen.
constexpr Geometry kShapes[] = {Geometry(2, 2), Geometry(2, 3), Geometry(3, 2), Geometry(2, 4), Geometry(3, 3),
                                Geometry(2, 5), Geometry(3, 4), Geometry(4, 3), Geometry(4, 4)};

/// The shape that is chosen here is the whole lab's.
class OtherBoardsScene final : public PlaceBoardScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::OtherBoardsScene)

public:
    using PlaceBoardScene::PlaceBoardScene;
    QString title() const override { return tr("Other boards"); }
    QStringList sentences() const override {
        const Geometry& geometry = model().geometry;
        return {filled(tr("Boxes of %1 rows and %2 columns need %3 digits."), geometry.boxRows(), geometry.boxColumns(),
                       geometry.side()),
                isQuestionOpen() ? tr("One row of boxes down is still one shift more.")
                                 : tr("One row of boxes down is still one shift more; one column of boxes to the right "
                                      "is %1 more, the length of a row of G.")
                                       .arg(geometry.boxColumns()),
                tr("The shape chosen here holds for all scenes.") + aboutOwnRule()};
    }

    QString ownWords() const override {
        return tr("In your own words: what changes when the boxes have another shape?");
    }
    QString modelWords() const override {
        return filled(
            tr("The number of digits, and how far a box is shifted against the box to its left: by the length "
               "of a row of G, here %1. One row of boxes down it is always one more."),
            model().geometry.boxColumns());
    }
    bool asksOnSheet() const override { return true; }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillOtherBoardsSheet(sheet, model());
        return true;
    }
    std::vector<LabLink> links() const override {
        return {{tr("One row of boxes down"), QStringLiteral("down")},
                {tr("one column of boxes to the right"), QStringLiteral("right")},
                {tr("a row of G"), QStringLiteral("line")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        if (isYourTurn())
            return {};
        const Geometry& geometry = model().geometry;
        const BoxSlots box = figureBox(area, area.text);
        if (box.slot(0).united(box.slot(geometry.boxColumns() - 1)).contains(point))
            return QStringLiteral("line");
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        const int index = cell ? geometry.box(*cell) : -1;
        return index == geometry.boxRows() ? QStringLiteral("down") : index == 1 ? QStringLiteral("right") : QString();
    }

    std::optional<LabTurn> turn() const override {
        const BoardVerdict verdict = judge();
        return LabTurn{filled(tr("Fill the marked box by hand: I = %1, J = %2. Click its cells and type; a click "
                                 "elsewhere marks another box."),
                              boxRowOf(model().geometry, m_box), boxColumnOf(model().geometry, m_box)),
                       verdict.state, verdict.words};
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
        markBox(model().geometry.boxRows() + 1);
        m_isBoxChosen = false;
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metrics(area)) : std::nullopt;
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metrics(area); }
    void clickCell(Cell cell) override {
        m_typed.click();
        goTo(cell);
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (model().geometry.box(cell) == 0)
            return tr("The first box holds G already.");
        // The cursor was left behind in the box before.
        if (m_isBoxChosen && cell == m_cell && model().geometry.box(cell) != m_box)
            return tr("Another box is marked now: click a cell of it, then type.");
        goTo(cell);
        const QString fault = m_typed.write(m_work, cell, digit);
        m_cell = cellAfter(cell).value_or(cell);
        return fault;
    }
    std::optional<Cell> cellAfter(Cell cell) const override { return m_typed.cellAfter(m_work, cell); }
    std::optional<Cell> startCell() const override { return m_typed.firstFree(m_work); }

    PaperNotes paperNotes() const override {
        return {tr("step 3"),
                {alwaysGivesSudoku(model().geometry, {1, 3})
                     ? tr("The question on Stack Exchange shifts by I + 3J on every board; here that is right.")
                     : tr("The question on Stack Exchange shifts by I + 3J on every board; here that gives no "
                          "Sudoku.")}};
    }

    LabQuestion question() const override {
        const Geometry& geometry = model().geometry;
        const int columns = geometry.boxColumns();
        return LabQuestion::among(
            tr("By how many places more is a box shifted than the box to its left, on this board?"),
            QString::number(columns), {QString::number(columns - 1), QString::number(columns + 1)},
            tr("By %1: that is how many places the box to its left takes of a row, and the next box goes on where that "
               "one ends.")
                .arg(columns));
    }

    int moveCount() const override { return model().side(); }
    /// The second box stands to the right of the first.
    int lastMoveBeforeAnswer() const override { return 1; }
    QString moveText(int moves) const override {
        if (isYourTurn())
            return tr("Filled by you: %1 of %2 cells")
                .arg(m_work.filledCount())
                .arg(model().geometry.cellCount() - model().side());
        if (moves == 0)
            return tr("The board is empty.");
        const Geometry& geometry = model().geometry;
        const int box = std::min(moves, model().side()) - 1;
        const int boxRow = boxRowOf(geometry, box);
        const int boxColumn = boxColumnOf(geometry, box);
        return filled(tr("Box (%1, %2) holds shift(G, %3)."), boxRow, boxColumn,
                      shiftOfBox(geometry, shiftRule(geometry), boxRow, boxColumn));
    }

    std::vector<LabClaim> claims() const override {
        const Geometry& geometry = model().geometry;
        if (moment() < moveCount())
            return {};
        return {{tr("All %1 rows, columns and boxes hold every digit once").arg(3 * geometry.side()),
                 model().board().isSolved(geometry)}};
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {numberControl("turn_box", tr("Marked box, row by row:"), 2, model().side(),
                                  LabMember{m_box + 1, takingValue([this](int number) {
                                                m_isBoxChosen = true;
                                                markBox(number - 1);
                                            })})};
        const QStringList shapes = textsOf(kShapes, [&](const Geometry& each) {
            return QStringLiteral("%1×%2 → %3×%3").arg(each.boxRows()).arg(each.boxColumns()).arg(each.side());
        });
        const auto shown = std::ranges::find(kShapes, model().geometry);
        return {choiceControl("shape", tr("Boxes:"), shapes,
                              shown == std::end(kShapes) ? 0 : static_cast<int>(shown - std::begin(kShapes)),
                              [this](int shape) -> std::optional<double> {
                                  if (kShapes[shape] == model().geometry)
                                      return std::nullopt;
                                  lab().setGeometry(kShapes[shape]);
                                  return moveCount();
                              })};
    }

    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        return cellReadout(area, point, isYourTurn() ? shownWork() : picture(0, at).digits);
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Geometry& geometry = model().geometry;
        if (isYourTurn()) {
            paintTurn(painter, area, look);
        } else {
            const BoardMetrics& board = paintBoard(painter, area, picture(look.labels, at), look);
            const int lit = litBox(look);
            for (const int box : {0, lit})
                if (lit > 0)
                    outlineLit(painter, board.houseRect(House{HouseKind::box, static_cast<std::uint8_t>(box)}), look);
        }
        const QRectF head(area.figure.left(), area.figure.top(), area.figure.width(), look.text * 2.2);
        say(painter, head, Qt::AlignCenter, tr("G, shifted by %1").arg(unlessOpen(ruleText(shiftRule(geometry)))),
            look.text * 1.25, look.theme.text, QFont::DemiBold);
        const BoxSlots box = figureBox(area, look.text);
        for (int place = 0; place < geometry.side(); ++place)
            paintTile(painter, box.slot(place), placeTile(model(), place, look), look.theme);
        if (look.lit == QLatin1String("line"))
            outlineLit(painter, box.slot(0).united(box.slot(geometry.boxColumns() - 1)), look);
    }

private:
    /// What became of the learner's numbers; the source's are the question.
    QString aboutOwnRule() const {
        if (const std::optional<ShiftRule> lost = lab().lostRule())
            return u' ' + tr("Your rule %1 was for another board and does not fit this one: it is left out.")
                              .arg(ruleText(*lost));
        const ShiftModel tried = lab().triedModel();
        return tried.ownRule
                   ? u' ' + filled(tr("Your rule %1 is not used here, only in %2.", "a rule, titles of scenes"),
                                   ruleText(*tried.ownRule), lab().scenesOfTriedRule())
                   : QString();
    }
    void markBox(int box) {
        if (std::exchange(m_box, box) != box)
            m_typed = typedBox();
    }
    void goTo(Cell cell) {
        if (model().geometry.box(cell) != 0)
            markBox(model().geometry.box(cell));
        m_cell = cell;
        m_isBoxChosen = false;
    }
    /// A box is judged by itself: the cursor does not leave it.
    TypedLines typedBox() const {
        return TypedLines({model().geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(m_box)})});
    }
    BoxSlots figureBox(const StageArea& area, double text) const {
        return boxSlots(model().geometry, area.figure.adjusted(text * 2, text * 2.6, -text * 2, -text * 0.5));
    }
    /// The box that the first one is compared with; 0: none.
    int litBox(const StageLook& look) const {
        return look.lit == QLatin1String("right")  ? 1
               : look.lit == QLatin1String("down") ? model().geometry.boxRows()
                                                   : 0;
    }
    /// By how much a box is shifted is the question.
    BoardVerdict judge() const { return judgeBox(model(), m_work, m_box, isQuestionOpen()); }
    /// The learner's digits, below the first box.
    Grid shownWork() const {
        Grid shown = m_work;
        const Grid board = model().board();
        for (const Cell cell : model().geometry.cells(House{HouseKind::box, 0}))
            shown.set(cell, Digit(board.valueAt(cell)));
        return shown;
    }
    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const BoardVerdict verdict = judge();
        const BoardMetrics& board = paintBoard(painter, area, workPicture(model(), shownWork(), look.labels), look);
        paintOutline(painter, board.houseRect(House{HouseKind::box, static_cast<std::uint8_t>(m_box)}),
                     QPen(look.theme.accent, std::max(3.0, board.cellSide() * 0.06)));
        for (const Cell cell : verdict.marked)
            paintMistake(painter, board.cellRect(cell), look.theme);
    }
    /// As painted after so many moves.
    BoardPicture picture(int labels, double at) const {
        const Geometry& geometry = model().geometry;
        BoardPicture picture = shiftPicture(model(), model().map(), shiftRule(geometry), labels);
        for (int i = 0; i < geometry.cellCount(); ++i) {
            const double share = at - geometry.box(Cell(i));
            if (share <= 0)
                clearCell(picture, Cell(i));
            else if (share < 1)
                picture.places[static_cast<std::size_t>(i)].strength = share;
        }
        return picture;
    }

    /// The learner's board, and the box that is marked; by its number, while the cursor is still at m_cell.
    Grid m_work{model().side()};
    int m_box = model().geometry.boxRows() + 1;
    TypedLines m_typed = typedBox();
    bool m_isBoxChosen = false;
    std::optional<Cell> m_cell;
};

}  // namespace

std::unique_ptr<LabScene> makeOtherBoardsScene(ShiftLab& lab) { return std::make_unique<OtherBoardsScene>(lab); }

}  // namespace nonet
