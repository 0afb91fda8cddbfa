#pragma once

#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_search.h"

#include <QCoreApplication>
#include <QString>

namespace nonet {

/// What a lesson on a technique says: its first paragraph, which alone is written by hand, and the sentences around
/// what the program found.
struct LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    /// By library code, so that words may be there before the technique is. Empty where there are none.
    static QString introduction(TechniqueId id);
    /// What the learner is to mark in this position; nothing of where it is.
    static QString task(TechniqueId id, const LessonPosition& position);
    /// What the example stands in: the board of play, or a random position.
    static QString origin(const LessonPosition& position);
    /// What the puzzle asks for.
    static QString use(const LessonUse& use);
    static QString mistake(const LessonMistake& mistake, TechniqueId id);
    static QString right(TechniqueId id);
    /// What is said of a pattern that the learner did not find.
    static QString shown(const Step& step);
};

}  // namespace nonet
