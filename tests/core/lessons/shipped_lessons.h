// The sources of lessons as they ship.
#pragma once

#include "core/lessons/lesson_puzzles_file.h"
#include "core/lessons/lesson_search.h"
#include "tests/core/sample_puzzles.h"

#include <sstream>

namespace nonet::test {

inline const LessonPuzzles& shippedLessonPuzzles() {
    static const LessonPuzzles puzzles = [] {
        std::ifstream stream(NONET_SOURCE_DIR "/resources/lessons/puzzles.tsv");
        std::stringstream text;
        text << stream.rdbuf();
        return lessonPuzzlesFrom(text.str());
    }();
    return puzzles;
}

inline LessonOutcome shippedLesson(TechniqueId id, const std::stop_token& stop = {}) {
    static const std::vector<ClassicDigits> samples = [] {
        std::vector<ClassicDigits> all;
        for (const Puzzle& puzzle : samplePuzzles())
            all.push_back(ClassicDigits::from(puzzle.givens));
        return all;
    }();
    const auto chosen = shippedLessonPuzzles().find(id);
    LessonSources sources{.others = samples};
    if (chosen != shippedLessonPuzzles().end())
        sources.chosen = chosen->second;
    return findLesson(id, sources, stop);
}

}  // namespace nonet::test
