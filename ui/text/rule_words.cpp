#include "ui/text/rule_words.h"

#include "core/rules/constraints_at.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"
#include "ui/text/place_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cassert>

namespace nonet {

namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::RuleWords)
};

struct NameRow {
    ConstraintKind kind;
    /// "thermometer", as a person would name one of them; untranslated.
    const char* name;
};

/// In the order of ConstraintKind.
constexpr std::array<NameRow, kConstraintKindCount> kNames = {{
    {ConstraintKind::diagonals, QT_TRANSLATE_NOOP("nonet::RuleWords", "diagonals")},
    {ConstraintKind::disjoint, QT_TRANSLATE_NOOP("nonet::RuleWords", "disjoint groups")},
    {ConstraintKind::antiKnight, QT_TRANSLATE_NOOP("nonet::RuleWords", "anti-knight")},
    {ConstraintKind::antiKing, QT_TRANSLATE_NOOP("nonet::RuleWords", "anti-king")},
    {ConstraintKind::leaper, QT_TRANSLATE_NOOP("nonet::RuleWords", "leaper")},
    {ConstraintKind::negative, QT_TRANSLATE_NOOP("nonet::RuleWords", "all dots given / nonconsecutive")},
    {ConstraintKind::windoku, QT_TRANSLATE_NOOP("nonet::RuleWords", "windows")},
    {ConstraintKind::magic5, QT_TRANSLATE_NOOP("nonet::RuleWords", "magic five")},
    {ConstraintKind::entropy2x2, QT_TRANSLATE_NOOP("nonet::RuleWords", "entropy")},
    {ConstraintKind::taxicab, QT_TRANSLATE_NOOP("nonet::RuleWords", "anti-taxicab")},
    {ConstraintKind::even, QT_TRANSLATE_NOOP("nonet::RuleWords", "even cell")},
    {ConstraintKind::odd, QT_TRANSLATE_NOOP("nonet::RuleWords", "odd cell")},
    {ConstraintKind::greater, QT_TRANSLATE_NOOP("nonet::RuleWords", "lower limit")},
    {ConstraintKind::less, QT_TRANSLATE_NOOP("nonet::RuleWords", "upper limit")},
    {ConstraintKind::oneOf, QT_TRANSLATE_NOOP("nonet::RuleWords", "choice of digits")},
    {ConstraintKind::minimum, QT_TRANSLATE_NOOP("nonet::RuleWords", "minimum")},
    {ConstraintKind::maximum, QT_TRANSLATE_NOOP("nonet::RuleWords", "maximum")},
    {ConstraintKind::countingCircles, QT_TRANSLATE_NOOP("nonet::RuleWords", "counting circle")},
    {ConstraintKind::rowIndexer, QT_TRANSLATE_NOOP("nonet::RuleWords", "row indexer")},
    {ConstraintKind::columnIndexer, QT_TRANSLATE_NOOP("nonet::RuleWords", "column indexer")},
    {ConstraintKind::boxIndexer, QT_TRANSLATE_NOOP("nonet::RuleWords", "box indexer")},
    {ConstraintKind::difference, QT_TRANSLATE_NOOP("nonet::RuleWords", "white dot")},
    {ConstraintKind::ratio, QT_TRANSLATE_NOOP("nonet::RuleWords", "black dot")},
    {ConstraintKind::sum, QT_TRANSLATE_NOOP("nonet::RuleWords", "X, V or sum")},
    {ConstraintKind::inequality, QT_TRANSLATE_NOOP("nonet::RuleWords", "inequality sign")},
    {ConstraintKind::quadruple, QT_TRANSLATE_NOOP("nonet::RuleWords", "quadruple")},
    {ConstraintKind::thermometer, QT_TRANSLATE_NOOP("nonet::RuleWords", "thermometer")},
    {ConstraintKind::slowThermometer, QT_TRANSLATE_NOOP("nonet::RuleWords", "slow thermometer")},
    {ConstraintKind::arrow, QT_TRANSLATE_NOOP("nonet::RuleWords", "arrow")},
    {ConstraintKind::doubleArrow, QT_TRANSLATE_NOOP("nonet::RuleWords", "double arrow")},
    {ConstraintKind::between, QT_TRANSLATE_NOOP("nonet::RuleWords", "between line")},
    {ConstraintKind::lockout, QT_TRANSLATE_NOOP("nonet::RuleWords", "lockout line")},
    {ConstraintKind::palindrome, QT_TRANSLATE_NOOP("nonet::RuleWords", "palindrome")},
    {ConstraintKind::renban, QT_TRANSLATE_NOOP("nonet::RuleWords", "renban line")},
    {ConstraintKind::whisper, QT_TRANSLATE_NOOP("nonet::RuleWords", "whisper line")},
    {ConstraintKind::regionSum, QT_TRANSLATE_NOOP("nonet::RuleWords", "region sum line")},
    {ConstraintKind::entropic, QT_TRANSLATE_NOOP("nonet::RuleWords", "entropic line")},
    {ConstraintKind::modular, QT_TRANSLATE_NOOP("nonet::RuleWords", "modular line")},
    {ConstraintKind::nabner, QT_TRANSLATE_NOOP("nonet::RuleWords", "nabner line")},
    {ConstraintKind::zipper, QT_TRANSLATE_NOOP("nonet::RuleWords", "zipper line")},
    {ConstraintKind::sumLine, QT_TRANSLATE_NOOP("nonet::RuleWords", "sum line")},
    {ConstraintKind::cage, QT_TRANSLATE_NOOP("nonet::RuleWords", "cage")},
    {ConstraintKind::extra, QT_TRANSLATE_NOOP("nonet::RuleWords", "extra region")},
    {ConstraintKind::clone, QT_TRANSLATE_NOOP("nonet::RuleWords", "clone")},
    {ConstraintKind::contains, QT_TRANSLATE_NOOP("nonet::RuleWords", "area that holds digits")},
    {ConstraintKind::littleKiller, QT_TRANSLATE_NOOP("nonet::RuleWords", "little killer")},
    {ConstraintKind::sandwich, QT_TRANSLATE_NOOP("nonet::RuleWords", "sandwich sum")},
    {ConstraintKind::xSum, QT_TRANSLATE_NOOP("nonet::RuleWords", "X-sum")},
    {ConstraintKind::skyscraper, QT_TRANSLATE_NOOP("nonet::RuleWords", "skyscraper")},
    {ConstraintKind::numberedRoom, QT_TRANSLATE_NOOP("nonet::RuleWords", "numbered room")},
    {ConstraintKind::pairRule, QT_TRANSLATE_NOOP("nonet::RuleWords", "your pair rule")},
    {ConstraintKind::lineRule, QT_TRANSLATE_NOOP("nonet::RuleWords", "your line rule")},
}};

constexpr qsizetype kLongestForeign = 80;

/// What a file calls a rule that this version does not know.
QString foreignKind(const Constraint& constraint) {
    return amongWords(QString::fromStdString(constraint.type).left(kLongestForeign));
}

QString labelsOf(const std::vector<Digit>& digits, const SymbolSet& symbols) {
    QStringList labels;
    for (const Digit digit : digits)
        labels << QString::fromStdString(symbols.label(digit));
    return labels.join(QStringLiteral(", "));
}

/// What each kind's value is where the setter gave none (rules/kinds).
int valueOf(const Constraint& constraint, const Layout& layout) {
    const int highest = layout.symbols.highest().value_or(layout.symbols.count());
    const auto byDefault = [&] {
        switch (constraint.kind) {
        case ConstraintKind::whisper: return (layout.symbols.count() + 1) / 2;
        case ConstraintKind::lockout: return highest / 2;
        case ConstraintKind::modular: return 3;
        case ConstraintKind::sumLine: return 10;
        case ConstraintKind::ratio: return 2;
        default: return 1;
        }
    };
    return constraint.value().value_or(byDefault());
}

QString leaperSentence(const Constraint& constraint, const Layout& layout) {
    const int first = constraint.values.empty() ? 0 : constraint.values.front();
    const int second = constraint.values.size() < 2 ? 0 : constraint.values[1];
    if (constraint.digits.empty())
        return RuleWords::tr("Cells %1 apart in one direction and %2 in the other hold different digits.")
            .arg(first)
            .arg(second);
    return RuleWords::tr(
               "Cells %1 apart in one direction and %2 in the other do not both hold the same one of these digits: %3.")
        .arg(first)
        .arg(second)
        .arg(labelsOf(constraint.digits, layout.symbols));
}

/// Marks that a rule of all marks excepts stand on the board.
bool hasMarks(const Constraint& negative, const Layout& layout) {
    return std::ranges::any_of(layout.constraints, [&](const Constraint& each) {
        if (each.isOff)
            return false;
        return negative.text == "sum" ? each.kind == ConstraintKind::sum
                                      : each.kind == ConstraintKind::difference || each.kind == ConstraintKind::ratio;
    });
}

/// Without marks it is a rule of its own: non-consecutive and the like.
QString sentenceWithoutMarks(const Constraint& constraint, const QStringList& values) {
    const QString list = values.join(QStringLiteral(", "));
    const bool isOne = values.size() == 1;
    if (constraint.text == "difference")
        return list == QLatin1String("1") ? RuleWords::tr("Neighbouring cells never hold consecutive digits.")
               : isOne                    ? RuleWords::tr("Digits in neighbouring cells never differ by %1.").arg(list)
                       : RuleWords::tr("Digits in neighbouring cells never differ by any of these: %1.").arg(list);
    if (constraint.text == "ratio")
        return list == QLatin1String("2")
                   ? RuleWords::tr("Of the digits in two neighbouring cells, neither is twice the other.")
                   : RuleWords::tr("Digits in neighbouring cells are never in the ratio 1 to %1.").arg(list);
    return isOne ? RuleWords::tr("Digits in neighbouring cells never add up to %1.").arg(list)
                 : RuleWords::tr("Digits in neighbouring cells never add up to any of these: %1.").arg(list);
}

QString negativeSentence(const Constraint& constraint, const Layout& layout) {
    QStringList values;
    for (const int value : constraint.values)
        values << QString::number(value);
    if (values.empty())
        values = constraint.text == "difference" ? QStringList{QStringLiteral("1")}
                 : constraint.text == "ratio"    ? QStringList{QStringLiteral("2")}
                                                 : QStringList{QStringLiteral("5"), QStringLiteral("10")};
    if (!hasMarks(constraint, layout))
        return sentenceWithoutMarks(constraint, values);
    const QString list = values.join(QStringLiteral(", "));
    if (constraint.text == "difference")
        return list == QLatin1String("1")
                   ? RuleWords::tr("Neighbours without a dot between them never hold consecutive digits.")
                   : RuleWords::tr("Neighbours without a dot never differ by any of these: %1.").arg(list);
    if (constraint.text == "ratio")
        return RuleWords::tr("Neighbours without a dot are never in the ratio 1 to %1.").arg(list);
    return RuleWords::tr("Neighbours without an X, V or sum between them never add up to any of these: %1.").arg(list);
}

/// Symbols may stand more than once in a house: houses of constraints count alike.
bool hasCounts(const Layout& layout) {
    return std::ranges::any_of(layout.counts, [](int count) { return count != 1; });
}

QString diagonalSentence(const Constraint& constraint, const Layout& layout) {
    if (hasCounts(layout))
        return RuleWords::tr("On a marked diagonal, no digit appears more often than in a row.");
    if (constraint.values.size() != 1)
        return RuleWords::tr("No digit repeats on a marked diagonal.");
    return constraint.values.front() == 0 ? RuleWords::tr("No digit repeats on the falling diagonal.")
                                          : RuleWords::tr("No digit repeats on the rising diagonal.");
}

QString boardSentence(const Constraint& constraint, const Layout& layout) {
    switch (constraint.kind) {
    case ConstraintKind::diagonals: return diagonalSentence(constraint, layout);
    case ConstraintKind::disjoint:
        return hasCounts(layout) ? RuleWords::tr("In the cells at the same place of different regions, no digit "
                                                 "appears more often than in a row.")
                                 : RuleWords::tr("Cells at the same place of different regions hold different digits.");
    case ConstraintKind::antiKnight: return RuleWords::tr("Cells a knight's move apart hold different digits.");
    case ConstraintKind::antiKing: return RuleWords::tr("Cells that touch, even at a corner, hold different digits.");
    case ConstraintKind::leaper: return leaperSentence(constraint, layout);
    case ConstraintKind::negative: return negativeSentence(constraint, layout);
    case ConstraintKind::windoku:
        return hasCounts(layout) ? RuleWords::tr("In a shaded window, no digit appears more often than in a row.")
                                 : RuleWords::tr("No digit repeats in a shaded window.");
    case ConstraintKind::magic5: return RuleWords::tr("No digit directly above a 5 is greater than 5.");
    case ConstraintKind::entropy2x2:
        return RuleWords::tr("Every 2 × 2 square holds at least one low, one middle and one high digit.");
    case ConstraintKind::taxicab:
        return RuleWords::tr("Two equal digits are never exactly that many steps apart, counted across and down.");
    default: return {};
    }
}

QString cellSentence(const Constraint& constraint, const Layout& layout) {
    switch (constraint.kind) {
    case ConstraintKind::even: return RuleWords::tr("A cell with a grey square holds an even digit.");
    case ConstraintKind::odd: return RuleWords::tr("A cell with a grey disc holds an odd digit.");
    case ConstraintKind::greater:
        return RuleWords::tr("A cell marked >%1 holds a digit above %1.").arg(valueOf(constraint, layout));
    case ConstraintKind::less:
        return RuleWords::tr("A cell marked <%1 holds a digit below %1.").arg(valueOf(constraint, layout));
    case ConstraintKind::oneOf:
        return RuleWords::tr("A cell with small digits along its bottom edge holds one of them.");
    case ConstraintKind::minimum:
        return RuleWords::tr(
            "A cell with arrows pointing in holds a smaller digit than every neighbour without such arrows.");
    case ConstraintKind::maximum:
        return RuleWords::tr(
            "A cell with arrows pointing out holds a larger digit than every neighbour without such arrows.");
    case ConstraintKind::countingCircles:
        return RuleWords::tr("A digit in an outlined circle says how many of those circles hold it.");
    case ConstraintKind::rowIndexer:
        return RuleWords::tr("The digit on a red bar across its cell says in which row of this column the cell’s own "
                             "row number stands.");
    case ConstraintKind::columnIndexer:
        return RuleWords::tr(
            "The digit on a blue upright bar says in which column of this row the cell’s own column number stands.");
    case ConstraintKind::boxIndexer:
        return RuleWords::tr("The digit on a small green square says at which place of its region the number of the "
                             "cell’s own place stands.");
    default: return {};
    }
}

QString pairSentence(const Constraint& constraint, const Layout& layout) {
    const int value = valueOf(constraint, layout);
    switch (constraint.kind) {
    case ConstraintKind::difference:
        return value == 1 ? RuleWords::tr("Digits on either side of a white dot differ by 1.")
                          : RuleWords::tr("Digits on either side of a white dot with %1 differ by %1.").arg(value);
    case ConstraintKind::ratio:
        return value == 2
                   ? RuleWords::tr("Of the digits on either side of a black dot, one is twice the other.")
                   : RuleWords::tr("Of the digits on either side of a black dot with %1, one is %1 times the other.")
                         .arg(value);
    case ConstraintKind::sum:
        if (value == 10)
            return RuleWords::tr("Digits on either side of an X add up to 10.");
        if (value == 5)
            return RuleWords::tr("Digits on either side of a V add up to 5.");
        return RuleWords::tr("Digits on either side of %1 add up to %1.").arg(value);
    case ConstraintKind::inequality: return RuleWords::tr("The sign between two cells points to the smaller digit.");
    case ConstraintKind::quadruple:
        return RuleWords::tr("The digits in a circle on a corner stand in the cells around it.");
    case ConstraintKind::pairRule:
        return RuleWords::tr("Two cells with a diamond between them follow the setter’s rule: %1.")
            .arg(amongWords(QString::fromStdString(constraint.text).left(kLongestForeign)));
    default: return {};
    }
}

QString lineSentence(const Constraint& constraint, const Layout& layout) {
    const int value = valueOf(constraint, layout);
    switch (constraint.kind) {
    case ConstraintKind::thermometer: return RuleWords::tr("Along a thermometer, digits increase from the bulb.");
    case ConstraintKind::slowThermometer:
        return RuleWords::tr("Along a hollow thermometer, digits never decrease from the bulb.");
    case ConstraintKind::arrow: return RuleWords::tr("Digits along an arrow add up to the number in its circle.");
    case ConstraintKind::doubleArrow:
        return RuleWords::tr("Digits on a thin line between two circles add up to the sum of the two circles.");
    case ConstraintKind::between:
        return RuleWords::tr("Digits on a grey line with circles at its ends lie between the digits in the circles.");
    case ConstraintKind::lockout:
        return RuleWords::tr("The digits in a line’s diamonds differ by at least %1, and no digit between the diamonds "
                             "on the line lies between them or equals one of them.")
            .arg(value);
    case ConstraintKind::palindrome: return RuleWords::tr("A plain grey line reads the same from both ends.");
    case ConstraintKind::renban:
        return RuleWords::tr("Digits on a purple dotted line are consecutive, in any order, without repeats.");
    case ConstraintKind::whisper:
        return RuleWords::tr("Neighbours on a green zigzag line differ by at least %1.").arg(value);
    case ConstraintKind::regionSum:
        return RuleWords::tr("Region borders divide a blue line with a centre stroke into parts with equal sums.");
    case ConstraintKind::entropic:
        return RuleWords::tr(
            "Any three consecutive cells on an orange dash-dot line hold a low, a middle and a high digit.");
    case ConstraintKind::modular:
        return RuleWords::tr(
                   "Any %1 consecutive cells on a teal dashed line have different remainders when divided by %1.")
            .arg(value);
    case ConstraintKind::nabner:
        return RuleWords::tr("Any two digits on a yellow line with crosses, adjacent or not, differ by at least 2.");
    case ConstraintKind::zipper:
        return RuleWords::tr("Each pair of cells equally far from the middle of a lilac line with ticks has the same "
                             "sum; a cell right in the middle holds that sum.");
    case ConstraintKind::sumLine:
        return RuleWords::tr("A line with two parallel strokes can be divided into pieces that each add up to %1.")
            .arg(value);
    case ConstraintKind::lineRule:
        return RuleWords::tr("Digits along a red dash-dot line follow the setter’s pattern: %1.")
            .arg(amongWords(QString::fromStdString(constraint.text).left(kLongestForeign)));
    default: return {};
    }
}

QString areaSentence(const Constraint& constraint, const Layout& layout) {
    switch (constraint.kind) {
    case ConstraintKind::cage:
        return constraint.value() ? RuleWords::tr("Digits in a cage do not repeat and add up to its number.")
                                  : RuleWords::tr("Digits in a cage do not repeat.");
    case ConstraintKind::extra:
        return hasCounts(layout) ? RuleWords::tr("In a shaded area, no digit appears more often than in a row.")
                                 : RuleWords::tr("No digit repeats in a shaded area.");
    case ConstraintKind::clone:
        return RuleWords::tr("Areas with the same letter hold the same digits, place by place.");
    case ConstraintKind::contains:
        return RuleWords::tr("A dashed area holds each digit written in it at least as often as it is written.");
    case ConstraintKind::littleKiller: return RuleWords::tr("Digits along a small arrow add up to its number.");
    case ConstraintKind::sandwich:
        return RuleWords::tr(
                   "A number beside the board is the sum of the digits between %1 and %2 in its row or column.")
            .arg(layout.symbols.lowest().value_or(1))
            .arg(layout.symbols.highest().value_or(layout.symbols.count()));
    case ConstraintKind::xSum:
        return RuleWords::tr("A number beside the board is the sum of the first X digits in its row or column, where X "
                             "is the first of them.");
    case ConstraintKind::skyscraper:
        return RuleWords::tr("A number beside the board says how many digits in its row or column are greater than all "
                             "those before them.");
    case ConstraintKind::numberedRoom:
        return RuleWords::tr(
            "A digit beside the board stands at the position in its row or column given by the first digit.");
    default: return {};
    }
}

bool hasRegions(const Layout& layout) {
    return std::ranges::any_of(layout.grids, [](const SubGrid& grid) { return grid.regions.regionCount() > 0; });
}

QString symbolsText(const SymbolSet& symbols) {
    const std::optional<int> lowest = symbols.lowest();
    const std::optional<int> highest = symbols.highest();
    if (lowest && highest && symbols.withNumber() == symbols.all() && *highest - *lowest + 1 == symbols.count())
        return RuleWords::tr("%1 to %2").arg(*lowest).arg(*highest);
    QStringList labels;
    for (const Digit symbol : symbols.all())
        labels << QString::fromStdString(symbols.label(symbol));
    return labels.join(QStringLiteral(", "));
}

/// "row, column and box", as far as these hold every symbol as often as it stands in a house.
QString housesSentence(const Rulebook& rules) {
    const Layout& layout = rules.layout();
    const bool isOfGrids = layout.grids.size() > 1;
    const auto ofGrid = [](const RuleHouse& house) {
        return house.house.kind == HouseKind::row || house.house.kind == HouseKind::column ||
               house.house.kind == HouseKind::box || house.house.kind == HouseKind::region;
    };
    const bool areExact =
        std::ranges::all_of(rules.houses(), [&](const RuleHouse& house) { return !ofGrid(house) || house.isExact; });
    const bool areBoxes =
        std::ranges::any_of(rules.houses(), [](const RuleHouse& house) { return house.house.kind == HouseKind::box; });
    const QString houses = !hasRegions(layout) ? RuleWords::tr("row and column")
                           : areBoxes          ? RuleWords::tr("row, column and box")
                                               : RuleWords::tr("row, column and outlined region");
    const QString where = isOfGrids ? RuleWords::tr("%1 of each grid").arg(houses) : houses;
    const QString what = symbolsText(layout.symbols);
    return areExact ? RuleWords::tr("Fill the board with %1, so that each appears in every %2.").arg(what, where)
                    : RuleWords::tr("Fill the board with %1, so that none appears twice in any %2.").arg(what, where);
}

QString countsSentence(const Layout& layout) {
    QStringList often;
    for (const Digit symbol : layout.symbols.all())
        if (layout.count(symbol) != 1)
            often << RuleWords::tr("%1 (%2 times)")
                         .arg(QString::fromStdString(layout.symbols.label(symbol)))
                         .arg(layout.count(symbol));
    return often.isEmpty()
               ? QString()
               : RuleWords::tr("Some appear more than once in each: %1.").arg(often.join(QStringLiteral(", ")));
}

QString placeOnLine(const Constraint& constraint, const std::vector<Cell>& line, Cell cell) {
    const auto at = std::ranges::find(line, cell);
    return RuleWords::tr("%1 (cell %2 of %3)")
        .arg(ruleName(constraint.kind))
        .arg(at - line.begin() + 1)
        .arg(line.size());
}

/// Why a digit alone is wrong on a thermometer: too high or too low for the cells on one side of it. Empty where that
/// is not what is broken.
QString noRoomOnThermometer(const Constraint& constraint, const BrokenRule& broken, const Layout& layout,
                            const Grid& digits) {
    if (constraint.kind != ConstraintKind::thermometer || broken.cells.size() != 1)
        return {};
    const Cell cell = broken.cells.front();
    const std::optional<Digit> digit = digits.digit(cell);
    const std::optional<int> number = digit ? layout.symbols.number(*digit) : std::nullopt;
    if (!number)
        return {};
    const QString label = QString::fromStdString(layout.symbols.label(*digit));
    for (const std::vector<Cell>& line : constraint.parts) {
        const auto before = static_cast<int>(std::ranges::find(line, cell) - line.begin());
        const int after = static_cast<int>(line.size()) - 1 - before;
        if (after >= 0 && layout.symbols.highest().value_or(0) - *number < after)
            return before == 0 ? RuleWords::tr("%1 in the bulb leaves no room for the %n cell(s) after it.", "", after)
                                     .arg(label)
                               : RuleWords::tr("%1 leaves no room for the %n cell(s) after it.", "", after).arg(label);
        if (after >= 0 && *number - layout.symbols.lowest().value_or(0) < before)
            return RuleWords::tr("%1 leaves no room for the %n cell(s) before it.", "", before).arg(label);
    }
    return {};
}

}  // namespace

QString ruleName(ConstraintKind kind) {
    if (kind == ConstraintKind::unknown)
        return RuleWords::tr("a rule that this version does not know");
    const NameRow& row = kNames[static_cast<std::size_t>(kind)];
    assert(row.kind == kind);
    return RuleWords::tr(row.name);
}

QString ruleName(const Constraint& constraint, const Layout& layout) {
    if (constraint.kind != ConstraintKind::negative)
        return ruleName(constraint.kind);
    if (hasMarks(constraint, layout))
        return constraint.text == "sum" ? RuleWords::tr("all X, V and sums given") : ruleName(constraint.kind);
    return constraint.text == "difference" && constraint.values == std::vector{1}
               ? RuleWords::tr("non-consecutive")
               : RuleWords::tr("forbidden neighbours");
}

QString ruleSentence(const Constraint& constraint, const Layout& layout) {
    if (constraint.kind == ConstraintKind::unknown)
        return RuleWords::tr("A rule that this version does not know: %1.").arg(foreignKind(constraint));
    switch (constraintRow(constraint.kind).group) {
    case ConstraintGroup::wholeBoard: return boardSentence(constraint, layout);
    case ConstraintGroup::cells: return cellSentence(constraint, layout);
    case ConstraintGroup::pairs: return pairSentence(constraint, layout);
    case ConstraintGroup::lines: return lineSentence(constraint, layout);
    case ConstraintGroup::cages:
    case ConstraintGroup::outside: return areaSentence(constraint, layout);
    case ConstraintGroup::own:
        return constraint.kind == ConstraintKind::pairRule ? pairSentence(constraint, layout)
                                                           : lineSentence(constraint, layout);
    }
    return {};
}

QString boardSizeText(const Layout& layout) {
    const auto sizeText = [](int rows, int columns) { return QStringLiteral("%1 × %2").arg(rows).arg(columns); };
    const BoardShape& shape = layout.shape;
    if (layout.grids.size() < 2)
        return RuleWords::tr("%1 cells", "9 × 9 cells").arg(sizeText(shape.rows(), shape.columns()));
    const SubGrid& first = layout.grids.front();
    const bool areAlike = std::ranges::all_of(layout.grids, [&first](const SubGrid& each) {
        return each.rows() == first.rows() && each.columns() == first.columns();
    });
    const auto count = static_cast<int>(layout.grids.size());
    const QString grids =
        areAlike ? RuleWords::tr("%n grid(s) of %1", "of 9 × 9", count).arg(sizeText(first.rows(), first.columns()))
                 : RuleWords::tr("%n grid(s)", "of several sizes", count);
    return RuleWords::tr("%1, %2", "5 grids of 9 × 9, 369 cells")
        .arg(grids, RuleWords::tr("%n cell(s)", "of a board", shape.cellCount() - shape.holeCount()));
}

namespace {

/// Cages with a number and cages without one are one rule to a reader.
QString sentenceOfKind(const Constraint& constraint, const Layout& layout) {
    const auto isOtherSort = [&](const Constraint& each) {
        return each.kind == ConstraintKind::cage && each.value().has_value() != constraint.value().has_value();
    };
    if (constraint.kind == ConstraintKind::cage && std::ranges::any_of(layout.constraints, isOtherSort))
        return RuleWords::tr("Digits in a cage do not repeat; where it has a number, they add up to it.");
    return ruleSentence(constraint, layout);
}

}  // namespace

QStringList rulesOf(const Rulebook& rules) {
    const Layout& layout = rules.layout();
    QStringList sentences = {housesSentence(rules)};
    if (const QString counts = countsSentence(layout); !counts.isEmpty())
        sentences << counts;
    for (const Constraint& constraint : layout.constraints) {
        if (constraint.isOff)
            continue;
        if (const QString sentence = sentenceOfKind(constraint, layout); !sentences.contains(sentence))
            sentences << sentence;
    }
    return sentences;
}

QString houseNameOn(const House& house, const Layout& layout) {
    return layout.grids.size() > 1 ? RuleWords::tr("%1 of grid %2", "a house, of a board of several grids")
                                         .arg(houseName(house))
                                         .arg(house.grid + 1)
                                   : houseName(house);
}

QString brokenRuleSentence(const BrokenRule& broken, const Rulebook& rules, const Grid& digits) {
    const Layout& layout = rules.layout();
    const QString cells = cellsWithAnd(broken.cells, layout.shape);
    if (broken.house && !broken.cells.empty()) {
        const std::optional<Digit> digit = digits.digit(broken.cells.front());
        const QString label = digit ? QString::fromStdString(layout.symbols.label(*digit)) : QString();
        return !hasCounts(layout) ? RuleWords::tr("%1 appears more than once in %2: %3.")
                                        .arg(label, houseNameOn(*broken.house, layout), cells)
                                  : RuleWords::tr("%1 appears too often in %2: %3.")
                                        .arg(label, houseNameOn(*broken.house, layout), cells);
    }
    const QString place = placeNames(broken.cells, layout);
    if (!broken.constraint)
        return RuleWords::tr("A rule is broken at %1.").arg(place);
    const Constraint& constraint = layout.constraints[static_cast<std::size_t>(*broken.constraint)];
    const QString narrower = noRoomOnThermometer(constraint, broken, layout, digits);
    const QString why = narrower.isEmpty() ? ruleSentence(constraint, layout) : narrower;
    if (constraint.kind == ConstraintKind::negative && !hasMarks(constraint, layout))
        return RuleWords::tr("Broken at %1: %2", "cells, then what the rule asks").arg(place, why);
    return RuleWords::tr("Broken at %1 (%2): %3").arg(place, ruleName(constraint, layout), why);
}

QString faultReason(ConstraintFault fault) {
    switch (fault) {
    case ConstraintFault::unknownKind: return RuleWords::tr("this version does not know the rule");
    case ConstraintFault::tooFewCells: return RuleWords::tr("it has too few cells");
    case ConstraintFault::tooManyCells: return RuleWords::tr("it has too many cells");
    case ConstraintFault::tooFewParts: return RuleWords::tr("a part is missing");
    case ConstraintFault::partsOfOtherSizes: return RuleWords::tr("its parts differ in size");
    case ConstraintFault::cellOffBoard: return RuleWords::tr("a cell lies off the board");
    case ConstraintFault::noValue: return RuleWords::tr("its number is missing or too small");
    case ConstraintFault::noDigits: return RuleWords::tr("its digits are missing or not on this board");
    case ConstraintFault::noText: return RuleWords::tr("nothing is typed for it yet");
    case ConstraintFault::noPlace: return RuleWords::tr("it has no place beside the board");
    case ConstraintFault::placeReadsNothing: return RuleWords::tr("no cell lies where it points");
    case ConstraintFault::cellWithoutRegion: return RuleWords::tr("a cell lies in no region");
    case ConstraintFault::regionsOfOtherSizes: return RuleWords::tr("the regions have different sizes");
    case ConstraintFault::boardNotSquare: return RuleWords::tr("the board is not square");
    case ConstraintFault::boxesNotSquare: return RuleWords::tr("the boxes are not square");
    case ConstraintFault::symbolsAboveNine: return RuleWords::tr("a circle of several cells needs numbers from 0 to 9");
    case ConstraintFault::notUnderstood: return RuleWords::tr("it cannot be understood");
    case ConstraintFault::tooManyStates: return RuleWords::tr("it is too large to be worked out");
    }
    return QString();
}

QString faultSentence(const FaultyConstraint& fault, const Layout& layout) {
    const Constraint& constraint = layout.constraints[static_cast<std::size_t>(fault.constraint)];
    const bool isNamedByFile = constraint.kind == ConstraintKind::unknown && !constraint.type.empty();
    return RuleWords::tr("Left out of the rules (%1): %2.")
        .arg(isNamedByFile ? foreignKind(constraint) : ruleName(constraint, layout), faultReason(fault.fault));
}

QStringList rulesAtCell(Cell cell, const Layout& layout) {
    QStringList words;
    for (const int index : constraintsAt(cell, layout)) {
        const Constraint& constraint = layout.constraints[static_cast<std::size_t>(index)];
        if (constraint.kind == ConstraintKind::unknown || constraint.isOff)
            continue;
        if (constraint.place && !constraint.isHidden)
            words << ruleName(constraint.kind);
        const ConstraintShape shape = constraintRow(constraint.kind).shape;
        for (const std::vector<Cell>& part : constraint.parts) {
            if (std::ranges::find(part, cell) == part.end())
                continue;
            const bool isLine = shape == ConstraintShape::line || shape == ConstraintShape::thermometer;
            words << (isLine ? placeOnLine(constraint, part, cell) : ruleName(constraint.kind));
            if (!isLine)
                break;
        }
    }
    return words;
}

}  // namespace nonet
