// What a player waits for: the next hint and the list of all steps, in positions where singles no longer help.
#include "core/generators/erase.h"
#include "core/rating/rating.h"
#include "test_paths.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <fstream>

namespace nonet {
namespace {

/// Walks each puzzle's path and keeps the positions whose easiest step is above singles, the stuck ends included: there
/// every technique is searched in vain.
void collect(const Puzzle& puzzle, std::vector<Position>& positions) {
    Position position = Position::fromPuzzle(puzzle);
    while (!position.isSolved()) {
        const std::optional<Step> step = nextStep(position);
        if (!step) {
            positions.push_back(position);
            return;
        }
        if (technique(step->technique).order > technique(TechniqueId::hiddenQuadruple).order)
            positions.push_back(position);
        apply(position, *step);
    }
}

std::vector<Position> generatedPositions() {
    std::vector<Position> positions;
    for (std::uint64_t piece = 0; positions.size() < 200; ++piece) {
        RandomSource random = RandomSource::forPiece(3, piece);
        collect(erase(randomSolution(random), random), positions);
    }
    return positions;
}

std::vector<Position> hardestPositions() {
    std::vector<Position> positions;
    std::ifstream stream(std::string(NONET_SHARED_DATA) + "/puzzles/hardest1106.txt");
    for (std::string line; positions.size() < 400 && std::getline(stream, line);)
        if (const auto givens = gridFromLine(std::string_view(line).substr(0, 81)))
            collect(Puzzle(*givens), positions);
    return positions;
}

template <typename Ask>
void ask(benchmark::State& state, const std::vector<Position>& positions, Ask question) {
    if (positions.empty()) {
        state.SkipWithError("the puzzle list is not beside the checkout");
        return;
    }
    double worst = 0;
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto before = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(question(positions[next]));
        worst = std::max(worst,
                         std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count());
        next = (next + 1) % positions.size();
    }
    state.counters["worst_ms"] = worst;
}

const auto kNextHint = [](const Position& position) { return nextStep(position); };
const auto kAllSteps = [](const Position& position) { return allSteps(position); };

void nextHint(benchmark::State& state, const std::vector<Position>& positions) { ask(state, positions, kNextHint); }
void everyStep(benchmark::State& state, const std::vector<Position>& positions) { ask(state, positions, kAllSteps); }
BENCHMARK_CAPTURE(nextHint, generated, generatedPositions())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nextHint, hardest, hardestPositions())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyStep, generated, generatedPositions())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyStep, hardest, hardestPositions())->Unit(benchmark::kMillisecond);

void ratePuzzle(benchmark::State& state) {
    std::vector<Puzzle> puzzles;
    for (std::uint64_t piece = 0; piece < 200; ++piece) {
        RandomSource random = RandomSource::forPiece(4, piece);
        puzzles.push_back(erase(randomSolution(random), random));
    }
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(rate(puzzles[next]));
        next = (next + 1) % puzzles.size();
    }
}
BENCHMARK(ratePuzzle)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nonet
