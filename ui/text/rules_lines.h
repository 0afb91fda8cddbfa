// The rules in words as lines (core/design/rules_text.h), and which of them the program made, in whichever of its
// languages: a text may come back from a link, or the window may have another language by now.
#pragma once

#include "core/formats/format.h"
#include "core/rules/rulebook.h"

#include <string>
#include <vector>

namespace nonet {

/// What the rules say as they are, in the window's language.
std::vector<std::string> composedLines(const Rulebook& rules);

/// The lines, with those that are composed of the rules in another language put into the window's.
std::vector<std::string> inWindowsLanguage(const std::vector<std::string>& lines, const Rulebook& rules);

/// A rules text that came with a puzzle: where it says what the rules say by themselves it goes, so that they are told
/// as they are from now on; else the lines that are the setter's own are known by it.
void recogniseRules(PuzzleInfo& info, const Rulebook& rules);

}  // namespace nonet
