#include "ui/lessons/find_session.h"

#include <utility>

namespace nonet {

void FindSession::change(const LessonMarks& marks) {
    m_mistake.reset();
    if (marks == m_marks)
        return;
    m_before.push_back(std::exchange(m_marks, marks));
}

void FindSession::toggleCell(Cell cell) {
    if (!isOpen())
        return;
    LessonMarks marks = isSingle() ? LessonMarks{} : m_marks;
    if (marks.cells.contains(cell))
        marks.cells.erase(cell);
    else
        marks.cells.insert(cell);
    change(marks);
}

void FindSession::toggleResult(Candidate candidate) {
    if (!isOpen() || m_position->position.isSolved(candidate.cell))
        return;
    const bool wasMarked = m_marks.results.contains(candidate);
    if (isSingle()) {
        LessonMarks marks;
        if (!wasMarked) {
            marks.cells.insert(candidate.cell);
            marks.results.insert(candidate);
        }
        return change(marks);
    }
    // Only what is on the board can be struck.
    if (!m_position->position.has(candidate))
        return;
    LessonMarks marks{.cells = m_marks.cells, .results = {}};
    m_marks.results.forEach([&](Candidate each) {
        if (each != candidate)
            marks.results.insert(each);
    });
    if (!wasMarked)
        marks.results.insert(candidate);
    change(marks);
}

void FindSession::clear() {
    if (isOpen())
        change({});
}

void FindSession::undo() {
    if (!canUndo())
        return;
    m_mistake.reset();
    m_marks = m_before.back();
    m_before.pop_back();
}

bool FindSession::check() {
    if (!isOpen())
        return false;
    m_mistake = firstMistake(*m_position, m_marks);
    if (!m_mistake) {
        m_pattern = nearestPattern(*m_position, m_marks);
        m_stage = Stage::right;
    } else if (!m_mistake->isUnfinished()) {
        m_hadMistake = true;
    }
    return !m_mistake;
}

void FindSession::show() {
    if (!isOpen())
        return;
    m_mistake.reset();
    m_pattern = m_position->shown();
    m_stage = Stage::shown;
}

LessonFind FindSession::outcome() const {
    switch (m_stage) {
    case Stage::open: return LessonFind::open;
    case Stage::right: return m_hadMistake ? LessonFind::afterMistake : LessonFind::found;
    case Stage::shown: return LessonFind::shown;
    }
    return LessonFind::open;
}

}  // namespace nonet
