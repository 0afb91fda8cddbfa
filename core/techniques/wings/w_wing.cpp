#include "core/techniques/wings/w_wing.h"

#include "core/techniques/single_digit/conjugate_pairs.h"

namespace nonet {
namespace {

struct WWing {
    Cell cell1;
    Cell cell2;
    Digit joined;
    Digit common;
    ConjugatePair bridge;
};

Step makeStep(const WWing& wing, ClassicCellSet victims) {
    const auto [cell1, cell2, joined, common, bridge] = wing;
    const bool startsAtFirst = classic::arePeers(cell1, bridge.first) && classic::arePeers(bridge.second, cell2);
    const Cell bridge1 = startsAtFirst ? bridge.first : bridge.second;
    const Cell bridge2 = bridge.other(bridge1);
    Step step;
    step.technique = TechniqueId::wWing;
    step.digits = {joined, common};
    step.cells = {{cell1, Role::defining}, {cell2, Role::defining}};
    step.candidates = {{{cell1, common}, Role::second},     {{cell1, joined}, Role::defining},
                       {{bridge1, joined}, Role::defining}, {{bridge2, joined}, Role::defining},
                       {{cell2, joined}, Role::defining},   {{cell2, common}, Role::second}};
    step.houses = {{bridge.house, Role::defining}};
    for (std::size_t i = 0; i + 1 < step.candidates.size(); ++i)
        step.links.push_back({step.candidates[i].candidate, step.candidates[i + 1].candidate, i % 2 == 0});
    addEliminations(step, victims, common);
    return step;
}

bool isBridge(const ConjugatePair& pair, Cell cell1, Cell cell2) {
    return (classic::arePeers(pair.first, cell1) && classic::arePeers(pair.second, cell2)) ||
           (classic::arePeers(pair.first, cell2) && classic::arePeers(pair.second, cell1));
}

/// The two ways to name the digits of one pair of cells. False when the collector is full.
bool addWings(const Position& position, Cell cell1, Cell cell2, const std::array<ConjugatePairs, 9>& pairs,
              StepCollector& steps) {
    const ClassicDigitSet digits = position.candidates(cell1);
    for (const Digit joined : digits) {
        const Digit common = (digits - ClassicDigitSet(joined)).first();
        const ClassicCellSet victims = classic::commonPeersOf({cell1, cell2}) & position.cells(common);
        if (victims.isEmpty())
            continue;
        for (const ConjugatePair& pair : pairs[static_cast<std::size_t>(joined.index())]) {
            if (!isBridge(pair, cell1, cell2))
                continue;
            if (!steps.add(makeStep({cell1, cell2, joined, common, pair}, victims)))
                return false;
            break;
        }
    }
    return true;
}

}  // namespace

void findWWings(const Position& position, StepCollector& steps) {
    std::array<ConjugatePairs, 9> pairs;
    for (const Digit digit : classic::kAllDigits)
        pairs[static_cast<std::size_t>(digit.index())] = conjugatePairs(position, digit);
    const ClassicCellSet bivalue = position.bivalueCells();
    for (const Cell cell1 : bivalue)
        for (const Cell cell2 : bivalue - classic::peersOf(cell1))
            if (cell1 < cell2 && position.candidates(cell1) == position.candidates(cell2) &&
                !addWings(position, cell1, cell2, pairs, steps))
                return;
}

}  // namespace nonet
