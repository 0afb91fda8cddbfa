#include "core/techniques/wings/w_wing.h"

#include "core/techniques/argument_parts.h"

namespace nonet {
namespace {

/// Pattern::line: the first cell, the bridge's two ends, the second cell.
bool take(const Position& position, Cell cell1, Cell cell2, Digit common, const ConjugatePair& bridge,
          ClassicCellSet cleared, DeductionSink& sink) {
    const bool startsAtFirst = classic::arePeers(cell1, bridge.first) && classic::arePeers(bridge.second, cell2);
    const Cell bridge1 = startsAtFirst ? bridge.first : bridge.second;
    Deduction found{.technique = TechniqueId::wWing,
                    .pattern = {.digits = position.candidates(cell1),
                                .base = bitOf(bridge.house),
                                .line = {cell1, bridge1, bridge.other(bridge1), cell2}}};
    found.eliminations.insert(cleared, common);
    return sink.take(found);
}

bool isBridge(const ConjugatePair& pair, Cell cell1, Cell cell2) {
    return (classic::arePeers(pair.first, cell1) && classic::arePeers(pair.second, cell2)) ||
           (classic::arePeers(pair.first, cell2) && classic::arePeers(pair.second, cell1));
}

/// The two ways to name the digits of one pair of cells. False where the search is to end.
bool searchPair(const PositionFacts& facts, Cell cell1, Cell cell2, DeductionSink& sink) {
    const Position& position = facts.position();
    const ClassicDigitSet digits = position.candidates(cell1);
    for (const Digit common : digits) {
        const Digit joined = (digits - ClassicDigitSet(common)).first();
        const ClassicCellSet cleared = classic::commonPeersOf({cell1, cell2}) & position.cells(common);
        if (cleared.isEmpty())
            continue;
        for (const ConjugatePair& pair : facts.conjugatePairs(joined)) {
            if (!isBridge(pair, cell1, cell2))
                continue;
            if (!take(position, cell1, cell2, common, pair, cleared, sink))
                return false;
            break;
        }
    }
    return true;
}

void searchWWings(const PositionFacts& facts, const SearchScope&, DeductionSink& sink) {
    const Position& position = facts.position();
    ClassicCellSet seconds = facts.bivalueCells();
    for (const Cell cell1 : facts.bivalueCells()) {
        seconds.erase(cell1);
        const ClassicDigitSet digits = position.candidates(cell1);
        const Digit first = digits.first();
        const ClassicCellSet same =
            seconds & position.cells(first) & position.cells((digits - ClassicDigitSet(first)).first());
        if (!sink.goesOn())
            return;
        for (const Cell cell2 : same - classic::peersOf(cell1))
            if (!sink.goesOn() || !searchPair(facts, cell1, cell2, sink))
                return;
    }
}

void describeWWing(const PositionFacts&, const Deduction& found, Step& step) {
    const auto& line = found.pattern.line;
    const Digit common = found.eliminations.digits().first();
    const Digit joined = (found.pattern.digits - ClassicDigitSet(common)).first();
    step.digits = {joined, common};
    step.cells = {{line[0], Role::base}, {line[3], Role::base}};
    step.candidates = {{{line[0], common}, Role::pincer}, {{line[0], joined}, Role::pivot},
                       {{line[1], joined}, Role::pivot},  {{line[2], joined}, Role::pivot},
                       {{line[3], joined}, Role::pivot},  {{line[3], common}, Role::pincer}};
    addHouses(step, found.pattern.base, Role::base);
    std::vector<Truth> truths = truthsOfHouses(found.pattern.base, joined);
    truths.insert(truths.end(), {Truth::ofCell(line[0]), Truth::ofCell(line[3])});
    step.arguments = {following(truths)};
    std::vector<Candidate> nodes;
    for (const RoleCandidate& each : step.candidates)
        nodes.push_back(each.candidate);
    step.lines = {alternatingLine(nodes)};
}

}  // namespace

const Search kWWingSearch{.run = searchWWings, .describe = describeWWing};

}  // namespace nonet
