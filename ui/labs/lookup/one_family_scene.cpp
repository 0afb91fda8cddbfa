#include "core/board/classic.h"
#include "core/constructions/family_class.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/sequence_recovery.h"
#include "core/constructions/shift_cipher.h"
#include "ui/labs/frame/typed_lines.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/labs/lookup/moved_row_turn.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

/// A board smaller than this tells nothing.
constexpr double kLeastCompared = 120;
/// Band by band, then the stacks.
constexpr int kBandMoves = 3;
constexpr int kStackMove = 4;
/// Points of a worksheet.
constexpr double kFamilySheetBoard = 198;

bool fits(const PlaceMap& map, const Grid& board) {
    return std::holds_alternative<SequenceRecovery>(recoverSequence(map, board));
}

/// -number, modulo 3.
int negated(int number) { return (kBox - number) % kBox; }

/// Counting backwards inside bands, and the stacks, turns the row shift into the shift cipher.
class OneFamilyScene final : public LookupScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::OneFamilyScene)

public:
    using LookupScene::LookupScene;
    InputKind input() const override { return InputKind::list; }
    QString title() const override { return tr("Row shift meets shift cipher"); }
    bool hasSmallPrint() const override { return true; }
    QStringList sentences() const override {
        return {
            tr("A band is a row of boxes: in each one the last two rows change places. Then the last two of the "
               "stacks, the columns of boxes, do."),
            tr("It stays a Sudoku: rows move inside their band and stacks move as a whole, so nothing comes twice."),
            tr("At the end you see the shift cipher of the same list: the two ways of building differ only in the "
               "order of rows and stacks.")};
    }

    QString ownWords() const override {
        return tr("In your own words: why is a board still a Sudoku after two rows of a band change places?");
    }
    QString modelWords() const override {
        return tr(
            "Each row keeps its digits. Each column keeps its digits too, in another order, and so does each box, "
            "as both rows cross the same three boxes. So nothing comes twice that did not before.");
    }
    std::vector<LabLink> links() const override {
        return {{tr("the last two rows change places"), QStringLiteral("rows")},
                {tr("the last two of the stacks, the columns of boxes"), QStringLiteral("stacks")},
                {tr("the shift cipher of the same list"), QStringLiteral("cipher")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (isYourTurn())
            return {};
        const FigureParts parts(area.figure, area.text, 0, at >= 1);
        if (parts.lines[1].contains(point))
            return QStringLiteral("rows");
        if (parts.lines[2].contains(point))
            return QStringLiteral("stacks");
        return parts.lamps[1].contains(point) ? QStringLiteral("cipher") : QString();
    }

    std::optional<LabTurn> turn() const override {
        const MovedRowVerdict verdict = judgeMovedRows(model(), m_work, isQuestionOpen());
        QString task =
            tr("Carry a row of the row shift, at the right, over to the shift cipher: choose a row, find where "
               "it comes from, and type it.");
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
    void setDrawing(const QString& drawing) override { m_work = gridFromLine(drawing.toStdString()).value_or(Grid()); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metricsOf(fieldOf(area))) : std::nullopt;
    }
    void clickCell(Cell cell) override {
        m_row = classic::rowOf(cell);
        m_typed.click();
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        m_row = classic::rowOf(cell);
        return m_typed.write(m_work, cell, digit);
    }
    std::optional<Cell> cellAfter(Cell cell) const override { return m_typed.cellAfter(m_work, cell); }
    std::optional<Cell> startCell() const override { return m_typed.firstFree(m_work); }
    std::vector<LabControl> controls() override {
        if (!isYourTurn())
            return {};
        const auto row = [](const char* id, const QString& label, int& member) {
            return numberControl(id, label, 1, kSide,
                                 LabMember{member + 1, takingValue([&member](int number) { member = number - 1; })});
        };
        return {row("row", tr("Into row"), m_row), row("from", tr("comes row"), m_from).joined(),
                choiceControl("swap", tr("Its last two boxes:"), {tr("as they are"), tr("change places")},
                              bound(m_swapsBoxes)),
                buttonControl("write", tr("Write it"), [this] { writeRow(); }).joined()};
    }

    bool fillWorksheet(WorksheetPage& sheet) const override {
        sheet.words(tr("This is the row shift of your list: row 1 is the list, and every other row is the list too, "
                       "moved round to the right. In each band, a row of boxes, the last two rows change "
                       "places; then the last two stacks, the columns of boxes, do."));
        const Grid start = board(0);
        const auto takeRows = [&sheet](int rows) {
            return sheet.takeFigure(kFamilySheetBoard / kSide * rows, sheet.page().width() / kSide * rows);
        };
        const auto text = [&](const Grid& digits) {
            return [this, digits](int row, int column) {
                const std::optional<Digit> digit = digits.digit(Cell(row * kSide + column));
                return digit ? model().sign(*digit) : QString();
            };
        };
        sheet.field(takeRows(kSide), kSide, kSide, text(start));
        sheet.words(tr("1. Write the first two bands as they are once the rows have changed places and the stacks have "
                       "not."));
        const Grid moved = board(kBandMoves);
        sheet.field(takeRows(2 * kBox), 2 * kBox, kSide, [&](int row, int column) {
            return sheet.answer(model().sign(Digit(moved.valueAt(Cell(row * kSide + column)))));
        });
        sheet.words(tr("2. Now the stacks: write row 1 once they have changed places."));
        const Grid end = board(kStackMove);
        sheet.field(takeRows(1), 1, kSide, [&](int row, int column) {
            return sheet.answer(model().sign(Digit(end.valueAt(Cell(row * kSide + column)))));
        });
        return true;
    }
    LabQuestion question() const override {
        return LabQuestion::of(
            tr("Which row of the row shift comes fifth once the last two rows of every band have changed places?"),
            {tr("row 4"), tr("row 5"), tr("row 6")}, 2,
            tr("Row 6: the middle band has the rows 4, 5, 6, and they become 4, 6, 5."));
    }

    int moveCount() const override { return kStackMove; }
    int lastMoveBeforeAnswer() const override { return 1; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The row shift of your list");
        if (moves <= kBandMoves)
            return tr("In band I = %1 the last two rows have changed places.").arg(moves - 1);
        return tr("The last two stacks have changed places too: this is the shift cipher.");
    }

    std::vector<LabClaim> claims() const override {
        if (moment() < moveCount())
            return {};
        const FamilyClass family = shiftFamilyClass();
        return {{tr("Now the board is the shift cipher of the list, cell by cell"),
                 board(kStackMove) == shiftCipher(model().list)},
                {tr("Swaps of rows in a band, columns in a stack, bands and stacks, new names for the digits, and the "
                    "board mirrored in its diagonal: they lead to %1 boards")
                     .arg(number(family.grids)),
                 isOfShiftFamilyClass(ClassicDigits::from(board(0)))}};
    }

    std::optional<Puzzle> puzzle() const override { return Puzzle(Geometry(), board(0)); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metricsOf(fieldOf(area)); }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<int> index = fieldOf(area).cellAt(point);
        if (!index)
            return {};
        if (isYourTurn()) {
            const std::optional<Digit> digit = m_work.digit(Cell(*index));
            return digit ? QStringLiteral("%1: %2").arg(cellName(Cell(*index)), model().sign(*digit))
                         : tr("%1: empty").arg(cellName(Cell(*index)));
        }
        const int moves = std::min(moveCount(), static_cast<int>(std::floor(at)));
        const int row = *index / kSide;
        const int column = *index % kSide;
        const int a = row / kBox < moves ? negated(row % kBox) : row % kBox;
        const int stack = moves == kStackMove ? negated(column / kBox) : column / kBox;
        const Digit digit(board(moves).valueAt(Cell(*index)));
        return filled(tr("I = %1, a = %2, J = %3, b = %4: place %5, sign %6"), row / kBox, a, stack, column % kBox,
                      model().list.placeOf(digit), model().sign(digit));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const CellField field = fieldOf(area);
        const int moves = std::min(moveCount(), static_cast<int>(std::floor(at)));
        const double share = at - moves;
        const Grid shown = board(moves);
        const auto faceOf = [&](int row, int column) {
            const Digit digit = Digit(shown.valueAt(Cell(row * kSide + column)));
            return placeFace(look.theme, model().sign(digit), model().list.placeOf(digit));
        };
        paintField(painter, field, look.theme, faceOf, look.leastText);
        for (int row = 0; row < kSide && share > 0; ++row)
            for (int column = 0; column < kSide; ++column) {
                const double y = moves == row / kBox ? row - row % kBox + passing(row % kBox, share) : row;
                const double x = moves == kBandMoves ? passing(column / kBox, share) * kBox + column % kBox : column;
                if (y != row || x != column)
                    paintCell(painter, field.cell(y, x), faceOf(row, column), look.theme);
            }
        paintNumbers(painter, field, look, moves, share);
        paintFigure(painter, area.figure, look, moves);
        paintLit(painter, area, look, moves);
    }

private:
    /// The parts of the figure: words, the three formulas, the three lamps, and the board as it was.
    struct FigureParts {
        QRectF words;
        std::array<QRectF, 3> lines;
        std::array<QRectF, 3> lamps;
        QRectF before;

        FigureParts(const QRectF& area, double text, double leastText, bool hasMoved) {
            const double side = std::min(area.height() - text * 2, area.width() * 0.42);
            QRectF left = area;
            if (side >= std::max(kLeastCompared, leastText * 18) && hasMoved) {
                left.setWidth(area.width() - side - text);
                before = QRectF(area.right() - side, area.top(), side, area.height());
            }
            Stack stack(left);
            if (leastText <= 0) {
                const QRectF room(0, 0, left.width(), 1e4);
                words = stack.take(
                    QFontMetricsF(boardFont(text)).boundingRect(room, Qt::TextWordWrap, figureWords()).height() +
                    text * 0.4);
            }
            for (QRectF& line : lines)
                line = stack.take(std::min(text * 1.9, left.height() / 8));
            stack.take(text * 0.5);
            const double height = std::min((stack.rest().height() - text) / 3, text * 2.6);
            for (QRectF& lamp : lamps)
                lamp = stack.take(height);
        }
    };
    static QString figureWords() {
        return tr("Which place of the list a cell holds: I counts its band, J its stack, a its row in the band, b its "
                  "column in the stack, all from 0; past 8 it goes on from 0.");
    }

    void paintLit(QPainter& painter, const StageArea& area, const StageLook& look, int moves) const {
        const CellField field = fieldOf(area);
        const FigureParts parts(area.figure, look.text, look.leastText, moves > 0);
        const auto part = [&](int row, int column, int rows, int columns) {
            outlineLit(painter, field.cell(row, column).united(field.cell(row + rows - 1, column + columns - 1)), look);
        };
        if (look.lit == QLatin1String("rows")) {
            for (int band = 0; band < kBox; ++band)
                part(band * kBox + 1, 0, 2, kSide);
            outlineLit(painter, parts.lines[1], look);
        } else if (look.lit == QLatin1String("stacks")) {
            for (const int stack : {1, 2})
                part(0, stack * kBox, kSide, kBox);
            outlineLit(painter, parts.lines[2], look);
        } else if (look.lit == QLatin1String("cipher")) {
            outlineLit(painter, parts.lamps[1], look);
        }
    }

    void writeRow() {
        const Grid start = board(0);
        for (int column = 0; column < kSide; ++column) {
            const int from = m_swapsBoxes ? negated(column / kBox) * kBox + column % kBox : column;
            m_work.set(Cell(m_row * kSide + column), Digit(start.valueAt(Cell(m_from * kSide + from))));
        }
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const MovedRowVerdict verdict = judgeMovedRows(model(), m_work, isQuestionOpen());
        const CellField field = fieldOf(area);
        const auto face = [&](const std::optional<Digit>& digit) {
            return digit ? placeFace(look.theme, model().sign(*digit), model().list.placeOf(*digit)) : CellFace{};
        };
        paintField(painter, field, look.theme, [&](int row, int column) {
            const Cell cell(row * kSide + column);
            CellFace shown = face(m_work.digit(cell));
            if (look.cursor == cell)
                shown.ring = look.theme.selectionRing;
            return shown;
        });
        outlineLit(painter, field.cell(m_row, 0).united(field.cell(m_row, kSide - 1)), look);
        for (const Cell cell : verdict.marked)
            paintMistake(painter, field.cellOf(cell.index()), look.theme);
        for (int row = 0; row < kSide; ++row)
            say(painter,
                QRectF(area.board.left(), field.cell(row, 0).top(),
                       field.area.left() - area.board.left() - look.text * 0.4, field.side()),
                Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("a = %1").arg(row % kBox), look.text,
                look.theme.mutedText);
        Stack stack(area.figure);
        sayCaption(painter, stack, tr("Row %1 of the shift cipher, and the row shift of your list").arg(m_row + 1),
                   look);
        // Both in one field, the row over the board: a line of its own and half a line between.
        const double cell =
            std::min(stack.rest().height() / (kSide + 1.5), (stack.rest().width() - look.text * 2) / kSide);
        const QRectF below = stack.rest().adjusted(look.text * 2, 0, 0, 0);
        const QRectF cipherRoom(below.center().x() - cell * kSide / 2, below.top(), cell * kSide, cell);
        const Grid cipher = shiftCipher(model().list);
        paintField(painter, cellField(cipherRoom, 1, kSide, Qt::AlignCenter), look.theme, [&](int, int column) {
            return showsCipherRow() ? face(cipher.digit(Cell(m_row * kSide + column)))
                                    : CellFace{.text = QStringLiteral("?"), .ink = look.theme.mutedText};
        });
        const CellField source =
            cellField(below.adjusted(0, cell * 1.5, 0, 0), kSide, kSide, Qt::AlignHCenter | Qt::AlignTop);
        const Grid start = board(0);
        paintField(painter, source, look.theme,
                   [&](int row, int column) { return face(start.digit(Cell(row * kSide + column))); });
        for (int row = 0; row < kSide; ++row)
            say(painter,
                QRectF(area.figure.left(), source.cell(row, 0).top(),
                       source.area.left() - area.figure.left() - look.text * 0.4, source.side()),
                Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1), look.text * 0.9, look.theme.mutedText);
        if (verdict.source)
            outlineLit(painter, source.cellOf(verdict.source->index()), look);
    }

    /// What the learner's row is held against. While the question is open it would answer that before the learner
    /// has.
    bool showsCipherRow() const {
        bool isFull = true;
        for (int column = 0; column < kSide; ++column)
            isFull = isFull && !m_work.isBlank(Cell(m_row * kSide + column));
        return isFull || !isQuestionOpen();
    }

    static CellField fieldOf(const StageArea& area) { return boardField(area, area.text * 1.7, area.text * 3.6); }

    /// Where number 1 or 2 of three is while the two pass each other.
    static double passing(int number, double share) { return number + (negated(number) - number) * share; }

    /// After so many moves.
    Grid board(int moves) const {
        const Grid start = rowShift(model().list);
        Grid board;
        for (int row = 0; row < kSide; ++row)
            for (int column = 0; column < kSide; ++column) {
                const int fromRow = row / kBox < moves ? row - row % kBox + negated(row % kBox) : row;
                const int fromColumn = moves == kStackMove ? negated(column / kBox) * kBox + column % kBox : column;
                board.set(Cell(row * kSide + column), Digit(start.valueAt(Cell(fromRow * kSide + fromColumn))));
            }
        return board;
    }

    /// a beside each row and J above each stack, as they were: they move with what they name.
    void paintNumbers(QPainter& painter, const CellField& field, const StageLook& look, int moves, double share) const {
        const auto ink = [&](bool hasMoved) { return hasMoved ? look.theme.accent : look.theme.mutedText; };
        for (int row = 0; row < kSide; ++row) {
            const bool isDone = row / kBox < moves;
            const int a = row % kBox;
            const double y = row - a + (isDone ? negated(a) : moves == row / kBox ? passing(a, share) : a);
            const QRectF cell = field.cell(y, 0);
            say(painter, QRectF(cell.left() - look.text * 3.6, cell.top(), look.text * 3.2, field.side()),
                Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("a = %1").arg(a), look.text,
                ink(isDone && a != negated(a)));
        }
        for (int stack = 0; stack < kBox; ++stack) {
            const bool isDone = moves == kStackMove;
            const double x = (isDone ? negated(stack) : moves == kBandMoves ? passing(stack, share) : stack) * kBox;
            say(painter,
                QRectF(field.area.left() + x * field.side(), field.area.top() - look.text * 1.6, field.side() * kBox,
                       look.text * 1.5),
                Qt::AlignCenter, QStringLiteral("J = %1").arg(stack), look.text,
                ink(isDone && stack != negated(stack)));
        }
    }

    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        const FigureParts parts(area, look.text, look.leastText, moves > 0);
        if (!parts.before.isNull())
            paintBefore(painter, parts.before, look);
        if (!parts.words.isNull())
            sayLines(painter, parts.words, Qt::AlignLeft | Qt::AlignTop, figureWords(), look.text,
                     look.theme.mutedText);
        const auto line = [&](const QRectF& rect, const QString& name, const QString& formula, bool isThere) {
            say(painter, QRectF(rect.left(), rect.top(), rect.width() * 0.36, rect.height()),
                Qt::AlignLeft | Qt::AlignVCenter, name, look.text, look.theme.mutedText);
            say(painter, QRectF(rect.left() + rect.width() * 0.37, rect.top(), rect.width() * 0.63, rect.height()),
                Qt::AlignLeft | Qt::AlignVCenter, isThere ? formula : QStringLiteral("…"), look.text * 1.2,
                isThere ? look.theme.text : look.theme.mutedText, QFont::DemiBold);
        };
        line(parts.lines[0], tr("row shift"), QStringLiteral("3J + b − 3a − I"), true);
        line(parts.lines[1], tr("rows 0 2 1"), QStringLiteral("3J + b + 3a − I"), moves >= kBandMoves);
        line(parts.lines[2], tr("stacks"), QStringLiteral("3a + b − I − 3J"), moves >= kStackMove);
        const Grid shown = board(moves);
        paintLamp(painter, parts.lamps[0], tr("the row shift of a list"), fits(rowShiftMap(), shown), look);
        paintLamp(painter, parts.lamps[1], tr("the shift cipher of a list"), fits(shiftCipherMap(Geometry()), shown),
                  look);
        paintLamp(painter, parts.lamps[2], tr("made from one"), isOfShiftFamilyClass(ClassicDigits::from(shown)), look);
    }

    void paintBefore(QPainter& painter, const QRectF& area, const StageLook& look) const {
        Stack stack(area);
        say(painter, stack.take(look.text * 1.8), Qt::AlignCenter, tr("Before: the row shift"), look.text,
            look.theme.mutedText);
        const Grid before = board(0);
        paintField(painter, cellField(stack.rest(), kSide, kSide, Qt::AlignHCenter | Qt::AlignTop), look.theme,
                   [&](int row, int column) {
                       const Digit digit = Digit(before.valueAt(Cell(row * kSide + column)));
                       return placeFace(look.theme, model().sign(digit), model().list.placeOf(digit));
                   });
    }

    /// The learner's rows of the shift cipher, and what is chosen for one of them.
    Grid m_work;
    TypedLines m_typed = TypedLines::ofRows(Geometry(), 0, kSide);
    int m_row = 4;
    int m_from = 4;
    bool m_swapsBoxes = false;
};

}  // namespace

std::unique_ptr<LabScene> makeOneFamilyScene(LookupLab& lab) { return std::make_unique<OneFamilyScene>(lab); }

}  // namespace nonet::lookup
