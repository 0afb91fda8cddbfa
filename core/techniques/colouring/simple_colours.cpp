#include "core/techniques/colouring/simple_colours.h"

#include "core/techniques/argument_parts.h"

#include <algorithm>

namespace nonet {
namespace {

struct Colours {
    ClassicCellSet first;
    ClassicCellSet second;
    ClassicCellSet both() const { return first | second; }
};

/// Where pairs form a loop of odd length (the position is contradictory then), a cell keeps its first colour.
Colours coloursFrom(Cell start, const ConjugatePairs& pairs) {
    Colours colours{.first = {start}, .second = {}};
    for (bool grows = true; grows;) {
        grows = false;
        for (const ConjugatePair& pair : pairs)
            for (const Cell cell : {pair.first, pair.second}) {
                const Cell next = pair.other(cell);
                if (!colours.both().contains(cell) || colours.both().contains(next))
                    continue;
                (colours.first.contains(cell) ? colours.second : colours.first).insert(next);
                grows = true;
            }
    }
    return colours;
}

ClassicCellSet peersOfAny(ClassicCellSet cells) {
    ClassicCellSet peers;
    for (const Cell cell : cells)
        peers |= classic::peersOf(cell);
    return peers;
}

/// False where the search is to end.
bool takeFrom(const Position& position, Digit digit, const Colours& colours, DeductionSink& sink) {
    const ClassicCellSet seenByFirst = peersOfAny(colours.first);
    const ClassicCellSet seenBySecond = peersOfAny(colours.second);
    const auto take = [&](TechniqueId technique, ClassicCellSet cleared) {
        Deduction found{
            .technique = technique,
            .pattern = {.digits = ClassicDigitSet(digit), .cells = colours.first, .others = colours.second}};
        found.eliminations.insert(cleared, digit);
        return cleared.isEmpty() || sink.take(found);
    };
    return (!seenByFirst.intersects(colours.first) || take(TechniqueId::simpleColoursWrap, colours.first)) &&
           (!seenBySecond.intersects(colours.second) || take(TechniqueId::simpleColoursWrap, colours.second)) &&
           take(TechniqueId::simpleColoursTrap, (seenByFirst & seenBySecond & position.cells(digit)) - colours.both());
}

void searchSimpleColours(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    for (const Digit digit : scope.digits) {
        if (!sink.goesOn())
            return;
        const ConjugatePairs& pairs = facts.conjugatePairs(digit);
        ClassicCellSet open;
        for (const ConjugatePair& pair : pairs)
            open |= {pair.first, pair.second};
        while (!open.isEmpty()) {
            if (!sink.goesOn())
                return;
            const Colours colours = coloursFrom(open.first(), pairs);
            open -= colours.both();
            if (colours.both().count() > 2 && !takeFrom(facts.position(), digit, colours, sink))
                return;
        }
    }
}

/// The pairs of a colouring as one walks them: each but the first starts from a cell that was there before, and has its
/// cell of the first colour in front.
std::vector<ConjugatePair> walked(const ConjugatePairs& pairs, const Pattern& colouring) {
    std::vector<ConjugatePair> open;
    for (const ConjugatePair& pair : pairs)
        if ((colouring.cells | colouring.others).contains(pair.first))
            open.push_back(colouring.cells.contains(pair.first)
                               ? pair
                               : ConjugatePair{.house = pair.house, .first = pair.second, .second = pair.first});
    std::vector<ConjugatePair> walk;
    ClassicCellSet reached{colouring.cells.first()};
    while (!open.empty()) {
        // One is always there: the colouring is connected.
        const auto next = std::ranges::find_if(open, [&reached](const ConjugatePair& pair) {
            return reached.contains(pair.first) || reached.contains(pair.second);
        });
        reached |= {next->first, next->second};
        walk.push_back(*next);
        open.erase(next);
    }
    return walk;
}

void describeSimpleColours(const PositionFacts& facts, const Deduction& found, Step& step) {
    const Digit digit = found.pattern.digits.first();
    step.digits = toDigitSet(found.pattern.digits);
    addCandidates(step, found.pattern.cells, digit, Role::colourA);
    addCandidates(step, found.pattern.others, digit, Role::colourB);
    std::vector<Truth> truths;
    for (const ConjugatePair& pair : walked(facts.conjugatePairs(digit), found.pattern)) {
        truths.push_back(Truth::ofHouse(pair.house, digit));
        step.houses.push_back({pair.house, Role::base});
        step.lines.push_back({.nodes = {nodeOf({pair.first, digit}, true), nodeOf({pair.second, digit}, false)},
                              .links = {LinkStrength::strong}});
    }
    step.arguments = {following(truths)};
}

}  // namespace

const Search kSimpleColoursSearch{
    .run = searchSimpleColours, .describe = describeSimpleColours, .isOfOneDigit = true, .findsAllAtOnce = true};

}  // namespace nonet
