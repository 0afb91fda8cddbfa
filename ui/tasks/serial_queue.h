#pragma once

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace nonet {

/// Jobs run one after the other in a thread of their own, in the order they came; none is dropped. Destruction waits
/// until all of them are done. To be used from the GUI thread.
class SerialQueue : public QObject {
    Q_OBJECT

public:
    explicit SerialQueue(QObject* parent = nullptr);
    ~SerialQueue() override;

    /// `done` runs in the GUI thread after `work`, unless the queue is destroyed before.
    void add(std::function<void()> work, std::function<void()> done = {});
    /// Returns when everything added so far is worked; what is `done` comes with the next events.
    void waitUntilWorked();

protected:
    bool event(QEvent* event) override;

private:
    struct Job {
        std::function<void()> work;
        std::function<void()> done;
    };
    void run(const std::stop_token& quit);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable m_idle;
    std::deque<Job> m_jobs;
    std::deque<std::function<void()>> m_done;
    bool m_isBusy = false;
    /// Started with the first job.
    std::jthread m_thread;
};

}  // namespace nonet
