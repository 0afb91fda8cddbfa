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

ClassicCellSet cellsWithFewCandidates(const Position& position, int most) {
    ClassicCellSet few;
    for (const Cell cell : position.unsolvedCells())
        if (const int count = position.candidates(cell).count(); count >= 2 && count <= most)
            few.insert(cell);
    return few;
}

void find(TechniqueId technique, int size, Kind kind, const Position& position, StepCollector& steps) {
    const ClassicCellSet few = cellsWithFewCandidates(position, size);
    for (const House house : kBoxesFirst) {
        std::array<Cell, classic::kSide> cells{};
        NineSets digitsOfCell{};
        std::size_t used = 0;
        for (const Cell cell : classic::cellsOf(house) & few) {
            cells[used] = cell;
            digitsOfCell[used++] = position.candidates(cell).bits();
        }
        if (used < static_cast<std::size_t>(size))
            continue;
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
