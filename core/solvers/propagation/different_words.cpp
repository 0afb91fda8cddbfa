// Words of an automaton whose symbols all differ, by the set of symbols used so far: exact, and expensive where much is
// open.
#include "core/solvers/propagation/space.h"

#include <algorithm>

namespace nonet::propagation {
namespace {

/// Symbols that are open, and words of states for all sets of them: these double with each.
constexpr std::size_t kMostOpen = 9;
/// Below the root less is found than it costs with more.
constexpr std::size_t kMostOpenInSearch = 6;
constexpr std::size_t kMostWords = 4096;
constexpr std::size_t kMostWordsInSearch = 512;

/// The states of the automaton that are reached with each set of used open symbols. How many there are says which open
/// variable comes next; the fixed ones behind it are read together with it.
template <typename Bits>
class UsedSets {
public:
    UsedSets(std::span<const Variable> variables, const WordAutomaton& automaton, std::size_t symbolCount, Bits open,
             const Space<Bits>& space, Scratch& scratch)
        : m_automaton(automaton), m_symbolCount(symbolCount),
          m_width((static_cast<std::size_t>(automaton.stateCount) + 63) / 64),
          m_setCount(std::size_t{1} << countOf(open)), m_words(scratch.words) {
        for (; open != 0; open = static_cast<Bits>(open & (open - 1)))
            m_symbols[m_symbolsOpen++] = static_cast<std::size_t>(lowest(open));
        m_words.assign((m_setCount + 1) * m_width, 0);
        for (const Variable variable : variables) {
            const Bits domain = space[variable];
            if (isSingle(domain)) {
                m_fixed[m_fixedEnd[m_openCount]++] = static_cast<std::size_t>(lowest(domain));
                continue;
            }
            m_open[m_openCount] = variable;
            m_choices[m_openCount++] = packed(domain);
            m_fixedEnd[m_openCount] = m_fixedEnd[m_openCount - 1];
        }
        const std::size_t start = afterFixed(0, 0);
        if (start != WordAutomaton::kDead)
            at(0)[start / 64] = std::uint64_t{1} << (start % 64);
    }

    /// False where no word is left.
    bool reachForward() {
        if (m_width == 1)
            return reachForwardInWords();
        bool isAccepted = false;
        for (std::size_t set = 0; set < m_setCount; ++set) {
            const auto used = static_cast<std::size_t>(countOfWord(set));
            if (used == m_openCount) {
                for (std::size_t word = 0; word < m_width; ++word)
                    at(set)[word] &= m_automaton.accepting[word];
                isAccepted = isAccepted || isAny(at(set));
            } else if (used < m_openCount && isAny(at(set))) {
                forEachStep(set, used, [&](std::size_t, std::size_t next, std::size_t symbol) {
                    at(set | symbol)[next / 64] |= std::uint64_t{1} << (next % 64);
                });
            }
        }
        return isAccepted;
    }
    /// Narrows to symbols on a way to the end.
    bool narrowBackward(Space<Bits>& space) {
        const std::array<std::size_t, kMostOpen> kept = m_width == 1 ? keptInWords() : keptOnWays();
        for (std::size_t i = 0; i < m_openCount; ++i) {
            Bits keep = 0;
            for (std::size_t symbols = kept[i]; symbols != 0; symbols &= symbols - 1)
                keep |= bitOf<Bits>(static_cast<int>(m_symbols[static_cast<std::size_t>(std::countr_zero(symbols))]));
            if (!space.narrow(m_open[i], keep))
                return false;
        }
        return true;
    }

private:
    /// By open variable: its symbols on a way to the end, as a set.
    std::array<std::size_t, kMostOpen> keptOnWays() {
        std::array<std::size_t, kMostOpen> kept{};
        std::uint64_t* alive = at(m_setCount);
        for (std::size_t set = m_setCount; set-- > 0;) {
            const auto used = static_cast<std::size_t>(countOfWord(set));
            if (used >= m_openCount || !isAny(at(set)))
                continue;
            std::fill_n(alive, m_width, 0);
            forEachStep(set, used, [&](std::size_t state, std::size_t next, std::size_t symbol) {
                if ((at(set | symbol)[next / 64] >> (next % 64) & 1U) == 0)
                    return;
                alive[state / 64] |= std::uint64_t{1} << (state % 64);
                kept[used] |= symbol;
            });
            std::copy_n(alive, m_width, at(set));
        }
        return kept;
    }

    // Where all states are bits of one word: by symbol before state.
    bool reachForwardInWords() {
        bool isAccepted = false;
        for (std::size_t set = 0; set < m_setCount; ++set) {
            const std::uint64_t reached = m_words[set];
            const auto used = static_cast<std::size_t>(countOfWord(set));
            if (reached == 0 || used > m_openCount)
                continue;
            if (used == m_openCount) {
                m_words[set] = reached & m_automaton.accepting[0];
                isAccepted = isAccepted || m_words[set] != 0;
                continue;
            }
            for (std::size_t choices = m_choices[used] & ~set; choices != 0; choices &= choices - 1) {
                std::uint64_t next = 0;
                const std::size_t symbol = m_symbols[static_cast<std::size_t>(std::countr_zero(choices))];
                for (std::uint64_t states = reached; states != 0; states &= states - 1)
                    next |= stateBit(static_cast<std::size_t>(std::countr_zero(states)), symbol, used);
                m_words[set | (choices & (0 - choices))] |= next;
            }
        }
        return isAccepted;
    }
    std::array<std::size_t, kMostOpen> keptInWords() {
        std::array<std::size_t, kMostOpen> kept{};
        for (std::size_t set = m_setCount; set-- > 0;) {
            const std::uint64_t reached = m_words[set];
            const auto used = static_cast<std::size_t>(countOfWord(set));
            if (reached == 0 || used >= m_openCount)
                continue;
            std::uint64_t alive = 0;
            for (std::size_t choices = m_choices[used] & ~set; choices != 0; choices &= choices - 1) {
                const std::size_t choice = choices & (0 - choices);
                const std::uint64_t ends = m_words[set | choice];
                if (ends == 0)
                    continue;
                const std::size_t symbol = m_symbols[static_cast<std::size_t>(std::countr_zero(choices))];
                std::uint64_t ofChoice = 0;
                for (std::uint64_t states = reached; states != 0; states &= states - 1)
                    if ((stateBit(static_cast<std::size_t>(std::countr_zero(states)), symbol, used) & ends) != 0)
                        ofChoice |= states & (0 - states);
                alive |= ofChoice;
                kept[used] |= ofChoice != 0 ? choice : 0;
            }
            m_words[set] = alive;
        }
        return kept;
    }
    /// The next state's bit; 0 where there is none.
    std::uint64_t stateBit(std::size_t state, std::size_t symbol, std::size_t used) const {
        std::size_t next = nextOf(state, symbol);
        if (m_fixedEnd[used + 1] != m_fixedEnd[used] && next != WordAutomaton::kDead)
            next = afterFixed(used + 1, next);
        return next == WordAutomaton::kDead ? 0 : std::uint64_t{1} << next;
    }

    std::uint64_t* at(std::size_t set) { return m_words.data() + set * m_width; }
    bool isAny(const std::uint64_t* states) const {
        std::uint64_t any = states[0];
        for (std::size_t word = 1; word < m_width; ++word)
            any |= states[word];
        return any != 0;
    }
    /// The open symbols of a domain, as a set.
    std::size_t packed(Bits domain) const {
        std::size_t set = 0;
        for (std::size_t i = 0; i < m_symbolsOpen; ++i)
            set |= static_cast<std::size_t>(domain >> m_symbols[i] & 1U) << i;
        return set;
    }
    std::size_t nextOf(std::size_t state, std::size_t symbol) const {
        return m_automaton.next[state * m_symbolCount + symbol];
    }
    /// The state behind the fixed ones that come after `openBefore` open ones.
    std::size_t afterFixed(std::size_t openBefore, std::size_t state) const {
        for (std::size_t i = openBefore == 0 ? 0 : m_fixedEnd[openBefore - 1];
             i < m_fixedEnd[openBefore] && state != WordAutomaton::kDead; ++i)
            state = nextOf(state, m_fixed[i]);
        return state;
    }
    /// State, next state and the one symbol's set, for all steps of the next open variable that do not lead astray.
    template <typename Visit>
    void forEachStep(std::size_t set, std::size_t used, Visit visit) {
        for (std::size_t word = 0; word < m_width; ++word)
            for (std::uint64_t states = at(set)[word]; states != 0; states &= states - 1) {
                const std::size_t state = 64 * word + static_cast<std::size_t>(std::countr_zero(states));
                for (std::size_t choices = m_choices[used] & ~set; choices != 0; choices &= choices - 1) {
                    std::size_t next = nextOf(state, m_symbols[static_cast<std::size_t>(std::countr_zero(choices))]);
                    if (next != WordAutomaton::kDead)
                        next = afterFixed(used + 1, next);
                    if (next != WordAutomaton::kDead)
                        visit(state, next, choices & (0 - choices));
                }
            }
    }

    const WordAutomaton& m_automaton;
    std::size_t m_symbolCount;
    std::size_t m_width;
    std::size_t m_setCount;
    /// By set the states, and those of one more.
    std::vector<std::uint64_t>& m_words;
    std::array<std::size_t, kMostOpen> m_symbols{};
    std::size_t m_symbolsOpen = 0;
    std::array<Variable, kMostOpen> m_open{};
    /// By open variable: what it may take, as a set.
    std::array<std::size_t, kMostOpen> m_choices{};
    std::size_t m_openCount = 0;
    /// Symbols of the fixed variables, and by number of open ones before where those after them end.
    std::array<std::size_t, 8 * sizeof(Bits)> m_fixed{};
    std::array<std::size_t, kMostOpen + 1> m_fixedEnd{};
};

}  // namespace

template <typename Bits>
bool propagate(const DifferentSpelling& spelling, const Tables<Bits>& tables, Space<Bits>& space, Scratch& scratch) {
    const std::span<const Variable> variables = tables.model.variables(spelling.scope);
    Bits fixed = 0;
    Bits open = 0;
    std::size_t openCount = 0;
    for (const Variable variable : variables) {
        const Bits domain = space[variable];
        (isSingle(domain) ? fixed : open) |= domain;
        openCount += isSingle(domain) ? 0 : 1;
    }
    open = static_cast<Bits>(open & ~fixed);
    const auto symbols = static_cast<std::size_t>(countOf(open));
    if (openCount > symbols)
        return false;
    const WordAutomaton& automaton = tables.model.automata[spelling.automaton];
    // With one open variable the plain word says as much.
    if (openCount < 2 || symbols > (scratch.isAtRoot ? kMostOpen : kMostOpenInSearch) ||
        (static_cast<std::size_t>(automaton.stateCount + 63) / 64) << symbols >
            (scratch.isAtRoot ? kMostWords : kMostWordsInSearch))
        return true;
    space.noteSettled();
    UsedSets<Bits> sets(variables, automaton, static_cast<std::size_t>(tables.model.symbolCount), open, space, scratch);
    return sets.reachForward() && sets.narrowBackward(space);
}

#define NONET_INSTANTIATE(Bits)                                                                                        \
    template bool propagate(const DifferentSpelling&, const Tables<Bits>&, Space<Bits>&, Scratch&);
NONET_INSTANTIATE(std::uint16_t)
NONET_INSTANTIATE(std::uint32_t)
NONET_INSTANTIATE(std::uint64_t)
#undef NONET_INSTANTIATE

}  // namespace nonet::propagation
