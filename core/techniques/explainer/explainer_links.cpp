#include "core/techniques/explainer/explainer_links.h"

namespace nonet::explainer {

LinkGraph::LinkGraph() : m_ends(kCandidates) {
    m_weak.reserve(kCandidates * 28);
    m_strong.reserve(kCandidates * 4);
}

void LinkGraph::number(const Board& board) {
    m_size = 0;
    for (int cell = 0; cell < 81; ++cell) {
        m_cellStart[static_cast<std::size_t>(cell)] = static_cast<Node>(m_size);
        for (Nine bits = board.candidates(cell); bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
            const CandidateId id = idOf(cell, lowestOf(bits));
            m_nodes[id] = static_cast<Node>(m_size);
            m_ids[static_cast<std::size_t>(m_size++)] = id;
        }
    }
    m_cellStart[81] = static_cast<Node>(m_size);
}

void LinkGraph::linkNode(const Board& board, int node) {
    const int cell = cellOfId(idOfNode(node));
    const int digit = digitOfId(idOfNode(node));
    Ends& ends = m_ends[static_cast<std::size_t>(node)];
    ends.weak = static_cast<std::uint16_t>(m_weak.size());
    for (int other = nodesOfCell(cell); other < nodesOfCell(cell + 1); ++other)
        if (other != node)
            m_weak.push_back(static_cast<Node>(other));
    ends.weakInHouses = static_cast<std::uint16_t>(m_weak.size());
    const int block = houseOfCell(cell, 0);
    for (int kind = 0; kind < 3; ++kind) {
        const int house = houseOfCell(cell, kind);
        const Nine told = kind == 0 ? bitOf(placeOfCell(cell, 0)) : crossingOf(house, block);
        for (Nine bits = without(board.places(digit, house), told); bits != 0;
             bits = static_cast<Nine>(bits & (bits - 1)))
            m_weak.push_back(static_cast<Node>(nodeOf(idOf(cellAtPlace(house, lowestOf(bits)), digit))));
    }
    ends.weakEnd = static_cast<std::uint16_t>(m_weak.size());
    ends.strong = static_cast<std::uint16_t>(m_strong.size());
    if (nodesOfCell(cell + 1) - nodesOfCell(cell) == 2)
        m_strong.push_back(static_cast<Node>(nodesOfCell(cell) + nodesOfCell(cell + 1) - 1 - node));
    ends.strongInHouses = static_cast<std::uint16_t>(m_strong.size());
    for (int kind = 0; kind < 3; ++kind) {
        const int house = houseOfCell(cell, kind);
        const Nine places = board.places(digit, house);
        if (countOf(places) != 2)
            continue;
        const Nine other = without(places, bitOf(placeOfCell(cell, kind)));
        const auto found = static_cast<Node>(nodeOf(idOf(cellAtPlace(house, lowestOf(other)), digit)));
        bool isNew = true;
        for (std::size_t i = ends.strongInHouses; i < m_strong.size(); ++i)
            isNew = isNew && m_strong[i] != found;
        if (isNew)
            m_strong.push_back(found);
    }
    ends.strongEnd = static_cast<std::uint16_t>(m_strong.size());
}

void LinkGraph::build(const Board& board) {
    number(board);
    m_weak.clear();
    m_strong.clear();
    for (int node = 0; node < m_size; ++node)
        linkNode(board, node);
}

}  // namespace nonet::explainer
