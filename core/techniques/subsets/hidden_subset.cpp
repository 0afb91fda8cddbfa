#include "core/techniques/subsets/hidden_subset.h"

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
            places[static_cast<std::size_t>(digit.index())] |= static_cast<std::uint16_t>(bit);
        bit <<= 1U;
    }
    for (std::uint16_t& each : places)
        if (countOfNine(each) < 2 || countOfNine(each) > size)
            each = 0;
    return places;
}

bool addStep(TechniqueId technique, const Position& position, House house, ClassicDigitSet digits, unsigned places,
             StepCollector& steps) {
    Step step{.technique = technique, .digits = digits};
    for (const Cell cell : classic::cellsOf(house)) {
        if ((places & 1U) != 0) {
            for (const Digit digit : position.candidates(cell) & digits)
                step.candidates.push_back({{cell, digit}});
            for (const Digit digit : position.candidates(cell) - digits)
                step.eliminations.push_back({cell, digit});
        }
        places >>= 1U;
    }
    step.houses = {{house}};
    return steps.add(std::move(step));
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

void find(TechniqueId technique, int size, const Position& position, StepCollector& steps) {
    for (const House house : kBoxesFirst) {
        if ((classic::cellsOf(house) & position.unsolvedCells()).count() <= size)
            continue;
        const bool goesOn =
            visitSmallUnions(placesOfDigits(position, house, size), size, size, [&](UnionChoice choice) {
                const auto digits = ClassicDigitSet::fromBits(static_cast<std::uint16_t>(choice.chosen));
                if (countOfNine(choice.united) != size || !clearsAnything(position, house, digits, choice.united))
                    return true;
                return addStep(technique, position, house, digits, choice.united, steps);
            });
        if (!goesOn)
            return;
    }
}

}  // namespace

void findHiddenPairs(const Position& position, StepCollector& steps) {
    find(TechniqueId::hiddenPair, 2, position, steps);
}
void findHiddenTriples(const Position& position, StepCollector& steps) {
    find(TechniqueId::hiddenTriple, 3, position, steps);
}
void findHiddenQuadruples(const Position& position, StepCollector& steps) {
    find(TechniqueId::hiddenQuadruple, 4, position, steps);
}

}  // namespace nonet
