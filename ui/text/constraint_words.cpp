#include "ui/text/constraint_words.h"

#include "core/design/region_edits.h"
#include "core/rules/constraint_catalogue.h"
#include "core/rules/pair_formula.h"
#include "ui/text/cell_names.h"
#include "ui/text/place_names.h"
#include "ui/text/rule_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {
namespace {

struct ConstraintWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::ConstraintWords)
};

/// Longer ones are shown where they are edited.
constexpr qsizetype kMostTextShown = 24;
/// More cells are told by how many there are beside those.
constexpr std::size_t kMostCellsNamed = 4;

QString namesInOrder(const std::vector<Cell>& cells, const Layout& layout) {
    QStringList names;
    for (const Cell cell : cells)
        names << cellName(cell, layout.shape.columns());
    return names.join(QStringLiteral(", "));
}

QString countText(std::size_t count) { return ConstraintWords::tr("%n cell(s)", nullptr, static_cast<int>(count)); }

QString lineText(const Constraint& constraint, const Layout& layout) {
    const int columns = layout.shape.columns();
    const std::vector<Cell>& first = constraint.cells();
    if (first.size() < 2)
        return namesInOrder(first, layout);
    const QString ends =
        ConstraintWords::tr("%1, %2 to %3", "4 cells, r1c1 to r4c4")
            .arg(countText(first.size()), cellName(first.front(), columns), cellName(first.back(), columns));
    const auto others = static_cast<int>(constraint.parts.size()) - 1;
    return others < 1 ? ends : ConstraintWords::tr("%1 and %n more part(s)", nullptr, others).arg(ends);
}

QString areaText(const std::vector<Cell>& cells, const Layout& layout) {
    if (cells.size() == 1)
        return cellName(cells.front(), layout.shape.columns());
    if (const std::optional<House> house = wholeHouse(cells, layout))
        return houseNameOn(*house, layout);
    if (cells.size() <= kMostCellsNamed)
        return ConstraintWords::tr("%1, %2", "2 cells, r1c1 and r1c2")
            .arg(countText(cells.size()), cellsWithAnd(cells, layout.shape));
    return ConstraintWords::tr("%1 from %2", "9 cells from r1c1")
        .arg(countText(cells.size()), cellName(*std::ranges::min_element(cells), layout.shape.columns()));
}

QString sideText(const OutsidePlace& place, const BoardShape& shape) {
    const bool isLeft = place.column < 0;
    if (isLeft || place.column >= shape.columns()) {
        if (place.row < 0)
            return isLeft ? ConstraintWords::tr("at the upper left corner")
                          : ConstraintWords::tr("at the upper right corner");
        if (place.row >= shape.rows())
            return isLeft ? ConstraintWords::tr("at the lower left corner")
                          : ConstraintWords::tr("at the lower right corner");
    }
    if (place.row < 0)
        return ConstraintWords::tr("above column %1").arg(place.column + 1);
    if (place.row >= shape.rows())
        return ConstraintWords::tr("below column %1").arg(place.column + 1);
    if (place.column < 0)
        return ConstraintWords::tr("left of row %1").arg(place.row + 1);
    if (place.column >= shape.columns())
        return ConstraintWords::tr("right of row %1").arg(place.row + 1);
    return ConstraintWords::tr("in the hole at %1").arg(cellName(shape.cell(place.row, place.column), shape.columns()));
}

QString outsideText(const OutsidePlace& place, const BoardShape& shape) {
    const QString side = sideText(place, shape);
    return place.down == 0 || place.right == 0
               ? side
               : ConstraintWords::tr("%1, %2", "above column 3, down to the right").arg(side, wayText(place));
}

QString diagonalText(const Constraint& constraint) {
    if (constraint.values.size() != 1)
        return ConstraintWords::tr("both");
    return constraint.values.front() == 0 ? ConstraintWords::tr("falling") : ConstraintWords::tr("rising");
}

QString patternText(const Constraint& constraint, const Layout& layout) {
    const QString text = QString::fromStdString(constraint.text);
    if (constraint.kind == ConstraintKind::pairRule && !misreadFormulaAt(constraint.text))
        return text;
    // A table is read where it is edited.
    if (constraint.kind == ConstraintKind::pairRule && pairTableOf(constraint.text, RuleBoard(layout)))
        return ConstraintWords::tr("table");
    return text.size() <= kMostTextShown ? text : text.left(kMostTextShown) + QStringLiteral("…");
}

QString partName(const Constraint& constraint, std::size_t part) {
    const ConstraintShape shape = constraintRow(constraint.kind).shape;
    if (shape == ConstraintShape::arrow)
        return part == 0 ? ConstraintWords::tr("Circle: %1") : ConstraintWords::tr("Shaft: %1");
    if (shape == ConstraintShape::thermometer)
        return part == 0 ? ConstraintWords::tr("From the bulb: %1") : ConstraintWords::tr("Branch: %1");
    if (shape == ConstraintShape::copies)
        return part == 0 ? ConstraintWords::tr("Area: %1") : ConstraintWords::tr("Its copy: %1");
    if (constraint.kind == ConstraintKind::inequality)
        return ConstraintWords::tr("Larger, then smaller: %1");
    if (shape == ConstraintShape::line)
        return ConstraintWords::tr("In order: %1");
    return ConstraintWords::tr("Cells: %1");
}

bool isInOrder(const Constraint& constraint) {
    const ConstraintShape shape = constraintRow(constraint.kind).shape;
    return shape != ConstraintShape::cells && shape != ConstraintShape::cage && shape != ConstraintShape::corner;
}

}  // namespace

QString wayText(const OutsidePlace& place) {
    if (place.down > 0)
        return place.right > 0 ? ConstraintWords::tr("down to the right") : ConstraintWords::tr("down to the left");
    return place.right > 0 ? ConstraintWords::tr("up to the right") : ConstraintWords::tr("up to the left");
}

QString regionFaultsText(const Layout& layout) {
    constexpr int kNamed = 4;
    QStringList named;
    int more = 0;
    for (std::size_t grid = 0; grid < layout.grids.size(); ++grid)
        for (const RegionFault& fault : regionFaults(layout, static_cast<int>(grid))) {
            if (fault.size == layout.countOfHouse())
                continue;
            const House house{HouseKind::region, static_cast<std::uint8_t>(fault.region),
                              static_cast<std::uint8_t>(grid)};
            if (named.size() < kNamed)
                named
                    << ConstraintWords::tr("%1 has %n cell(s)", "a region", fault.size).arg(houseNameOn(house, layout));
            else
                ++more;
        }
    if (named.isEmpty())
        return {};
    if (more > 0)
        named << ConstraintWords::tr("%n more are wrong, too", "regions", more);
    return sentenceCase(
        ConstraintWords::tr("%1: each should have %2 cells.", "region 3 has 7 cells, region 5 has 5 cells")
            .arg(named.join(QStringLiteral(", ")))
            .arg(layout.countOfHouse()));
}

QString symbolNames(const std::vector<Digit>& digits, const SymbolSet& symbols) {
    QStringList labels;
    for (const Digit digit : digits)
        labels << (digit.value() <= symbols.count() ? QString::fromStdString(symbols.label(digit))
                                                    : QString::number(digit.value()));
    return labels.join(QStringLiteral(", "));
}

QString whereText(const Constraint& constraint, const Layout& layout) {
    if (constraint.kind == ConstraintKind::unknown)
        return constraint.cells().empty() ? QString() : areaText(constraint.cells(), layout);
    const auto ofNone = [] { return ConstraintWords::tr("no cells"); };
    switch (constraintRow(constraint.kind).shape) {
    case ConstraintShape::board: return ConstraintWords::tr("whole board");
    case ConstraintShape::outside:
        return constraint.place ? outsideText(*constraint.place, layout.shape) : ConstraintWords::tr("no place");
    case ConstraintShape::line:
    case ConstraintShape::thermometer: return constraint.cells().empty() ? ofNone() : lineText(constraint, layout);
    case ConstraintShape::arrow: {
        if (constraint.cells().empty())
            return ofNone();
        const auto shafts = static_cast<int>(constraint.parts.size()) - 1;
        return ConstraintWords::tr("circle %1, %n shaft(s)", nullptr, shafts)
            .arg(cellsWithAnd(constraint.cells(), layout.shape));
    }
    case ConstraintShape::pair:
    case ConstraintShape::copies: {
        QStringList pairs;
        for (const std::vector<Cell>& part : constraint.parts)
            pairs << (part.size() > kMostCellsNamed ? areaText(part, layout) : namesInOrder(part, layout));
        return pairs.isEmpty() ? ofNone() : pairs.join(QStringLiteral("; "));
    }
    case ConstraintShape::cells:
    case ConstraintShape::corner:
    case ConstraintShape::cage: return constraint.cells().empty() ? ofNone() : areaText(constraint.cells(), layout);
    }
    return {};
}

QString chosenText(const Constraint& constraint, const Layout& layout) {
    switch (constraint.kind) {
    case ConstraintKind::unknown: return {};
    case ConstraintKind::diagonals: return diagonalText(constraint);
    case ConstraintKind::pairRule:
    case ConstraintKind::lineRule: return patternText(constraint, layout);
    default: break;
    }
    QStringList chosen;
    for (const int value : constraint.values)
        chosen << QString::number(value);
    if (!constraint.digits.empty())
        chosen << symbolNames(constraint.digits, layout.symbols);
    return chosen.join(QStringLiteral(", "));
}

QString titleText(const Constraint& constraint, const Layout& layout) {
    const QString name = sentenceCase(ruleName(constraint, layout));
    const QString chosen = chosenText(constraint, layout);
    return chosen.isEmpty() ? name : ConstraintWords::tr("%1: %2", "Cage: 17").arg(name, chosen);
}

QStringList partTexts(const Constraint& constraint, const Layout& layout) {
    QStringList texts;
    if (constraint.kind == ConstraintKind::unknown)
        return texts;
    if (constraint.place)
        if (const std::vector<Cell> read = RuleBoard(layout).from(*constraint.place); !read.empty())
            texts << ConstraintWords::tr("Reads: %1", "cells").arg(namesInOrder(read, layout));
    // Where pairs lie is told by the cells already.
    if (constraintRow(constraint.kind).shape == ConstraintShape::pair && constraint.kind != ConstraintKind::inequality)
        return texts;
    for (std::size_t i = 0; i < constraint.parts.size(); ++i)
        texts << partName(constraint, i)
                     .arg(isInOrder(constraint) ? namesInOrder(constraint.parts[i], layout)
                                                : cellsWithAnd(constraint.parts[i], layout.shape));
    return texts;
}

}  // namespace nonet
