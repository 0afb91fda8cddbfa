#include "core/rules/solution_layer.h"

#include <algorithm>

namespace nonet {

Grid withSolutionLayer(Grid digits, const Puzzle& puzzle) {
    const Grid* layer = puzzle.solutionLayer();
    if (layer == nullptr)
        return digits;
    for (const Cell cell : puzzle.shape().cells())
        if (const std::optional<Digit> digit = layer->digit(cell); digit && digits.isBlank(cell))
            digits.set(cell, *digit);
    return digits;
}

std::optional<Puzzle> givenSolutionLayer(const Puzzle& puzzle) {
    const Grid* layer = puzzle.solutionLayer();
    const auto differs = [&](Cell cell) {
        return !layer->isBlank(cell) && !puzzle.givens.isBlank(cell) && layer->digit(cell) != puzzle.givens.digit(cell);
    };
    if (layer != nullptr && std::ranges::any_of(puzzle.shape().cells(), differs))
        return std::nullopt;
    Puzzle given = puzzle;
    given.givens = withSolutionLayer(puzzle.givens, puzzle);
    return given;
}

}  // namespace nonet
