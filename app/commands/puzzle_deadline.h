// Ends the work on one puzzle of a stream when it has taken too long, so that the next one has its turn.
#pragma once

#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

class QString;

namespace CLI {
class App;
}

namespace nonet {

using Seconds = std::chrono::duration<double>;

/// In seconds of a core's time: how busy the machine is otherwise changes no answer.
inline constexpr Seconds kUsualDeadline{20};

/// "--deadline SECONDS", kUsualDeadline where it is not given.
void addDeadlineOption(CLI::App& command, std::optional<Seconds>& deadline);

/// Why there is no answer, and what would allow more.
QString deadlineSentence(Seconds deadline);

/// Watches the threads of one stream.
class DeadlineWatch {
    struct Worker {
        clockid_t clock{};
        Seconds end{};
        std::stop_source stop;
    };

public:
    /// None: never.
    explicit DeadlineWatch(std::optional<Seconds> deadline) : m_deadline(deadline) {}
    DeadlineWatch(const DeadlineWatch&) = delete;
    DeadlineWatch& operator=(const DeadlineWatch&) = delete;
    ~DeadlineWatch() = default;

    std::optional<Seconds> deadline() const { return m_deadline; }

    /// The work of this thread on one puzzle, from here to its end.
    class Watched {
    public:
        Watched(DeadlineWatch& watch, std::stop_token stop);
        ~Watched();
        Watched(const Watched&) = delete;
        Watched& operator=(const Watched&) = delete;

        /// Stops with the stream, too.
        std::stop_token token() const { return m_place ? m_place->stop.get_token() : m_outer; }
        /// The deadline is over, and the stream goes on.
        bool isOver() const { return m_place && m_place->stop.stop_requested() && !m_outer.stop_requested(); }

    private:
        struct Forward {
            std::stop_source& stop;
            void operator()() const { stop.request_stop(); }
        };

        DeadlineWatch& m_watch;
        std::stop_token m_outer;
        std::optional<std::list<Worker>::iterator> m_at;
        Worker* m_place = nullptr;
        std::optional<std::stop_callback<Forward>> m_forward;
    };

private:
    void watch(const std::stop_token& end);

    std::optional<Seconds> m_deadline;
    std::mutex m_mutex;
    std::condition_variable_any m_hasWorkers;
    std::list<Worker> m_workers;
    /// Ends before what it looks at; begun with the first work.
    std::jthread m_thread;
};

}  // namespace nonet
