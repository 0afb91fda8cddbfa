// The rules in words: sentences that are made from the constraints, and what a setter makes of them. A text is lines.
#pragma once

#include <string>
#include <vector>

namespace nonet {

/// The text's lines, without blank ones and without spaces around.
std::vector<std::string> linesOf(const std::string& text);
std::string textOf(const std::vector<std::string>& lines);

/// The text after the constraints became others. `composed`: the sentences that were made when it was last brought up
/// to date, `now`: those that are made today. Sentences that are made no more go, new ones come behind the one that
/// they follow, and every line that no one made stays where it is; so does the gap where a setter took a sentence out.
std::vector<std::string> broughtUpToDate(const std::vector<std::string>& text, const std::vector<std::string>& composed,
                                         const std::vector<std::string>& now);

/// For each line of the text, whether it is the setter's own: none of `composed`.
std::vector<bool> ownLines(const std::vector<std::string>& text, const std::vector<std::string>& composed);

}  // namespace nonet
