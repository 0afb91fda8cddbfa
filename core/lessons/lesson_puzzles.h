// The puzzles chosen for lessons, as a text of lines "code TAB puzzle"; what begins with # says how they were made.
#pragma once

#include "core/board/classic_digits.h"
#include "core/techniques/technique_id.h"

#include <map>
#include <string_view>
#include <vector>

namespace nonet {

/// By technique, in the order of the text. Lines that do not fit, and codes that no technique has, are passed over.
using LessonPuzzles = std::map<TechniqueId, std::vector<ClassicDigits>>;

LessonPuzzles lessonPuzzlesFrom(std::string_view text);

}  // namespace nonet
