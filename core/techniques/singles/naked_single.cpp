#include "core/techniques/singles/naked_single.h"

#include "core/techniques/argument_parts.h"

namespace nonet {
namespace {

void searchNakedSingles(const PositionFacts& facts, const SearchScope&, DeductionSink& sink) {
    const Position& position = facts.position();
    for (const Cell cell : position.unsolvedCells()) {
        if (!sink.goesOn())
            return;
        const ClassicDigitSet left = position.candidates(cell);
        if (left.count() == 1 &&
            !sink.take({.technique = TechniqueId::nakedSingle, .placement = Candidate{cell, left.first()}}))
            return;
    }
}

void describeNakedSingle(const PositionFacts&, const Deduction& found, Step& step) {
    step.digits = DigitSet(found.placement->digit);
    step.cells = {{found.placement->cell}};
    step.candidates = {{*found.placement}};
    step.arguments = {following({Truth::ofCell(found.placement->cell)})};
}

}  // namespace

const Search kNakedSingleSearch{.run = searchNakedSingles, .describe = describeNakedSingle};

}  // namespace nonet
