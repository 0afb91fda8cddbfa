#include "core/techniques/explainer/explainer_cycles.h"

namespace nonet::explainer {

CycleWalk::CycleWalk() : m_seen(kCandidates, 0) { m_reached.reserve(kCandidates); }

IdSet removalsOfCycle(const Board& board, const LinkGraph& graph, const CyclePath& path) {
    std::array<ClassicCellSet, 9> seenByTrue;
    std::array<ClassicCellSet, 9> seenByFalse;
    ClassicCellSet cells;
    Nine digits = 0;
    bool isTrue = true;
    for (const Node node : path) {
        const int id = graph.idOfNode(node);
        const auto digit = static_cast<std::size_t>(digitOfId(id));
        (isTrue ? seenByTrue : seenByFalse)[digit] |= peerSetOf(cellOfId(id));
        cells.insert(Cell(cellOfId(id)));
        digits |= bitOf(digitOfId(id));
        isTrue = !isTrue;
    }
    IdSet removed;
    for (; digits != 0; digits = static_cast<Nine>(digits & (digits - 1))) {
        const int digit = lowestOf(digits);
        const auto d = static_cast<std::size_t>(digit);
        for (const Cell cell : (seenByTrue[d] & seenByFalse[d]) - cells)
            if (board.has(cell.index(), digit))
                removed.insert(idOf(cell.index(), digit));
    }
    return removed;
}

}  // namespace nonet::explainer
