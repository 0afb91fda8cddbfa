#include "core/solvers/propagation/space.h"

namespace nonet::propagation {

template <typename Bits>
bool propagate(const ExactHouse& house, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> variables = tables.model.variables(house.scope);
    Bits once = 0;
    Bits twice = 0;
    Bits oftener = 0;
    Bits fixed = 0;
    for (const Variable variable : variables) {
        const Bits domain = space[variable];
        oftener |= twice & domain;
        twice |= once & domain;
        once |= domain;
        fixed |= isSingle(domain) ? domain : Bits{0};
    }
    if (once != tables.all)
        return false;
    const auto hidden = static_cast<Bits>(once & ~twice & ~fixed);
    if (hidden != 0)
        for (const Variable variable : variables) {
            const auto mine = static_cast<Bits>(space[variable] & hidden);
            if (mine != 0 && (!isSingle(mine) || !space.narrow(variable, mine)))
                return false;
        }
    // Two places left: who sees both cannot hold the symbol.
    for (auto pairs = static_cast<Bits>(twice & ~oftener & ~fixed); pairs != 0;
         pairs = static_cast<Bits>(pairs & (pairs - 1))) {
        const auto symbol = static_cast<Bits>(pairs & (0 - pairs));
        std::array<Variable, 2> holders{};
        std::size_t count = 0;
        for (const Variable variable : variables)
            if ((space[variable] & symbol) != 0 && count < 2)
                holders[count++] = variable;
        if (count == 2 && !removeFromCommonPeers<Bits>(tables, holders, symbol, space))
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

template <typename Bits>
bool propagate(const SameSymbols& same, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> both = tables.model.variables(same.scope);
    const std::array<std::span<const Variable>, 2> sides = {both.first(both.size() / 2), both.subspan(both.size() / 2)};
    std::array<Bits, 2> any{};
    for (std::size_t side = 0; side < 2; ++side)
        for (const Variable variable : sides[side])
            any[side] |= space[variable];
    const auto common = static_cast<Bits>(any[0] & any[1]);
    for (const Variable variable : both)
        if (!space.narrow(variable, common))
            return false;
    for (Bits symbols = common; symbols != 0; symbols = static_cast<Bits>(symbols & (symbols - 1))) {
        const auto symbol = static_cast<Bits>(symbols & (0 - symbols));
        std::array<int, 2> held{};
        std::array<int, 2> possible{};
        for (std::size_t side = 0; side < 2; ++side)
            for (const Variable variable : sides[side]) {
                held[side] += space[variable] == symbol ? 1 : 0;
                possible[side] += (space[variable] & symbol) != 0 ? 1 : 0;
            }
        const int least = std::max(held[0], held[1]);
        const int most = std::min(possible[0], possible[1]);
        if (least > most)
            return false;
        for (std::size_t side = 0; side < 2; ++side) {
            if (held[side] == possible[side] || (held[side] != most && possible[side] != least))
                continue;
            for (const Variable variable : sides[side])
                if ((space[variable] & symbol) != 0 && space[variable] != symbol &&
                    !(held[side] == most ? space.remove(variable, symbol) : space.narrow(variable, symbol)))
                    return false;
        }
    }
    return true;
}

#define NONET_INSTANTIATE(Bits)                                                                                        \
    template bool propagate(const ExactHouse&, const Tables<Bits>&, Space<Bits>&);                                     \
    template bool propagate(const CountedHouse&, const Tables<Bits>&, Space<Bits>&);                                   \
    template bool propagate(const SameSymbols&, const Tables<Bits>&, Space<Bits>&);
NONET_INSTANTIATE(std::uint16_t)
NONET_INSTANTIATE(std::uint32_t)
NONET_INSTANTIATE(std::uint64_t)
#undef NONET_INSTANTIATE

}  // namespace nonet::propagation
