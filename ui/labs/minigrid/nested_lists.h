// The walk of version 3.1 as lists: the permutations of a box under those placed before it, to the first solution.
#pragma once

#include "core/solvers/minigrid/box_permutation.h"
#include "core/solvers/minigrid/box_sequence.h"

#include <vector>

namespace nonet::minigrid {

struct NestedList {
    int box = 0;
    std::vector<BoxPermutation> permutations;
    /// So many from the first on were placed in vain.
    std::size_t struck = 0;
};
/// In the order in which they are made, up to the limit.
std::vector<NestedList> nestedLists(const Puzzle& puzzle, const BoxOrder& order, std::size_t most);

}  // namespace nonet::minigrid
