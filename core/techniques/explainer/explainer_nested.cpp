// Chains within chains: what an exhausted run of Branches gets from the chains of its board, which Branches of its own
// and a list of forcing chains search for.
#include "core/techniques/explainer/explainer_branches.h"
#include "core/techniques/explainer/explainer_forcing_list.h"

namespace nonet::explainer {

template <typename Wanted, typename Action>
void Branches::forEachNested(const Board& board, const Board& source, const BranchRules& rules, NestedHint& hint,
                             Wanted&& isWanted, Action&& action) {
    collectTable(board, rules);
    for (const BranchHint& found : m_table->hints()) {
        if (m_work.isEnded())
            return;
        hint.removed = removalsOf(found.target);
        if (!isWanted(hint.removed))
            continue;
        describe(found, source, hint);
        if (!hint.parents.empty())
            action(hint);
    }
}

void Branches::advanceByChains(Run& run) {
    const auto isWanted = [&](const IdSet& removed) { return isNew(run, removed); };
    const auto take = [&](const NestedHint& hint) {
        const int nested = m_nested.add(hint.lists, hint.complexity);
        if (hint.isTold)
            m_told.try_emplace(m_nested[nested].content, hint.told);
        takeAdvanced(run, hint.removed, hint.parents, nested);
    };
    m_nestedHint.isTold = m_isTelling;
    if (m_rules.level == 2) {
        if (!m_forcing)
            m_forcing = std::make_unique<ForcingList>();
        m_forcing->forEach(m_board, m_source, m_nestedHint, isWanted, take);
        return;
    }
    if (!m_inner)
        m_inner = std::make_unique<Branches>(m_work);
    BranchRules inner = rulesOf(m_rules.level == 3 ? Producer::multipleChains : Producer::dynamicChains);
    if (m_rules.level == 4 && m_rules.innerLevel > 0) {
        inner.level = m_rules.innerLevel;
        inner.base = 8.5 + 0.5 * inner.level;
    }
    m_inner->forEachNested(m_board, m_source, inner, m_nestedHint, isWanted, take);
}

bool Branches::isNew(const Run& run, const IdSet& removed) const {
    bool isAny = false;
    removed.forEach([&](int id) { isAny = isAny || !(m_pendingIds.contains(id) || run.falseIds.contains(id)); });
    return isAny;
}

void Branches::describe(const BranchHint& found, const Board& source, NestedHint& hint) {
    hint.complexity = found.complexity;
    hint.parents.clear();
    hint.lists.clear();
    if (hint.isTold) {
        hint.told = {found.kind, false, hint.removed, {}, {}};
        tell(found, hint.told.chains, hint.told.nested);
    }
    const Ends ends = endsOf(found);
    // A run that was cut off does not hold what it is asked for.
    if (m_work.isEnded())
        return;
    for (const RunEnd& end : ends) {
        for (const Literal literal : m_walk.of(end)) {
            const bool isFirst = hint.lists.empty() || hint.lists.back() == NestedChains::kEnd;
            hint.lists.push_back(literal);
            if (!isTrueLiteral(literal))
                continue;
            Cause cause = isFirst ? end.node().cause : end.run->nodeOf(literal).cause;
            if (cause == Cause::assumed && found.kind == ChainKind::cell)
                cause = Cause::cell;
            if (cause == Cause::assumed && found.kind == ChainKind::region)
                cause = causeOfKind(found.source % 27 / 9);
            if (cause != Cause::assumed)
                addRuleParents(source, m_source, idOfLiteral(literal), cause, hint.parents);
        }
        hint.lists.push_back(NestedChains::kEnd);
    }
}

}  // namespace nonet::explainer
