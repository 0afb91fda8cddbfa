#include "core/techniques/single_digit/two_strong_links.h"

#include "core/techniques/argument_parts.h"

namespace nonet {
namespace {

/// The ends near1 and near2 see each other.
struct TwoStrongLinks {
    ConjugatePair first;
    ConjugatePair second;
    Cell near1;
    Cell near2;

    Cell far1() const { return first.other(near1); }
    Cell far2() const { return second.other(near2); }
};

bool take(TechniqueId technique, const Position& position, Digit digit, const TwoStrongLinks& links,
          DeductionSink& sink) {
    Deduction found{.technique = technique,
                    .pattern = {.digits = ClassicDigitSet(digit),
                                .base = bitOf(links.first.house) | bitOf(links.second.house),
                                .line = {links.far1(), links.near1, links.near2, links.far2()}}};
    found.eliminations.insert(classic::commonPeersOf({links.far1(), links.far2()}) & position.cells(digit), digit);
    return found.eliminations.isEmpty() || sink.take(found);
}

/// Where the ends of two parallel lines stand side by side.
bool areAligned(HouseKind kind, Cell a, Cell b) {
    return kind == HouseKind::row ? classic::columnOf(a) == classic::columnOf(b)
                                  : classic::rowOf(a) == classic::rowOf(b);
}

bool areDisjoint(const ConjugatePair& a, const ConjugatePair& b) {
    return a.first != b.first && a.first != b.second && a.second != b.first && a.second != b.second;
}

bool isSkyscraper(const TwoStrongLinks& links) {
    const HouseKind kind = links.first.house.kind;
    const bool areBothFirst = links.near1 == links.first.first && links.near2 == links.second.first;
    const bool areBothSecond = links.near1 == links.first.second && links.near2 == links.second.second;
    // With both pairs of ends aligned it is an X-Wing.
    return kind == links.second.house.kind && kind != HouseKind::box && (areBothFirst || areBothSecond) &&
           areAligned(kind, links.near1, links.near2) && !areAligned(kind, links.far1(), links.far2());
}

void searchSkyscrapers(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    for (const HouseKind kind : {HouseKind::row, HouseKind::column})
        for (const Digit digit : scope.digits) {
            if (!sink.goesOn())
                return;
            const ConjugatePairs& pairs = facts.conjugatePairs(digit);
            for (std::size_t i = 0; i < pairs.size(); ++i)
                for (std::size_t j = i + 1; j < pairs.size(); ++j) {
                    if (pairs[i].house.kind != kind || pairs[j].house.kind != kind)
                        continue;
                    const bool startsAtFirst = areAligned(kind, pairs[i].first, pairs[j].first);
                    const TwoStrongLinks links{pairs[i], pairs[j], startsAtFirst ? pairs[i].first : pairs[i].second,
                                               startsAtFirst ? pairs[j].first : pairs[j].second};
                    if (isSkyscraper(links) && !take(TechniqueId::skyscraper, facts.position(), digit, links, sink))
                        return;
                }
        }
}

/// The first ends, row before column, that share a box.
bool isTwoStringKite(const ConjugatePair& row, const ConjugatePair& column, TwoStrongLinks& links) {
    if (row.house.kind != HouseKind::row || column.house.kind != HouseKind::column || !areDisjoint(row, column))
        return false;
    for (const Cell near1 : {row.first, row.second})
        for (const Cell near2 : {column.first, column.second})
            if (classic::boxOf(near1) == classic::boxOf(near2)) {
                links = {row, column, near1, near2};
                return true;
            }
    return false;
}

void searchTwoStringKites(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    for (const Digit digit : scope.digits) {
        if (!sink.goesOn())
            return;
        const ConjugatePairs& pairs = facts.conjugatePairs(digit);
        for (const ConjugatePair& row : pairs)
            for (const ConjugatePair& column : pairs) {
                TwoStrongLinks links{};
                if (isTwoStringKite(row, column, links) &&
                    !take(TechniqueId::twoStringKite, facts.position(), digit, links, sink))
                    return;
            }
    }
}

void searchTurbotFish(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    for (const Digit digit : scope.digits) {
        if (!sink.goesOn())
            return;
        const ConjugatePairs& pairs = facts.conjugatePairs(digit);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            for (std::size_t j = i + 1; j < pairs.size(); ++j) {
                if (!areDisjoint(pairs[i], pairs[j]))
                    continue;
                TwoStrongLinks kite{};
                const bool isKite = isTwoStringKite(pairs[i], pairs[j], kite);
                for (const Cell near1 : {pairs[i].first, pairs[i].second})
                    for (const Cell near2 : {pairs[j].first, pairs[j].second}) {
                        const TwoStrongLinks links{pairs[i], pairs[j], near1, near2};
                        const bool isThatKite = isKite && kite.near1 == near1 && kite.near2 == near2;
                        if (classic::arePeers(near1, near2) && !isSkyscraper(links) && !isThatKite &&
                            !take(TechniqueId::turbotFish, facts.position(), digit, links, sink))
                            return;
                    }
            }
    }
}

void describeTwoStrongLinks(const PositionFacts&, const Deduction& found, Step& step) {
    const Digit digit = found.pattern.digits.first();
    const auto& line = found.pattern.line;
    step.digits = toDigitSet(found.pattern.digits);
    std::vector<Candidate> nodes;
    for (const Cell cell : line)
        nodes.push_back({cell, digit});
    for (const Candidate node : nodes)
        step.candidates.push_back({node});
    addHouses(step, found.pattern.base, Role::base);
    step.arguments = {following(truthsOfHouses(found.pattern.base, digit))};
    for (const House house : classic::commonHousesOf({line[1], line[2]}))
        step.houses.push_back({house, Role::cover});
    step.lines = {alternatingLine(nodes)};
}

}  // namespace

const Search kSkyscraperSearch{.run = searchSkyscrapers, .describe = describeTwoStrongLinks, .isOfOneDigit = true};
const Search kTwoStringKiteSearch{
    .run = searchTwoStringKites, .describe = describeTwoStrongLinks, .isOfOneDigit = true};
const Search kTurbotFishSearch{.run = searchTurbotFish, .describe = describeTwoStrongLinks, .isOfOneDigit = true};

}  // namespace nonet
