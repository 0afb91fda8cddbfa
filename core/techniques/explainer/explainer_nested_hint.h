// What an exhausted run is given of the chains that its board has, and how such chains are told apart.
#pragma once

#include "core/techniques/explainer/explainer_step.h"

#include <unordered_map>

namespace nonet::explainer {

/// A chain that occurs inside another: two are the same where their targets' ancestor lists are.
struct NestedChain {
    int content = 0;
    int complexity = 0;
};

/// The nested chains of one search, each told by a number.
class NestedChains {
public:
    void clear() {
        m_chains.clear();
        m_contents.clear();
        m_lists.clear();
        m_byHash.clear();
    }
    /// lists: the ancestor lists of its targets, one after the other, each ended by kEnd.
    int add(const std::vector<Literal>& lists, int complexity);
    const NestedChain& operator[](int nested) const { return m_chains[static_cast<std::size_t>(nested)]; }
    int contents() const { return static_cast<int>(m_contents.size()); }

    static constexpr Literal kEnd = 0xffff;

private:
    struct Content {
        std::size_t first;
        std::size_t count;
    };
    std::vector<NestedChain> m_chains;
    std::vector<Content> m_contents;
    std::vector<Literal> m_lists;
    std::unordered_multimap<std::uint64_t, int> m_byHash;
};

/// A hint for the run that asked: what to remove, and of what it needs.
struct NestedHint {
    IdSet removed;
    int complexity = 0;
    /// The candidates that the run removed and the hint leans on, in order, each once.
    std::vector<CandidateId> parents;
    /// The ancestor lists, for NestedChains::add.
    std::vector<Literal> lists;
    /// Whoever asks wants it told as well.
    bool isTold = false;
    NestedStep told;
};

/// Adds what the run removed of the true literal's cell or house.
void addRuleParents(const Board& source, const Board& board, int id, Cause cause, std::vector<CandidateId>& parents);

}  // namespace nonet::explainer
