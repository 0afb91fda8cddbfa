// What setters pass on: a link with a puzzle's data in it, the data alone, or what it unpacks to. Which program's data
// it is, is for their readers.
#pragma once

#include "core/formats/bounded_json.h"

#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// A text with its percent signs decoded where it is a link and no object: %2B and the like, also twice over.
std::string plainLink(std::string_view text);

/// Where the data of a link in the text begins, or the data alone; nothing where there is none. The text: plainLink().
std::optional<std::size_t> setterDataBegin(std::string_view text);

/// What a link carries.
struct LinkedObject {
    Json object;
    /// SudokuPad's own link, whichever data is in it.
    bool isToSudokuPad = false;
    /// Words stand before it.
    bool hasTextBefore = false;
};

/// The object that the text carries: behind "load=", "puzzle=", "fpuz", "fpuzzles", "scl" or "ctc", or packed alone.
/// Nothing where there is no sign of such data. What links lose on their way is mended: "+" that became a blank or %2B,
/// up to three "//" that became "/" (slash_repair.h). Errors: notAPuzzle (onServer, damagedLink), nestedTooDeep,
/// inputTooLarge. Cost: about that of unpacking and parsing; mending at most some times that.
std::optional<Result<LinkedObject>> linkedObject(std::string_view text);

/// An object as JSON or in SudokuPad's short form of it (zipped_json.h). Errors: those of parseBoundedJson().
Result<Json> objectIn(std::string_view text);

}  // namespace nonet
