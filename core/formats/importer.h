// The one way in for foreign bytes: recognises the format and reads the puzzle, or says in one Error what is wrong and
// where. Never crashes, hangs or grows without bound, whatever the bytes. Which formats there are, format_catalogue.h
// knows: nothing is added here for a new one. Links and objects are unpacked once (identification.h).
#pragma once

#include "core/formats/format.h"

#include <span>

namespace nonet {

/// Input above this is refused unread (line streams are read line by line and never pass here whole).
inline constexpr std::size_t kLargestInput = 64ULL * 1024 * 1024;

/// Reads the puzzle in the text (UTF-8, a BOM and CRLF allowed), or the first of several. Where a link to the same one
/// follows a board, as in a post, it is the link's, which has its rules too.
Result<ImportedPuzzle> importPuzzle(std::string_view text);
/// Reads the puzzle in one named format. Errors: otherFormat where the text is in another one.
Result<ImportedPuzzle> importPuzzle(std::string_view text, FormatId format);

/// Every puzzle in the text, at most `most`, in its order; what is none is passed over.
std::vector<ImportedPuzzle> importPuzzles(std::string_view text, std::size_t most);

}  // namespace nonet
