// Random grids and minimal puzzles. digStream tells the mean number of clues and, by wall clock, puzzles a second:
//
//   nonet_benchmarks --benchmark_filter=digStream
#include "core/batch/dug_puzzles.h"
#include "core/generators/dig.h"
#include "core/generators/random_grid.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

void makeRandomGrid(benchmark::State& state) {
    RandomSource random(1);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(randomGrid(random));
}
BENCHMARK(makeRandomGrid)->Unit(benchmark::kMicrosecond);

void digGrid(benchmark::State& state) {
    RandomSource random(1);
    std::vector<ClassicDigits> grids;
    for (int i = 0; i < 1000; ++i)
        grids.push_back(randomGrid(random));
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(dig(grids[next], random));
        next = (next + 1) % grids.size();
    }
}
BENCHMARK(digGrid)->Unit(benchmark::kMicrosecond);

/// One iteration is a whole run.
void digStream(benchmark::State& state) {
    const auto count = static_cast<std::uint64_t>(state.range(0));
    std::uint64_t clues = 0;
    std::uint64_t puzzles = 0;
    for ([[maybe_unused]] auto _ : state)
        puzzles += digPuzzles({.seed = 7, .count = count, .threads = static_cast<int>(state.range(1))},
                              [&](const ClassicDigits& puzzle) {
                                  clues += static_cast<std::uint64_t>(puzzle.filledCount());
                                  return true;
                              });
    state.counters["puzzles/s"] = benchmark::Counter(static_cast<double>(puzzles), benchmark::Counter::kIsRate);
    state.counters["clues"] = static_cast<double>(clues) / static_cast<double>(puzzles);
}
BENCHMARK(digStream)
    ->ArgNames({"puzzles", "threads"})
    ->ArgsProduct({{100'000, 1'000'000}, {1, 2}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace nonet
