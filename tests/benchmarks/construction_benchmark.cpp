// Constructions: counting and repairing, and what a lab computes while it is dragged.
#include "core/constructions/count_in_pieces.h"
#include "core/constructions/known_masks.h"
#include "core/constructions/make_proper.h"
#include "core/constructions/mask.h"
#include "core/constructions/shift_cipher.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

CellSet sourceMask() { return maskFromLine(kKnownMasks[0].line).value(); }

/// The mask of [Shift]: 3,032,318 solutions.
void solutionsOfTheSourcesPuzzle(benchmark::State& state) {
    const ClassicDigits puzzle = ClassicDigits::from(masked(shiftCipher(Sequence()), sourceMask()));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(countInPieces(puzzle, 10'000'000));
}
BENCHMARK(solutionsOfTheSourcesPuzzle)->Unit(benchmark::kMillisecond);

/// The fewest clues more for that mask, and the proof.
void makeTheSourcesPuzzleProper(benchmark::State& state) {
    const ClassicDigits board = ClassicDigits::from(shiftCipher(Sequence()));
    const ClassicCellSet shown = toClassicCellSet(sourceMask());
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(makeProper(board, shown, RandomSource(1)));
}
BENCHMARK(makeTheSourcesPuzzleProper)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
