#include "core/techniques/singles/blocking.h"

#include "core/board/classic.h"

namespace nonet {
namespace {

ClassicCellSet cellsWith(const Grid& digits, Digit digit) {
    ClassicCellSet cells;
    for (const Cell cell : classic::kAllCells)
        if (digits.valueAt(cell) == digit.value())
            cells.insert(cell);
    return cells;
}

/// For naked singles: a cell of the same box first, whose digit is the easiest to see.
std::vector<Blocking> blockersOfOtherDigits(Candidate single, const Grid& digits) {
    std::vector<Blocking> blockings;
    for (const Digit digit : classic::kAllDigits) {
        ClassicCellSet blockers = cellsWith(digits, digit) & classic::peersOf(single.cell);
        if (digit == single.digit || blockers.isEmpty())
            continue;
        const ClassicCellSet inBox = blockers & classic::cellsOf(classic::boxHouse(classic::boxOf(single.cell)));
        if (!inBox.isEmpty())
            blockers = inBox;
        blockings.push_back({blockers.first(), {single.cell}, false});
    }
    return blockings;
}

std::vector<Blocking> blockersOfOtherCells(Candidate single, House house, const Grid& digits) {
    ClassicCellSet open;
    for (const Cell cell : classic::cellsOf(house))
        if (cell != single.cell && digits.isBlank(cell))
            open.insert(cell);
    const ClassicCellSet standing = cellsWith(digits, single.digit);
    std::vector<Blocking> blockings;
    while (true) {
        Blocking best;
        for (const Cell blocker : standing) {
            const ClassicCellSet barred = classic::peersOf(blocker) & open;
            if (static_cast<std::size_t>(barred.count()) > best.blocked.size())
                best = {blocker, {barred.begin(), barred.end()}, true};
        }
        if (best.blocked.empty())
            return blockings;
        for (const Cell cell : best.blocked)
            open.erase(cell);
        blockings.push_back(std::move(best));
    }
}

}  // namespace

std::vector<Blocking> blockingsOf(const Step& step, const Grid& digits) {
    if (!isSinglePlacement(step))
        return {};
    const Candidate single = step.placements.front();
    if (step.houses.empty())
        return blockersOfOtherDigits(single, digits);
    if (step.cells.empty())
        return blockersOfOtherCells(single, step.houses.front().house, digits);
    return {};
}

}  // namespace nonet
