#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

namespace nonet {

/// The way in of a format whose puzzles are an object: in JSON, in SudokuPad's short form of it, or packed in a link.
struct DataReader {
    /// Told by its members alone.
    bool (*isOf)(const Json& object);
    /// Errors: those of the format.
    Result<ImportedPuzzle> (*read)(const Json& object);
};

}  // namespace nonet
