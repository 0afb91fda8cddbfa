#include "core/solvers/propagation/space.h"

namespace nonet::propagation {
namespace {

/// What is known of one symbol's places.
struct Places {
    int held = 0;
    int possible = 0;
};

/// Which numbers of times go together: all symbols' numbers add up to the size of the scope.
class CountsTogether {
public:
    CountsTogether(std::span<const std::uint64_t> allowed, std::size_t size) : m_allowed(allowed) {
        m_before.front() = 1;
        for (std::size_t symbol = 0; symbol < allowed.size(); ++symbol)
            for (std::uint64_t counts = allowed[symbol]; counts != 0; counts &= counts - 1)
                m_before[symbol + 1] |= m_before[symbol] << std::countr_zero(counts);
        m_after[allowed.size()] = std::uint64_t{1} << size;
        for (std::size_t symbol = allowed.size(); symbol > 0; --symbol)
            for (std::uint64_t counts = allowed[symbol - 1]; counts != 0; counts &= counts - 1)
                m_after[symbol - 1] |= m_after[symbol] >> std::countr_zero(counts);
    }

    /// Those of its numbers that go with some of the others'.
    std::uint64_t of(std::size_t symbol) const {
        std::uint64_t fitting = 0;
        for (std::uint64_t counts = m_allowed[symbol]; counts != 0; counts &= counts - 1)
            if ((m_before[symbol] << std::countr_zero(counts) & m_after[symbol + 1]) != 0)
                fitting |= counts & (0 - counts);
        return fitting;
    }

private:
    std::span<const std::uint64_t> m_allowed;
    std::array<std::uint64_t, 65> m_before{};
    std::array<std::uint64_t, 65> m_after{};
};

std::uint64_t bitsFromTo(int least, int most) {
    return ((std::uint64_t{2} << most) - 1) & ~((std::uint64_t{1} << least) - 1);
}

/// Each group of the parting is of variables that all differ, so that one of them holds the symbol at most. Where the
/// symbol has to stand in each group that has a place for it, what sees all places of a group cannot hold it.
template <typename Bits>
bool placeInGroups(std::span<const Variable> variables, std::span<const std::uint8_t> parting, Bits symbol, int least,
                   const Tables<Bits>& tables, Space<Bits>& space) {
    std::uint64_t groups = 0;
    for (std::size_t i = 0; i < variables.size(); ++i)
        groups |= std::uint64_t{(space[variables[i]] & symbol) != 0} << parting[i];
    if (countOfWord(groups) != least)
        return countOfWord(groups) > least;
    for (; groups != 0; groups &= groups - 1) {
        std::array<Variable, 64> holders;
        std::size_t count = 0;
        for (std::size_t i = 0; i < variables.size(); ++i)
            if (parting[i] == std::countr_zero(groups) && (space[variables[i]] & symbol) != 0)
                holders[count++] = variables[i];
        if (count == 0 || (count == 1 && !space.narrow(holders[0], symbol)) ||
            (count > 1 && !removeFromCommonPeers<Bits>(tables, {holders.data(), count}, symbol, space)))
            return false;
    }
    return true;
}

}  // namespace

template <typename Bits>
bool propagate(const SymbolCount& count, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> variables = tables.model.variables(count.scope);
    const std::span<const int> times = tables.model.factorsOf(count.scope);
    const auto symbols = static_cast<Bits>(count.symbols);
    int sure = 0;
    int possible = 0;
    for (std::size_t i = 0; i < variables.size(); ++i) {
        const Bits domain = space[variables[i]];
        sure += (domain & ~symbols) == 0 ? times[i] : 0;
        possible += (domain & symbols) != 0 ? times[i] : 0;
    }
    int least = sure;
    while (least <= possible && !count.counts[static_cast<std::size_t>(least)])
        ++least;
    if (least > possible)
        return false;
    int most = possible;
    while (!count.counts[static_cast<std::size_t>(most)])
        --most;
    if (sure == possible)
        return true;
    for (std::size_t i = 0; i < variables.size(); ++i) {
        const Bits domain = space[variables[i]];
        if ((domain & symbols) == 0 || (domain & ~symbols) == 0)
            continue;
        if (sure + times[i] > most && !space.remove(variables[i], symbols))
            return false;
        if (possible - times[i] < least && !space.narrow(variables[i], symbols))
            return false;
    }
    return true;
}

template <typename Bits>
bool propagate(const SymbolCounts& counts, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> variables = tables.model.variables(counts.scope);
    const std::size_t symbolCount = counts.counts.size();
    std::array<Places, 8 * sizeof(Bits)> places{};
    for (const Variable variable : variables) {
        const Bits domain = space[variable];
        for (Bits bits = domain; bits != 0; bits = static_cast<Bits>(bits & (bits - 1)))
            ++places[static_cast<std::size_t>(lowest(bits))].possible;
        if (isSingle(domain))
            ++places[static_cast<std::size_t>(lowest(domain))].held;
    }
    for (const std::vector<std::uint8_t>& parting : counts.partings) {
        // The variables of a group all differ, so that one of them holds the symbol at most.
        std::array<std::uint64_t, 8 * sizeof(Bits)> groups{};
        for (std::size_t i = 0; i < variables.size(); ++i)
            for (Bits bits = space[variables[i]]; bits != 0; bits = static_cast<Bits>(bits & (bits - 1)))
                groups[static_cast<std::size_t>(lowest(bits))] |= std::uint64_t{1} << parting[i];
        for (std::size_t symbol = 0; symbol < symbolCount; ++symbol)
            places[symbol].possible = std::min(places[symbol].possible, std::popcount(groups[symbol]));
    }
    std::array<std::uint64_t, 8 * sizeof(Bits)> allowed{};
    for (std::size_t symbol = 0; symbol < symbolCount; ++symbol) {
        if (places[symbol].held > places[symbol].possible)
            return false;
        allowed[symbol] = counts.counts[symbol] & bitsFromTo(places[symbol].held, places[symbol].possible);
    }
    const CountsTogether together({allowed.data(), symbolCount}, variables.size());
    for (std::size_t symbol = 0; symbol < symbolCount; ++symbol) {
        const std::uint64_t fitting = together.of(symbol);
        if (fitting == 0)
            return false;
        const Bits bit = bitOf<Bits>(static_cast<int>(symbol));
        const int least = std::countr_zero(fitting);
        const int most = 63 - std::countl_zero(fitting);
        // What was found for the symbols before may have settled some of its places.
        int held = 0;
        std::array<Variable, 64> open;
        std::size_t openCount = 0;
        for (const Variable variable : variables)
            if (space[variable] == bit)
                ++held;
            else if ((space[variable] & bit) != 0)
                open[openCount++] = variable;
        if (openCount == 0)
            continue;
        if (most == held || least == held + static_cast<int>(openCount)) {
            for (std::size_t i = 0; i < openCount; ++i)
                if (!(most == held ? space.remove(open[i], bit) : space.narrow(open[i], bit)))
                    return false;
            continue;
        }
        if (least <= held)
            continue;
        if (openCount <= 4 && !removeFromCommonPeers<Bits>(tables, {open.data(), openCount}, bit, space))
            return false;
        for (const std::vector<std::uint8_t>& parting : counts.partings)
            if (!placeInGroups<Bits>(variables, parting, bit, least, tables, space))
                return false;
    }
    return true;
}

template <typename Bits>
bool propagate(const ClassPattern& pattern, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> variables = tables.model.variables(pattern.scope);
    std::size_t able = 0;
    int place = 0;
    for (const Variable variable : variables)
        for (const Mask symbols : pattern.classes)
            able |= std::size_t{(space[variable] & symbols) != 0} << place++;
    std::size_t lost = able ^ tables.model.patterns[pattern.pattern][able];
    if (lost == able)
        return false;
    space.noteSettled();
    for (; lost != 0; lost &= lost - 1) {
        const auto bit = static_cast<std::size_t>(std::countr_zero(lost));
        const std::size_t count = pattern.classes.size();
        if (!space.remove(variables[bit / count], static_cast<Bits>(pattern.classes[bit % count])))
            return false;
    }
    return true;
}

#define NONET_INSTANTIATE(Bits)                                                                                        \
    template bool propagate(const SymbolCount&, const Tables<Bits>&, Space<Bits>&);                                    \
    template bool propagate(const SymbolCounts&, const Tables<Bits>&, Space<Bits>&);                                   \
    template bool propagate(const ClassPattern&, const Tables<Bits>&, Space<Bits>&);
NONET_INSTANTIATE(std::uint16_t)
NONET_INSTANTIATE(std::uint32_t)
NONET_INSTANTIATE(std::uint64_t)
#undef NONET_INSTANTIATE

}  // namespace nonet::propagation
