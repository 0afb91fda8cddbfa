// Counting and solving puzzles of any shape and rules: what solve, count, check and bench share.
#pragma once

#include "app/commands/solution_count.h"
#include "app/commands/solver_choice.h"
#include "core/formats/board_text.h"
#include "core/solvers/search/classic_search.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace nonet {

struct AnyBoardAnswer {
    CountedSolutions count;
    std::optional<Grid> first;
    std::uint64_t guesses = 0;
    /// For standard error: rules left out, why nothing was counted.
    std::vector<std::string> notes;
};

/// By one of the solvers that take any board.
AnyBoardAnswer solveAnyBoard(SolverChoice solver, const Puzzle& puzzle, const SearchLimits& limits,
                             std::stop_token stop);
/// How answers write the symbols of a puzzle.
class SymbolText {
public:
    explicit SymbolText(const Puzzle& puzzle);

    /// Some symbols have labels that are no single characters, as 10 of 0 to 10: blanks stand between them.
    bool areApart() const { return m_areApart; }
    std::string of(Digit symbol) const;

private:
    const Puzzle& m_puzzle;
    BoardText m_characters;
    bool m_areApart;
};

/// A symbol a cell, "." for a blank or a hole, by the puzzle's own symbols.
std::string boardLine(const Grid& grid, const Puzzle& puzzle);
/// Which rules a puzzle lacks something for, a sentence each.
std::vector<std::string> leftOutSentences(const Puzzle& puzzle);

}  // namespace nonet
