// What a learner undoes by hand on a solved board, and what the engine says of it.
#pragma once

#include "core/generators/inverse/undone_board.h"

#include <QString>

namespace nonet::inverse_lab {

/// A digit that was taken out, or a mark that was put back.
struct UndoEntry {
    Cell cell;
    std::optional<Digit> mark = {};
    friend bool operator==(const UndoEntry&, const UndoEntry&) = default;
};

/// Boards to be done wholly by hand.
inline constexpr Geometry kSmall(2, 2);
/// A solved one, of a seed.
Grid smallSolution(std::uint64_t seed);

/// What is undone, and by what it must be solvable.
struct UndoTask {
    Geometry geometry;
    Grid solution;
    InverseRank rank = InverseRank::hiddenSingles;
    /// Digits that are to go.
    int goal = 8;
    /// Else all marks come back at once.
    bool marksByHand = true;
    friend bool operator==(const UndoTask&, const UndoTask&) = default;
};

/// The learner's entries in their order; valid for one board.
class UndoWork {
public:
    const std::vector<UndoEntry>& entries() const { return m_entries; }
    /// Taken out in this order.
    std::vector<Cell> cells() const;
    bool isOut(Cell cell) const;
    void takeOut(Cell cell) { m_entries.push_back({cell, std::nullopt}); }
    /// The digit with all its marks.
    void putBack(Cell cell);
    void toggleMark(Candidate mark);
    void clear() { m_entries.clear(); }

    /// "4,4+2,7": cells counted from 0, marks with their cell.
    QString text() const;
    /// Nothing where it does not fit a board of this side.
    static std::optional<UndoWork> fromText(const QString& text, const Grid& solution);

    friend bool operator==(const UndoWork&, const UndoWork&) = default;

private:
    std::vector<UndoEntry> m_entries;
};

/// The first digit without which the methods do not solve the clues any more.
struct UndoMistake {
    Cell cell;
    /// A solution beside the board's own; nothing: one is left, and the methods get stuck.
    std::optional<Grid> other;
    /// How far the methods come.
    UndoneBoard stuck;
};

struct UndoVerdict {
    /// As it stands, with its marks.
    UndoneBoard board;
    /// The puzzle of its clues.
    UndoneBoard clues;
    std::optional<UndoMistake> mistake;
    int out = 0;
    bool hasOneSolution = true;
    /// From the clues alone, and from the marks as they stand.
    bool isSolvable = true;
    bool isSolvableFromMarks = true;

    bool isDone(const UndoTask& task) const { return !mistake && out >= task.goal && board.missingMarks() == 0; }
};
UndoVerdict judged(const UndoTask& task, const UndoWork& work);
/// The clues that are left once the first so many of the cells are empty.
UndoneBoard cluesWithout(const UndoTask& task, const std::vector<Cell>& cells, std::size_t count);
/// Digits taken out one after the other in random order, each only while the methods bring it back: as many as the goal
/// says, or all that can go.
std::vector<Cell> undoneAtRandom(const UndoTask& task, std::uint64_t seed);
/// From the clues to the solution in the order of the cells read backwards: what went out last of all that a single
/// fills now comes back first; where none fills any, the methods take away what they can. Ends where they get stuck.
std::vector<UndoneStep> wayBack(const UndoTask& task, std::vector<Cell> cells);

/// "naked and hidden singles"
QString methodsText(InverseRank rank);
/// "a hidden single: in row 1 only r1c2 can take its digit"
QString wayText(const UndoneStep& step, int side);

}  // namespace nonet::inverse_lab
