#include "ui/lessons/lesson_run.h"

#include <algorithm>

namespace nonet {

const std::vector<Candidate>& resultsOf(const Step& step) {
    return step.placements.empty() ? step.eliminations : step.placements;
}

LessonRun::LessonRun(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences) {}

void LessonRun::begin(TechniqueId id, LessonPart part) {
    m_technique = id;
    m_lesson.reset();
    m_walk.reset();
    m_session = {};
    m_part = part;
}

void LessonRun::receive(TechniqueLesson lesson, std::optional<int> find) {
    m_lesson.emplace(std::move(lesson));
    prove(0);
    startFind(find ? *find : openFindFrom(0).value_or(0));
}

LessonProgress LessonRun::progress() const { return lessonProgress(m_preferences, m_technique); }

template <typename Change>
void LessonRun::changeProgress(Change change) {
    const LessonProgress before = progress();
    LessonProgress after = before;
    change(after);
    if (after == before)
        return;
    keepLessonProgress(m_preferences, m_technique, after);
    Q_EMIT progressed();
}

void LessonRun::setPart(LessonPart part) {
    // Whoever goes on has seen it; to open a lesson by mistake leaves no trace.
    if (m_lesson && m_part == LessonPart::see && part != LessonPart::see)
        changeProgress([](LessonProgress& progress) { progress.hasSeen = true; });
    m_part = part;
    m_stage = 0;
}

bool LessonRun::moveStage(int by) {
    if (m_part != LessonPart::why || !m_walk)
        return false;
    const auto last = static_cast<int>(m_walk->stages.size()) - 1;
    m_stage = static_cast<std::size_t>(std::clamp(static_cast<int>(m_stage) + by, 0, last));
    if (static_cast<int>(m_stage) == last)
        changeProgress([](LessonProgress& progress) { progress.knowsWhy = true; });
    return true;
}

void LessonRun::prove(int index) {
    if (!m_lesson)
        return;
    const Step& step = m_lesson->seen.shown();
    m_stage = 0;
    m_walk = proofWalk(m_lesson->seen.position, {step.placements, step.eliminations, step.arguments},
                       resultsOf(step)[static_cast<std::size_t>(index)]);
    m_result = index;
}

void LessonRun::startFind(int index) {
    if (!m_lesson)
        return;
    m_find = index;
    m_session = FindSession(m_lesson->toFind[static_cast<std::size_t>(index)]);
}

void LessonRun::startNextFind() {
    const int next = (m_find + 1) % static_cast<int>(kLessonFinds);
    startFind(openFindFrom(next).value_or(next));
}

bool LessonRun::check() {
    if (m_part != LessonPart::find || !m_session.isOpen())
        return false;
    m_session.check();
    keepFind();
    return true;
}

bool LessonRun::show() {
    if (m_part != LessonPart::find || !m_session.isOpen())
        return false;
    m_session.show();
    keepFind();
    return true;
}

void LessonRun::keepFind() {
    if (m_session.outcome() == LessonFind::open)
        return;
    changeProgress([this](LessonProgress& progress) {
        LessonFind& kept = progress.finds[static_cast<std::size_t>(m_find)];
        // To look again at what was found takes nothing away.
        if (kept == LessonFind::open || m_session.outcome() != LessonFind::shown)
            kept = m_session.outcome();
    });
}

std::optional<int> LessonRun::openFindFrom(int index) const {
    const LessonProgress now = progress();
    for (const LessonFind wanted : {LessonFind::open, LessonFind::shown})
        for (int i = 0; i < static_cast<int>(kLessonFinds); ++i) {
            const int at = (index + i) % static_cast<int>(kLessonFinds);
            if (now.finds[static_cast<std::size_t>(at)] == wanted)
                return at;
        }
    return std::nullopt;
}

bool LessonRun::comesAgain() const { return progress().finds[static_cast<std::size_t>(m_find)] == LessonFind::shown; }

}  // namespace nonet

#include "moc_lesson_run.cpp"
