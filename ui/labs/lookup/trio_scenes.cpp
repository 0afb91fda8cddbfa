#include "core/canonical/trio_table.h"
#include "ui/labs/frame/typed_lines.h"
#include "ui/labs/lookup/floor_turn.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/labs/lookup/trio_cells.h"
#include "ui/labs/lookup/trio_files.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

constexpr int kSheetFloors = 8;
/// Points of a worksheet.
constexpr double kSheetCell = 26;
/// The share of half the page that each floor has.
constexpr double kSheetShare = 0.94;
/// The width of "234 179 568" with a gap, in sizes of its text.
constexpr double kSignatureWidth = 7;

constexpr double kLeastSignature = 8;

struct PartnerList {
    int columns = 1;
    int rows = 1;
    double text = 0;

    int count() const { return std::min(columns * rows, TrioTable::kPartners); }
};

/// All of the partners, as large as the room allows; where even the smallest type has no room for all, as many as fit.
PartnerList partnerList(const QSizeF& room, const StageLook& look) {
    constexpr int kMostColumns = 8;
    const double least = std::max(kLeastSignature, look.leastText);
    PartnerList best;
    for (int columns = 1; columns <= kMostColumns; ++columns) {
        const int rows = (TrioTable::kPartners + columns - 1) / columns;
        const double text =
            std::min({look.text, room.width() / columns / kSignatureWidth, room.height() / rows / 1.05});
        if (text > best.text + 0.01)
            best = {columns, rows, text};
    }
    if (best.text >= least)
        return best;
    const int columns = std::max(1, static_cast<int>(room.width() / (least * kSignatureWidth)));
    return {columns, std::max(1, static_cast<int>(room.height() / (least * 1.05))), least};
}

int partnerIndex(const TrioConfiguration& configuration) {
    const auto partners = TrioTable::instance().partners(configuration.boxes[0]);
    const auto found = std::find_if(partners.begin(), partners.end(),
                                    [&](const Partners& each) { return each.second == configuration.boxes[1]; });
    return static_cast<int>(found - partners.begin());
}

/// Two boxes of a floor determine the third.
class TriosScene final : public LookupScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::TriosScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("Trios"); }
    bool hasSmallPrint() const override { return true; }
    QStringList sentences() const override {
        return {
            tr("The three digits that a box has in one row, whatever their order, are a trio; there are %1 of them.")
                .arg(Trio::kCount),
            filled(tr("A box is three trios, in one of %1 ways; beside each only %2 boxes have no digit of it in the "
                      "same row."),
                   number(TrioTable::kSignatures), TrioTable::kPartners),
            filled(tr("The third box is then what is left over, so any three rows of a Sudoku, a floor, are one of %1 "
                      "× %2 = %3 lines of a table."),
                   number(TrioTable::kSignatures), TrioTable::kPartners, number(TrioTable::kConfigurations))};
    }

    QString ownWords() const override {
        return tr("In your own words: why do two boxes of a floor settle the trios of the third?");
    }
    QString modelWords() const override {
        return tr("A row needs all nine digits, and two boxes give it six: the third must have the other three.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        sheet.words(tr(
            "A floor is three rows of a board, so three boxes side by side. A trio is the three digits that a row has "
            "in one box, whatever their order. Each row holds 1 to 9. Of every floor below two boxes are given: "
            "write the trios of the third."));
        const double column = sheet.page().width() / 2;
        for (int n = 1; n <= kSheetFloors; n += 2) {
            const QRectF names = sheet.take(WorksheetPage::kText * 1.8);
            const QRectF rows = sheet.takeFigure(kSheetCell * kBox, column * kSheetShare / kBox);
            for (const int i : {0, 1}) {
                say(sheet.painter(), names.translated(i * column, 0), Qt::AlignLeft | Qt::AlignVCenter,
                    QStringLiteral("%1.").arg(n + i), WorksheetPage::kText, sheet.theme().text);
                paintSheetFloor(sheet, rows.adjusted(i * column, 0, 0, 0), n + i);
            }
        }
        sheet.words(
            tr("%1. Box 1 has a trio in each of its three rows, and the digits of a trio may stand in any order. In "
               "how many ways can box 1 be written? "
               "%2")
                .arg(kSheetFloors + 1)
                .arg(sheet.hasAnswers() ? QStringLiteral("6 · 6 · 6 = 216") : QStringLiteral("______")));
        return true;
    }
    std::vector<LabLink> links() const override {
        return {{tr("The three digits that a box has in one row"), QStringLiteral("trio")},
                {tr("A box is three trios"), QStringLiteral("box 1")},
                {tr("only %1 boxes").arg(TrioTable::kPartners), QStringLiteral("partners")},
                {tr("The third box"), QStringLiteral("box 3")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        if (isYourTurn())
            return {};
        if (area.figure.contains(point))
            return QStringLiteral("partners");
        const std::optional<int> cell = floorField(area, area.text).cellAt(point);
        if (!cell || *cell % kSide / kBox == 1)
            return {};
        return *cell < kBox                ? QStringLiteral("trio")
               : *cell % kSide / kBox == 0 ? QStringLiteral("box 1")
                                           : QStringLiteral("box 3");
    }

    std::optional<LabTurn> turn() const override {
        const FloorVerdict verdict = judgeFloor(workFloor(), 2);
        return LabTurn{tr("Boxes 1 and 2 of a floor stand there. Fill box 3: what is left over for each row, in any "
                          "order."),
                       verdict.state, verdict.state == LabTurn::State::done ? doneText() : verdict.words};
    }
    void clearTurn() override { m_work = Grid(); }
    QString drawing() const override {
        return m_work.filledCount() == 0 ? QString() : QString::fromStdString(toLine(m_work));
    }
    void setDrawing(const QString& drawing) override {
        const Grid work = gridFromLine(drawing.toStdString()).value_or(Grid());
        m_work = Grid();
        for (int cell = 0; cell < kBox * kSide; ++cell)
            if (isOpenCell(Cell(cell)) && !work.isBlank(Cell(cell)))
                m_work.set(Cell(cell), Digit(work.valueAt(Cell(cell))));
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metricsOf(turnField(area))) : std::nullopt;
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (!isOpenCell(cell))
            return tr("Box 3 of the floor is to be filled: the last three cells of rows 1 to 3.");
        return m_typed.write(m_work, cell, digit);
    }
    std::optional<Cell> cellAfter(Cell cell) const override { return m_typed.cellAfter(m_work, cell); }
    std::optional<Cell> startCell() const override { return m_typed.firstFree(m_work); }
    void clickCell(Cell) override { m_typed.click(); }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<int> cell = isYourTurn() ? turnField(area).cellAt(point) : std::nullopt;
        if (!cell || *cell >= kBox * kSide)
            return {};
        const std::optional<Digit> digit = workFloor().digit(Cell(*cell));
        return digit ? QStringLiteral("%1: %2").arg(cellName(Cell(*cell))).arg(digit->value())
                     : tr("%1: empty").arg(cellName(Cell(*cell)));
    }

    LabQuestion question() const override {
        const Floor& floor = model().floor;
        return LabQuestion::among(
            tr("Row 1 has %1 in the first box and %2 in the second. What is its trio in the third?")
                .arg(digitsOf(trioAt(floor, 0, 0)), digitsOf(trioAt(floor, 0, 1))),
            digitsOf(trioAt(floor, 0, 2)), {digitsOf(trioAt(floor, 1, 2)), digitsOf(trioAt(floor, 2, 2))},
            tr("%1: the three digits that the row does not have yet.").arg(digitsOf(trioAt(floor, 0, 2))));
    }

    /// A box each.
    int moveCount() const override { return 3; }
    int lastMoveBeforeAnswer() const override { return 2; }
    QString moveText(int moves) const override {
        const TrioConfiguration found = configuration();
        const TrioTable& table = TrioTable::instance();
        switch (moves) {
        case 0:
            return isQuestionOpen() ? tr("Two boxes of a floor; the third is to be found.")
                                    : tr("A floor of 27 digits");
        case 1:
            return filled(tr("Box 1: %1, number %2 of %3"), signatureText(table.signature(found.boxes[0])),
                          number(std::uint64_t{found.boxes[0]} + 1), number(TrioTable::kSignatures));
        case 2:
            return filled(tr("Box 2: %1, number %2 of the %3 that fit beside box 1"),
                          signatureText(table.signature(found.boxes[1])), partnerIndex(found) + 1,
                          TrioTable::kPartners);
        default: return tr("Box 3: %1, all that is left").arg(signatureText(table.signature(found.boxes[2])));
        }
    }

    std::vector<LabClaim> claims() const override {
        const TrioConfiguration found = configuration();
        const auto partners = TrioTable::instance().partners(found.boxes[0]);
        const auto count = std::count_if(partners.begin(), partners.end(),
                                         [&](const Partners& each) { return each.second == found.boxes[1]; });
        const bool leavesOne =
            count == 1 && partners[static_cast<std::size_t>(partnerIndex(found))].third == found.boxes[2];
        constexpr std::uint64_t kOrders = 6ULL * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6;
        return {{filled(tr("This floor is line %1 of %2; boxes 1 and 2 leave one box 3"),
                        number(static_cast<std::uint64_t>(TrioTable::instance().numberOf(found)) + 1),
                        number(TrioTable::kConfigurations)),
                 leavesOne},
                {tr("With the 6 orders of nine trios: %1 floors").arg(number(TrioTable::kConfigurations * kOrders)),
                 TrioTable::kConfigurations * kOrders == factorial(kSide).value_or(0) * kFloors}};
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {};
        // Another line of the table is a floor with these trios, each in rising order.
        const auto useLine = [this](int number) -> std::optional<double> {
            // A lesson's floor has this line already, with its digits in an order of its own.
            if (number - 1 == TrioTable::instance().numberOf(configuration()))
                return std::nullopt;
            lab().setFloor(floorOf(TrioTable::instance().configuration(number - 1)));
            return moveCount();
        };
        return {numberControl("line", tr("Line of the table:"), 1, TrioTable::kConfigurations,
                              TrioTable::instance().numberOf(configuration()) + 1, useLine),
                buttonControl("partners", tr("Print these %1 …").arg(TrioTable::kPartners),
                              [this] { Q_EMIT lab().fileRequested(partnersFile(configuration().boxes[0])); }),
                buttonControl("table", tr("Save all %1 …").arg(number(TrioTable::kConfigurations)), [this] {
                    Q_EMIT lab().fileRequested(tableFile());
                }).joined()};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const Floor& floor = model().floor;
        const QRectF& room = area.board;
        const CellField field = floorField(area, look.text);
        paintField(painter, field, look.theme, [&](int row, int column) {
            const int digit = floor.at(row, column);
            const int box = column / kBox;
            // The third box is what is asked for.
            if (isQuestionOpen() && box == 2)
                return CellFace{};
            return box >= std::ceil(at) ? CellFace{.text = QString::number(digit)}
                                        : digitFace(look.theme, floor, digit);
        });
        paintLit(painter, area, field, look);
        const TrioTable& table = TrioTable::instance();
        const TrioConfiguration found = configuration();
        const double width = field.area.width() / kBox;
        const double top = field.area.top() + floorHeight(area) + look.text * 1.2;
        const double height = std::min(look.text * 2.3, (room.bottom() - top) / 6);
        for (int box = 0; box < kBox; ++box) {
            const double left = field.area.left() + box * width;
            const double share = std::clamp(at - box, 0.0, 1.0);
            if (share < 1)
                continue;
            const Signature& signature = table.signature(found.boxes[static_cast<std::size_t>(box)]);
            for (int row = 0; row < kBox; ++row)
                say(painter, QRectF(left, top + row * height, width, height), Qt::AlignCenter,
                    QStringLiteral("{%1}").arg(digitsOf(signature[static_cast<std::size_t>(row)])), height * 0.62,
                    look.theme.text, QFont::DemiBold);
            const QString words =
                box == 0 ? tr("%1 of %2").arg(number(std::uint64_t{found.boxes[0]} + 1), number(TrioTable::kSignatures))
                : box == 1 ? tr("%1 of %2").arg(partnerIndex(found) + 1).arg(TrioTable::kPartners)
                           : tr("what is left");
            say(painter, QRectF(left, top + kBox * height, width, height), Qt::AlignCenter, words, look.text,
                look.theme.mutedText);
        }
        if (at >= moveCount())
            paintLines(painter, room.adjusted(0, top - room.top() + (kBox + 1.4) * height, 0, -look.text * 0.3), look);
        paintPartners(painter, area.figure, look, at);
    }

private:
    /// The number-th of those spread over all boxes that fit beside the first.
    void paintSheetFloor(WorksheetPage& sheet, const QRectF& room, int number) const {
        const TrioTable& table = TrioTable::instance();
        const SignatureId first = signatureAt(model().floor, 0);
        const Partners& pair = table.partners(first)[static_cast<std::size_t>(number * 13 % TrioTable::kPartners)];
        const SignatureId boxes[] = {first, pair.second, pair.third};
        sheet.field(
            QRectF(room.left(), room.top(), room.height() * kBox, room.height()), kBox, kSide,
            [&](int row, int column) {
                const auto box = static_cast<std::size_t>(column / kBox);
                const ClassicDigitSet digits = table.signature(boxes[box])[static_cast<std::size_t>(row)].digits();
                int at = column % kBox;
                for (const Digit digit : digits)
                    if (at-- == 0)
                        // Box 1 is the same in all of them, so never asked for.
                        return column / kBox == 1 + number % 2 ? sheet.answer(digitText(digit)) : digitText(digit);
                return QString();
            });
    }

    static double floorHeight(const StageArea& area) {
        return std::min(area.board.height() * 0.36, area.board.width() / 3);
    }
    static CellField floorField(const StageArea& area, double text) {
        return cellField(
            QRectF(area.board.left(), area.board.top() + text * 0.5, area.board.width(), floorHeight(area)), kBox,
            kSide, Qt::AlignHCenter | Qt::AlignTop);
    }
    static void paintLit(QPainter& painter, const StageArea& area, const CellField& field, const StageLook& look) {
        const auto part = [&](int row, int rows, int box) {
            outlineLit(painter, field.cell(row, box * kBox).united(field.cell(row + rows - 1, box * kBox + kBox - 1)),
                       look);
        };
        if (look.lit == QLatin1String("trio"))
            part(0, 1, 0);
        else if (look.lit == QLatin1String("box 1"))
            part(0, kBox, 0);
        else if (look.lit == QLatin1String("box 3"))
            part(0, kBox, 2);
        else if (look.lit == QLatin1String("partners"))
            outlineLit(painter, area.figure.adjusted(3, 3, -3, -3), look);
    }

    static CellField turnField(const StageArea& area) { return boardField(area, area.text * 0.4); }
    static bool isOpenCell(Cell cell) { return cell.index() < kBox * kSide && cell.index() % kSide >= 2 * kBox; }
    /// Two boxes of the floor, and the learner's third.
    Grid workFloor() const {
        Grid floor = m_work;
        for (int cell = 0; cell < kBox * kSide; ++cell)
            if (!isOpenCell(Cell(cell)))
                floor.set(Cell(cell), Digit(model().floor.digits[static_cast<std::size_t>(cell)]));
        return floor;
    }
    /// Tells of the full box its rows, and what its columns have then.
    QString doneText() const {
        const Grid floor = workFloor();
        QStringList rows;
        QStringList columns;
        for (int line = 0; line < kBox; ++line) {
            ClassicDigitSet ofRow;
            ClassicDigitSet ofColumn;
            for (int i = 0; i < kBox; ++i) {
                ofRow.insert(Digit(floor.valueAt(Cell(line * kSide + 2 * kBox + i))));
                ofColumn.insert(Digit(floor.valueAt(Cell(i * kSide + 2 * kBox + line))));
            }
            rows.append(digitsOf(Trio::of(ofRow)));
            columns.append(digitsOf(Trio::of(ofColumn)));
        }
        return filled(
            tr("Done. The trios %1 are all that boxes 1 and 2 leave, so nobody can fill in others. Their order "
               "is yours: it gives the columns the trios %2."),
            rows.join(QStringLiteral(", ")), columns.join(QStringLiteral(", ")));
    }
    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const CellField field = turnField(area);
        paintWorkFloor(painter, field, workFloor(), judgeFloor(workFloor(), 2), look,
                       [&](int digit) { return digitFace(look.theme, model().floor, digit); });
        outlineLit(painter, field.cell(0, 2 * kBox).united(field.cell(kBox - 1, kSide - 1)), look);
        paintPartners(painter, area.figure, look, 1);
    }

    TrioConfiguration configuration() const {
        return {{signatureAt(model().floor, 0), signatureAt(model().floor, 1), signatureAt(model().floor, 2)}};
    }

    /// The lines of the table around the floor's.
    void paintLines(QPainter& painter, const QRectF& area, const StageLook& look) const {
        const TrioTable& table = TrioTable::instance();
        const int own = table.numberOf(configuration());
        const double height = look.text * 1.7;
        const int rows = static_cast<int>(area.height() / height) - 1;
        if (rows < 1)
            return;
        Stack stack(area);
        const auto line = [&](const std::array<QString, 4>& columns, const QColor& ink, QFont::Weight weight) {
            const QRectF rect = stack.take(height);
            for (std::size_t i = 0; i < columns.size(); ++i)
                say(painter,
                    QRectF(rect.left() + static_cast<double>(i) * rect.width() / 4, rect.top(), rect.width() / 4,
                           height),
                    Qt::AlignCenter, columns[i], look.text, ink, weight);
            return rect;
        };
        line({tr("line of the table"), tr("box 1"), tr("box 2"), tr("box 3")}, look.theme.mutedText, QFont::Normal);
        const int first = std::clamp(own - rows / 2, 0, TrioTable::kConfigurations - rows);
        for (int i = first; i < first + rows; ++i) {
            const TrioConfiguration each = table.configuration(i);
            if (i == own) {
                paintPlate(painter,
                           QRectF(area.left(), area.top() + (i - first + 1) * height, area.width(), height)
                               .adjusted(1, 1, -1, -1),
                           QPen(look.theme.accent, 2), look.theme.accentSoft);
            }
            line({number(static_cast<std::uint64_t>(i) + 1), signatureText(table.signature(each.boxes[0])),
                  signatureText(table.signature(each.boxes[1])), signatureText(table.signature(each.boxes[2]))},
                 i == own ? look.theme.accentSoftInk : look.theme.text, i == own ? QFont::Bold : QFont::Normal);
        }
    }

    void paintPartners(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const TrioConfiguration found = configuration();
        const TrioTable& table = TrioTable::instance();
        Stack stack(area);
        const QRectF rest = area.adjusted(0, std::max(look.text * 2, look.leastText * 3), 0, 0);
        const PartnerList list = partnerList(rest.size(), look);
        const int count = list.count();
        const int rows = list.rows;
        const QString given = signatureText(table.signature(found.boxes[0]));
        sayCaption(painter, stack,
                   count < TrioTable::kPartners
                       ? filled(tr("%1 of the %2 boxes that fit beside %3"), count, TrioTable::kPartners, given)
                       : filled(tr("The %1 boxes that fit beside %2"), TrioTable::kPartners, given),
                   look);
        const double width = rest.width() / list.columns;
        const double height = std::min(rest.height() / rows, look.text * 1.9);
        const auto partners = table.partners(found.boxes[0]);
        const int chosen = partnerIndex(found);
        const int first = std::clamp(chosen - count / 2, 0, TrioTable::kPartners - count);
        for (int i = first; i < first + count; ++i) {
            const int column = (i - first) / rows;
            const QRectF rect(rest.left() + column * width, rest.top() + (i - first) % rows * height, width, height);
            const bool isChosen = i == chosen && at >= 2;
            if (isChosen) {
                paintPlate(painter, rect.adjusted(1, 0, -1, 0), QPen(look.theme.accent, 2), look.theme.accentSoft);
            }
            say(painter, rect.adjusted(4, 0, -4, 0), Qt::AlignCenter,
                signatureText(table.signature(partners[static_cast<std::size_t>(i)].second)), list.text,
                isChosen  ? look.theme.accentSoftInk
                : at >= 1 ? look.theme.text
                          : look.theme.mutedText,
                isChosen ? QFont::Bold : QFont::Normal);
        }
    }

    /// The learner's third box.
    Grid m_work;
    TypedLines m_typed{{Geometry().cells(House{HouseKind::box, kBox - 1})}};
};

}  // namespace

std::unique_ptr<LabScene> makeTriosScene(LookupLab& lab) { return std::make_unique<TriosScene>(lab); }

}  // namespace nonet::lookup
