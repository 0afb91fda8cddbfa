#include "core/techniques/chains/remote_pair.h"

#include "core/techniques/chains/chain_step.h"

#include <algorithm>

namespace nonet {
namespace {

using Chain = FixedList<Cell, classic::kCells>;

std::size_t at(Cell cell) { return static_cast<std::size_t>(cell.index()); }

/// The cells that lose the pair's digits by two cells of the chain at an odd distance of three or more.
ClassicCellSet cellsCleared(const Chain& chain, ClassicCellSet holders) {
    ClassicCellSet cleared;
    for (std::size_t i = 0; i < chain.size(); ++i)
        for (std::size_t j = i + 3; j < chain.size(); j += 2)
            cleared |= classic::commonPeersOf({chain[i], chain[j]});
    for (const Cell cell : chain)
        cleared.erase(cell);
    return cleared & holders;
}

Step remotePairStep(const Position& position, const Chain& chain, ClassicDigitSet pair, ClassicCellSet cleared) {
    FixedList<Candidate, std::size_t{2} * classic::kCells> nodes;
    const Digit first = pair.first();
    const Digit second = (pair - ClassicDigitSet(first)).first();
    for (std::size_t i = 0; i < chain.size(); ++i) {
        nodes.push({chain[i], i % 2 == 0 ? first : second});
        nodes.push({chain[i], i % 2 == 0 ? second : first});
    }
    Step step = chainStep(TechniqueId::remotePair, {nodes.begin(), nodes.end()});
    for (const Cell cell : chain)
        step.cells.push_back({cell, Role::defining});
    for (const Digit digit : pair)
        addEliminations(step, cleared & position.cells(digit), digit);
    return step;
}

/// The shortest chains from one cell to all others of the same pair. False when the collector is full.
bool addChainsFrom(const Position& position, Cell start, ClassicDigitSet pair, ClassicCellSet cells,
                   StepCollector& steps) {
    ClassicCellSet holders;
    for (const Digit digit : pair)
        holders |= position.cells(digit);
    std::array<Cell, 81> before{};
    ClassicCellSet seen{start};
    ClassicCellSet last{start};
    for (std::size_t length = 2; !last.isEmpty(); ++length) {
        ClassicCellSet reached;
        for (const Cell cell : last)
            for (const Cell next : (classic::peersOf(cell) & cells) - seen) {
                seen.insert(next);
                reached.insert(next);
                before[at(next)] = cell;
            }
        last = reached;
        if (length < 4 || length % 2 != 0)
            continue;
        for (const Cell end : reached) {
            Chain chain;
            for (Cell cell = end; cell != start; cell = before[at(cell)])
                chain.push(cell);
            chain.push(start);
            const ClassicCellSet cleared = cellsCleared(chain, holders);
            if (start < end && !cleared.isEmpty() && !steps.add(remotePairStep(position, chain, pair, cleared)))
                return false;
        }
    }
    return true;
}

}  // namespace

void findRemotePairs(const Position& position, StepCollector& steps) {
    const ClassicCellSet bivalue = position.bivalueCells();
    for (const Cell start : bivalue) {
        const ClassicDigitSet pair = position.candidates(start);
        ClassicCellSet cells;
        for (const Cell cell : bivalue)
            if (position.candidates(cell) == pair)
                cells.insert(cell);
        if (cells.count() >= 4 && !addChainsFrom(position, start, pair, cells, steps))
            return;
    }
}

}  // namespace nonet
