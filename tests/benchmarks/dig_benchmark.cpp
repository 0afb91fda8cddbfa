// Random grids and minimal puzzles.
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

}  // namespace
}  // namespace nonet
