#include "core/formats/exporter.h"

#include "core/board/classic.h"
#include "core/formats/format_catalogue.h"

namespace nonet {

Result<std::string> exportPuzzle(const PuzzleRecord& record, FormatId format) {
    const FormatRow& row = formatRow(format);
    const int side = record.puzzle.geometry.side();
    if (!row.hasAllSides && side != classic::kSide)
        return Error{.code = ErrorCode::unsupportedSize, .found = side, .expected = classic::kSide};
    return row.write(record);
}

}  // namespace nonet
