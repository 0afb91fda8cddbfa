#include "ui/tasks/serial_queue.h"

#include <QCoreApplication>
#include <QEvent>

namespace nonet {
namespace {

const QEvent::Type kDoneEvent = static_cast<QEvent::Type>(QEvent::registerEventType());

}  // namespace

SerialQueue::SerialQueue(QObject* parent) : QObject(parent) {}

SerialQueue::~SerialQueue() {
    waitUntilWorked();
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
}

void SerialQueue::add(std::function<void()> work, std::function<void()> done) {
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back({std::move(work), std::move(done)});
    }
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token& quit) { run(quit); });
    m_wake.notify_all();
}

void SerialQueue::waitUntilWorked() {
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_jobs.empty() && !m_isBusy; });
}

bool SerialQueue::event(QEvent* event) {
    std::deque<std::function<void()>> done;
    {
        const std::lock_guard lock(m_mutex);
        done.swap(m_done);
    }
    for (const std::function<void()>& call : done)
        call();
    return QObject::event(event);
}

void SerialQueue::run(const std::stop_token& quit) {
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, quit, [this] { return !m_jobs.empty(); });
        if (m_jobs.empty())
            return;
        Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        m_isBusy = true;
        lock.unlock();
        job.work();
        lock.lock();
        m_isBusy = false;
        if (job.done) {
            m_done.push_back(std::move(job.done));
            QCoreApplication::postEvent(this, new QEvent(kDoneEvent));
        }
        m_idle.notify_all();
    }
}

}  // namespace nonet

#include "moc_serial_queue.cpp"
