#include "ui/text/cell_names.h"

#include "core/board/classic.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace nonet {
namespace {

struct CellNames {
    Q_DECLARE_TR_FUNCTIONS(CellNames)
};

constexpr int kMostCellsSpelt = 6;

constexpr int kLargestSmall = 9;
/// This many numbers in a row are worth a range.
constexpr int kShortestRange = 3;

/// How numbers stand together: 17 is 1 and 7, or where numbers have two figures (1,7).
enum class Numbers : std::uint8_t { sideBySide, apart };

Numbers numbersFor(const std::vector<Cell>& cells, int side) {
    const auto isFarDown = [side](Cell cell) { return cell.index() / side >= kLargestSmall; };
    return side > kLargestSmall || std::ranges::any_of(cells, isFarDown) ? Numbers::apart : Numbers::sideBySide;
}

QString numbers(const std::set<int>& values, Numbers how) {
    QStringList parts;
    for (auto first = values.begin(); first != values.end();) {
        auto last = first;
        while (how == Numbers::apart && std::next(last) != values.end() && *std::next(last) == *last + 1)
            ++last;
        if (*last - *first + 1 < kShortestRange)
            last = first;
        parts += last == first ? QString::number(*first) : QStringLiteral("%1-%2").arg(*first).arg(*last);
        first = std::next(last);
    }
    if (how == Numbers::sideBySide)
        return parts.join(QString());
    return values.size() == 1 ? parts.front() : QStringLiteral("(%1)").arg(parts.join(u','));
}

/// Cells that share their row (or column) and, among those, lines that share their columns (or rows).
QStringList grouped(const std::vector<Cell>& cells, int side, HouseKind by, Numbers how) {
    std::map<int, std::set<int>> acrossOfLine;
    for (const Cell cell : cells) {
        const int row = cell.index() / side + 1;
        const int column = cell.index() % side + 1;
        acrossOfLine[by == HouseKind::row ? row : column].insert(by == HouseKind::row ? column : row);
    }
    std::map<std::set<int>, std::set<int>> linesOfAcross;
    std::vector<std::set<int>> order;
    for (const auto& [line, across] : acrossOfLine) {
        if (!linesOfAcross.contains(across))
            order.push_back(across);
        linesOfAcross[across].insert(line);
    }
    QStringList names;
    for (const std::set<int>& across : order) {
        const QString lines = numbers(linesOfAcross[across], how);
        names += by == HouseKind::row ? QStringLiteral("r%1c%2").arg(lines, numbers(across, how))
                                      : QStringLiteral("r%1c%2").arg(numbers(across, how), lines);
    }
    return names;
}

QString shorterList(const std::vector<Cell>& cells, int side, Numbers how) {
    const QStringList byRow = grouped(cells, side, HouseKind::row, how);
    const QStringList byColumn = grouped(cells, side, HouseKind::column, how);
    return (byColumn.size() < byRow.size() ? byColumn : byRow).join(QStringLiteral(", "));
}

QStringList spelt(const CellSet& cells, int side) {
    QStringList names;
    if (cells.count() > kMostCellsSpelt)
        return cellNames(std::vector<Cell>(cells.begin(), cells.end()), side).split(QStringLiteral(", "));
    for (const Cell cell : cells)
        names += cellName(cell, side);
    return names;
}

QStringList spelt(DigitSet digits) {
    QStringList names;
    for (const Digit digit : digits)
        names += QString::number(digit.value());
    return names;
}

/// Houses of one kind together, in the order in which the kinds come.
std::vector<std::vector<House>> byKind(const std::vector<House>& houses) {
    std::vector<std::vector<House>> groups;
    for (const House house : houses) {
        const auto sameKind = [&](const std::vector<House>& group) { return group.front().kind == house.kind; };
        const auto found = std::ranges::find_if(groups, sameKind);
        if (found == groups.end())
            groups.push_back({house});
        else
            found->push_back(house);
    }
    return groups;
}

QString numbersWithAnd(const std::vector<House>& houses) {
    QStringList names;
    for (const House house : houses)
        names += QString::number(house.number + 1);
    return listWithAnd(names);
}

QString namesWithAnd(const std::vector<House>& houses) {
    QStringList names;
    for (const House house : houses)
        names += houseName(house);
    return listWithAnd(names);
}

QString nameOfGroup(const std::vector<House>& houses) {
    if (houses.size() == 1)
        return houseName(houses.front());
    switch (houses.front().kind) {
    case HouseKind::row: return CellNames::tr("rows %1").arg(numbersWithAnd(houses));
    case HouseKind::column: return CellNames::tr("columns %1").arg(numbersWithAnd(houses));
    case HouseKind::box: return CellNames::tr("boxes %1").arg(numbersWithAnd(houses));
    default: return namesWithAnd(houses);
    }
}

QString inGroup(const std::vector<House>& houses) {
    if (houses.size() == 1)
        return CellNames::tr("in %1", "one house, or one of each kind").arg(houseName(houses.front()));
    switch (houses.front().kind) {
    case HouseKind::row: return CellNames::tr("in rows %1").arg(numbersWithAnd(houses));
    case HouseKind::column: return CellNames::tr("in columns %1").arg(numbersWithAnd(houses));
    case HouseKind::box: return CellNames::tr("in boxes %1").arg(numbersWithAnd(houses));
    default: return CellNames::tr("in %1", "one house, or one of each kind").arg(namesWithAnd(houses));
    }
}

}  // namespace

QString cellName(Cell cell, int side) {
    return QStringLiteral("r%1c%2").arg(cell.index() / side + 1).arg(cell.index() % side + 1);
}

QString cellNames(const std::vector<Cell>& cells, int side) {
    return shorterList(cells, side, numbersFor(cells, side));
}

QString cellNames(const std::vector<Cell>& cells, const BoardShape& shape) {
    const bool isLarge = shape.rows() > kLargestSmall || shape.columns() > kLargestSmall;
    return shorterList(cells, shape.columns(), isLarge ? Numbers::apart : Numbers::sideBySide);
}

QString houseName(House house) {
    switch (house.kind) {
    case HouseKind::row: return CellNames::tr("row %1").arg(house.number + 1);
    case HouseKind::column: return CellNames::tr("column %1").arg(house.number + 1);
    case HouseKind::box: return CellNames::tr("box %1").arg(house.number + 1);
    case HouseKind::region: return CellNames::tr("region %1").arg(house.number + 1);
    case HouseKind::diagonal:
        return house.number == 0 ? CellNames::tr("the falling diagonal") : CellNames::tr("the rising diagonal");
    case HouseKind::disjointGroup: return CellNames::tr("disjoint group %1").arg(house.number + 1);
    case HouseKind::window: return CellNames::tr("window %1").arg(house.number + 1);
    case HouseKind::extra: return CellNames::tr("extra region %1").arg(house.number + 1);
    case HouseKind::cage: return CellNames::tr("cage %1").arg(house.number + 1);
    case HouseKind::line: return CellNames::tr("line %1").arg(house.number + 1);
    }
    return {};
}

QString houseNames(const std::vector<House>& houses) {
    QStringList names;
    for (const std::vector<House>& group : byKind(houses))
        names += nameOfGroup(group);
    return listWithAnd(names);
}

QString inHouses(const std::vector<House>& houses) {
    const std::vector<std::vector<House>> groups = byKind(houses);
    if (std::ranges::all_of(groups, [](const std::vector<House>& group) { return group.size() == 1; }))
        return CellNames::tr("in %1", "one house, or one of each kind").arg(houseNames(houses));
    QStringList names;
    for (const std::vector<House>& group : groups)
        names += inGroup(group);
    return listWithAnd(names);
}

QString shortHouseNames(const std::vector<House>& houses, int side) {
    const Numbers how = side > kLargestSmall ? Numbers::apart : Numbers::sideBySide;
    QString text;
    for (const auto& [kind, letter] :
         {std::pair(HouseKind::row, u'r'), std::pair(HouseKind::column, u'c'), std::pair(HouseKind::box, u'b')}) {
        std::set<int> numbersOfKind;
        for (const House house : houses)
            if (house.kind == kind)
                numbersOfKind.insert(house.number + 1);
        if (!numbersOfKind.empty())
            text += QChar(letter) + numbers(numbersOfKind, how);
    }
    return text;
}

QString digitNames(DigitSet digits) { return spelt(digits).join(u' '); }

std::vector<DigitsInCells> groupByCells(const std::vector<Candidate>& candidates) {
    std::vector<Digit> order;
    std::map<Digit, CellSet> cellsOfDigit;
    for (const Candidate candidate : candidates) {
        if (!cellsOfDigit.contains(candidate.digit))
            order.push_back(candidate.digit);
        cellsOfDigit[candidate.digit].insert(candidate.cell);
    }
    std::vector<DigitsInCells> groups;
    for (const Digit digit : order) {
        const auto found = std::ranges::find(groups, cellsOfDigit[digit], &DigitsInCells::cells);
        if (found == groups.end())
            groups.push_back({DigitSet(digit), cellsOfDigit[digit]});
        else
            found->digits.insert(digit);
    }
    return groups;
}

QString candidateNames(const std::vector<Candidate>& candidates, int side) {
    QStringList parts;
    for (const DigitsInCells& group : groupByCells(candidates))
        parts += CellNames::tr("%1 from %2", "digits, cells")
                     .arg(digitsWithAnd(group.digits), cellsWithAnd(group.cells, side));
    return parts.join(QStringLiteral("; "));
}

QString listWithAnd(const QStringList& parts) {
    if (parts.size() < 2)
        return parts.join(QString());
    return CellNames::tr("%1 and %2", "end of a list")
        .arg(parts.first(parts.size() - 1).join(QStringLiteral(", ")), parts.last());
}

QString listWithOr(const QStringList& parts) {
    if (parts.size() < 2)
        return parts.join(QString());
    return CellNames::tr("%1 or %2", "end of a list")
        .arg(parts.first(parts.size() - 1).join(QStringLiteral(", ")), parts.last());
}

QString cellsWithAnd(const CellSet& cells, int side) { return listWithAnd(spelt(cells, side)); }
QString cellsWithAnd(const std::vector<Cell>& cells, const BoardShape& shape) {
    const CellSet set = CellSet::from(cells);
    // Grouped names of many cells need the board's height, too.
    return set.count() > kMostCellsSpelt ? listWithAnd(cellNames(cells, shape).split(QStringLiteral(", ")))
                                         : cellsWithAnd(set, shape.columns());
}
QString cellsWithOr(const CellSet& cells, int side) { return listWithOr(spelt(cells, side)); }
QString digitsWithAnd(DigitSet digits) { return listWithAnd(spelt(digits)); }
QString digitsWithOr(DigitSet digits) { return listWithOr(spelt(digits)); }

QString sentenceCase(const QString& text) { return text.isEmpty() ? text : text.at(0).toUpper() + text.sliced(1); }

}  // namespace nonet
