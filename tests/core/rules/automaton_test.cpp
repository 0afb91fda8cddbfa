#include "core/foundation/random_source.h"
#include "core/rules/automaton.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kSymbols = 3;

/// Arcs and slips of an automaton in several states at once, walked as they are.
struct LooseArcs {
    struct Arc {
        int from;
        DigitSet symbols;
        int to;
    };
    int states = 0;
    std::vector<Arc> arcs;
    std::vector<std::pair<int, int>> slips;
    std::set<int> accepting;

    void slip(std::set<int>& in) const {
        for (std::size_t before = 0; before != in.size();) {
            before = in.size();
            for (const auto& [from, to] : slips)
                if (in.contains(from))
                    in.insert(to);
        }
    }
    bool takes(const std::vector<Digit>& word) const {
        std::set<int> in{0};
        slip(in);
        for (const Digit symbol : word) {
            std::set<int> next;
            for (const Arc& arc : arcs)
                if (in.contains(arc.from) && arc.symbols.contains(symbol))
                    next.insert(arc.to);
            slip(next);
            in = std::move(next);
        }
        return std::ranges::any_of(in, [this](int state) { return accepting.contains(state); });
    }
};

LooseArcs randomArcs(RandomSource& random) {
    LooseArcs loose;
    loose.states = 1 + static_cast<int>(random.below(70));
    const auto state = [&] { return static_cast<int>(random.below(static_cast<std::uint32_t>(loose.states))); };
    for (std::uint32_t i = random.below(90); i > 0; --i) {
        DigitSet symbols;
        for (const Digit symbol : DigitSet::full(kSymbols))
            if (random.below(2) == 0)
                symbols.insert(symbol);
        loose.arcs.push_back({state(), symbols, state()});
    }
    for (std::uint32_t i = random.below(25); i > 0; --i)
        loose.slips.emplace_back(state(), state());
    for (std::uint32_t i = random.below(4); i > 0; --i)
        loose.accepting.insert(state());
    return loose;
}

LooseAutomaton asAutomaton(const LooseArcs& arcs) {
    LooseAutomaton loose;
    for (int i = 0; i < arcs.states; ++i)
        loose.addState();
    for (const auto& [from, symbols, to] : arcs.arcs)
        loose.connect(from, symbols, to);
    for (const auto& [from, to] : arcs.slips)
        loose.addEpsilon(from, to);
    for (const int state : arcs.accepting)
        loose.setAccepting(state);
    loose.setStart(0);
    return loose;
}

bool takesWord(const Automaton& automaton, const std::vector<Digit>& word, int state = 0) {
    for (const Digit symbol : word)
        state = state == Automaton::kDead ? state : automaton.next(state, symbol);
    return state != Automaton::kDead && automaton.isAccepting(state);
}

std::vector<std::vector<Digit>> wordsUpTo(std::size_t length) {
    std::vector<std::vector<Digit>> words{{}};
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].size() < length)
            for (const Digit symbol : DigitSet::full(kSymbols)) {
                words.push_back(words[i]);
                words.back().push_back(symbol);
            }
    return words;
}

/// Whether some word is taken from one of the states and not from the other: by pairs of states, to the fixpoint.
std::vector<std::vector<bool>> toldApart(const Automaton& automaton) {
    // The last is where dead ends lead.
    const auto count = static_cast<std::size_t>(automaton.stateCount()) + 1;
    const auto next = [&](std::size_t state, Digit symbol) {
        const int to = state + 1 == count ? Automaton::kDead : automaton.next(static_cast<int>(state), symbol);
        return to == Automaton::kDead ? count - 1 : static_cast<std::size_t>(to);
    };
    const auto isAccepting = [&](std::size_t state) {
        return state + 1 < count && automaton.isAccepting(static_cast<int>(state));
    };
    std::vector<std::vector<bool>> apart(count, std::vector<bool>(count));
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = 0; b < count; ++b)
            apart[a][b] = isAccepting(a) != isAccepting(b);
    for (bool hasChanged = true; hasChanged;) {
        hasChanged = false;
        for (std::size_t a = 0; a < count; ++a)
            for (std::size_t b = 0; b < count; ++b)
                for (const Digit symbol : DigitSet::full(kSymbols))
                    if (!apart[a][b] && apart[next(a, symbol)][next(b, symbol)])
                        apart[a][b] = hasChanged = true;
    }
    return apart;
}

TEST(Automaton, TakesTheWordsOfTheLooseOneAndNoStateIsOneTooMany) {
    RandomSource random(12);
    const std::vector<std::vector<Digit>> words = wordsUpTo(6);
    int large = 0;
    for (int i = 0; i < 300; ++i) {
        const LooseArcs arcs = randomArcs(random);
        const std::optional<Automaton> determined = asAutomaton(arcs).determined(kSymbols, 400);
        if (!determined)
            continue;
        const Automaton least = reduced(*determined);
        large += least.stateCount() > 5 ? 1 : 0;
        for (const std::vector<Digit>& word : words) {
            ASSERT_EQ(takesWord(*determined, word), arcs.takes(word)) << i;
            ASSERT_EQ(takesWord(least, word), arcs.takes(word)) << i;
        }
        const std::vector<std::vector<bool>> apart = toldApart(least);
        for (std::size_t a = 0; a + 1 < apart.size(); ++a) {
            EXPECT_TRUE(apart[a].back() || least.stateCount() == 1) << "a dead end";
            for (std::size_t b = 0; b < a; ++b)
                EXPECT_TRUE(apart[a][b]) << i;
        }
    }
    EXPECT_GT(large, 10);
}

TEST(Automaton, IsRefusedAboveSoManyStates) {
    // The last but seven is a 1: two to the 8 sets of states.
    LooseAutomaton loose;
    for (int i = 0; i < 9; ++i)
        loose.addState();
    loose.connect(0, DigitSet::full(kSymbols), 0);
    loose.connect(0, DigitSet{Digit(1)}, 1);
    for (int i = 1; i < 8; ++i)
        loose.connect(i, DigitSet::full(kSymbols), i + 1);
    loose.setAccepting(8);
    loose.setStart(0);
    EXPECT_FALSE(loose.determined(kSymbols, 255));
    ASSERT_TRUE(loose.determined(kSymbols, 256));
    EXPECT_EQ(reduced(*loose.determined(kSymbols, 256)).stateCount(), 256);
}

TEST(Automaton, OfNothingIsOneState) {
    Automaton automaton(kSymbols);
    automaton.setNext(0, Digit(1), automaton.addState());
    EXPECT_EQ(reduced(automaton).stateCount(), 1);
    EXPECT_FALSE(takesWord(reduced(automaton), {}));
}

}  // namespace
}  // namespace nonet
