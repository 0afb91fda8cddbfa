#include "ui/tasks/task.h"

#include <QCoreApplication>
#include <QEvent>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

namespace nonet {
namespace {

const QEvent::Type kNewsEvent = static_cast<QEvent::Type>(QEvent::registerEventType());

}  // namespace

struct Task::News {
    std::optional<Progress> progress;
    std::vector<Delivery> parts;
    std::optional<Delivery> delivery;
};

/// The thread and what it shares with the task. A job that does not notice that it was cancelled, since the system
/// keeps it waiting, is left behind with its thread; it holds what it needs itself. Where the system has no thread to
/// give, the job waits as it does behind another, and a later worker takes it.
class Task::Worker {
public:
    explicit Worker(Task& task) : m_shared(std::make_shared<Shared>()) {
        m_shared->task = &task;
        try {
            std::thread([shared = m_shared] { run(*shared); }).detach();
        } catch (const std::system_error&) {
            m_shared->hasEnded = true;
        }
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    ~Worker() {
        supersede();
        std::unique_lock lock(m_shared->mutex);
        m_shared->isQuitting = true;
        m_shared->wake.notify_all();
        m_shared->ended.wait_for(lock, kWaitsAtMost, [this] { return m_shared->hasEnded; });
        m_shared->task = nullptr;
    }

    void supersede() {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->stop.request_stop();
        ++m_shared->jobId;
        m_shared->next.reset();
        m_shared->news = News();
    }

    void submit(Job job) {
        supersede();
        {
            const std::lock_guard lock(m_shared->mutex);
            m_shared->next = std::move(job);
        }
        m_shared->wake.notify_all();
    }

    /// The job that was submitted, where the one before it does not end.
    std::optional<Job> takeWaiting() {
        const std::lock_guard lock(m_shared->mutex);
        return std::exchange(m_shared->next, std::nullopt);
    }

    bool isIdle() {
        const std::lock_guard lock(m_shared->mutex);
        return !m_shared->isWorking && !m_shared->next;
    }

    News takeNews() {
        const std::lock_guard lock(m_shared->mutex);
        return std::exchange(m_shared->news, News());
    }

private:
    struct Shared {
        /// Null once it is gone.
        Task* task = nullptr;
        std::mutex mutex;
        std::condition_variable wake;
        std::condition_variable ended;
        std::uint64_t jobId = 0;
        std::optional<Job> next;
        std::stop_source stop;
        News news;
        bool isWorking = false;
        bool isQuitting = false;
        bool hasEnded = false;
    };

    static void run(Shared& shared) {
        std::unique_lock lock(shared.mutex);
        for (;;) {
            shared.wake.wait(lock, [&shared] { return shared.next.has_value() || shared.isQuitting; });
            if (shared.isQuitting)
                break;
            const std::uint64_t id = shared.jobId;
            shared.stop = std::stop_source();
            shared.isWorking = true;
            const std::stop_token stop = shared.stop.get_token();
            Delivery delivery;
            {
                const std::optional<Job> job = std::exchange(shared.next, std::nullopt);
                lock.unlock();
                if (job)
                    delivery = (*job)(stop, {[&shared, id](Progress progress) { report(shared, id, progress); },
                                             [&shared, id](Delivery part) { handOn(shared, id, std::move(part)); }});
            }
            lock.lock();
            shared.isWorking = false;
            if (id != shared.jobId || !shared.task)
                continue;
            shared.news.delivery = std::move(delivery);
            QCoreApplication::postEvent(shared.task, new QEvent(kNewsEvent));
        }
        shared.hasEnded = true;
        shared.ended.notify_all();
    }

    static void report(Shared& shared, std::uint64_t id, Progress progress) {
        const std::lock_guard lock(shared.mutex);
        if (id != shared.jobId || !shared.task)
            return;
        const bool isFirstNews = !shared.news.progress.has_value();
        shared.news.progress = progress;
        if (isFirstNews)
            QCoreApplication::postEvent(shared.task, new QEvent(kNewsEvent));
    }

    static void handOn(Shared& shared, std::uint64_t id, Delivery part) {
        const std::lock_guard lock(shared.mutex);
        if (id != shared.jobId || !shared.task)
            return;
        shared.news.parts.push_back(std::move(part));
        if (shared.news.parts.size() == 1)
            QCoreApplication::postEvent(shared.task, new QEvent(kNewsEvent));
    }

    std::shared_ptr<Shared> m_shared;
};

Task::Task(const QString& title, QObject* parent) : QObject(parent), m_title(title) {
    m_slowTimer.setSingleShot(true);
    m_slowTimer.setInterval(kProgressDelay);
    connect(&m_slowTimer, &QTimer::timeout, this, [this] {
        m_isSlow = true;
        Q_EMIT slowChanged(true);
    });
    m_cancelTimer.setSingleShot(true);
    m_cancelTimer.setInterval(kCancelDelay);
    connect(&m_cancelTimer, &QTimer::timeout, this, &Task::cancelOffered);
    m_waitingTimer.setSingleShot(true);
    m_waitingTimer.setInterval(kWaitsAtMost);
    connect(&m_waitingTimer, &QTimer::timeout, this, [this] {
        if (std::optional<Job> waiting = m_worker->takeWaiting()) {
            m_worker = std::make_unique<Worker>(*this);
            m_worker->submit(std::move(*waiting));
            m_waitingTimer.start();
        }
    });
}

Task::~Task() = default;

void Task::begin(Job job) {
    if (!m_worker)
        m_worker = std::make_unique<Worker>(*this);
    m_worker->submit(std::move(job));
    m_waitingTimer.start();
    m_isRunning = true;
    ++m_run;
    if (!m_isSlow)
        m_slowTimer.start();
    m_cancelTimer.start();
}

void Task::cancel() {
    if (!m_isRunning)
        return;
    m_worker->supersede();
    finish();
    Q_EMIT ended();
}

bool Task::isIdle() const { return !m_worker || m_worker->isIdle(); }

void Task::finish() {
    m_isRunning = false;
    ++m_run;
    m_waitingTimer.stop();
    m_slowTimer.stop();
    m_cancelTimer.stop();
    if (std::exchange(m_isSlow, false))
        Q_EMIT slowChanged(false);
}

bool Task::event(QEvent* event) {
    // Looked for at any event: asking the worker comes first, since its mutex is what orders the event's own bytes.
    if (m_worker)
        receive(m_worker->takeNews());
    return QObject::event(event);
}

void Task::receive(News news) {
    const std::uint64_t run = m_run;
    if (news.progress)
        Q_EMIT progressed(news.progress->done, news.progress->total);
    // Whoever is told may cancel, or ask anew.
    for (const Delivery& part : news.parts)
        if (m_run == run)
            part();
    if (!news.delivery || m_run != run)
        return;
    finish();
    (*news.delivery)();
    if (!m_isRunning)
        Q_EMIT ended();
}

}  // namespace nonet

#include "moc_task.cpp"
