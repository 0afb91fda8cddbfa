#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>

namespace nonet {

/// Jobs run one after the other in a thread of their own, in the order they came; none is dropped. Destruction waits
/// until all of them are done, but no longer than kWaitsAtMost: what a disk that does not answer keeps waiting is left
/// behind. Where the system has no thread to give, a job is worked before add() returns. To be used from the GUI
/// thread.
class SerialQueue : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kWaitsAtMost{10'000};

    explicit SerialQueue(QObject* parent = nullptr, std::chrono::milliseconds waitsAtMost = kWaitsAtMost);
    ~SerialQueue() override;

    /// `done` runs in the GUI thread after `work`, unless the queue is destroyed before. work must own what it needs.
    void add(std::function<void()> work, std::function<void()> done = {});
    /// Returns when everything added so far is worked; what is `done` comes with the next events.
    void waitUntilWorked();

protected:
    bool event(QEvent* event) override;

private:
    struct Shared;
    /// False where the system has none to give.
    bool startThread();
    static void run(Shared& shared);
    static void workFirst(Shared& shared, std::unique_lock<std::mutex>& lock);

    std::chrono::milliseconds m_waitsAtMost;
    /// The thread has a share in it; started with the first job.
    std::shared_ptr<Shared> m_shared;
};

}  // namespace nonet
