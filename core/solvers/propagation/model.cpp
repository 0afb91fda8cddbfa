#include "core/solvers/propagation/model.h"

#include "core/solvers/propagation/model_maker.h"

namespace nonet::propagation {

Model modelOf(const Puzzle& puzzle, const Derived& derived, std::stop_token stop) {
    ModelMaker maker(puzzle, derived, std::move(stop));
    maker.make();
    maker.makeRicher();
    return maker.take();
}

}  // namespace nonet::propagation
