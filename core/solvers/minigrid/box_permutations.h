// All valid permutations of a box, one after another: from the clues alone (version 3.2 and both graphs), or given
// chosen permutations of earlier boxes (version 3.1).
#pragma once

#include "core/solvers/minigrid/permutation_tree.h"

namespace nonet {

/// Hands out the valid permutations in the order of the tree; 50 million a second on a classic board.
class PermutationStream {
public:
    explicit PermutationStream(const PermutationTree& tree);
    PermutationStream(const Puzzle& puzzle, int box, std::span<const BoxPermutation> chosen = {})
        : PermutationStream(PermutationTree(puzzle, box, chosen)) {}

    /// Nothing at the end.
    std::optional<BoxPermutation> next();
    /// Open vertices walked past so far, the root included.
    std::uint64_t vertices() const { return m_vertices; }

private:
    std::size_t m_depth = 0;
    std::size_t m_at = 0;
    bool m_isOver = false;
    std::uint32_t m_missing = 0;
    std::uint32_t m_used = 0;
    std::uint64_t m_vertices = 1;
    BoxPermutation m_current;
    std::array<std::uint32_t, kLargestMinigridSide> m_allowed{};
    std::array<std::uint32_t, kLargestMinigridSide> m_rest{};
    std::array<std::uint32_t, kLargestMinigridSide> m_tried{};
    /// By blank, its place in the box.
    std::array<std::uint8_t, kLargestMinigridSide> m_places{};
};

struct PermutationList {
    std::vector<BoxPermutation> permutations;
    /// False where there are more than the limit, or it was stopped.
    bool isComplete = true;
};
/// At most `limit` of them; 9! = 362,880 for an empty classic box.
PermutationList listPermutations(const Puzzle& puzzle, int box, std::size_t limit = 362'880, std::stop_token stop = {});

struct PermutationCount {
    std::uint64_t count = 0;
    /// False where it is a lower bound: more than the limit, or stopped.
    bool isExact = true;
};
/// By box, from the clues alone. Counts without storing, up to `limit` a box.
std::vector<PermutationCount> countPermutations(const Puzzle& puzzle, std::uint64_t limit = UINT64_MAX,
                                                std::stop_token stop = {});

}  // namespace nonet
