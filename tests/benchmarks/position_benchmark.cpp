// What is asked about a position: true candidates, minimality, backdoors.
#include "core/board/classic.h"
#include "core/generators/erase.h"
#include "core/solvers/search/backdoors.h"
#include "core/solvers/search/minimality.h"
#include "core/solvers/search/true_candidates.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

/// Random clues of random grids: far from unique at 20 clues.
std::vector<ClassicMarks> positions(int clues) {
    std::vector<ClassicMarks> positions;
    for (std::uint64_t piece = 0; piece < 200; ++piece) {
        RandomSource random = RandomSource::forPiece(3, piece);
        ClassicDigits digits = ClassicDigits::from(randomSolution(random));
        std::vector<Cell> cells(classic::kAllCells.begin(), classic::kAllCells.end());
        random.shuffle(cells);
        for (std::size_t i = static_cast<std::size_t>(clues); i < cells.size(); ++i)
            digits.clear(cells[i]);
        positions.push_back(ClassicMarks::from(digits));
    }
    return positions;
}

std::vector<ClassicDigits> minimalPuzzles() {
    std::vector<ClassicDigits> puzzles;
    for (std::uint64_t piece = 0; piece < 200; ++piece) {
        RandomSource random = RandomSource::forPiece(1, piece);
        puzzles.push_back(ClassicDigits::from(erase(randomSolution(random), random).givens));
    }
    return puzzles;
}

void findTrueCandidates(benchmark::State& state) {
    const std::vector<ClassicMarks> all = positions(static_cast<int>(state.range(0)));
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(trueCandidates(all[next], static_cast<std::uint32_t>(state.range(1))));
        next = (next + 1) % all.size();
    }
}
BENCHMARK(findTrueCandidates)
    ->ArgNames({"clues", "cap"})
    ->ArgsProduct({{0, 17, 20, 24}, {1, 100}})
    ->Unit(benchmark::kMicrosecond);

void testMinimality(benchmark::State& state) {
    const std::vector<ClassicDigits> puzzles = minimalPuzzles();
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(minimality(puzzles[next]));
        next = (next + 1) % puzzles.size();
    }
}
BENCHMARK(testMinimality)->Unit(benchmark::kMicrosecond);

void findBackdoorsOfMinimal(benchmark::State& state) {
    const std::vector<ClassicDigits> puzzles = minimalPuzzles();
    const BackdoorSize largest = state.range(0) == 1 ? BackdoorSize::one : BackdoorSize::two;
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(findBackdoors(ClassicMarks::from(puzzles[next]), largest));
        next = (next + 1) % puzzles.size();
    }
}
BENCHMARK(findBackdoorsOfMinimal)->ArgName("size")->Arg(1)->Arg(2)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace nonet
