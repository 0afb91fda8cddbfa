// How long a lesson takes to open, one technique after the other: 200 ms at most, or the reader would see it wait.
#include "tests/core/lessons/shipped_lessons.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

void openLesson(benchmark::State& state, TechniqueId id) {
    (void)test::shippedLessonPuzzles();
    for (auto _ : state)
        benchmark::DoNotOptimize(test::shippedLesson(id));
}

const bool kAreRegistered = [] {
    for (const Technique& each : techniqueCatalogue())
        benchmark::RegisterBenchmark(("openLesson/" + std::string(each.code)).c_str(), openLesson, each.id)
            ->Unit(benchmark::kMillisecond);
    return true;
}();

}  // namespace
}  // namespace nonet
