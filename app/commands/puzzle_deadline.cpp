#include "app/commands/puzzle_deadline.h"

#include "app/commands/number_option.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <ctime>
#include <pthread.h>
#include <utility>

namespace nonet {

namespace {

struct DeadlineText {
    Q_DECLARE_TR_FUNCTIONS(DeadlineText)
};

constexpr std::chrono::milliseconds kBetweenLooks{20};

Seconds timeOf(clockid_t clock) {
    timespec time{};
    ::clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

void addDeadlineOption(CLI::App& command, std::optional<Seconds>& deadline) {
    deadline = kUsualDeadline;
    addSecondsOption(command, "--deadline", deadline,
                     "Seconds of a core that a puzzle may take (20); then its answer says that it is open");
}

QString deadlineSentence(Seconds deadline) {
    return DeadlineText::tr("Not decided within %1 seconds of a core; --deadline allows more.").arg(deadline.count());
}

DeadlineWatch::Watched::Watched(DeadlineWatch& watch, std::stop_token stop) : m_watch(watch), m_outer(std::move(stop)) {
    Worker worker;
    if (!watch.m_deadline || ::pthread_getcpuclockid(::pthread_self(), &worker.clock) != 0)
        return;
    worker.end = timeOf(worker.clock) + *watch.m_deadline;
    {
        const std::scoped_lock lock(watch.m_mutex);
        m_at = watch.m_workers.insert(watch.m_workers.end(), std::move(worker));
        if (!watch.m_thread.joinable())
            watch.m_thread = std::jthread([&watch](const std::stop_token& end) { watch.watch(end); });
    }
    m_place = &**m_at;
    m_forward.emplace(m_outer, Forward{m_place->stop});
    watch.m_hasWorkers.notify_one();
}

DeadlineWatch::Watched::~Watched() {
    m_forward.reset();
    if (!m_at)
        return;
    const std::scoped_lock lock(m_watch.m_mutex);
    m_watch.m_workers.erase(*m_at);
}

void DeadlineWatch::watch(const std::stop_token& end) {
    std::unique_lock lock(m_mutex);
    while (m_hasWorkers.wait(lock, end, [this] { return !m_workers.empty(); })) {
        for (Worker& worker : m_workers)
            if (timeOf(worker.clock) > worker.end)
                worker.stop.request_stop();
        lock.unlock();
        std::this_thread::sleep_for(kBetweenLooks);
        lock.lock();
    }
}

}  // namespace nonet
