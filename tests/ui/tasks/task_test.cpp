#include "ui/tasks/serial_queue.h"
#include "ui/tasks/task.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <numeric>
#include <set>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

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

/// No thread has room for its stack.
class NoMoreThreads {
public:
    NoMoreThreads() {
        ::getrlimit(RLIMIT_AS, &m_before);
        rlimit small = m_before;
        small.rlim_cur = occupied();
        ::setrlimit(RLIMIT_AS, &small);
    }
    ~NoMoreThreads() { ::setrlimit(RLIMIT_AS, &m_before); }
    NoMoreThreads(const NoMoreThreads&) = delete;
    NoMoreThreads& operator=(const NoMoreThreads&) = delete;

private:
    static rlim_t occupied() {
        std::ifstream file("/proc/self/statm");
        rlim_t pages = 0;
        file >> pages;
        constexpr rlim_t kForTheTestItself = 1024UL * 1024;
        return pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + kForTheTestItself;
    }
    rlimit m_before{};
};

TEST(Task, WhereTheSystemHasNoThreadTheJobWaits) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer asks for address space at any time";
#endif
    // What earlier tests left behind would be taken for the next thread's stack.
    std::vector<std::unique_ptr<Task>> others;
    const auto forty = [](std::stop_token, const ProgressSink&) { return 40; };
    int delivered = 0;
    Task task(QStringLiteral("test"));
    {
        const NoMoreThreads full;
        for (int i = 0; i < 8; ++i) {
            others.push_back(std::make_unique<Task>(QStringLiteral("other")));
            others.back()->start(forty, [](int) {});
        }
        task.start(forty, [&delivered](int result) { delivered = result; });
        QTest::qWait(50);
        EXPECT_TRUE(task.isRunning()) << "nothing was answered without a thread";
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return delivered == 40; }, 3 * static_cast<int>(Task::kWaitsAtMost.count())));
}

TEST(SerialQueue, WhereTheSystemHasNoThreadTheJobIsWorkedAtOnce) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer asks for address space at any time";
#endif
    std::vector<std::unique_ptr<SerialQueue>> others;
    int worked = 0;
    const NoMoreThreads full;
    for (int i = 0; i < 8; ++i) {
        others.push_back(std::make_unique<SerialQueue>());
        others.back()->add([] {});
    }
    SerialQueue queue;
    bool isDone = false;
    queue.add([&worked] { ++worked; }, [&isDone] { isDone = true; });
    queue.add([&worked] { ++worked; });
    EXPECT_EQ(worked, 2);
    EXPECT_FALSE(isDone);
    EXPECT_TRUE(QTest::qWaitFor([&isDone] { return isDone; }));
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

TEST(Task, HandsPartsOnInOrderBeforeTheResult) {
    Task task(QStringLiteral("test"));
    std::vector<int> taken;
    std::set<std::thread::id> takenIn;
    task.startInParts<std::unique_ptr<int>>(
        [](std::stop_token, const auto& handOn) {
            for (int i = 0; i < 100; ++i)
                handOn(std::make_unique<int>(i));
            return 100;
        },
        [&](const std::unique_ptr<int>& part) {
            taken.push_back(*part);
            takenIn.insert(std::this_thread::get_id());
        },
        [&](int result) { taken.push_back(result); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !task.isRunning(); }));
    std::vector<int> expected(101);
    std::iota(expected.begin(), expected.end(), 0);
    EXPECT_EQ(taken, expected);
    EXPECT_EQ(takenIn, std::set{std::this_thread::get_id()});
}

TEST(Task, PartsComeWhileItRuns) {
    Task task(QStringLiteral("test"));
    std::atomic<bool> mayEnd = false;
    int parts = 0;
    bool isDelivered = false;
    task.startInParts<int>(
        [&](const std::stop_token& stop, const auto& handOn) {
            handOn(1);
            while (!mayEnd && !stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return 0;
        },
        [&](int) { ++parts; }, [&](int) { isDelivered = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return parts == 1; }));
    EXPECT_FALSE(isDelivered);
    mayEnd = true;
    EXPECT_TRUE(QTest::qWaitFor([&] { return isDelivered; }));
}

TEST(Task, DropsLatePartsOfWhatWasSuperseded) {
    Task task(QStringLiteral("test"));
    std::vector<int> taken;
    const auto start = [&](int number) {
        task.startInParts<int>(
            [number](const std::stop_token& stop, const auto& handOn) {
                // Does not care that it was stopped.
                for (int i = 0; i < 20; ++i) {
                    handOn(number);
                    std::this_thread::sleep_for(std::chrono::milliseconds(stop.stop_requested() ? 0 : 1));
                }
                return number;
            },
            [&](int part) { taken.push_back(part); }, [&](int result) { taken.push_back(100 + result); });
    };
    start(1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !taken.empty(); }));
    start(2);
    taken.clear();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !task.isRunning(); }));
    std::vector<int> expected(20, 2);
    expected.push_back(102);
    EXPECT_EQ(taken, expected);
}

TEST(Task, APartMayCancelTheRest) {
    Task task(QStringLiteral("test"));
    int parts = 0;
    task.startInParts<int>(
        [](std::stop_token, const auto& handOn) {
            for (int i = 0; i < 50; ++i)
                handOn(i);
            return 0;
        },
        [&](int) {
            ++parts;
            task.cancel();
        },
        [](int) { ADD_FAILURE() << "cancelled"; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return parts > 0; }));
    QTest::qWait(30);
    EXPECT_EQ(parts, 1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return task.isIdle(); }));
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
