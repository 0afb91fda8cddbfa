#include "core/generators/erase.h"
#include "core/solvers/search/search.h"

#include <benchmark/benchmark.h>
#include <fstream>

namespace nonet {
namespace {

std::vector<Puzzle> generated() {
    std::vector<Puzzle> puzzles;
    for (std::uint64_t piece = 0; piece < 1000; ++piece) {
        RandomSource random = RandomSource::forPiece(1, piece);
        puzzles.push_back(erase(randomSolution(random), random));
    }
    return puzzles;
}

std::vector<Puzzle> listed(const std::string& name) {
    std::vector<Puzzle> puzzles;
    std::ifstream stream(std::string(NONET_SHARED_DATA) + "/puzzles/" + name);
    for (std::string line; std::getline(stream, line);)
        if (const auto givens = gridFromLine(std::string_view(line).substr(0, 81)))
            puzzles.emplace_back(*givens);
    return puzzles;
}

void proveUnique(benchmark::State& state, const std::vector<Puzzle>& puzzles) {
    if (puzzles.empty()) {
        state.SkipWithError("the puzzle list is not beside the checkout");
        return;
    }
    std::size_t next = 0;
    std::uint64_t guesses = 0;
    for ([[maybe_unused]] auto _ : state) {
        const SearchOutcome outcome = search(puzzles[next]);
        guesses += outcome.guesses;
        next = (next + 1) % puzzles.size();
    }
    state.counters["guesses"] = benchmark::Counter(static_cast<double>(guesses), benchmark::Counter::kAvgIterations);
}

BENCHMARK_CAPTURE(proveUnique, generatedMinimal, generated())->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(proveUnique, clue17, listed("clue17.txt"))->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(proveUnique, top1465, listed("top1465.txt"))->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(proveUnique, hardest11, listed("hardest11.txt"))->Unit(benchmark::kMicrosecond);

void digMinimal(benchmark::State& state) {
    std::uint64_t piece = 0;
    for ([[maybe_unused]] auto _ : state) {
        RandomSource random = RandomSource::forPiece(2, piece++);
        benchmark::DoNotOptimize(erase(randomSolution(random), random));
    }
}
BENCHMARK(digMinimal)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace nonet
