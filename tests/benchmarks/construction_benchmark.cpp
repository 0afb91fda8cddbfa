// Constructions: each member of a family checked, and what a lab computes while it is dragged.
#include "core/constructions/family_census.h"
#include "core/constructions/shift_cipher.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

/// All 362,880 boards, every house of each.
void familyCensus(benchmark::State& state) {
    const PlaceMap map = shiftCipherMap();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(censusOf(map));
}
BENCHMARK(familyCensus)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
