#include "core/generators/dig.h"
#include "core/generators/random_grid.h"
#include "core/hints/hint_answer.h"
#include "core/hints/why_not.h"
#include "core/rating/path_numbers.h"
#include "core/techniques/engine.h"
#include "core/techniques/profiles/legacy_choice.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "core/techniques/profiles/ordered_rows.h"
#include "tests/core/sample_puzzles.h"
#include "tests/core/techniques/golden.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

Profile own() { return ownCopy(hodokuProfile(), "Own"); }

std::size_t indexOf(const Profile& profile, TechniqueId id) {
    return static_cast<std::size_t>(std::ranges::find(profile.rows, id, &ProfileRow::technique) - profile.rows.begin());
}

TEST(NonetProfile, IsAsPeopleLook) {
    const Profile& profile = nonetProfile();
    ASSERT_EQ(profile.rows.size(), static_cast<std::size_t>(kTechniqueCount));
    EXPECT_LT(placeOf(profile, TechniqueId::hiddenSingle), placeOf(profile, TechniqueId::nakedSingle));
    EXPECT_EQ(profile.singles, SinglesOrder::sweep);
    EXPECT_EQ(profile.limits, kNoLimits);
    EXPECT_EQ(rowOf(profile, TechniqueId::xyChain).choice, StepChoice::best);
    EXPECT_TRUE(std::ranges::is_sorted(profile.rows, {}, &ProfileRow::score));
    EXPECT_TRUE(techniquesOn(profile).all());
}

TEST(Profile, MovesARowAndPartsWhatSharedAPlace) {
    Profile profile = own();
    const std::size_t trap = indexOf(profile, TechniqueId::simpleColoursTrap);
    ASSERT_TRUE(profile.rows[trap + 1].sharesPlace);
    moveRow(profile, trap, 0);
    EXPECT_EQ(profile.rows.front().technique, TechniqueId::simpleColoursTrap);
    EXPECT_FALSE(rowOf(profile, TechniqueId::simpleColoursWrap).sharesPlace);
    profile = own();
    moveRow(profile, 0, trap);
    EXPECT_EQ(profile.rows[trap].technique, TechniqueId::fullHouse);
    EXPECT_FALSE(profile.rows[trap + 1].sharesPlace) << "what comes between them parts them";
    profile = own();
    moveRow(profile, 5, 5);
    moveRow(profile, 1000, 0);
    EXPECT_EQ(profile, own());
}

TEST(Profile, UpToHereLeavesOutWhatComesLater) {
    Profile profile = own();
    moveRow(profile, indexOf(profile, TechniqueId::xyChain), 0);
    useUpTo(profile, profile.rows[1].technique);
    EXPECT_TRUE(rowOf(profile, TechniqueId::xyChain).isOn) << "in the profile's order";
    EXPECT_EQ(techniquesOn(profile).count(), 2U);
}

TEST(Profile, ReadsWhatWasChosenBeforeThereWereProfiles) {
    const auto profile = profileFromLegacyChoice("0003 !0000 -0300 9999", "Mine");
    ASSERT_TRUE(profile.has_value());
    EXPECT_EQ(profile->name, "Mine");
    EXPECT_EQ(profile->rows.size(), static_cast<std::size_t>(kTechniqueCount));
    EXPECT_LT(placeOf(*profile, TechniqueId::nakedSingle), placeOf(*profile, TechniqueId::fullHouse));
    EXPECT_TRUE(rowOf(*profile, TechniqueId::fullHouse).stopsBefore);
    EXPECT_FALSE(rowOf(*profile, TechniqueId::xWing).isOn);
    EXPECT_FALSE(profileFromLegacyChoice("0000 0000", "Mine").has_value());
    EXPECT_TRUE(worksLike(*profileFromLegacyChoice("", "Mine"), hodokuProfile()));
}

TEST(Profile, WhatIsMissingComesInAtHodokusPlace) {
    for (const ProfileRow& left : hodokuProfile().rows) {
        std::vector<ProfileRow> rows = hodokuProfile().rows;
        std::erase_if(rows, [&](const ProfileRow& row) { return row.technique == left.technique; });
        addMissing(rows);
        EXPECT_TRUE(std::ranges::equal(rows, hodokuProfile().rows, {}, &ProfileRow::technique, &ProfileRow::technique));
    }
}

TEST(Profile, TheEngineFollowsItsOrderAndWhatIsOff) {
    const Position position = Position::fromPuzzle(test::samplePuzzles("0300").front());
    const std::optional<Step> first = nextStep(position);
    ASSERT_TRUE(first.has_value());
    Profile without = own();
    rowOf(without, first->technique).isOn = false;
    const std::optional<Step> other = nextStep(position, {.profile = without});
    EXPECT_TRUE(!other || other->technique != first->technique);
    Profile reversed = own();
    std::ranges::reverse(reversed.rows);
    for (ProfileRow& row : reversed.rows)
        row.sharesPlace = false;
    const std::vector<Step> steps = allSteps(position, {.profile = reversed});
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(nextStep(position, {.profile = reversed})->technique, steps.front().technique);
    EXPECT_TRUE(std::ranges::is_sorted(steps, {}, [&](const Step& step) { return placeOf(reversed, step.technique); }));
}

TEST(Profile, APathEndsBeforeTheFirstOfTheseButARatingGoesOn) {
    const Puzzle puzzle = test::samplePuzzles("0300").front();
    const SolvePath whole = solvePath(Position::fromPuzzle(puzzle));
    const auto found = std::ranges::find(whole.steps, TechniqueId::xWing, &Step::technique);
    ASSERT_NE(found, whole.steps.end());
    Profile profile = own();
    rowOf(profile, TechniqueId::xWing).stopsBefore = true;
    const SolvePath path = solvePath(Position::fromPuzzle(puzzle), {.profile = profile});
    EXPECT_EQ(path.endedBefore, TechniqueId::xWing);
    EXPECT_FALSE(path.isSolved);
    EXPECT_EQ(path.steps, std::vector<Step>(whole.steps.begin(), found));
    EXPECT_FALSE(whole.endedBefore.has_value());
    EXPECT_EQ(rate(puzzle, profile).path.steps, whole.steps);
}

TEST(Profile, ScoresLevelsAndGapsAreItsOwn) {
    const Puzzle puzzle = test::samplePuzzles("0702").front();
    const RatingReport standard = rate(puzzle);
    Profile expensive = own();
    for (ProfileRow& row : expensive.rows)
        row.score *= 2;
    const RatingReport report = rate(puzzle, expensive);
    EXPECT_EQ(report.hodoku.score, 2 * standard.hodoku.score);
    EXPECT_EQ(report.profile, "Own");
    EXPECT_EQ(report.hodoku.hardest, standard.hodoku.hardest);
    EXPECT_FALSE(report.hodoku.isPartial) << "a score of one's own is compared with nothing";
    EXPECT_EQ(standard.hodoku.isPartial, hasEarlierGap(*standard.hodoku.hardest));
    Profile singles = own();
    useUpTo(singles, TechniqueId::hiddenSingle);
    EXPECT_TRUE(rate(puzzle, singles).hodoku.isPartial) << "what is not finished is";
}

TEST(Profile, PathNumbersAreThoseOfTheEnginesPath) {
    Profile odd = ownCopy(nonetProfile(), "Odd");
    moveRow(odd, indexOf(odd, TechniqueId::nakedSingle), 12);
    rowOf(odd, TechniqueId::lockedCandidates1).isOn = false;
    rowOf(odd, TechniqueId::xWing).choice = StepChoice::best;
    for (const Profile& profile : {nonetProfile(), odd}) {
        const PathRules rules = pathRules(profile);
        PathMemory memory;
        RandomSource random(61);
        for (int i = 0; i < 60; ++i) {
            const ClassicDigits puzzle = dig(randomGrid(random), random);
            const RatingReport report = rate(Puzzle(puzzle.toGrid()), profile);
            for (PathMemory* each : {static_cast<PathMemory*>(nullptr), &memory}) {
                const PathNumbers numbers = pathNumbers(puzzle, rules, {}, each);
                EXPECT_EQ(numbers.uses, usesOf(report.path)) << toLine(puzzle.toGrid());
                EXPECT_EQ(numbers.score, report.hodoku.score);
            }
        }
    }
}

TEST(Profile, HintsAndReasonsFollowIt) {
    const Puzzle puzzle = test::samplePuzzles("0300").front();
    const SolutionFacts facts = solutionFacts(puzzle);
    const Game game{puzzle, PlayState(puzzle.shape()), facts};
    Profile last = own();
    useUpTo(last, TechniqueId::fullHouse);
    HintQuestion question{puzzle, game.state, facts, {}, {}};
    question.wishes.profile = last;
    EXPECT_EQ(answerHint(question).finding, HintFinding::noStep);
    EXPECT_EQ(answerHint({puzzle, game.state, facts, {}, {}}).finding, HintFinding::step);
    const Step step = *nextStep(Position::fromPuzzle(puzzle));
    const Candidate placed = step.placements.front();
    const Digit wrong =
        (Position::fromPuzzle(puzzle).candidates(placed.cell) - ClassicDigitSet(placed.digit)).isEmpty()
            ? placed.digit
            : (Position::fromPuzzle(puzzle).candidates(placed.cell) - ClassicDigitSet(placed.digit)).first();
    const WhyNotAnswer answer = whyNot(game, {placed.cell, wrong}, {.profile = last});
    EXPECT_FALSE(answer.step && answer.step->technique != TechniqueId::fullHouse);
}

std::size_t stepsWithin(TechniqueId id, const Position& position, const TechniqueLimits& limits) {
    return stepsOf(id, position, limits).size();
}

TEST(TechniqueLimits, BoundTheSearchesThatTheyConcern) {
    int longChains = 0;
    int longLoops = 0;
    int large = 0;
    int fins = 0;
    RandomSource random(62);
    for (int i = 0; i < 150; ++i) {
        const Position position = solvePath(Position::fromGivens(dig(randomGrid(random), random)),
                                            {.allowed = techniquesUpTo(hodokuProfile(), TechniqueId::hiddenTriple)})
                                      .end;
        const auto bites = [&](TechniqueId id, const TechniqueLimits& limits) {
            return stepsWithin(id, position, limits) < stepsWithin(id, position, kNoLimits) ? 1 : 0;
        };
        TechniqueLimits chains = kNoLimits;
        chains.chainLength = 4;
        longChains += bites(TechniqueId::xyChain, chains);
        chains.chainLength = 5;
        longLoops += bites(TechniqueId::xChain, chains);
        for (const Step& step : stepsOf(TechniqueId::xyChain, position, {.chainLength = 4}))
            EXPECT_LE(step.cells.size(), 4U);
        TechniqueLimits fish = kNoLimits;
        fish.fishSize = 2;
        large += bites(TechniqueId::swordfish, fish) + bites(TechniqueId::finnedSwordfish, fish);
        fish = kNoLimits;
        fish.fishFins = 1;
        fins += bites(TechniqueId::finnedXWing, fish) + bites(TechniqueId::sashimiSwordfish, fish);
    }
    EXPECT_GT(longChains, 0);
    EXPECT_GT(longLoops, 0);
    EXPECT_GT(large, 0);
    EXPECT_GT(fins, 0);
}

TEST(TechniqueLimits, SayWhetherARectangleMayLackCandidates) {
    const Position position = test::boardOf({"r1c12=12", "r4c1=12", "r4c2=134"});
    EXPECT_EQ(stepsOf(TechniqueId::uniqueRectangle1, position).size(), 1U);
    TechniqueLimits whole = kNoLimits;
    whole.hasMissingCandidates = false;
    EXPECT_TRUE(stepsOf(TechniqueId::uniqueRectangle1, position, whole).empty());
    const Position full = test::boardOf({"r1c12=12", "r4c1=12", "r4c2=1234"});
    EXPECT_EQ(stepsOf(TechniqueId::uniqueRectangle1, full, whole).size(), 1U);
}

TEST(TechniqueLimits, OfARemotePairAreItsCells) {
    const Position position = test::boardOf({"r1c14=58", "r4c47=58", "r7c7=58", "r9c9=58"});
    ASSERT_FALSE(stepsOf(TechniqueId::remotePair, position).empty());
    EXPECT_TRUE(stepsOf(TechniqueId::remotePair, position, {.chainLength = 3}).empty());
}

}  // namespace
}  // namespace nonet
