#include "ui/answers/answer_queue.h"

#include <algorithm>

namespace nonet {

AnswerQueue::AnswerQueue(QObject* parent) : QObject(parent), m_answers(makeAnswers()) {
    for (const std::unique_ptr<Answer>& each : m_answers) {
        Task* task = each->m_task;
        task->setParent(this);
        connect(task, &Task::cancelOffered, this, [this, answer = each.get()] {
            answer->m_isSlow = true;
            Q_EMIT changed(*answer);
        });
    }
}

void AnswerQueue::ask(Answer& answer) {
    if (answer.state() == AnswerState::running || answer.state() == AnswerState::waiting)
        return;
    answer.m_state = AnswerState::waiting;
    answer.m_spent = {};
    useKnown(answer);
    Q_EMIT changed(answer);
    startNext();
}

void AnswerQueue::withdraw(Answer& answer) {
    end(answer, AnswerState::notAsked);
    answer.forgetValue();
    Q_EMIT changed(answer);
    startNext();
}

void AnswerQueue::stop(Answer& answer) {
    if (answer.state() == AnswerState::notAsked || answer.state() == AnswerState::done)
        return;
    end(answer, AnswerState::stopped);
    Q_EMIT changed(answer);
    startNext();
}

void AnswerQueue::pause(Answer& answer) {
    if (answer.state() != AnswerState::running && answer.state() != AnswerState::waiting)
        return;
    end(answer, AnswerState::paused);
    Q_EMIT changed(answer);
    startNext();
}

void AnswerQueue::resume(Answer& answer) {
    if (answer.state() != AnswerState::paused)
        return;
    answer.m_state = AnswerState::waiting;
    Q_EMIT changed(answer);
    startNext();
}

void AnswerQueue::startNext() {
    for (const std::unique_ptr<Answer>& each : m_answers)
        if (each->kind().turn == AnswerTurn::beside && each->state() == AnswerState::waiting)
            run(*each);
    const auto hasTurn = [](const std::unique_ptr<Answer>& each) {
        return each->kind().turn == AnswerTurn::inTurn && each->state() == AnswerState::running;
    };
    if (std::ranges::any_of(m_answers, hasTurn))
        return;
    for (const std::unique_ptr<Answer>& each : m_answers)
        if (each->state() == AnswerState::waiting)
            return run(*each);
}

void AnswerQueue::run(Answer& answer) {
    answer.begin();
    Q_EMIT changed(answer);
    if (isTakenOver(answer))
        return;
    answer.start(question(), [this, &answer](const WitnessStore* learned, Answer::News news) {
        receiveNews(answer, learned, news);
    });
}

void AnswerQueue::receiveNews(Answer& answer, const WitnessStore* learned, Answer::News news) {
    if (learned != nullptr)
        learn(*learned);
    const bool isWhole = news == Answer::News::whole;
    if (isWhole)
        m_lastEnded = &answer;
    Q_EMIT changed(answer);
    // What was learned may tell it.
    if (learned != nullptr)
        Q_EMIT changed(this->answer<CountedSolutions>());
    if (!isWhole)
        return;
    startNext();
    Q_EMIT ended(answer);
}

void AnswerQueue::end(Answer& answer, AnswerState state) {
    answer.end(state);
    if (state == AnswerState::done || state == AnswerState::stopped)
        m_lastEnded = &answer;
}

}  // namespace nonet

#include "moc_answer_queue.cpp"
