#include "core/techniques/proof/counting.h"

#include <algorithm>

namespace nonet {
namespace {

using CellsByDigit = std::array<ClassicCellSet, classic::kSide>;

ClassicCellSet& at(CellsByDigit& cells, Digit digit) { return cells[digit.slot()]; }

/// False where some of them are in it already.
bool addNew(CellsByDigit& all, const ClassicCandidateSet& ways) {
    for (const Digit digit : ways.digits()) {
        if (at(all, digit).intersects(ways.cells(digit)))
            return false;
        at(all, digit) |= ways.cells(digit);
    }
    return true;
}

/// True where the link holds some of them.
bool cover(CellsByDigit& open, const CellsByDigit& all, const Link& link) {
    const bool isOfCell = link.kind == Link::Kind::cell;
    const ClassicCellSet cells = isOfCell ? ClassicCellSet{link.cell} : classic::cellsOf(link.house);
    bool holdsSome = false;
    for (const Digit digit : isOfCell ? classic::kAllDigits : ClassicDigitSet(link.digit)) {
        holdsSome |= all[digit.slot()].intersects(cells);
        at(open, digit) -= cells;
    }
    return holdsSome;
}

}  // namespace

bool contradicts(const Position& position, const Counting& counting, DeadlyPatterns deadly) {
    CellsByDigit all{};
    int truths = 0;
    for (const Truth& truth : counting.truths) {
        if (isSatisfied(position, truth, deadly))
            continue;
        ++truths;
        if (!addNew(all, waysOf(position, truth, deadly)))
            return false;
    }
    CellsByDigit open = all;
    int links = 0;
    for (const Link& link : counting.links)
        links += cover(open, all, link) ? 1 : 0;
    return links < truths && std::ranges::all_of(open, &ClassicCellSet::isEmpty);
}

}  // namespace nonet
