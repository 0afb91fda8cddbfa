#include "core/techniques/subsets/naked_subset.h"

#include "core/techniques/argument_parts.h"
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

struct Wanted {
    TechniqueId technique;
    int size;
    Kind kind;
};

/// The subsets among these cells of a house. False where the search is to end.
bool searchHouse(const Position& position, ClassicCellSet inHouse, const Wanted& wanted, DeductionSink& sink) {
    std::array<Cell, classic::kSide> cells{};
    NineSets digitsOfCell{};
    std::size_t used = 0;
    for (const Cell cell : inHouse) {
        cells[used] = cell;
        digitsOfCell[used++] = position.candidates(cell).bits();
    }
    return visitSmallUnions(digitsOfCell, wanted.size, wanted.size, [&](UnionChoice choice) {
        Subset subset{.cells = {}, .digits = ClassicDigitSet::fromBits(static_cast<std::uint16_t>(choice.united))};
        if (subset.digits.count() != wanted.size)
            return true;
        for (std::size_t i = 0; i < used; ++i)
            if ((choice.chosen >> i & 1U) != 0)
                subset.cells.insert(cells[i]);
        const ClassicCellSet seen = classic::commonPeersOf(subset.cells);
        Deduction found{.technique = wanted.technique, .pattern = {.digits = subset.digits, .cells = subset.cells}};
        for (const Digit digit : subset.digits)
            found.eliminations.insert(position.cells(digit) & seen, digit);
        if (found.eliminations.isEmpty() || kindOf(position, subset) != wanted.kind)
            return true;
        for (const House house : classic::commonHousesOf(subset.cells))
            if (!cellsWithAny(position, subset.digits, classic::cellsOf(house) - subset.cells).isEmpty())
                found.pattern.cover |= bitOf(house);
        return sink.take(found);
    });
}

bool search(const PositionFacts& facts, const Wanted& wanted, DeductionSink& sink) {
    const Position& position = facts.position();
    ClassicCellSet few = cellsWithFewCandidates(position, wanted.size);
    if (wanted.kind == Kind::locked)
        few = cellsOfLockedSubsets(position, few, wanted.size);
    // A locked subset lies in a box: every one is found there.
    const std::size_t houses = wanted.kind == Kind::locked ? classic::kSide : classic::kHouses;
    for (std::size_t i = 0; i < houses; ++i) {
        if (!sink.goesOn())
            return false;
        const ClassicCellSet inHouse = classic::cellsOf(kBoxesFirst[i]) & few;
        if (inHouse.count() >= wanted.size && !searchHouse(position, inHouse, wanted, sink))
            return false;
    }
    return true;
}

void searchNakedSubsets(const PositionFacts& facts, const SearchScope&, DeductionSink& sink) {
    for (const Wanted& wanted :
         {Wanted{TechniqueId::lockedPair, 2, Kind::locked}, Wanted{TechniqueId::lockedTriple, 3, Kind::locked},
          Wanted{TechniqueId::nakedPair, 2, Kind::naked}, Wanted{TechniqueId::nakedTriple, 3, Kind::naked},
          Wanted{TechniqueId::nakedQuadruple, 4, Kind::naked}})
        if (sink.wants(wanted.technique) && !search(facts, wanted, sink))
            return;
}

void describeNakedSubset(const PositionFacts& facts, const Deduction& found, Step& step) {
    const Position& position = facts.position();
    const auto& [digits, base, cover, cells, others, line] = found.pattern;
    step.digits = toDigitSet(digits);
    addHouses(step, cover, Role::cover);
    for (const Digit digit : digits)
        addCandidates(step, position.cells(digit) & cells, digit, Role::base);
    addCells(step, cells, Role::base);
    // One house is enough: what goes in another one sees all of the subset's places for its digit.
    step.arguments = {
        {.reason = Counting{truthsOfCells(cells), linksOfHouse(classic::commonHousesOf(cells)[0], digits)}}};
}

}  // namespace

const Search kNakedSubsetSearch{.run = searchNakedSubsets, .describe = describeNakedSubset};

}  // namespace nonet
