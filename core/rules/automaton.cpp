#include "core/rules/automaton.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace nonet {

int Automaton::addState(bool isAccepting) {
    m_next.insert(m_next.end(), static_cast<std::size_t>(m_symbolCount), kDead);
    m_isAccepting.push_back(isAccepting);
    return stateCount() - 1;
}

int LooseAutomaton::addState() {
    m_arcs.emplace_back();
    m_epsilons.emplace_back();
    return stateCount() - 1;
}

void LooseAutomaton::connect(int from, DigitSet symbols, int to) {
    m_arcs[static_cast<std::size_t>(from)].push_back({symbols, to});
}

void LooseAutomaton::addEpsilon(int from, int to) { m_epsilons[static_cast<std::size_t>(from)].push_back(to); }

namespace {

bool isStopped(StopPoll* poll) { return poll && poll->shouldStop(); }

/// By symbol the number of those that are never told apart, from 0.
struct AlikeSymbols {
    std::vector<int> classOf;
    std::vector<Digit> firstOf;
};

/// `look(symbol)`: what tells symbols apart, comparable.
template <typename Look>
AlikeSymbols alikeBy(int symbolCount, Look look) {
    AlikeSymbols alike;
    std::map<decltype(look(Digit(1))), int> seen;
    for (const Digit symbol : DigitSet::full(symbolCount)) {
        const auto [place, isNew] = seen.try_emplace(look(symbol), static_cast<int>(alike.firstOf.size()));
        if (isNew)
            alike.firstOf.push_back(symbol);
        alike.classOf.push_back(place->second);
    }
    return alike;
}

using StateBits = std::vector<std::uint64_t>;

struct StateBitsHash {
    std::size_t operator()(const StateBits& bits) const {
        std::uint64_t hash = 0;
        for (const std::uint64_t word : bits)
            hash = (std::rotl(hash, 23) ^ word) * 0x9e3779b97f4a7c15U;
        return static_cast<std::size_t>(hash ^ hash >> 32U);
    }
};

}  // namespace

/// Walks the sets of states that a loose automaton can be in.
class SubsetWalk {
public:
    SubsetWalk(const LooseAutomaton& loose, int symbolCount, StopPoll* poll)
        : m_loose(loose), m_poll(poll), m_words((loose.m_arcs.size() + 63) / 64), m_closures(loose.m_arcs.size()) {
        std::vector<DigitSet> sets;
        m_reading.resize(m_words);
        for (std::size_t state = 0; state < loose.m_arcs.size(); ++state)
            for (const LooseAutomaton::Arc& arc : loose.m_arcs[state]) {
                sets.push_back(arc.symbols);
                m_reading[state / 64] |= std::uint64_t{1} << (state % 64);
            }
        // Most epsilons lead on to later states, whose closures are then known.
        for (std::size_t state = loose.m_arcs.size(); state-- > 0 && !isStopped(poll);)
            for (const LooseAutomaton::Arc& arc : loose.m_arcs[state])
                closure(arc.to);
        const auto bits = [](DigitSet set) { return set.bits(); };
        std::ranges::sort(sets, {}, bits);
        sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
        m_alike = alikeBy(symbolCount, [&sets](Digit symbol) {
            std::vector<bool> isIn;
            isIn.reserve(sets.size());
            for (const DigitSet set : sets)
                isIn.push_back(set.contains(symbol));
            return isIn;
        });
    }

    std::optional<Automaton> walk(int mostStates) {
        const auto symbolCount = static_cast<int>(m_alike.classOf.size());
        Automaton automaton(symbolCount);
        std::vector<const StateBits*> sets;
        std::unordered_map<StateBits, int, StateBitsHash> numbers;
        sets.push_back(&numbers.try_emplace(closure(m_loose.m_start), 0).first->first);
        if (isAccepting(*sets.front()))
            automaton.setAccepting(0);
        for (std::size_t i = 0; i < sets.size(); ++i) {
            if (isStopped(m_poll))
                return std::nullopt;
            for (std::size_t alike = 0; alike < m_alike.firstOf.size(); ++alike) {
                const auto [place, isNew] = numbers.try_emplace(after(*sets[i], m_alike.firstOf[alike]), kNotNumbered);
                if (isNew && std::ranges::any_of(place->first, [](std::uint64_t word) { return word != 0; })) {
                    if (static_cast<int>(sets.size()) >= mostStates)
                        return std::nullopt;
                    place->second = automaton.addState(isAccepting(place->first));
                    sets.push_back(&place->first);
                }
                for (int symbol = 0; symbol < symbolCount; ++symbol)
                    if (m_alike.classOf[static_cast<std::size_t>(symbol)] == static_cast<int>(alike))
                        automaton.setNext(static_cast<int>(i), Digit::fromIndex(symbol), place->second);
            }
        }
        return automaton;
    }

private:
    /// The empty set's.
    static constexpr int kNotNumbered = Automaton::kDead;

    static bool holds(const StateBits& bits, int state) {
        return (bits[static_cast<std::size_t>(state) / 64] >> (state % 64) & 1U) != 0;
    }
    static void join(StateBits& bits, const StateBits& more) {
        for (std::size_t i = 0; i < bits.size(); ++i)
            bits[i] |= more[i];
    }
    bool isAccepting(const StateBits& bits) const {
        return std::ranges::any_of(m_loose.m_accepting, [&bits](int state) { return holds(bits, state); });
    }
    /// With all that is reached without reading.
    const StateBits& closure(int state) {
        StateBits& bits = m_closures[static_cast<std::size_t>(state)];
        if (!bits.empty())
            return bits;
        StateBits found(m_words);
        std::vector<int> open{state};
        while (!open.empty()) {
            const int next = open.back();
            open.pop_back();
            if (holds(found, next))
                continue;
            found[static_cast<std::size_t>(next) / 64] |= std::uint64_t{1} << (next % 64);
            if (const StateBits& known = m_closures[static_cast<std::size_t>(next)]; !known.empty()) {
                join(found, known);
                continue;
            }
            const std::vector<int>& epsilons = m_loose.m_epsilons[static_cast<std::size_t>(next)];
            open.insert(open.end(), epsilons.begin(), epsilons.end());
        }
        return bits = std::move(found);
    }
    StateBits after(const StateBits& bits, Digit symbol) {
        StateBits next(m_words);
        for (std::size_t word = 0; word < m_words; ++word)
            for (std::uint64_t left = bits[word] & m_reading[word]; left != 0; left &= left - 1)
                for (const LooseAutomaton::Arc& arc :
                     m_loose.m_arcs[64 * word + static_cast<std::size_t>(std::countr_zero(left))])
                    // What is there came with all that is reached from it.
                    if (arc.symbols.contains(symbol) && !holds(next, arc.to))
                        join(next, closure(arc.to));
        return next;
    }

    const LooseAutomaton& m_loose;
    StopPoll* m_poll;
    std::size_t m_words;
    /// States that go on by a symbol.
    StateBits m_reading;
    /// By state; empty: not asked for yet.
    std::vector<StateBits> m_closures;
    AlikeSymbols m_alike;
};

std::optional<Automaton> LooseAutomaton::determined(int symbolCount, int mostStates, StopPoll* poll) const {
    return SubsetWalk(*this, symbolCount, poll).walk(mostStates);
}

namespace {

/// States in blocks that are split until those of a block say the same (Hopcroft 1971). One state more than the
/// automaton has is where dead ends lead.
class StateBlocks {
public:
    StateBlocks(const Automaton& automaton, StopPoll* poll)
        : m_count(static_cast<std::size_t>(automaton.stateCount()) + 1), m_order(m_count), m_placeOf(m_count),
          m_blockOf(m_count), m_alike(alikeBy(automaton.symbolCount(), [&](Digit symbol) {
              std::vector<int> column(m_count - 1);
              for (std::size_t state = 0; state < column.size(); ++state)
                  column[state] = automaton.next(static_cast<int>(state), symbol);
              return column;
          })) {
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        const auto isAccepting = [&](std::size_t state) {
            return state + 1 < m_count && automaton.isAccepting(static_cast<int>(state));
        };
        const auto accepting =
            static_cast<std::size_t>(std::partition(m_order.begin(), m_order.end(), isAccepting) - m_order.begin());
        for (std::size_t i = 0; i < m_count; ++i)
            m_placeOf[m_order[i]] = i;
        gatherSources(automaton);
        m_blocks.push_back({0, m_count});
        if (accepting > 0)
            splitOff(0, accepting);
        split(poll);
    }

    std::size_t blockOf(int state) const {
        return m_blockOf[state == Automaton::kDead ? m_count - 1 : static_cast<std::size_t>(state)];
    }
    bool isDead(int state) const { return blockOf(state) == m_blockOf.back(); }
    int blockCount() const { return static_cast<int>(m_blocks.size()); }
    int anyOf(std::size_t block) const { return static_cast<int>(m_order[m_blocks[block].begin]); }

private:
    struct Block {
        std::size_t begin;
        std::size_t end;
        /// Its first states are marked.
        std::size_t marked = 0;
        bool isWaiting = false;
    };

    void gatherSources(const Automaton& automaton) {
        m_sourceBegin.resize(m_alike.firstOf.size());
        m_sources.resize(m_alike.firstOf.size());
        for (std::size_t alike = 0; alike < m_sources.size(); ++alike) {
            const auto next = [&](std::size_t state) {
                const int to = state + 1 < m_count ? automaton.next(static_cast<int>(state), m_alike.firstOf[alike])
                                                   : Automaton::kDead;
                return to == Automaton::kDead ? m_count - 1 : static_cast<std::size_t>(to);
            };
            std::vector<std::size_t>& begin = m_sourceBegin[alike];
            begin.assign(m_count + 1, 0);
            for (std::size_t state = 0; state < m_count; ++state)
                ++begin[next(state) + 1];
            std::partial_sum(begin.begin(), begin.end(), begin.begin());
            m_sources[alike].resize(m_count);
            std::vector<std::size_t> place(begin.begin(), begin.end() - 1);
            for (std::size_t state = 0; state < m_count; ++state)
                m_sources[alike][place[next(state)]++] = state;
        }
    }
    void wait(std::size_t block) {
        m_blocks[block].isWaiting = true;
        m_waiting.push_back(block);
    }
    /// The block's first states become a block of their own.
    void splitOff(std::size_t block, std::size_t count) {
        const std::size_t other = m_blocks.size();
        m_blocks.push_back({m_blocks[block].begin, m_blocks[block].begin + count});
        m_blocks[block].begin += count;
        for (std::size_t i = m_blocks[other].begin; i < m_blocks[other].end; ++i)
            m_blockOf[m_order[i]] = other;
        const bool isLarger = count > m_blocks[block].end - m_blocks[block].begin;
        wait(m_blocks[block].isWaiting || !isLarger ? other : block);
    }
    void mark(std::size_t state, std::vector<std::size_t>& touched) {
        Block& block = m_blocks[m_blockOf[state]];
        const std::size_t to = block.begin + block.marked;
        if (m_placeOf[state] < to)
            return;
        if (block.marked++ == 0)
            touched.push_back(m_blockOf[state]);
        std::swap(m_order[m_placeOf[state]], m_order[to]);
        m_placeOf[m_order[m_placeOf[state]]] = m_placeOf[state];
        m_placeOf[state] = to;
    }
    void split(StopPoll* poll) {
        std::vector<std::size_t> touched;
        while (!m_waiting.empty() && !isStopped(poll)) {
            Block& splitter = m_blocks[m_waiting.back()];
            m_waiting.pop_back();
            splitter.isWaiting = false;
            const std::vector<std::size_t> states(m_order.begin() + static_cast<std::ptrdiff_t>(splitter.begin),
                                                  m_order.begin() + static_cast<std::ptrdiff_t>(splitter.end));
            for (std::size_t alike = 0; alike < m_sources.size(); ++alike) {
                touched.clear();
                for (const std::size_t state : states)
                    for (std::size_t i = m_sourceBegin[alike][state]; i < m_sourceBegin[alike][state + 1]; ++i)
                        mark(m_sources[alike][i], touched);
                for (const std::size_t block : touched) {
                    const std::size_t marked = std::exchange(m_blocks[block].marked, 0);
                    if (marked < m_blocks[block].end - m_blocks[block].begin)
                        splitOff(block, marked);
                }
            }
        }
    }

    std::size_t m_count;
    /// States block by block, and where each stands.
    std::vector<std::size_t> m_order;
    std::vector<std::size_t> m_placeOf;
    std::vector<std::size_t> m_blockOf;
    AlikeSymbols m_alike;
    /// By what symbols say and state: the states that it is reached from.
    std::vector<std::vector<std::size_t>> m_sourceBegin;
    std::vector<std::vector<std::size_t>> m_sources;
    std::vector<Block> m_blocks;
    std::vector<std::size_t> m_waiting;
};

}  // namespace

Automaton reduced(const Automaton& automaton, StopPoll* poll) {
    const StateBlocks blocks(automaton, poll);
    const auto step = [&](int block, Digit symbol) {
        const int next = automaton.next(blocks.anyOf(static_cast<std::size_t>(block)), symbol);
        return blocks.isDead(next) ? Automaton::kDead : static_cast<int>(blocks.blockOf(next));
    };
    const auto isEnd = [&](int block) { return automaton.isAccepting(blocks.anyOf(static_cast<std::size_t>(block))); };
    const Automaton nothing(automaton.symbolCount());
    if (blocks.isDead(0) || isStopped(poll))
        return nothing;
    std::optional<Automaton> merged = automatonOf(automaton.symbolCount(), static_cast<int>(blocks.blockOf(0)),
                                                  blocks.blockCount(), step, isEnd, blocks.blockCount());
    assert(merged);
    return std::move(*merged);
}

}  // namespace nonet
