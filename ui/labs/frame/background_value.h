#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/tasks/task.h"

#include <QElapsedTimer>

#include <tuple>
#include <type_traits>

namespace nonet {

/// Something that takes long, worked out in the background for one key at a time: a puzzle, and what else it depends
/// on. The lab changes when it has come. GUI thread.
template <typename Value, typename... Key>
class BackgroundValue {
public:
    /// title: what is being worked out, for the progress display.
    BackgroundValue(const QString& title, Lab& lab) : m_lab(lab), m_task(title, &lab) {
        QObject::connect(&m_task, &Task::progressed, &lab, [this](quint64 done, quint64 total) {
            m_done = done;
            m_total = total;
            if (!m_notifiesOnProgress ||
                (m_sinceReport.isValid() && m_sinceReport.elapsed() < kMillisecondsBetweenNews))
                return;
            m_sinceReport.start();
            Q_EMIT m_lab.changed();
        });
    }

    /// Null until it has come.
    const Value* find(const Key&... key) const {
        return m_value && m_of == std::tuple(key...) ? m_value.get() : nullptr;
    }
    /// What this key was asked for last, whether or not it has come or was stopped.
    bool wasAsked(const Key&... key) const { return m_asked == std::tuple(key...); }
    /// Begins where it is neither there nor on its way. `work(stop, progress)` or `work(stop)` owns what it reads.
    template <typename Work>
    void ask(const Key&... key, Work work) {
        if (!find(key...) && !(m_task.isRunning() && wasAsked(key...)))
            begin(key..., std::move(work));
    }
    /// Begins where another was asked for before: one that was stopped stays so.
    template <typename Work>
    void askOnce(const Key&... key, Work work) {
        if (!wasAsked(key...))
            begin(key..., std::move(work));
    }
    template <typename Work>
    void begin(const Key&... key, Work work) {
        m_asked = std::tuple(key...);
        m_done = m_total = 0;
        m_task.start(
            [work = std::move(work)](const std::stop_token& stop,
                                     const ProgressSink& progress) -> std::shared_ptr<const Value> {
                if constexpr (std::is_invocable_v<Work, const std::stop_token&>)
                    return std::make_shared<const Value>(work(stop));
                else
                    return std::make_shared<const Value>(work(stop, progress));
            },
            [this](std::shared_ptr<const Value> value) {
                m_value = std::move(value);
                m_of = m_asked;
                Q_EMIT m_lab.changed();
            });
    }
    bool isRunning() const { return m_task.isRunning(); }
    void cancel() { m_task.cancel(); }

    /// The lab changes on the way too, some times a second.
    void notifyOnProgress() { m_notifiesOnProgress = true; }
    /// The lab changes where the work is stopped too.
    void notifyOnStop() { QObject::connect(&m_task, &Task::ended, &m_lab, &Lab::changed); }
    /// How far the work has come that was begun last; total 0: the end is not known.
    quint64 done() const { return m_done; }
    quint64 total() const { return m_total; }

private:
    static constexpr qint64 kMillisecondsBetweenNews = 100;

    Lab& m_lab;
    Task m_task;
    std::shared_ptr<const Value> m_value;
    std::optional<std::tuple<Key...>> m_of;
    std::optional<std::tuple<Key...>> m_asked;
    bool m_notifiesOnProgress = false;
    quint64 m_done = 0;
    quint64 m_total = 0;
    QElapsedTimer m_sinceReport;
};

}  // namespace nonet
