#include "core/techniques/singles/full_house.h"

#include "core/techniques/argument_parts.h"
#include "core/techniques/house_order.h"

namespace nonet {
namespace {

void searchFullHouses(const PositionFacts& facts, const SearchScope&, DeductionSink& sink) {
    const Position& position = facts.position();
    for (const House house : kBoxesFirst) {
        if (!sink.goesOn())
            return;
        const ClassicCellSet blanks = classic::cellsOf(house) & position.unsolvedCells();
        if (blanks.count() != 1)
            continue;
        const ClassicDigitSet missing = classic::kAllDigits - position.placedDigits(house);
        const Candidate last{blanks.first(), missing.first()};
        if (missing.count() == 1 && position.has(last) &&
            !sink.take({.technique = TechniqueId::fullHouse, .placement = last, .pattern = {.base = bitOf(house)}}))
            return;
    }
}

void describeFullHouse(const PositionFacts&, const Deduction& found, Step& step) {
    if (!found.placement)
        return;
    const Candidate placed = *found.placement;
    step.digits = DigitSet(placed.digit);
    step.cells = {{placed.cell}};
    step.candidates = {{placed}};
    addHouses(step, found.pattern.base, Role::base);
    step.arguments = {following(truthsOfHouses(found.pattern.base, placed.digit))};
}

}  // namespace

const Search kFullHouseSearch{.run = searchFullHouses, .describe = describeFullHouse};

}  // namespace nonet
