#include "core/lessons/lesson_puzzles_file.h"

#include "core/techniques/catalogue.h"

#include <algorithm>
#include <charconv>

namespace nonet {

namespace {

/// What stands before the tab, which goes with it.
std::string_view takeField(std::string_view& line) {
    const std::string_view field = line.substr(0, line.find('\t'));
    line.remove_prefix(std::min(field.size() + 1, line.size()));
    return field;
}

}  // namespace

LessonPuzzles lessonPuzzlesFrom(std::string_view text) {
    LessonPuzzles puzzles;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::optional<TechniqueId> id = techniqueByCode(takeField(line));
        const std::optional<Grid> givens = gridFromLine(takeField(line));
        std::uint64_t seed = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), seed);
        const bool hasSeed = !line.empty() && error == std::errc() && end == line.data() + line.size();
        if (id && givens && (line.empty() || hasSeed))
            puzzles[*id].push_back({ClassicDigits::from(*givens), hasSeed ? std::optional(seed) : std::nullopt});
    }
    return puzzles;
}

}  // namespace nonet
