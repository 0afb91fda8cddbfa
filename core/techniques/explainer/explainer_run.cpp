#include "core/techniques/explainer/explainer_run.h"

namespace nonet::explainer {

const std::vector<Literal>& AncestorWalk::of(const RunEnd& end) {
    ++m_round;
    m_order.clear();
    m_advanced.clear();
    m_seen[end.literal] = m_round;
    m_order.push_back(end.literal);
    meetParents(*end.run, end.literal, end.node());
    for (std::size_t at = 1; at < m_order.size(); ++at)
        meetParents(*end.run, m_order[at], end.run->nodeOf(m_order[at]));
    return m_order;
}

void AncestorWalk::meetParents(const Run& run, Literal literal, const RunNode& node) {
    if (node.cause == Cause::assumed)
        return;
    if (node.cause == Cause::advanced) {
        m_advanced.push_back(node.parent);
        const AdvancedCause& cause = run.advanced[node.parent];
        for (std::uint32_t i = 0; i < cause.count; ++i)
            meet(literalOf(run.parents[cause.first + i], false));
        return;
    }
    meet(literalOf(node.parent, !isTrueLiteral(literal)));
    if (!isTrueLiteral(literal))
        return;
    const int cell = cellOfId(idOfLiteral(literal));
    const int digit = digitOfId(idOfLiteral(literal));
    if (node.cause == Cause::cell) {
        for (Nine bits = node.removed; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            meet(literalOf(idOf(cell, lowestOf(bits)), false));
        return;
    }
    const int house = houseOfCell(cell, static_cast<int>(node.cause) - 1);
    for (Nine bits = node.removed; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
        meet(literalOf(idOf(cellAtPlace(house, lowestOf(bits)), digit), false));
}

}  // namespace nonet::explainer
