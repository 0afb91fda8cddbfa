#include "core/techniques/proof.h"

#include <algorithm>

namespace nonet {
namespace {

/// "At least one of these is true": a cell's candidates, or a digit's places in a house.
struct Clause {
    bool isCell = true;
    Cell cell;
    ClassicCellSet house;
    Digit digit = Digit(1);
};

/// The candidates that are not yet refuted under the assumptions made so far, and the cells decided.
struct Assignment {
    std::array<ClassicDigitSet, 81> byCell{};
    std::array<ClassicCellSet, 9> byDigit{};
    ClassicCellSet decided;

    explicit Assignment(const Position& position) {
        for (const Cell cell : position.unsolvedCells())
            byCell[static_cast<std::size_t>(cell.index())] = position.candidates(cell);
        for (const Digit digit : classic::kAllDigits)
            byDigit[static_cast<std::size_t>(digit.index())] = position.cells(digit);
    }

    ClassicDigitSet digitsIn(Cell cell) const { return byCell[static_cast<std::size_t>(cell.index())]; }
    ClassicCellSet cellsFor(Digit digit) const { return byDigit[static_cast<std::size_t>(digit.index())]; }
    bool isTrue(Candidate candidate) const {
        return decided.contains(candidate.cell) && digitsIn(candidate.cell).contains(candidate.digit);
    }

    void refute(Candidate candidate) {
        byCell[static_cast<std::size_t>(candidate.cell.index())].erase(candidate.digit);
        byDigit[static_cast<std::size_t>(candidate.digit.index())].erase(candidate.cell);
    }
    void assume(Candidate candidate) {
        for (const Digit other : digitsIn(candidate.cell) - ClassicDigitSet(candidate.digit))
            refute({candidate.cell, other});
        for (const Cell peer : cellsFor(candidate.digit) & classic::peersOf(candidate.cell))
            refute({peer, candidate.digit});
        decided.insert(candidate.cell);
    }
};

/// Four unsolved cells in two rows, two columns and two boxes: if they come to hold two digits only, swapping those
/// gives a second solution.
bool isRectangle(const Position& position, ClassicCellSet cells) {
    ClassicDigitSet rows;
    ClassicDigitSet columns;
    ClassicDigitSet boxes;
    for (const Cell cell : cells) {
        rows.insert(Digit::fromIndex(classic::rowOf(cell)));
        columns.insert(Digit::fromIndex(classic::columnOf(cell)));
        boxes.insert(Digit::fromIndex(classic::boxOf(cell)));
    }
    return cells.count() == 4 && rows.count() == 2 && columns.count() == 2 && boxes.count() == 2 &&
           position.unsolvedCells().containsAll(cells);
}

ClassicCellSet deadlyCells(const Step& step) {
    ClassicCellSet cells;
    for (const RoleCell& each : step.cells)
        if (each.role == Role::deadly)
            cells.insert(each.cell);
    return cells;
}

/// A small search for an assignment that satisfies every clause: the step is refuted where there is none.
class Refuter {
public:
    Refuter(const Position& position, const Step& step) : m_position(position) {
        for (const RoleCell& each : step.cells)
            if (!position.isSolved(each.cell))
                m_clauses.push_back({.cell = each.cell, .house = {}});
        for (const RoleHouse& each : step.houses)
            for (const Digit digit : toClassicDigitSet(step.digits) - position.placedDigits(each.house))
                m_clauses.push_back(
                    {.isCell = false, .cell = {}, .house = classic::cellsOf(each.house), .digit = digit});
        if (isRectangle(position, deadlyCells(step)))
            m_rectangle = deadlyCells(step);
    }

    bool refutesTrue(Candidate candidate) {
        Assignment assignment(m_position);
        assignment.assume(candidate);
        m_branches = 0;
        return isHopeless(assignment);
    }
    bool refutesFalse(Candidate candidate) {
        Assignment assignment(m_position);
        assignment.refute(candidate);
        m_branches = 0;
        return isHopeless(assignment);
    }

private:
    /// Enough for every technique by far; a step that needs more counts as not proved.
    static constexpr int kMaximumBranches = 5000;

    /// True where no way to satisfy the clauses is left, or only ways that end in the deadly rectangle.
    bool isHopeless(Assignment assignment) {
        const Clause* open = nullptr;
        if (!propagate(assignment, open))
            return true;
        if (open == nullptr)
            return isDeadly(assignment);
        if (++m_branches > kMaximumBranches)
            return false;
        const auto fails = [&](Candidate candidate) {
            Assignment branch = assignment;
            branch.assume(candidate);
            return isHopeless(branch);
        };
        if (open->isCell)
            return std::ranges::all_of(assignment.digitsIn(open->cell), [&](Digit digit) {
                return fails({open->cell, digit});
            });
        for (const Cell cell : assignment.cellsFor(open->digit) & open->house)
            if (!fails({cell, open->digit}))
                return false;
        return true;
    }

    /// Follows clauses with one way left until none remains. False on a contradiction; else `open` is the unsatisfied
    /// clause with the fewest ways, null where all are satisfied.
    bool propagate(Assignment& assignment, const Clause*& open) const {
        for (bool changed = true; changed;) {
            changed = false;
            open = nullptr;
            int fewest = 10;
            for (const Clause& clause : m_clauses) {
                const int ways = waysLeft(assignment, clause);
                if (ways == 0)
                    return false;
                const Candidate first = firstWay(assignment, clause);
                if (ways == 1 && !assignment.isTrue(first)) {
                    assignment.assume(first);
                    changed = true;
                } else if (ways > 1 && ways < fewest) {
                    fewest = ways;
                    open = &clause;
                }
            }
        }
        return true;
    }

    static int waysLeft(const Assignment& assignment, const Clause& clause) {
        return clause.isCell ? assignment.digitsIn(clause.cell).count()
                             : (assignment.cellsFor(clause.digit) & clause.house).count();
    }
    static Candidate firstWay(const Assignment& assignment, const Clause& clause) {
        return clause.isCell ? Candidate{clause.cell, assignment.digitsIn(clause.cell).first()}
                             : Candidate{(assignment.cellsFor(clause.digit) & clause.house).first(), clause.digit};
    }

    bool isDeadly(const Assignment& assignment) const {
        ClassicDigitSet digits;
        for (const Cell cell : m_rectangle)
            digits |= assignment.digitsIn(cell);
        return !m_rectangle.isEmpty() && digits.count() == 2;
    }

    const Position& m_position;
    std::vector<Clause> m_clauses;
    ClassicCellSet m_rectangle;
    int m_branches = 0;
};

/// Each unsolved cell has two candidates, and each digit two places in each house or none: such a position never has
/// exactly one solution, since exchanging the two candidates of every cell turns one into another.
bool isUniversalGrave(const Position& position) {
    if (position.bivalueCells() != position.unsolvedCells())
        return false;
    for (int h = 0; h < classic::kHouses; ++h)
        for (const Digit digit : classic::kAllDigits)
            if (const int places = position.cells(digit, classic::houseAt(h)).count(); places != 0 && places != 2)
                return false;
    return true;
}

/// The digit without which the position would be a grave must stand in the one cell that has more than two candidates:
/// whatever says otherwise is refuted.
bool isGraveProved(const Position& position, const Step& step) {
    const ClassicCellSet others = position.unsolvedCells() - position.bivalueCells();
    if (others.count() != 1)
        return false;
    const Cell extra = others.first();
    const auto isSaviour = [&](Candidate candidate) {
        if (candidate.cell != extra || !position.has(candidate))
            return false;
        Position without = position;
        without.eliminate(candidate);
        return isUniversalGrave(without);
    };
    const auto isAgainstSaviour = [&](Candidate candidate) {
        return candidate.cell == extra && position.has(candidate) &&
               std::ranges::any_of(position.candidates(extra) - ClassicDigitSet(candidate.digit), [&](Digit digit) {
                   return isSaviour({extra, digit});
               });
    };
    return std::ranges::all_of(step.placements, isSaviour) && std::ranges::all_of(step.eliminations, isAgainstSaviour);
}

}  // namespace

bool isProved(const Position& position, const Step& step) {
    if (step.placements.empty() && step.eliminations.empty())
        return false;
    if (step.technique == TechniqueId::bugPlus1)
        return isGraveProved(position, step);
    Refuter refuter(position, step);
    return std::ranges::all_of(
               step.placements,
               [&](Candidate candidate) { return position.has(candidate) && refuter.refutesFalse(candidate); }) &&
           std::ranges::all_of(step.eliminations, [&](Candidate candidate) {
               return position.has(candidate) && refuter.refutesTrue(candidate);
           });
}

}  // namespace nonet
