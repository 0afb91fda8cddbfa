#include "core/techniques/singles/hidden_single.h"

#include "core/techniques/house_order.h"

namespace nonet {

void findHiddenSingles(const Position& position, StepCollector& steps) {
    for (const House house : kBoxesFirst)
        for (const Digit digit : classic::kAllDigits) {
            const ClassicCellSet places = position.cells(digit, house);
            if (places.count() != 1)
                continue;
            const Candidate only{places.first(), digit};
            Step step{.technique = TechniqueId::hiddenSingle, .digits = ClassicDigitSet(digit)};
            step.placements = {only};
            step.candidates = {{only}};
            step.houses = {{house}};
            if (!steps.add(std::move(step)))
                return;
        }
}

}  // namespace nonet
