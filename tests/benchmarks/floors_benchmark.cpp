// The trio table, the floors, their classes and all grids.
#include "core/canonical/grid_count.h"
#include "core/canonical/trio_table.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

void trioTable(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        const auto table = TrioTable::build();
        benchmark::DoNotOptimize(table.get());
    }
}
BENCHMARK(trioTable)->Unit(benchmark::kMillisecond);

void floorsCounted(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(countFloors());
}
BENCHMARK(floorsCounted)->Unit(benchmark::kMillisecond);

void classesOfReducedFloors(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(floorClasses());
}
BENCHMARK(classesOfReducedFloors)->Unit(benchmark::kMillisecond);

void classesOfAllFloors(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(floorClassesByOrbits());
}
BENCHMARK(classesOfAllFloors)->Unit(benchmark::kMillisecond);

/// With the classes, as `floors grids` works it out.
void allGrids(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(countGrids(floorClasses()));
}
BENCHMARK(allGrids)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
