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
        if (placeOf(hodokuProfile(), step->technique) > placeOf(hodokuProfile(), TechniqueId::hiddenQuadruple))
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

std::vector<Position> positionsOf(const char* list) {
    std::vector<Position> positions;
    std::ifstream stream(std::string(NONET_SHARED_DATA) + "/puzzles/" + list);
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
    std::vector<double> milliseconds;
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto before = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(question(positions[next]));
        milliseconds.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count());
        next = (next + 1) % positions.size();
    }
    std::ranges::sort(milliseconds);
    state.counters["median_ms"] = milliseconds[milliseconds.size() / 2];
    state.counters["worst_ms"] = milliseconds.back();
}

const auto kNextHint = [](const Position& position) { return nextStep(position); };
const auto kAllSteps = [](const Position& position) { return allSteps(position); };

void nextHint(benchmark::State& state, const std::vector<Position>& positions) { ask(state, positions, kNextHint); }
const auto kEveryPattern = [](const Position& position) {
    std::size_t count = 0;
    findSteps(position, {}, {}, [&count](const std::vector<Step>& some) { count += some.size(); });
    return count;
};
void everyPattern(benchmark::State& state, const std::vector<Position>& positions) {
    ask(state, positions, kEveryPattern);
}
void everyStep(benchmark::State& state, const std::vector<Position>& positions) { ask(state, positions, kAllSteps); }
BENCHMARK_CAPTURE(nextHint, generated, generatedPositions())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nextHint, hardest, positionsOf("hardest1106.txt"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nextHint, top1465, positionsOf("top1465.txt"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyPattern, generated, generatedPositions())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyPattern, hardest, positionsOf("hardest1106.txt"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyPattern, top1465, positionsOf("top1465.txt"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyStep, top1465, positionsOf("top1465.txt"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyStep, generated, generatedPositions())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(everyStep, hardest, positionsOf("hardest1106.txt"))->Unit(benchmark::kMillisecond);

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
