// The minigrid solver on the trial lists, in CPU time of the thread: `median` and `worst` of single puzzles, `each` the
// mean; `steps` are counted steps a second.
#include "core/board/grid.h"
#include "core/solvers/minigrid/graph_solver.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "test_paths.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>
#include <fstream>

namespace nonet {
namespace {

double threadSeconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

std::vector<Puzzle> listedPuzzles(const std::string& name) {
    std::vector<Puzzle> puzzles;
    std::ifstream stream(std::string(NONET_SHARED_DATA) + "/puzzles/" + name);
    for (std::string line; std::getline(stream, line);)
        if (auto givens = gridFromLine(std::string_view(line).substr(0, 81)))
            puzzles.emplace_back(std::move(*givens));
    return puzzles;
}

void minigridSignatures(benchmark::State& state, const std::string& name) {
    const std::vector<Puzzle> puzzles = listedPuzzles(name);
    if (puzzles.empty()) {
        state.SkipWithError("the puzzle list is not beside the checkout");
        return;
    }
    std::vector<ClassicMarks> boards;
    for (const Puzzle& puzzle : puzzles)
        boards.push_back(ClassicMarks::from(ClassicDigits::from(puzzle.givens)));
    // Of each puzzle the least of all rounds: what else runs on the machine only adds to it.
    std::vector<double> seconds(boards.size(), 1e9);
    for ([[maybe_unused]] auto _ : state)
        for (std::size_t i = 0; i < boards.size(); ++i) {
            const double start = threadSeconds();
            benchmark::DoNotOptimize(solveBySignatures(boards[i]).count);
            seconds[i] = std::min(seconds[i], threadSeconds() - start);
        }
    std::ranges::sort(seconds);
    state.counters["median"] = seconds[seconds.size() / 2];
    state.counters["worst"] = seconds.back();
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(boards.size()),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void minigridEmptyBoard(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(solveBySignatures(Puzzle(), {.solutions = 1000}).count);
}

/// Steps a second over a list, 200,000 steps a puzzle at most; with a trace that is left on, or without.
template <typename Solve>
void countSteps(benchmark::State& state, const Solve& solve) {
    std::vector<Puzzle> puzzles = listedPuzzles("top1465.txt");
    if (puzzles.empty()) {
        state.SkipWithError("the puzzle list is not beside the checkout");
        return;
    }
    Trace trace;
    MinigridLimits limits = {.budget = 200'000};
    if (state.range(0) != 0)
        limits.trace = &trace;
    std::uint64_t steps = 0;
    for ([[maybe_unused]] auto _ : state)
        for (const Puzzle& puzzle : puzzles)
            steps += solve(puzzle, limits).steps;
    state.counters["steps"] = benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
}

void minigridTreeSteps(benchmark::State& state) {
    countSteps(state, [](const Puzzle& puzzle, const MinigridLimits& limits) { return solveByTrees(puzzle, limits); });
}
void minigridPathSteps(benchmark::State& state) {
    const BoxOrder order = boxOrder(Geometry(), BoxPath::zigzagRow);
    countSteps(state,
               [&](const Puzzle& puzzle, const MinigridLimits& limits) { return solveByPath(puzzle, order, limits); });
}

void minigridGraph(benchmark::State& state, const std::string& name) {
    const std::vector<Puzzle> puzzles = listedPuzzles(name);
    if (puzzles.empty()) {
        state.SkipWithError("the puzzle list is not beside the checkout");
        return;
    }
    std::size_t decided = 0;
    for ([[maybe_unused]] auto _ : state) {
        decided = 0;
        for (const Puzzle& puzzle : puzzles)
            decided += solveByGraph(puzzle).isDecided() ? 1 : 0;
    }
    state.counters["decided"] = static_cast<double>(decided) / static_cast<double>(puzzles.size());
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(puzzles.size()),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

BENCHMARK_CAPTURE(minigridSignatures, easy34, "easy34.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minigridSignatures, clue17, "clue17.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minigridSignatures, top1465, "top1465.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minigridSignatures, hardest1106, "hardest1106.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minigridSignatures, hardest11, "hardest11.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minigridSignatures, several, "several_solutions.txt")->Unit(benchmark::kMillisecond);
BENCHMARK(minigridEmptyBoard)->Unit(benchmark::kMillisecond);
BENCHMARK(minigridTreeSteps)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(minigridPathSteps)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minigridGraph, easy34, "easy34.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minigridGraph, top1465, "top1465.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minigridGraph, hardest1106, "hardest1106.txt")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
