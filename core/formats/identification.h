// Which format data is in, told by the one table (format_catalogue.h) from data that is unpacked and parsed once.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

#include <optional>
#include <string_view>

namespace nonet {

/// An object and whose it is: what its row's DataReader reads.
struct IdentifiedData {
    FormatId format;
    Json object;
    /// The link that it came in, where that is one of another format: SudokuPad's links carry f-puzzles' data, too.
    std::optional<FormatId> link = {};
    /// Words stand before it.
    bool hasTextBefore = false;
};

/// From an object as JSON or in SudokuPad's short form. Errors: those of parseBoundedJson(); missingField where it is
/// of no format.
Result<IdentifiedData> identifyObject(std::string_view text);
/// From a link or its packed data; nothing where there is neither. Errors: those of linkedObject(), missingField.
std::optional<Result<IdentifiedData>> identifyLink(std::string_view text);
/// From an object, a link or packed data. Errors: those of both, and notAPuzzle.
Result<IdentifiedData> identify(std::string_view text);

/// Whether the text is to be an object: one that is damaged too, but no list of numbers between braces.
bool looksLikeObject(std::string_view text);

/// Reads it by its row.
Result<ImportedPuzzle> readIdentified(const IdentifiedData& data);

}  // namespace nonet
