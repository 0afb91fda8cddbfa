#include "core/techniques/chains/remote_pair.h"

#include "core/techniques/argument_parts.h"
#include "core/techniques/chains/chain_step.h"

namespace nonet {
namespace {

using Chain = FixedList<Cell, kMostChainLength>;

/// Chains of cells of one pair, depth first, each found from its smaller end.
class ChainSearch {
public:
    ChainSearch(const Position& position, ClassicDigitSet pair, ClassicCellSet cells, std::size_t longest,
                DeductionSink& sink)
        : m_position(position), m_pair(pair), m_cells(cells), m_longest(longest), m_sink(sink) {}

    /// False where the search is to end.
    bool searchFrom(Cell start) {
        m_chain.clear();
        return growBy(start, {});
    }

private:
    /// cleared: what the chain so far sees by two of its cells at an odd distance of three or more.
    bool growBy(Cell cell, ClassicCellSet cleared) {
        if (!m_sink.goesOn())
            return false;
        for (int i = static_cast<int>(m_chain.size()) - 3; i >= 0; i -= 2)
            cleared |= classic::commonPeersOf({m_chain[static_cast<std::size_t>(i)], cell});
        m_chain.push(cell);
        const bool isDone = m_chain.size() >= 4 && m_chain.size() % 2 == 0 && m_chain[0] < cell && !take(cleared);
        if (isDone)
            return false;
        for (const Cell next : classic::peersOf(cell) & m_cells)
            if (m_chain.size() < m_longest && !isInChain(next) && !growBy(next, cleared))
                return false;
        m_chain.pop();
        return true;
    }

    bool isInChain(Cell cell) const {
        for (const Cell each : m_chain)
            if (each == cell)
                return true;
        return false;
    }

    bool take(ClassicCellSet cleared) {
        for (const Cell cell : m_chain)
            cleared.erase(cell);
        Deduction found{.technique = TechniqueId::remotePair, .pattern = {.digits = m_pair, .line = m_chain}};
        for (const Digit digit : m_pair)
            found.eliminations.insert(cleared & m_position.cells(digit), digit);
        return found.eliminations.isEmpty() || m_sink.take(found);
    }

    const Position& m_position;
    ClassicDigitSet m_pair;
    ClassicCellSet m_cells;
    std::size_t m_longest;
    DeductionSink& m_sink;
    Chain m_chain;
};

void searchRemotePairs(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    const Position& position = facts.position();
    const ClassicCellSet bivalue = facts.bivalueCells();
    for (const Cell start : bivalue) {
        const ClassicDigitSet pair = position.candidates(start);
        const Digit first = pair.first();
        const ClassicCellSet cells =
            bivalue & position.cells(first) & position.cells((pair - ClassicDigitSet(first)).first());
        const auto longest = static_cast<std::size_t>(scope.limits.chainLength);
        if (cells.count() >= 4 && !ChainSearch(position, pair, cells, longest, sink).searchFrom(start))
            return;
    }
}

void describeRemotePair(const PositionFacts&, const Deduction& found, Step& step) {
    const Digit first = found.pattern.digits.first();
    const Digit second = (found.pattern.digits - ClassicDigitSet(first)).first();
    std::vector<Candidate> nodes;
    bool isEven = true;
    for (const Cell cell : found.pattern.line) {
        nodes.push_back({cell, isEven ? first : second});
        nodes.push_back({cell, isEven ? second : first});
        step.cells.push_back({cell, isEven ? Role::colourA : Role::colourB});
        isEven = !isEven;
    }
    addChain(step, nodes);
    step.arguments = {following(truthsOfCells(found.pattern.line))};
}

}  // namespace

const Search kRemotePairSearch{.run = searchRemotePairs, .describe = describeRemotePair};

}  // namespace nonet
