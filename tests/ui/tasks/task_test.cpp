#include "ui/tasks/serial_queue.h"
#include "ui/tasks/task.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <gtest/gtest.h>
#include <memory>
#include <thread>

namespace nonet {
namespace {

/// Runs until it is stopped, or for `milliseconds`.
int busyFor(int milliseconds, const std::stop_token& stop) {
    for (int passed = 0; passed < milliseconds && !stop.stop_requested(); passed += 2)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    return milliseconds;
}

TEST(Task, DeliversInTheThreadOfTheWindow) {
    Task task(QStringLiteral("test"));
    std::thread::id workedIn;
    std::thread::id deliveredIn;
    int delivered = 0;
    task.start(
        [&](std::stop_token, const ProgressSink&) {
            workedIn = std::this_thread::get_id();
            return 42;
        },
        [&](int result) {
            delivered = result;
            deliveredIn = std::this_thread::get_id();
        });
    EXPECT_TRUE(task.isRunning());
    ASSERT_TRUE(QTest::qWaitFor([&] { return delivered != 0; }));
    EXPECT_EQ(delivered, 42);
    EXPECT_EQ(deliveredIn, std::this_thread::get_id());
    EXPECT_NE(workedIn, deliveredIn);
    EXPECT_FALSE(task.isRunning());
}

TEST(Task, DropsWhatWasSuperseded) {
    Task task(QStringLiteral("test"));
    std::vector<int> delivered;
    for (int i = 0; i < 20; ++i)
        task.start([i](std::stop_token stop, const ProgressSink&) { return busyFor(5, stop), i; },
                   [&](int result) { delivered.push_back(result); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !task.isRunning(); }));
    QTest::qWait(30);
    EXPECT_EQ(delivered, std::vector<int>{19});
}

TEST(Task, ACancelledJobStopsAndDeliversNothing) {
    Task task(QStringLiteral("test"));
    QSignalSpy ended(&task, &Task::ended);
    bool isDelivered = false;
    std::atomic<bool> sawStop = false;
    task.start(
        [&](std::stop_token stop, const ProgressSink&) {
            busyFor(20000, stop);
            sawStop = stop.stop_requested();
            return 0;
        },
        [&](int) { isDelivered = true; });
    QTest::qWait(20);
    task.cancel();
    EXPECT_FALSE(task.isRunning());
    EXPECT_EQ(ended.count(), 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return sawStop.load(); }));
    QTest::qWait(20);
    EXPECT_FALSE(isDelivered);
}

TEST(Task, DestructionStopsTheJob) {
    bool isDelivered = false;
    QElapsedTimer clock;
    {
        Task task(QStringLiteral("test"));
        task.start([](std::stop_token stop, const ProgressSink&) { return busyFor(20000, stop); },
                   [&](int) { isDelivered = true; });
        QTest::qWait(20);
        clock.start();
    }
    EXPECT_LT(clock.elapsed(), 1000);
    QTest::qWait(20);
    EXPECT_FALSE(isDelivered);
}

TEST(Task, ShowsProgressOnlyWhereItTakesLong) {
    Task task(QStringLiteral("test"));
    QSignalSpy slow(&task, &Task::slowChanged);
    QSignalSpy cancelOffered(&task, &Task::cancelOffered);
    task.start([](std::stop_token, const ProgressSink&) { return 1; }, [](int) {});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !task.isRunning(); }));
    QTest::qWait(250);
    EXPECT_EQ(slow.count(), 0);

    task.start([](std::stop_token stop, const ProgressSink&) { return busyFor(20000, stop); }, [](int) {});
    ASSERT_TRUE(QTest::qWaitFor([&] { return slow.count() == 1; }));
    EXPECT_EQ(cancelOffered.count(), 0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return cancelOffered.count() == 1; }));
    task.cancel();
    EXPECT_EQ(slow.count(), 2);
    EXPECT_FALSE(slow.back().front().toBool());
}

TEST(Task, TellsHowFarItIs) {
    Task task(QStringLiteral("test"));
    QSignalSpy progressed(&task, &Task::progressed);
    task.start(
        [](std::stop_token, const ProgressSink& progress) {
            for (std::uint64_t i = 1; i <= 1000; ++i)
                progress({i, 1000});
            return 0;
        },
        [](int) {});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !task.isRunning(); }));
    ASSERT_GE(progressed.count(), 1);
    EXPECT_EQ(progressed.back().at(0).toULongLong(), 1000U);
    EXPECT_EQ(progressed.back().at(1).toULongLong(), 1000U);
}

TEST(Task, MayBeStartedAgainFromItsOwnDelivery) {
    Task task(QStringLiteral("test"));
    int rounds = 0;
    std::function<void(int)> again = [&](int round) {
        rounds = round;
        if (round < 5)
            task.start([round](std::stop_token, const ProgressSink&) { return round + 1; }, again);
    };
    again(0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return rounds == 5; }));
}

TEST(SerialQueue, RunsEverythingInOrderBeforeItEnds) {
    std::vector<int> done;
    {
        SerialQueue queue;
        for (int i = 0; i < 100; ++i)
            queue.add([&done, i] { done.push_back(i); });
    }
    ASSERT_EQ(done.size(), 100U);
    EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
}

TEST(SerialQueue, TellsInTheThreadOfTheWindow) {
    SerialQueue queue;
    std::thread::id workedIn;
    std::thread::id doneIn;
    queue.add([&] { workedIn = std::this_thread::get_id(); }, [&] { doneIn = std::this_thread::get_id(); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return doneIn != std::thread::id(); }));
    EXPECT_EQ(doneIn, std::this_thread::get_id());
    EXPECT_NE(workedIn, doneIn);
}

/// What a disk that does not answer keeps waiting: it notices nothing until it is let go.
class Hang {
public:
    void wait() const { m_shared->wait(false); }
    void letGo() const {
        *m_shared = true;
        m_shared->notify_all();
    }

private:
    std::shared_ptr<std::atomic<bool>> m_shared = std::make_shared<std::atomic<bool>>(false);
};

TEST(Task, AJobThatHangsKeepsNeitherTheNextNorTheEnd) {
    const Hang hang;
    QElapsedTimer clock;
    {
        Task task(QStringLiteral("test"));
        const auto hanging = [hang](std::stop_token, const ProgressSink&) {
            hang.wait();
            return 1;
        };
        task.start(hanging, [](int) { ADD_FAILURE() << "cancelled"; });
        QTest::qWait(20);
        task.cancel();
        int delivered = 0;
        task.start([](std::stop_token, const ProgressSink&) { return 2; }, [&](int value) { delivered = value; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return delivered == 2; }, 10000));
        task.start(hanging, [](int) { ADD_FAILURE() << "destroyed"; });
        QTest::qWait(20);
        clock.start();
    }
    EXPECT_LT(clock.elapsed(), 4000);
    hang.letGo();
    QTest::qWait(50);
}

TEST(SerialQueue, AJobThatHangsDoesNotKeepTheEnd) {
    const Hang hang;
    QElapsedTimer clock;
    {
        SerialQueue queue(nullptr, std::chrono::milliseconds(200));
        queue.add([hang] { hang.wait(); }, [] { ADD_FAILURE() << "destroyed"; });
        QTest::qWait(20);
        clock.start();
    }
    EXPECT_GE(clock.elapsed(), 190);
    EXPECT_LT(clock.elapsed(), 3000);
    hang.letGo();
    QTest::qWait(50);
}

}  // namespace
}  // namespace nonet
