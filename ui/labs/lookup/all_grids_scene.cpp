#include "core/constructions/sequence_recovery.h"
#include "ui/labs/lookup/count_turn.h"
#include "ui/labs/lookup/floor_pictures.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

/// The rows of boards on the scene's sheet, and a board's share of a quarter of the page.
constexpr int kSheetLines = 3;
constexpr double kSheetBoardShare = 0.84;
/// Moves for the 4x4 grids, and for the sum over all classes.
constexpr int kSmallMoves = 4;
constexpr int kSumMoves = 8;
/// The class of the floor.
constexpr int kOwnMove = kSmallMoves + kSumMoves + 1;

/// The factors of a term, as LabLink::thing.
constexpr const char* kTermThings[] = {"floors", "ways", "names"};

/// The parts of the left half while the classes are added up.
struct Large {
    QRectF count;
    QRectF sum;
    CellField field;
    QRectF words;

    Large(const StageArea& area, double text) {
        const QRectF& room = area.board;
        Stack stack(room.adjusted(0, text * 0.5, 0, 0));
        count = stack.take(text * 1.8);
        sum = stack.take(text * 3.2);
        stack.take(text * 0.6);
        field = cellField(stack.rest().adjusted(0, 0, 0, -text * 5), kTileRows, kTileColumns,
                          Qt::AlignHCenter | Qt::AlignTop);
        words = QRectF(room.left(), field.area.bottom() + text * 0.8, room.width(), text * 4);
    }
};

/// Class, floors, ways below and grids: a line is some fifty characters, half of them the number of grids, which is
/// left out where it would be too small. On a slide the floors are left out, too.
struct TermTable {
    QRectF area;
    std::vector<double> ends{0.2, 0.46, 1};
    double pixels;
    double height;

    TermTable(const QRectF& figure, double text, double leastText) : area(figure.adjusted(0, text * 0.3, 0, 0)) {
        const bool isWide = figure.width() >= text * 25;
        if (isWide)
            ends = {0.12, 0.28, 0.56, 1};
        else if (leastText > 0)
            ends = {0.3, 1};
        pixels = std::max(leastText, std::min(text, figure.width() / (isWide ? 34 : 13)));
        height = pixels * 1.8;
    }
    QRectF column(int index) const {
        const auto i = static_cast<std::size_t>(index);
        const double start = i == 0 ? 0 : ends[i - 1];
        return {area.left() + start * area.width(), area.top(), (ends[i] - start) * area.width() - 6, area.height()};
    }
    QRectF cell(int line, int index) const {
        const QRectF whole = column(index);
        return {whole.left(), whole.top() + line * height, whole.width(), height};
    }
};

/// The small floors under other names and in another order: each sheet has its own.
struct SheetOrder {
    /// The names of the digits 1 to 4.
    std::array<int, kSmallSide> names;
    /// Indices into smallFloors().
    std::array<int, kSmallFloors> floors;

    Grid renamed(int floor) const {
        Grid grid(kSmallSide);
        const Grid& from = smallFloors()[static_cast<std::size_t>(floor)].floor;
        for (int i = 0; i < kSmallSide * kSmallSide; ++i)
            if (const std::optional<Digit> digit = from.digit(Cell(i)))
                grid.set(Cell(i), Digit(names[static_cast<std::size_t>(digit->index())]));
        return grid;
    }
};

/// Every class with its completions, added up.
class AllGridsScene final : public LookupScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::AllGridsScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("All grids"); }
    bool hasSmallPrint() const override { return true; }
    QStringList sentences() const override {
        if (isYourTurn())
            return {
                tr("The upper half of a 4×4 grid is a floor. With 1234 on top there are four; one is on the board."),
                tr("A way to fill its lower half goes to the right, below its floor, and you look for the next."),
                tr("Below every floor and for every first row: that counts all grids, and none twice.")};
        return {
            tr("Floors of one class can be completed to a board in equally many ways, so each class is worked out "
               "once."),
            isQuestionOpen()
                ? tr("A class stands for its floors × the ways to fill the six rows below × 9!.")
                : tr("A class stands for its floors × the ways to fill the six rows below × the 9! ways to name the "
                     "digits."),
            tr("Added up, the classes give the number of all Sudoku grids.")};
    }

    QString ownWords() const override {
        return tr("In your own words: why is it enough to count below one floor of each class?");
    }
    QString modelWords() const override {
        return tr("The floors of a class become each other by swaps and new names. The same swaps and names turn every "
                  "board on the one into a board on the other, so there are equally many.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        sheet.words(tr(
            "How many 4×4 grids are there? A floor is the upper two rows of a grid: two boxes side by side. Floors "
            "are of one class if they become each other by swapping rows, columns or boxes and giving the digits new "
            "names."));
        const SheetOrder order = sheetOrder();
        QStringList top;
        for (int column = 0; column < kSmallSide; ++column)
            top.append(digitText(order.renamed(0).digit(Cell(column))));
        sheet.words(
            filled(tr("1. With %1 on top, these are all floors: the second row has %2 and %3 at the left, %4 and %5 at "
                      "the right. For each, write down in how many ways the two lower rows can be filled. Use the free "
                      "boards to try."),
                   top.join(QString()), std::min(top[2], top[3]), std::max(top[2], top[3]), std::min(top[0], top[1]),
                   std::max(top[0], top[1])));
        const auto small = [&](const QRectF& room, const Grid& digits) {
            const CellField field = cellField(room, kSmallSide, kSmallSide, Qt::AlignLeft | Qt::AlignTop);
            for (int cell = 0; cell < kSmallSide * kSmallSide; ++cell) {
                const QRectF rect = field.cellOf(cell);
                paintCell(sheet.painter(), rect, {.text = digitText(digits.digit(Cell(cell)))}, sheet.theme());
                paintOutline(sheet.painter(), rect, QPen(sheet.theme().thinLine, 0.8));
            }
            for (int box = 0; box < kSmallSide; ++box)
                paintOutline(sheet.painter(),
                             QRectF(field.cellOf(box / 2 * 2 * kSmallSide + box % 2 * 2).topLeft(),
                                    QSizeF(2 * field.side(), 2 * field.side())),
                             QPen(sheet.theme().boxLine, 1.6));
        };
        const double step = sheet.page().width() / kSmallSide;
        // Free boards are of no use on the key.
        const int lines = sheet.hasAnswers() ? 1 : kSheetLines;
        for (int line = 0; line < lines; ++line) {
            const QRectF row = sheet.takeFigure(step * kSheetBoardShare, step * kSheetBoardShare);
            for (std::size_t i = 0; i < smallFloors().size(); ++i)
                small(QRectF(row.left() + static_cast<double>(i) * step, row.top(), row.height(), row.height()),
                      line == 0 ? order.renamed(order.floors[i]) : Grid(kSmallSide));
        }
        const QString blank = QStringLiteral("______");
        const auto or_ = [&](std::uint64_t answer) { return sheet.hasAnswers() ? number(answer) : blank; };
        sheet.words(
            tr("Ways: %1")
                .arg(textsOf(order.floors,
                             [&](int floor) { return or_(smallFloors()[static_cast<std::size_t>(floor)].ways.size()); })
                         .join(QStringLiteral(" + "))) +
            QStringLiteral(" = ") + or_(smallSum()));
        sheet.words(tr("2. In how many orders can 1, 2, 3, 4 stand in the first row? %1")
                        .arg(or_(factorial(kSmallSide).value_or(0))));
        sheet.words(tr("3. So how many grids are there? %1").arg(or_(factorial(kSmallSide).value_or(0) * smallSum())));
        return true;
    }
    std::vector<LabLink> links() const override {
        if (isYourTurn())
            return {};
        std::vector<LabLink> links{{tr("its floors"), QStringLiteral("floors")},
                                   {tr("the six rows below"), QStringLiteral("ways")},
                                   {tr("the number of all Sudoku grids"), QStringLiteral("sum")}};
        if (moment() < kSmallMoves || moment() >= kOwnMove)
            links.push_back({QStringLiteral("9!"), QStringLiteral("names")});
        return links;
    }
    /// Terms of the sum, on the small grids and on the large ones.
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (isYourTurn())
            return {};
        if (at < kSmallMoves) {
            if (smallHead(area, area.text).contains(point))
                return QStringLiteral("sum");
            for (std::size_t i = 0; i < smallFloors().size(); ++i)
                if (const std::optional<int> cell = smallField(area, i, area.text).cellAt(point))
                    return *cell < kSmallSide       ? QStringLiteral("names")
                           : *cell < 2 * kSmallSide ? QStringLiteral("floors")
                                                    : QStringLiteral("ways");
            return {};
        }
        const Large parts(area, area.text);
        if (parts.sum.contains(point))
            return QStringLiteral("sum");
        const TermTable table(area.figure, area.text, 0);
        for (const int column : {1, 2})
            if (table.column(column).contains(point))
                return QLatin1String(kTermThings[static_cast<std::size_t>(column - 1)]);
        if (at < kOwnMove || !lab().facts())
            return {};
        const std::vector<QRectF> rects = productRects(parts, area.text);
        for (std::size_t i = 0; i < std::size(kTermThings) && i < rects.size(); ++i)
            if (rects[i].contains(point))
                return QLatin1String(kTermThings[i]);
        return {};
    }
    LabQuestion question() const override {
        return LabQuestion::of(tr("Why is each class multiplied by 9! = %1?").arg(number(factorial(kSide).value_or(0))),
                               {tr("nine rows"), tr("names of the digits"), tr("orders of the columns")}, 1,
                               tr("Floors were counted with the first row 123456789; giving the digits other names "
                                  "makes 9! boards of each, and all are different."));
    }

    std::optional<LabTurn> turn() const override {
        const CountVerdict verdict = judgeCount(m_work);
        return LabTurn{tr("Find every way to fill the lower half below each of the four floors. Then say how many 4×4 "
                          "grids there are."),
                       verdict.state, verdict.words};
    }
    void clearTurn() override { m_work = CountWork(); }
    QString drawing() const override { return m_work.text(); }
    void setDrawing(const QString& drawing) override { m_work.setText(drawing); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        if (!isYourTurn())
            return std::nullopt;
        constexpr double margin = BoardMetrics::kMargin;
        return BoardMetrics(Geometry(2, 2), workField(area).area.adjusted(-margin, -margin, margin, margin));
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (Geometry(2, 2).row(cell) < 2)
            return tr("The floor stays as it is. Fill the two rows below.");
        if (digit && digit->value() > kSmallSide)
            return tr("A 4×4 grid has the digits 1 to 4.");
        m_work.type(cell, digit);
        return QString();
    }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<int> index = isYourTurn() ? workField(area).cellAt(point) : std::nullopt;
        if (!index)
            return {};
        const std::optional<Digit> digit = m_work.board().digit(Cell(*index));
        return filled(digit ? QStringLiteral("%1: %2") : tr("%1: empty"), cellName(Cell(*index), kSmallSide),
                      digitText(digit));
    }
    std::vector<LabControl> controls() override {
        if (!isYourTurn())
            return {};
        return {choiceControl("floor", tr("Floor on the board:"),
                              textsOf({1, 2, 3, 4}, [](int floor) { return number(floor); }), m_work.floor(),
                              [this](int floor) { m_work.show(floor); }),
                textControl("grids", tr("Grids altogether:"), m_work.said() < 0 ? QString() : number(m_work.said()),
                            [this](const QString& text) { return acceptNumber(text); })
                    .joined()};
    }

    /// The 4x4 grids; then the terms, the class of the floor, and the classes with as many completions.
    int moveCount() const override { return kOwnMove + 1; }
    QString moveText(int moves) const override {
        if (moves < kSmallMoves)
            return smallText(moves);
        const FloorFacts* facts = lab().facts();
        if (!facts)
            return tr("The classes are being counted.");
        const GridCount& grids = facts->grids;
        const std::size_t own = facts->classOf(model().floor);
        // On the way the picture counts faster than the moves.
        if (moves < kSmallMoves + kSumMoves)
            return tr("The classes are added up: floors × ways below × 9!, one class after the other.");
        if (moves < kOwnMove || own >= grids.terms.size())
            return filled(tr("%1 of %2 classes: %3 grids"), termsAt(moves), facts->classes.size(),
                          grouped(sumAt(moves).toText()));
        if (moves == kOwnMove)
            return filled(tr("Your floor is of class %1, ringed: it stands for %2 grids."), own + 1,
                          grouped(grids.terms[own].grids.toText()));
        return filled(tr("Tiles are as strong as their ways below are many: %1 sums serve all %2 classes."),
                      grids.columnClasses, facts->classes.size());
    }

    std::vector<LabClaim> claims() const override {
        const FloorFacts* facts = lab().facts();
        if (!facts || !facts->isComplete())
            return {};
        const GridTerm& own = facts->grids.terms[facts->classOf(model().floor)];
        WideCount sum;
        for (const GridTerm& term : facts->grids.terms)
            sum += term.grids;
        return {{filled(tr("%1 classes, with %2 sums, add up to %3"), facts->grids.terms.size(),
                        facts->grids.columnClasses, grouped(sum.toText())),
                 sum == facts->grids.total},
                {tr("Your floor can be completed in %1 ways").arg(number(own.completions)),
                 own.floors.representative == canonicalFloor(model().floor)}};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintCountWork(painter, workField(area), area.figure, m_work, look);
        if (at < kSmallMoves)
            return paintSmall(painter, area, look, at);
        const FloorFacts* facts = lab().facts();
        const QRectF& room = area.board;
        if (!facts)
            return say(painter, room, Qt::AlignCenter, tr("counting …"), look.text * 1.2, look.theme.mutedText);
        const GridCount& grids = facts->grids;
        const Large parts(area, look.text);
        say(painter, parts.count, Qt::AlignCenter, tr("%1 of %2 classes").arg(termsAt(at)).arg(facts->classes.size()),
            look.text, look.theme.mutedText);
        say(painter, parts.sum, Qt::AlignCenter, grouped(sumAt(at).toText()), look.text * 2, look.theme.text,
            QFont::DemiBold);
        paintTiles(painter, parts.field, look, at);
        paintTerms(painter, area.figure, look, at);
        paintLit(painter, area, parts, look, at);
        const std::size_t own = facts->classOf(model().floor);
        if (at < kOwnMove || own >= grids.terms.size())
            return;
        const GridTerm& term = grids.terms[own];
        Stack words(parts.words);
        sayCaption(painter, words, tr("Your floor's class: floors × ways below × 9!"), look);
        if (look.leastText <= 0) {
            const QStringList pieces = productPieces(term);
            const std::vector<QRectF> rects = productRects(parts, look.text);
            for (std::size_t i = 0; i < rects.size(); ++i)
                say(painter, rects[i], Qt::AlignCenter, pieces[static_cast<qsizetype>(i)], look.text * 1.25,
                    look.theme.text, QFont::DemiBold);
            return;
        }
        const QString product =
            QStringLiteral("%1 × %2 × %3")
                .arg(number(term.floors.size), number(term.completions), number(factorial(kSide).value_or(0)));
        const QString grids_ = QStringLiteral("= ") + grouped(term.grids.toText());
        for (const QString& line : {product, grids_})
            sayLegibly(painter, words.take(look.text * 1.2), Qt::AlignCenter, line, look, look.theme.text,
                       QFont::DemiBold);
    }

private:
    /// As the floor's first row has the digits 1 to 4, and 5 to 8.
    SheetOrder sheetOrder() const {
        SheetOrder order{};
        std::size_t names = 0;
        std::size_t floors = 0;
        for (int column = 0; column < kSide; ++column) {
            const int digit = model().floor.at(0, column);
            if (digit <= kSmallSide)
                order.names[names++] = digit;
            else if (digit <= kSmallSide + kSmallFloors)
                order.floors[floors++] = digit - kSmallSide - 1;
        }
        return order;
    }
    static CellField workField(const StageArea& area) { return cellField(area.board, kSmallSide, kSmallSide); }
    QString acceptNumber(const QString& text) {
        if (text.trimmed().isEmpty()) {
            m_work.say(-1);
            return {};
        }
        bool isNumber = false;
        const int grids = text.trimmed().toInt(&isNumber);
        if (!isNumber || grids < 0 || grids > kMostSaid)
            return tr("Type a number from 0 to %1.").arg(number(kMostSaid));
        m_work.say(grids);
        return {};
    }

    /// Factor by factor, and what they make.
    static QStringList productPieces(const GridTerm& term) {
        const QString times = QStringLiteral("× ");
        return {number(term.floors.size), times + number(term.completions),
                times + number(factorial(kSide).value_or(0)), QStringLiteral("= ") + grouped(term.grids.toText())};
    }
    /// Side by side in one line; empty while the term is not known.
    std::vector<QRectF> productRects(const Large& parts, double text) const {
        const FloorFacts& facts = *lab().facts();
        const std::size_t own = facts.classOf(model().floor);
        std::vector<QRectF> rects;
        if (own >= facts.grids.terms.size())
            return rects;
        const QFontMetricsF metrics(boardFont(text * 1.25, QFont::DemiBold));
        double width = 0;
        std::vector<double> widths;
        for (const QString& piece : productPieces(facts.grids.terms[own])) {
            widths.push_back(metrics.horizontalAdvance(piece) + text * 0.5);
            width += widths.back();
        }
        const double shrunk = std::min(1.0, parts.words.width() / width);
        double left = parts.words.center().x() - width * shrunk / 2;
        for (const double each : widths) {
            rects.emplace_back(left, parts.words.top() + text * 1.8, each * shrunk, text * 2);
            left += each * shrunk;
        }
        return rects;
    }
    /// The term's factors in the sum; on the table a factor is a column.
    void paintLit(QPainter& painter, const StageArea& area, const Large& parts, const StageLook& look,
                  double at) const {
        if (look.lit == QLatin1String("sum"))
            outlineLit(painter, parts.sum, look);
        const TermTable table(area.figure, look.text, look.leastText);
        const std::vector<QRectF> rects = productRects(parts, look.text);
        for (std::size_t i = 0; i < std::size(kTermThings); ++i) {
            if (look.lit != QLatin1String(kTermThings[i]))
                continue;
            if (i < 2)
                outlineLit(painter, table.column(static_cast<int>(i) + 1), look);
            if (at >= kOwnMove && i < rects.size())
                outlineLit(painter, rects[i], look);
        }
    }
    static QRectF smallHead(const StageArea& area, double text) {
        return {area.board.left(), area.board.top() + text * 0.5, area.board.width(), text * 3.6};
    }
    static CellField smallField(const StageArea& area, std::size_t index, double text) {
        const QRectF head = smallHead(area, text);
        const QRectF room(head.left(), head.bottom() + text, head.width(),
                          area.board.bottom() - head.bottom() - text * 2);
        const std::size_t column = index % 2;
        const std::size_t row = index / 2;
        const QRectF part(room.left() + static_cast<double>(column) * room.width() / 2,
                          room.top() + static_cast<double>(row) * room.height() / 2, room.width() / 2,
                          room.height() / 2);
        return cellField(part.adjusted(text, 0, -text, -text * 2.4), kSmallSide, kSmallSide,
                         Qt::AlignHCenter | Qt::AlignTop);
    }
    static void paintSmallLit(QPainter& painter, const StageArea& area, const StageLook& look) {
        if (look.lit == QLatin1String("sum"))
            outlineLit(painter, smallHead(area, look.text), look);
        for (std::size_t i = 0; i < smallFloors().size(); ++i) {
            const CellField field = smallField(area, i, look.text);
            const auto rows = [&](int first, int last) {
                outlineLit(painter, field.cell(first, 0).united(field.cell(last, kSmallSide - 1)), look);
            };
            if (look.lit == QLatin1String(kTermThings[0]))
                rows(0, 1);
            else if (look.lit == QLatin1String(kTermThings[1]))
                rows(2, 3);
            else if (look.lit == QLatin1String(kTermThings[2]))
                rows(0, 0);
        }
    }

    /// Terms that are added up at this moment, as far as they are known.
    std::size_t termsAt(double at) const {
        const FloorFacts& facts = *lab().facts();
        const double share = std::clamp((at - kSmallMoves) / kSumMoves, 0.0, 1.0);
        return std::min(facts.grids.terms.size(),
                        static_cast<std::size_t>(std::floor(static_cast<double>(facts.classes.size()) * share)));
    }
    WideCount sumAt(double at) const {
        WideCount sum;
        for (std::size_t i = 0; i < termsAt(at); ++i)
            sum += lab().facts()->grids.terms[i].grids;
        return sum;
    }

    static QString smallWays() {
        return textsOf(smallFloors(), [](const SmallFloor& each) { return QString::number(each.ways.size()); })
            .join(QStringLiteral(" + "));
    }

    static QString smallText(int moves) {
        switch (moves) {
        case 0: return tr("First small: how many 4×4 grids are there?");
        case 1: return tr("With 1234 on top, %1 second rows fit: %1 floors.").arg(smallFloors().size());
        case 2: return tr("The rows below each can be filled in %1 = %2 ways.").arg(smallWays()).arg(smallSum());
        default: break;
        }
        return filled(tr("Four digits stand in %1 orders in the first row: %1 × %2 = %3 grids."),
                      number(factorial(kSmallSide).value_or(0)), smallSum(),
                      number(factorial(kSmallSide).value_or(0) * smallSum()));
    }

    void paintSmall(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
        const auto moves = static_cast<int>(std::floor(at));
        sayLines(painter, smallHead(area, look.text), Qt::AlignLeft | Qt::AlignTop, smallText(moves), look.text * 1.3,
                 look.theme.text);
        const std::vector<SmallFloor>& floors = smallFloors();
        for (std::size_t i = 0; i < floors.size(); ++i) {
            const CellField field = smallField(area, i, look.text);
            paintSmallBoard(painter, field, look.theme, [&](int cell) {
                const std::optional<Digit> digit = floors[i].floor.digit(Cell(cell));
                const bool isShown = digit && (cell < kSmallSide || moves >= 1);
                return isShown ? placeFace(look.theme, QString::number(digit->value()), 2 * digit->index(), 0.8)
                               : CellFace{};
            });
            if (moves >= 2)
                say(painter,
                    QRectF(field.area.left() - look.text, field.area.bottom(), field.area.width() + 2 * look.text,
                           look.text * 2),
                    Qt::AlignCenter, tr("%1 ways below").arg(floors[i].ways.size()), look.text, look.theme.text,
                    QFont::DemiBold);
        }
        paintSmallLit(painter, area, look);
        sayLines(painter, area.figure, Qt::AlignCenter,
                 moves < 2 ? tr("A floor is the upper half. How many ways lead on from it?")
                           : tr("The 9×9 grids are counted in the same way: every floor, times the ways below it."),
                 look.text, look.theme.mutedText);
    }

    void paintTiles(QPainter& painter, const CellField& field, const StageLook& look, double at) const {
        const FloorFacts& facts = *lab().facts();
        const std::vector<GridTerm>& terms = facts.grids.terms;
        const auto [least, most] =
            std::minmax_element(terms.begin(), terms.end(),
                                [](const GridTerm& a, const GridTerm& b) { return a.completions < b.completions; });
        const std::size_t own = facts.classOf(model().floor);
        for (std::size_t i = 0; i < facts.classes.size(); ++i) {
            const QRectF rect = tileRect(field, i);
            QColor fill = look.theme.panel;
            if (at <= kOwnMove)
                fill = i < termsAt(at) ? look.theme.accent : look.theme.panel;
            else if (i < terms.size())
                fill = heat(look.theme,
                            static_cast<double>(terms[i].completions - least->completions) /
                                static_cast<double>(std::max<std::uint64_t>(1, most->completions - least->completions)),
                            0.1);
            painter.fillRect(rect, fill);
            paintOutline(painter, rect, QPen(look.theme.thinLine, 1));
        }
        if (at >= kOwnMove)
            paintTileRing(painter, tileRect(field, own), look);
    }

    void paintTerms(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const auto& terms = lab().facts()->grids.terms;
        const TermTable table(area, look.text, look.leastText);
        const double height = table.height;
        int lines = 0;
        const auto line = [&](QStringList columns, const QColor& ink, QFont::Weight weight) {
            if (table.ends.size() == 2)
                columns.removeAt(1);
            for (int i = 0; i < std::ssize(table.ends); ++i)
                say(painter, table.cell(lines, i), Qt::AlignRight | Qt::AlignVCenter, columns[i], table.pixels, ink,
                    weight);
            ++lines;
        };
        line({tr("class"), tr("floors"), tr("ways below"), tr("grids")}, look.theme.mutedText, QFont::Normal);
        const auto count = static_cast<std::ptrdiff_t>(termsAt(at));
        const auto rows = static_cast<std::ptrdiff_t>((area.height() - height * 1.5) / height);
        const auto own = static_cast<std::ptrdiff_t>(lab().facts()->classOf(model().floor));
        // The last ones; then those around the floor's own.
        const std::ptrdiff_t wanted = at < kOwnMove ? count - rows : own - rows / 2;
        const std::ptrdiff_t first = std::clamp<std::ptrdiff_t>(wanted, 0, std::max<std::ptrdiff_t>(0, count - rows));
        for (std::ptrdiff_t i = first; i < std::min(count, first + rows); ++i) {
            const GridTerm& term = terms[static_cast<std::size_t>(i)];
            line({QString::number(i + 1), number(term.floors.size), number(term.completions),
                  grouped(term.grids.toText())},
                 look.theme.text, i == own && at >= kOwnMove ? QFont::Bold : QFont::Normal);
        }
    }

    CountWork m_work;
};

}  // namespace

std::unique_ptr<LabScene> makeAllGridsScene(LookupLab& lab) { return std::make_unique<AllGridsScene>(lab); }

}  // namespace nonet::lookup
