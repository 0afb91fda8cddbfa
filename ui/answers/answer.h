// One thing that can be asked of a puzzle: how far it is, and what is known of it.
#pragma once

#include "ui/answers/answer_row.h"
#include "ui/tasks/task.h"

#include <QElapsedTimer>

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace nonet {

enum class AnswerState : std::uint8_t {
    notAsked,
    /// For the one before it.
    waiting,
    running,
    /// Goes on from what is known when it is resumed; edits do not wake it.
    paused,
    /// By hand.
    stopped,
    done,
};

/// Read by all, asked and ended by the AnswerQueue that owns it.
class Answer {
public:
    explicit Answer(const AnswerKind& kind);
    Answer(const Answer&) = delete;
    Answer& operator=(const Answer&) = delete;
    virtual ~Answer() = default;

    const AnswerKind& kind() const { return m_kind; }
    AnswerState state() const { return m_state; }
    bool isAsked() const { return m_state != AnswerState::notAsked; }
    const QString& title() const { return m_task->title(); }
    /// It has been running for a second: progress and a way to end it are to be seen.
    bool isSlow() const { return m_isSlow; }
    /// From 0 to 1; nothing where that is not known.
    std::optional<double> progress() const { return m_progress; }
    /// So far, or in all; pauses left out.
    std::chrono::milliseconds time() const;

protected:
    friend class AnswerQueue;
    friend class PuzzleAnswers;
    enum class News : std::uint8_t { part, whole };
    /// `learned`: null where the store was not used.
    using Told = std::function<void(const WitnessStore* learned, News news)>;

    virtual void start(AnswerQuestion question, Told told) = 0;
    virtual void forgetValue() = 0;
    /// The layout became another: only what holds of it stays.
    virtual void changeLayout(const Puzzle& before, const Puzzle& now) = 0;
    /// Looks, or the order of the rules.
    virtual void follow(const LayoutChange& change) = 0;
    virtual void useKnown(const Puzzle& puzzle, const WitnessStore& known, const AnswerOptions& options) = 0;

    void begin();
    void end(AnswerState state);
    /// Its work ends, and what was asked waits or is asked no more.
    void endWithLayout(const Puzzle& now);
    bool isFor(const Puzzle& puzzle) const { return m_kind.isFor == nullptr || m_kind.isFor(puzzle); }

    AnswerKind m_kind;
    /// A child of what owns the answers.
    Task* m_task;
    AnswerState m_state = AnswerState::notAsked;
    QElapsedTimer m_clock;
    /// Before the last pause, and once it ended.
    std::chrono::milliseconds m_spent{0};
    bool m_isSlow = false;
    std::optional<double> m_progress = std::nullopt;
};

template <typename T>
class AnswerOf : public Answer {
public:
    explicit AnswerOf(AnswerRow<T> row) : Answer(row.kind), m_row(row) {}

    /// What is known, complete or not; nothing where it was not asked.
    const std::optional<T>& value() const { return m_value; }

protected:
    friend class AnswerQueue;
    friend class PuzzleAnswers;
    /// A part of the answer or the whole, or how far the work is.
    struct Part {
        std::optional<T> value;
        std::optional<WitnessStore> learned;
        std::optional<Progress> progress;
    };

    void start(AnswerQuestion question, Told told) override {
        const auto work = [row = m_row, question = std::move(question), earlier = m_value](std::stop_token stop,
                                                                                           const auto& handOn) {
            WitnessStore known = question.known;
            const auto partOf = [&](T value) {
                return Part{std::move(value), row.learns ? std::optional(known) : std::nullopt, std::nullopt};
            };
            AnswerWork<T> given{.question = question,
                                .earlier = earlier,
                                .known = known,
                                .stop = std::move(stop),
                                .handOn = [&](const T& part) { handOn(partOf(part)); },
                                .progress =
                                    [&](Progress progress) {
                                        handOn(Part{{}, {}, progress});
                                    }};
            return partOf(row.work(given));
        };
        const auto take = [this, told](Part part, News news) {
            if (part.progress && part.progress->total > 0)
                m_progress = static_cast<double>(part.progress->done) / static_cast<double>(part.progress->total);
            if (part.value)
                setValue(std::move(*part.value));
            told(part.learned ? &*part.learned : nullptr, news);
        };
        m_task->startInParts<Part>(
            work, [take](Part part) { take(std::move(part), News::part); },
            [this, take](Part part) {
                end(AnswerState::done);
                take(std::move(part), News::whole);
            });
    }
    void setValue(T value) {
        if (m_row.share != nullptr)
            m_progress = m_row.share(value);
        m_value = std::move(value);
    }
    void forgetValue() override { m_value.reset(); }

    void changeLayout(const Puzzle& before, const Puzzle& now) override {
        remember(before);
        std::optional<T> left;
        if (m_value && m_row.left != nullptr)
            left = m_row.left(*m_value, before, now);
        m_value = std::move(left);
        endWithLayout(now);
        if (m_value)
            m_state = AnswerState::done;
        recall(now);
    }
    void follow(const LayoutChange& change) override {
        if (m_value && m_row.follow != nullptr)
            m_row.follow(*m_value, change);
        if (!change.keepsOrder() && m_kind.onReorder == OnReorder::forgets)
            m_value.reset();
    }
    void useKnown(const Puzzle& puzzle, const WitnessStore& known, const AnswerOptions& options) override {
        if (isAsked() && m_row.known != nullptr)
            m_value = m_row.known(puzzle, known, options);
    }

private:
    void remember(const Puzzle& left) {
        if (!m_value || m_kind.remembered == 0)
            return;
        std::erase_if(m_remembered,
                      [&left](const auto& each) { return LayoutChange::between(each.first, left).keepsRules(); });
        m_remembered.emplace(m_remembered.begin(), left, *m_value);
        if (m_remembered.size() > m_kind.remembered)
            m_remembered.pop_back();
    }
    void recall(const Puzzle& now) {
        const auto same = std::ranges::find_if(
            m_remembered, [&now](const auto& each) { return LayoutChange::between(each.first, now).keepsRules(); });
        if (same == m_remembered.end())
            return;
        m_value = std::move(same->second);
        m_remembered.erase(same);
    }

    AnswerRow<T> m_row;
    std::optional<T> m_value;
    /// The values of layouts that were left, the last one first.
    std::vector<std::pair<Puzzle, T>> m_remembered;
};

}  // namespace nonet
