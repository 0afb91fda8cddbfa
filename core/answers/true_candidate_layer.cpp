#include "core/answers/true_candidate_layer.h"

#include "core/answers/solution_facts.h"
#include "core/solvers/entry/entry.h"

namespace nonet {
namespace {

TrueCandidateLayer layerOf(const CandidateKnowledge& known, const BoardShape& shape) {
    TrueCandidateLayer layer{CandidateGrid(shape), CandidateGrid(shape), known.isComplete()};
    for (const Cell cell : shape.cells()) {
        layer.possible.at(cell) = known.possible(cell);
        layer.unknown.at(cell) = known.unknown(cell);
    }
    return layer;
}

}  // namespace

TrueCandidateLayer trueCandidateLayer(const Puzzle& puzzle, std::stop_token stop, const TrueCandidateLayerSink& sink) {
    const BoardShape& shape = puzzle.shape();
    const auto show = [&](const CandidateKnowledge& known, Progress) { sink(layerOf(known, shape)); };
    const PuzzleCandidates found = trueCandidatesOf(puzzle, {.cap = 1, .budget = kSolutionBudget}, std::move(stop),
                                                    sink ? CandidatesSink(show) : CandidatesSink());
    return layerOf(found.candidates, shape);
}

}  // namespace nonet
