#include "core/techniques/explainer/explainer_branches.h"

#include "core/techniques/explainer/explainer_forcing.h"
#include "core/techniques/explainer/explainer_forcing_list.h"

namespace nonet::explainer {

namespace {

/// Keeps the first of the easiest.
class EasiestBranch {
public:
    bool wants(double rating, int complexity, ChainKind kind, Literal) const {
        if (!m_isFound)
            return true;
        if (rating != m_best.rating)
            return rating < m_best.rating;
        return complexity != m_best.complexity ? complexity < m_best.complexity : kind < m_best.kind;
    }
    void take(const BranchHint& hint, Literal) {
        m_best = hint;
        m_isFound = true;
    }
    bool isFound() const { return m_isFound; }
    const BranchHint& best() const { return m_best; }

private:
    bool m_isFound = false;
    BranchHint m_best;
};

}  // namespace

BranchRules rulesOf(Producer producer) {
    BranchRules rules;
    rules.producer = producer;
    rules.isDynamic = producer != Producer::multipleChains;
    rules.isNishio = producer == Producer::nishio;
    rules.base = rules.isNishio ? 7.5 : rules.isDynamic ? 8.5 : 8.0;
    if (producer > Producer::dynamicChains) {
        const int nesting = static_cast<int>(producer) - static_cast<int>(Producer::dynamicChains);
        rules.level = std::min(nesting, 4);
        rules.innerLevel = std::max(nesting - 4, 0);
        rules.base = 8.5 + 0.5 * rules.level;
    }
    return rules;
}

bool BranchTable::wants(double rating, int complexity, ChainKind kind, Literal key) const {
    const int place = m_places[key];
    if (place < 0)
        return true;
    const BranchHint& known = m_hints[static_cast<std::size_t>(place)];
    if (rating != known.rating)
        return rating < known.rating;
    return complexity != known.complexity ? complexity < known.complexity : kind < known.kind;
}

void BranchTable::take(const BranchHint& hint, Literal key) {
    int& place = m_places[key];
    if (place >= 0) {
        m_hints[static_cast<std::size_t>(place)] = hint;
        return;
    }
    place = static_cast<int>(m_hints.size());
    m_hints.push_back(hint);
}

void BranchTable::sort() {
    std::ranges::sort(m_hints, [](const BranchHint& a, const BranchHint& b) {
        if (a.rating != b.rating)
            return a.rating < b.rating;
        if (a.complexity != b.complexity)
            return a.complexity < b.complexity;
        return a.kind != b.kind ? a.kind < b.kind : a.order < b.order;
    });
}

Branches::Branches(Work& work) : m_work(work), m_trueRuns(kCandidates), m_falseRun(std::make_unique<Run>()) {}

Branches::~Branches() = default;

void Branches::begin(const Board& board, const BranchRules& rules) {
    m_rules = rules;
    m_source = board;
    m_isRun.fill(false);
    m_falseRunId = -1;
    m_nested.clear();
    m_told.clear();
    m_order = 0;
}

bool Branches::find(const Board& board, const BranchRules& rules, ForcingChains& links, Hint& hint) {
    begin(board, rules);
    EasiestBranch best;
    if (!rules.isDynamic) {
        links.closeResults();
        m_links = &links;
    }
    search(best);
    m_links = nullptr;
    if (!best.isFound() || m_work.isEnded())
        return false;
    m_found = best.best();
    hint.producer = rules.producer;
    hint.rating = m_found.rating;
    hint.complexity = m_found.complexity;
    hint.kind = m_found.kind;
    hint.source = m_found.source;
    hint.target = m_found.target;
    hint.removed = removalsOf(m_found.target);
    if (isTrueLiteral(m_found.target))
        hint.placed = idOfLiteral(m_found.target);
    return true;
}

void Branches::collectTable(const Board& board, const BranchRules& rules) {
    begin(board, rules);
    if (!m_table)
        m_table = std::make_unique<BranchTable>();
    m_table->clear();
    search(*m_table);
    m_table->sort();
}

IdSet Branches::removalsOf(Literal result) const {
    const int id = idOfLiteral(result);
    IdSet removed;
    if (isTrueLiteral(result))
        removed.insert(cellOfId(id), without(m_source.candidates(cellOfId(id)), bitOf(digitOfId(id))));
    else
        removed.insert(id);
    return removed;
}

template <typename Sink>
void Branches::search(Sink& sink) {
    for (int cell = 0; cell < 81 && !m_work.isEnded(); ++cell) {
        const int count = countOf(m_source.candidates(cell));
        if (count > 2 || (count == 2 && m_rules.isDynamic))
            searchCell(cell, sink);
    }
}

template <typename Sink>
void Branches::searchCell(int cell, Sink& sink) {
    for (Nine bits = m_source.candidates(cell); bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
        if (m_rules.isNishio)
            searchNishio(cell, lowestOf(bits), sink);
        else
            searchCandidate(cell, lowestOf(bits), sink);
        if (m_work.isEnded())
            return;
    }
    if (m_rules.isNishio || !mayHaveCommon(cell))
        return;
    Runs runs;
    for (Nine bits = m_source.candidates(cell); bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
        runs.push(&trueRun(idOf(cell, lowestOf(bits))));
    if (!m_work.isEnded())
        offerCommon(ChainKind::cell, cell, runs, sink);
}

bool Branches::leadsOnWhenFalse(int cell, int digit) const {
    bool isAny = countOf(m_source.candidates(cell)) == 2;
    for (int kind = 0; kind < 3; ++kind)
        isAny = isAny || countOf(m_source.places(digit, houseOfCell(cell, kind))) == 2;
    return isAny;
}

bool Branches::mayHaveCommon(int cell) const { return m_links == nullptr || m_links->haveResultInCell(cell); }

bool Branches::mayHaveCommon(int digit, int house) const {
    return m_links == nullptr || m_links->haveResultInHouse(m_source, digit, house);
}

template <typename Sink>
void Branches::searchNishio(int cell, int digit, Sink& sink) {
    const int id = idOf(cell, digit);
    const DigitRefutations& refuted = m_nishio.of(m_source, digit);
    if (refuted.whenTrue.contains(Cell(cell)) && trueRun(id).isContradictory)
        offerContradiction(literalOf(id, true), trueRun(id), sink);
    if (refuted.whenFalse.contains(Cell(cell)) && falseRun(id).isContradictory)
        offerContradiction(literalOf(id, false), falseRun(id), sink);
}

template <typename Sink>
void Branches::searchCandidate(int cell, int digit, Sink& sink) {
    const int id = idOf(cell, digit);
    if (m_rules.isDynamic) {
        const Run& whenTrue = trueRun(id);
        if (whenTrue.isContradictory)
            offerContradiction(literalOf(id, true), whenTrue, sink);
        if (m_rules.level > 0 || leadsOnWhenFalse(cell, digit)) {
            const Run& whenFalse = falseRun(id);
            if (whenFalse.isContradictory)
                offerContradiction(literalOf(id, false), whenFalse, sink);
            if (countOf(m_source.candidates(cell)) >= 3)
                offerCommon(ChainKind::doubled, literalOf(id, true), {&whenTrue, &whenFalse}, sink);
        }
    }
    searchRegions(cell, digit, sink);
}

template <typename Sink>
void Branches::searchRegions(int cell, int digit, Sink& sink) {
    for (int kind = 0; kind < 3; ++kind) {
        const int house = houseOfCell(cell, kind);
        const Nine places = m_source.places(digit, house);
        if (countOf(places) < 2 || lowestOf(places) != placeOfCell(cell, kind))
            continue;
        if (!mayHaveCommon(digit, house))
            continue;
        Runs runs;
        for (Nine bits = places; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            runs.push(&trueRun(idOf(cellAtPlace(house, lowestOf(bits)), digit)));
        if (m_work.isEnded())
            return;
        offerCommon(ChainKind::region, digit * 27 + house, runs, sink);
    }
}

template <typename Sink>
void Branches::offerCommon(ChainKind kind, int source, const Runs& runs, Sink& sink) {
    for (const bool isTrue : {true, false}) {
        IdSet common = isTrue ? runs[0]->trueIds : runs[0]->falseIds;
        for (std::size_t i = 1; i < runs.size(); ++i)
            common &= isTrue ? runs[i]->trueIds : runs[i]->falseIds;
        if (common.isEmpty())
            continue;
        const auto& order = isTrue ? runs[0]->trueOrder : runs[0]->falseOrder;
        const int count = isTrue ? runs[0]->trueCount : runs[0]->falseCount;
        for (int i = 0; i < count; ++i) {
            const int id = order[static_cast<std::size_t>(i)];
            if (!common.contains(id))
                continue;
            const Literal target = literalOf(id, isTrue);
            Ends ends;
            for (const Run* run : runs)
                ends.push({run, target, false});
            offer(kind, source, target, ends, sink);
        }
    }
}

Branches::Ends Branches::contradictionOf(const Run& run) {
    const RunEnd last{&run, run.last, true};
    const RunEnd contrary{&run, static_cast<Literal>(run.last ^ 1U), false};
    return isTrueLiteral(run.last) ? Ends{last, contrary} : Ends{contrary, last};
}

template <typename Sink>
void Branches::offerContradiction(Literal assumed, const Run& run, Sink& sink) {
    offer(ChainKind::absurd, assumed, static_cast<Literal>(assumed ^ 1U), contradictionOf(run), sink);
}

template <typename Sink>
void Branches::offer(ChainKind kind, int source, Literal result, const Ends& ends, Sink& sink) {
    const int cell = cellOfId(idOfLiteral(result));
    const Nine candidates = m_source.candidates(cell);
    Literal key = result;
    if (isTrueLiteral(result)) {
        if (countOf(candidates) < 2)
            return;
        if (countOf(candidates) == 2)
            key = literalOf(idOf(cell, lowestOf(without(candidates, bitOf(digitOfId(idOfLiteral(result)))))), false);
    }
    int atLeast = 0;
    for (const RunEnd& end : ends)
        atLeast += end.bound();
    if (!sink.wants(m_rules.base + lengthRating(atLeast), atLeast, kind, key))
        return;
    BranchHint hint;
    hint.complexity = complexityOf(ends);
    hint.rating = m_rules.base + lengthRating(hint.complexity);
    if (!sink.wants(hint.rating, hint.complexity, kind, key))
        return;
    hint.kind = kind;
    hint.source = source;
    hint.target = result;
    hint.order = m_order++;
    sink.take(hint, key);
}

int Branches::complexityOf(const Ends& ends) {
    int complexity = 0;
    ++m_contentRound;
    m_contentSeen.resize(static_cast<std::size_t>(m_nested.contents()), 0);
    for (const RunEnd& end : ends) {
        complexity += static_cast<int>(m_walk.of(end).size());
        for (const std::uint16_t at : m_walk.advancedMet()) {
            const int nested = end.run->advanced[at].nested;
            if (nested < 0)
                continue;
            std::uint32_t& seen = m_contentSeen[static_cast<std::size_t>(m_nested[nested].content)];
            if (seen != m_contentRound)
                complexity += m_nested[nested].complexity;
            seen = m_contentRound;
        }
    }
    return complexity;
}

Branches::Ends Branches::endsOf(const BranchHint& hint) {
    Ends ends;
    switch (hint.kind) {
    case ChainKind::cell:
        for (Nine bits = m_source.candidates(hint.source); bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            ends.push({&trueRun(idOf(hint.source, lowestOf(bits))), hint.target, false});
        return ends;
    case ChainKind::region: {
        const int digit = hint.source / 27;
        const int house = hint.source % 27;
        for (Nine bits = m_source.places(digit, house); bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            ends.push({&trueRun(idOf(cellAtPlace(house, lowestOf(bits)), digit)), hint.target, false});
        return ends;
    }
    case ChainKind::doubled:
        ends.push({&trueRun(hint.source / 2), hint.target, false});
        ends.push({&falseRun(hint.source / 2), hint.target, false});
        return ends;
    default: return contradictionOf(hint.source % 2 == 1 ? trueRun(hint.source / 2) : falseRun(hint.source / 2));
    }
}

void Branches::tellChains(Step& step) { tell(m_found, step.chains, step.nested); }

void Branches::tell(const BranchHint& found, std::vector<Chain>& chains, std::vector<NestedStep>& nested) {
    // Runs are kept without what their nested chains consist of: followed again they come to the same, and tell it.
    if (m_rules.level > 1) {
        m_isRun.fill(false);
        m_falseRunId = -1;
    }
    m_isTelling = true;
    const Ends ends = endsOf(found);
    m_isTelling = false;
    if (m_work.isEnded())
        return;
    std::vector<int> contents;
    for (const RunEnd& end : ends) {
        chains.emplace_back();
        tellChain(end, chains.back(), contents);
    }
    for (const int content : contents)
        nested.push_back(m_told.at(content));
}

void Branches::tellChain(const RunEnd& end, Chain& chain, std::vector<int>& contents) {
    const std::vector<Literal>& order = m_walk.of(end);
    std::array<std::uint16_t, 2 * kCandidates> places{};
    for (std::size_t i = 0; i < order.size(); ++i)
        places[order[i]] = static_cast<std::uint16_t>(i);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const RunNode& node = i == 0 ? end.node() : end.run->nodeOf(order[i]);
        ChainNode told{order[i], node.cause, {}, -1};
        forEachParent(*end.run, order[i], node, [&](Literal parent) { told.parents.push_back(places[parent]); });
        const int nested = node.cause == Cause::advanced ? end.run->advanced[node.parent].nested : -1;
        if (nested >= 0) {
            const int content = m_nested[nested].content;
            const auto at = std::ranges::find(contents, content);
            told.nested = static_cast<int>(at - contents.begin());
            if (at == contents.end())
                contents.push_back(content);
        }
        chain.nodes.push_back(std::move(told));
    }
}

}  // namespace nonet::explainer
