// Puzzles to a goal. Puzzles a second of one core are puzzles/s with threads:1; the two levels of threads tell how much
// a second core brings, by wall clock:
//
//   nonet_benchmarks --benchmark_filter='goal|firstPuzzle'
#include "core/batch/goal_puzzles.h"
#include "core/generators/generate_rate_keep.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

void run(benchmark::State& state, const PuzzleGoal& goal, std::uint64_t count, int threads) {
    std::uint64_t puzzles = 0;
    std::uint64_t seed = 0;
    for ([[maybe_unused]] auto _ : state)
        puzzles +=
            searchGoal({.goal = goal, .seed = ++seed, .count = count, .threads = threads}, [](const GoalPuzzle&) {
                return true;
            }).found;
    state.counters["puzzles/s"] = benchmark::Counter(static_cast<double>(puzzles), benchmark::Counter::kIsRate);
}

/// Arguments: level, threads.
void goalLevel(benchmark::State& state) {
    run(state, {.level = static_cast<Level>(state.range(0))}, 400, static_cast<int>(state.range(1)));
}
BENCHMARK(goalLevel)
    ->ArgNames({"level", "threads"})
    ->ArgsProduct({{0, 1, 2, 3, 4}, {1, 2}})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

PuzzleGoal techniqueGoal(std::int64_t technique) {
    const auto id = static_cast<TechniqueId>(technique);
    return {.hardest = id, .needed = NeededTechnique{id, 1}};
}

/// The technique is needed, and none is harder. Argument: its id.
void goalTechnique(benchmark::State& state) {
    const PuzzleGoal goal = techniqueGoal(state.range(0));
    state.SetLabel(std::string(technique(*goal.hardest).code));
    run(state, goal, static_cast<std::uint64_t>(state.range(1)), 1);
}
BENCHMARK(goalTechnique)
    ->ArgNames({"technique", "count"})
    ->Args({static_cast<int>(TechniqueId::lockedCandidates1), 200})
    ->Args({static_cast<int>(TechniqueId::lockedCandidates2), 200})
    ->Args({static_cast<int>(TechniqueId::nakedPair), 100})
    ->Args({static_cast<int>(TechniqueId::nakedTriple), 100})
    ->Args({static_cast<int>(TechniqueId::hiddenPair), 50})
    ->Args({static_cast<int>(TechniqueId::xWing), 10})
    ->Args({static_cast<int>(TechniqueId::swordfish), 2})
    ->Args({static_cast<int>(TechniqueId::skyscraper), 50})
    ->Args({static_cast<int>(TechniqueId::xyWing), 50})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

/// One puzzle with a fresh seed, on all that there is; the worst is what a person waits for.
void firstPuzzle(benchmark::State& state) {
    std::uint64_t seed = 1000;
    double worst = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto begin = std::chrono::steady_clock::now();
        searchGoal({.goal = {.level = static_cast<Level>(state.range(0))}, .seed = ++seed, .threads = 2},
                   [](const GoalPuzzle&) { return true; });
        worst = std::max(worst, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    }
    state.counters["worst ms"] = worst * 1000;
}
BENCHMARK(firstPuzzle)->ArgName("level")->DenseRange(0, 4)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The baseline: generate, rate, keep.
void keepLevel(benchmark::State& state) {
    RandomSource random(1);
    std::uint64_t puzzles = 0;
    for ([[maybe_unused]] auto _ : state)
        puzzles += generateRateKeep({.level = static_cast<Level>(state.range(0))}, random).puzzle ? 1 : 0;
    state.counters["puzzles/s"] = benchmark::Counter(static_cast<double>(puzzles), benchmark::Counter::kIsRate);
}
BENCHMARK(keepLevel)->ArgName("level")->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
