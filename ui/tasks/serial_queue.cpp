#include "ui/tasks/serial_queue.h"

#include <QCoreApplication>
#include <QEvent>

#include <condition_variable>
#include <deque>
#include <system_error>
#include <thread>
#include <utility>

namespace nonet {
namespace {

const QEvent::Type kDoneEvent = static_cast<QEvent::Type>(QEvent::registerEventType());

struct Job {
    std::function<void()> work;
    std::function<void()> done;
};

}  // namespace

struct SerialQueue::Shared {
    /// Null once it is gone.
    SerialQueue* queue = nullptr;
    std::mutex mutex;
    std::condition_variable wake;
    std::condition_variable idle;
    std::deque<Job> jobs;
    std::deque<std::function<void()>> done;
    bool isBusy = false;
    bool hasThread = false;

    bool isWorked() const { return jobs.empty() && !isBusy; }
};

SerialQueue::SerialQueue(QObject* parent, std::chrono::milliseconds waitsAtMost)
    : QObject(parent), m_waitsAtMost(waitsAtMost), m_shared(std::make_shared<Shared>()) {
    m_shared->queue = this;
}

SerialQueue::~SerialQueue() {
    std::unique_lock lock(m_shared->mutex);
    m_shared->idle.wait_for(lock, m_waitsAtMost, [this] { return m_shared->isWorked(); });
    m_shared->queue = nullptr;
    m_shared->done.clear();
    m_shared->wake.notify_all();
}

void SerialQueue::add(std::function<void()> work, std::function<void()> done) {
    std::unique_lock lock(m_shared->mutex);
    m_shared->jobs.push_back({std::move(work), std::move(done)});
    if (!m_shared->hasThread)
        m_shared->hasThread = startThread();
    if (!m_shared->hasThread)
        workFirst(*m_shared, lock);
    m_shared->wake.notify_all();
}

bool SerialQueue::startThread() {
    try {
        std::thread([shared = m_shared] { run(*shared); }).detach();
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

void SerialQueue::waitUntilWorked() {
    std::unique_lock lock(m_shared->mutex);
    m_shared->idle.wait(lock, [this] { return m_shared->isWorked(); });
}

bool SerialQueue::event(QEvent* event) {
    std::deque<std::function<void()>> done;
    {
        const std::lock_guard lock(m_shared->mutex);
        done.swap(m_shared->done);
    }
    for (const std::function<void()>& call : done)
        call();
    return QObject::event(event);
}

void SerialQueue::run(Shared& shared) {
    std::unique_lock lock(shared.mutex);
    for (;;) {
        shared.wake.wait(lock, [&shared] { return !shared.jobs.empty() || !shared.queue; });
        if (shared.jobs.empty())
            return;
        workFirst(shared, lock);
    }
}

void SerialQueue::workFirst(Shared& shared, std::unique_lock<std::mutex>& lock) {
    Job job = std::move(shared.jobs.front());
    shared.jobs.pop_front();
    shared.isBusy = true;
    lock.unlock();
    job.work();
    job.work = nullptr;
    lock.lock();
    shared.isBusy = false;
    if (job.done && shared.queue) {
        shared.done.push_back(std::move(job.done));
        QCoreApplication::postEvent(shared.queue, new QEvent(kDoneEvent));
    }
    shared.idle.notify_all();
}

}  // namespace nonet

#include "moc_serial_queue.cpp"
