#include "core/canonical/trio_table.h"
#include "core/constructions/row_compression.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/lookup/lookup_scene.h"

#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

/// The classes as a field of tiles.
constexpr int kTileColumns = 26;
constexpr int kTileRows = 16;
constexpr std::uint32_t kSecondRows = kFloors / kRowsPerCode;
/// Moves before the classes are added up.
constexpr int kFactorMoves = 2;

Floor exchanged(const Floor& floor, const std::array<int, 3>& rows, const std::array<int, 9>& columns) {
    Floor result;
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 9; ++column)
            result.digits[row * kSide + column] = static_cast<std::uint8_t>(floor.at(rows[row], columns[column]));
    return result;
}

QRectF tileRect(const CellField& field, std::size_t index) {
    const std::size_t row = index / kTileColumns;
    const std::size_t column = index % kTileColumns;
    const double gap = std::max(0.5, field.side() * 0.06);
    return field.cell(static_cast<double>(row), static_cast<double>(column)).adjusted(gap, gap, -gap, -gap);
}

/// Around one of many tiles, light or dark: with paper at both of its sides.
void paintTileRing(QPainter& painter, const QRectF& rect, const StageLook& look) {
    const double width = std::max(3.0, rect.width() / 5);
    paintOutline(painter, rect, QPen(look.theme.board, width + 4));
    painter.setPen(QPen(look.theme.selectionRing, width));
    painter.drawRect(rect);
}

/// 2,612,736 floors in 416 classes.
class AllFloorsScene final : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::AllFloorsScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("All floors"); }
    QStringList sentences() const override {
        return {
            isQuestionOpen()
                ? tr("A floor is three rows of a Sudoku; with its digits renamed it begins with 123456789.")
                : filled(
                      tr("A floor is three rows of a Sudoku; with its digits renamed it begins with 123456789, and %1 "
                         "second rows fit below that, and %2 third rows below each."),
                      number(kSecondRows), kRowsPerCode),
            tr("Floors that become each other when rows, boxes or columns of a box change places are one class."),
            tr("Exchange something: the floor gets another number, its class (ringed) stays.")};
    }

    LabQuestion question() const override {
        return LabQuestion::of(tr("Nine digits can stand in %1 orders. How many of these rows fit below the first one?")
                                   .arg(number(*factorial(kSide))),
                               {number(*factorial(kSide)), number(kSecondRows), number(*factorial(kSide) / kBox)}, 1,
                               filled(tr("%1: each box needs three other digits, which leaves %2 ways to share them "
                                         "out, and each of the three trios can stand in 6 orders."),
                                      number(kSecondRows), TrioTable::kPartners));
    }

    /// Second rows, third rows, and the sum over the classes in eight parts.
    int moveCount() const override { return 10; }
    int lastOpenMove() const override { return 0; }
    PaperNotes paperNotes() const override {
        return {tr("section on maths"),
                {tr("The text searches all 362,880 second rows, and leaves its 416 classes unverified; here they are "
                    "counted.")}};
    }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The first row is 123456789.");
        if (moves == 1)
            return tr("%1 second rows fit below it.").arg(number(kSecondRows));
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
             facts->floors == kFloors && sumAt(moveCount()) == kFloors});
        return claims;
    }

    std::vector<LabControl> controls() override {
        const auto takeRank = [this](int number) {
            const auto rank = static_cast<std::uint32_t>(number - 1);
            // A lesson's floor has this number already, with digits of its own.
            if (rank != rankOf(model().floor))
                lab().setFloor(floorAt(rank));
        };
        const auto exchange = [this](const char* id, const QString& label, const std::array<int, 3>& rows,
                                     const std::array<int, 9>& columns) {
            return buttonControl(id, label,
                                 [this, rows, columns] { lab().setFloor(exchanged(model().floor, rows, columns)); });
        };
        return {numberControl("rank", tr("Floor number:"), 1, static_cast<int>(kFloors),
                              static_cast<int>(rankOf(model().floor)) + 1, takeRank),
                exchange("rows", tr("Exchange rows 2, 3"), {0, 2, 1}, {0, 1, 2, 3, 4, 5, 6, 7, 8}),
                exchange("columns", tr("Columns 1, 2"), {0, 1, 2}, {1, 0, 2, 3, 4, 5, 6, 7, 8}).joined(),
                exchange("boxes", tr("Boxes 1, 2"), {0, 1, 2}, {3, 4, 5, 0, 1, 2, 6, 7, 8}).joined()};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const QRectF& room = area.board;
        Stack stack(room.adjusted(0, look.text * 0.3, 0, 0));
        say(painter, stack.take(look.text * 1.7), Qt::AlignLeft, tr("Your floor, its digits renamed"), look.text,
            look.theme.mutedText);
        const CellField field = cellField(stack.take(std::min(room.height() * 0.28, room.width() / 3)), kBox, kSide,
                                          Qt::AlignLeft | Qt::AlignTop);
        const Floor shown = renamed(model().floor);
        paintField(painter, field, look.theme, [&](int row, int column) {
            const int digit = shown.at(row, column);
            return placeFace(look.theme, QString::number(digit), digit - 1, 0.8);
        });
        stack.take(look.text);
        sayCaption(painter, stack, tr("The classes, stronger where they have more floors"), look, Qt::AlignLeft);
        paintClasses(painter, stack.rest().adjusted(0, 0, 0, -look.text * 0.3), look, at);
        paintFactors(painter, area.figure, look, at);
    }

private:
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
        const double share = std::clamp((at - kFactorMoves) / (moveCount() - kFactorMoves), 0.0, 1.0);
        return static_cast<std::size_t>(std::floor(static_cast<double>(facts->classes.size()) * share));
    }

    void paintFactors(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        Stack stack(area.adjusted(0, look.text * 0.3, 0, 0));
        const double height = std::min(area.height() / 5.5, look.text * 2.6);
        const auto line = [&](const QString& count, const QString& words, bool isOn) {
            const QRectF rect = stack.take(height);
            const QColor ink = isOn ? look.theme.text : look.theme.thinLine;
            say(painter, QRectF(rect.left(), rect.top(), rect.width() * 0.42, height),
                Qt::AlignRight | Qt::AlignVCenter, isOn ? count : QStringLiteral("…"), height * 0.5, ink,
                QFont::DemiBold);
            sayLegibly(painter, QRectF(rect.left() + rect.width() * 0.46, rect.top(), rect.width() * 0.54, height),
                       Qt::AlignLeft | Qt::AlignVCenter, words, look,
                       isOn ? look.theme.mutedText : look.theme.thinLine);
        };
        line(QStringLiteral("1"), tr("first row"), true);
        line(QStringLiteral("× ") + number(kSecondRows), tr("second rows"), at >= 1);
        line(QStringLiteral("× ") + number(kRowsPerCode), tr("third rows below each"), at >= 2);
        line(QStringLiteral("= ") + number(kFloors), tr("floors"), at >= 2);
        line(number(sumAt(at)), tr("in %1 classes").arg(classesAt(at)), at > 2 && lab().facts());
    }

    void paintClasses(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const FloorFacts* facts = lab().facts();
        const CellField field = cellField(area, kTileRows, kTileColumns, Qt::AlignLeft | Qt::AlignTop);
        if (!facts)
            return say(painter, area, Qt::AlignCenter, tr("counting …"), look.text, look.theme.mutedText);
        std::uint32_t largest = 1;
        for (const FloorClass& each : facts->classes)
            largest = std::max(largest, each.size);
        const std::size_t counted = classesAt(at);
        const std::size_t own = facts->classOf(model().floor);
        for (std::size_t i = 0; i < facts->classes.size(); ++i) {
            const QRectF rect = tileRect(field, i);
            const double share = static_cast<double>(facts->classes[i].size) / largest;
            painter.fillRect(rect, i < counted ? blend(look.theme.text, look.theme.board, 0.15 + 0.7 * share)
                                               : look.theme.panel);
            paintOutline(painter, rect, QPen(look.theme.thinLine, 1));
        }
        paintTileRing(painter, tileRect(field, own), look);
    }
};

/// Every class with its completions, added up.
class AllGridsScene final : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::AllGridsScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("All grids"); }
    QStringList sentences() const override {
        return {
            tr("How many boards have a floor on top depends only on the trios in its columns, so each class is worked "
               "out once."),
            isQuestionOpen()
                ? tr("A class stands for its floors × the ways to fill the six rows below × 9!.")
                : tr("A class stands for its floors × the ways to fill the six rows below × the 9! ways to name the "
                     "digits."),
            tr("Added up, the classes give the number of all Sudoku grids.")};
    }

    LabQuestion question() const override {
        return LabQuestion::of(tr("Why is each class multiplied by 9! = %1?").arg(number(*factorial(kSide))),
                               {tr("nine rows"), tr("names of the digits"), tr("orders of the columns")}, 1,
                               tr("Floors were counted with the first row 123456789; giving the digits other names "
                                  "makes 9! boards of each, and all are different."));
    }

    /// The terms come by themselves; then the class of the floor, and the classes with as many completions.
    int moveCount() const override { return 2; }
    QString moveText(int moves) const override {
        const FloorFacts* facts = lab().facts();
        if (!facts)
            return tr("The classes are being counted.");
        const GridCount& grids = facts->grids;
        const std::size_t own = facts->classOf(model().floor);
        if (moves == 0 || own >= grids.terms.size())
            return filled(tr("%1 of %2 classes: %3 grids"), grids.terms.size(), facts->classes.size(),
                          grouped(grids.total.toText()));
        if (moves == 1)
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
        const FloorFacts* facts = lab().facts();
        const QRectF& room = area.board;
        if (!facts)
            return say(painter, room, Qt::AlignCenter, tr("counting …"), look.text * 1.2, look.theme.mutedText);
        const GridCount& grids = facts->grids;
        Stack stack(room.adjusted(0, look.text * 0.5, 0, 0));
        say(painter, stack.take(look.text * 1.8), Qt::AlignCenter,
            tr("%1 of %2 classes").arg(grids.terms.size()).arg(facts->classes.size()), look.text, look.theme.mutedText);
        say(painter, stack.take(look.text * 3.2), Qt::AlignCenter, grouped(grids.total.toText()), look.text * 2,
            look.theme.text, QFont::DemiBold);
        stack.take(look.text * 0.6);
        const QRectF rest = stack.rest();
        const CellField field =
            cellField(rest.adjusted(0, 0, 0, -look.text * 5), kTileRows, kTileColumns, Qt::AlignHCenter | Qt::AlignTop);
        paintTiles(painter, field, look, at);
        paintTerms(painter, area.figure, look, at);
        const std::size_t own = facts->classOf(model().floor);
        if (at < 1 || own >= grids.terms.size())
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
            if (i < terms.size() && at < 2)
                fill = look.theme.accent;
            else if (i < terms.size())
                fill = heat(look.theme,
                            static_cast<double>(terms[i].completions - least->completions) /
                                static_cast<double>(std::max<std::uint64_t>(1, most->completions - least->completions)),
                            0.1);
            painter.fillRect(rect, fill);
            paintOutline(painter, rect, QPen(look.theme.thinLine, 1));
        }
        if (at >= 1)
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
        const auto count = static_cast<std::ptrdiff_t>(terms.size());
        const auto rows = static_cast<std::ptrdiff_t>((area.height() - height * 1.5) / height);
        const auto own = static_cast<std::ptrdiff_t>(lab().facts()->classOf(model().floor));
        // The last ones; then those around the floor's own.
        const std::ptrdiff_t wanted = at < 1 ? count - rows : own - rows / 2;
        const std::ptrdiff_t first = std::clamp<std::ptrdiff_t>(wanted, 0, std::max<std::ptrdiff_t>(0, count - rows));
        for (std::ptrdiff_t i = first; i < std::min(count, first + rows); ++i) {
            const GridTerm& term = terms[static_cast<std::size_t>(i)];
            line({QString::number(i + 1), number(term.floors.size), number(term.completions),
                  grouped(term.grids.toText())},
                 look.theme.text, i == own && at >= 1 ? QFont::Bold : QFont::Normal);
        }
    }
};

}  // namespace

std::unique_ptr<LabScene> makeAllFloorsScene(LookupLab& lab) { return std::make_unique<AllFloorsScene>(lab); }

std::unique_ptr<LabScene> makeAllGridsScene(LookupLab& lab) { return std::make_unique<AllGridsScene>(lab); }

}  // namespace nonet::lookup
