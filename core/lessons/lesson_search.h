// A lesson on a technique, found by the program: a position to see it in, five of rising difficulty to find it in, and
// a puzzle that needs it. Nothing is written by hand.
//
//   the puzzles chosen for it (resources/lessons)  -->  those that come with the program  -->  random positions
//
// One after the other until there are enough. The first source has all that a lesson needs for each technique that was
// there when the file was made (tests/lessons); a newer one is found in the others.
#pragma once

#include "core/foundation/progress.h"
#include "core/lessons/lesson_position.h"
#include "core/lessons/lesson_puzzles_file.h"

#include <array>
#include <span>

namespace nonet {

inline constexpr std::size_t kLessonFinds = 5;

/// A puzzle to use the technique in.
struct LessonUse {
    /// Where the game begins: the puzzle's own start, but where isFromPlay is false.
    LessonPosition at{};
    /// Basics alone do not solve it, basics and this technique do.
    bool isNeeded = false;
    /// How often its path by the lesson's profile uses it.
    int uses = 0;
};

struct TechniqueLesson {
    TechniqueId technique = TechniqueId::fullHouse;
    /// In which no easier technique does the same, where one was found.
    LessonPosition seen{};
    /// From easy to hard.
    std::array<LessonPosition, kLessonFinds> toFind{};
    LessonUse use{};
};

struct LessonSources {
    /// Looked at in this order; all have one solution.
    std::span<const LessonPuzzle> chosen{};
    std::span<const ClassicDigits> others{};
    /// For random positions.
    std::uint64_t seed = 1;
    /// How many random positions are tried: some ten seconds at most.
    std::uint64_t mostRandom = 300'000;
};

enum class LessonEnd : std::uint8_t { found, limitReached, stopped };

struct LessonOutcome {
    LessonEnd end = LessonEnd::limitReached;
    /// Where found.
    TechniqueLesson lesson{};
};

/// Finds the lesson of a technique; equal sources give equal lessons. Cost: about ten milliseconds where the chosen
/// puzzles suffice.
LessonOutcome findLesson(TechniqueId id, const LessonSources& sources, const std::stop_token& stop = {},
                         const ProgressSink& progress = {});

/// The chosen puzzle's position; nothing where the technique does not come up there. Cost: milliseconds.
std::optional<LessonPosition> chosenUse(TechniqueId id, const LessonPuzzle& chosen, const std::stop_token& stop = {});

/// What its path by the lesson's profile says of the puzzle.
LessonUse lessonUse(LessonPosition position);

}  // namespace nonet
