#include "core/techniques/singles/hidden_single.h"

#include "core/techniques/argument_parts.h"
#include "core/techniques/house_order.h"

namespace nonet {
namespace {

void searchHiddenSingles(const PositionFacts& facts, const SearchScope&, DeductionSink& sink) {
    for (const House house : kBoxesFirst)
        for (const Digit digit : classic::kAllDigits) {
            if (!sink.goesOn())
                return;
            const ClassicCellSet places = facts.position().cells(digit, house);
            if (places.count() == 1 && !sink.take({.technique = TechniqueId::hiddenSingle,
                                                   .placement = Candidate{places.first(), digit},
                                                   .pattern = {.base = bitOf(house)}}))
                return;
        }
}

void describeHiddenSingle(const PositionFacts&, const Deduction& found, Step& step) {
    if (!found.placement)
        return;
    const Candidate placed = *found.placement;
    step.digits = DigitSet(placed.digit);
    step.candidates = {{placed}};
    addHouses(step, found.pattern.base, Role::base);
    step.arguments = {following(truthsOfHouses(found.pattern.base, placed.digit))};
}

}  // namespace

const Search kHiddenSingleSearch{.run = searchHiddenSingles, .describe = describeHiddenSingle};

}  // namespace nonet
