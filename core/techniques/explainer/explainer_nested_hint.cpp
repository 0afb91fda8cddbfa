#include "core/techniques/explainer/explainer_nested_hint.h"

#include <algorithm>

namespace nonet::explainer {

int NestedChains::add(const std::vector<Literal>& lists, int complexity) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const Literal literal : lists)
        hash = (hash ^ literal) * 0x100000001b3ULL;
    int content = -1;
    const auto [first, last] = m_byHash.equal_range(hash);
    for (auto at = first; at != last && content < 0; ++at) {
        const Content& known = m_contents[static_cast<std::size_t>(at->second)];
        if (known.count == lists.size() &&
            std::equal(lists.begin(), lists.end(), m_lists.begin() + static_cast<std::ptrdiff_t>(known.first)))
            content = at->second;
    }
    if (content < 0) {
        content = static_cast<int>(m_contents.size());
        m_contents.push_back({m_lists.size(), lists.size()});
        m_lists.insert(m_lists.end(), lists.begin(), lists.end());
        m_byHash.emplace(hash, content);
    }
    m_chains.push_back({content, complexity});
    return static_cast<int>(m_chains.size()) - 1;
}

void addRuleParents(const Board& source, const Board& board, int id, Cause cause, std::vector<CandidateId>& parents) {
    const auto addOnce = [&](CandidateId parent) {
        if (std::ranges::find(parents, parent) == parents.end())
            parents.push_back(parent);
    };
    const int cell = cellOfId(id);
    const int digit = digitOfId(id);
    if (cause == Cause::cell) {
        for (Nine bits = without(source.candidates(cell), board.candidates(cell)); bits != 0;
             bits = static_cast<Nine>(bits & (bits - 1)))
            addOnce(idOf(cell, lowestOf(bits)));
        return;
    }
    const int house = houseOfCell(cell, static_cast<int>(cause) - 1);
    for (Nine bits = without(source.places(digit, house), board.places(digit, house)); bits != 0;
         bits = static_cast<Nine>(bits & (bits - 1)))
        addOnce(idOf(cellAtPlace(house, lowestOf(bits)), digit));
}

}  // namespace nonet::explainer
