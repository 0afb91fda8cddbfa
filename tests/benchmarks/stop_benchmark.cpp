// How long a stop goes unnoticed while rules, model and engine are made: asked for at moments spread over the start of
// a question, on boards whose rules take longest to make. Processor time of the one who asks: a busy machine is no
// matter.
#include "core/solvers/entry/entry.h"
#include "core/solvers/propagation/diagnosis.h"
#include "tests/core/rules/random_constraints.h"

#include <algorithm>
#include <atomic>
#include <benchmark/benchmark.h>
#include <chrono>
#include <ctime>
#include <pthread.h>
#include <thread>

namespace nonet {
namespace {

constexpr int kMoments = 40;
/// What comes later is the search, which looks between propagators.
constexpr double kMostMilliseconds = 80;
constexpr std::chrono::microseconds kGlance(40);

double millisecondsOf(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

struct Answered {
    double whole;
    /// From the stop on; 0 where the answer came before it.
    double late;
};

/// The puzzle is made anew: so are its rules.
template <typename Ask>
Answered stoppedAt(double milliseconds, const Layout& layout, Ask ask) {
    const Puzzle puzzle(layout, Grid(layout.shape));
    std::stop_source source;
    std::atomic<bool> isOver = false;
    std::atomic<bool> canGo = false;
    double begin = 0;
    double end = 0;
    std::jthread asker([&] {
        begin = millisecondsOf(CLOCK_THREAD_CPUTIME_ID);
        ask(puzzle, source.get_token());
        end = millisecondsOf(CLOCK_THREAD_CPUTIME_ID);
        isOver = true;
        // Its clock is read until then.
        canGo.wait(false);
    });
    clockid_t clock{};
    pthread_getcpuclockid(asker.native_handle(), &clock);
    double stopped = 0;
    while (!isOver) {
        const double now = millisecondsOf(clock);
        if (stopped == 0 && now >= milliseconds) {
            stopped = now;
            source.request_stop();
        }
        std::this_thread::sleep_for(kGlance);
    }
    canGo = true;
    canGo.notify_all();
    asker.join();
    return {end - begin, stopped == 0 ? 0 : std::max(0.0, end - stopped)};
}

Layout withRules(ConstraintKind kind, const Geometry& geometry) {
    Layout layout(geometry);
    RandomSource random(7);
    const bool isWhole = constraintRow(kind).shape == ConstraintShape::board;
    for (int i = 0; i < (isWhole ? 1 : kind == ConstraintKind::lineRule ? 5 : 4 * geometry.side()); ++i) {
        layout.constraints.push_back(test::randomConstraint(kind, layout, random));
        // As large as a pattern may be.
        if (kind == ConstraintKind::lineRule)
            layout.constraints.back().text = ".*1.{11}";
    }
    return layout;
}

template <typename Ask>
void noticeStop(benchmark::State& state, const Layout& layout, Ask ask) {
    double worst = 0;
    double whole = 0;
    for ([[maybe_unused]] auto _ : state) {
        whole = std::min(kMostMilliseconds, stoppedAt(kMostMilliseconds, layout, ask).whole);
        for (int i = 0; i < kMoments; ++i)
            worst = std::max(worst, stoppedAt(whole * i / kMoments, layout, ask).late);
    }
    state.counters["worstMs"] = worst;
    state.counters["wholeMs"] = whole;
}

void count(const Puzzle& puzzle, const std::stop_token& stop) { countSolutions(puzzle, {}, stop); }
void listCandidates(const Puzzle& puzzle, const std::stop_token& stop) { trueCandidatesOf(puzzle, {}, stop); }
void findCause(const Puzzle& puzzle, const std::stop_token& stop) { diagnose(puzzle, {}, stop); }

void noticeStopOfKind(benchmark::State& state, ConstraintKind kind, const Geometry& geometry) {
    noticeStop(state, withRules(kind, geometry), count);
}
void noticeStopOfQuestion(benchmark::State& state, void (*ask)(const Puzzle&, const std::stop_token&)) {
    noticeStop(state, withRules(ConstraintKind::taxicab, Geometry(6, 6)), ask);
}

BENCHMARK_CAPTURE(noticeStopOfKind, taxicab36, ConstraintKind::taxicab, Geometry(6, 6))->Iterations(1);
BENCHMARK_CAPTURE(noticeStopOfKind, taxicab25, ConstraintKind::taxicab, Geometry(5, 5))->Iterations(1);
BENCHMARK_CAPTURE(noticeStopOfKind, skyscraper, ConstraintKind::skyscraper, Geometry(6, 6))->Iterations(1);
BENCHMARK_CAPTURE(noticeStopOfKind, sandwich, ConstraintKind::sandwich, Geometry(6, 6))->Iterations(1);
BENCHMARK_CAPTURE(noticeStopOfKind, lineRule, ConstraintKind::lineRule, Geometry(6, 6))->Iterations(1);
BENCHMARK_CAPTURE(noticeStopOfKind, antiKnight, ConstraintKind::antiKnight, Geometry(6, 6))->Iterations(1);
BENCHMARK_CAPTURE(noticeStopOfKind, countingCircles, ConstraintKind::countingCircles, Geometry(6, 6))->Iterations(1);
BENCHMARK_CAPTURE(noticeStopOfQuestion, trueCandidates, listCandidates)->Iterations(1);
BENCHMARK_CAPTURE(noticeStopOfQuestion, diagnosis, findCause)->Iterations(1);

}  // namespace
}  // namespace nonet
