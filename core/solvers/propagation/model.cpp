#include "core/solvers/propagation/model.h"

#include "core/solvers/propagation/model_maker.h"

namespace nonet::propagation {

Model modelOf(const Puzzle& puzzle) { return ModelMaker(puzzle).make(); }

}  // namespace nonet::propagation
