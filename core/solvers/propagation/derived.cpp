// What follows from several rules together and is stated beside them.
#include "core/solvers/propagation/model_maker.h"

#include <algorithm>
#include <numeric>

namespace nonet::propagation {
namespace {

/// Houses taken together.
constexpr std::size_t kMostHousesInSum = 4;
/// Longer sums are bounded too loosely to pay for themselves.
constexpr std::size_t kMostTermsDerived = 8;

}  // namespace

/// A sum to be taken from another, with the set of its variables.
struct ModelMaker::Addend {
    std::span<const std::pair<Variable, int>> terms;
    int total = 0;
    std::vector<std::uint64_t> support;
};

/// A sum that known sums are taken from, as long as it gets shorter.
class ModelMaker::ShrinkingSum {
public:
    explicit ShrinkingSum(int variableCount)
        : m_factors(static_cast<std::size_t>(variableCount)), m_support((m_factors.size() + 63) / 64) {}

    void add(std::span<const std::pair<Variable, int>> terms, int total) {
        for (const auto& [variable, factor] : terms)
            add(variable, factor);
        m_total += total;
    }
    /// True where it is shorter now.
    bool shrinkBy(const Addend& addend) {
        // What does not share most of its variables brings more than it can take away.
        std::size_t shared = 0;
        for (std::size_t word = 0; word < m_support.size(); ++word)
            shared += static_cast<std::size_t>(countOfWord(m_support[word] & addend.support[word]));
        if (2 * shared <= addend.terms.size())
            return false;
        for (const int times : {-1, 1}) {
            int more = 0;
            for (const auto& [variable, factor] : addend.terms)
                more += changeOf(variable, times * factor);
            if (more >= 0)
                continue;
            for (const auto& [variable, factor] : addend.terms)
                add(variable, times * factor);
            m_total += times * addend.total;
            return true;
        }
        return false;
    }
    std::size_t termCount() const { return static_cast<std::size_t>(m_count); }
    int total() const { return m_total; }
    std::vector<std::pair<Variable, int>> terms() const {
        std::vector<std::pair<Variable, int>> terms;
        terms.reserve(termCount());
        for (std::size_t variable = 0; variable < m_factors.size(); ++variable)
            if (m_factors[variable] != 0)
                terms.emplace_back(static_cast<Variable>(variable), m_factors[variable]);
        return terms;
    }

private:
    int changeOf(Variable variable, int factor) const {
        const int before = m_factors[variable];
        return (before + factor != 0 ? 1 : 0) - (before != 0 ? 1 : 0);
    }
    void add(Variable variable, int factor) {
        m_count += changeOf(variable, factor);
        m_factors[variable] += factor;
        const std::uint64_t bit = std::uint64_t{1} << (variable % 64);
        std::uint64_t& word = m_support[variable / 64U];
        word = m_factors[variable] != 0 ? word | bit : word & ~bit;
    }

    std::vector<int> m_factors;
    /// A bit for each variable whose factor is not 0.
    std::vector<std::uint64_t> m_support;
    int m_count = 0;
    int m_total = 0;
};

void ModelMaker::joinCounts() {
    for (const auto& [variables, ofSymbols] : m_counts) {
        SymbolCounts counts{scopeOf(variables), {}, partingsOf(variables)};
        counts.counts.assign(static_cast<std::size_t>(m_model.symbolCount), ~std::uint64_t{0});
        for (const auto& [symbol, allowed] : ofSymbols) {
            std::uint64_t bits = 0;
            for (std::size_t count = 0; count < allowed.size(); ++count)
                bits |= std::uint64_t{allowed[count]} << count;
            counts.counts[static_cast<std::size_t>(symbol)] &= bits;
        }
        addPropagator(std::move(counts), {});
    }
}

/// By the houses that follow each other without sharing a variable: rows, columns, regions.
std::vector<std::vector<std::uint8_t>> ModelMaker::partingsOf(const std::vector<Variable>& variables) const {
    std::vector<std::vector<std::uint8_t>> partings;
    std::vector<std::uint8_t> groups(static_cast<std::size_t>(m_model.variableCount));
    for (std::size_t house = 0; house < m_exactHouses.size();) {
        std::ranges::fill(groups, 0);
        std::uint8_t group = 0;
        const auto isFree = [&](Variable variable) { return groups[variable] == 0; };
        for (; house < m_exactHouses.size() && std::ranges::all_of(m_exactHouses[house], isFree); ++house) {
            ++group;
            for (const Variable variable : m_exactHouses[house])
                groups[variable] = group;
        }
        std::vector<std::uint8_t>& parting = partings.emplace_back();
        parting.reserve(variables.size());
        for (const Variable variable : variables)
            parting.push_back(static_cast<std::uint8_t>(isFree(variable) ? group++ : groups[variable] - 1));
        if (group > 64)
            partings.pop_back();
    }
    return partings;
}

SetChoice ModelMaker::setChoice(const std::vector<Variable>& variables, std::uint32_t sets, Target target) {
    SetChoice choice{scopeOf(variables), sets, {}};
    if (!m_derived.complements || target.arm)
        return choice;
    const std::vector<Variable> within = withoutRepeats(variables);
    for (const std::vector<Variable>& house : m_exactHouses)
        if (house.size() > within.size() && std::ranges::includes(house, within)) {
            std::vector<Variable> others;
            std::ranges::set_difference(house, within, std::back_inserter(others));
            choice.others = scopeOf(others);
            break;
        }
    return choice;
}

std::vector<std::vector<int>> ModelMaker::sharedByHouses() const {
    const std::size_t count = m_exactHouses.size();
    std::vector<std::vector<std::size_t>> housesOf(static_cast<std::size_t>(m_model.variableCount));
    for (std::size_t house = 0; house < count; ++house)
        for (const Variable variable : m_exactHouses[house])
            housesOf[variable].push_back(house);
    std::vector<std::vector<int>> shared(count, std::vector<int>(count));
    for (const std::vector<std::size_t>& houses : housesOf)
        for (const std::size_t a : houses)
            for (const std::size_t b : houses)
                ++shared[a][b];
    return shared;
}

/// Of houses that follow each other and share no variable, rows, columns or regions side by side; and of long sums.
void ModelMaker::deriveSums() {
    int ofHouse = 0;
    for (Mask symbols = m_model.usable; symbols != 0; symbols &= symbols - 1)
        ofHouse += m_model.numbers[static_cast<std::size_t>(std::countr_zero(symbols))];
    std::vector<Equation> ofHouses;
    ofHouses.reserve(m_exactHouses.size());
    for (const std::vector<Variable>& house : m_exactHouses) {
        Equation& equation = ofHouses.emplace_back(Equation{{}, ofHouse});
        equation.terms.reserve(house.size());
        for (const Variable variable : house)
            equation.terms.emplace_back(variable, 1);
    }
    std::vector<Equation> known = m_equations;
    std::erase_if(known, [](const Equation& sum) { return sum.terms.size() < 2; });
    const std::vector<Addend> houses = addendsOf(ofHouses);
    const std::vector<Addend> sums = addendsOf(known);
    const std::vector<std::vector<int>> shared = sharedByHouses();
    for (std::size_t first = 0; first < houses.size(); ++first) {
        ShrinkingSum sum(m_model.variableCount);
        for (std::size_t next = first; next < std::min(houses.size(), first + kMostHousesInSum); ++next) {
            if (std::any_of(shared[next].begin() + static_cast<std::ptrdiff_t>(first),
                            shared[next].begin() + static_cast<std::ptrdiff_t>(next),
                            [](int count) { return count != 0; }))
                break;
            sum.add(houses[next].terms, houses[next].total);
            addShrunk(sum, sums, {});
        }
    }
    for (const Addend& each : sums)
        if (each.terms.size() > kMostTermsDerived) {
            ShrinkingSum sum(m_model.variableCount);
            sum.add(each.terms, each.total);
            addShrunk(sum, sums, houses);
        }
}

std::vector<ModelMaker::Addend> ModelMaker::addendsOf(std::span<const Equation> equations) const {
    std::vector<Addend> addends;
    addends.reserve(equations.size());
    for (const Equation& equation : equations) {
        Addend& addend = addends.emplace_back(Addend{equation.terms, equation.total, {}});
        addend.support.resize(m_model.wordsPerSet);
        for (const auto& [variable, factor] : equation.terms)
            addend.support[variable / 64U] |= std::uint64_t{1} << (variable % 64);
    }
    return addends;
}

/// Less every sum that shortens it, if that makes it short.
void ModelMaker::addShrunk(ShrinkingSum sum, std::span<const Addend> sums, std::span<const Addend> houses) {
    const std::size_t before = sum.termCount();
    for (bool isShorter = true; isShorter;) {
        isShorter = false;
        for (const Addend& house : houses)
            isShorter = sum.shrinkBy(house) || isShorter;
        for (const Addend& each : sums)
            isShorter = sum.shrinkBy(each) || isShorter;
    }
    if (sum.termCount() < before && sum.termCount() <= kMostTermsDerived)
        addSum(sum.terms(), sum.total(), {});
}

}  // namespace nonet::propagation
