// The lookup solvers on the trial lists: one iteration is the whole list; `each` is the mean CPU time of one puzzle,
// `median` the median of single puzzles.
#include "core/board/grid.h"
#include "core/solvers/band_lookup/join_solver.h"
#include "test_paths.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <fstream>

namespace nonet {
namespace {

std::vector<ClassicMarks> listedBoards(const std::string& name) {
    std::vector<ClassicMarks> boards;
    std::ifstream stream(std::string(NONET_SHARED_DATA) + "/puzzles/" + name);
    for (std::string line; std::getline(stream, line);)
        if (const auto givens = gridFromLine(std::string_view(line).substr(0, 81)))
            boards.push_back(ClassicMarks::from(ClassicDigits::from(*givens)));
    return boards;
}

template <typename Solve>
void solveList(benchmark::State& state, const std::string& name, const Solve& solve) {
    const std::vector<ClassicMarks> boards = listedBoards(name);
    if (boards.empty()) {
        state.SkipWithError("the puzzle list is not beside the checkout");
        return;
    }
    std::vector<double> seconds;
    for ([[maybe_unused]] auto _ : state) {
        seconds.clear();
        for (const ClassicMarks& board : boards) {
            const auto start = std::chrono::steady_clock::now();
            benchmark::DoNotOptimize(solve(board));
            seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        }
    }
    std::ranges::nth_element(seconds, seconds.begin() + static_cast<std::ptrdiff_t>(seconds.size() / 2));
    state.counters["median"] = seconds[seconds.size() / 2];
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(boards.size()),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void solvedByFloors(benchmark::State& state, const std::string& name) {
    solveList(state, name, [](const ClassicMarks& board) { return solveByFloors(board).count; });
}
void solvedByJoin(benchmark::State& state, const std::string& name) {
    solveList(state, name, [](const ClassicMarks& board) { return solveByJoin(board).count; });
}

BENCHMARK_CAPTURE(solvedByFloors, clue17, "clue17.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvedByFloors, top1465, "top1465.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvedByFloors, hardest1106, "hardest1106.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvedByFloors, hardest11, "hardest11.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvedByJoin, clue17, "clue17.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvedByJoin, top1465, "top1465.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvedByJoin, hardest1106, "hardest1106.txt")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
