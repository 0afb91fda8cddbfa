// Grids over several lines: plain, bordered, labelled, tables, and grids of candidates; one to three of them in a row
// (givens; givens and entered digits; candidates), as Simple Sudoku and its relatives write them.
#pragma once

#include "core/formats/reading.h"
#include "core/formats/text/candidate_marks.h"

namespace nonet {

/// SudoCue's '#' lines before a grid go into the record's info; Simple Sudoku's I and E lines after it into the play
/// state. Errors: mixedBlanks, badSymbol, tooFewCells, tooManyCells.
std::optional<Result<ImportedPuzzle>> readGridText(std::span<const SourceLine> lines, std::size_t& at);

/// Bordered grids: the givens, then givens and entered digits where there are any, then the candidates where some were
/// struck out. The board must be 9x9.
std::string writeGridText(const PuzzleRecord& record);

/// One bordered grid of candidates, filled cells as their digit, a cell without candidates as '.'.
std::string writeCandidateGrid(const PuzzleRecord& record, const CandidateMarks& marks = {});

}  // namespace nonet
