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
    if (node.cause == Cause::advanced)
        m_advanced.push_back(node.parent);
    forEachParent(run, literal, node, [this](Literal parent) { meet(parent); });
}

}  // namespace nonet::explainer
