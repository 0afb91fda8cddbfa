#pragma once

#include "core/board/digit_set.h"
#include "core/foundation/stop_poll.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace nonet {

/// A deterministic automaton over the symbols of a board; it starts in state 0. A value.
class Automaton {
public:
    static constexpr int kDead = -1;

    /// As many symbols as the board has.
    explicit Automaton(int symbolCount = 9) : m_symbolCount(symbolCount) { addState(); }

    int addState(bool isAccepting = false);
    void setAccepting(int state) { m_isAccepting[static_cast<std::size_t>(state)] = true; }
    void setNext(int state, Digit symbol, int next) { m_next[at(state, symbol)] = next; }

    int symbolCount() const { return m_symbolCount; }
    int stateCount() const { return static_cast<int>(m_isAccepting.size()); }
    bool isAccepting(int state) const { return m_isAccepting[static_cast<std::size_t>(state)]; }
    /// kDead: no word from here on is taken.
    int next(int state, Digit symbol) const { return m_next[at(state, symbol)]; }

private:
    std::size_t at(int state, Digit symbol) const {
        return static_cast<std::size_t>(state * m_symbolCount + symbol.index());
    }

    int m_symbolCount;
    std::vector<int> m_next;
    std::vector<bool> m_isAccepting;
};

/// An automaton that may be in several states at once, to be built step by step and then made deterministic.
class LooseAutomaton {
public:
    int addState();
    int stateCount() const { return static_cast<int>(m_arcs.size()); }
    void connect(int from, DigitSet symbols, int to);
    /// A transition that reads no symbol.
    void addEpsilon(int from, int to);
    void setStart(int state) { m_start = state; }
    void setAccepting(int state) { m_accepting.insert(state); }

    /// Nothing where it needs more states than that, before those that say the same are merged. Cost: some nanoseconds
    /// a state of the result and state in it; the poll is asked once a state, and nothing comes where it says so.
    std::optional<Automaton> determined(int symbolCount, int mostStates, StopPoll* poll = nullptr) const;

private:
    friend class SubsetWalk;
    struct Arc {
        DigitSet symbols;
        int to;
    };

    std::vector<std::vector<Arc>> m_arcs;
    std::vector<std::vector<int>> m_epsilons;
    std::set<int> m_accepting;
    int m_start = 0;
};

/// The automaton made by calling step for every state reached from the start: for those of few states whose meaning is
/// a number below `bound` (a running sum, the highest so far). Nothing where more than mostStates are reached.
/// step(state, symbol) -> the next state, Automaton::kDead for none; isEnd(state) -> bool.
template <typename Step, typename IsEnd>
std::optional<Automaton> automatonOf(int symbolCount, int start, int bound, Step step, IsEnd isEnd,
                                     int mostStates = 10'000) {
    Automaton automaton(symbolCount);
    std::vector<int> numbers(static_cast<std::size_t>(bound), Automaton::kDead);
    std::vector<int> states{start};
    numbers[static_cast<std::size_t>(start)] = 0;
    if (isEnd(start))
        automaton.setAccepting(0);
    for (std::size_t i = 0; i < states.size(); ++i)
        for (const Digit symbol : DigitSet::full(symbolCount)) {
            const int next = step(states[i], symbol);
            if (next == Automaton::kDead)
                continue;
            int& number = numbers[static_cast<std::size_t>(next)];
            if (number == Automaton::kDead) {
                if (static_cast<int>(states.size()) >= mostStates)
                    return std::nullopt;
                number = static_cast<int>(states.size());
                states.push_back(next);
                automaton.addState(isEnd(next));
            }
            automaton.setNext(static_cast<int>(i), symbol, number);
        }
    return automaton;
}

/// With as few states as say the same, none of which is a dead end but the start. n log n in the states. Where the poll
/// says so, the start alone.
Automaton reduced(const Automaton& automaton, StopPoll* poll = nullptr);

}  // namespace nonet
