#pragma once

#include "core/lessons/lesson_answer.h"
#include "ui/lessons/lesson_progress.h"

#include <optional>
#include <vector>

namespace nonet {

/// One position to find a pattern in: what is marked, what was answered, how it ended. Pure: whoever owns it shows it.
class FindSession {
public:
    enum class Stage : std::uint8_t { open, right, shown };

    FindSession() = default;
    /// The position must outlive it.
    explicit FindSession(const LessonPosition& position) : m_position(&position) {}

    bool isOpen() const { return m_position != nullptr && m_stage == Stage::open; }
    Stage stage() const { return m_stage; }
    const LessonMarks& marks() const { return m_marks; }
    /// The mistake that the last check found, until the marks change.
    const std::optional<LessonMistake>& mistake() const { return m_mistake; }
    /// Digits are entered, not struck.
    bool isSingle() const { return isSinglePlacement(m_position->shown()); }

    /// Solved cells are no part of any pattern, but may be marked: that is a mistake. Nothing of these once it ended.
    void toggleCell(Cell cell);
    /// Strikes a candidate or takes the stroke back; for a single, enters the digit, its cell with it.
    void toggleResult(Candidate candidate);
    void clear();
    /// The marks as they were before the last change.
    void undo();
    bool canUndo() const { return isOpen() && !m_before.empty(); }
    /// True where it is right. What is right but unfinished is no mistake.
    bool check();
    void show();
    /// The pattern that was found, or the one that is shown.
    const Step& pattern() const { return m_pattern; }
    /// For the progress; open while it is.
    LessonFind outcome() const;

private:
    void change(const LessonMarks& marks);

    const LessonPosition* m_position = nullptr;
    LessonMarks m_marks;
    std::vector<LessonMarks> m_before;
    Step m_pattern;
    std::optional<LessonMistake> m_mistake;
    Stage m_stage = Stage::open;
    bool m_hadMistake = false;
};

}  // namespace nonet
