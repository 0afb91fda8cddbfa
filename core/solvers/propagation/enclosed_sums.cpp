// Sums between two symbols of a line, by the places of these: which sets may stand between them, and beside them.
#include "core/solvers/propagation/space.h"

#include <algorithm>

namespace nonet::propagation {
namespace {

template <typename Bits>
class EnclosedSumPlaces {
public:
    EnclosedSumPlaces(const EnclosedSum& sum, const Tables<Bits>& tables, const Space<Bits>& space)
        : m_sum(sum), m_tables(tables), m_variables(tables.model.variables(sum.scope)),
          m_others(static_cast<Bits>(sum.others)) {
        for (std::size_t i = 0; i < m_variables.size(); ++i) {
            const Bits domain = space[m_variables[i]];
            m_firsts |= std::uint64_t{(domain & sum.first) != 0} << i;
            m_seconds |= std::uint64_t{(domain & sum.second) != 0} << i;
            m_inner[i] = static_cast<Bits>(domain & m_others);
            m_before[i + 1] = static_cast<Bits>(m_before[i] | m_inner[i]);
        }
        for (std::size_t i = m_variables.size(); i-- > 0;)
            m_after[i] = static_cast<Bits>(m_after[i + 1] | m_inner[i]);
    }

    void tryAll() {
        for (std::uint64_t firsts = m_firsts; firsts != 0; firsts &= firsts - 1)
            for (std::uint64_t seconds = m_seconds & ~(firsts & (0 - firsts)); seconds != 0; seconds &= seconds - 1)
                tryPlaces(static_cast<std::size_t>(std::countr_zero(firsts)),
                          static_cast<std::size_t>(std::countr_zero(seconds)));
    }
    bool narrow(Space<Bits>& space) const {
        for (std::size_t i = 0; i < m_variables.size(); ++i)
            if (!space.narrow(m_variables[i], m_keep[i]))
                return false;
        return true;
    }

private:
    void tryPlaces(std::size_t first, std::size_t second) {
        const std::size_t low = std::min(first, second);
        const std::size_t high = std::max(first, second);
        const auto beside = static_cast<Bits>(m_before[low] | m_after[high + 1]);
        Bits between = 0;
        for (std::size_t i = low + 1; i < high; ++i)
            between |= m_inner[i];
        Bits within = 0;
        Bits outside = 0;
        bool isPossible = false;
        for (const Mask each : m_tables.model.setLists[m_sum.sets + high - low - 1]) {
            const auto set = static_cast<Bits>(each);
            const auto rest = static_cast<Bits>(m_others & ~set);
            if ((set & ~between) != 0 || (m_sum.isExact && (rest & ~beside) != 0) || !fits(low, high, set, rest))
                continue;
            within |= set;
            outside |= rest;
            isPossible = true;
        }
        if (!isPossible)
            return;
        m_keep[first] |= static_cast<Bits>(m_sum.first);
        m_keep[second] |= static_cast<Bits>(m_sum.second);
        for (std::size_t i = 0; i < m_variables.size(); ++i)
            if (i != low && i != high)
                m_keep[i] |= static_cast<Bits>(m_inner[i] & (low < i && i < high ? within : outside));
    }
    bool fits(std::size_t low, std::size_t high, Bits set, Bits rest) const {
        for (std::size_t i = 0; i < m_variables.size(); ++i)
            if (i != low && i != high && (m_inner[i] & (low < i && i < high ? set : rest)) == 0)
                return false;
        return true;
    }

    static constexpr std::size_t kMost = 8 * sizeof(Bits);
    const EnclosedSum& m_sum;
    const Tables<Bits>& m_tables;
    std::span<const Variable> m_variables;
    Bits m_others;
    /// Places that the two may take.
    std::uint64_t m_firsts = 0;
    std::uint64_t m_seconds = 0;
    std::array<Bits, kMost> m_inner;
    std::array<Bits, kMost + 1> m_before{};
    std::array<Bits, kMost + 1> m_after{};
    std::array<Bits, kMost> m_keep{};
};

}  // namespace

template <typename Bits>
bool propagate(const EnclosedSum& sum, const Tables<Bits>& tables, Space<Bits>& space) {
    // All of them differ.
    if (sum.scope.size > 8 * sizeof(Bits))
        return false;
    EnclosedSumPlaces<Bits> places(sum, tables, space);
    places.tryAll();
    return places.narrow(space);
}

template bool propagate(const EnclosedSum&, const Tables<std::uint16_t>&, Space<std::uint16_t>&);
template bool propagate(const EnclosedSum&, const Tables<std::uint32_t>&, Space<std::uint32_t>&);
template bool propagate(const EnclosedSum&, const Tables<std::uint64_t>&, Space<std::uint64_t>&);

}  // namespace nonet::propagation
