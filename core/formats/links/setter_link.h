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
/// A link that says where on a server the puzzle is, and not which.
bool isOnServer(std::string_view text);

/// The object that the text carries: behind "load=", "puzzle=", "fpuz", "fpuzzles", "scl" or "ctc", packed alone, or as
/// JSON or SudokuPad's short form of it (zipped_json.h). What links lose on their way is mended: "+" that became a
/// blank or %2B, up to three "//" that became "/" (slash_repair.h). Errors: notAPuzzle (reason "server": the link has
/// a number and no puzzle; "packed": its data is damaged, or unpacks to more than links hold), badJson, nestedTooDeep,
/// inputTooLarge. Cost: about that of unpacking and parsing; mending at most some times that.
Result<Json> setterData(std::string_view text);

}  // namespace nonet
