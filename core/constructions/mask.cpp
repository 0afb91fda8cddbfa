#include "core/constructions/mask.h"

namespace nonet {

Result<CellSet> maskFromLine(std::string_view line, int side) {
    CellSet shown;
    const int cells = side * side;
    int found = 0;
    for (const char each : line) {
        const bool continuesCharacter = (static_cast<unsigned char>(each) & 0xC0) == 0x80;
        if (continuesCharacter)
            continue;
        if (found < cells && each != '.' && each != '0')
            shown.insert(Cell(found));
        ++found;
    }
    if (found != cells)
        return Error{.code = found < cells ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                     .found = found,
                     .expected = cells};
    return shown;
}

CellSet maskOf(const Grid& puzzle) {
    CellSet shown;
    for (int i = 0; i < puzzle.cellCount(); ++i)
        if (!puzzle.isBlank(Cell(i)))
            shown.insert(Cell(i));
    return shown;
}

ClassicCellSet toClassicCellSet(const CellSet& mask) {
    ClassicCellSet cells;
    for (const Cell cell : mask)
        cells.insert(cell);
    return cells;
}

Grid masked(const Grid& board, const CellSet& shown) {
    Grid puzzle(board.side());
    for (const Cell cell : shown)
        if (const std::optional<Digit> digit = board.digit(cell))
            puzzle.set(cell, *digit);
    return puzzle;
}

DigitSet digitsShown(const Grid& puzzle) {
    DigitSet shown;
    for (int i = 0; i < puzzle.cellCount(); ++i)
        if (const std::optional<Digit> digit = puzzle.digit(Cell(i)))
            shown.insert(*digit);
    return shown;
}

}  // namespace nonet
