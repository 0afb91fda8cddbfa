// What an edit of a layout costs before anything is solved: its rulebook made anew, and a half-filled board checked.
#include "core/rules/rulebook.h"
#include "tests/core/rules/random_constraints.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

constexpr int kLayouts = 40;
constexpr int kConstraints = 60;

/// Lines, cages, pairs, marks and outside clues as setters place them; of the kinds for the whole board one at most.
std::vector<Layout> layouts() {
    std::vector<Layout> all;
    for (int i = 0; i < kLayouts; ++i) {
        RandomSource random = RandomSource::forPiece(60, static_cast<std::uint64_t>(i));
        Layout layout;
        while (static_cast<int>(layout.constraints.size()) < kConstraints) {
            const auto kind = static_cast<ConstraintKind>(random.below(kConstraintKindCount));
            const bool isWhole = constraintRow(kind).shape == ConstraintShape::board;
            if (!isWhole || layout.constraints.empty())
                layout.constraints.push_back(test::randomConstraint(kind, layout, random));
        }
        all.push_back(std::move(layout));
    }
    return all;
}

void makeRulebook(benchmark::State& state) {
    const std::vector<Layout> all = layouts();
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(Rulebook(all[next++ % all.size()]));
}
BENCHMARK(makeRulebook);

/// Makes the rulebook of a 36 x 36 board with 144 rules of one kind: those take longest.
void makeLargeRulebook(benchmark::State& state, ConstraintKind kind) {
    Layout layout(Geometry(6, 6));
    RandomSource random(7);
    for (int i = 0; i < (constraintRow(kind).shape == ConstraintShape::board ? 1 : 144); ++i)
        layout.constraints.push_back(test::randomConstraint(kind, layout, random));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(Rulebook(layout));
}
BENCHMARK_CAPTURE(makeLargeRulebook, pairRule, ConstraintKind::pairRule)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(makeLargeRulebook, skyscraper, ConstraintKind::skyscraper)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(makeLargeRulebook, sandwich, ConstraintKind::sandwich)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(makeLargeRulebook, taxicab, ConstraintKind::taxicab)->Unit(benchmark::kMillisecond);

void checkHalfFilledBoard(benchmark::State& state) {
    const Rulebook book(layouts().front());
    RandomSource random(5);
    Grid part;
    for (int i = 0; i < 40; ++i)
        part.set(Cell(static_cast<int>(random.below(81))), Digit(1 + static_cast<int>(random.below(9))));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(book.broken(part));
}
BENCHMARK(checkHalfFilledBoard);

}  // namespace
}  // namespace nonet
