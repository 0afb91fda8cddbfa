#pragma once

#include "ui/answers/answer_rows.h"

#include <QObject>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace nonet {

/// What is asked, worked out one after the other: each answer rests on what the ones before it learned. An answer is
/// named by its type: `ask<EqualCells>()`, `of<EqualCells>()`.
class AnswerQueue : public QObject {
    Q_OBJECT

public:
    explicit AnswerQueue(QObject* parent = nullptr);

    /// In the order in which they are worked out.
    const std::vector<std::unique_ptr<Answer>>& all() const { return m_answers; }
    template <typename T>
    AnswerOf<T>& answer() const;
    /// What is known, complete or not; nothing where it was not asked.
    template <typename T>
    const std::optional<T>& of() const {
        return answer<T>().value();
    }
    template <typename T>
    bool isOf(const Answer& each) const {
        return &each == &answer<T>();
    }

    void ask(Answer& answer);
    void withdraw(Answer& answer);
    /// Keeps what was found.
    void stop(Answer& answer);
    void pause(Answer& answer);
    void resume(Answer& answer);
    template <typename T>
    void ask() {
        ask(answer<T>());
    }
    template <typename T>
    void withdraw() {
        withdraw(answer<T>());
    }
    template <typename T>
    void askOrResume() {
        answer<T>().state() == AnswerState::paused ? resume(answer<T>()) : ask(answer<T>());
    }
    /// It is known by other ways.
    template <typename T>
    void tell(T value);

    /// What ended last by itself, or was stopped; null: nothing since the layout is this one.
    const Answer* lastEnded() const { return m_lastEnded; }

Q_SIGNALS:
    /// More is known of it, or its state changed.
    void changed(const nonet::Answer& answer);
    /// Its work came to its end.
    void ended(const nonet::Answer& answer);

protected:
    virtual AnswerQuestion question() const = 0;
    virtual void useKnown(Answer& answer) = 0;
    virtual void learn(const WitnessStore& learned) = 0;
    /// It is worked out elsewhere, and ended by whoever hears of it: nothing is started.
    virtual bool isTakenOver(Answer& answer) = 0;

    void startNext();
    void run(Answer& answer);
    void end(Answer& answer, AnswerState state);
    void forgetLastEnded() { m_lastEnded = nullptr; }

private:
    void receiveNews(Answer& answer, const WitnessStore* learned, Answer::News news);

    std::vector<std::unique_ptr<Answer>> m_answers;
    const Answer* m_lastEnded = nullptr;
};

template <typename T>
AnswerOf<T>& AnswerQueue::answer() const {
    AnswerOf<T>* found = nullptr;
    for (const std::unique_ptr<Answer>& each : m_answers)
        if (auto* answer = dynamic_cast<AnswerOf<T>*>(each.get()))
            found = answer;
    Q_ASSERT(found != nullptr);
    return *found;
}

template <typename T>
void AnswerQueue::tell(T value) {
    answer<T>().setValue(std::move(value));
    Q_EMIT changed(answer<T>());
}

}  // namespace nonet
