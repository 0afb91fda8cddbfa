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
    if (!found.placement)
        return;
    const Candidate placed = *found.placement;
    step.digits = DigitSet(placed.digit);
    step.cells = {{placed.cell}};
    step.candidates = {{placed}};
    step.arguments = {following({Truth::ofCell(placed.cell)})};
}

}  // namespace

const Search kNakedSingleSearch{.run = searchNakedSingles, .describe = describeNakedSingle};

}  // namespace nonet
