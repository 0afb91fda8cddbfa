#pragma once

#include "core/generators/inverse/mark_board.h"
#include "core/generators/inverse/method_use.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace nonet::inverse_lab {

inline constexpr int kSide = 9;
inline constexpr int kCells = kSide * kSide;
inline constexpr int kMarks = kCells * kSide;

/// The learner's input: what all scenes compute from.
struct InverseModel {
    /// A puzzle with one solution.
    ClassicDigits clues;
    ClassicDigits solution;
    /// The seed of everything that is drawn at random.
    std::uint64_t seed = 1;
    /// The five methods solve the puzzle.
    bool isGood = false;
    /// From the puzzle on, one mark a step; ends early where the methods get stuck.
    std::vector<MethodUse> path;

    int blankCount() const { return kCells - clues.filledCount(); }
};

/// Its path uses every method.
ClassicDigits puzzleOfAllMethods();

/// Where a method can be used.
struct MethodPlace {
    /// Where the board comes from.
    ClassicDigits clues;
    MarkBoard board;
    /// All uses there; never empty.
    std::vector<MethodUse> uses;
    /// Another puzzle than the learner's, whose path does not use the method.
    bool isBorrowed = false;
};
MethodPlace methodPlace(const InverseModel& model, InverseMethod method);
/// A use that is none of those of methodPlace(), on a puzzle in disguise: one to be found.
MethodPlace methodToFind(const InverseModel& model, InverseMethod method);
/// Its board once the method has taken away what there is to be put back.
MarkBoard boardToUndo(const MethodPlace& place);

/// The board after so many steps of a forward path from these clues.
MarkBoard boardAfter(const ClassicDigits& clues, const std::vector<MethodUse>& path, std::size_t steps);
/// log10 of the ways to choose so many of the 729 marks: boards of that level, solvable or not.
double boardsOfLevel(int level);

/// Those of the puzzle's clues that are filled in on the board.
ClassicDigits cluesOn(const MarkBoard& board, const ClassicDigits& clues);
/// Says of a value whether it is a clue of the puzzle, and how that is changed by keys.
QString clueReadout(const InverseModel& model, Cell cell);

/// "X-Wing"
QString methodName(InverseMethod method);
/// "Covering set: removes 4 from r1c2"
QString useSentence(const MethodUse& use, MarkDirection direction);
/// What the condition asks, in a few words that name its cells.
QString conditionText(const UseCheck& check, const MethodUse& use);

}  // namespace nonet::inverse_lab
