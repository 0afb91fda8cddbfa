// Foreign text made plain: lines without their ends, one byte a character, so that a column counts what a person sees.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// What every character that is neither ASCII nor known to stand for one becomes.
inline constexpr char kForeignCharacter = '\x1a';

struct SourceLine {
    /// One char a character: no-break and wide spaces are spaces, box drawing is '-', '|' or '+', a middle dot is '.',
    /// long dashes are '-', typographic quotes are '"', anything else beyond ASCII is kForeignCharacter.
    std::string text;
    /// The line as it came.
    std::string_view original;
    /// The line's number in the text, 1-based.
    int number = 0;

    /// The character at a 0-based position of `text`, as it came.
    std::string symbolAt(std::size_t position) const;
};

/// The lines up to the first `most` bytes, whole lines only; LF, CRLF and CR all end one. A BOM and Markdown's code
/// fences are left out. The text must outlive the lines.
std::vector<SourceLine> readLines(std::string_view text, std::size_t most);

/// Where the first of the signs stands, from there on; the text's end where none does. In one pass, however many signs.
std::size_t firstOf(std::string_view text, std::string_view signs, std::size_t from = 0);

}  // namespace nonet
