#pragma once

#include "core/formats/format.h"
#include "core/lessons/lesson_search.h"
#include "core/rules/puzzle.h"

namespace nonet {

/// The lesson from what is embedded in the program, else at random with a fixed seed. Takes some ten milliseconds, or
/// seconds for a technique that nothing was chosen for: to be run in the background.
LessonOutcome embeddedLesson(TechniqueId id, const std::stop_token& stop, const ProgressSink& progress);

/// The lesson's puzzle as a document: from its start, or in the position that its game begins with.
PuzzleRecord gameRecord(const LessonUse& use, const QString& title);

}  // namespace nonet
