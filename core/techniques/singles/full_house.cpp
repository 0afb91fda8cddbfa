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
    step.digits = DigitSet(found.placement->digit);
    step.cells = {{found.placement->cell}};
    step.candidates = {{*found.placement}};
    addHouses(step, found.pattern.base, Role::base);
    step.arguments = {following(truthsOfHouses(found.pattern.base, found.placement->digit))};
}

}  // namespace

const Search kFullHouseSearch{.run = searchFullHouses, .describe = describeFullHouse};

}  // namespace nonet
