// The file of the puzzles chosen for lessons, as a text of lines "code TAB puzzle", or "code TAB puzzle TAB seed"; what
// begins with # says how they were made.
#pragma once

#include "core/board/classic_digits.h"
#include "core/techniques/technique_id.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace nonet {

struct LessonPuzzle {
    ClassicDigits puzzle;
    /// Draws the random position that is looked at, for a technique that games do not come to.
    std::optional<std::uint64_t> seed = {};
};

/// By technique, in the order of the text. Lines that do not fit, and codes that no technique has, are passed over.
using LessonPuzzles = std::map<TechniqueId, std::vector<LessonPuzzle>>;

LessonPuzzles lessonPuzzlesFrom(std::string_view text);

}  // namespace nonet
