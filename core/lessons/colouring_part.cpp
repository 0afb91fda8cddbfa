#include "core/lessons/colouring_part.h"

#include "core/techniques/proof/prove.h"

#include <algorithm>

namespace nonet {
namespace {

ClassicCellSet cellsOfLine(const StepLine& line) {
    ClassicCellSet cells;
    for (const StepNode& node : line.nodes)
        for (const Candidate each : node.candidates)
            cells.insert(each.cell);
    return cells;
}

/// All cells that the lines join to the first one.
ClassicCellSet joinedTo(Cell first, const std::vector<StepLine>& lines) {
    ClassicCellSet joined{first};
    for (bool grows = true; grows;) {
        const ClassicCellSet before = joined;
        for (const StepLine& line : lines)
            if (joined.intersects(cellsOfLine(line)))
                joined |= cellsOfLine(line);
        grows = joined != before;
    }
    return joined;
}

}  // namespace

bool isColouring(const Step& step) {
    return std::ranges::find(step.candidates, Role::colourA, &RoleCandidate::role) != step.candidates.end();
}

std::optional<Step> colouringPart(const Position& position, const Step& whole, ClassicCellSet cells) {
    Step part = whole;
    std::erase_if(part.lines, [cells](const StepLine& line) { return !cells.containsAll(cellsOfLine(line)); });
    if (cells.isEmpty() || joinedTo(cells.first(), part.lines) != cells)
        return std::nullopt;
    std::erase_if(part.candidates, [cells](const RoleCandidate& each) { return !cells.contains(each.candidate.cell); });
    const Digit digit = whole.candidates.front().candidate.digit;
    std::erase_if(part.houses,
                  [&](const RoleHouse& each) { return !cells.containsAll(position.cells(digit, each.house)); });
    Propagation pairs;
    for (const RoleHouse& each : part.houses)
        pairs.truths.push_back(Truth::ofHouse(each.house, digit));
    part.arguments = {{.reason = std::move(pairs)}};
    std::erase_if(part.eliminations, [&](Candidate each) {
        return provesFalse(position, part.arguments.front(), each) != ProofVerdict::proved;
    });
    return part.eliminations.empty() ? std::nullopt : std::optional(std::move(part));
}

}  // namespace nonet
