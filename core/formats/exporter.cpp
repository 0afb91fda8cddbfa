#include "core/formats/exporter.h"

#include "core/formats/grid_text.h"
#include "core/formats/library_line.h"
#include "core/formats/native_file.h"
#include "core/formats/puzzle_line.h"
#include "core/formats/sukaku.h"

namespace nonet {

Result<std::string> exportPuzzle(const PuzzleRecord& record, FormatId format) {
    if (format == FormatId::native)
        return writeNative(record);
    if (record.puzzle.geometry.side() != 9)
        return Error{.code = ErrorCode::unsupportedSize, .found = record.puzzle.geometry.side(), .expected = 9};
    switch (format) {
    case FormatId::line: return writePuzzleLine(record);
    case FormatId::grid: return writeGridText(record);
    case FormatId::candidateGrid: return writeCandidateGrid(record);
    case FormatId::sukaku: return writeSukaku(record);
    case FormatId::libraryLine: return writeLibraryLine(record);
    case FormatId::native: break;
    }
    return writeNative(record);
}

}  // namespace nonet
