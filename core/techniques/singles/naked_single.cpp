#include "core/techniques/singles/naked_single.h"

namespace nonet {

void findNakedSingles(const Position& position, StepCollector& steps) {
    for (const Cell cell : position.unsolvedCells()) {
        const ClassicDigitSet left = position.candidates(cell);
        if (left.count() != 1)
            continue;
        const Candidate only{cell, left.first()};
        Step step{.technique = TechniqueId::nakedSingle, .digits = left};
        step.placements = {only};
        step.cells = {{cell}};
        step.candidates = {{only}};
        if (!steps.add(std::move(step)))
            return;
    }
}

}  // namespace nonet
