#include "core/solvers/minigrid/permutation_graph.h"

#include "core/foundation/stop_poll.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/permutation_code.h"

namespace nonet {

namespace {

/// More nodes than this have more edges than may be stored, however they are spread over the boxes; so they are not
/// even listed.
constexpr std::uint64_t kMostNodes = 400'000;
/// Counted so far where there are too many: further than nine empty boxes go.
constexpr std::uint64_t kMostCounted = 4'000'000;

std::size_t wordsFor(std::size_t nodes) { return (nodes + 63) / 64; }

}  // namespace

/// Sets a graph up; it alone writes into one.
struct GraphBuilder {
    const Puzzle& puzzle;
    GraphBuild& build;
    StopPoll poll;
    std::uint64_t budget;

    bool list();
    bool measure();
    template <typename Code>
    bool join();
    template <typename Code>
    bool joinPair(BoxPair pair, const std::array<std::vector<std::uint64_t>, kLargestMinigridSide>& codes);
};

bool GraphBuilder::list() {
    for (int box = 0; box < puzzle.geometry().side(); ++box) {
        std::vector<BoxPermutation>& list = build.graph.m_permutations.emplace_back();
        PermutationStream stream(puzzle, box);
        while (const std::optional<BoxPermutation> permutation = stream.next()) {
            if (poll.shouldStop()) {
                build.wasStopped = true;
                return false;
            }
            build.hasTooMany = ++build.permutations > kMostNodes;
            if (build.permutations == kMostCounted)
                return false;
            if (!build.hasTooMany)
                list.push_back(*permutation);
        }
    }
    return !build.hasTooMany;
}

/// Makes room for the edges, if there may be that many.
bool GraphBuilder::measure() {
    PermutationGraph& graph = build.graph;
    std::uint64_t words = 0;
    for (const BoxPair pair : boxPairs(puzzle.geometry())) {
        words += graph.nodeCount(pair.first) * wordsFor(graph.nodeCount(pair.second));
        words += graph.nodeCount(pair.second) * wordsFor(graph.nodeCount(pair.first));
    }
    if (words * sizeof(std::uint64_t) > kLargestGraphBytes) {
        build.hasTooMany = true;
        return false;
    }
    const int boxes = graph.boxes();
    graph.m_geometry = puzzle.geometry();
    graph.m_edges.resize(static_cast<std::size_t>(boxes * boxes));
    for (int box = 0; box < boxes; ++box)
        graph.m_words.push_back(wordsFor(graph.nodeCount(box)));
    return true;
}

template <typename Code>
bool GraphBuilder::joinPair(BoxPair pair, const std::array<std::vector<std::uint64_t>, kLargestMinigridSide>& codes) {
    const Code coder(puzzle.geometry());
    PermutationGraph& graph = build.graph;
    const auto& first = codes[static_cast<std::size_t>(pair.first)];
    const auto& second = codes[static_cast<std::size_t>(pair.second)];
    const bool isOfBand = shareBand(puzzle.geometry(), pair.first, pair.second);
    const std::size_t there = wordsFor(second.size());
    const std::size_t back = wordsFor(first.size());
    std::vector<std::uint64_t>& forward = graph.m_edges[graph.pairIndex(pair.first, pair.second)];
    std::vector<std::uint64_t>& backward = graph.m_edges[graph.pairIndex(pair.second, pair.first)];
    forward.resize(first.size() * there);
    backward.resize(second.size() * back);
    for (std::size_t a = 0; a < first.size(); ++a) {
        build.compared += second.size();
        build.budgetRanOut = build.compared > budget;
        build.wasStopped = poll.shouldStop();
        if (build.budgetRanOut || build.wasStopped)
            return false;
        typename Code::Forbidden forbidden;
        coder.add(forbidden, first[a], isOfBand);
        for (std::size_t b = 0; b < second.size(); ++b) {
            if (!coder.matches(second[b], forbidden))
                continue;
            forward[a * there + b / 64] |= std::uint64_t{1} << b % 64;
            backward[b * back + a / 64] |= std::uint64_t{1} << a % 64;
        }
    }
    return true;
}

template <typename Code>
bool GraphBuilder::join() {
    std::array<std::vector<std::uint64_t>, kLargestMinigridSide> codes;
    for (int box = 0; box < build.graph.boxes(); ++box)
        for (const BoxPermutation& permutation : build.graph.list(box))
            codes[static_cast<std::size_t>(box)].push_back(Code::encode(permutation));
    for (const BoxPair pair : boxPairs(puzzle.geometry()))
        if (!joinPair<Code>(pair, codes))
            return false;
    return true;
}

GraphBuild buildGraph(const Puzzle& puzzle, std::stop_token stop, std::uint64_t budget) {
    GraphBuild build;
    GraphBuilder builder{puzzle, build, StopPoll(std::move(stop), 32), budget};
    if (builder.list() && builder.measure())
        puzzle.geometry().isClassic() ? builder.join<ClassicCode>() : builder.join<AnyCode>();
    return build;
}

std::uint64_t PermutationGraph::nodeCount() const {
    std::uint64_t count = 0;
    for (int box = 0; box < boxes(); ++box)
        count += nodeCount(box);
    return count;
}

std::span<const std::uint64_t> PermutationGraph::row(GraphNode node, int box) const {
    const std::size_t words = m_words[static_cast<std::size_t>(box)];
    return std::span(m_edges[pairIndex(node.box, box)]).subspan(node.number * words, words);
}

bool PermutationGraph::areJoined(GraphNode a, GraphNode b) const {
    return (row(a, b.box)[b.number / 64] >> b.number % 64 & 1U) != 0;
}

std::uint32_t PermutationGraph::matchCount(GraphNode node, int box) const {
    std::uint32_t count = 0;
    for (const std::uint64_t word : row(node, box))
        count += static_cast<std::uint32_t>(std::popcount(word));
    return count;
}

std::vector<std::uint32_t> PermutationGraph::matches(GraphNode node, int box) const {
    std::vector<std::uint32_t> matches;
    const std::span<const std::uint64_t> words = row(node, box);
    for (std::size_t i = 0; i < words.size(); ++i)
        for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1)
            matches.push_back(static_cast<std::uint32_t>(64 * i) + static_cast<std::uint32_t>(std::countr_zero(rest)));
    return matches;
}

std::uint64_t PermutationGraph::edgeCount(BoxPair pair) const {
    std::uint64_t count = 0;
    for (const std::uint64_t word : m_edges[pairIndex(pair.first, pair.second)])
        count += static_cast<std::uint64_t>(std::popcount(word));
    return count;
}

std::uint64_t PermutationGraph::edgeCount() const {
    std::uint64_t count = 0;
    for (const BoxPair pair : boxPairs(m_geometry))
        count += edgeCount(pair);
    return count;
}

}  // namespace nonet
