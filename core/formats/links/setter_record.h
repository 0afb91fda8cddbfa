#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// What was read of a setter's data, whichever program's it is, on the way to a record.
struct SetterRecord {
    Layout layout;
    Grid givens;
    PlayState state;
    PuzzleInfo info;
    std::optional<Grid> solution;
    Decoration decoration;
    /// See PuzzleRecord::unknownKeys.
    std::string unknownKeys;
    bool hasUnreadDrawings = false;
    bool hasUnreadMarks = false;
};

/// With the warnings that are those of every such format.
ImportedPuzzle importedFrom(SetterRecord read, FormatId format);

/// A number, also where it stands as text; none beyond what a constraint may have.
std::optional<int> settersNumber(const Json& value);

}  // namespace nonet
