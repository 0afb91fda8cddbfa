#include "ui/answers/answer.h"

namespace nonet {

Answer::Answer(const AnswerKind& kind) : m_kind(kind), m_task(new Task(kind.title())) {
    m_task->setObjectName(QLatin1String(kind.id));
}

std::chrono::milliseconds Answer::time() const {
    return m_state == AnswerState::running ? m_spent + std::chrono::milliseconds(m_clock.elapsed()) : m_spent;
}

void Answer::begin() {
    m_state = AnswerState::running;
    m_clock.start();
}

void Answer::end(AnswerState state) {
    m_spent = time();
    m_state = state;
    m_isSlow = false;
    m_progress.reset();
    m_task->cancel();
}

void Answer::endWithLayout(const Puzzle& now) {
    m_task->cancel();
    m_spent = {};
    m_isSlow = false;
    m_progress.reset();
    if (m_kind.life != AnswerLife::overEdits || !isFor(now))
        m_state = AnswerState::notAsked;
    else if (m_state != AnswerState::notAsked && m_state != AnswerState::paused)
        m_state = AnswerState::waiting;
}

}  // namespace nonet
