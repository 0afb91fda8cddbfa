#include "core/techniques/subsets/naked_subset.h"

#include "core/techniques/house_order.h"
#include "core/techniques/small_unions.h"

namespace nonet {
namespace {

enum class Kind : bool { naked, locked };

struct Subset {
    ClassicCellSet cells;
    ClassicDigitSet digits;
};

ClassicCellSet cellsWithAny(const Position& position, ClassicDigitSet digits, ClassicCellSet within) {
    ClassicCellSet cells;
    for (const Digit digit : digits)
        cells |= position.cells(digit) & within;
    return cells;
}

Kind kindOf(const Position& position, const Subset& subset) {
    const auto houses = classic::commonHousesOf(subset.cells);
    if (subset.cells.count() > 3 || houses.size() != 2)
        return Kind::naked;
    const ClassicCellSet line = classic::cellsOf(houses[0]);
    const ClassicCellSet box = classic::cellsOf(houses[1]);
    const bool clearsBox = !cellsWithAny(position, subset.digits, box - subset.cells).isEmpty();
    const bool clearsLine = !cellsWithAny(position, subset.digits, line - box).isEmpty();
    return clearsBox && clearsLine ? Kind::locked : Kind::naked;
}

bool addStep(TechniqueId technique, const Position& position, const Subset& subset, StepCollector& steps) {
    Step step{.technique = technique, .digits = subset.digits};
    for (const House house : classic::commonHousesOf(subset.cells))
        if (!cellsWithAny(position, subset.digits, classic::cellsOf(house) - subset.cells).isEmpty())
            step.houses.push_back({house, Role::cover});
    const ClassicCellSet seen = classic::commonPeersOf(subset.cells);
    for (const Digit digit : subset.digits) {
        addEliminations(step, position.cells(digit) & seen, digit);
        addCandidates(step, position.cells(digit) & subset.cells, digit, Role::defining);
    }
    addCells(step, subset.cells, Role::defining);
    return steps.add(std::move(step));
}

/// Those with two candidates at least, at most four.
ClassicCellSet cellsWithFewCandidates(const Position& position, int most) {
    std::array<ClassicCellSet, 6> atLeast{};
    atLeast[0] = classic::kAllCells;
    for (const Digit digit : classic::kAllDigits)
        for (std::size_t n = 5; n > 0; --n)
            atLeast[n] |= atLeast[n - 1] & position.cells(digit);
    return atLeast[2] - atLeast[static_cast<std::size_t>(most) + 1];
}

/// The three cells that a line and a box share: two sets of 27, of rows and of columns.
constexpr std::array<ClassicCellSet, 54> kLinesInBoxes = [] {
    std::array<ClassicCellSet, 54> all{};
    std::size_t i = 0;
    for (int box = 0; box < classic::kSide; ++box)
        for (int line = 0; line < 2 * classic::kSide; ++line) {
            const ClassicCellSet both = classic::cellsOf(classic::boxHouse(box)) & classic::cellsOfHouse(line);
            if (!both.isEmpty())
                all[i++] = both;
        }
    return all;
}();

bool haveEqualPair(const Position& position, ClassicCellSet cells) {
    ClassicCellSet others = cells;
    for (const Cell cell : cells) {
        others.erase(cell);
        for (const Cell other : others)
            if (position.candidates(cell) == position.candidates(other))
                return true;
    }
    return false;
}

bool haveThreeDigits(const Position& position, ClassicCellSet cells) {
    ClassicDigitSet digits;
    for (const Cell cell : cells)
        digits |= position.candidates(cell);
    return digits.count() == 3;
}

/// A locked subset lies in one box and one line: no other cells need be tried.
ClassicCellSet cellsOfLockedSubsets(const Position& position, ClassicCellSet few, int size) {
    ClassicCellSet all;
    for (const ClassicCellSet line : kLinesInBoxes) {
        const ClassicCellSet cells = line & few;
        if (size == 3 ? cells == line && haveThreeDigits(position, cells) : haveEqualPair(position, cells))
            all |= cells;
    }
    return all;
}

void find(TechniqueId technique, int size, Kind kind, const Position& position, StepCollector& steps) {
    ClassicCellSet few = cellsWithFewCandidates(position, size);
    if (kind == Kind::locked)
        few = cellsOfLockedSubsets(position, few, size);
    for (const House house : kBoxesFirst) {
        const ClassicCellSet inHouse = classic::cellsOf(house) & few;
        if (inHouse.count() < size)
            continue;
        std::array<Cell, classic::kSide> cells{};
        NineSets digitsOfCell{};
        std::size_t used = 0;
        for (const Cell cell : inHouse) {
            cells[used] = cell;
            digitsOfCell[used++] = position.candidates(cell).bits();
        }
        const bool goesOn = visitSmallUnions(digitsOfCell, size, size, [&](UnionChoice choice) {
            Subset subset{.cells = {}, .digits = ClassicDigitSet::fromBits(static_cast<std::uint16_t>(choice.united))};
            for (std::size_t i = 0; i < used; ++i)
                if ((choice.chosen >> i & 1U) != 0)
                    subset.cells.insert(cells[i]);
            if (subset.digits.count() != size ||
                cellsWithAny(position, subset.digits, classic::commonPeersOf(subset.cells)).isEmpty() ||
                kindOf(position, subset) != kind)
                return true;
            return addStep(technique, position, subset, steps);
        });
        if (!goesOn)
            return;
    }
}

}  // namespace

void findLockedPairs(const Position& position, StepCollector& steps) {
    find(TechniqueId::lockedPair, 2, Kind::locked, position, steps);
}
void findLockedTriples(const Position& position, StepCollector& steps) {
    find(TechniqueId::lockedTriple, 3, Kind::locked, position, steps);
}
void findNakedPairs(const Position& position, StepCollector& steps) {
    find(TechniqueId::nakedPair, 2, Kind::naked, position, steps);
}
void findNakedTriples(const Position& position, StepCollector& steps) {
    find(TechniqueId::nakedTriple, 3, Kind::naked, position, steps);
}
void findNakedQuadruples(const Position& position, StepCollector& steps) {
    find(TechniqueId::nakedQuadruple, 4, Kind::naked, position, steps);
}

}  // namespace nonet
