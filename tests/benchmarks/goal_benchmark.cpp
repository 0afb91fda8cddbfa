// Puzzles to a goal. Puzzles a second of one core are "puzzles/CPU s" with threads:1, which a busy machine leaves as it
// is; "puzzles/s" goes by the wall clock, so that two threads beside one tell what a second core brings, on a quiet
// one:
//
//   nonet_benchmarks --benchmark_filter='goal|firstPuzzle'
#include "core/batch/recipe_run.h"
#include "core/generators/rejection_sampling.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <ctime>
#include <vector>

namespace nonet {
namespace {

void run(benchmark::State& state, const PuzzleGoal& goal, std::uint64_t count, int threads) {
    std::uint64_t puzzles = 0;
    std::uint64_t seed = 0;
    const std::clock_t begin = std::clock();
    for ([[maybe_unused]] auto _ : state)
        puzzles += runRecipe({.recipe = {.goal = goal}, .seed = ++seed, .count = count, .threads = threads},
                             [](const GoalPuzzle&) { return true; })
                       .found;
    const double processorSeconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    state.counters["puzzles/CPU s"] = static_cast<double>(puzzles) / processorSeconds;
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

/// One puzzle with a fresh seed, on all that there is: what a person waits for.
void firstPuzzle(benchmark::State& state) {
    std::uint64_t seed = 1000;
    std::vector<double> waits;
    for ([[maybe_unused]] auto _ : state) {
        const auto begin = std::chrono::steady_clock::now();
        runRecipe({.recipe = {.goal = {.level = static_cast<Level>(state.range(0))}}, .seed = ++seed, .threads = 2},
                  [](const GoalPuzzle&) { return true; });
        waits.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::ranges::sort(waits);
    state.counters["median ms"] = waits[waits.size() / 2];
    state.counters["95 % ms"] = waits[waits.size() * 95 / 100];
    state.counters["worst ms"] = waits.back();
}
BENCHMARK(firstPuzzle)
    ->ArgName("level")
    ->DenseRange(0, 4)
    ->Iterations(200)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// The baseline: generate, rate, keep.
void keepLevel(benchmark::State& state) {
    RandomSource random(1);
    std::uint64_t puzzles = 0;
    for ([[maybe_unused]] auto _ : state)
        puzzles += sampleByRejection({.level = static_cast<Level>(state.range(0))}, random).puzzle ? 1 : 0;
    state.counters["puzzles/s"] = benchmark::Counter(static_cast<double>(puzzles), benchmark::Counter::kIsRate);
}
BENCHMARK(keepLevel)->ArgName("level")->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
