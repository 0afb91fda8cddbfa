#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace nonet {

/// Jobs run one after the other in one thread, in the order they came; none is dropped. Destruction waits until all of
/// them are done.
class SerialQueue {
public:
    SerialQueue() = default;
    ~SerialQueue();
    SerialQueue(const SerialQueue&) = delete;
    SerialQueue& operator=(const SerialQueue&) = delete;

    void add(std::function<void()> job);
    /// Returns when everything added so far is done.
    void waitUntilDone();

private:
    void run(std::stop_token quit);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable m_idle;
    std::deque<std::function<void()>> m_jobs;
    bool m_isBusy = false;
    /// Started with the first job.
    std::jthread m_thread;
};

}  // namespace nonet
