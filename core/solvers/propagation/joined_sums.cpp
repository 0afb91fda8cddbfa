// Sums added up where together they are bounded closer than each by itself: cells of two lines may see each other.
#include "core/solvers/propagation/model_maker.h"

#include <algorithm>

namespace nonet::propagation {
namespace {

/// Shorter sums are bounded closely as they are.
constexpr std::size_t kLeastTerms = 6;
/// At least this many variables of the one sum differ from some of the other.
constexpr std::size_t kLeastLinks = 6;
/// The work grows with the square of their number.
constexpr std::size_t kMostSums = 32;

}  // namespace

struct ModelMaker::JoinedSum {
    std::vector<Term> terms;
    int total = 0;
    /// Its variables, and all that differ from one of them.
    std::vector<std::uint64_t> support;
    std::vector<std::uint64_t> peers;
    int tightness = 0;
    bool isGiven = true;
    /// It is a part of another.
    bool isGone = false;
};

/// Adds up sums of factors 1 in pairs, the tightest first, as long as that tells more.
void ModelMaker::joinSums(std::size_t count) {
    std::vector<JoinedSum> sums;
    for (std::size_t i = 0; i < count && sums.size() < kMostSums; ++i) {
        const Terms terms = termsOf(m_equations[i]);
        if (terms.size() >= kLeastTerms &&
            std::ranges::all_of(terms, [](const Term& term) { return term.second == 1; }))
            sums.push_back(joinedSum({terms.begin(), terms.end()}, m_equations[i].total));
    }
    struct Join {
        std::size_t first;
        std::size_t second;
        JoinedSum both;
    };
    std::vector<Join> joins;
    const auto addJoin = [&](std::size_t i, std::size_t j) {
        if (shouldStop() || sums[i].isGone || sums[j].isGone)
            return;
        if (std::optional<JoinedSum> both = joined(sums[i], sums[j]))
            joins.push_back({i, j, *std::move(both)});
    };
    for (std::size_t i = 0; i < sums.size(); ++i)
        for (std::size_t j = i + 1; j < sums.size(); ++j)
            addJoin(i, j);
    while (!joins.empty() && !m_model.wasStopped) {
        // Among equally tight ones, the first in order.
        const auto best = std::ranges::max_element(joins, [](const Join& a, const Join& b) {
            return a.both.tightness != b.both.tightness ? a.both.tightness < b.both.tightness
                                                        : std::pair(a.first, a.second) > std::pair(b.first, b.second);
        });
        const std::size_t first = best->first;
        const std::size_t second = best->second;
        sums[first] = std::move(best->both);
        sums[second].isGone = true;
        const auto isOfThese = [&](std::size_t sum) { return sum == first || sum == second; };
        std::erase_if(joins, [&](const Join& join) { return isOfThese(join.first) || isOfThese(join.second); });
        for (std::size_t other = 0; other < sums.size(); ++other)
            if (other != first)
                addJoin(std::min(other, first), std::max(other, first));
    }
    for (const JoinedSum& sum : sums)
        if (!sum.isGiven && !sum.isGone && sum.tightness > 0)
            addSum(sum.terms, sum.total, {});
}

ModelMaker::JoinedSum ModelMaker::joinedSum(std::vector<Term> terms, int total) {
    JoinedSum sum{std::move(terms), total, {}, {}};
    sum.support.resize(m_model.wordsPerSet);
    sum.peers.resize(m_model.wordsPerSet);
    for (const auto& [variable, factor] : sum.terms) {
        sum.support[variable / 64U] |= std::uint64_t{1} << (variable % 64);
        for (std::size_t word = 0; word < sum.peers.size(); ++word)
            sum.peers[word] |= m_model.peerWord(variable, word);
    }
    sum.tightness = tightnessOf(sum.terms, total);
    return sum;
}

std::optional<ModelMaker::JoinedSum> ModelMaker::joined(const JoinedSum& a, const JoinedSum& b) {
    std::size_t ofA = 0;
    std::size_t ofB = 0;
    for (std::size_t word = 0; word < a.support.size(); ++word) {
        if ((a.support[word] & b.support[word]) != 0)
            return std::nullopt;
        ofA += static_cast<std::size_t>(countOfWord(a.support[word] & b.peers[word]));
        ofB += static_cast<std::size_t>(countOfWord(b.support[word] & a.peers[word]));
    }
    if (std::min(ofA, ofB) < kLeastLinks)
        return std::nullopt;
    std::vector<Term> terms;
    std::ranges::merge(a.terms, b.terms, std::back_inserter(terms));
    JoinedSum both = joinedSum(std::move(terms), a.total + b.total);
    both.isGiven = false;
    const bool isTighter = both.tightness > std::max(a.tightness, b.tightness);
    return isTighter || both.tightness > a.tightness + b.tightness ? std::optional(std::move(both)) : std::nullopt;
}

}  // namespace nonet::propagation
