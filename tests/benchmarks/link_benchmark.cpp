// What a pasted link costs: one as long as setters' longest, and such as were made to do harm.
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/importer.h"
#include "core/formats/links/lz_string.h"
#include "tests/core/formats/links/hostile_links.h"
#include "tests/core/rules/random_constraints.h"

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

constexpr std::size_t kLinkBytes = 64 * 1024;
constexpr int kConstraints = 300;

/// A board with constraints of all kinds, and a text about them that makes the link so long.
std::string longLink() {
    RandomSource random(64);
    Layout layout;
    while (static_cast<int>(layout.constraints.size()) < kConstraints) {
        const auto kind = static_cast<ConstraintKind>(random.below(kConstraintKindCount));
        if (constraintRow(kind).shape != ConstraintShape::board)
            layout.constraints.push_back(test::randomConstraint(kind, layout, random));
    }
    PuzzleRecord record;
    record.puzzle = Puzzle(layout, Grid());
    record.history = History(PlayState(layout.shape));
    std::string link;
    while (link.size() < kLinkBytes) {
        for (int i = 0; i < 500; ++i)
            record.info.rules += static_cast<char>(random.below(6) == 0 ? ' ' : 'a' + random.below(26));
        link = "https://www.f-puzzles.com/?load=" + lzPacked(fpuzzlesFrom(record)->json, LzAlphabet::base64);
    }
    return link;
}

void readLongLink(benchmark::State& state) {
    const std::string link = longLink();
    for ([[maybe_unused]] auto _ : state) {
        const Result<ImportedPuzzle> read = importPuzzle(link);
        if (!read)
            state.SkipWithError("not read");
        benchmark::DoNotOptimize(read);
    }
    state.counters["bytes"] = static_cast<double>(link.size());
}
BENCHMARK(readLongLink)->Unit(benchmark::kMillisecond);

const bool kHostile = [] {
    for (test::HostileLink& link : test::hostileLinks())
        benchmark::RegisterBenchmark((std::string("refuseLink/") + link.name + '/' + link.text.substr(0, 20)).c_str(),
                                     [link](benchmark::State& state) {
                                         for ([[maybe_unused]] auto _ : state)
                                             benchmark::DoNotOptimize(importPuzzle(link.text));
                                         state.counters["bytes"] = static_cast<double>(link.text.size());
                                     })
            ->Unit(benchmark::kMillisecond);
    return true;
}();

}  // namespace
}  // namespace nonet
