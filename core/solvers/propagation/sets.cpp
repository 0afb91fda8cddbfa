#include "core/solvers/propagation/lanes.h"
#include "core/solvers/propagation/space.h"

#include <algorithm>
#include <array>

namespace nonet::propagation {
namespace {

/// By what three variables can take of three symbols, three bits each: what they take when each symbol goes to another.
constexpr std::array<std::uint16_t, 512> kTriples = [] {
    constexpr std::array<std::array<int, 3>, 6> kOrders = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    std::array<std::uint16_t, 512> triples{};
    for (std::size_t able = 0; able < triples.size(); ++able)
        for (const std::array<int, 3>& order : kOrders) {
            const std::size_t taken =
                std::size_t{1} << order[0] | std::size_t{8} << order[1] | std::size_t{64} << order[2];
            if ((taken & ~able) == 0)
                triples[able] = static_cast<std::uint16_t>(triples[able] | taken);
        }
    return triples;
}();

/// Up to three open variables: what each takes in some arrangement of some set.
template <typename Bits>
class Arrangements {
public:
    Arrangements(std::span<const Variable> open, const Space<Bits>& space) : m_count(open.size()) {
        for (std::size_t i = 0; i < m_count; ++i)
            m_domains[i] = space[open[i]];
    }

    /// The set must have as many symbols as there are variables.
    void add(Bits set) {
        const auto first = static_cast<Bits>(set & (0 - set));
        set = static_cast<Bits>(set & (set - 1));
        const auto second = static_cast<Bits>(set & (0 - set));
        if (m_count == 1) {
            m_keep[0] |= static_cast<Bits>(first & m_domains[0]);
        } else if (m_count == 2) {
            addPair(first, second);
            addPair(second, first);
        } else {
            addTriple({first, second, static_cast<Bits>(set & (set - 1))});
        }
    }
    Bits keep(std::size_t i) const { return m_keep[i]; }

private:
    void addPair(Bits first, Bits second) {
        if ((m_domains[0] & first) == 0 || (m_domains[1] & second) == 0)
            return;
        m_keep[0] |= first;
        m_keep[1] |= second;
    }
    void addTriple(const std::array<Bits, 3>& symbols) {
        std::size_t able = 0;
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < 3; ++j)
                able |= std::size_t{(m_domains[i] & symbols[j]) != 0} << (3 * i + j);
        const std::uint16_t taken = kTriples[able];
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < 3; ++j)
                m_keep[i] |= (taken >> (3 * i + j) & 1U) != 0 ? symbols[j] : Bits{0};
    }

    std::size_t m_count;
    std::array<Bits, 3> m_domains{};
    std::array<Bits, 3> m_keep{};
};

/// Which of several sets side by side leave each domain a symbol.
template <typename Bits>
class SetFilter {
public:
    /// One of its symbols is in the set.
    void needsWithin(Bits domain) { m_within[m_withinCount++] = domain; }
    /// One of its symbols is not.
    void needsOutside(Bits domain) { m_outside[m_outsideCount++] = domain; }

    /// A bit for each of the sets from here on, as many as there are lanes, that hold all of `needed` and nothing but
    /// `possible`; the domains within count without what `taken` holds.
    std::uint32_t fitting(const Bits* sets, Bits possible, Bits needed, Bits taken) const {
        using Many = Lanes<Bits>;
        const auto block = Many::load(sets);
        auto misfit = (block & Many::all(static_cast<Bits>(~possible))) | (~block & Many::all(needed));
        auto fits = Many::zeros(misfit);
        for (std::size_t i = 0; i < m_withinCount; ++i)
            fits &= ~Many::zeros(block & Many::all(static_cast<Bits>(m_within[i] & ~taken)));
        for (std::size_t i = 0; i < m_outsideCount; ++i)
            fits &= ~Many::zeros(~block & Many::all(m_outside[i]));
        return Many::bits(fits);
    }

private:
    static constexpr std::size_t kMost = 8 * sizeof(Bits);
    std::array<Bits, kMost> m_within;
    std::array<Bits, kMost> m_outside;
    std::size_t m_withinCount = 0;
    std::size_t m_outsideCount = 0;
};

template <typename Bits>
bool narrowTo(std::span<const Variable> variables, Bits keep, Space<Bits>& space) {
    return std::ranges::all_of(variables, [&](Variable variable) { return space.narrow(variable, keep); });
}

/// Symbols that stand in every set: each has a place among the open variables.
template <typename Bits>
bool placeRequired(std::span<const Variable> open, Bits required, const Tables<Bits>& tables, Space<Bits>& space) {
    for (Bits symbols = required; symbols != 0; symbols = static_cast<Bits>(symbols & (symbols - 1))) {
        const auto symbol = static_cast<Bits>(symbols & (0 - symbols));
        std::array<Variable, 8 * sizeof(Bits)> holders;
        std::size_t count = 0;
        for (const Variable variable : open)
            if ((space[variable] & symbol) != 0)
                holders[count++] = variable;
        if (count == 0 || (count == 1 && !space.narrow(holders[0], symbol)))
            return false;
        if (count > 1 && !removeFromCommonPeers<Bits>(tables, {holders.data(), count}, symbol, space))
            return false;
    }
    return true;
}

}  // namespace

namespace {

/// The variables of a choice as they are: those with their symbols, and the others.
template <typename Bits>
struct ChoiceState {
    std::array<Variable, 8 * sizeof(Bits)> open;
    std::array<Bits, 8 * sizeof(Bits)> domains;
    std::size_t openCount = 0;
    Bits any = 0;
    Bits fixed = 0;

    /// False at a contradiction.
    bool read(std::span<const Variable> variables, const Space<Bits>& space) {
        for (const Variable variable : variables) {
            const Bits domain = space[variable];
            any |= domain;
            if (!isSingle(domain)) {
                if (openCount == open.size())
                    return false;
                domains[openCount] = domain;
                open[openCount++] = variable;
            } else {
                if ((fixed & domain) != 0)
                    return false;
                fixed |= domain;
            }
        }
        return true;
    }
};

/// What the sets that fit leave the open variables.
template <typename Bits>
class SetsLeft {
public:
    SetsLeft(const ChoiceState<Bits>& state, Bits all, const Space<Bits>& space)
        : m_state(state), m_isExact(state.openCount >= 1 && state.openCount <= 3), m_required(all),
          m_arrangements({state.open.data(), m_isExact ? state.openCount : 0}, space) {}

    void add(Bits set) {
        const auto left = static_cast<Bits>(set & ~m_state.fixed);
        if (m_isExact)
            m_arrangements.add(left);
        m_fitsOne = true;
        m_possible |= left;
        m_required &= left;
    }
    bool narrow(const Tables<Bits>& tables, Space<Bits>& space) const {
        const std::span<const Variable> open(m_state.open.data(), m_state.openCount);
        if (!m_fitsOne)
            return false;
        if (!m_isExact)
            return open.empty() ||
                   (narrowTo(open, m_possible, space) && placeRequired(open, m_required, tables, space));
        // Each arrangement that was found is still there.
        space.noteSettled();
        for (std::size_t i = 0; i < open.size(); ++i)
            if (!space.narrow(open[i], m_arrangements.keep(i)))
                return false;
        return true;
    }

private:
    const ChoiceState<Bits>& m_state;
    bool m_isExact;
    bool m_fitsOne = false;
    Bits m_possible = 0;
    Bits m_required;
    Arrangements<Bits> m_arrangements;
};

/// By tables of which sets meet a domain.
template <typename Bits>
bool chooseFromFew(const SetChoice& choice, const typename Tables<Bits>::SetMeetings& meetings,
                   const Tables<Bits>& tables, Space<Bits>& space) {
    ChoiceState<Bits> state;
    if (!state.read(tables.model.variables(choice.scope), space))
        return false;
    std::uint32_t fitting = meetings.all & ~meetings.meeting[tables.all & ~state.any];
    // What the fixed ones hold no open one takes.
    for (std::size_t i = 0; i < state.openCount; ++i)
        fitting &= meetings.meeting[state.domains[i] & ~state.fixed];
    // What no other variable of the house around takes has its place here, and each of them needs what is not here.
    Bits elsewhere = choice.others.size == 0 ? tables.all : Bits{0};
    for (const Variable other : tables.model.variables(choice.others)) {
        elsewhere |= space[other];
        fitting &= meetings.leaving[space[other]];
    }
    fitting &= ~meetings.leaving[state.fixed | (tables.all & ~elsewhere)];
    const Bits* const sets = tables.setLists[choice.sets].data();
    SetsLeft<Bits> left(state, tables.all, space);
    for (; fitting != 0; fitting &= fitting - 1)
        left.add(sets[std::countr_zero(fitting)]);
    return left.narrow(tables, space);
}

/// By going through all sets, as many as there are lanes at a time.
template <typename Bits>
bool chooseFromMany(const SetChoice& choice, const Tables<Bits>& tables, Space<Bits>& space) {
    ChoiceState<Bits> state;
    if (!state.read(tables.model.variables(choice.scope), space))
        return false;
    SetFilter<Bits> filter;
    for (std::size_t i = 0; i < state.openCount; ++i)
        filter.needsWithin(state.domains[i]);
    Bits elsewhere = choice.others.size == 0 ? tables.all : Bits{0};
    for (const Variable other : tables.model.variables(choice.others)) {
        elsewhere |= space[other];
        filter.needsOutside(space[other]);
    }
    const auto needed = static_cast<Bits>(state.fixed | (tables.all & ~elsewhere));
    SetsLeft<Bits> left(state, tables.all, space);
    const std::vector<Bits>& sets = tables.setLists[choice.sets];
    for (std::size_t first = 0; first < sets.size(); first += Lanes<Bits>::kCount)
        for (std::uint32_t fitting = filter.fitting(sets.data() + first, state.any, needed, state.fixed); fitting != 0;
             fitting &= fitting - 1)
            left.add(sets[first + static_cast<std::size_t>(std::countr_zero(fitting))]);
    return left.narrow(tables, space);
}

}  // namespace

template <typename Bits>
bool propagate(const SetChoice& choice, const Tables<Bits>& tables, Space<Bits>& space) {
    if (choice.sets < tables.setMeetings.size())
        if (const auto& meetings = tables.setMeetings[choice.sets]; meetings.all != 0)
            return chooseFromFew<Bits>(choice, meetings, tables, space);
    return chooseFromMany(choice, tables, space);
}

#define NONET_INSTANTIATE(Bits) template bool propagate(const SetChoice&, const Tables<Bits>&, Space<Bits>&);
NONET_INSTANTIATE(std::uint16_t)
NONET_INSTANTIATE(std::uint32_t)
NONET_INSTANTIATE(std::uint64_t)
#undef NONET_INSTANTIATE

}  // namespace nonet::propagation
