#include "core/batch/goal_puzzles.h"

#include "core/batch/ordered_stream.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace nonet {
namespace {

/// Requests a stop at the deadline, or when it is requested outside.
class DeadlineStop {
public:
    DeadlineStop(std::optional<std::chrono::steady_clock::time_point> deadline, const std::stop_token& outer)
        : m_forward(outer, [this] { m_source.request_stop(); }) {
        if (deadline)
            m_waiter = std::jthread([this, deadline](const std::stop_token& ended) { wait(*deadline, ended); });
    }

    std::stop_token token() const { return m_source.get_token(); }
    bool hasReachedDeadline() const { return m_hasReachedDeadline; }

private:
    void wait(std::chrono::steady_clock::time_point deadline, const std::stop_token& ended) {
        std::unique_lock lock(m_mutex);
        m_wake.wait_until(lock, ended, deadline, [] { return false; });
        if (ended.stop_requested())
            return;
        m_hasReachedDeadline = true;
        m_source.request_stop();
    }

    std::stop_source m_source;
    std::stop_callback<std::function<void()>> m_forward;
    std::atomic<bool> m_hasReachedDeadline = false;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    /// Ends before what it uses.
    std::jthread m_waiter;
};

bool isNearer(const GoalPuzzle& one, const std::optional<GoalPuzzle>& other) {
    return !other || one.distance < other->distance;
}

}  // namespace

GoalOutcome searchGoal(const GoalRun& run, const std::function<bool(const GoalPuzzle&)>& take, std::stop_token stop,
                       const std::function<void(const GoalProgress&)>& progress) {
    GoalOutcome outcome;
    const DeadlineStop ending(run.deadline, stop);
    const std::stop_token token = ending.token();
    const int mostPuzzles = static_cast<int>(std::min<std::uint64_t>(run.count, kPuzzlesAGoalPiece));
    std::uint64_t begun = 0;
    const auto next = [&]() -> std::optional<std::uint64_t> {
        if (token.stop_requested())
            return std::nullopt;
        return begun++;
    };
    const auto work = [&](const std::uint64_t& piece) {
        return searchGoalPiece(run.goal, run.seed, piece, mostPuzzles, token);
    };
    const auto write = [&](const GoalPiece& piece) {
        outcome.tried += piece.tried;
        if (piece.fewestSolutions > 0)
            outcome.fewestSolutions = outcome.fewestSolutions == 0
                                          ? piece.fewestSolutions
                                          : std::min(outcome.fewestSolutions, piece.fewestSolutions);
        for (const GoalPuzzle& found : piece.found) {
            if (outcome.found == run.count || !take(found))
                return false;
            ++outcome.found;
        }
        if (piece.best && isNearer(*piece.best, outcome.best))
            outcome.best = piece.best;
        if (progress)
            progress({outcome.found, outcome.tried});
        // After a piece cut short the order would not be the seed's.
        return outcome.found < run.count && !piece.wasStopped;
    };
    if (run.count > 0)
        runOrdered<std::uint64_t, GoalPiece>(run.threads, next, work, write);
    if (outcome.found > 0)
        outcome.best.reset();
    outcome.wasStopped = stop.stop_requested();
    outcome.hasReachedDeadline = ending.hasReachedDeadline() && outcome.found < run.count;
    return outcome;
}

}  // namespace nonet
