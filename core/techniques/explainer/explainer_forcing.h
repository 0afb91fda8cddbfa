// Producer 21 of the Explainer scale: cycles and forcing chains on a board that does not change, without branches.
#pragma once

#include "core/techniques/explainer/explainer_cycles.h"
#include "core/techniques/explainer/explainer_levels.h"

namespace nonet::explainer {

/// Finds the easiest of all forcing chains and cycles; of equal ones the first in the scale's order.
/// Levels tell how long a chain is, so paths are walked for cycles alone.
class ForcingChains {
public:
    /// 6.5 cycles of one kind, 6.6 forcing chains within a digit, 7.0 what uses both kinds; and their length.
    bool find(const Board& board, Hint& best);

    /// Where find found nothing and its board has not changed: whether a cell's candidates, or the places of a digit in
    /// a house, by these links come to a result in common.
    void closeResults() { m_levels.close(); }
    bool haveResultInCell(int cell) const;
    bool haveResultInHouse(const Board& board, int digit, int house) const;

    static double baseOf(LinkMode mode, bool isCycle) { return mode == LinkMode::xy ? 7.0 : isCycle ? 6.5 : 6.6; }

private:
    void runPassInDigits(const Board& board, Hint& best);
    void runPass(const Board& board, LinkMode mode, Nine digits, Hint& best);
    void lookAtLevel(const Board& board, LinkMode mode, int complexity, Hint& best);
    bool mayBeat(LinkMode mode, bool isCycle, int complexity, const Hint& best) const;
    void offerCycle(const Board& board, LinkMode mode, int start, int complexity, Hint& best);
    void offerChain(const Board& board, LinkMode mode, int start, bool fromTrue, int complexity, Hint& best);

    LinkGraph m_graph;
    CycleWalk m_walk;
    LinkLevels m_levels;
    bool m_hasBest = false;
    /// By digit, the places last seen, row by row, that have nothing within the digit.
    std::array<std::array<Nine, 9>, 9> m_barren{};
};

}  // namespace nonet::explainer
