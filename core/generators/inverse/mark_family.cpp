#include "core/generators/inverse/mark_family.h"

#include "core/generators/inverse/method_reach.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr std::array kDenying = {InverseMethod::exclusion, InverseMethod::blockIntersection, InverseMethod::coveringSet,
                                 InverseMethod::xWing};

/// The blank cell's marks that go, or come.
ClassicDigitSet reached(const MarkBoard& board, Cell cell, ClassicDigitSet denied, MarkDirection direction) {
    return direction == MarkDirection::forward ? denied & board.marks(cell) : denied - board.marks(cell);
}

std::vector<MarkNeighbour> neighbours(const MarkBoard& board, const MethodReach& reach, MarkDirection direction) {
    std::vector<MarkNeighbour> found;
    for (const Cell cell : classic::kAllCells) {
        if (board.isFilled(cell)) {
            if (direction == MarkDirection::inverse)
                found.push_back({{cell, Digit(board.valueAt(cell))}, {InverseMethod::singleCandidate}});
            continue;
        }
        std::array<FixedList<InverseMethod, 5>, 9> methods;
        if (direction == MarkDirection::forward && board.marks(cell).count() == 1)
            methods[board.marks(cell).first().slot()].push(InverseMethod::singleCandidate);
        for (const InverseMethod method : kDenying)
            for (const Digit digit : reached(board, cell, reach.denied(method, cell), direction))
                methods[digit.slot()].push(method);
        for (const Digit digit : classic::kAllDigits)
            if (const auto& list = methods[digit.slot()]; !list.isEmpty())
                found.push_back({{cell, digit}, list});
    }
    return found;
}

MethodReach reachAfter(const MarkBoard& board, MethodReach reach, Candidate mark) {
    if (board.isFilled(mark.cell))
        reach.unfill(mark.cell);
    else
        reach.addMark(mark.cell, mark.digit);
    return reach;
}

bool usesEveryMethod(const std::vector<MarkNeighbour>& parentsOfChild) {
    return std::ranges::all_of(kInverseMethods, [&](InverseMethod method) {
        return std::ranges::any_of(parentsOfChild, [&](const MarkNeighbour& parent) {
            return std::ranges::find(parent.methods, method) != parent.methods.end();
        });
    });
}

/// The children that have the board and its good siblings for parents, and no others.
std::vector<MarkNeighbour> childrenAmongSiblings(const MarkBoard& board, const ClassicDigits& solution,
                                                 std::vector<MarkNeighbour> candidates) {
    const std::vector<MarkSibling> siblings = goodSiblings(board, solution);
    const MethodReach reach(board, solution);
    std::erase_if(candidates, [&](const MarkNeighbour& child) {
        const std::vector<MarkNeighbour> above =
            neighbours(childOf(board, child.mark), reachAfter(board, reach, child.mark), MarkDirection::forward);
        return !std::ranges::all_of(above, [&](const MarkNeighbour& parent) {
            return parent.mark == child.mark ||
                   std::ranges::find(siblings, MarkSibling{parent.mark, child.mark}) != siblings.end();
        });
    });
    return candidates;
}

}  // namespace

std::vector<MarkNeighbour> parents(const MarkBoard& board, const ClassicDigits& solution) {
    return neighbours(board, MethodReach(board, solution), MarkDirection::forward);
}

std::vector<MarkNeighbour> children(const MarkBoard& board, const ClassicDigits& solution) {
    return neighbours(board, MethodReach(board, solution), MarkDirection::inverse);
}

std::vector<MarkSibling> goodSiblings(const MarkBoard& board, const ClassicDigits& solution) {
    std::vector<MarkSibling> siblings;
    for (const MarkNeighbour& parent : parents(board, solution))
        for (const MarkNeighbour& child : children(parentOf(board, parent.mark), solution))
            if (child.mark != parent.mark)
                siblings.push_back({parent.mark, child.mark});
    return siblings;
}

std::vector<MarkNeighbour> goodChildren(const MarkBoard& board, const ClassicDigits& solution, GoodRule rule) {
    const MethodReach reach(board, solution);
    std::vector<MarkNeighbour> candidates = neighbours(board, reach, MarkDirection::inverse);
    switch (rule) {
    case GoodRule::leadsBack: break;
    case GoodRule::oneMethod:
        std::erase_if(candidates, [&](const MarkNeighbour& child) {
            return usesEveryMethod(
                neighbours(childOf(board, child.mark), reachAfter(board, reach, child.mark), MarkDirection::forward));
        });
        break;
    case GoodRule::allMethods:
        std::erase_if(candidates, [&](const MarkNeighbour& child) {
            return reachAfter(board, reach, child.mark).parentCount() > 0;
        });
        break;
    case GoodRule::siblings: return childrenAmongSiblings(board, solution, std::move(candidates));
    }
    return candidates;
}

MarkBoard childOf(const MarkBoard& board, Candidate mark) {
    MarkBoard child = board;
    if (board.isFilled(mark.cell))
        child.unfill(mark.cell);
    else
        child.addMark(mark.cell, mark.digit);
    return child;
}

MarkBoard parentOf(const MarkBoard& board, Candidate mark) {
    MarkBoard parent = board;
    if (board.marks(mark.cell) == ClassicDigitSet(mark.digit))
        parent.fill(mark.cell, mark.digit);
    else
        parent.removeMark(mark.cell, mark.digit);
    return parent;
}

}  // namespace nonet
