// What follows from one assumption: the literals it reaches, each with its parents.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

#include <vector>

namespace nonet::explainer {

/// A candidate that is true or false: its id twice, one more for true.
using Literal = std::uint16_t;
constexpr Literal literalOf(int id, bool isTrue) { return static_cast<Literal>(id * 2 + (isTrue ? 1 : 0)); }
constexpr int idOfLiteral(Literal literal) { return literal / 2; }
constexpr bool isTrueLiteral(Literal literal) { return (literal & 1U) != 0; }

/// Why a literal was reached: by its cell, by its digit in a block, row or column, by a rule or a chain on the board as
/// it was then, or because it was assumed.
enum class Cause : std::uint8_t { cell, block, row, column, advanced, assumed };
constexpr Cause causeOfKind(int kind) { return static_cast<Cause>(kind + 1); }

struct RunNode {
    /// The literal of the other polarity that it follows from; for an advanced one its place in Run::advanced.
    std::uint16_t parent = 0;
    /// What else it follows from: the digits of the cell, or the places of the house, that the run had removed.
    Nine removed = 0;
    Cause cause = Cause::assumed;
    /// It has at least as many ancestors, itself included.
    std::uint16_t bound = 1;
};

/// What an advanced literal follows from: candidates that the run removed (a piece of Run::parents), and the chain that
/// was nested, -1 for none.
struct AdvancedCause {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    int nested = -1;
};

/// Large, and kept by the hundred: only what the sets hold means anything in the arrays.
struct Run {
    IdSet trueIds;
    IdSet falseIds;
    int trueCount = 0;
    int falseCount = 0;
    /// In the order in which they were reached.
    std::array<CandidateId, kCandidates> trueOrder;
    std::array<CandidateId, kCandidates> falseOrder;
    /// By candidate.
    std::array<RunNode, kCandidates> trueNode;
    std::array<RunNode, kCandidates> falseNode;
    /// It ended because this literal followed while its contrary was there; the node is not among the above.
    bool isContradictory = false;
    Literal last = 0;
    RunNode lastNode;
    std::vector<AdvancedCause> advanced;
    std::vector<CandidateId> parents;

    const RunNode& nodeOf(Literal literal) const {
        const auto id = static_cast<std::size_t>(idOfLiteral(literal));
        return isTrueLiteral(literal) ? trueNode[id] : falseNode[id];
    }
    bool contains(Literal literal) const {
        return (isTrueLiteral(literal) ? trueIds : falseIds).contains(idOfLiteral(literal));
    }
};

/// A literal of a run; the one that made the contradiction where isLast.
struct RunEnd {
    const Run* run = nullptr;
    Literal literal = 0;
    bool isLast = false;

    const RunNode& node() const { return isLast ? run->lastNode : run->nodeOf(literal); }
    int bound() const { return node().bound; }
};

/// Calls action(literal) for each of the node's parents, in the scale's order.
template <typename Action>
void forEachParent(const Run& run, Literal literal, const RunNode& node, Action&& action) {
    if (node.cause == Cause::assumed)
        return;
    if (node.cause == Cause::advanced) {
        const AdvancedCause& cause = run.advanced[node.parent];
        for (std::uint32_t i = 0; i < cause.count; ++i)
            action(literalOf(run.parents[cause.first + i], false));
        return;
    }
    action(literalOf(node.parent, !isTrueLiteral(literal)));
    const int cell = cellOfId(idOfLiteral(literal));
    const int digit = digitOfId(idOfLiteral(literal));
    const int house = node.cause == Cause::cell ? -1 : houseOfCell(cell, static_cast<int>(node.cause) - 1);
    for (Nine bits = node.removed; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
        action(
            literalOf(house < 0 ? idOf(cell, lowestOf(bits)) : idOf(cellAtPlace(house, lowestOf(bits)), digit), false));
}

/// Lists the ancestors of literals, breadth first as the scale counts them.
class AncestorWalk {
public:
    AncestorWalk() : m_seen(2 * kCandidates, 0) { m_order.reserve(2 * kCandidates); }

    /// The end itself first, then its parents in order, then theirs; each literal once.
    const std::vector<Literal>& of(const RunEnd& end);
    /// The places in Run::advanced that the last walk met, in order.
    const std::vector<std::uint16_t>& advancedMet() const { return m_advanced; }

private:
    void meet(Literal literal) {
        if (m_seen[literal] == m_round)
            return;
        m_seen[literal] = m_round;
        m_order.push_back(literal);
    }
    void meetParents(const Run& run, Literal literal, const RunNode& node);

    std::vector<std::uint32_t> m_seen;
    std::uint32_t m_round = 0;
    std::vector<Literal> m_order;
    std::vector<std::uint16_t> m_advanced;
};

}  // namespace nonet::explainer
