#include "core/solvers/minigrid/permutation_tree.h"

#include <bit>

namespace nonet {

namespace {

std::uint64_t bitOf(Digit digit) { return std::uint64_t{1} << digit.index(); }

/// A cell in the same row, else in the same column, that holds the digit.
std::optional<Cell> holderInLine(const Grid& filled, const Geometry& geometry, Cell cell, Digit digit) {
    for (int i = 0; i < geometry.side(); ++i)
        if (const Cell other = geometry.cell(geometry.row(cell), i); filled.valueAt(other) == digit.value())
            return other;
    for (int i = 0; i < geometry.side(); ++i)
        if (const Cell other = geometry.cell(i, geometry.column(cell)); filled.valueAt(other) == digit.value())
            return other;
    return std::nullopt;
}

}  // namespace

PermutationTree::PermutationTree(const Puzzle& puzzle, int box, std::span<const BoxPermutation> chosen)
    : m_geometry(puzzle.geometry()), m_facts(boxFacts(puzzle, box)), m_filled(puzzle.givens) {
    for (const BoxPermutation& permutation : chosen)
        place(permutation, m_geometry, m_filled);
    for (int blank = 0; blank < depth(); ++blank) {
        const Cell cell = m_facts.blanks[static_cast<std::size_t>(blank)];
        DigitSet allowed = puzzle.startCandidates ? puzzle.startCandidates->at(cell) : m_geometry.allDigits();
        for (const Digit digit : m_facts.missing)
            if (holderInLine(m_filled, m_geometry, cell, digit))
                allowed.erase(digit);
        m_allowed[static_cast<std::size_t>(blank)] = static_cast<std::uint32_t>(allowed.bits());
    }
}

std::optional<Cell> PermutationTree::forbidding(int blank, Digit digit) const {
    if (allowed(blank).contains(digit))
        return std::nullopt;
    const Cell cell = m_facts.blanks[static_cast<std::size_t>(blank)];
    return holderInLine(m_filled, m_geometry, cell, digit).value_or(cell);
}

std::vector<TreeVertex> PermutationTree::children(const TreePath& path) const {
    std::vector<TreeVertex> vertices;
    const int blank = static_cast<int>(path.size());
    if (isHopeless() || blank == depth())
        return vertices;
    DigitSet open = m_facts.missing;
    for (const Digit digit : path)
        open.erase(digit);
    for (const Digit digit : open)
        vertices.push_back({.depth = blank + 1,
                            .digit = digit,
                            .cell = m_facts.blanks[static_cast<std::size_t>(blank)],
                            .forbiddenBy = forbidding(blank, digit)});
    return vertices;
}

BoxPermutation PermutationTree::permutation(const TreePath& leaf) const {
    BoxPermutation permutation(m_facts.box);
    for (const Candidate clue : m_facts.clues)
        permutation.set(placeInBox(m_geometry, clue.cell), clue.digit);
    for (std::size_t i = 0; i < leaf.size(); ++i)
        permutation.set(placeInBox(m_geometry, m_facts.blanks[i]), leaf[i]);
    return permutation;
}

TreeSize PermutationTree::size(const TreePath& below, std::uint64_t limit, std::stop_token stop) const {
    TreeSize size;
    if (limit == 0)
        return {.isComplete = false};
    size.open = 1;
    std::uint64_t used = 0;
    for (const Digit digit : below)
        used |= bitOf(digit);
    const auto first = below.size();
    const auto end = static_cast<std::size_t>(depth());
    if (isHopeless() || first == end) {
        size.permutations = isHopeless() ? 0 : 1;
        return size;
    }
    StopPoll poll(std::move(stop), 1 << 16);
    // By depth, the digits still to try and the one tried.
    std::array<std::uint64_t, kLargestMinigridSide> rest{};
    std::array<std::uint64_t, kLargestMinigridSide> tried{};
    const auto open = [&](std::size_t depth) {
        const std::uint64_t unused = m_facts.missing.bits() & ~used;
        rest[depth] = unused & m_allowed[depth];
        size.cut += static_cast<std::uint64_t>(std::popcount(unused & ~m_allowed[depth]));
    };
    open(first);
    for (std::size_t depth = first;;) {
        used &= ~tried[depth];
        tried[depth] = 0;
        if (rest[depth] == 0) {
            if (depth-- == first)
                return size;
            continue;
        }
        if (size.open == limit || poll.shouldStop()) {
            size.isComplete = false;
            return size;
        }
        ++size.open;
        tried[depth] = rest[depth] & -rest[depth];
        rest[depth] &= rest[depth] - 1;
        used |= tried[depth];
        if (depth + 1 == end)
            ++size.permutations;
        else
            open(++depth);
    }
}

std::optional<TreeVertex> TreeWalk::next() {
    if (!m_hasBegun) {
        m_hasBegun = true;
        m_isOpen = true;
        return TreeVertex{};
    }
    // Down from an open vertex; else on to the next digit, at this depth or above.
    int after = 0;
    if (!m_isOpen || static_cast<int>(m_path.size()) == m_tree->depth() || m_tree->isHopeless()) {
        if (m_path.empty())
            return std::nullopt;
        after = m_path.back().value();
        m_used &= ~bitOf(m_path.back());
        m_path.pop_back();
    }
    for (;;) {
        const std::uint64_t rest = m_tree->facts().missing.bits() & ~m_used & ~std::uint64_t{0} << after;
        if (rest != 0) {
            const Digit digit = DigitSet::fromBits(rest).first();
            const int blank = static_cast<int>(m_path.size());
            m_path.push_back(digit);
            m_used |= bitOf(digit);
            TreeVertex vertex{.depth = blank + 1,
                              .digit = digit,
                              .cell = m_tree->facts().blanks[static_cast<std::size_t>(blank)],
                              .forbiddenBy = m_tree->forbidding(blank, digit)};
            m_isOpen = !vertex.isCut();
            return vertex;
        }
        if (m_path.empty()) {
            m_isOpen = false;
            return std::nullopt;
        }
        after = m_path.back().value();
        m_used &= ~bitOf(m_path.back());
        m_path.pop_back();
    }
}

TreeView treeView(const PermutationTree& tree, std::size_t limit) {
    TreeView view;
    // By depth, the latest vertex: the parent of what comes next below.
    std::array<int, kLargestMinigridSide + 1> latest{};
    TreeWalk walk(tree);
    while (const std::optional<TreeVertex> vertex = walk.next()) {
        if (view.vertices.size() == limit) {
            view.isComplete = false;
            break;
        }
        const auto depth = static_cast<std::size_t>(vertex->depth);
        latest[depth] = static_cast<int>(view.vertices.size());
        view.vertices.push_back({*vertex, depth == 0 ? -1 : latest[depth - 1]});
    }
    return view;
}

}  // namespace nonet
