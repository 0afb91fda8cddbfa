#include "ui/tasks/serial_queue.h"

namespace nonet {

SerialQueue::~SerialQueue() {
    waitUntilDone();
}

void SerialQueue::add(std::function<void()> job) {
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    if (!m_thread.joinable())
        m_thread = std::jthread([this](std::stop_token quit) { run(std::move(quit)); });
    m_wake.notify_all();
}

void SerialQueue::waitUntilDone() {
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_jobs.empty() && !m_isBusy; });
}

void SerialQueue::run(std::stop_token quit) {
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, quit, [this] { return !m_jobs.empty(); });
        if (m_jobs.empty())
            return;
        const std::function<void()> job = std::move(m_jobs.front());
        m_jobs.pop_front();
        m_isBusy = true;
        lock.unlock();
        job();
        lock.lock();
        m_isBusy = false;
        m_idle.notify_all();
    }
}

}  // namespace nonet
