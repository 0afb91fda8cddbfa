#include "core/formats/sudokupad/sudokupad_writer.h"

#include "core/formats/fpuzzles/fpuzzles_writer.h"

namespace nonet {

std::string writeSudokuPadLink(const PuzzleRecord& record) {
    return "https://sudokupad.app/fpuzzles" + fpuzzlesFrom(record)->packed();
}

}  // namespace nonet
