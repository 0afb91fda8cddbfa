// A setter's edits: the rules of each puzzle of the setters' lists drawn one by one, then deleted in random order.
// After each edit the first answer (no solution, one, more) and the shading of every candidate, from what the edits
// before left known. Counters in ms of the thread's CPU time; "known" is the part of the candidates that was told in
// the frame of the edit.
#include "core/answers/between_edits.h"
#include "core/formats/importer.h"
#include "core/foundation/random_source.h"
#include "core/rules/rulebook.h"
#include "tests/core/setters_puzzles.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace nonet {
namespace {

constexpr std::uint64_t kSeed = 17;

double threadMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

struct Figures {
    std::vector<double> frame;
    std::vector<double> first;
    std::vector<double> shading;
    std::vector<double> known;
    int firstAtOnce = 0;
    int givenUp = 0;
};

double part(std::vector<double> values, double share) {
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

/// The share of the candidates of which it is known whether a solution uses them.
double knownPart(const CandidateKnowledge& candidates, const Puzzle& puzzle) {
    int open = 0;
    int all = 0;
    for (const Cell cell : puzzle.shape().cells()) {
        open += candidates.unknown(cell).count();
        all += puzzle.symbols().count();
    }
    return 1 - static_cast<double>(open) / all;
}

void edit(const Puzzle& puzzle, WitnessStore& known, Figures& figures, const std::string& title) {
    const double begin = threadMilliseconds();
    known.take(puzzle);
    const CandidateKnowledge atOnce = knownCandidates(puzzle, known);
    const double taken = threadMilliseconds();
    figures.firstAtOnce += knownFacts(known).state == SolutionState::unknown ? 0 : 1;
    benchmark::DoNotOptimize(factsBetweenEdits(puzzle, known));
    const double told = threadMilliseconds();
    const PuzzleCandidates all = candidatesBetweenEdits(puzzle, 1, known);
    const double shaded = threadMilliseconds();
    figures.frame.push_back(taken - begin);
    figures.first.push_back(told - begin);
    figures.shading.push_back(shaded - begin);
    figures.known.push_back(knownPart(atOnce, puzzle));
    figures.givenUp += all.candidates.isComplete() ? 0 : 1;
    if (std::getenv("NONET_EDIT_STREAM") != nullptr)
        std::printf("%s\t%zu\t%.3f\t%.3f\t%.3f\t%.2f\t%llu\n", title.c_str(), puzzle.constraints().size(),
                    taken - begin, told - begin, shaded - begin, figures.known.back(),
                    static_cast<unsigned long long>(all.questions));
}

/// The givens stand from the beginning where `hasGivens`; else there are none.
void drawAndDelete(const Puzzle& whole, RandomSource& random, bool hasGivens, Figures& figures,
                   const std::string& title) {
    WitnessStore known;
    Layout layout = whole.layout();
    layout.constraints.clear();
    Puzzle puzzle(layout, hasGivens ? whole.givens : Grid(layout.shape));
    edit(puzzle, known, figures, title);
    for (const Constraint& constraint : whole.constraints()) {
        layout.constraints.push_back(constraint);
        puzzle.setLayout(layout);
        edit(puzzle, known, figures, title);
    }
    while (!layout.constraints.empty()) {
        layout.constraints.erase(layout.constraints.begin() +
                                 random.below(static_cast<std::uint32_t>(layout.constraints.size())));
        puzzle.setLayout(layout);
        edit(puzzle, known, figures, title);
    }
}

void editStream(benchmark::State& state, bool hasGivens) {
    const std::vector<test::SettersPuzzle> rows = test::settersPuzzles();
    if (rows.empty())
        return state.SkipWithError("the setters' puzzles are on another machine");
    Figures figures;
    for ([[maybe_unused]] auto _ : state) {
        figures = {};
        RandomSource random(kSeed);
        for (const test::SettersPuzzle& row : rows)
            if (const Result<ImportedPuzzle> read = importPuzzle(row.data, FormatId::fpuzzles))
                drawAndDelete(read->record.puzzle, random, hasGivens, figures, row.title);
    }
    const auto edits = static_cast<double>(figures.first.size());
    state.counters["edits"] = edits;
    state.counters["frame_median"] = part(figures.frame, 0.5);
    state.counters["frame_95"] = part(figures.frame, 0.95);
    state.counters["first_median"] = part(figures.first, 0.5);
    state.counters["first_95"] = part(figures.first, 0.95);
    state.counters["first_most"] = part(figures.first, 1);
    state.counters["first_at_once"] = figures.firstAtOnce / edits;
    state.counters["shading_median"] = part(figures.shading, 0.5);
    state.counters["shading_95"] = part(figures.shading, 0.95);
    state.counters["shading_most"] = part(figures.shading, 1);
    state.counters["known_median"] = part(figures.known, 0.5);
    state.counters["known_5"] = part(figures.known, 0.05);
    state.counters["given_up"] = figures.givenUp;
}

BENCHMARK_CAPTURE(editStream, withGivens, true)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(editStream, withoutGivens, false)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
