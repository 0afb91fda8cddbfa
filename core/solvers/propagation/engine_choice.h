// The engine whose word a model needs, and its solutions as grids: what every answer begins and ends with.
#pragma once

#include "core/solvers/propagation/engine.h"

namespace nonet::propagation {

/// Calls it with the engine.
template <typename Answer>
auto withEngine(const Model& model, Answer answer) {
    if (model.symbolCount <= 16) {
        Engine<std::uint16_t> engine(model);
        return answer(engine);
    }
    if (model.symbolCount <= 32) {
        Engine<std::uint32_t> engine(model);
        return answer(engine);
    }
    Engine<std::uint64_t> engine(model);
    return answer(engine);
}

/// Holes are blank.
template <typename Bits>
Grid gridOf(std::span<const Bits> solution, const Model& model, const BoardShape& shape) {
    Grid grid(shape);
    for (const Cell cell : shape.cells())
        grid.set(cell, model.symbolOf[static_cast<std::size_t>(
                           lowest(solution[model.variableOf[static_cast<std::size_t>(cell.index())]]))]);
    return grid;
}

}  // namespace nonet::propagation
