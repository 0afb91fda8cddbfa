// The runs of Branches: links, and what an exhausted run asks its board for; chains among that are in
// explainer_nested.cpp.
#include "core/techniques/explainer/explainer_branches.h"
#include "core/techniques/explainer/explainer_subsets.h"

namespace nonet::explainer {

const Run& Branches::trueRun(int id) {
    const auto at = static_cast<std::size_t>(id);
    if (!m_trueRuns[at])
        m_trueRuns[at] = std::make_unique<Run>();
    if (!m_isRun[at]) {
        m_isRun[at] = true;
        follow(*m_trueRuns[at], id, true);
    }
    return *m_trueRuns[at];
}

const Run& Branches::falseRun(int id) {
    if (m_falseRunId != id)
        follow(*m_falseRun, id, false);
    m_falseRunId = id;
    return *m_falseRun;
}

void Branches::follow(Run& run, int id, bool isTrue) {
    m_board = m_source;
    m_unknown = m_source;
    run.trueIds.clear();
    run.falseIds.clear();
    run.trueCount = 0;
    run.falseCount = 0;
    run.isContradictory = false;
    run.advanced.clear();
    run.parents.clear();
    if (isTrue)
        meetTrue(run, id, RunNode{});
    else
        meetFalse(run, id, 0, Cause::assumed);
    if (!m_work.goesOn())
        return;
    int nextTrue = 0;
    int nextFalse = 0;
    for (;;) {
        if (nextTrue < run.trueCount) {
            if (!followTrue(run, run.trueOrder[static_cast<std::size_t>(nextTrue++)]))
                return;
        } else if (nextFalse < run.falseCount) {
            if (!followFalse(run, run.falseOrder[static_cast<std::size_t>(nextFalse++)]))
                return;
        } else if (m_rules.level == 0 || !advance(run)) {
            return;
        }
    }
}

bool Branches::meetFalse(Run& run, int id, int parent, Cause cause) {
    const std::uint16_t bound =
        cause == Cause::assumed ? std::uint16_t{1}
                                : static_cast<std::uint16_t>(run.trueNode[static_cast<std::size_t>(parent)].bound + 1);
    const RunNode node{static_cast<std::uint16_t>(parent), 0, cause, bound};
    if (run.trueIds.contains(id)) {
        run.isContradictory = true;
        run.last = literalOf(id, false);
        run.lastNode = node;
        return false;
    }
    takeFalse(run, id, node);
    return true;
}

void Branches::takeFalse(Run& run, int id, const RunNode& node) {
    run.falseIds.insert(id);
    run.falseNode[static_cast<std::size_t>(id)] = node;
    run.falseOrder[static_cast<std::size_t>(run.falseCount++)] = static_cast<CandidateId>(id);
    m_unknown.remove(cellOfId(id), digitOfId(id));
}

bool Branches::meetTrue(Run& run, int id, const RunNode& node) {
    if (run.falseIds.contains(id)) {
        run.isContradictory = true;
        run.last = literalOf(id, true);
        run.lastNode = node;
        return false;
    }
    if (!run.trueIds.contains(id)) {
        run.trueIds.insert(id);
        run.trueNode[static_cast<std::size_t>(id)] = node;
        run.trueOrder[static_cast<std::size_t>(run.trueCount++)] = static_cast<CandidateId>(id);
    }
    return true;
}

bool Branches::followTrue(Run& run, int id) {
    const int cell = cellOfId(id);
    const int digit = digitOfId(id);
    // Nine bits by cause. One loop over all: how often it would go round for each is hard to foresee.
    const int block = houseOfCell(cell, 0);
    std::uint64_t met = std::uint64_t{without(m_unknown.places(digit, block), bitOf(placeOfCell(cell, 0)))} << 9U;
    for (int kind = 1; kind < 3; ++kind) {
        const int house = houseOfCell(cell, kind);
        met |= std::uint64_t{without(m_unknown.places(digit, house), crossingOf(house, block))} << (9 * kind + 9);
    }
    if (!m_rules.isNishio)
        met |= without(m_unknown.candidates(cell), bitOf(digit));
    for (; met != 0; met &= met - 1) {
        const int at = std::countr_zero(met);
        const int other = at < 9 ? idOf(cell, at) : idOf(cellAround(cell, at - 9), digit);
        if (!meetFalse(run, other, id, static_cast<Cause>(at / 9)))
            return false;
    }
    return true;
}

RunNode Branches::trueNodeBy(const Run& run, int id, int parent, Cause cause) const {
    const int cell = cellOfId(id);
    const int digit = digitOfId(id);
    RunNode node{static_cast<std::uint16_t>(parent), 0, cause, 0};
    int bound = run.falseNode[static_cast<std::size_t>(parent)].bound;
    const auto include = [&](int other) {
        bound = std::max<int>(bound, run.falseNode[static_cast<std::size_t>(other)].bound);
    };
    if (cause == Cause::cell) {
        node.removed = without(m_source.candidates(cell), m_board.candidates(cell));
        for (Nine bits = node.removed; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            include(idOf(cell, lowestOf(bits)));
    } else {
        const int house = houseOfCell(cell, static_cast<int>(cause) - 1);
        node.removed = without(m_source.places(digit, house), m_board.places(digit, house));
        for (Nine bits = node.removed; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            include(idOf(cellAtPlace(house, lowestOf(bits)), digit));
    }
    node.bound = static_cast<std::uint16_t>(bound + 1);
    return node;
}

bool Branches::followFalse(Run& run, int id) {
    const int cell = cellOfId(id);
    const int digit = digitOfId(id);
    const Nine candidates = m_board.candidates(cell);
    // Bit by cause: seldom any, and which is hard to foresee.
    unsigned twos = !m_rules.isNishio && countOf(candidates) == 2 ? 1U : 0U;
    for (int kind = 0; kind < 3; ++kind)
        twos |= (countOf(m_board.places(digit, houseOfCell(cell, kind))) == 2 ? 2U : 0U) << kind;
    FixedList<std::pair<int, RunNode>, 4> made;
    for (; twos != 0; twos &= twos - 1) {
        const int which = std::countr_zero(twos);
        int other = 0;
        if (which == 0) {
            other = idOf(cell, lowestOf(without(candidates, bitOf(digit))));
        } else {
            const int house = houseOfCell(cell, which - 1);
            const Nine places = without(m_board.places(digit, house), bitOf(placeOfCell(cell, which - 1)));
            other = idOf(cellAtPlace(house, lowestOf(places)), digit);
        }
        if (!run.trueIds.contains(other))
            made.push({other, trueNodeBy(run, other, id, static_cast<Cause>(which))});
    }
    if (m_rules.isDynamic)
        m_board.remove(cell, digit);
    for (const auto& [other, node] : made)
        if (!meetTrue(run, other, node))
            return false;
    return true;
}

bool Branches::advance(Run& run) {
    m_pending.clear();
    m_pendingIds.clear();
    advanceByLocking(run);
    if (m_pending.empty())
        advanceByHiddenPairs(run);
    if (m_pending.empty())
        advanceByNakedPairs(run);
    if (m_pending.empty())
        advanceByXWings(run);
    if (m_pending.empty() && m_rules.level > 1 && m_work.goesOn())
        advanceByChains(run);
    return addPending(run);
}

void Branches::advanceByLocking(Run& run) {
    forEachLocking(m_board, [&](int first, int second, int digit) {
        const Nine gone =
            without(without(m_source.places(digit, first), m_board.places(digit, first)), crossingOf(first, second));
        if (gone == 0)
            return false;
        const IdSet removed = removalsOfLocking(m_board, first, second, digit);
        if (removed.isEmpty())
            return false;
        m_parents.clear();
        for (Nine bits = gone; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            m_parents.push_back(idOf(cellAtPlace(first, lowestOf(bits)), digit));
        takeAdvanced(run, removed, m_parents, -1);
        return false;
    });
}

void Branches::advanceByHiddenPairs(Run& run) {
    forEachHiddenSet(m_board, 2, 4, [&](int house, Nine digits, Nine places) {
        const IdSet removed = removalsOfHiddenSet(m_board, house, digits, places);
        if (removed.isEmpty())
            return false;
        m_parents.clear();
        for (Nine rest = without(kAllNine, places); rest != 0; rest = static_cast<Nine>(rest & (rest - 1))) {
            const int cell = cellAtPlace(house, lowestOf(rest));
            for (Nine bits = m_source.candidates(cell) & digits; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
                m_parents.push_back(idOf(cell, lowestOf(bits)));
        }
        if (!m_parents.empty())
            takeAdvanced(run, removed, m_parents, -1);
        return false;
    });
}

void Branches::advanceByNakedPairs(Run& run) {
    forEachNakedSet(m_board, 2, [&](int house, Nine places, Nine digits) {
        const IdSet removed = removalsOfNakedSet(m_board, house, places, digits);
        if (removed.isEmpty())
            return false;
        m_parents.clear();
        for (Nine rest = places; rest != 0; rest = static_cast<Nine>(rest & (rest - 1))) {
            const int cell = cellAtPlace(house, lowestOf(rest));
            for (Nine bits = without(m_source.candidates(cell), digits); bits != 0;
                 bits = static_cast<Nine>(bits & (bits - 1)))
                m_parents.push_back(idOf(cell, lowestOf(bits)));
        }
        if (!m_parents.empty())
            takeAdvanced(run, removed, m_parents, -1);
        return false;
    });
}

void Branches::advanceByXWings(Run& run) {
    forEachFish(m_board, 2, [&](int base, Nine lines, Nine covers, int digit) {
        const IdSet removed = removalsOfFish(m_board, base, lines, covers, digit);
        if (removed.isEmpty())
            return false;
        m_parents.clear();
        for (Nine rest = lines; rest != 0; rest = static_cast<Nine>(rest & (rest - 1))) {
            const int line = base + lowestOf(rest);
            for (Nine bits = without(without(m_source.places(digit, line), m_board.places(digit, line)), covers);
                 bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
                m_parents.push_back(idOf(cellAtPlace(line, lowestOf(bits)), digit));
        }
        if (!m_parents.empty())
            takeAdvanced(run, removed, m_parents, -1);
        return false;
    });
}

void Branches::takeAdvanced(Run& run, const IdSet& removed, const std::vector<CandidateId>& parents, int nested) {
    const auto at = static_cast<std::uint16_t>(run.advanced.size());
    bool isUsed = false;
    removed.forEach([&](int id) {
        if (m_pendingIds.contains(id))
            return;
        m_pendingIds.insert(id);
        m_pending.emplace_back(static_cast<CandidateId>(id), at);
        isUsed = true;
    });
    if (!isUsed)
        return;
    run.advanced.push_back(
        {static_cast<std::uint32_t>(run.parents.size()), static_cast<std::uint32_t>(parents.size()), nested});
    run.parents.insert(run.parents.end(), parents.begin(), parents.end());
}

bool Branches::addPending(Run& run) {
    const int before = run.falseCount;
    for (const auto& [id, at] : m_pending) {
        if (run.falseIds.contains(id))
            continue;
        const AdvancedCause& cause = run.advanced[at];
        int bound = 0;
        for (std::uint32_t i = 0; i < cause.count; ++i)
            bound = std::max<int>(bound, run.falseNode[run.parents[cause.first + i]].bound);
        takeFalse(run, id, {at, 0, Cause::advanced, static_cast<std::uint16_t>(bound + 1)});
    }
    return run.falseCount > before;
}

}  // namespace nonet::explainer
