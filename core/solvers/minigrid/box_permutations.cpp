#include "core/solvers/minigrid/box_permutations.h"

#include <bit>

namespace nonet {

PermutationStream::PermutationStream(const PermutationTree& tree)
    : m_depth(static_cast<std::size_t>(tree.depth())), m_isOver(tree.isHopeless()),
      m_missing(static_cast<std::uint32_t>(tree.facts().missing.bits())), m_current(tree.permutation({})) {
    for (std::size_t i = 0; i < m_depth; ++i) {
        m_allowed[i] = static_cast<std::uint32_t>(tree.allowed(static_cast<int>(i)).bits());
        m_places[i] = static_cast<std::uint8_t>(placeInBox(tree.geometry(), tree.facts().blanks[i]));
    }
    m_rest[0] = m_missing & m_allowed[0];
}

std::optional<BoxPermutation> PermutationStream::next() {
    if (m_isOver)
        return std::nullopt;
    if (m_depth == 0) {
        m_isOver = true;
        return m_current;
    }
    for (;;) {
        m_used &= ~m_tried[m_at];
        m_tried[m_at] = 0;
        if (m_rest[m_at] == 0) {
            if (m_at == 0) {
                m_isOver = true;
                return std::nullopt;
            }
            --m_at;
            continue;
        }
        const std::uint32_t digit = m_rest[m_at] & -m_rest[m_at];
        m_rest[m_at] ^= digit;
        m_tried[m_at] = digit;
        m_used |= digit;
        ++m_vertices;
        m_current.set(m_places[m_at], Digit::fromIndex(std::countr_zero(digit)));
        if (m_at + 1 == m_depth)
            return m_current;
        ++m_at;
        m_rest[m_at] = m_missing & ~m_used & m_allowed[m_at];
    }
}

PermutationList listPermutations(const Puzzle& puzzle, int box, std::size_t limit, std::stop_token stop) {
    PermutationList list;
    StopPoll poll(std::move(stop), 1 << 14);
    PermutationStream stream(puzzle, box);
    while (const std::optional<BoxPermutation> permutation = stream.next()) {
        if (list.permutations.size() == limit || poll.shouldStop()) {
            list.isComplete = false;
            break;
        }
        list.permutations.push_back(*permutation);
    }
    return list;
}

std::vector<PermutationCount> countPermutations(const Puzzle& puzzle, std::uint64_t limit, std::stop_token stop) {
    std::vector<PermutationCount> counts;
    StopPoll poll(std::move(stop), 1 << 14);
    for (int box = 0; box < puzzle.geometry().side(); ++box) {
        PermutationCount& count = counts.emplace_back();
        PermutationStream stream(puzzle, box);
        while (stream.next()) {
            if (count.count == limit || poll.shouldStop()) {
                count.isExact = false;
                break;
            }
            ++count.count;
        }
    }
    return counts;
}

}  // namespace nonet
