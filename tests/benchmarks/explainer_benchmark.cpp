// Puzzles a second by Sukaku Explainer's scale, by range of ER, one thread's CPU time.
#include "core/techniques/explainer/explainer.h"
#include "test_paths.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cmath>
#include <ctime>
#include <fstream>
#include <sstream>

namespace nonet::explainer {
namespace {

/// Collects the boards from the rows of a file whose ER, in tenths, lies in the range.
void collect(const std::string& path, int lowest, int highest, std::vector<Board>& boards) {
    std::ifstream stream(path);
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line[0] == '#' || line.starts_with("puzzle"))
            continue;
        const auto er = static_cast<int>(std::lround(std::stod(line.substr(82)) * 10));
        if (er < lowest || er > highest)
            continue;
        std::array<std::uint8_t, 81> givens{};
        for (std::size_t cell = 0; cell < 81; ++cell)
            if (line[cell] >= '1' && line[cell] <= '9')
                givens[cell] = static_cast<std::uint8_t>(line[cell] - '0');
        boards.push_back(boardOfGivens(givens));
    }
}

double threadSeconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Each turn rates all puzzles of the range once.
void rateRange(benchmark::State& state) {
    std::vector<Board> boards;
    const auto lowest = static_cast<int>(state.range(0));
    const auto highest = static_cast<int>(state.range(1));
    collect(std::string(NONET_SOURCE_DIR) + "/tests/data/ratings/explainer.csv", lowest, highest, boards);
    for (const char* name : {"explainer.csv", "explainer_more.csv"})
        collect(std::string(NONET_SHARED_DATA) + "/ratings/" + name, lowest, highest, boards);
    if (boards.empty()) {
        state.SkipWithError("no puzzles of this range");
        return;
    }
    Rater rater;
    std::vector<double> seconds;
    for ([[maybe_unused]] auto _ : state)
        for (const Board& board : boards) {
            const double before = threadSeconds();
            benchmark::DoNotOptimize(rater.rate(board));
            seconds.push_back(threadSeconds() - before);
        }
    double sum = 0;
    for (const double each : seconds)
        sum += each;
    std::ranges::sort(seconds);
    state.counters["puzzles"] = static_cast<double>(boards.size());
    state.counters["per_second"] = static_cast<double>(seconds.size()) / sum;
    state.counters["median_ms"] = seconds[seconds.size() / 2] * 1e3;
    state.counters["worst_ms"] = seconds.back() * 1e3;
}
BENCHMARK(rateRange)
    ->Args({10, 25})
    ->Args({26, 61})
    ->Args({62, 70})
    ->Args({71, 74})
    ->Args({75, 81})
    ->Args({82, 87})
    ->Args({88, 93})
    ->Args({94, 99})
    ->Args({100, 119})
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet::explainer
