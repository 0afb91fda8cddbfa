#include "core/solvers/propagation/space.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace nonet::propagation {

namespace {

/// The domains of a house side by side: which symbols have how many places, and where.
template <typename Bits>
class HouseGlance {
public:
    HouseGlance(std::span<const Variable> variables, const Space<Bits>& space) : m_size(variables.size()) {
        for (std::size_t i = 0; i < m_size; ++i) {
            const Bits domain = space[variables[i]];
            m_domains[i] = domain;
            m_oftener |= m_twice & domain;
            m_twice |= m_once & domain;
            m_once |= domain;
            m_fixed |= isSingle(domain) ? domain : Bits{0};
        }
    }

    Bits any() const { return m_once; }
    /// One place, and more symbols there.
    Bits hidden() const { return static_cast<Bits>(m_once & ~m_twice & ~m_fixed); }
    Bits ofTwoPlaces() const { return static_cast<Bits>(m_twice & ~m_oftener & ~m_fixed); }
    /// A bit a place.
    std::uint64_t places(Bits symbol) const {
#if defined(__SSE2__)
        if constexpr (sizeof(Bits) == 2) {
            const __m128i wanted = _mm_set1_epi16(static_cast<short>(symbol));
            const auto* domains = reinterpret_cast<const __m128i*>(m_domains.data());
            const __m128i first = _mm_cmpeq_epi16(_mm_and_si128(_mm_load_si128(domains), wanted), wanted);
            const __m128i second = _mm_cmpeq_epi16(_mm_and_si128(_mm_load_si128(domains + 1), wanted), wanted);
            return static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_packs_epi16(first, second)));
        }
#endif
        std::uint64_t places = 0;
        for (std::size_t i = 0; i < m_size; ++i)
            places |= std::uint64_t{(m_domains[i] & symbol) != 0} << i;
        return places;
    }
    Bits domain(std::size_t place) const { return m_domains[place]; }

private:
    std::size_t m_size;
    alignas(16) std::array<Bits, 8 * sizeof(Bits)> m_domains{};
    Bits m_once = 0;
    Bits m_twice = 0;
    Bits m_oftener = 0;
    Bits m_fixed = 0;
};

}  // namespace

template <typename Bits>
bool propagate(const ExactHouse& house, const Tables<Bits>& tables, Space<Bits>& space) {
    const Model& model = tables.model;
    const std::span<const Variable> variables = model.variables(house.scope);
    const HouseGlance<Bits> glance(variables, space);
    if (glance.any() != tables.all)
        return false;
    for (Bits hidden = glance.hidden(); hidden != 0; hidden = static_cast<Bits>(hidden & (hidden - 1))) {
        const auto symbol = static_cast<Bits>(hidden & (0 - hidden));
        // Where two symbols have one place, the second finds nothing left.
        if (!space.narrow(variables[static_cast<std::size_t>(std::countr_zero(glance.places(symbol)))], symbol))
            return false;
    }
    // Two places left: who sees both cannot hold the symbol.
    for (Bits pairs = glance.ofTwoPlaces(); pairs != 0; pairs = static_cast<Bits>(pairs & (pairs - 1))) {
        const auto symbol = static_cast<Bits>(pairs & (0 - pairs));
        const std::uint64_t places = glance.places(symbol);
        const Variable first = variables[static_cast<std::size_t>(std::countr_zero(places))];
        const Variable second = variables[static_cast<std::size_t>(std::countr_zero(places & (places - 1)))];
        for (std::size_t word = 0; word < model.wordsPerSet; ++word)
            for (std::uint64_t both = model.outsideBits[house.outside + word] & model.peerWord(first, word) &
                                      model.peerWord(second, word);
                 both != 0; both &= both - 1)
                if (!space.remove(static_cast<Variable>(64 * word + static_cast<std::size_t>(std::countr_zero(both))),
                                  symbol))
                    return false;
    }
    return true;
}

template <typename Bits>
bool propagate(const CountedHouse& house, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> variables = tables.model.variables(house.scope);
    for (int symbol = 0; symbol < tables.model.symbolCount; ++symbol) {
        const Bits bit = bitOf<Bits>(symbol);
        const int count = house.counts[static_cast<std::size_t>(symbol)];
        int held = 0;
        int possible = 0;
        for (const Variable variable : variables) {
            const Bits domain = space[variable];
            held += domain == bit ? 1 : 0;
            possible += (domain & bit) != 0 ? 1 : 0;
        }
        if (held > count || (house.isExact && possible < count))
            return false;
        if (held == possible)
            continue;
        if (held == count) {
            for (const Variable variable : variables)
                if (space[variable] != bit && !space.remove(variable, bit))
                    return false;
        } else if (house.isExact && possible == count) {
            for (const Variable variable : variables)
                if ((space[variable] & bit) != 0 && !space.narrow(variable, bit))
                    return false;
        }
    }
    return true;
}

#define NONET_INSTANTIATE(Bits)                                                                                        \
    template bool propagate(const ExactHouse&, const Tables<Bits>&, Space<Bits>&);                                     \
    template bool propagate(const CountedHouse&, const Tables<Bits>&, Space<Bits>&);
NONET_INSTANTIATE(std::uint16_t)
NONET_INSTANTIATE(std::uint32_t)
NONET_INSTANTIATE(std::uint64_t)
#undef NONET_INSTANTIATE

}  // namespace nonet::propagation
