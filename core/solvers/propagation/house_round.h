// All exact houses of a model at once: their domains side by side, a lane a house, so that the places of every
// symbol are counted in all of them together.
#pragma once

#include "core/solvers/propagation/lanes.h"
#include "core/solvers/propagation/space.h"

namespace nonet::propagation {

template <typename Bits>
class HouseRound {
public:
    explicit HouseRound(const Model& model) : m_model(model) {
        for (const Propagator& propagator : model.propagators)
            if (const auto* house = std::get_if<ExactHouse>(&propagator))
                m_houses.push_back(*house);
        if (m_houses.empty())
            return;
        m_lanes = (m_houses.size() + kBlock - 1) / kBlock * kBlock;
        m_placeCount = m_houses.front().scope.size;
        m_variables.assign(m_lanes * m_placeCount, model.scopes[m_houses.front().scope.begin]);
        for (std::size_t house = 0; house < m_houses.size(); ++house)
            for (std::size_t place = 0; place < m_placeCount; ++place)
                m_variables[place * m_lanes + house] = model.variables(m_houses[house].scope)[place];
        m_domains.resize(m_lanes * m_placeCount);
        m_counted.resize(4 * m_lanes);
    }

    static constexpr std::size_t kAllHold = ~std::size_t{0};
    std::size_t houseCount() const { return m_houses.size(); }
    /// Symbols that a position keeps for each house: those whose last two places were looked at.
    std::size_t memorySize() const { return m_lanes; }
    /// Every symbol of just two places in a house, with these.
    template <typename Visit>
    void forEachPair(const Bits* domains, Visit visit) const {
        for (std::size_t house = 0; house < m_houses.size(); ++house) {
            Bits once = 0;
            Bits twice = 0;
            Bits oftener = 0;
            for (std::size_t place = house; place < m_variables.size(); place += m_lanes) {
                const Bits domain = domains[m_variables[place]];
                oftener |= static_cast<Bits>(twice & domain);
                twice |= static_cast<Bits>(once & domain);
                once |= domain;
            }
            for (auto pairs = static_cast<Bits>(twice & ~oftener); pairs != 0;
                 pairs = static_cast<Bits>(pairs & (pairs - 1))) {
                const auto symbol = static_cast<Bits>(pairs & (0 - pairs));
                std::size_t first = house;
                while ((domains[m_variables[first]] & symbol) == 0)
                    first += m_lanes;
                std::size_t second = first + m_lanes;
                while ((domains[m_variables[second]] & symbol) == 0)
                    second += m_lanes;
                visit(symbol, m_variables[first], m_variables[second]);
            }
        }
    }
    /// The house that cannot hold, kAllHold where none is seen.
    std::size_t run(const Tables<Bits>& tables, Space<Bits>& space, Bits* memory) {
        count(space);
        const Bits* once = m_counted.data();
        const Bits* twice = once + m_lanes;
        const Bits* oftener = twice + m_lanes;
        const Bits* fixed = oftener + m_lanes;
        for (std::size_t house = 0; house < m_houses.size(); ++house) {
            if (once[house] != tables.all)
                return house;
            const auto open = static_cast<Bits>(~fixed[house] & ~oftener[house]);
            if (!placeHidden(house, static_cast<Bits>(open & ~twice[house] & once[house]), space))
                return house;
            const auto pairs = static_cast<Bits>(open & twice[house] & ~memory[house]);
            memory[house] |= pairs;
            if (pairs != 0 && !excludePeers(house, pairs, space))
                return house;
        }
        return kAllHold;
    }

private:
    static constexpr std::size_t kBlock = Lanes<Bits>::kCount;
    using Vector = typename Lanes<Bits>::Vector;

    void count(const Space<Bits>& space) {
        for (std::size_t i = 0; i < m_variables.size(); ++i)
            m_domains[i] = space[m_variables[i]];
        for (std::size_t first = 0; first < m_lanes; first += kBlock) {
            Vector once{};
            Vector twice{};
            Vector oftener{};
            Vector fixed{};
            const Bits* domains = m_domains.data() + first;
            for (std::size_t place = 0; place < m_placeCount; ++place, domains += m_lanes) {
                const Vector domain = Lanes<Bits>::load(domains);
                oftener |= twice & domain;
                twice |= once & domain;
                once |= domain;
                fixed |= domain & Lanes<Bits>::zeros(domain & (domain - Lanes<Bits>::all(1)));
            }
            Bits* counted = m_counted.data() + first;
            Lanes<Bits>::store(once, counted);
            Lanes<Bits>::store(twice, counted + m_lanes);
            Lanes<Bits>::store(oftener, counted + 2 * m_lanes);
            Lanes<Bits>::store(fixed, counted + 3 * m_lanes);
        }
    }
    bool placeHidden(std::size_t house, Bits hidden, Space<Bits>& space) const {
        for (; hidden != 0; hidden = static_cast<Bits>(hidden & (hidden - 1))) {
            const auto symbol = static_cast<Bits>(hidden & (0 - hidden));
            std::size_t place = house;
            while ((m_domains[place] & symbol) == 0)
                place += m_lanes;
            if (!space.narrow(m_variables[place], symbol))
                return false;
        }
        return true;
    }
    /// Two places left: who sees both cannot hold the symbol.
    bool excludePeers(std::size_t house, Bits symbols, Space<Bits>& space) const {
        for (; symbols != 0; symbols = static_cast<Bits>(symbols & (symbols - 1))) {
            const auto symbol = static_cast<Bits>(symbols & (0 - symbols));
            std::size_t place = house;
            while ((m_domains[place] & symbol) == 0)
                place += m_lanes;
            const Variable first = m_variables[place];
            for (place += m_lanes; (m_domains[place] & symbol) == 0;)
                place += m_lanes;
            const Variable second = m_variables[place];
            for (std::size_t word = 0; word < m_model.wordsPerSet; ++word)
                for (std::uint64_t both = m_model.outsideBits[m_houses[house].outside + word] &
                                          m_model.peerWord(first, word) & m_model.peerWord(second, word);
                     both != 0; both &= both - 1)
                    if (!space.remove(
                            static_cast<Variable>(64 * word + static_cast<std::size_t>(std::countr_zero(both))),
                            symbol))
                        return false;
        }
        return true;
    }

    const Model& m_model;
    std::vector<ExactHouse> m_houses;
    std::size_t m_lanes = 0;
    std::size_t m_placeCount = 0;
    /// By place and lane; spare lanes repeat a variable of the first house.
    std::vector<Variable> m_variables;
    std::vector<Bits> m_domains;
    /// By lane: symbols of one place and more, two and more, three and more, and those that a variable holds.
    std::vector<Bits> m_counted;
};

}  // namespace nonet::propagation
