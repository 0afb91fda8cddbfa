#include "core/techniques/singles/full_house.h"

#include "core/techniques/house_order.h"

namespace nonet {

void findFullHouses(const Position& position, StepCollector& steps) {
    for (const House house : kBoxesFirst) {
        const ClassicCellSet blanks = classic::cellsOf(house) & position.unsolvedCells();
        if (blanks.count() != 1)
            continue;
        const ClassicDigitSet missing = classic::kAllDigits - position.placedDigits(house);
        const Candidate last{blanks.first(), missing.first()};
        if (missing.count() != 1 || !position.has(last))
            continue;
        Step step{.technique = TechniqueId::fullHouse, .digits = missing};
        step.placements = {last};
        step.candidates = {{last}};
        step.houses = {{house}};
        if (!steps.add(std::move(step)))
            return;
    }
}

}  // namespace nonet
