// What a solver does, step by step, in a ring of bounded memory: cheap enough to leave on.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet {

enum class TraceKind : std::uint8_t {
    /// A tree begins (version 3.1): its root.
    treeOpened,
    /// A vertex of a tree (3.1); `value` is its digit.
    vertexOpened,
    /// Children of the vertex opened last that are cut (3.1): bit d-1 of `value` for digit d.
    cut,
    /// A permutation is placed and compared with earlier ones (3.2, 4.1, 4.2); `value` is its number in its box's list.
    tried,
    /// It goes with all of them (3.1: a permutation is complete); the next box follows.
    matched,
    /// No further permutation in this box: back to the one before.
    back,
    /// A pruning round (4.2); `value` is the number of permutations that it left in all boxes.
    pruned,
    solved,
};

struct TraceEvent {
    TraceKind kind = TraceKind::treeOpened;
    /// From 0.
    std::uint8_t box = 0;
    /// The box's place in the order visited, from 0: how deep the solver is.
    std::uint8_t level = 0;
    /// The vertex's depth in its tree, 0 for the root (3.1).
    std::uint8_t depth = 0;
    std::uint32_t value = 0;
    /// Steps counted when it happened.
    std::uint64_t step = 0;

    friend bool operator==(const TraceEvent&, const TraceEvent&) = default;
};

/// The latest events; older ones give way. Sixteen bytes an event.
class Trace {
public:
    /// Rounded up to a power of two.
    explicit Trace(std::size_t capacity = 1 << 16) : m_events(std::bit_ceil(capacity == 0 ? 1 : capacity)) {}

    void add(const TraceEvent& event) { m_events[m_total++ & (m_events.size() - 1)] = event; }
    void clear() { m_total = 0; }

    /// Events that are still there.
    std::size_t size() const { return m_total < m_events.size() ? static_cast<std::size_t>(m_total) : m_events.size(); }
    std::size_t capacity() const { return m_events.size(); }
    /// All that there ever were.
    std::uint64_t total() const { return m_total; }
    /// Oldest first, 0..size()-1.
    const TraceEvent& operator[](std::size_t i) const {
        return m_events[(m_total - size() + i) & (m_events.size() - 1)];
    }

private:
    std::vector<TraceEvent> m_events;
    std::uint64_t m_total = 0;
};

}  // namespace nonet
