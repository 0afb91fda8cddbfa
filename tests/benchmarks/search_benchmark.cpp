#include "core/board/grid.h"

#include <benchmark/benchmark.h>

namespace {

void readLine(benchmark::State& state) {
    const std::string line(81, '.');
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(nonet::gridFromLine(line));
}
BENCHMARK(readLine);

}  // namespace
