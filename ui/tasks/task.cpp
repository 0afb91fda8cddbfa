#include "ui/tasks/task.h"

#include <QCoreApplication>
#include <QEvent>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace nonet {
namespace {

const QEvent::Type kNewsEvent = static_cast<QEvent::Type>(QEvent::registerEventType());

}  // namespace

struct Task::News {
    std::optional<Progress> progress;
    std::optional<Delivery> delivery;
};

/// The thread and what it shares with the task. The task outlives it, so posting to the task is always safe.
class Task::Worker {
public:
    explicit Worker(Task& task) : m_task(task), m_thread([this](std::stop_token quit) { run(std::move(quit)); }) {}

    ~Worker() {
        supersede();
        m_thread.request_stop();
        m_wake.notify_all();
        m_thread.join();
    }

    void supersede() {
        const std::lock_guard lock(m_mutex);
        m_stop.request_stop();
        ++m_jobId;
        m_next.reset();
        m_news = News();
    }

    void submit(Job job) {
        supersede();
        {
            const std::lock_guard lock(m_mutex);
            m_next = std::move(job);
        }
        m_wake.notify_all();
    }

    News takeNews() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_news, News());
    }

private:
    void run(std::stop_token quit) {
        for (;;) {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, quit, [this] { return m_next.has_value(); });
            if (quit.stop_requested())
                return;
            const Job job = *std::exchange(m_next, std::nullopt);
            const std::uint64_t id = m_jobId;
            m_stop = std::stop_source();
            const std::stop_token stop = m_stop.get_token();
            lock.unlock();

            Delivery delivery = job(stop, [this, id](Progress progress) { report(id, progress); });

            lock.lock();
            if (id != m_jobId)
                continue;
            m_news.delivery = std::move(delivery);
            QCoreApplication::postEvent(&m_task, new QEvent(kNewsEvent));
        }
    }

    void report(std::uint64_t id, Progress progress) {
        const std::lock_guard lock(m_mutex);
        if (id != m_jobId)
            return;
        const bool isFirstNews = !m_news.progress.has_value();
        m_news.progress = progress;
        if (isFirstNews)
            QCoreApplication::postEvent(&m_task, new QEvent(kNewsEvent));
    }

    Task& m_task;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::uint64_t m_jobId = 0;
    std::optional<Job> m_next;
    std::stop_source m_stop;
    News m_news;
    std::jthread m_thread;
};

Task::Task(const QString& title, QObject* parent) : QObject(parent), m_title(title) {
    m_slowTimer.setSingleShot(true);
    m_slowTimer.setInterval(kShowsProgressAfter);
    connect(&m_slowTimer, &QTimer::timeout, this, [this] {
        m_isSlow = true;
        Q_EMIT slowChanged(true);
    });
    m_cancelTimer.setSingleShot(true);
    m_cancelTimer.setInterval(kOffersCancelAfter);
    connect(&m_cancelTimer, &QTimer::timeout, this, &Task::cancelOffered);
}

Task::~Task() = default;

void Task::begin(Job job) {
    if (!m_worker)
        m_worker = std::make_unique<Worker>(*this);
    m_worker->submit(std::move(job));
    m_isRunning = true;
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

void Task::finish() {
    m_isRunning = false;
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

void Task::receive(const News& news) {
    if (news.progress)
        Q_EMIT progressed(news.progress->done, news.progress->total);
    if (!news.delivery)
        return;
    finish();
    (*news.delivery)();
    if (!m_isRunning)
        Q_EMIT ended();
}

}  // namespace nonet

#include "moc_task.cpp"
