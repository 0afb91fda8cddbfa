// A search that nobody waits for any more ends at its next turn, and one that was cut off says so.
#include "core/generators/erase.h"
#include "core/hints/hint_answer.h"
#include "core/hints/path_answer.h"
#include "core/techniques/engine.h"
#include "tests/core/sample_puzzles.h"

#include <algorithm>
#include <ctime>
#include <gtest/gtest.h>
#include <pthread.h>
#include <thread>

namespace nonet {
namespace {

using namespace std::chrono_literals;

std::vector<const Search*> everySearch() {
    std::vector<const Search*> searches;
    for (const Technique& each : techniqueCatalogue())
        if (std::ranges::find(searches, each.search) == searches.end())
            searches.push_back(each.search);
    return searches;
}

/// A solution without its ones and twos: the chains of these pairs clear nothing.
Puzzle withoutTwoDigits() {
    RandomSource random(5);
    Grid givens = randomSolution(random);
    for (const Cell cell : classic::kAllCells)
        if (givens.valueAt(cell) <= 2)
            givens.clear(cell);
    return Puzzle(givens);
}

/// One candidate more than two in all.
Position graveButOne() {
    for (const Puzzle& puzzle : test::samplePuzzles("0610")) {
        Position position = Position::fromPuzzle(puzzle);
        for (const Step& step : solvePath(position).steps) {
            if (step.technique == TechniqueId::bugPlus1)
                return position;
            apply(position, step);
        }
    }
    return {};
}

/// Where the easier half of the techniques ends, and where all do; and what the rarer searches look for.
std::vector<Position> hardPositions() {
    std::vector<Position> positions{Position::fromPuzzle(withoutTwoDigits()), graveButOne()};
    RandomSource random(77);
    while (positions.size() < 40) {
        const Position start = Position::fromPuzzle(Puzzle(erase(randomSolution(random), random)));
        for (const TechniqueId last : {TechniqueId::hiddenTriple, TechniqueId::xyChain})
            if (const SolvePath path = solvePath(start, {.allowed = techniquesUpTo(hodokuProfile(), last)});
                !path.isSolved)
                positions.push_back(path.end);
    }
    return positions;
}

/// Every cell holds the same two candidates: more chains of them than anybody can count.
Position allOfOnePair() {
    CandidateGrid candidates;
    for (const Cell cell : classic::kAllCells)
        candidates.at(cell) = DigitSet{Digit(1), Digit(2)};
    return Position::from(Grid(), candidates, Grid());
}

const TechniqueSet kRemotePairAlone = TechniqueSet().set(static_cast<std::size_t>(TechniqueId::remotePair));

class CountingSink final : public DeductionSink {
public:
    explicit CountingSink(std::stop_token stop = {}, std::uint64_t mostWork = kAnyWork)
        : DeductionSink(TechniqueSet().set(), std::move(stop), mostWork) {}
    int found() const { return m_found; }
    /// Once it has one.
    void stopAtFirst(std::stop_source source) { m_source = std::move(source); }

private:
    bool accept(const Deduction&) override {
        ++m_found;
        m_source.request_stop();
        return true;
    }
    int m_found = 0;
    std::stop_source m_source{std::nostopstate};
};

TEST(EndOfSearch, StoppedBeforeItBeginsItTakesOneTurn) {
    std::stop_source source;
    source.request_stop();
    for (const Position& position : hardPositions())
        for (const Search* search : everySearch()) {
            CountingSink sink(source.get_token());
            search->run(PositionFacts(position), {.limits = kNoLimits}, sink);
            EXPECT_LE(sink.work(), 1U);
            EXPECT_EQ(sink.found(), 0);
        }
}

TEST(EndOfSearch, NoTurnFollowsTheOneThatEndsIt) {
    std::vector<std::uint64_t> most(everySearch().size());
    for (const Position& position : hardPositions()) {
        const PositionFacts facts(position);
        std::size_t at = 0;
        for (const Search* search : everySearch()) {
            CountingSink whole;
            search->run(facts, {.limits = kNoLimits}, whole);
            most[at] = std::max(most[at], whole.work());
            ++at;
            EXPECT_FALSE(whole.isCutOff());
            for (std::uint64_t limit = 0; limit < whole.work(); limit += 1 + whole.work() / 16) {
                CountingSink cut({}, limit);
                search->run(facts, {.limits = kNoLimits}, cut);
                EXPECT_EQ(cut.work(), limit + 1);
                EXPECT_TRUE(cut.isCutOff());
                EXPECT_LE(cut.found(), whole.found());
            }
            CountingSink enough({}, whole.work());
            search->run(facts, {.limits = kNoLimits}, enough);
            EXPECT_FALSE(enough.isCutOff());
            EXPECT_EQ(enough.found(), whole.found());
        }
    }
    EXPECT_TRUE(std::ranges::all_of(most, [](std::uint64_t work) { return work > 0; })) << "every search counts";
}

TEST(EndOfSearch, AStopAtTheFirstFindIsTheLastTurn) {
    int stopped = 0;
    for (const Position& position : hardPositions())
        for (const Search* search : everySearch()) {
            const std::stop_source source;
            CountingSink sink(source.get_token());
            sink.stopAtFirst(source);
            search->run(PositionFacts(position), {.limits = kNoLimits}, sink);
            EXPECT_LE(sink.found(), 1);
            stopped += sink.found();
        }
    EXPECT_GT(stopped, 40);
}

double cpuSeconds(pthread_t thread) {
    clockid_t clock{};
    timespec time{};
    pthread_getcpuclockid(thread, &clock);
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// On its own processor time: how long it waits for a processor is not its doing.
TEST(EndOfSearch, TheLongestOneIsLeftInTheMiddleWithin20Milliseconds) {
    const Position position = allOfOnePair();
    std::stop_source source;
    std::atomic<bool> hasEnded = false;
    std::atomic<bool> mayGo = false;
    double atEnd = 0;
    std::thread worker([&] {
        CountingSink sink(source.get_token());
        technique(TechniqueId::remotePair).search->run(PositionFacts(position), {.limits = kNoLimits}, sink);
        atEnd = cpuSeconds(pthread_self());
        hasEnded = true;
        while (!mayGo)
            std::this_thread::sleep_for(1ms);
    });
    while (cpuSeconds(worker.native_handle()) < 0.05)
        std::this_thread::sleep_for(1ms);
    EXPECT_FALSE(hasEnded) << "nothing to be left";
    const double atStop = cpuSeconds(worker.native_handle());
    source.request_stop();
    mayGo = true;
    worker.join();
    RecordProperty("milliseconds", std::to_string((atEnd - atStop) * 1e3));
    EXPECT_LT(atEnd - atStop, 0.020);
}

TEST(EndOfSearch, WhatWasCutOffIsTold) {
    const Position position = Position::fromPuzzle(withoutTwoDigits());
    const EngineOptions patient{.allowed = kRemotePairAlone};
    EngineOptions hasty = patient;
    hasty.mostWork = 100;
    EXPECT_EQ(findNextStep(position, patient).gaps, SearchGaps());
    EXPECT_EQ(findNextStep(position, hasty).gaps.cutOff, kRemotePairAlone);
    EXPECT_EQ(solvePath(position, patient).gaps, SearchGaps());
    EXPECT_EQ(solvePath(position, hasty).gaps.cutOff, kRemotePairAlone);
    EXPECT_EQ(findSteps(position, patient, {}, {}).cutOff, TechniqueSet());
    EXPECT_EQ(findSteps(position, hasty, {}, {}).cutOff, kRemotePairAlone);
}

TEST(EndOfSearch, AHintAndAPathSayThatASearchWasCutOff) {
    Profile profile = hodokuProfile();
    useAll(profile, TechniqueSet().set(), false);
    useAll(profile, kRemotePairAlone, true);
    HintQuestion hint{.puzzle = withoutTwoDigits(), .state = PlayState(), .facts = {}, .wishes = {}, .seen = {}};
    hint.wishes.profile = profile;
    PathQuestion path{.game = {hint.puzzle, hint.state, {}}};
    path.profile = profile;
    EXPECT_EQ(answerHint(hint).finding, HintFinding::noStep);
    EXPECT_EQ(answerHint(hint).gaps, SearchGaps());
    EXPECT_EQ(answerPath(path).remark, PathRemark::stuck);
    hint.mostWork = path.mostWork = 100;
    EXPECT_EQ(answerHint(hint).gaps.cutOff, kRemotePairAlone);
    EXPECT_EQ(answerPath(path).remark, PathRemark::cutOff);
    hint.wishes.digit = Digit(1);
    EXPECT_EQ(answerHint(hint).gaps.cutOff, kRemotePairAlone) << "whatever the wish";
}

}  // namespace
}  // namespace nonet
