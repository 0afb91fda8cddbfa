#include "core/lessons/bare_pattern.h"

#include "core/techniques/facts/position_facts.h"

#include <algorithm>
#include <vector>

namespace nonet {
namespace {

ClassicDigitSet digitsIn(const Position& position, ClassicCellSet cells) {
    ClassicDigitSet digits;
    for (const Cell cell : cells)
        digits = digits | position.candidates(cell);
    return digits;
}

bool hasDigitThat(const auto& holds) { return std::ranges::any_of(classic::kAllDigits, holds); }

/// The houses of the kind that the cells lie in.
std::vector<House> housesOfKind(ClassicCellSet cells, HouseKind kind) {
    std::vector<House> houses;
    for (int number = 0; number < classic::kSide; ++number)
        if (const House house{kind, static_cast<std::uint8_t>(number)}; cells.intersects(classic::cellsOf(house)))
            houses.push_back(house);
    return houses;
}

bool isFish(const Position& position, ClassicCellSet cells, Digit digit, HouseKind base, std::size_t size) {
    const std::vector<House> lines = housesOfKind(cells, base);
    const HouseKind across = base == HouseKind::row ? HouseKind::column : HouseKind::row;
    if (lines.size() != size || housesOfKind(cells, across).size() != size)
        return false;
    ClassicCellSet all;
    for (const House line : lines) {
        if (position.cells(digit, line).count() < 2)
            return false;
        all |= position.cells(digit, line);
    }
    return all == cells;
}

bool isFish(const Position& position, ClassicCellSet cells, std::size_t size) {
    return hasDigitThat([&](Digit digit) {
        return isFish(position, cells, digit, HouseKind::row, size) ||
               isFish(position, cells, digit, HouseKind::column, size);
    });
}

bool shareLine(HouseKind kind, Cell a, Cell b) {
    switch (kind) {
    case HouseKind::row: return classic::rowOf(a) == classic::rowOf(b);
    case HouseKind::column: return classic::columnOf(a) == classic::columnOf(b);
    default: return false;
    }
}

/// The technique that the finders give two strong links whose near ends see each other.
TechniqueId twoLinksOf(const ConjugatePair& first, const ConjugatePair& second, Cell near1, Cell near2) {
    const HouseKind kind = first.house.kind;
    const HouseKind across = kind == HouseKind::row ? HouseKind::column : HouseKind::row;
    if (kind != HouseKind::box && kind == second.house.kind && shareLine(across, near1, near2))
        return shareLine(across, first.other(near1), second.other(near2)) ? TechniqueId::xWing
                                                                          : TechniqueId::skyscraper;
    const bool crosses = kind != HouseKind::box && second.house.kind == across;
    return crosses && classic::boxOf(near1) == classic::boxOf(near2) ? TechniqueId::twoStringKite
                                                                     : TechniqueId::turbotFish;
}

bool isTwoLinks(TechniqueId id, const ConjugatePairs& pairs, ClassicCellSet cells) {
    for (const ConjugatePair& first : pairs)
        for (const ConjugatePair& second : pairs) {
            if (cells.count() != 4 || ClassicCellSet{first.first, first.second, second.first, second.second} != cells)
                continue;
            for (const Cell near1 : {first.first, first.second})
                for (const Cell near2 : {second.first, second.second})
                    if (classic::arePeers(near1, near2) && twoLinksOf(first, second, near1, near2) == id)
                        return true;
        }
    return false;
}

bool isXyWing(const Position& position, ClassicCellSet cells) {
    if (cells.count() != 3 || !position.bivalueCells().containsAll(cells) || digitsIn(position, cells).count() != 3)
        return false;
    return std::ranges::any_of(cells, [&](Cell pivot) {
        const ClassicCellSet pincers = cells - ClassicCellSet{pivot};
        const ClassicDigitSet first = position.candidates(pincers.first());
        const ClassicDigitSet second = position.candidates((pincers - ClassicCellSet{pincers.first()}).first());
        return classic::peersOf(pivot).containsAll(pincers) && (first & second).count() == 1 &&
               !position.candidates(pivot).contains((first & second).first());
    });
}

bool isXyzWing(const Position& position, ClassicCellSet cells) {
    const ClassicCellSet pincers = cells & position.bivalueCells();
    const ClassicCellSet pivot = cells - pincers;
    if (pincers.count() != 2 || pivot.count() != 1 || position.candidates(pivot.first()).count() != 3)
        return false;
    return classic::peersOf(pivot.first()).containsAll(pincers) &&
           digitsIn(position, pincers) == position.candidates(pivot.first());
}

bool isWWing(const PositionFacts& facts, ClassicCellSet cells) {
    const Position& position = facts.position();
    if (cells.count() != 4)
        return false;
    for (const Cell a : cells& position.bivalueCells())
        for (const Cell b : cells& position.bivalueCells()) {
            if (a >= b || classic::arePeers(a, b) || position.candidates(a) != position.candidates(b))
                continue;
            for (const Digit joined : position.candidates(a))
                for (const ConjugatePair& pair : facts.conjugatePairs(joined)) {
                    const bool isStraight = classic::arePeers(a, pair.first) && classic::arePeers(b, pair.second);
                    const bool isCrossed = classic::arePeers(b, pair.first) && classic::arePeers(a, pair.second);
                    if (ClassicCellSet{a, b, pair.first, pair.second} == cells && (isStraight || isCrossed))
                        return true;
                }
        }
    return false;
}

bool isNakedSubset(const Position& position, ClassicCellSet cells, int size) {
    return cells.count() == size && !classic::commonHousesOf(cells).isEmpty() &&
           position.unsolvedCells().containsAll(cells) && digitsIn(position, cells).count() == size;
}

bool isHiddenSubset(const Position& position, ClassicCellSet cells, int size) {
    if (cells.count() != size)
        return false;
    return std::ranges::any_of(classic::commonHousesOf(cells), [&](House house) {
        return std::ranges::count_if(classic::kAllDigits, [&](Digit digit) {
                   const ClassicCellSet places = position.cells(digit, house);
                   return !places.isEmpty() && cells.containsAll(places);
               }) == size;
    });
}

/// All places of a digit in a house of the one kind, all in one house of the other.
bool isLocked(const Position& position, ClassicCellSet cells, bool isInBox) {
    const auto houses = classic::commonHousesOf(cells);
    const auto has = [&](bool box, const auto& holds) {
        return std::ranges::any_of(houses,
                                   [&](House house) { return (house.kind == HouseKind::box) == box && holds(house); });
    };
    return cells.count() >= 2 && has(!isInBox, [](House) { return true; }) && has(isInBox, [&](House house) {
               return hasDigitThat([&](Digit digit) { return position.cells(digit, house) == cells; });
           });
}

}  // namespace

bool isBarePattern(TechniqueId id, const Position& position, ClassicCellSet cells) {
    const PositionFacts facts(position);
    switch (id) {
    case TechniqueId::xWing: return isFish(position, cells, 2);
    case TechniqueId::swordfish: return isFish(position, cells, 3);
    case TechniqueId::jellyfish: return isFish(position, cells, 4);
    case TechniqueId::skyscraper:
    case TechniqueId::twoStringKite:
    case TechniqueId::turbotFish:
        return hasDigitThat([&](Digit digit) { return isTwoLinks(id, facts.conjugatePairs(digit), cells); });
    case TechniqueId::xyWing: return isXyWing(position, cells);
    case TechniqueId::xyzWing: return isXyzWing(position, cells);
    case TechniqueId::wWing: return isWWing(facts, cells);
    case TechniqueId::nakedPair: return isNakedSubset(position, cells, 2);
    case TechniqueId::nakedTriple: return isNakedSubset(position, cells, 3);
    case TechniqueId::nakedQuadruple: return isNakedSubset(position, cells, 4);
    case TechniqueId::hiddenPair: return isHiddenSubset(position, cells, 2);
    case TechniqueId::hiddenTriple: return isHiddenSubset(position, cells, 3);
    case TechniqueId::hiddenQuadruple: return isHiddenSubset(position, cells, 4);
    case TechniqueId::lockedCandidates1: return isLocked(position, cells, true);
    case TechniqueId::lockedCandidates2: return isLocked(position, cells, false);
    default: return false;
    }
}

}  // namespace nonet
