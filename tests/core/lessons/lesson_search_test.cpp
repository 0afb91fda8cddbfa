// Every technique has its lesson: one that is added to the catalogue is tested here by being in it.
#include "core/lessons/lesson_profile.h"
#include "core/rating/path_numbers.h"
#include "core/solvers/search/search.h"
#include "tests/core/lessons/shipped_lessons.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <ctime>
#include <map>

namespace nonet {
namespace {

class EveryTechnique : public ::testing::TestWithParam<Technique> {};

std::string codeOf(const ::testing::TestParamInfo<Technique>& row) { return "T" + std::string(row.param.code); }

bool isLessonBasic(TechniqueId id, TechniqueId of) { return lessonBasics(of).test(static_cast<std::size_t>(id)); }

void expectTeaches(const LessonPosition& at, TechniqueId id) {
    ASSERT_FALSE(at.patterns.empty());
    const SearchOutcome solutions = search(Puzzle(at.puzzle.toGrid()));
    EXPECT_EQ(solutions.count, 1U);
    for (const Step& step : at.patterns) {
        EXPECT_EQ(step.technique, id);
        EXPECT_TRUE(isProved(at.position, {step.placements, step.eliminations, step.arguments}));
        for (const Candidate gone : step.eliminations)
            EXPECT_NE(solutions.first->valueAt(gone.cell), gone.digit.value());
        for (const Candidate placed : step.placements)
            EXPECT_EQ(solutions.first->valueAt(placed.cell), placed.digit.value());
    }
    for (const Cell cell : at.position.unsolvedCells())
        EXPECT_TRUE(at.position.candidates(cell).contains(Digit(solutions.first->valueAt(cell))));
    // Nothing easier is left.
    const auto next = nextStep(at.position, {.profile = lessonProfile(id)});
    ASSERT_TRUE(next);
    EXPECT_EQ(next->technique, id);
}

TEST_P(EveryTechnique, HasALessonFromWhatShips) {
    const TechniqueId id = GetParam().id;
    const LessonOutcome outcome = test::shippedLesson(id);
    ASSERT_EQ(outcome.end, LessonEnd::found) << "no lesson on " << GetParam().code;
    const TechniqueLesson& lesson = outcome.lesson;
    expectTeaches(lesson.seen, id);
    std::vector<Position> positions{lesson.seen.position, lesson.use.at.position};
    int last = lesson.toFind.front().hardness();
    for (const LessonPosition& each : lesson.toFind) {
        expectTeaches(each, id);
        EXPECT_GE(each.hardness(), last);
        last = each.hardness();
        EXPECT_EQ(std::ranges::count(positions, each.position), 0);
        positions.push_back(each.position);
    }
    EXPECT_GT(lesson.use.uses, 0);
}

/// What has to be sought at random makes the reader wait.
TEST_P(EveryTechnique, OpensWithoutAWait) {
    constexpr double kSeconds = 0.2;
    (void)test::shippedLesson(GetParam().id);
    const std::clock_t start = std::clock();
    (void)test::shippedLesson(GetParam().id);
    EXPECT_LT(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, kSeconds);
}

TEST_P(EveryTechnique, IsNeededByThePuzzleOfItsLesson) {
    const TechniqueId id = GetParam().id;
    const LessonUse use = test::shippedLesson(id).lesson.use;
    const PathRules rules = pathRules(lessonProfile(id));
    TechniqueSet allowed = lessonBasics(id);
    const PathNumbers without = pathNumbers(use.at.puzzle, rules, {.allowed = allowed});
    allowed.set(static_cast<std::size_t>(id));
    const PathNumbers with = pathNumbers(use.at.puzzle, rules, {.allowed = allowed});
    EXPECT_EQ(use.isNeeded, use.at.isFromPlay && with.end == PathEnd::solved);
    EXPECT_FALSE(use.isNeeded && without.end == PathEnd::solved);
    // A full house alone solves nothing, and some techniques no game comes to.
    EXPECT_TRUE(use.isNeeded || !use.at.isFromPlay || id == TechniqueId::fullHouse);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryTechnique,
                         ::testing::ValuesIn(techniqueCatalogue().begin(), techniqueCatalogue().end()), codeOf);

/// How long that takes says benchmarks/lesson_benchmark.cpp.
TEST(TechniqueLesson, NeedsNothingButTheChosenPuzzles) {
    for (const Technique& each : techniqueCatalogue()) {
        ASSERT_TRUE(test::shippedLessonPuzzles().contains(each.id)) << "no row for " << each.code;
        const std::vector<LessonPuzzle>& puzzles = test::shippedLessonPuzzles().at(each.id);
        ASSERT_EQ(puzzles.size(), kLessonFinds + 2) << each.code;
        EXPECT_EQ(findLesson(each.id, {.chosen = puzzles, .mostRandom = 0}).end, LessonEnd::found) << each.code;
    }
}

TEST(TechniqueLesson, HasPuzzlesThatNoOtherLessonHas) {
    std::map<std::string, TechniqueId> first;
    int twice = 0;
    for (const auto& [id, puzzles] : test::shippedLessonPuzzles())
        for (const LessonPuzzle& each : puzzles)
            twice += first.emplace(toLine(each.puzzle.toGrid()), id).second ? 0 : 1;
    EXPECT_LE(twice, 4);
}

/// A Skyscraper would show nothing of a Sashimi X-Wing.
TEST(TechniqueLesson, ShowsWhatNoEasierTechniqueDoes) {
    for (const auto& [id, puzzles] : test::shippedLessonPuzzles()) {
        const LessonOutcome outcome = findLesson(id, {.chosen = puzzles, .mostRandom = 0});
        ASSERT_EQ(outcome.end, LessonEnd::found);
        EXPECT_TRUE(isOwnUse(outcome.lesson.seen)) << technique(id).code;
    }
    const LessonPosition sashimi =
        findLesson(TechniqueId::sashimiXWing, {.chosen = test::shippedLessonPuzzles().at(TechniqueId::sashimiXWing)})
            .lesson.seen;
    for (const Step& step : stepsOf(TechniqueId::skyscraper, sashimi.position))
        EXPECT_FALSE(std::ranges::includes(step.eliminations, sashimi.shown().eliminations));
}

TEST(TechniqueLesson, ComesFromRandomPositionsWhereNothingElseHasIt) {
    std::vector<TechniqueId> wanted{TechniqueId::uniqueRectangle3};
    // The rare ones take ten times as long under a sanitizer, and go the same way.
    if (testScale() >= 1)
        wanted.insert(wanted.end(), {TechniqueId::hiddenQuadruple, TechniqueId::sashimiJellyfish});
    for (const TechniqueId id : wanted) {
        const LessonOutcome first = findLesson(id, {.seed = 3});
        ASSERT_EQ(first.end, LessonEnd::found) << technique(id).code;
        for (const LessonPosition& each : first.lesson.toFind)
            expectTeaches(each, id);
        const LessonOutcome again = findLesson(id, {.seed = 3});
        for (std::size_t i = 0; i < kLessonFinds; ++i)
            EXPECT_EQ(first.lesson.toFind[i].position, again.lesson.toFind[i].position);
        const LessonOutcome other = findLesson(id, {.seed = 4});
        EXPECT_NE(first.lesson.seen.position, other.lesson.seen.position);
    }
}

TEST(TechniqueLesson, EndsWhereItIsStoppedOrHasNothing) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(test::shippedLesson(TechniqueId::xWing, stop.get_token()).end, LessonEnd::stopped);
    EXPECT_EQ(findLesson(TechniqueId::xWing, {.mostRandom = 0}).end, LessonEnd::limitReached);
}

TEST(LessonProfile, HasTheTechniqueRightAfterItsBasics) {
    for (const Technique& each : techniqueCatalogue()) {
        const Profile profile = lessonProfile(each.id);
        ASSERT_EQ(profile.rows.size(), techniqueCatalogue().size());
        const auto basics = static_cast<int>(lessonBasics(each.id).count());
        EXPECT_EQ(placeOf(profile, each.id),
                  placeOf(profile, profile.rows[static_cast<std::size_t>(basics)].technique));
        EXPECT_EQ(profile.rows[static_cast<std::size_t>(basics)].technique, each.id);
        for (int i = 0; i < basics; ++i)
            EXPECT_TRUE(isLessonBasic(profile.rows[static_cast<std::size_t>(i)].technique, each.id));
        EXPECT_TRUE(techniquesOn(profile).all());
    }
    EXPECT_EQ(lessonCourse().size(), techniqueCatalogue().size());
    EXPECT_EQ(lessonCourse().front(), TechniqueId::fullHouse);
}

TEST(LessonPuzzles, PassOverWhatDoesNotFit) {
    const std::string puzzle =
        test::samplePuzzles().empty() ? std::string(81, '.') : toLine(test::samplePuzzles()[0].givens);
    const LessonPuzzles read = lessonPuzzlesFrom("# 0300\tx\n0300\t" + puzzle + "\n9999\t" + puzzle +
                                                 "\n0300\tshort\n0300\t" + puzzle + "\t17\n0300\t" + puzzle + "\t1x");
    ASSERT_EQ(read.size(), 1U);
    ASSERT_EQ(read.at(TechniqueId::xWing).size(), 2U);
    EXPECT_EQ(read.at(TechniqueId::xWing)[0].seed, std::nullopt);
    EXPECT_EQ(read.at(TechniqueId::xWing)[1].seed, 17U);
}

}  // namespace
}  // namespace nonet
