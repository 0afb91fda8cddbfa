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

std::vector<LineLink> linksOf(const StepLine& line) {
    std::vector<LineLink> links;
    for (std::size_t i = 0; i < line.links.size(); ++i)
        links.push_back({&line.nodes[i], &line.nodes[(i + 1) % line.nodes.size()], line.links[i], false});
    return links;
}

std::vector<LineLink> linksOf(const Step& step) {
    std::vector<LineLink> links;
    for (const Step* each : withInner(step))
        for (const StepLine& line : each->lines)
            for (LineLink link : linksOf(line)) {
                link.isInner = each != &step;
                links.push_back(link);
            }
    return links;
}

std::vector<const Step*> withInner(const Step& step) {
    std::vector<const Step*> all{&step};
    for (const Step& each : step.inner)
        std::ranges::copy(withInner(each), std::back_inserter(all));
    return all;
}

bool isSinglePlacement(const Step& step) {
    const auto isBase = [](const auto& each) { return each.role == Role::base; };
    return step.placements.size() == 1 && step.eliminations.empty() && step.lines.empty() && step.inner.empty() &&
           step.rules.empty() && step.cells.size() <= 1 && step.houses.size() <= 1 &&
           step.cells.size() + step.houses.size() > 0 && std::ranges::all_of(step.cells, isBase) &&
           std::ranges::all_of(step.houses, isBase);
}

CellSet cellsOf(const StepNode& node) {
    CellSet cells = CellSet::from(node.setCells);
    for (const Candidate each : node.candidates)
        cells.insert(each.cell);
    return cells;
}

std::vector<Cell> patternCells(const Step& step) {
    CellSet cells;
    for (const RoleCell& each : step.cells)
        cells.insert(each.cell);
    for (const RoleCandidate& each : step.candidates)
        cells.insert(each.candidate.cell);
    for (const StepLine& line : step.lines)
        for (const StepNode& node : line.nodes)
            for (const Cell cell : cellsOf(node))
                cells.insert(cell);
    if (cells.isEmpty())
        for (const Candidate candidate : step.placements)
            cells.insert(candidate.cell);
    std::vector<Cell> list;
    for (const Cell cell : cells)
        list.push_back(cell);
    return list;
}

StepNode nodeOf(Candidate candidate, bool isOn) { return {.candidates = {candidate}, .isOn = isOn}; }

StepLine alternatingLine(std::span<const Candidate> candidates) {
    StepLine line;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        line.nodes.push_back(nodeOf(candidates[i], i % 2 == 1));
        if (i > 0)
            line.links.push_back(i % 2 == 1 ? LinkStrength::strong : LinkStrength::weak);
    }
    return line;
}

void normalise(Step& step) {
    sortUnique(step.placements);
    sortUnique(step.eliminations);
}

bool hasSameResult(const Step& a, const Step& b) {
    return a.placements == b.placements && a.eliminations == b.eliminations;
}

}  // namespace nonet
