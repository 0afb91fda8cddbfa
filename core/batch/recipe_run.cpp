#include "core/batch/recipe_run.h"

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

}  // namespace

RecipeOutcome runRecipe(const RecipeRun& run, const std::function<bool(const GoalPuzzle&)>& take, std::stop_token stop,
                        const std::function<void(const RecipeProgress&)>& progress) {
    const DeadlineStop ending(run.deadline, stop);
    const std::stop_token token = ending.token();
    const int mostPuzzles = static_cast<int>(std::min<std::uint64_t>(run.count, kPuzzlesAGoalPiece));
    GeneratedPuzzles generated(run.count);
    std::uint64_t begun = 0;
    const auto next = [&]() -> std::optional<std::uint64_t> {
        if (token.stop_requested())
            return std::nullopt;
        return begun++;
    };
    const auto work = [&](const std::uint64_t& piece) {
        return generatePiece(run.recipe, run.seed, piece, mostPuzzles, token);
    };
    const auto write = [&](GoalPiece&& piece) {
        const bool wasStopped = piece.wasStopped;
        const std::vector<GoalPuzzle> puzzles = generated.take(std::move(piece));
        if (!std::ranges::all_of(puzzles, take))
            return false;
        if (progress)
            progress({generated.found(), generated.tried()});
        // After a piece cut short the order would not be the seed's.
        return !generated.areEnough() && !wasStopped;
    };
    if (run.count > 0)
        runOrdered<std::uint64_t, GoalPiece>(run.threads, next, work, write);
    return {.found = generated.found(),
            .tried = generated.tried(),
            .best = generated.best(),
            .fewestSolutions = generated.fewestSolutions(),
            .hasReachedDeadline = ending.hasReachedDeadline() && !generated.areEnough(),
            .wasStopped = stop.stop_requested()};
}

}  // namespace nonet
