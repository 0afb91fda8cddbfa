#include "core/board/classic.h"
#include "core/constructions/row_compression.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/frame/typed_lines.h"
#include "ui/labs/lookup/letters_turn.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/labs/lookup/trio_cells.h"
#include "ui/labs/lookup/trio_files.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QPainter>

namespace nonet::lookup {

namespace {

/// Points of a worksheet.
constexpr double kLettersSheetCell = 33;
/// Left of the learner's rows, in body text.
constexpr double kNameMargin = 6.6;

/// A letter for each trio: Latin, Greek and some Cyrillic ones, without those that look like another.
QString letterOf(Trio trio) {
    static const QString kLetters =
        QStringLiteral("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyzαβγδεζηθλμξπρστφχψωΓΔΘΛΞΠΣΦΨΩБДЖИЦШЯ");
    assert(kLetters.size() == Trio::kCount);
    return kLetters.mid(trio.index(), 1);
}

QString lettersOf(const RowTrios& row) { return letterOf(row[0]) + letterOf(row[1]) + letterOf(row[2]); }

/// Rows written as three letters.
class LettersScene final : public LookupScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::LettersScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("Rows in three letters"); }
    QStringList sentences() const override {
        return {
            tr("A trio is three digits without their order; give each of the %1 a letter, and a row is three letters.")
                .arg(Trio::kCount),
            tr("Letters tell which trios two rows leave for the third; they know nothing of columns."),
            isQuestionOpen()
                ? tr("The order is lost: guess how many rows have the same letters.")
                : filled(tr("The order is lost: %1 rows have the same letters, and %2 signs would be needed "
                            "to keep it."),
                         kRowsPerCode, OrderedTrio::kCount)};
    }

    QString ownWords() const override {
        return tr("In your own words: what do the trios of a row tell, and what do they forget?");
    }
    QString modelWords() const override {
        return filled(tr("They tell which digits a row has in each box, and so what is left for the third row. They "
                         "forget the order in a box, and with it the columns: %1 rows have the same trios."),
                      kRowsPerCode);
    }
    std::vector<LabLink> links() const override {
        if (isYourTurn())
            return {};
        return {{tr("a row is three letters"), QStringLiteral("row 1")},
                {tr("which trios two rows leave for the third"), QStringLiteral("row 3")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        if (isYourTurn())
            return {};
        const CellField field = floorField(area, area.text);
        for (int row = 0; row < kBox; ++row)
            if (rowOfFloor(field, row).contains(point) || lettersOfRow(area, field, row, area.text).contains(point))
                return thingOf(row);
        return {};
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        const auto takeRows = [&](int rows) {
            return sheet.takeFigure(kLettersSheetCell * rows, sheet.page().width() / kSide * rows);
        };
        sheet.words(tr("A floor is three rows of a board; here are two of them. A trio is the three digits that a row "
                       "has in one box, whatever their order."));
        sheet.field(takeRows(2), 2, kSide,
                    [&](int line, int column) { return QString::number(model().floor.at(line, column)); });
        sheet.words(
            tr("1. Write the three trios of row 1 and, below, of row 2, each with its digits in rising order."));
        const auto trios = [&](std::initializer_list<int> lines) {
            sheet.field(takeRows(static_cast<int>(lines.size())), static_cast<int>(lines.size()), kSide,
                        [&](int line, int column) {
                            const QString digits =
                                digitsOf(row(lines.begin()[line])[static_cast<std::size_t>(column / kBox)]);
                            return sheet.answer(digits.mid(column % kBox, 1));
                        });
        };
        trios({0, 1});
        sheet.words(tr("2. Each box of a floor holds 1 to 9. Which trios are left for row 3?"));
        trios({2});
        sheet.words(tr("3. Write two different rows 3 with these trios."));
        // Each trio rising, and each falling.
        sheet.field(takeRows(2), 2, kSide, [&](int line, int column) {
            const QString digits = digitsOf(row(2)[static_cast<std::size_t>(column / kBox)]);
            return sheet.answer(digits.mid(line == 1 ? kBox - 1 - column % kBox : column % kBox, 1));
        });
        if (sheet.hasAnswers())
            sheet.words(tr("Any order inside the trios is right."));
        sheet.words(tr("4. How many different rows 3 have these trios? %1")
                        .arg(sheet.hasAnswers() ? QStringLiteral("6 · 6 · 6 = %1").arg(kRowsPerCode)
                                                : QStringLiteral("______")));
        return true;
    }
    std::optional<LabTurn> turn() const override {
        const FloorVerdict verdict = judgeLetters(workRows());
        return LabTurn{tr("Rows 1 and 2 of a floor stand there. Write row 3 out of what their letters leave, and below "
                          "it another row 3 with the same letters."),
                       verdict.state, verdict.state == LabTurn::State::done ? doneText() : verdict.words};
    }
    void clearTurn() override { m_work = Grid(); }
    QString drawing() const override {
        return m_work.filledCount() == 0 ? QString() : QString::fromStdString(toLine(m_work));
    }
    void setDrawing(const QString& drawing) override {
        const Grid work = gridFromLine(drawing.toStdString()).value_or(Grid());
        m_work = Grid();
        for (const Cell cell : classic::kAllCells)
            if (isOwnLettersCell(cell) && !work.isBlank(cell))
                m_work.set(cell, Digit(work.valueAt(cell)));
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metricsOf(turnField(area))) : std::nullopt;
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (!isOwnLettersCell(cell))
            return tr("The two rows below rows 1 and 2 are yours to write.");
        return m_typed.write(m_work, cell, digit);
    }
    std::optional<Cell> cellAfter(Cell cell) const override { return m_typed.cellAfter(m_work, cell); }
    std::optional<Cell> startCell() const override { return m_typed.firstFree(m_work); }
    void clickCell(Cell) override { m_typed.click(); }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<int> cell = isYourTurn() ? turnField(area).cellAt(point) : std::nullopt;
        if (!cell || *cell >= kLettersRows * kSide)
            return {};
        const QString name =
            *cell / kSide > kFirstOwnRow ? tr("second row 3, column %1").arg(*cell % kSide + 1) : cellName(Cell(*cell));
        const std::optional<Digit> digit = workRows().digit(Cell(*cell));
        return digit ? QStringLiteral("%1: %2").arg(name).arg(digit->value()) : tr("%1: empty").arg(name);
    }
    LabQuestion question() const override {
        return LabQuestion::of(
            tr("How many different rows are written %1?").arg(letters(0)),
            {QStringLiteral("1"), QStringLiteral("6"), QStringLiteral("18"), QString::number(kRowsPerCode)}, 3,
            tr("%1: each of the three trios can stand in 6 orders, and 6 · 6 · 6 = %1.").arg(kRowsPerCode));
    }

    /// Two rows, the third from their letters alone, and another floor with the same letters.
    int moveCount() const override { return 4; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("A floor of three rows");
        if (moves <= 2)
            return tr("Row %1 is written %2").arg(moves).arg(letters(moves - 1));
        const std::optional<RowTrios> third = thirdRow(row(0), row(1));
        return moves == 3 ? tr("Rows 1 and 2 leave %1 for row 3").arg(third ? lettersOf(*third) : QString())
                          : tr("Another floor with the same letters: the order of each trio is forgotten.");
    }

    std::vector<LabClaim> claims() const override {
        const Grid board = boardOf(model().floor);
        const std::optional<RowTrios> third = thirdRow(row(0), row(1));
        bool isKept = true;
        for (int index = 0; index < kBox; ++index) {
            const auto trios = compressRowInOrder(board, index);
            isKept = isKept && trios;
            if (!trios)
                continue;
            const auto digits = expand(*trios);
            for (int column = 0; column < kSide; ++column)
                isKept = isKept && digits[static_cast<std::size_t>(column)].value() == model().floor.at(index, column);
        }
        return {{tr("Rows 1 and 2 leave exactly the letters of row 3"), third == row(2)},
                {tr("The %1 ordered trios give the three rows back").arg(OrderedTrio::kCount), isKept}};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const Floor& floor = model().floor;
        const CellField field = floorField(area, look.text);
        const Floor shown = at >= moveCount()
                                ? floorOf({{signatureAt(floor, 0), signatureAt(floor, 1), signatureAt(floor, 2)}})
                                : floor;
        paintField(painter, field, look.theme,
                   [&](int row, int column) { return digitFace(look.theme, floor, shown.at(row, column)); });
        const double width = field.area.width() / kBox;
        for (int index = 0; index < kBox; ++index)
            for (int box = 0; box < kBox; ++box) {
                const QRectF line = lettersOfRow(area, field, index, look.text);
                const double height = line.height();
                const QRectF tile = QRectF(line.left() + box * width, line.top(), width, height).adjusted(3, 3, -3, -3);
                const bool isFound = index == 2;
                paintPlate(painter, tile, QPen(isFound ? look.theme.accent : look.theme.thinLine, isFound ? 3 : 1),
                           look.theme.board);
                if (at < index + 1)
                    continue;
                const Trio trio = row(index)[static_cast<std::size_t>(box)];
                say(painter, tile.adjusted(0, 0, -tile.width() * 0.5, 0), Qt::AlignCenter, letterOf(trio),
                    height * 0.55, look.theme.given, QFont::DemiBold);
                say(painter, tile.adjusted(tile.width() * 0.42, 0, -6, 0), Qt::AlignVCenter | Qt::AlignLeft,
                    QStringLiteral("{%1}").arg(digitsOf(trio)),
                    std::max(look.leastText, std::min(height * 0.3, look.text * 1.6)), look.theme.mutedText);
            }
        paintMeaning(painter, area.figure, look, at);
        for (int index = 0; index < kBox; ++index)
            if (look.lit == thingOf(index)) {
                outlineLit(painter, rowOfFloor(field, index), look);
                outlineLit(painter, lettersOfRow(area, field, index, look.text), look);
            }
    }

private:
    static CellField turnField(const StageArea& area) {
        return boardField(area, area.text * 0.4, area.text * kNameMargin);
    }
    /// Below row 3 stands no row 4.
    static QString nameOfRow(int row) { return row > kFirstOwnRow ? tr("second row 3") : tr("row %1").arg(row + 1); }
    /// Rows 1 and 2 of the floor, and the learner's.
    Grid workRows() const {
        Grid rows = m_work;
        for (int cell = 0; cell < kFirstOwnRow * kSide; ++cell)
            rows.set(Cell(cell), Digit(model().floor.digits[static_cast<std::size_t>(cell)]));
        return rows;
    }
    /// What the learner's row has in a box, as far as it is there.
    std::optional<Trio> trioOf(const Grid& rows, int row, int box) const {
        ClassicDigitSet digits;
        for (int i = 0; i < kBox; ++i)
            if (const std::optional<Digit> digit = rows.digit(Cell(row * kSide + box * kBox + i)))
                digits.insert(*digit);
        return digits.count() == kBox ? std::optional(Trio::of(digits)) : std::nullopt;
    }
    QString doneText() const {
        return filled(tr("Done: both rows are written %1. The letters tell which digits each box of row 3 gets, and "
                         "leave their order open."),
                      letters(2));
    }
    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const Grid rows = workRows();
        const CellField field = turnField(area);
        paintField(painter, field, look.theme, [&](int row, int column) {
            const Cell cell(row * kSide + column);
            CellFace face;
            if (row >= kLettersRows)
                face.fill = look.theme.window;
            else if (const std::optional<Digit> digit = rows.digit(cell))
                face = digitFace(look.theme, model().floor, digit->value());
            if (look.cursor == cell)
                face.ring = look.theme.selectionRing;
            return face;
        });
        for (int row = 0; row < kLettersRows; ++row)
            say(painter,
                QRectF(field.area.left() - look.text * kNameMargin, field.cell(row, 0).top(),
                       look.text * (kNameMargin - 0.5), field.side()),
                Qt::AlignRight | Qt::AlignVCenter, nameOfRow(row), look.text, look.theme.mutedText);
        for (const Cell cell : judgeLetters(rows).marked)
            paintMistake(painter, field.cell(classic::rowOf(cell), classic::columnOf(cell)), look.theme);
        outlineLit(painter, field.cell(kFirstOwnRow, 0).united(field.cell(kLettersRows - 1, kSide - 1)), look);
        Stack stack(area.figure);
        sayCaption(painter, stack, tr("The rows in letters"), look);
        const double height = std::min(stack.rest().height() / kLettersRows, look.text * 3);
        for (int row = 0; row < kLettersRows; ++row) {
            const QRectF line = stack.take(height);
            const double width = line.width() / (kBox + 1);
            say(painter, QRectF(line.left(), line.top(), width, height), Qt::AlignLeft | Qt::AlignVCenter,
                nameOfRow(row), look.text, look.theme.mutedText);
            for (int box = 0; box < kBox; ++box) {
                const std::optional<Trio> trio = trioOf(rows, row, box);
                say(painter, QRectF(line.left() + (box + 1) * width, line.top(), width, height), Qt::AlignCenter,
                    trio ? QStringLiteral("%1 {%2}").arg(letterOf(*trio), digitsOf(*trio)) : QStringLiteral("?"),
                    look.text * 1.3, look.theme.text, QFont::DemiBold);
            }
        }
    }
    static QString thingOf(int row) { return QStringLiteral("row %1").arg(row + 1); }
    static double floorHeight(const StageArea& area) {
        return std::min(area.board.height() * 0.36, area.board.width() / 3);
    }
    static CellField floorField(const StageArea& area, double text) {
        return cellField(
            QRectF(area.board.left(), area.board.top() + text * 0.5, area.board.width(), floorHeight(area)), kBox,
            kSide, Qt::AlignHCenter | Qt::AlignTop);
    }
    static QRectF rowOfFloor(const CellField& field, int row) {
        return field.cell(row, 0).united(field.cell(row, kSide - 1));
    }
    /// Its three letters, below the floor.
    static QRectF lettersOfRow(const StageArea& area, const CellField& field, int row, double text) {
        const double top = field.area.top() + floorHeight(area) + text * 1.2;
        const double height = std::min(field.side() * 1.15, (area.board.bottom() - top - text) / kBox);
        return {field.area.left(), top + row * height, field.area.width(), height};
    }
    /// Left to right.
    RowTrios row(int index) const { return compressRow(boardOf(model().floor), index).value_or(RowTrios()); }
    /// The row's three letters.
    QString letters(int index) const { return lettersOf(row(index)); }

    /// How the third row's letters come about, box by box.
    void paintMeaning(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        if (at < 3)
            return;
        Stack stack(area);
        sayCaption(painter, stack, tr("What each box leaves for its third row"), look);
        const double height = std::min(stack.rest().height() / (kBox * 2.5), look.text * 1.7);
        for (std::size_t box = 0; box < kBox; ++box) {
            stack.take(height / 2);
            say(painter, stack.take(height), Qt::AlignCenter,
                QStringLiteral("123456789 − %1 − %2").arg(digitsOf(row(0)[box]), digitsOf(row(1)[box])),
                look.text * 1.1, look.theme.text);
            say(painter, stack.take(height), Qt::AlignCenter,
                tr("box %1: %2, letter %3").arg(box + 1).arg(digitsOf(row(2)[box]), letterOf(row(2)[box])),
                look.text * 1.1, look.theme.text, QFont::DemiBold);
        }
    }

    /// The learner's two rows.
    Grid m_work;
    TypedLines m_typed = TypedLines::ofRows(Geometry(), kFirstOwnRow, kLettersRows - kFirstOwnRow);
};

}  // namespace

std::unique_ptr<LabScene> makeLettersScene(LookupLab& lab) { return std::make_unique<LettersScene>(lab); }

}  // namespace nonet::lookup
