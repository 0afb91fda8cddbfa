// The 81-character line in all its dialects, and what stands around it: comments, ratings, fields, quotes.
#pragma once

#include "core/formats/reading.h"

#include <array>
#include <string_view>

namespace nonet {

/// A character that some program writes for a blank cell: . 0 - * x X _
inline bool isBlankSymbol(char symbol) {
    static constexpr std::array<bool, 256> kIsOne = [] {
        std::array<bool, 256> isOne{};
        for (const char one : std::string_view(".0-*xX_"))
            isOne[static_cast<unsigned char>(one)] = true;
        return isOne;
    }();
    return kIsOne[static_cast<unsigned char>(symbol)];
}

/// Characters of a run that stand for cells; '+' before a digit marks it as entered and is no cell.
struct CellRun {
    int cells = 0;
    int digits = 0;
    int foreign = 0;
    /// Position of the first character that no cell may hold.
    std::size_t firstForeign = 0;
};
CellRun measure(std::string_view run);

/// Digits of a run of cells; every character of it must be one that measure() counts as cell or '+'.
struct CellDigits {
    Grid givens;
    Grid entered;
};
/// `run` must measure 81 cells and none foreign. Errors: mixedBlanks.
Result<CellDigits> readCells(std::string_view run, int lineNumber);

/// Reads the first run of 81 cells in the line. Errors: mixedBlanks, badSymbol, tooFewCells, tooManyCells.
std::optional<Result<ImportedPuzzle>> readPuzzleLine(std::span<const SourceLine> lines, std::size_t& at);

/// '.' for a blank, '+' before an entered digit. The board must be 9x9.
std::string writePuzzleLine(const PuzzleRecord& record);

}  // namespace nonet
