#include "core/solvers/propagation/lanes.h"
#include "core/solvers/propagation/space.h"

#include <algorithm>
#include <array>

namespace nonet::propagation {
namespace {

/// Up to three open variables: what each takes in some arrangement of some set.
template <typename Bits>
class Arrangements {
public:
    Arrangements(std::span<const Variable> open, const Space<Bits>& space) : m_count(open.size()) {
        for (std::size_t i = 0; i < m_count; ++i)
            m_domains[i] = space[open[i]];
    }

    void add(Bits set) {
        if (m_count == 1)
            m_keep[0] |= static_cast<Bits>(set & m_domains[0]);
        else
            arrange(set, m_count == 2 ? kPairs : kTriples, m_count == 2 ? 2 : 6);
    }
    Bits keep(std::size_t i) const { return m_keep[i]; }

private:
    using Order = std::array<std::uint8_t, 3>;
    static constexpr std::array<Order, 6> kPairs = {Order{0, 1, 0}, Order{1, 0, 0}};
    static constexpr std::array<Order, 6> kTriples = {Order{0, 1, 2}, Order{0, 2, 1}, Order{1, 0, 2},
                                                      Order{1, 2, 0}, Order{2, 0, 1}, Order{2, 1, 0}};

    void arrange(Bits set, const std::array<Order, 6>& orders, std::size_t orderCount) {
        std::array<Bits, 3> symbols{};
        for (std::size_t i = 0; i < m_count; ++i, set = static_cast<Bits>(set & (set - 1)))
            symbols[i] = static_cast<Bits>(set & (0 - set));
        for (std::size_t i = 0; i < orderCount; ++i) {
            const Order& order = orders[i];
            bool fits = true;
            for (std::size_t j = 0; j < m_count; ++j)
                fits = fits && (m_domains[j] & symbols[order[j]]) != 0;
            for (std::size_t j = 0; fits && j < m_count; ++j)
                m_keep[j] |= symbols[order[j]];
        }
    }

    std::size_t m_count;
    std::array<Bits, 3> m_domains{};
    std::array<Bits, 3> m_keep{};
};

/// Whether each open variable finds a symbol within a set, and each other one of the house around outside of it.
template <typename Bits>
class SetNeeds {
public:
    void addOpen(Bits domain) { m_domains[m_count++] = domain; }
    void addOther(Bits domain) {
        m_flips[m_count] = static_cast<Bits>(~Bits{0});
        m_domains[m_count++] = domain;
    }
    /// Those that hold a symbol already leave it to no open one.
    void finish(Bits fixed) {
        m_vectorCount = (m_count + Lanes<Bits>::kCount - 1) / Lanes<Bits>::kCount;
        for (std::size_t i = 0; i < m_count; ++i)
            m_domains[i] = static_cast<Bits>(m_domains[i] & (m_flips[i] | ~fixed));
        // A lane to spare is met by any set.
        for (std::size_t i = m_count; i < m_vectorCount * Lanes<Bits>::kCount; ++i)
            m_domains[i] = static_cast<Bits>(~Bits{0});
    }
    bool areMetBy(Bits set) const {
        const auto wanted = Lanes<Bits>::all(set);
        for (std::size_t i = 0; i < m_vectorCount; ++i) {
            const std::size_t first = i * Lanes<Bits>::kCount;
            if (Lanes<Bits>::hasZero(Lanes<Bits>::load(m_domains.data() + first) &
                                     (wanted ^ Lanes<Bits>::load(m_flips.data() + first))))
                return false;
        }
        return true;
    }

private:
    static constexpr std::size_t kMost = 16 * sizeof(Bits) + Lanes<Bits>::kCount;

    std::array<Bits, kMost> m_domains;
    std::array<Bits, kMost> m_flips{};
    std::size_t m_count = 0;
    std::size_t m_vectorCount = 0;
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
    SetNeeds<Bits> needs;
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
            needs.addOpen(domain);
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
        needs.addOther(space[other]);
    }
    const std::span<const Variable> rest(open.data(), openCount);
    const bool isExact = openCount >= 1 && openCount <= 3;
    const auto needed = static_cast<Bits>(fixed | (tables.all & ~elsewhere));
    needs.finish(fixed);
    Bits possible = 0;
    Bits required = tables.all;
    Arrangements<Bits> arrangements(rest.first(std::min<std::size_t>(openCount, 3)), space);
    bool fitsOne = false;
    for (const Bits set : tables.setLists[choice.sets]) {
        if (((set & ~any) | (needed & ~set)) != 0 || !needs.areMetBy(set))
            continue;
        const auto left = static_cast<Bits>(set & ~fixed);
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
