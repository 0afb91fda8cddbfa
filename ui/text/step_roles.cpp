#include "ui/text/step_roles.h"

#include <algorithm>

namespace nonet {
namespace {

House commonHouse(const Step& step, Cell a, Cell b) {
    const auto common = classic::commonHousesOf({a, b});
    for (const House house : common)
        if (std::ranges::any_of(step.houses,
                                [&](const RoleHouse& each) { return each.house == house && each.role != Role::cover; }))
            return house;
    return common.isEmpty() ? House() : common[0];
}

}  // namespace

ClassicCellSet cellsOfRole(const Step& step, Role role) {
    ClassicCellSet cells;
    for (const RoleCell& each : step.cells)
        if (each.role == role)
            cells.insert(each.cell);
    return cells;
}

ClassicCellSet allCells(const Step& step) {
    ClassicCellSet cells;
    for (const RoleCell& each : step.cells)
        cells.insert(each.cell);
    return cells;
}

ClassicCellSet candidateCellsOfRole(const Step& step, Role role) {
    ClassicCellSet cells;
    for (const RoleCandidate& each : step.candidates)
        if (each.role == role)
            cells.insert(each.candidate.cell);
    return cells;
}

ClassicDigitSet candidateDigitsOfRole(const Step& step, Role role) {
    ClassicDigitSet digits;
    for (const RoleCandidate& each : step.candidates)
        if (each.role == role)
            digits.insert(each.candidate.digit);
    return digits;
}

std::vector<House> housesOfRole(const Step& step, Role role) {
    std::vector<House> houses;
    for (const RoleHouse& each : step.houses)
        if (each.role == role)
            houses.push_back(each.house);
    return houses;
}

ClassicCellSet eliminatedCells(const Step& step) {
    ClassicCellSet cells;
    for (const Candidate candidate : step.eliminations)
        cells.insert(candidate.cell);
    return cells;
}

ClassicDigitSet eliminatedDigits(const Step& step) {
    ClassicDigitSet digits;
    for (const Candidate candidate : step.eliminations)
        digits.insert(candidate.digit);
    return digits;
}

std::vector<House> sharedHousesWithEliminations(const Step& step, ClassicCellSet cells) {
    std::vector<House> houses;
    for (const House house : classic::commonHousesOf(cells))
        if (classic::cellsOf(house).intersects(eliminatedCells(step) - cells))
            houses.push_back(house);
    return houses;
}

std::vector<House> housesToLookAt(const Step& step) {
    std::vector<House> houses = housesOfRole(step, Role::defining);
    std::ranges::copy(housesOfRole(step, Role::second), std::back_inserter(houses));
    if (houses.empty())
        houses = sharedHousesWithEliminations(step, allCells(step));
    if (houses.empty()) {
        ClassicCellSet cells = allCells(step);
        for (const RoleCandidate& each : step.candidates)
            cells.insert(each.candidate.cell);
        if (cells.isEmpty())
            for (const Candidate candidate : step.placements)
                cells.insert(candidate.cell);
        for (const Cell cell : cells)
            houses.push_back(classic::boxHouse(classic::boxOf(cell)));
    }
    std::ranges::sort(houses);
    // Not std::ranges::unique: clang 14 cannot read this library's subrange.
    houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
    return houses;
}

House linkHouse(const Step& step, const StepLink& link) { return commonHouse(step, link.from.cell, link.to.cell); }

std::optional<TwoLinkChain> twoLinkChain(const Step& step) {
    const std::optional<ChainEnds> ends = chainEnds(step);
    if (!ends || step.links.size() != 3 || step.digits.count() != 1)
        return std::nullopt;
    const Cell near1 = step.links[0].to.cell;
    const Cell near2 = step.links[2].from.cell;
    return TwoLinkChain{commonHouse(step, ends->first.cell, near1),
                        commonHouse(step, near2, ends->last.cell),
                        ends->first.cell,
                        near1,
                        near2,
                        ends->last.cell};
}

std::optional<ChainEnds> chainEnds(const Step& step) {
    if (step.links.empty() || step.links.size() % 2 == 0)
        return std::nullopt;
    ChainEnds ends{step.links.front().from, step.links.back().to, {}};
    for (std::size_t i = 0; i < step.links.size(); ++i) {
        const bool continues = i == 0 || step.links[i].from == step.links[i - 1].to;
        if (!continues || step.links[i].isStrong != (i % 2 == 0))
            return std::nullopt;
        for (const Cell cell : {step.links[i].from.cell, step.links[i].to.cell})
            if (ends.cells.empty() || ends.cells.back() != cell)
                ends.cells.push_back(cell);
    }
    return ends;
}

}  // namespace nonet
