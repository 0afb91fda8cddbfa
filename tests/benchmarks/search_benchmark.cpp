#include "core/generators/erase.h"
#include "core/solvers/search/kernel/kernel.h"
#include "test_paths.h"

#include <benchmark/benchmark.h>
#include <fstream>

namespace nonet {
namespace {

std::vector<ClassicDigits> generated() {
    std::vector<ClassicDigits> puzzles;
    for (std::uint64_t piece = 0; piece < 1000; ++piece) {
        RandomSource random = RandomSource::forPiece(1, piece);
        puzzles.push_back(ClassicDigits::from(erase(randomSolution(random), random).givens));
    }
    return puzzles;
}

std::vector<ClassicDigits> listed(const std::string& name) {
    std::vector<ClassicDigits> puzzles;
    std::ifstream stream(std::string(NONET_SHARED_DATA) + "/puzzles/" + name);
    for (std::string line; std::getline(stream, line);)
        if (const auto givens = gridFromLine(std::string_view(line).substr(0, 81)))
            puzzles.push_back(ClassicDigits::from(*givens));
    return puzzles;
}

/// The time of an iteration is that of one puzzle, proved to have one solution or several.
void alone(benchmark::State& state, const SearchKernel& kernel, const std::vector<ClassicDigits>& puzzles) {
    if (puzzles.empty()) {
        state.SkipWithError("the puzzle list is not beside the checkout");
        return;
    }
    std::size_t next = 0;
    std::uint64_t guesses = 0;
    for ([[maybe_unused]] auto _ : state) {
        SearchCount answer;
        kernel.searchDigits(puzzles[next].values.data(), {}, answer);
        guesses += answer.guesses;
        next = (next + 1) % puzzles.size();
    }
    state.counters["guesses"] = benchmark::Counter(static_cast<double>(guesses), benchmark::Counter::kAvgIterations);
}

/// One iteration is the whole list; `each` is the time of one puzzle.
void batch(benchmark::State& state, const SearchKernel& kernel, const std::vector<ClassicDigits>& puzzles) {
    if (puzzles.empty()) {
        state.SkipWithError("the puzzle list is not beside the checkout");
        return;
    }
    std::vector<SearchCount> answers(puzzles.size());
    for ([[maybe_unused]] auto _ : state) {
        answers.assign(puzzles.size(), {});
        kernel.searchMany(puzzles.front().values.data(), puzzles.size(), {}, answers.data());
    }
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(puzzles.size()),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

[[maybe_unused]] const bool kRegistered = [] {
    const std::pair<const char*, std::vector<ClassicDigits>> lists[] = {
        {"generatedMinimal", generated()},
        {"clue17", listed("clue17.txt")},
        {"several", listed("several_solutions.txt")},
        {"easy34", listed("easy34.txt")},
        {"top1465", listed("top1465.txt")},
        {"hardest11", listed("hardest11.txt")},
        {"hardest1106", listed("hardest1106.txt")},
    };
    for (const SearchKernel* const kernel : usableKernels())
        for (const auto& [name, puzzles] : lists) {
            const std::string title = std::string(kernel->name) + '/' + name;
            benchmark::RegisterBenchmark(("alone/" + title).c_str(), [kernel, puzzles](benchmark::State& state) {
                alone(state, *kernel, puzzles);
            })->Unit(benchmark::kMicrosecond);
            benchmark::RegisterBenchmark(("batch/" + title).c_str(), [kernel, puzzles](benchmark::State& state) {
                batch(state, *kernel, puzzles);
            })->Unit(benchmark::kMicrosecond);
        }
    return true;
}();

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
