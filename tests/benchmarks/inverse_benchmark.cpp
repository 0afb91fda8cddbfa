// Puzzles by the inverse methods. `clues` and the median are over the grids of the run.
#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/solving_path.h"
#include "core/generators/random_grid.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>

namespace nonet {
namespace {

constexpr std::size_t kGrids = 2000;

std::vector<ClassicDigits> randomGrids() {
    RandomSource random(1);
    std::vector<ClassicDigits> grids(kGrids);
    std::ranges::generate(grids, [&] { return randomGrid(random); });
    return grids;
}

double threadMilliseconds() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

/// One iteration makes a puzzle of each grid, the grid's own making left out. Arguments: rank, symmetry.
void inverseByClues(benchmark::State& state) {
    const ClueRemovalOptions options{.methods = static_cast<InverseRank>(state.range(0)),
                                     .symmetry = static_cast<Symmetry>(state.range(1))};
    const std::vector<ClassicDigits> grids = randomGrids();
    RandomSource random(2);
    std::vector<double> times;
    std::vector<int> clues;
    for ([[maybe_unused]] auto _ : state)
        for (const ClassicDigits& grid : grids) {
            const double start = threadMilliseconds();
            clues.push_back(removeClues(grid, grid, random, options).filledCount());
            times.push_back(threadMilliseconds() - start);
        }
    std::ranges::sort(times);
    std::ranges::sort(clues);
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
    state.counters["fewest"] = clues.front();
    state.counters["median"] = clues[clues.size() / 2];
    state.counters["most"] = clues.back();
}
BENCHMARK(inverseByClues)
    ->ArgNames({"rank", "symmetry"})
    ->ArgsProduct({{0, 1, 2, 3, 4}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

/// One whole search, repair and removal. Argument: the heuristic.
void inverseByMarks(benchmark::State& state) {
    const std::vector<ClassicDigits> grids = randomGrids();
    const InverseOptions options{.plan = {{static_cast<InverseHeuristic>(state.range(0))}}};
    RandomSource random(3);
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(inverseClues(grids[next], random, options));
        next = (next + 1) % grids.size();
    }
}
BENCHMARK(inverseByMarks)->ArgName("heuristic")->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

void inverseSolvingPath(benchmark::State& state) {
    const std::vector<ClassicDigits> grids = randomGrids();
    RandomSource random(4);
    std::vector<ClassicDigits> puzzles(200);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        puzzles[i] = removeClues(grids[i], grids[i], random);
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(solvingPath(puzzles[next]));
        next = (next + 1) % puzzles.size();
    }
}
BENCHMARK(inverseSolvingPath)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
