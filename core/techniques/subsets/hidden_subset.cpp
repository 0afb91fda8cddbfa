#include "core/techniques/subsets/hidden_subset.h"

#include "core/techniques/argument_parts.h"
#include "core/techniques/house_order.h"
#include "core/techniques/small_unions.h"

namespace nonet {
namespace {

/// For each digit its places in the house, as bits over the house's cells; empty where it has too few or too many.
NineSets placesOfDigits(const Position& position, House house, int size) {
    NineSets places{};
    unsigned bit = 1;
    for (const Cell cell : classic::cellsOf(house)) {
        for (const Digit digit : position.candidates(cell))
            places[digit.slot()] |= static_cast<std::uint16_t>(bit);
        bit <<= 1U;
    }
    for (std::uint16_t& each : places)
        if (countOfNine(each) < 2 || countOfNine(each) > size)
            each = 0;
    return places;
}

/// False for a subset that leaves its cells as they are.
bool clearsAnything(const Position& position, House house, ClassicDigitSet digits, unsigned places) {
    for (const Cell cell : classic::cellsOf(house)) {
        if ((places & 1U) != 0 && !digits.containsAll(position.candidates(cell)))
            return true;
        places >>= 1U;
    }
    return false;
}

bool searchHouse(const Position& position, House house, TechniqueId technique, int size, DeductionSink& sink) {
    return visitSmallUnions(placesOfDigits(position, house, size), size, size, [&](UnionChoice choice) {
        const auto digits = ClassicDigitSet::fromBits(static_cast<std::uint16_t>(choice.chosen));
        if (countOfNine(choice.united) != size || !clearsAnything(position, house, digits, choice.united))
            return true;
        Deduction found{.technique = technique, .pattern = {.digits = digits, .base = bitOf(house)}};
        for (unsigned places = choice.united; places != 0; places &= places - 1)
            found.pattern.cells.insert(cellOfHouse(house, std::countr_zero(places)));
        for (const Digit digit : classic::kAllDigits - digits)
            found.eliminations.insert(found.pattern.cells & position.cells(digit), digit);
        return sink.take(found);
    });
}

void searchHiddenSubsets(const PositionFacts& facts, const SearchScope&, DeductionSink& sink) {
    const Position& position = facts.position();
    int size = 2;
    for (const TechniqueId technique :
         {TechniqueId::hiddenPair, TechniqueId::hiddenTriple, TechniqueId::hiddenQuadruple}) {
        for (const House house : kBoxesFirst) {
            if (!sink.goesOn())
                return;
            if (sink.wants(technique) && (classic::cellsOf(house) & position.unsolvedCells()).count() > size &&
                !searchHouse(position, house, technique, size, sink))
                return;
        }
        ++size;
    }
}

void describeHiddenSubset(const PositionFacts& facts, const Deduction& found, Step& step) {
    step.digits = toDigitSet(found.pattern.digits);
    for (const Cell cell : found.pattern.cells)
        for (const Digit digit : facts.position().candidates(cell) & found.pattern.digits)
            step.candidates.push_back({{cell, digit}});
    addHouses(step, found.pattern.base, Role::base);
    Counting counting;
    for (const Digit digit : found.pattern.digits)
        counting.truths.push_back(truthsOfHouses(found.pattern.base, digit).front());
    for (const Cell cell : found.pattern.cells)
        counting.links.push_back(Link::ofCell(cell));
    step.arguments = {{.reason = counting}};
}

}  // namespace

const Search kHiddenSubsetSearch{.run = searchHiddenSubsets, .describe = describeHiddenSubset};

}  // namespace nonet
