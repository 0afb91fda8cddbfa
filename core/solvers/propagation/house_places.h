// The exact houses of a model, laid out flat: where the symbols of one have their places left.
#pragma once

#include "core/solvers/propagation/space.h"

namespace nonet::propagation {

/// How often each of up to nine symbols stands in domains: four bits a symbol, added up a domain at a time.
class Tally {
public:
    static constexpr int kMostSymbols = 9;
    static constexpr std::uint64_t fields(std::size_t symbols) { return kFields[symbols]; }
    /// A bit, the highest of its four, for each symbol that was counted so often at least, 2 or 3; nine at most.
    static constexpr std::uint64_t atLeast(int count, std::uint64_t tally) {
        return (tally + static_cast<std::uint64_t>(8 - count) * kFields.back()) & 8 * kFields.back();
    }

private:
    static constexpr std::array<std::uint64_t, 1U << kMostSymbols> kFields = [] {
        std::array<std::uint64_t, 1U << kMostSymbols> fields{};
        for (std::size_t symbols = 1; symbols < fields.size(); ++symbols)
            fields[symbols] = fields[symbols & (symbols - 1)] | std::uint64_t{1} << 4 * std::countr_zero(symbols);
        return fields;
    }();
};

template <typename Bits>
class HousePlaces {
public:
    explicit HousePlaces(const Model& model)
        : m_model(model), m_begin(static_cast<std::size_t>(model.variableCount) + 1) {
        for (const Propagator& propagator : model.propagators)
            if (const auto* house = std::get_if<ExactHouse>(&propagator)) {
                m_placeCount = house->scope.size;
                m_outside.push_back(house->outside);
                const std::span<const Variable> variables = model.variables(house->scope);
                m_variables.insert(m_variables.end(), variables.begin(), variables.end());
            }
        m_isTallied = model.symbolCount <= Tally::kMostSymbols;
        listHouses();
    }

    std::size_t houseCount() const { return m_outside.size(); }
    /// Words that a position keeps: by house the symbols that a variable holds, then those whose last two places were
    /// looked at.
    std::size_t memorySize() const { return 2 * houseCount(); }
    void noteFixed(Variable variable, Bits symbol, Bits* memory) const {
        for (std::uint32_t i = m_begin[variable]; i < m_begin[variable + 1U]; ++i)
            for (Bits* kept : {memory + m_houses[i], memory + houseCount() + m_houses[i]})
                *kept |= symbol;
    }
    /// The dirty ones, in order, until one finds something, which `last` tells; false at a contradiction. Each places
    /// what has one place left, and takes what has two from all that see both.
    bool run(std::vector<std::uint64_t>& dirty, std::size_t& last, const Tables<Bits>& tables, Space<Bits>& space,
             Bits* memory) const {
        if (!m_isTallied)
            return runDirty(dirty, last, space,
                            [&](std::size_t house) { return runWide(house, tables.all, space, memory); });
        // Nearly always: a loop of known length is twice as fast.
        if (m_placeCount == Tally::kMostSymbols)
            return runDirty(dirty, last, space, [&](std::size_t house) {
                return runTallied<Tally::kMostSymbols>(house, tables.all, space, memory);
            });
        return runDirty(dirty, last, space,
                        [&](std::size_t house) { return runTallied<0>(house, tables.all, space, memory); });
    }
    /// Every symbol of just two places in a house, with these.
    template <typename Visit>
    void forEachPair(const Bits* domains, Visit visit) const {
        for (std::size_t house = 0; house < houseCount(); ++house) {
            const Places places = placesOf(house, domains);
            for (auto pairs = static_cast<Bits>(places.twice & ~places.oftener); pairs != 0;
                 pairs = static_cast<Bits>(pairs & (pairs - 1))) {
                const auto symbol = static_cast<Bits>(pairs & (0 - pairs));
                const Variable* first = variablesOf(house);
                while ((domains[*first] & symbol) == 0)
                    ++first;
                const Variable* second = first + 1;
                while ((domains[*second] & symbol) == 0)
                    ++second;
                visit(symbol, *first, *second);
            }
        }
    }

private:
    /// Symbols of one place and more, two and more, three and more.
    struct Places {
        Bits once = 0;
        Bits twice = 0;
        Bits oftener = 0;
    };

    void listHouses() {
        for (const Variable variable : m_variables)
            ++m_begin[variable + 1U];
        for (std::size_t i = 1; i < m_begin.size(); ++i)
            m_begin[i] += m_begin[i - 1];
        m_houses.resize(m_variables.size());
        std::vector<std::uint32_t> next(m_begin.begin(), m_begin.end() - 1);
        for (std::size_t i = 0; i < m_variables.size(); ++i)
            m_houses[next[m_variables[i]]++] = static_cast<std::uint16_t>(i / m_placeCount);
    }
    const Variable* variablesOf(std::size_t house) const { return m_variables.data() + house * m_placeCount; }
    template <typename Run>
    bool runDirty(std::vector<std::uint64_t>& dirty, std::size_t& last, Space<Bits>& space, Run run) const {
        for (std::size_t word = 0; 64 * word < houseCount(); ++word) {
            const std::size_t left = houseCount() - 64 * word;
            const std::uint64_t houses = left < 64 ? (std::uint64_t{1} << left) - 1 : ~std::uint64_t{0};
            while ((dirty[word] & houses) != 0) {
                last = 64 * word + static_cast<std::size_t>(std::countr_zero(dirty[word]));
                dirty[word] &= dirty[word] - 1;
                if (!run(last))
                    return false;
                if (space.hasChanged())
                    return true;
            }
        }
        return true;
    }
    /// kPlaces 0: as many as there are.
    template <std::size_t kPlaces>
    bool runTallied(std::size_t house, Bits all, Space<Bits>& space, Bits* memory) const {
        std::uint64_t tally = 0;
        const std::size_t placeCount = kPlaces == 0 ? m_placeCount : kPlaces;
        const Variable* variables = m_variables.data() + house * placeCount;
        const Bits* domains = space.domains();
        for (std::size_t place = 0; place < placeCount; ++place)
            tally += Tally::fields(domains[variables[place]]);
        Bits& seen = memory[houseCount() + house];
        // No place or one, or two that were not looked at: most often nothing of that.
        const std::uint64_t rare = ~Tally::atLeast(2, tally) & ~(8 * Tally::fields(memory[house]));
        const std::uint64_t paired = ~Tally::atLeast(3, tally) & ~(8 * Tally::fields(seen));
        for (std::uint64_t news = (rare | paired) & 8 * Tally::fields(all); news != 0; news &= news - 1) {
            const int symbol = std::countr_zero(news) / 4;
            const Bits bit = bitOf<Bits>(symbol);
            seen |= bit;
            if (!look(house, bit, static_cast<int>(tally >> 4 * symbol & 15U), space))
                return false;
        }
        return true;
    }
    bool runWide(std::size_t house, Bits all, Space<Bits>& space, Bits* memory) const {
        const Bits fixed = memory[house];
        if (fixed == all)
            return true;
        const Places places = placesOf(house, space.domains());
        if (places.once != all)
            return false;
        Bits& seen = memory[houseCount() + house];
        const auto hidden = static_cast<Bits>(places.once & ~places.twice & ~fixed);
        const auto pairs = static_cast<Bits>(places.twice & ~places.oftener & ~seen);
        seen |= pairs;
        for (auto news = static_cast<Bits>(hidden | pairs); news != 0; news = static_cast<Bits>(news & (news - 1))) {
            const auto symbol = static_cast<Bits>(news & (0 - news));
            if (!look(house, symbol, (hidden & symbol) != 0 ? 1 : 2, space))
                return false;
        }
        return true;
    }
    /// A symbol that had this many places, up to two, before others were looked at.
    bool look(std::size_t house, Bits symbol, int count, Space<Bits>& space) const {
        const Variable* variables = variablesOf(house);
        std::uint64_t places = 0;
        for (std::size_t place = 0; place < m_placeCount; ++place)
            places |= std::uint64_t{(space[variables[place]] & symbol) != 0} << place;
        if (places == 0)
            return false;
        const Variable first = variables[std::countr_zero(places)];
        if (count < 2)
            return space.narrow(first, symbol);
        places &= places - 1;
        // One that lost a place just now has the house looked at once more.
        return places == 0 || excludePeers(house, symbol, first, variables[std::countr_zero(places)], space);
    }
    Places placesOf(std::size_t house, const Bits* domains) const {
        Places places;
        const Variable* end = variablesOf(house + 1);
        for (const Variable* variable = variablesOf(house); variable != end; ++variable) {
            const Bits domain = domains[*variable];
            places.oftener |= static_cast<Bits>(places.twice & domain);
            places.twice |= static_cast<Bits>(places.once & domain);
            places.once |= domain;
        }
        return places;
    }
    /// Who sees both places cannot hold the symbol.
    bool excludePeers(std::size_t house, Bits symbol, Variable first, Variable second, Space<Bits>& space) const {
        for (std::size_t word = 0; word < m_model.wordsPerSet; ++word)
            for (std::uint64_t both = m_model.outsideBits[m_outside[house] + word] & m_model.peerWord(first, word) &
                                      m_model.peerWord(second, word);
                 both != 0; both &= both - 1)
                if (!space.remove(static_cast<Variable>(64 * word + static_cast<std::size_t>(std::countr_zero(both))),
                                  symbol))
                    return false;
        return true;
    }

    const Model& m_model;
    std::size_t m_placeCount = 0;
    bool m_isTallied = false;
    std::vector<Variable> m_variables;
    /// By house: where its outside begins in the model.
    std::vector<std::uint32_t> m_outside;
    /// By variable: where its houses begin; one more at the end.
    std::vector<std::uint32_t> m_begin;
    std::vector<std::uint16_t> m_houses;
};

}  // namespace nonet::propagation
