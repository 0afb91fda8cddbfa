// What propagators read and narrow: the domains of one position.
#pragma once

#include "core/solvers/propagation/model.h"

#include <array>
#include <bit>

namespace nonet::propagation {

/// A word of 16, 32 or 64 bits: the symbols that a variable may take.
template <typename Bits>
constexpr bool isSingle(Bits domain) {
    return (domain & static_cast<Bits>(domain - 1)) == 0;
}

template <typename Bits>
constexpr int countOf(Bits domain) {
    if constexpr (sizeof(Bits) == 2)
        return detail::kNineBitCounts[domain & 511U] + detail::kNineBitCounts[static_cast<std::uint32_t>(domain) >> 9U];
    else
        return countOfWord(domain);
}

template <typename Bits>
constexpr Bits bitOf(int symbol) {
    return static_cast<Bits>(Bits{1} << symbol);
}

template <typename Bits>
constexpr int lowest(Bits domain) {
    return std::countr_zero(domain);
}

template <typename Bits>
constexpr int highest(Bits domain) {
    return static_cast<int>(8 * sizeof(Bits)) - 1 - std::countl_zero(domain);
}

template <typename Bits>
class Space {
public:
    Space(Bits* domains, std::uint64_t* changed) : m_domains(domains), m_changed(changed) {}

    Bits operator[](Variable variable) const { return m_domains[variable]; }
    /// False where nothing is left of it.
    bool narrow(Variable variable, Bits keep) {
        const Bits before = m_domains[variable];
        const auto now = static_cast<Bits>(before & keep);
        if (now == before)
            return true;
        m_domains[variable] = now;
        m_hasChanged = true;
        m_changed[variable / 64] |= std::uint64_t{1} << (variable % 64);
        if (now != 0)
            return true;
        m_emptied = variable;
        return false;
    }
    bool remove(Variable variable, Bits symbols) { return narrow(variable, static_cast<Bits>(~symbols)); }
    void set(Variable variable, Bits domain) { m_domains[variable] = domain; }
    /// A bit for each of up to 64 variables from the first on, a whole block's, that lost a symbol.
    void note(std::size_t first, std::uint64_t changed) { m_changed[first / 64] |= changed << (first % 64); }
    void noteEmptied(std::size_t first, std::uint64_t emptied) {
        m_emptied = static_cast<Variable>(first + static_cast<std::size_t>(std::countr_zero(emptied)));
    }

    /// A propagator that says so would find nothing in a second run after its own changes alone.
    void noteSettled() { m_isSettled = true; }
    void beginRun() { m_isSettled = m_hasChanged = false; }
    /// Since the run began, by narrowing alone.
    bool hasChanged() const { return m_hasChanged; }
    bool isSettled() const { return m_isSettled; }

    Bits* domains() { return m_domains; }
    std::uint64_t* changed() { return m_changed; }
    /// Model::kNone where it was no variable's domain that failed last.
    Variable emptied() const { return m_emptied; }
    void forgetEmptied() { m_emptied = Model::kNone; }

private:
    Bits* m_domains;
    std::uint64_t* m_changed;
    Variable m_emptied = Model::kNone;
    bool m_isSettled = false;
    bool m_hasChanged = false;
};

/// What propagators share beyond the model: the model's tables in the engine's word.
template <typename Bits>
struct Tables {
    explicit Tables(const Model& of);

    const Model& model;
    Bits all;
    /// By symbol: those of a higher number, and of one that is not lower.
    std::vector<Bits> above;
    std::vector<Bits> notBelow;
    std::vector<Bits> below;
    std::vector<Bits> notAbove;
    /// By number less the lowest one: the symbols that have it.
    std::vector<Bits> ofNumber;
    int lowestNumber = 0;
    std::vector<std::vector<Bits>> setLists;
    /// By list, where it and the symbols are few: which sets meet a domain, and which leave a part of it out.
    struct SetMeetings {
        static constexpr int kMostSymbols = 9;
        static constexpr std::size_t kMostSets = 16;
        using Sets = std::uint16_t;
        Sets all = 0;
        std::array<Sets, 1U << kMostSymbols> meeting{};
        std::array<Sets, 1U << kMostSymbols> leaving{};
    };
    std::vector<SetMeetings> setMeetings;
    /// Some microseconds; nothing is found that is not found without.
    void makeSetMeetings();

    /// The symbols with the number; none where there is no such number.
    Bits symbolsOf(int number) const {
        const int place = number - lowestNumber;
        return place >= 0 && place < static_cast<int>(ofNumber.size()) ? ofNumber[static_cast<std::size_t>(place)]
                                                                       : Bits{0};
    }
    int number(int symbol) const { return model.numbers[static_cast<std::size_t>(symbol)]; }
    int least(Bits domain) const { return number(lowest(domain)); }
    int most(Bits domain) const { return number(highest(domain)); }
};

/// What a propagator needs while it works and nobody after it.
struct Scratch {
    std::vector<std::uint64_t> words;
    /// Whatever is found stays: what is expensive may be worth its time.
    bool isAtRoot = false;
};

/// Takes the symbols from every variable that differs from all of these.
template <typename Bits>
bool removeFromCommonPeers(const Tables<Bits>& tables, std::span<const Variable> holders, Bits symbols,
                           Space<Bits>& space) {
    const Model& model = tables.model;
    for (std::size_t word = 0; word < model.wordsPerSet; ++word) {
        std::uint64_t common = ~std::uint64_t{0};
        for (const Variable holder : holders)
            common &= model.peerBits[holder * model.wordsPerSet + word];
        for (; common != 0; common &= common - 1)
            if (!space.remove(static_cast<Variable>(64 * word + static_cast<std::size_t>(std::countr_zero(common))),
                              symbols))
                return false;
    }
    return true;
}

// One function a propagator: narrows what its relation forbids, false at a contradiction.
template <typename Bits>
bool propagate(const ExactHouse& house, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const CountedHouse& house, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const RisingOrder& order, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const SetChoice& choice, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const WeightedSum& sum, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const SymbolCount& count, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const SymbolCounts& counts, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const ClassPattern& pattern, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const Pointer& pointer, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const EnclosedSum& sum, const Tables<Bits>& tables, Space<Bits>& space);
template <typename Bits>
bool propagate(const Spelling& spelling, const Tables<Bits>& tables, Space<Bits>& space, Scratch& scratch);
template <typename Bits>
bool propagate(const DifferentSpelling& spelling, const Tables<Bits>& tables, Space<Bits>& space, Scratch& scratch);

}  // namespace nonet::propagation
