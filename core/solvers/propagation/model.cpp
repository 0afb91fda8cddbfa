#include "core/solvers/propagation/model.h"

#include "core/solvers/propagation/model_maker.h"

namespace nonet::propagation {

Model modelOf(const Puzzle& puzzle, const Derived& derived) {
    ModelMaker maker(puzzle, derived);
    maker.make();
    maker.makeRicher();
    return maker.take();
}

}  // namespace nonet::propagation
