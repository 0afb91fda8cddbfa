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

    /// Of as many symbols as there are variables.
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

template <typename Bits>
bool propagate(const SetChoice& choice, const Tables<Bits>& tables, Space<Bits>& space) {
    // Each open variable finds a symbol in the set, each other one of the house around one outside of it.
    SetFilter<Bits> filter;
    std::array<Variable, 8 * sizeof(Bits)> open;
    std::size_t openCount = 0;
    Bits any = 0;
    Bits fixed = 0;
    for (const Variable variable : tables.model.variables(choice.scope)) {
        const Bits domain = space[variable];
        any |= domain;
        if (!isSingle(domain)) {
            if (openCount == open.size())
                return false;
            open[openCount++] = variable;
            filter.needsWithin(domain);
        } else {
            if ((fixed & domain) != 0)
                return false;
            fixed |= domain;
        }
    }
    // Of the house around: what no other variable takes has its place here, and each of them needs what is not here.
    Bits elsewhere = choice.others.size == 0 ? tables.all : Bits{0};
    for (const Variable other : tables.model.variables(choice.others)) {
        elsewhere |= space[other];
        filter.needsOutside(space[other]);
    }
    const std::span<const Variable> rest(open.data(), openCount);
    const bool isExact = openCount >= 1 && openCount <= 3;
    const auto needed = static_cast<Bits>(fixed | (tables.all & ~elsewhere));
    Bits possible = 0;
    Bits required = tables.all;
    Arrangements<Bits> arrangements(rest.first(std::min<std::size_t>(openCount, 3)), space);
    bool fitsOne = false;
    const std::vector<Bits>& sets = tables.setLists[choice.sets];
    // What the fixed ones hold no open one takes.
    for (std::size_t first = 0; first < sets.size(); first += Lanes<Bits>::kCount)
        for (std::uint32_t fitting = filter.fitting(sets.data() + first, any, needed, fixed); fitting != 0;
             fitting &= fitting - 1) {
            const auto left =
                static_cast<Bits>(sets[first + static_cast<std::size_t>(std::countr_zero(fitting))] & ~fixed);
            if (isExact)
                arrangements.add(left);
            fitsOne = true;
            possible |= left;
            required &= left;
        }
    if (!fitsOne)
        return false;
    if (!isExact)
        return openCount == 0 || (narrowTo(rest, possible, space) && placeRequired(rest, required, tables, space));
    // Each arrangement that was found is still there.
    space.noteSettled();
    for (std::size_t i = 0; i < openCount; ++i)
        if (!space.narrow(rest[i], arrangements.keep(i)))
            return false;
    return true;
}

#define NONET_INSTANTIATE(Bits) template bool propagate(const SetChoice&, const Tables<Bits>&, Space<Bits>&);
NONET_INSTANTIATE(std::uint16_t)
NONET_INSTANTIATE(std::uint32_t)
NONET_INSTANTIATE(std::uint64_t)
#undef NONET_INSTANTIATE

}  // namespace nonet::propagation
