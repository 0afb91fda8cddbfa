#include "core/generators/inverse/solving_path.h"

#include "core/generators/inverse/method_reach.h"
#include "core/generators/inverse/method_uses.h"
#include "core/solvers/search/classic_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace nonet {
namespace {

/// A digit with one place left in a house: the marks beside it go, by the covering set of all other blank cells.
std::vector<MethodUse> hiddenSingleUses(const MarkBoard& board) {
    std::vector<MethodUse> uses;
    for (int i = 0; i < classic::kHouses; ++i) {
        const House house = classic::houseAt(i);
        const ClassicCellSet cells = classic::cellsOf(house);
        for (const Digit digit : classic::kAllDigits) {
            const ClassicCellSet places = board.positions(digit) & cells;
            if (places.count() != 1 || board.marks(places.first()).count() < 2)
                continue;
            MethodUse use{.method = InverseMethod::coveringSet, .cell = places.first()};
            use.pattern = (cells - board.filledCells()) - places;
            for (const Cell cell : use.pattern)
                use.digits |= board.marks(cell);
            use.bases.push(house);
            for (const Digit other : board.marks(use.cell)) {
                use.digit = other;
                if (isAllowed(board, use, MarkDirection::forward))
                    uses.push_back(use);
            }
        }
    }
    return uses;
}

class PathFinder {
public:
    explicit PathFinder(const ClassicDigits& clues) : m_board(MarkBoard::fromClues(clues)) {
        const SearchCount count = countSolutions(clues);
        if (count.count == 1)
            m_solution = count.first;
    }

    std::vector<MethodUse> find(InverseRank rank) {
        while (!m_board.isFull() && advance(rank)) {
        }
        return std::move(m_path);
    }

private:
    /// Uses the easiest method that there is, wherever it can be used.
    bool advance(InverseRank rank) {
        return take(usesOf(InverseMethod::singleCandidate)) || take(usesOf(InverseMethod::exclusion)) ||
               (rank >= InverseRank::hiddenSingles && take(hiddenSingleUses(m_board))) ||
               (rank >= InverseRank::blockIntersections && take(usesOf(InverseMethod::blockIntersection))) ||
               (rank >= InverseRank::coveringSets && take(usesOf(InverseMethod::coveringSet))) ||
               (rank >= InverseRank::xWings && take(usesOf(InverseMethod::xWing)));
    }

    std::vector<MethodUse> usesOf(InverseMethod method) const {
        if (!m_solution || method == InverseMethod::singleCandidate)
            return allUses(m_board, method, MarkDirection::forward);
        std::vector<MethodUse> uses;
        const MethodReach reach(m_board, *m_solution);
        for (const Cell cell : classic::kAllCells - m_board.filledCells())
            for (const Digit digit : reach.denied(method, cell) & m_board.marks(cell))
                if (const std::optional<MethodUse> use =
                        firstUseAt(m_board, method, MarkDirection::forward, {cell, digit}))
                    uses.push_back(*use);
        return uses;
    }

    bool take(const std::vector<MethodUse>& uses) {
        bool isTaken = false;
        for (const MethodUse& use : uses) {
            if (!isAllowed(m_board, use, MarkDirection::forward))
                continue;
            applyUse(m_board, use, MarkDirection::forward);
            m_path.push_back(use);
            isTaken = true;
        }
        return isTaken;
    }

    MarkBoard m_board;
    std::optional<ClassicDigits> m_solution;
    std::vector<MethodUse> m_path;
};

struct OpenBoard {
    /// Steps that could be taken.
    int open = 0;
    /// Steps that could be taken if the methods allowed them all: wrong marks, and answers that are the only mark.
    int wanted = 0;
};

/// Before each step.
std::vector<OpenBoard> openBoards(const ClassicDigits& clues, const std::vector<MethodUse>& path) {
    ClassicDigits solution = clues;
    for (const MethodUse& use : path)
        if (use.method == InverseMethod::singleCandidate)
            solution.set(use.cell, use.digit);
    assert(solution.filledCount() == classic::kCells);
    MethodReach reach(MarkBoard::fromSolution(solution), solution);
    std::array<int, classic::kCells> marks{};
    int wanted = 0;
    std::vector<OpenBoard> boards(path.size());
    for (std::size_t i = path.size(); i > 0; --i) {
        const MethodUse& use = path[i - 1];
        if (use.method == InverseMethod::singleCandidate)
            reach.unfill(use.cell);
        else
            reach.addMark(use.cell, use.digit);
        // The second mark takes the place of the answer's own step.
        if (++marks[use.cell.slot()] != 2)
            ++wanted;
        boards[i - 1] = {.open = reach.parentCount(), .wanted = wanted};
    }
    return boards;
}

}  // namespace

std::vector<MethodUse> solvingPath(const ClassicDigits& clues, InverseRank rank) {
    return PathFinder(clues).find(rank);
}

std::vector<MethodUse> inversePath(const ClassicDigits& clues, InverseRank rank) {
    std::vector<MethodUse> path = solvingPath(clues, rank);
    std::ranges::reverse(path);
    return path;
}

std::vector<int> openSteps(const ClassicDigits& clues, const std::vector<MethodUse>& path) {
    std::vector<int> open;
    for (const OpenBoard& each : openBoards(clues, path))
        open.push_back(each.open);
    return open;
}

int widthWhileOpen(const ClassicDigits& clues, const std::vector<MethodUse>& path) {
    const std::vector<OpenBoard> boards = openBoards(clues, path);
    std::optional<int> width;
    for (const OpenBoard& each : boards)
        if (each.open < each.wanted)
            width = std::min(width.value_or(each.open), each.open);
    return width.value_or(boards.empty() ? 0 : boards.front().open);
}

}  // namespace nonet
