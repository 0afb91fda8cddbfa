#include "core/lessons/lesson_puzzles.h"

#include "core/techniques/catalogue.h"

#include <algorithm>

namespace nonet {

LessonPuzzles lessonPuzzlesFrom(std::string_view text) {
    LessonPuzzles puzzles;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos)
            continue;
        const std::optional<TechniqueId> id = techniqueByCode(line.substr(0, tab));
        const std::optional<Grid> givens = gridFromLine(line.substr(tab + 1));
        if (id && givens)
            puzzles[*id].push_back(ClassicDigits::from(*givens));
    }
    return puzzles;
}

}  // namespace nonet
