#pragma once

#include "core/foundation/progress.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace nonet {

/// One question that is asked of core in the background. To be used from the GUI thread; cancels when destroyed, and
/// waits for the job to notice (10 ms, by the rule for long work) - but not for ever: a job that the system keeps
/// waiting for a disk is left behind after kWaitsAtMost, and the next one gets a thread of its own.
///
///     m_task.start(
///         [position](std::stop_token stop, const ProgressSink&) { return allSteps(position, {}, 1000, stop); },
///         [this](std::vector<Step> steps) { show(steps); });
class Task : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kProgressDelay{200};
    static constexpr std::chrono::milliseconds kCancelDelay{1000};
    static constexpr std::chrono::milliseconds kWaitsAtMost{1500};

    /// title: what is being worked out, for the progress display.
    explicit Task(const QString& title, QObject* parent = nullptr);
    ~Task() override;

    /// Runs `work(stop_token, ProgressSink)` in the task's thread and then `deliver(result)` in the GUI thread, unless
    /// superseded or cancelled by then. work must own or copy what it reads.
    template <typename Work, typename Deliver>
    void start(Work work, Deliver deliver) {
        begin([work = std::move(work), deliver = std::move(deliver)](std::stop_token stop, const Reports& reports) {
            auto result = work(std::move(stop), reports.progress);
            return Delivery([result = std::move(result), deliver]() mutable { deliver(std::move(result)); });
        });
    }
    /// Runs work as start() does, where parts of the answer come on the way: `work(stop_token, handOn)` calls
    /// handOn(Part), and `take(Part)` runs in the GUI thread for each, in order and before `deliver`; for none once
    /// superseded or cancelled.
    template <typename Part, typename Work, typename Take, typename Deliver>
    void startInParts(Work work, Take take, Deliver deliver) {
        begin([work = std::move(work), take = std::move(take), deliver = std::move(deliver)](std::stop_token stop,
                                                                                             const Reports& reports) {
            const auto handOn = [&take, &reports](Part part) {
                // A function is copied, but a part need not be.
                reports.part([part = std::make_shared<Part>(std::move(part)), take] { take(std::move(*part)); });
            };
            auto result = work(std::move(stop), handOn);
            return Delivery([result = std::move(result), deliver]() mutable { deliver(std::move(result)); });
        });
    }
    /// Stops the job; nothing is delivered.
    void cancel();

    bool isRunning() const { return m_isRunning; }
    /// Nothing runs in its thread, not even a job whose result nobody waits for any more.
    bool isIdle() const;
    const QString& title() const { return m_title; }

Q_SIGNALS:
    /// The job has been running for kProgressDelay, or a slow one ended.
    void slowChanged(bool isSlow);
    /// The job has been running for kCancelDelay.
    void cancelOffered();
    /// total 0: the end is not known.
    void progressed(quint64 done, quint64 total);
    /// Delivered or cancelled; not for a superseded job.
    void ended();

protected:
    bool event(QEvent* event) override;

private:
    using Delivery = std::function<void()>;
    using PartSink = std::function<void(Delivery)>;
    struct Reports {
        ProgressSink progress;
        PartSink part;
    };
    using Job = std::function<Delivery(std::stop_token, const Reports&)>;
    class Worker;
    struct News;

    void begin(Job job);
    void receive(News news);
    void finish();

    QString m_title;
    bool m_isRunning = false;
    /// Another number for each job, and after each one's end.
    std::uint64_t m_run = 0;
    bool m_isSlow = false;
    QTimer m_slowTimer;
    QTimer m_cancelTimer;
    QTimer m_waitingTimer;
    std::unique_ptr<Worker> m_worker;
};

}  // namespace nonet
