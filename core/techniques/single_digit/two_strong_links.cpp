#include "core/techniques/single_digit/two_strong_links.h"

namespace nonet {
namespace {

Step twoStrongLinksStep(TechniqueId id, Digit digit, const TwoStrongLinks& links, ClassicCellSet victims) {
    Step step;
    step.technique = id;
    step.digits.insert(digit);
    addCandidates(step, {links.far1(), links.near1, links.near2, links.far2()}, digit, Role::defining);
    step.houses = {{links.first.house, Role::defining}, {links.second.house, Role::defining}};
    for (const House house : classic::commonHousesOf({links.near1, links.near2}))
        step.houses.push_back({house, Role::cover});
    step.links = {{{links.far1(), digit}, {links.near1, digit}, true},
                  {{links.near1, digit}, {links.near2, digit}, false},
                  {{links.near2, digit}, {links.far2(), digit}, true}};
    addEliminations(step, victims, digit);
    return step;
}

bool areDisjoint(const ConjugatePair& a, const ConjugatePair& b) {
    return a.first != b.first && a.first != b.second && a.second != b.first && a.second != b.second;
}

}  // namespace

bool isSkyscraper(const TwoStrongLinks& links) {
    const HouseKind kind = links.first.house.kind;
    if (kind != links.second.house.kind || kind == HouseKind::box)
        return false;
    const auto across = kind == HouseKind::row ? classic::columnOf : classic::rowOf;
    // With both pairs of ends aligned it is an X-Wing.
    return across(links.near1) == across(links.near2) && across(links.far1()) != across(links.far2());
}

bool isTwoStringKite(const TwoStrongLinks& links) {
    return links.first.house.kind == HouseKind::row && links.second.house.kind == HouseKind::column &&
           classic::boxOf(links.near1) == classic::boxOf(links.near2);
}

void findTwoStrongLinks(const Position& position, StepCollector& steps, TechniqueId id,
                        bool (*hasShape)(const TwoStrongLinks&)) {
    for (const Digit digit : classic::kAllDigits) {
        const ConjugatePairs pairs = conjugatePairs(position, digit);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            for (std::size_t j = i + 1; j < pairs.size(); ++j) {
                if (!areDisjoint(pairs[i], pairs[j]))
                    continue;
                for (const Cell near1 : {pairs[i].first, pairs[i].second})
                    for (const Cell near2 : {pairs[j].first, pairs[j].second}) {
                        const TwoStrongLinks links{pairs[i], pairs[j], near1, near2};
                        if (!classic::arePeers(near1, near2) || !hasShape(links))
                            continue;
                        const ClassicCellSet victims =
                            classic::commonPeersOf({links.far1(), links.far2()}) & position.cells(digit);
                        if (!victims.isEmpty() && !steps.add(twoStrongLinksStep(id, digit, links, victims)))
                            return;
                    }
            }
    }
}

}  // namespace nonet
