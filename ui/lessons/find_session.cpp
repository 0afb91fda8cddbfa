#include "ui/lessons/find_session.h"

namespace nonet {

void FindSession::toggleCell(Cell cell) {
    if (!isOpen())
        return;
    m_slip.reset();
    if (isSingle()) {
        m_marks = {.cells = {cell}, .results = {}};
        return;
    }
    if (m_marks.cells.contains(cell))
        m_marks.cells.erase(cell);
    else
        m_marks.cells.insert(cell);
}

void FindSession::toggleResult(Candidate candidate) {
    if (!isOpen() || m_position->position.isSolved(candidate.cell))
        return;
    const bool wasMarked = m_marks.results.contains(candidate);
    if (isSingle()) {
        m_slip.reset();
        m_marks = {};
        if (wasMarked)
            return;
        m_marks.cells.insert(candidate.cell);
        m_marks.results.insert(candidate);
        return;
    }
    // Only what is on the board can be struck.
    if (!m_position->position.has(candidate))
        return;
    m_slip.reset();
    ClassicCandidateSet results;
    m_marks.results.forEach([&](Candidate each) {
        if (each != candidate)
            results.insert(each);
    });
    if (!wasMarked)
        results.insert(candidate);
    m_marks.results = results;
}

void FindSession::clear() {
    if (!isOpen())
        return;
    m_marks = {};
    m_slip.reset();
}

bool FindSession::check() {
    if (!isOpen())
        return false;
    m_slip = firstSlip(*m_position, m_marks);
    if (!m_slip)
        m_stage = Stage::right;
    else if (!m_marks.isEmpty())
        m_hasSlipped = true;
    return !m_slip;
}

void FindSession::show() {
    if (!isOpen())
        return;
    m_slip.reset();
    m_stage = Stage::shown;
}

const Step& FindSession::pattern() const {
    return m_stage == Stage::right ? nearestPattern(*m_position, m_marks) : m_position->shown();
}

LessonFind FindSession::outcome() const {
    switch (m_stage) {
    case Stage::open: return LessonFind::open;
    case Stage::right: return m_hasSlipped ? LessonFind::afterSlip : LessonFind::found;
    case Stage::shown: return LessonFind::shown;
    }
    return LessonFind::open;
}

}  // namespace nonet
