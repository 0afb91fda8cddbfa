#include "core/solvers/minigrid/tree_count.h"

#include <bit>

namespace nonet {

TreeSize countTree(const PermutationTree& tree) {
    TreeSize size{.open = 1, .cut = 0, .permutations = 0, .isComplete = true};
    if (tree.isHopeless())
        return size;
    const int depth = tree.depth();
    // The missing digits are numbered from 0, for small sets.
    std::array<std::uint32_t, kLargestMinigridSide> allowed{};
    int number = 0;
    for (const Digit digit : tree.facts().missing) {
        for (int blank = 0; blank < depth; ++blank)
            allowed[static_cast<std::size_t>(blank)] |= tree.allowed(blank).contains(digit) ? 1U << number : 0U;
        ++number;
    }
    const std::uint32_t all = (1U << depth) - 1;
    // By the digits used: in how many orders they fill the first cells. A set comes after all of its subsets.
    std::vector<std::uint64_t> orders(std::size_t{1} << depth);
    orders[0] = 1;
    for (std::uint32_t used = 0; used < all; ++used) {
        const std::uint64_t count = orders[used];
        if (count == 0)
            continue;
        const std::uint32_t here = allowed[static_cast<std::size_t>(std::popcount(used))];
        const std::uint32_t unused = all & ~used;
        size.open += count * static_cast<std::uint64_t>(std::popcount(unused & here));
        size.cut += count * static_cast<std::uint64_t>(std::popcount(unused & ~here));
        for (std::uint32_t rest = unused & here; rest != 0; rest &= rest - 1)
            orders[used | (rest & -rest)] += count;
    }
    size.permutations = orders[all];
    return size;
}

}  // namespace nonet
