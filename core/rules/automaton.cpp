#include "core/rules/automaton.h"

#include <algorithm>

namespace nonet {

int Automaton::addState(bool isAccepting) {
    m_next.insert(m_next.end(), static_cast<std::size_t>(m_symbolCount), kDead);
    m_isAccepting.push_back(isAccepting);
    return stateCount() - 1;
}

int LooseAutomaton::addState() {
    m_arcs.emplace_back();
    m_slips.emplace_back();
    return stateCount() - 1;
}

void LooseAutomaton::connect(int from, DigitSet symbols, int to) {
    m_arcs[static_cast<std::size_t>(from)].push_back({symbols, to});
}

void LooseAutomaton::slip(int from, int to) { m_slips[static_cast<std::size_t>(from)].push_back(to); }

std::vector<int> LooseAutomaton::closure(std::vector<int> states) const {
    std::vector<bool> isThere(m_arcs.size());
    for (const int state : states)
        isThere[static_cast<std::size_t>(state)] = true;
    for (std::size_t i = 0; i < states.size(); ++i)
        for (const int next : m_slips[static_cast<std::size_t>(states[i])])
            if (!isThere[static_cast<std::size_t>(next)]) {
                isThere[static_cast<std::size_t>(next)] = true;
                states.push_back(next);
            }
    std::ranges::sort(states);
    return states;
}

std::optional<Automaton> LooseAutomaton::determined(int symbolCount, int mostStates) const {
    const auto step = [this](const std::vector<int>& states, Digit symbol) -> std::optional<std::vector<int>> {
        std::vector<int> next;
        for (const int state : states)
            for (const Arc& arc : m_arcs[static_cast<std::size_t>(state)])
                if (arc.symbols.contains(symbol))
                    next.push_back(arc.to);
        std::ranges::sort(next);
        next.erase(std::unique(next.begin(), next.end()), next.end());
        return next.empty() ? std::nullopt : std::optional(closure(std::move(next)));
    };
    const auto isEnd = [this](const std::vector<int>& states) {
        return std::ranges::any_of(states, [this](int state) { return m_accepting.contains(state); });
    };
    return automatonOf(symbolCount, closure(std::vector<int>{m_start}), step, isEnd, mostStates);
}

namespace {

/// Whether a word leads from each state to an accepting one.
std::vector<bool> usefulStates(const Automaton& automaton) {
    std::vector<bool> isUseful(static_cast<std::size_t>(automaton.stateCount()));
    for (bool hasChanged = true; hasChanged;) {
        hasChanged = false;
        for (int state = 0; state < automaton.stateCount(); ++state) {
            if (isUseful[static_cast<std::size_t>(state)])
                continue;
            bool leadsOn = automaton.isAccepting(state);
            for (const Digit symbol : DigitSet::full(automaton.symbolCount())) {
                const int next = automaton.next(state, symbol);
                leadsOn = leadsOn || (next != Automaton::kDead && isUseful[static_cast<std::size_t>(next)]);
            }
            if (leadsOn)
                isUseful[static_cast<std::size_t>(state)] = hasChanged = true;
        }
    }
    return isUseful;
}

}  // namespace

Automaton reduced(const Automaton& automaton) {
    // Moore's refinement: states are alike until a symbol leads them to states that are not.
    const std::vector<bool> isUseful = usefulStates(automaton);
    const auto count = static_cast<std::size_t>(automaton.stateCount());
    std::vector<int> classes(count);
    for (std::size_t i = 0; i < count; ++i)
        classes[i] = automaton.isAccepting(static_cast<int>(i)) ? 1 : 0;
    std::size_t classCount = 0;
    for (;;) {
        std::map<std::vector<int>, int> seen;
        std::vector<int> refined(count);
        for (std::size_t i = 0; i < count; ++i) {
            std::vector<int> look{classes[i]};
            for (const Digit symbol : DigitSet::full(automaton.symbolCount())) {
                const int next = automaton.next(static_cast<int>(i), symbol);
                const bool isLost = next == Automaton::kDead || !isUseful[static_cast<std::size_t>(next)];
                look.push_back(isLost ? Automaton::kDead : classes[static_cast<std::size_t>(next)]);
            }
            refined[i] = seen.try_emplace(std::move(look), static_cast<int>(seen.size())).first->second;
        }
        classes = std::move(refined);
        if (seen.size() == classCount)
            break;
        classCount = seen.size();
    }
    std::vector<std::size_t> first(classCount, count);
    for (std::size_t i = count; i-- > 0;)
        first[static_cast<std::size_t>(classes[i])] = i;
    const auto step = [&](int of, Digit symbol) -> std::optional<int> {
        const int next = automaton.next(static_cast<int>(first[static_cast<std::size_t>(of)]), symbol);
        if (next == Automaton::kDead || !isUseful[static_cast<std::size_t>(next)])
            return std::nullopt;
        return classes[static_cast<std::size_t>(next)];
    };
    const auto isEnd = [&](int of) {
        return automaton.isAccepting(static_cast<int>(first[static_cast<std::size_t>(of)]));
    };
    return *automatonOf(automaton.symbolCount(), classes.front(), step, isEnd);
}

}  // namespace nonet
