#include "core/techniques/step.h"

#include <algorithm>

namespace nonet {
namespace {

void sortUnique(std::vector<Candidate>& candidates) {
    std::sort(candidates.begin(), candidates.end());
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

}  // namespace

void addEliminations(Step& step, ClassicCellSet cells, Digit digit) {
    for (const Cell cell : cells)
        step.eliminations.push_back({cell, digit});
}

void addCells(Step& step, ClassicCellSet cells, Role role) {
    for (const Cell cell : cells)
        step.cells.push_back({cell, role});
}

void addCandidates(Step& step, ClassicCellSet cells, Digit digit, Role role) {
    for (const Cell cell : cells)
        step.candidates.push_back({{cell, digit}, role});
}

void addHouses(Step& step, std::uint32_t houses, Role role) {
    for (; houses != 0; houses &= houses - 1)
        step.houses.push_back({classic::houseAt(std::countr_zero(houses)), role});
}

void normalise(Step& step) {
    sortUnique(step.placements);
    sortUnique(step.eliminations);
}

bool hasSameResult(const Step& a, const Step& b) {
    return a.placements == b.placements && a.eliminations == b.eliminations;
}

}  // namespace nonet
