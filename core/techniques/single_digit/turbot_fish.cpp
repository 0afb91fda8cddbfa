#include "core/techniques/single_digit/turbot_fish.h"

#include "core/techniques/single_digit/two_strong_links.h"

namespace nonet {
namespace {

bool isTurbotFish(const TwoStrongLinks& links) {
    return links.first.house.kind == HouseKind::box || links.second.house.kind == HouseKind::box;
}

}  // namespace

void findTurbotFish(const Position& position, StepCollector& steps) {
    findTwoStrongLinks(position, steps, TechniqueId::turbotFish, isTurbotFish);
}

}  // namespace nonet
