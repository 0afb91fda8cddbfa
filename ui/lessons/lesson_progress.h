#pragma once

#include "core/lessons/lesson_search.h"

#include <array>
#include <optional>
#include <vector>

namespace nonet {

class Preferences;

enum class LessonPart : std::uint8_t { see, why, find, use };
inline constexpr int kLessonParts = 4;

/// How a position was found.
enum class LessonFind : std::uint8_t { open, found, afterMistake, shown };

/// How far a learner has come in the lesson on a technique; kept between sessions.
struct LessonProgress {
    bool hasSeen = false;
    bool knowsWhy = false;
    /// The lesson's puzzle was solved.
    bool hasUsed = false;
    std::array<LessonFind, kLessonFinds> finds{};

    /// Found, be it after a mistake, not those that were shown.
    int foundCount() const;
    bool isDone(LessonPart part) const;
    int doneCount() const;
    bool isBegun() const { return *this != LessonProgress(); }
    /// The first part that is not done; nothing where all are.
    std::optional<LessonPart> next() const;
    /// Positions that were shown, or that took more than one try.
    std::vector<int> missed() const;

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// By library code, so that it outlives any order of techniques.
LessonProgress lessonProgress(const Preferences& preferences, TechniqueId id);
/// Writes what is another than lessonProgress(), each part by itself: another window may go on in the same lesson.
void keepLessonProgress(Preferences& preferences, TechniqueId id, const LessonProgress& progress);

/// The lesson's puzzle was opened to be played.
void keepLessonGame(Preferences& preferences, TechniqueId id, const ClassicDigits& puzzle);
/// A puzzle was solved: the lessons that it was opened from have been used. False where there is none.
bool noteSolved(Preferences& preferences, const ClassicDigits& puzzle);

/// A position that was missed.
struct MissedFind {
    TechniqueId technique = TechniqueId::fullHouse;
    int index = 0;
    friend bool operator==(const MissedFind&, const MissedFind&) = default;
};
/// The positions that were missed in all techniques, in the order of the course.
std::vector<MissedFind> missedFinds(const Preferences& preferences);

}  // namespace nonet
