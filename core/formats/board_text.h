#pragma once

#include "core/board/board_shape.h"
#include "core/board/grid.h"
#include "core/board/symbol_set.h"
#include "core/rules/puzzle.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// How the native file writes the cells and symbols of one board: a character a symbol. That is its label where all
/// labels have one ASCII character, and else as for regular boards: 1 to 9, then letters. "." is a blank, and "0" where
/// it is no symbol. Of holes nothing is written but a blank.
class BoardText {
public:
    BoardText(const BoardShape& shape, const SymbolSet& symbols);
    explicit BoardText(const Puzzle& puzzle) : BoardText(puzzle.shape(), puzzle.symbols()) {}

    const BoardShape& shape() const { return m_shape; }

    /// "r3c6"
    std::string cell(Cell cell) const;
    /// Nothing where the text is no cell of the board's rectangle; a hole is one.
    std::optional<Cell> cell(std::string_view code) const;
    /// "r3c6=4"
    std::string candidate(Candidate candidate) const;
    std::optional<Candidate> candidate(std::string_view code) const;

    char symbol(Digit digit) const { return m_characters[digit.slot()]; }
    std::optional<Digit> digit(char character) const;
    bool isBlank(char character) const { return character == '.' || (character == '0' && !digit('0')); }
    /// "259"
    std::string symbols(DigitSet digits) const;
    std::optional<DigitSet> digits(std::string_view text) const;
    /// With repeats, in rising order.
    std::string symbols(const std::vector<Digit>& digits) const;
    std::optional<std::vector<Digit>> digitList(std::string_view text) const;

    /// Row by row, a character a cell.
    std::string line(const Grid& grid) const;
    /// Nothing where the length is wrong, a character is none of the board's, or a hole holds a symbol.
    std::optional<Grid> grid(std::string_view line) const;

private:
    BoardShape m_shape;
    std::array<char, kMaxSide> m_characters{};
};

}  // namespace nonet
