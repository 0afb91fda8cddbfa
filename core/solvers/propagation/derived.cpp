// What follows from several rules together and is stated beside them.
#include "core/solvers/propagation/model_maker.h"

#include <algorithm>

namespace nonet::propagation {
namespace {

/// Houses taken together.
constexpr std::size_t kMostHousesInSum = 4;
/// Longer sums are bounded too loosely to pay for themselves.
constexpr std::size_t kMostTermsDerived = 8;
/// But those that leave their groups little room, by what ModelMaker::tightnessOf tells.
constexpr std::size_t kMostTermsTight = 40;
constexpr int kLeastTightness = 10;

template <typename Visit>
void forEachIn(std::span<const std::uint64_t> variables, Visit visit) {
    for (std::size_t word = 0; word < variables.size(); ++word)
        for (std::uint64_t left = variables[word]; left != 0; left &= left - 1)
            visit(static_cast<Variable>(64 * word + static_cast<std::size_t>(std::countr_zero(left))));
}

bool meet(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
    for (std::size_t word = 0; word < a.size(); ++word)
        if ((a[word] & b[word]) != 0)
            return true;
    return false;
}

/// Adds them to the others; false, and nothing is added, where they share one.
bool joinIfApart(std::span<std::uint64_t> others, std::span<const std::uint64_t> variables) {
    std::uint64_t shared = 0;
    for (std::size_t word = 0; word < others.size(); ++word)
        shared |= others[word] & variables[word];
    if (shared != 0)
        return false;
    for (std::size_t word = 0; word < others.size(); ++word)
        others[word] |= variables[word];
    return true;
}

}  // namespace

/// A sum to be taken from another, with the set of its variables.
struct ModelMaker::Addend {
    Terms terms;
    int total = 0;
    std::span<const std::uint64_t> support;
};

/// A sum that known sums are taken from, as long as it gets shorter.
class ModelMaker::ShrinkingSum {
public:
    explicit ShrinkingSum(int variableCount)
        : m_factors(static_cast<std::size_t>(variableCount)), m_support((m_factors.size() + 63) / 64) {}

    void clear() {
        std::ranges::fill(m_factors, 0);
        std::ranges::fill(m_support, 0);
        m_count = 0;
        m_total = 0;
    }
    void add(Terms terms, int total) {
        for (const auto& [variable, factor] : terms)
            add(variable, factor);
        m_total += total;
    }
    /// True where it is shorter now.
    bool shrinkBy(const Addend& addend) {
        // What does not share most of its variables brings more than it can take away.
        std::size_t shared = 0;
        for (std::size_t word = 0; word < m_support.size(); ++word)
            if (const std::uint64_t both = m_support[word] & addend.support[word]; both != 0)
                shared += static_cast<std::size_t>(countOfWord(both));
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
    void listTerms(std::vector<Term>& terms) const {
        terms.clear();
        for (std::size_t word = 0; word < m_support.size(); ++word)
            for (std::uint64_t left = m_support[word]; left != 0; left &= left - 1) {
                const std::size_t variable = 64 * word + static_cast<std::size_t>(std::countr_zero(left));
                terms.emplace_back(static_cast<Variable>(variable), m_factors[variable]);
            }
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

/// Counts of classes that share no symbol are looked at together where they are few.
void ModelMaker::joinClassCounts() {
    std::map<std::pair<std::size_t, std::vector<std::vector<bool>>>, std::uint32_t> known;
    for (const auto& [variables, ofClasses] : m_classCounts) {
        ClassPattern pattern{scopeOf(variables), {}};
        std::vector<std::vector<bool>> counts;
        Mask counted = 0;
        bool isApart = true;
        for (const auto& [symbols, allowed] : ofClasses) {
            isApart = isApart && (counted & symbols) == 0;
            counted |= symbols;
            pattern.classes.push_back(symbols);
            counts.push_back(allowed);
        }
        if (const Mask others = m_model.usable & ~counted; others != 0) {
            pattern.classes.push_back(others);
            counts.emplace_back(variables.size() + 1, true);
        }
        if (ofClasses.size() > 1 && isApart && variables.size() * counts.size() <= ClassPattern::kMostBits) {
            const auto [place, isNew] =
                known.try_emplace({variables.size(), counts}, static_cast<std::uint32_t>(m_model.patterns.size()));
            if (isNew)
                m_model.patterns.push_back(patternsOf(variables.size(), counts));
            pattern.pattern = place->second;
            addPropagator(std::move(pattern), {});
            continue;
        }
        for (const auto& [symbols, allowed] : ofClasses)
            addPropagator(SymbolCount{pattern.scope, symbols, allowed}, {});
    }
}

/// Every assignment of classes that the counts allow, by itself; then what follows for all that can be taken.
std::vector<std::uint16_t> ModelMaker::patternsOf(std::size_t size, std::span<const std::vector<bool>> counts) const {
    const std::size_t bits = size * counts.size();
    std::vector<std::uint16_t> patterns(std::size_t{1} << bits);
    std::vector<std::size_t> classes(size);
    for (bool isOver = false; !isOver;) {
        std::vector<std::size_t> held(counts.size());
        std::size_t taken = 0;
        for (std::size_t i = 0; i < size; ++i) {
            ++held[classes[i]];
            taken |= std::size_t{1} << (i * counts.size() + classes[i]);
        }
        bool isAllowed = true;
        for (std::size_t i = 0; i < counts.size(); ++i)
            isAllowed = isAllowed && counts[i][held[i]];
        if (isAllowed)
            patterns[taken] = static_cast<std::uint16_t>(taken);
        isOver = true;
        for (std::size_t i = 0; i < size && isOver; ++i) {
            isOver = ++classes[i] == counts.size();
            classes[i] = isOver ? 0 : classes[i];
        }
    }
    for (std::size_t bit = 0; bit < bits; ++bit)
        for (std::size_t able = 0; able < patterns.size(); ++able)
            if ((able >> bit & 1U) != 0)
                patterns[able] |= patterns[able ^ std::size_t{1} << bit];
    return patterns;
}

/// By the houses that follow each other without sharing a variable: rows, columns, regions.
std::vector<std::vector<std::uint8_t>> ModelMaker::partingsOf(Variables variables) const {
    std::vector<std::vector<std::uint8_t>> partings;
    std::vector<std::uint8_t> groups(static_cast<std::size_t>(m_model.variableCount));
    std::vector<std::uint64_t> taken(m_model.wordsPerSet);
    for (std::size_t house = 0; house < exactHouseCount();) {
        std::ranges::fill(groups, 0);
        std::ranges::fill(taken, 0);
        std::uint8_t group = 0;
        const auto isFree = [&](Variable variable) { return groups[variable] == 0; };
        for (; house < exactHouseCount() && joinIfApart(taken, exactHouseBits(house)); ++house) {
            ++group;
            forEachIn(exactHouseBits(house), [&](Variable variable) { groups[variable] = group; });
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

SetChoice ModelMaker::setChoice(Variables variables, std::uint32_t sets, Target target) {
    SetChoice choice{scopeOf(variables), sets, {}};
    if (!m_derived.complements || target.arm)
        return choice;
    listBits(variables);
    for (std::size_t house = 0; house < exactHouseCount(); ++house) {
        const std::span<const std::uint64_t> bits = exactHouseBits(house);
        std::uint64_t beyond = 0;
        std::uint64_t left = 0;
        for (std::size_t word = 0; word < bits.size(); ++word) {
            beyond |= m_listedBits[word] & ~bits[word];
            left |= bits[word] & ~m_listedBits[word];
        }
        if (beyond != 0 || left == 0)
            continue;
        m_open.assign(bits.begin(), bits.end());
        for (std::size_t word = 0; word < bits.size(); ++word)
            m_open[word] &= ~m_listedBits[word];
        m_listed.clear();
        forEachIn(m_open, [&](Variable variable) { m_listed.push_back(variable); });
        choice.others = scopeOf(Variables(m_listed));
        break;
    }
    return choice;
}

/// Derives sums from houses that follow each other and share no variable, as rows, columns or regions side by side do;
/// and from long sums.
void ModelMaker::deriveSums() {
    int ofHouse = 0;
    for (Mask symbols = m_model.usable; symbols != 0; symbols &= symbols - 1)
        ofHouse += m_model.numbers[static_cast<std::size_t>(std::countr_zero(symbols))];
    // What is found is noted beside what is known: that must not move.
    const std::vector<Term> knownTerms = m_equationTerms;
    std::vector<Term> houseTerms;
    houseTerms.reserve(exactHouseCount() * static_cast<std::size_t>(m_model.symbolCount));
    std::vector<Addend> houses;
    houses.reserve(exactHouseCount());
    for (std::size_t house = 0; house < exactHouseCount(); ++house) {
        const std::size_t begin = houseTerms.size();
        forEachIn(exactHouseBits(house), [&](Variable variable) { houseTerms.emplace_back(variable, 1); });
        houses.push_back({Terms(houseTerms.data() + begin, houseTerms.size() - begin), ofHouse, exactHouseBits(house)});
    }
    std::vector<std::uint64_t> supports(m_equations.size() * m_model.wordsPerSet);
    std::vector<Addend> sums;
    sums.reserve(m_equations.size());
    for (const Equation& sum : m_equations)
        if (sum.end - sum.begin >= 2) {
            const std::span<std::uint64_t> support(supports.data() + sums.size() * m_model.wordsPerSet,
                                                   m_model.wordsPerSet);
            const Terms terms(knownTerms.data() + sum.begin, sum.end - sum.begin);
            for (const auto& [variable, factor] : terms)
                support[variable / 64U] |= std::uint64_t{1} << (variable % 64);
            sums.push_back({terms, sum.total, support});
        }
    ShrinkingSum sum(m_model.variableCount);
    ShrinkingSum shrunk = sum;
    std::vector<std::uint64_t> together(m_model.wordsPerSet);
    for (std::size_t first = 0; first < houses.size(); ++first) {
        sum.clear();
        std::ranges::fill(together, 0);
        for (std::size_t next = first; next < std::min(houses.size(), first + kMostHousesInSum); ++next) {
            if (!joinIfApart(together, houses[next].support))
                break;
            sum.add(houses[next].terms, houses[next].total);
            shrunk = sum;
            addShrunk(shrunk, sums, {});
        }
    }
    for (const Addend& each : sums)
        if (each.terms.size() > kMostTermsDerived) {
            sum.clear();
            sum.add(each.terms, each.total);
            addShrunk(sum, sums, houses);
        }
    deriveFromCrossings(sums, houses);
}

/// Derives, for each house, a sum from those that cross it and share nothing, less the houses that they fill.
void ModelMaker::deriveFromCrossings(std::span<const Addend> sums, std::span<const Addend> houses) {
    ShrinkingSum sum(m_model.variableCount);
    std::vector<std::uint64_t> taken(m_model.wordsPerSet);
    for (const Addend& house : houses) {
        sum.clear();
        std::ranges::fill(taken, 0);
        std::size_t count = 0;
        for (const Addend& each : sums)
            if (meet(each.support, house.support) && joinIfApart(taken, each.support)) {
                sum.add(each.terms, each.total);
                ++count;
            }
        if (count > 1)
            addShrunk(sum, {}, houses);
    }
}

/// Less every sum that shortens it, if that makes it short.
void ModelMaker::addShrunk(ShrinkingSum& sum, std::span<const Addend> sums, std::span<const Addend> houses) {
    const std::size_t before = sum.termCount();
    // Once around without a change.
    const std::size_t count = houses.size() + sums.size();
    std::size_t unchanged = 0;
    for (std::size_t i = 0; unchanged < count; i = i + 1 < count ? i + 1 : 0)
        unchanged = sum.shrinkBy(i < houses.size() ? houses[i] : sums[i - houses.size()]) ? 0 : unchanged + 1;
    if (sum.termCount() >= before || sum.termCount() > kMostTermsTight)
        return;
    sum.listTerms(m_terms);
    if (m_terms.size() <= kMostTermsDerived || tightnessOf(m_terms, sum.total()) > kLeastTightness)
        addSum(m_terms, sum.total(), {});
}

}  // namespace nonet::propagation
