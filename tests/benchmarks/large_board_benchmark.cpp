// Boards larger than the classic one, proved to have one solution: 16 x 16, 25 x 25 with 40 % given, samurai.
#include "core/foundation/random_source.h"
#include "core/solvers/entry/entry.h"
#include "tests/core/rules/odd_boards.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

/// Contradictions after which a digit stays: what is harder is not made here.
constexpr std::uint64_t kBudgetOfDigging = 300;

/// A random solution less random digits, while it is the only one and more than so many are left.
Puzzle dug(const Layout& layout, std::size_t least, std::uint64_t seed) {
    RandomSource random(seed);
    Puzzle puzzle(layout, Grid(layout.shape));
    puzzle.givens = *anySolution(puzzle, {.seed = random.next()}).first;
    std::vector<Cell> cells = layout.shape.cells();
    random.shuffle(cells);
    std::size_t left = cells.size();
    for (const Cell cell : cells) {
        if (left <= least)
            break;
        const Digit digit = *puzzle.givens.digit(cell);
        puzzle.givens.clear(cell);
        const SearchOutcome found = countSolutions(puzzle, {.solutions = 2, .budget = kBudgetOfDigging});
        if (found.count == 1 && !found.budgetRanOut)
            --left;
        else
            puzzle.givens.set(cell, digit);
    }
    return puzzle;
}

/// One puzzle a row: their number tells them apart. `percent`: given at least; 0: as few as are left.
void countOnLargeBoard(benchmark::State& state, const Layout& layout, std::size_t percent) {
    const std::size_t cellCount = layout.shape.cells().size();
    const Puzzle puzzle = dug(layout, cellCount * percent / 100, static_cast<std::uint64_t>(state.range(0)));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(countSolutions(puzzle, {.solutions = 2}));
    int given = 0;
    for (const Cell cell : layout.shape.cells())
        given += puzzle.givens.isBlank(cell) ? 0 : 1;
    state.counters["given"] = given;
}

Layout withWindows() {
    Layout layout(Geometry(4, 4));
    layout.constraints.emplace_back().kind = ConstraintKind::windoku;
    return layout;
}

BENCHMARK_CAPTURE(countOnLargeBoard, side16, Layout(Geometry(4, 4)), 0)
    ->DenseRange(1, 9)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countOnLargeBoard, side16Windoku, withWindows(), 0)->DenseRange(1, 5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countOnLargeBoard, samurai, test::samurai(), 0)->DenseRange(1, 5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countOnLargeBoard, side25, Layout(Geometry(5, 5)), 40)
    ->DenseRange(1, 3)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
