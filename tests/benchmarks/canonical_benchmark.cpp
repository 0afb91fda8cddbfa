// Minimal forms of boards that were relabelled and mapped at random, so that no list's own order helps.
#include "core/canonical/canonical_form.h"
#include "core/generators/erase.h"
#include "test_paths.h"

#include <benchmark/benchmark.h>
#include <fstream>

namespace nonet {
namespace {

std::vector<ClassicDigits> morphed(std::vector<ClassicDigits> boards) {
    RandomSource random(11);
    for (ClassicDigits& board : boards)
        board = apply(randomTransform(random), board);
    return boards;
}

std::vector<ClassicDigits> listedBoards(const std::string& name) {
    std::vector<ClassicDigits> boards;
    std::ifstream stream(std::string(NONET_SHARED_DATA) + "/puzzles/" + name);
    for (std::string line; std::getline(stream, line);)
        if (const auto givens = gridFromLine(std::string_view(line).substr(0, 81)))
            boards.push_back(ClassicDigits::from(*givens));
    return morphed(std::move(boards));
}

enum class Kind { grid, minimalPuzzle };

std::vector<ClassicDigits> generatedBoards(Kind kind) {
    std::vector<ClassicDigits> boards;
    for (std::uint64_t piece = 0; piece < 5000; ++piece) {
        RandomSource random = RandomSource::forPiece(12, piece);
        const Grid solution = randomSolution(random);
        boards.push_back(ClassicDigits::from(kind == Kind::grid ? solution : erase(solution, random).givens));
    }
    return morphed(std::move(boards));
}

/// One iteration is the whole list; `each` is the CPU time of one board.
void minimalForm(benchmark::State& state, const std::vector<ClassicDigits>& boards) {
    if (boards.empty()) {
        state.SkipWithError("the puzzle list is not beside the checkout");
        return;
    }
    for ([[maybe_unused]] auto _ : state)
        for (const ClassicDigits& board : boards)
            benchmark::DoNotOptimize(canonicalForm(board));
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(boards.size()),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

BENCHMARK_CAPTURE(minimalForm, clue17, listedBoards("clue17.txt"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimalForm, top1465, listedBoards("top1465.txt"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimalForm, hardest11, listedBoards("hardest11.txt"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimalForm, easy34, listedBoards("easy34.txt"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimalForm, generatedMinimal, generatedBoards(Kind::minimalPuzzle))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimalForm, grids, generatedBoards(Kind::grid))->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
