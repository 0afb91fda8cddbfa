#include "core/constructions/fillings.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/lookup/floor_pictures.h"
#include "ui/pages/worksheet_page.h"

#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

constexpr int kSmallSide = 4;
/// Moves for the 4x4 grids, and for the sum over all classes.
constexpr int kSmallMoves = 4;
constexpr int kSumMoves = 8;
/// The class of the floor.
constexpr int kOwnMove = kSmallMoves + kSumMoves + 1;

/// Every class with its completions, added up.
class AllGridsScene final : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::AllGridsScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("All grids"); }
    QStringList sentences() const override {
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
    bool fillWorksheet(WorksheetPage& sheet) const override {
        sheet.words(
            tr("How many 4×4 grids are there? 1. With 1234 on top, these are all floors: the second row has 3 and 4 "
               "at the left, 1 and 2 at the right. Below each, write down in how many ways the two lower rows can "
               "be filled. Use the free boards to try."));
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
        for (int line = 0; line < 2; ++line) {
            const QRectF row = sheet.takeWithGap(step * 0.86);
            for (std::size_t i = 0; i < smallFloors().size(); ++i)
                small(QRectF(row.left() + static_cast<double>(i) * step, row.top(), step * 0.84, step * 0.84),
                      line == 0 ? smallFloors()[i].floor : Grid(kSmallSide));
        }
        const QString blank = QStringLiteral("______");
        const auto or_ = [&](std::uint64_t answer) { return sheet.hasAnswers() ? number(answer) : blank; };
        sheet.words(tr("Ways: %1")
                        .arg(textsOf(smallFloors(), [&](const SmallFloor& each) { return or_(each.ways); })
                                 .join(QStringLiteral(" + "))) +
                    QStringLiteral(" = ") + or_(smallSum()));
        sheet.words(
            tr("2. In how many orders can 1, 2, 3, 4 stand in the first row? %1").arg(or_(*factorial(kSmallSide))));
        sheet.words(tr("3. So how many grids are there? %1").arg(or_(*factorial(kSmallSide) * smallSum())));
        return true;
    }
    LabQuestion question() const override {
        return LabQuestion::of(tr("Why is each class multiplied by 9! = %1?").arg(number(*factorial(kSide))),
                               {tr("nine rows"), tr("names of the digits"), tr("orders of the columns")}, 1,
                               tr("Floors were counted with the first row 123456789; giving the digits other names "
                                  "makes 9! boards of each, and all are different."));
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
        if (at < kSmallMoves)
            return paintSmall(painter, area, look, at);
        const FloorFacts* facts = lab().facts();
        const QRectF& room = area.board;
        if (!facts)
            return say(painter, room, Qt::AlignCenter, tr("counting …"), look.text * 1.2, look.theme.mutedText);
        const GridCount& grids = facts->grids;
        Stack stack(room.adjusted(0, look.text * 0.5, 0, 0));
        say(painter, stack.take(look.text * 1.8), Qt::AlignCenter,
            tr("%1 of %2 classes").arg(termsAt(at)).arg(facts->classes.size()), look.text, look.theme.mutedText);
        say(painter, stack.take(look.text * 3.2), Qt::AlignCenter, grouped(sumAt(at).toText()), look.text * 2,
            look.theme.text, QFont::DemiBold);
        stack.take(look.text * 0.6);
        const QRectF rest = stack.rest();
        const CellField field =
            cellField(rest.adjusted(0, 0, 0, -look.text * 5), kTileRows, kTileColumns, Qt::AlignHCenter | Qt::AlignTop);
        paintTiles(painter, field, look, at);
        paintTerms(painter, area.figure, look, at);
        const std::size_t own = facts->classOf(model().floor);
        if (at < kOwnMove || own >= grids.terms.size())
            return;
        const GridTerm& term = grids.terms[own];
        Stack words(QRectF(room.left(), field.area.bottom() + look.text * 0.8, room.width(), look.text * 4));
        sayCaption(painter, words, tr("Your floor's class: floors × ways below × 9!"), look);
        const QString product = QStringLiteral("%1 × %2 × %3")
                                    .arg(number(term.floors.size), number(term.completions), number(*factorial(kSide)));
        const QString grids_ = QStringLiteral("= ") + grouped(term.grids.toText());
        if (look.leastText <= 0)
            return say(painter, words.take(look.text * 2), Qt::AlignCenter, product + u' ' + grids_, look.text * 1.25,
                       look.theme.text, QFont::DemiBold);
        for (const QString& line : {product, grids_})
            sayLegibly(painter, words.take(look.text * 1.2), Qt::AlignCenter, line, look, look.theme.text,
                       QFont::DemiBold);
    }

private:
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

    /// A floor of the 4x4 board with the first row 1234, and the ways to fill the rows below.
    struct SmallFloor {
        Grid floor{kSmallSide};
        std::uint64_t ways = 0;
    };
    static const std::vector<SmallFloor>& smallFloors() {
        static const std::vector<SmallFloor> all = [] {
            std::vector<SmallFloor> floors;
            for (const auto& second : {std::array{3, 4, 1, 2}, {3, 4, 2, 1}, {4, 3, 1, 2}, {4, 3, 2, 1}}) {
                SmallFloor& each = floors.emplace_back();
                for (int column = 0; column < kSmallSide; ++column) {
                    each.floor.set(Cell(column), Digit(column + 1));
                    each.floor.set(Cell(kSmallSide + column), Digit(second[static_cast<std::size_t>(column)]));
                }
                each.ways = countFillings(Geometry(2, 2), each.floor, each.floor).count;
            }
            return floors;
        }();
        return all;
    }
    static std::uint64_t smallSum() {
        std::uint64_t sum = 0;
        for (const SmallFloor& each : smallFloors())
            sum += each.ways;
        return sum;
    }
    static QString smallWays() {
        return textsOf(smallFloors(), [](const SmallFloor& each) { return QString::number(each.ways); })
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
                      number(*factorial(kSmallSide)), smallSum(), number(*factorial(kSmallSide) * smallSum()));
    }

    void paintSmall(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
        Stack stack(area.board.adjusted(0, look.text * 0.5, 0, 0));
        const auto moves = static_cast<int>(std::floor(at));
        sayLines(painter, stack, smallText(moves), look.text * 1.3, look.theme.text);
        const std::vector<SmallFloor>& floors = smallFloors();
        const QRectF room = stack.rest().adjusted(0, look.text, 0, -look.text);
        const double width = room.width() / 2;
        const double height = room.height() / 2;
        for (std::size_t i = 0; i < floors.size(); ++i) {
            const int upper = static_cast<int>(i) / 2;
            const QRectF part(room.left() + static_cast<double>(i % 2) * width, room.top() + upper * height, width,
                              height);
            const CellField field = cellField(part.adjusted(look.text, 0, -look.text, -look.text * 2.4), kSmallSide,
                                              kSmallSide, Qt::AlignHCenter | Qt::AlignTop);
            for (int cell = 0; cell < kSmallSide * kSmallSide; ++cell) {
                const int row = cell / kSmallSide;
                const std::optional<Digit> digit = floors[i].floor.digit(Cell(cell));
                const bool isShown = digit && (row == 0 || moves >= 1);
                const CellFace face =
                    isShown ? placeFace(look.theme, QString::number(digit->value()), 2 * digit->index(), 0.8)
                            : CellFace{};
                const QRectF rect = field.cell(row, cell % kSmallSide);
                paintCell(painter, rect, face, look.theme);
                paintOutline(painter, rect, QPen(look.theme.thinLine, 1));
            }
            for (int box = 0; box < kSmallSide; ++box)
                paintOutline(painter,
                             QRectF(field.cellOf(box / 2 * 2 * kSmallSide + box % 2 * 2).topLeft(),
                                    QSizeF(2 * field.side(), 2 * field.side())),
                             QPen(look.theme.boxLine, 2));
            if (moves >= 2)
                say(painter, QRectF(part.left(), field.area.bottom(), part.width(), look.text * 2), Qt::AlignCenter,
                    tr("%1 ways below").arg(floors[i].ways), look.text, look.theme.text, QFont::DemiBold);
        }
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
        Stack stack(area.adjusted(0, look.text * 0.3, 0, 0));
        // A line is some fifty characters, half of them the number of grids: it is left out where it would be too
        // small.
        const bool isWide = area.width() >= look.text * 27;
        std::vector<double> ends{0.2, 0.46, 1};
        if (isWide)
            ends = {0.14, 0.32, 0.62, 1};
        else if (look.leastText > 0)
            ends = {0.3, 1};
        const double pixels = std::max(look.leastText, std::min(look.text, area.width() / (isWide ? 27 : 13)));
        const double height = pixels * 1.8;
        const auto line = [&](QStringList columns, const QColor& ink, QFont::Weight weight) {
            if (ends.size() == 2)
                columns.removeAt(1);
            const QRectF rect = stack.take(height);
            double start = 0;
            for (std::size_t i = 0; i < ends.size(); ++i) {
                const double end = ends[i];
                say(painter,
                    QRectF(rect.left() + start * rect.width(), rect.top(), (end - start) * rect.width() - 6, height),
                    Qt::AlignRight | Qt::AlignVCenter, columns[static_cast<qsizetype>(i)], pixels, ink, weight);
                start = end;
            }
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
};

}  // namespace

std::unique_ptr<LabScene> makeAllGridsScene(LookupLab& lab) { return std::make_unique<AllGridsScene>(lab); }

}  // namespace nonet::lookup
