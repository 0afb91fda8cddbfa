#include "ui/labs/minigrid/nested_lists.h"

#include "core/solvers/minigrid/box_permutations.h"

namespace nonet::minigrid {

namespace {

std::vector<BoxPermutation> permutationsUnder(const Puzzle& puzzle, int box,
                                              const std::vector<BoxPermutation>& chosen) {
    std::vector<BoxPermutation> permutations;
    PermutationStream stream(puzzle, box, chosen);
    while (const auto permutation = stream.next())
        permutations.push_back(*permutation);
    return permutations;
}

}  // namespace

std::vector<NestedList> nestedLists(const Puzzle& puzzle, const BoxOrder& order, std::size_t most) {
    std::vector<NestedList> all;
    // The lists of the choices that stand, and the permutations that are placed.
    std::vector<std::size_t> open;
    std::vector<BoxPermutation> chosen;
    while (open.size() < order.size() && all.size() < most) {
        const int box = order[open.size()];
        all.push_back({box, permutationsUnder(puzzle, box, chosen)});
        open.push_back(all.size() - 1);
        while (all[open.back()].struck == all[open.back()].permutations.size()) {
            open.pop_back();
            if (open.empty())
                return all;
            ++all[open.back()].struck;
            chosen.pop_back();
        }
        chosen.push_back(all[open.back()].permutations[all[open.back()].struck]);
    }
    return all;
}

}  // namespace nonet::minigrid
