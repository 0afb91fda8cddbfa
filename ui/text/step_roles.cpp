#include "ui/text/step_roles.h"

#include "ui/text/step_board.h"

#include <algorithm>

namespace nonet {
namespace {

bool isStrong(LinkStrength strength) { return strength == LinkStrength::strong; }

bool isArgument(const Step& step, House house) {
    return std::ranges::any_of(
        step.houses, [house](const RoleHouse& each) { return each.house == house && each.role != Role::cover; });
}

void insertCells(CellSet& cells, const auto& candidates) {
    for (const Candidate& each : candidates)
        cells.insert(each.cell);
}

}  // namespace

CellSet cellsOfRole(const Step& step, Role role) {
    CellSet cells;
    for (const RoleCell& each : step.cells)
        if (each.role == role)
            cells.insert(each.cell);
    return cells;
}

CellSet allCells(const Step& step) {
    CellSet cells;
    for (const RoleCell& each : step.cells)
        cells.insert(each.cell);
    return cells;
}

std::vector<Candidate> candidatesOfRole(const Step& step, Role role) {
    std::vector<Candidate> candidates;
    for (const RoleCandidate& each : step.candidates)
        if (each.role == role)
            candidates.push_back(each.candidate);
    return candidates;
}

CellSet candidateCellsOfRole(const Step& step, Role role) {
    CellSet cells;
    insertCells(cells, candidatesOfRole(step, role));
    return cells;
}

DigitSet candidateDigitsOfRole(const Step& step, Role role) {
    DigitSet digits;
    for (const Candidate each : candidatesOfRole(step, role))
        digits.insert(each.digit);
    return digits;
}

std::vector<House> housesOfRole(const Step& step, Role role) {
    std::vector<House> houses;
    for (const RoleHouse& each : step.houses)
        if (each.role == role)
            houses.push_back(each.house);
    return houses;
}

CellSet eliminatedCells(const Step& step) {
    CellSet cells;
    insertCells(cells, step.eliminations);
    return cells;
}

DigitSet eliminatedDigits(const Step& step) {
    DigitSet digits;
    for (const Candidate candidate : step.eliminations)
        digits.insert(candidate.digit);
    return digits;
}

bool hasRole(const Step& step, Role role) {
    return std::ranges::find(step.cells, role, &RoleCell::role) != step.cells.end() ||
           std::ranges::find(step.candidates, role, &RoleCandidate::role) != step.candidates.end();
}

std::vector<Role> setsOf(const Step& step) {
    std::vector<Role> sets;
    for (const RoleCell& each : step.cells)
        if (isSet(each.role) && std::ranges::find(sets, each.role) == sets.end())
            sets.push_back(each.role);
    std::ranges::sort(sets);
    return sets;
}

DigitSet digitsOfSet(const Step& step, Role set) {
    const CellSet cells = cellsOfRole(step, set);
    DigitSet digits;
    for (const RoleCandidate& each : step.candidates)
        if (cells.contains(each.candidate.cell))
            digits.insert(each.candidate.digit);
    return digits;
}

PatternPart partOf(Role role) {
    switch (role) {
    case Role::base:
    case Role::pivot:
    case Role::on:
    case Role::colourA:
    case Role::deadly:
    case Role::assumption: return PatternPart::body;
    case Role::bridge:
    case Role::pincer:
    case Role::off:
    case Role::colourB:
    case Role::setA:
    case Role::setB:
    case Role::setC:
    case Role::setD:
    case Role::setE:
    case Role::setF:
    case Role::restrictedCommon: return PatternPart::beside;
    case Role::fin:
    case Role::endoFin:
    case Role::guardian: return PatternPart::fins;
    case Role::cover: break;
    }
    return PatternPart::across;
}

std::vector<Candidate> candidatesOfPart(const Step& step, PatternPart part) {
    std::vector<Candidate> candidates;
    for (const RoleCandidate& each : step.candidates)
        if (partOf(each.role) == part)
            candidates.push_back(each.candidate);
    return candidates;
}

std::vector<House> sharedHousesWithEliminations(const Step& step, const CellSet& cells) {
    const StepBoard board(step);
    std::vector<House> houses = board.commonHousesOf(cells);
    std::erase_if(houses, [&](House house) { return !board.cellsOf(house).intersects(eliminatedCells(step) - cells); });
    return houses;
}

std::vector<House> housesToLookAt(const Step& step) {
    std::vector<House> houses = housesOfRole(step, Role::base);
    std::ranges::copy(housesOfRole(step, Role::bridge), std::back_inserter(houses));
    if (houses.empty())
        houses = sharedHousesWithEliminations(step, allCells(step));
    if (houses.empty()) {
        CellSet cells = allCells(step);
        for (const RoleCandidate& each : step.candidates)
            cells.insert(each.candidate.cell);
        if (cells.isEmpty())
            insertCells(cells, step.placements);
        for (const Cell cell : cells)
            houses.push_back(StepBoard(step).boxOf(cell));
    }
    std::ranges::sort(houses);
    // Not std::ranges::unique: clang 14 cannot read this library's subrange.
    houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
    return houses;
}

bool isAboutCells(const Step& step) {
    return std::ranges::any_of(step.candidates, [](const RoleCandidate& each) {
        const PatternPart part = partOf(each.role);
        const bool isOfHouses = each.role == Role::base || each.role == Role::bridge || each.role == Role::fin ||
                                each.role == Role::endoFin;
        return part != PatternPart::across && !isOfHouses;
    });
}

bool isDescribedByLines(const Step& step) {
    const bool hasColours = hasRole(step, Role::colourA) || hasRole(step, Role::colourB);
    return !step.lines.empty() && (hasColours || hasRole(step, Role::on) || hasRole(step, Role::off));
}

DigitSet digitsOf(const StepNode& node) {
    DigitSet digits;
    for (const Candidate each : node.candidates)
        digits.insert(each.digit);
    return digits;
}

std::optional<House> linkHouse(const Step& step, const LineLink& link) {
    CellSet cells;
    for (const StepNode* node : {link.from, link.to})
        for (const Candidate each : node->candidates)
            cells.insert(each.cell);
    const std::vector<House> common = StepBoard(step).commonHousesOf(cells);
    if (cells.count() < 2 || common.empty())
        return std::nullopt;
    const auto found = std::ranges::find_if(common, [&step](House house) { return isArgument(step, house); });
    return found == common.end() ? common.front() : *found;
}

std::optional<TwoLinkChain> twoLinkChain(const Step& step) {
    if (step.lines.size() != 1 || step.lines.front().nodes.size() != 4 || step.digits.count() != 1)
        return std::nullopt;
    const StepLine& line = step.lines.front();
    const std::optional<ChainEnds> ends = chainEnds(line);
    const std::vector<LineLink> links = linksOf(line);
    if (!ends)
        return std::nullopt;
    const std::optional<House> first = linkHouse(step, links[0]);
    const std::optional<House> last = linkHouse(step, links[2]);
    if (!first || !last)
        return std::nullopt;
    return TwoLinkChain{*first,
                        *last,
                        ends->first.cell,
                        line.nodes[1].candidates.front().cell,
                        line.nodes[2].candidates.front().cell,
                        ends->last.cell};
}

std::optional<ChainEnds> chainEnds(const StepLine& line) {
    if (line.nodes.size() % 2 != 0 || line.nodes.empty() || line.links.size() + 1 != line.nodes.size())
        return std::nullopt;
    for (std::size_t i = 0; i < line.nodes.size(); ++i) {
        const bool isJoinedRight = i == 0 || isStrong(line.links[i - 1]) == (i % 2 == 1);
        if (!isJoinedRight || line.nodes[i].candidates.size() != 1 || line.nodes[i].isOn != (i % 2 == 1))
            return std::nullopt;
    }
    return ChainEnds{line.nodes.front().candidates.front(), line.nodes.back().candidates.front()};
}

}  // namespace nonet
