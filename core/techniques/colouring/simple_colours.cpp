#include "core/techniques/colouring/simple_colours.h"

#include "core/techniques/argument_parts.h"

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

void describeSimpleColours(const PositionFacts& facts, const Deduction& found, Step& step) {
    const Digit digit = found.pattern.digits.first();
    step.digits = toDigitSet(found.pattern.digits);
    addCandidates(step, found.pattern.cells, digit, Role::colourA);
    addCandidates(step, found.pattern.others, digit, Role::colourB);
    std::vector<Truth> truths;
    for (const ConjugatePair& pair : facts.conjugatePairs(digit))
        if ((found.pattern.cells | found.pattern.others).contains(pair.first)) {
            truths.push_back(Truth::ofHouse(pair.house, digit));
            step.houses.push_back({pair.house, Role::base});
            const bool firstIsOn = found.pattern.cells.contains(pair.first);
            step.lines.push_back(
                {.nodes = {nodeOf({pair.first, digit}, firstIsOn), nodeOf({pair.second, digit}, !firstIsOn)},
                 .links = {LinkStrength::strong}});
        }
    step.arguments = {following(truths)};
}

}  // namespace

const Search kSimpleColoursSearch{
    .run = searchSimpleColours, .describe = describeSimpleColours, .isOfOneDigit = true, .findsAllAtOnce = true};

}  // namespace nonet
