// Steps of shapes that no technique has yet, made by hand: for words, links and drawing. What they remove need not
// follow on any board.
#pragma once

#include "core/board/classic.h"
#include "core/techniques/step.h"

#include <initializer_list>

namespace nonet::test {

/// By row, column and digit from 1.
inline Candidate at(int row, int column, int digit) { return {classic::cellAt(row - 1, column - 1), Digit(digit)}; }
inline StepNode on(Candidate candidate) { return nodeOf(candidate, true); }
inline StepNode off(Candidate candidate) { return nodeOf(candidate, false); }
inline StepNode group(std::vector<Candidate> candidates, bool isOn) {
    return {.candidates = std::move(candidates), .isOn = isOn, .kind = StepNode::Kind::group};
}

/// Weak links lead to "off", strong ones to "on".
inline StepLine lineOf(std::vector<StepNode> nodes) {
    StepLine line{.nodes = std::move(nodes)};
    for (std::size_t i = 1; i < line.nodes.size(); ++i)
        line.links.push_back(line.nodes[i].isOn && !line.nodes[i - 1].isOn ? LinkStrength::strong : LinkStrength::weak);
    return line;
}

/// Roles from the lines: what starts one is assumed.
inline Step branchesOf(std::vector<StepLine> lines) {
    Step step{.technique = TechniqueId::xChain, .lines = std::move(lines)};
    for (const StepLine& line : step.lines)
        for (std::size_t i = 0; i < line.nodes.size(); ++i)
            for (const Candidate each : line.nodes[i].candidates) {
                step.digits.insert(each.digit);
                const Role role = i == 0 ? Role::assumption : line.nodes[i].isOn ? Role::on : Role::off;
                step.candidates.push_back({each, role});
            }
    return step;
}

inline Step chainOf(std::vector<StepLine> lines) {
    Step step = branchesOf(std::move(lines));
    for (RoleCandidate& each : step.candidates)
        if (each.role == Role::assumption)
            each.role = Role::off;
    return step;
}

inline Step cellBranches() {
    Step step =
        branchesOf({lineOf({on(at(1, 1, 3)), off(at(1, 5, 3)), on(at(5, 5, 3))}),
                    lineOf({on(at(1, 1, 5)), off(at(4, 1, 5)), on(at(4, 4, 5)), off(at(4, 4, 3)), on(at(5, 5, 3))})});
    step.placements = {at(5, 5, 3)};
    return step;
}

inline Step houseBranches() {
    Step step = branchesOf({lineOf({on(at(2, 2, 7)), off(at(6, 2, 7)), on(at(6, 8, 7)), off(at(9, 8, 7))}),
                            lineOf({on(at(2, 8, 7)), off(at(9, 8, 7))})});
    step.eliminations = {at(9, 8, 7)};
    return step;
}

inline Step eitherWay() {
    Step step = branchesOf({lineOf({on(at(3, 3, 4)), off(at(3, 9, 4))}),
                            lineOf({off(at(3, 3, 4)), on(at(3, 3, 6)), off(at(3, 9, 6)), on(at(3, 9, 2))})});
    step.eliminations = {at(3, 9, 4)};
    return step;
}

inline Step contradiction() {
    Step step = branchesOf({lineOf({on(at(1, 1, 2)), off(at(1, 6, 2)), on(at(7, 6, 2))}),
                            lineOf({on(at(1, 1, 2)), off(at(7, 1, 2)), on(at(7, 1, 9)), off(at(7, 6, 9))})});
    step.eliminations = {at(1, 1, 2)};
    return step;
}

inline Step linkedSets() {
    Step step{.technique = TechniqueId::xyWing, .digits = {Digit(1), Digit(2), Digit(3), Digit(4)}};
    for (const Candidate each : {at(1, 1, 2), at(1, 1, 3), at(1, 2, 3), at(1, 2, 2)})
        step.candidates.push_back({each, Role::setA});
    step.candidates.push_back({at(1, 2, 1), Role::restrictedCommon});
    for (const Candidate each : {at(4, 2, 3), at(5, 2, 3), at(5, 2, 4), at(4, 2, 4)})
        step.candidates.push_back({each, Role::setB});
    step.candidates.push_back({at(5, 2, 1), Role::restrictedCommon});
    for (const Candidate each : {at(1, 1, 2), at(1, 2, 1)})
        step.cells.push_back({each.cell, Role::setA});
    for (const Candidate each : {at(4, 2, 3), at(5, 2, 1)})
        step.cells.push_back({each.cell, Role::setB});
    step.eliminations = {at(3, 2, 3)};
    return step;
}

/// A group of two cells at its start and one of three on its way.
inline Step groupedChain() {
    const auto pair = [](bool isOn) { return group({at(2, 1, 4), at(3, 1, 4)}, isOn); };
    const auto three = [](bool isOn) { return group({at(8, 7, 4), at(8, 8, 4), at(8, 9, 4)}, isOn); };
    Step step = chainOf({lineOf({pair(false), on(at(8, 1, 4)), three(false), on(at(7, 9, 4))})});
    step.eliminations = {at(2, 9, 4)};
    return step;
}

inline Step chainThroughSet() {
    const auto set = [](std::vector<Candidate> candidates, bool isOn) {
        return StepNode{.candidates = std::move(candidates),
                        .isOn = isOn,
                        .kind = StepNode::Kind::almostLockedSet,
                        .setCells = {at(6, 4, 1).cell, at(6, 6, 1).cell},
                        .setDigits = {Digit(1), Digit(5), Digit(9)}};
    };
    Step step = chainOf({lineOf(
        {off(at(2, 4, 5)), on(at(2, 4, 1)), set({at(6, 4, 1)}, false), set({at(6, 4, 5), at(6, 6, 5)}, true)})});
    step.eliminations = {at(6, 9, 5)};
    return step;
}

inline Step loop() {
    StepLine line = lineOf({off(at(2, 2, 6)), on(at(2, 7, 6)), off(at(8, 7, 6)), on(at(8, 2, 6))});
    line.links.push_back(LinkStrength::weak);
    line.closes = true;
    Step step = chainOf({line});
    step.eliminations = {at(5, 2, 6), at(5, 7, 6)};
    return step;
}

inline Step dualChain() {
    Step step = chainOf({lineOf({off(at(1, 2, 4)), on(at(1, 7, 4)), off(at(5, 7, 4)), on(at(5, 3, 4))}),
                         lineOf({off(at(9, 2, 6)), on(at(9, 7, 6)), off(at(4, 7, 6)), on(at(4, 3, 6))})});
    step.eliminations = {at(2, 3, 4), at(7, 3, 6)};
    return step;
}

/// Six cells of 1 and 2.
inline Step guardedPattern() {
    Step step{.technique = TechniqueId::uniqueRectangle1, .digits = {Digit(1), Digit(2)}};
    for (const auto& [row, column] : {std::pair(1, 1), {1, 4}, {5, 4}, {5, 7}, {3, 7}, {3, 1}}) {
        step.cells.push_back({at(row, column, 1).cell, Role::deadly});
        for (const int digit : {1, 2})
            step.candidates.push_back({at(row, column, digit), Role::deadly});
    }
    step.candidates.push_back({at(1, 1, 8), Role::guardian});
    step.candidates.push_back({at(3, 1, 8), Role::guardian});
    step.eliminations = {at(2, 1, 8)};
    return step;
}

inline Step nestedStep() {
    Step inner{.technique = TechniqueId::nakedPair, .digits = {Digit(4), Digit(7)}};
    for (const int column : {4, 6}) {
        inner.cells.push_back({at(5, column, 4).cell, Role::base});
        for (const int digit : {4, 7})
            inner.candidates.push_back({at(5, column, digit), Role::base});
    }
    inner.eliminations = {at(5, 8, 4)};
    inner.removedBefore = {at(5, 4, 3)};
    Step step = branchesOf({lineOf({on(at(2, 4, 3)), off(at(5, 4, 3))})});
    step.inner = {inner};
    step.eliminations = {at(2, 4, 3)};
    return step;
}

inline Step singleOfSixteen() {
    Step step{.technique = TechniqueId::nakedSingle, .side = 16};
    const Candidate only{Cell(11 * 16 + 12), Digit(14)};
    step.placements = {only};
    step.cells = {{only.cell}};
    step.candidates = {{only}};
    step.digits.insert(only.digit);
    return step;
}

}  // namespace nonet::test
