#include "core/solvers/minigrid/graph_solver.h"

#include "core/foundation/stop_poll.h"
#include "core/rules/conflicts.h"

#include <algorithm>
#include <bit>

namespace nonet {

namespace {

/// The nodes of a box that are left.
using Alive = std::vector<std::uint64_t>;
/// By box.
using AliveNodes = std::vector<Alive>;

std::uint64_t countOf(const Alive& alive) {
    std::uint64_t count = 0;
    for (const std::uint64_t word : alive)
        count += static_cast<std::uint64_t>(std::popcount(word));
    return count;
}

template <typename Visit>
void forEach(const Alive& alive, const Visit& visit) {
    for (std::size_t i = 0; i < alive.size(); ++i)
        for (std::uint64_t rest = alive[i]; rest != 0; rest &= rest - 1)
            if (!visit(static_cast<std::uint32_t>(64 * i) + static_cast<std::uint32_t>(std::countr_zero(rest))))
                return;
}

class GraphSearch {
public:
    GraphSearch(const Puzzle& puzzle, const PermutationGraph& graph, const MinigridLimits& limits, std::stop_token stop,
                GraphOutcome& outcome);
    void run();

private:
    bool hasEdgeToEach(GraphNode node) const;
    bool pruneOnce();
    void branch(const AliveNodes& alive, std::uint32_t decided);
    void solved();
    bool isOver() const { return m_outcome.limitReached || m_outcome.wasStopped || m_outcome.budgetRanOut; }

    const Puzzle& m_puzzle;
    const PermutationGraph& m_graph;
    MinigridLimits m_limits;
    StopPoll m_poll;
    GraphOutcome& m_outcome;
    std::vector<std::vector<int>> m_neighbours;
    AliveNodes m_alive;
    /// By box.
    std::vector<std::uint32_t> m_chosen;
};

GraphSearch::GraphSearch(const Puzzle& puzzle, const PermutationGraph& graph, const MinigridLimits& limits,
                         std::stop_token stop, GraphOutcome& outcome)
    : m_puzzle(puzzle), m_graph(graph), m_limits(limits), m_poll(std::move(stop), 256), m_outcome(outcome),
      m_chosen(static_cast<std::size_t>(graph.boxes())) {
    for (int box = 0; box < graph.boxes(); ++box) {
        m_neighbours.push_back(boxFacts(puzzle, box).neighbours);
        const std::uint32_t count = graph.nodeCount(box);
        Alive& alive = m_alive.emplace_back((count + 63) / 64, ~std::uint64_t{0});
        if (count % 64 != 0)
            alive.back() = (std::uint64_t{1} << count % 64) - 1;
    }
}

bool GraphSearch::hasEdgeToEach(GraphNode node) const {
    return std::ranges::all_of(m_neighbours[static_cast<std::size_t>(node.box)], [&](int box) {
        const std::span<const std::uint64_t> row = m_graph.row(node, box);
        const Alive& alive = m_alive[static_cast<std::size_t>(box)];
        for (std::size_t i = 0; i < row.size(); ++i)
            if ((row[i] & alive[i]) != 0)
                return true;
        return false;
    });
}

/// A round: what is taken away is decided by what was there before the round. False where nothing is.
bool GraphSearch::pruneOnce() {
    AliveNodes next = m_alive;
    for (int box = 0; box < m_graph.boxes(); ++box)
        forEach(m_alive[static_cast<std::size_t>(box)], [&](std::uint32_t node) {
            if (!hasEdgeToEach({box, node}))
                next[static_cast<std::size_t>(box)][node / 64] &= ~(std::uint64_t{1} << node % 64);
            m_outcome.wasStopped = m_poll.shouldStop();
            return !m_outcome.wasStopped;
        });
    const bool isChanged = next != m_alive;
    m_alive = std::move(next);
    return isChanged && !m_outcome.wasStopped;
}

void GraphSearch::solved() {
    if (m_outcome.count == 0)
        m_outcome.stepsToFirst = m_outcome.steps;
    if (m_limits.trace != nullptr)
        m_limits.trace->add({.kind = TraceKind::solved, .step = m_outcome.steps});
    if (m_outcome.count++ < m_limits.kept) {
        Grid& grid = m_outcome.solutions.emplace_back(m_puzzle.givens);
        for (int box = 0; box < m_graph.boxes(); ++box)
            place(m_graph.permutation({box, m_chosen[static_cast<std::size_t>(box)]}), m_puzzle.geometry(), grid);
    }
    m_outcome.limitReached = m_outcome.count >= m_limits.solutions;
}

/// Tries each node of the undecided box that has fewest.
void GraphSearch::branch(const AliveNodes& alive, std::uint32_t decided) {
    int best = -1;
    std::uint64_t fewest = ~std::uint64_t{0};
    for (int box = 0; box < m_graph.boxes(); ++box) {
        if ((decided >> box & 1U) != 0)
            continue;
        if (const std::uint64_t count = countOf(alive[static_cast<std::size_t>(box)]); count < fewest) {
            fewest = count;
            best = box;
        }
    }
    if (best < 0) {
        solved();
        return;
    }
    const auto level = static_cast<std::uint8_t>(std::popcount(decided));
    const auto trace = [&](TraceKind kind, std::uint32_t value) {
        if (m_limits.trace != nullptr)
            m_limits.trace->add({.kind = kind,
                                 .box = static_cast<std::uint8_t>(best),
                                 .level = level,
                                 .value = value,
                                 .step = m_outcome.steps});
    };
    AliveNodes next = alive;
    forEach(alive[static_cast<std::size_t>(best)], [&](std::uint32_t node) {
        m_outcome.wasStopped = m_poll.shouldStop();
        m_outcome.budgetRanOut = !m_outcome.wasStopped && m_outcome.steps >= m_limits.budget;
        if (isOver())
            return false;
        ++m_outcome.steps;
        ++m_outcome.tried;
        m_chosen[static_cast<std::size_t>(best)] = node;
        bool isPossible = true;
        for (const int box : m_neighbours[static_cast<std::size_t>(best)]) {
            if ((decided >> box & 1U) != 0)
                continue;
            const std::span<const std::uint64_t> row = m_graph.row({best, node}, box);
            const Alive& before = alive[static_cast<std::size_t>(box)];
            Alive& after = next[static_cast<std::size_t>(box)];
            std::uint64_t any = 0;
            for (std::size_t i = 0; i < row.size(); ++i)
                any |= after[i] = before[i] & row[i];
            isPossible = isPossible && any != 0;
        }
        trace(isPossible ? TraceKind::matched : TraceKind::tried, node);
        if (isPossible)
            branch(next, decided | 1U << best);
        return !isOver();
    });
    if (!isOver())
        trace(TraceKind::back, 0);
}

void GraphSearch::run() {
    do
        ++m_outcome.rounds;
    while (pruneOnce());
    if (m_outcome.wasStopped)
        return;
    bool isDecided = true;
    for (const Alive& alive : m_alive) {
        const std::uint64_t count = countOf(alive);
        m_outcome.nodesAfterPruning += count;
        isDecided = isDecided && count == 1;
    }
    branch(m_alive, 0);
    if (isDecided)
        m_outcome.tried = 0;
}

}  // namespace

GraphOutcome solveByGraph(const Puzzle& puzzle, const MinigridLimits& limits, std::stop_token stop) {
    GraphOutcome outcome;
    outcome.isNotOffered = minigridSupport(puzzle) != MinigridSupport::offered;
    if (outcome.isNotOffered || !findConflicts(puzzle.givens, puzzle.geometry()).empty())
        return outcome;
    const GraphBuild build = buildGraph(puzzle, stop, limits.budget);
    outcome.nodes = build.permutations;
    outcome.permutationsListed = build.permutations;
    outcome.steps = build.compared;
    outcome.wasStopped = build.wasStopped;
    outcome.budgetRanOut = build.budgetRanOut;
    outcome.hasTooManyPermutations = build.hasTooMany;
    if (!build.isBuilt())
        return outcome;
    outcome.edges = build.graph.edgeCount();
    GraphSearch(puzzle, build.graph, limits, std::move(stop), outcome).run();
    return outcome;
}

}  // namespace nonet
