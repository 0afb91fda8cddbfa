#include "core/rating/explainer_rating.h"
#include "core/techniques/explainer/explainer_drawing.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

const char* const kNishio = "38...6.......4...54...73....6........3..8...179....8.4...7...92...6...4.628..9...";

TEST(ExplainerRating, IsTheSameAgainAndByItsPath) {
    const Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    const ExplainerRating rating = rater.rate(puzzle);
    EXPECT_EQ(rating, (ExplainerRating{.hardest = 77, .pearl = 12, .diamond = 12}));
    EXPECT_EQ(rater.rate(puzzle), rating);
    const ExplainerPath path = rater.path(puzzle);
    EXPECT_EQ(path.rating, rating);
    EXPECT_TRUE(path.isSolved);
    EXPECT_EQ(path.steps.front().tenths, 12);
}

TEST(ExplainerRating, OfStartCandidatesIsOfWhatTheyLeave) {
    Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    puzzle.startCandidates = puzzle.initialCandidates();
    EXPECT_EQ(rater.rate(puzzle).hardest, 77);
    // A strike more: the puzzle is another and easier.
    const ExplainerPath path = rater.path(puzzle);
    for (const explainer::Step& step : path.steps)
        if (step.tenths == 77) {
            step.hint.removed.forEach(
                [&](int id) { puzzle.startCandidates->at(Cell(id / 9)).erase(Digit::fromIndex(id % 9)); });
            break;
        }
    EXPECT_LE(rater.rate(puzzle).hardest, 77);
    EXPECT_TRUE(rater.path(puzzle).isSolved);
}

TEST(ExplainerRating, SaysAtLeastWhenItsBudgetIsSpent) {
    const Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    const ExplainerPath part = rater.path(puzzle, {}, 3);
    EXPECT_TRUE(part.rating.isAtLeast);
    EXPECT_FALSE(part.isSolved);
    EXPECT_LT(part.rating.hardest, 77);
}

TEST(ExplainerRating, IsToldStepByStepAndKnownSoFar) {
    const Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    const ExplainerPath path = rater.path(puzzle);
    std::vector<explainer::Step> told;
    int hardest = 0;
    const ExplainerEnd end = rater.follow(puzzle, [&](explainer::Step step) {
        told.push_back(std::move(step));
        hardest = std::max(hardest, told.back().tenths);
        EXPECT_EQ(told[static_cast<std::size_t>(explainerSources(told).hardest)].tenths, hardest);
    });
    EXPECT_EQ(end, ExplainerEnd::solved);
    const ExplainerRating rating = rater.rate(puzzle);
    EXPECT_EQ(explainerRating(told, end), rating);
    ASSERT_EQ(told.size(), path.steps.size());
    const ExplainerSources sources = explainerSources(told);
    const auto tenths = [&](int step) { return told[static_cast<std::size_t>(step)].tenths; };
    EXPECT_EQ(tenths(sources.hardest), rating.hardest);
    EXPECT_EQ(tenths(sources.pearl), rating.pearl);
    EXPECT_EQ(tenths(sources.diamond), rating.diamond);
    EXPECT_EQ(sources.diamond, 0);
    for (int i = 0; i < sources.hardest; ++i)
        EXPECT_LT(tenths(i), rating.hardest) << "the first of its height";
}

TEST(ExplainerRating, KnowsNoPearlBeforeADigitIsPlaced) {
    EXPECT_EQ(explainerSources({}), ExplainerSources());
    explainer::Step removes{.tenths = 26, .hint = {}, .chains = {}, .nested = {}};
    explainer::Step harder = removes;
    harder.tenths = 42;
    explainer::Step places = removes;
    places.tenths = 12;
    places.hint.placed = 7;
    explainer::Step later = harder;
    later.tenths = 71;
    std::vector<explainer::Step> steps{removes, harder};
    EXPECT_EQ(explainerSources(steps), (ExplainerSources{.hardest = 1, .pearl = -1, .diamond = 0}));
    steps.push_back(places);
    steps.push_back(later);
    EXPECT_EQ(explainerSources(steps), (ExplainerSources{.hardest = 3, .pearl = 1, .diamond = 0}));
}

TEST(ExplainerRating, StopsWhereItIsToldTo) {
    const Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    std::stop_source stop;
    int told = 0;
    const auto stopAfterTen = [&](const explainer::Step&) {
        if (++told == 10)
            stop.request_stop();
    };
    EXPECT_EQ(rater.follow(puzzle, stopAfterTen, stop.get_token()), ExplainerEnd::stopped);
    EXPECT_LT(told, static_cast<int>(rater.path(puzzle).steps.size()));
}

TEST(ExplainerRating, GoesOnFromWhereItWasStoppedAsIfItHadNot) {
    const Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    const std::vector<explainer::Step> whole = rater.path(puzzle).steps;
    for (std::size_t known = 0; known <= whole.size(); known += 7) {
        std::vector<explainer::Step> steps(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(known));
        const std::vector<explainer::Step> done = steps;
        const auto keep = [&steps](explainer::Step step) { steps.push_back(std::move(step)); };
        EXPECT_EQ(rater.follow(puzzle, keep, {}, 0, done), ExplainerEnd::solved);
        ASSERT_EQ(steps.size(), whole.size()) << known;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            EXPECT_EQ(steps[i].tenths, whole[i].tenths);
            EXPECT_EQ(steps[i].hint.removed, whole[i].hint.removed);
            EXPECT_EQ(steps[i].hint.placed, whole[i].hint.placed);
        }
    }
}

TEST(ExplainerRating, IsTwentyWhereTheScaleFindsNoWay) {
    explainer::Step removes{.tenths = 26, .hint = {}, .chains = {}, .nested = {}};
    EXPECT_EQ(explainerRating({}, ExplainerEnd::noWay), (ExplainerRating{.hardest = 200}));
    EXPECT_EQ(explainerRating(std::vector{removes}, ExplainerEnd::noWay),
              (ExplainerRating{.hardest = 200, .pearl = 0, .diamond = 26}));
}

TEST(ExplainerMoments, LeadFromTheGivensToTheSolution) {
    Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    for (const bool hasMarks : {false, true}) {
        if (hasMarks)
            puzzle.startCandidates = puzzle.initialCandidates();
        const std::vector<explainer::Step> steps = rater.path(puzzle).steps;
        EXPECT_EQ(explainerMoment(puzzle, steps, 0).digits, puzzle.givens);
        EXPECT_EQ(explainerMoment(puzzle, steps, 0).candidates, puzzle.initialCandidates());
        for (std::size_t place = 0; place < steps.size(); ++place) {
            const ExplainerMoment moment = explainerMoment(puzzle, steps, place);
            ASSERT_TRUE(moment.step);
            EXPECT_FALSE(moment.step->placements.empty() && moment.step->eliminations.empty());
            for (const Candidate each : moment.step->eliminations)
                EXPECT_TRUE(moment.digits.isBlank(each.cell) && moment.candidates.at(each.cell).contains(each.digit));
            for (const Candidate each : moment.step->placements)
                EXPECT_TRUE(moment.digits.isBlank(each.cell));
        }
        const ExplainerMoment end = explainerMoment(puzzle, steps, steps.size());
        EXPECT_TRUE(end.digits.isFull());
        EXPECT_FALSE(end.step);
    }
}

TEST(ExplainerDrawing, MarksPatternsAndLeadsChainsToTheirTarget) {
    const Puzzle puzzle(gridFromLine(kNishio).value());
    ExplainerRater rater;
    const std::vector<explainer::Step> steps = rater.path(puzzle).steps;
    int lines = 0;
    for (std::size_t place = 0; place < steps.size(); ++place) {
        const Step drawn = *explainerMoment(puzzle, steps, place).step;
        const bool isChain = !steps[place].chains.empty();
        EXPECT_EQ(isChain, steps[place].hint.producer >= explainer::Producer::forcingChains &&
                               steps[place].hint.producer != explainer::Producer::alignedTripletExclusion);
        const auto targetOf = [](const explainer::Chain& chain) {
            return explainer::candidateOf(explainer::idOfLiteral(chain.nodes.front().literal));
        };
        std::size_t links = 0;
        for (const explainer::Chain& chain : steps[place].chains)
            for (const explainer::ChainNode& node : chain.nodes)
                links += node.parents.size();
        std::size_t linksDrawn = 0;
        for (const StepLine& line : drawn.lines)
            linksDrawn += line.links.size();
        EXPECT_EQ(linksDrawn, links) << "branches too";
        if (!drawn.lines.empty()) {
            EXPECT_EQ(drawn.lines.back().nodes.back().candidates.front(), targetOf(steps[place].chains.back()));
        }
        for (const StepLine& line : drawn.lines) {
            ASSERT_EQ(line.links.size() + 1, line.nodes.size());
            for (std::size_t k = 0; k < line.links.size(); ++k) {
                EXPECT_NE(line.nodes[k].isOn, line.nodes[k + 1].isOn);
                EXPECT_EQ(line.links[k] == LinkStrength::weak, line.nodes[k].isOn);
            }
            ++lines;
        }
        std::vector<Candidate> marked;
        for (const RoleCandidate& each : drawn.candidates)
            marked.push_back(each.candidate);
        std::ranges::sort(marked);
        EXPECT_TRUE(std::ranges::adjacent_find(marked) == marked.end()) << "no candidate has two roles";
    }
    EXPECT_GT(lines, 0);
}

}  // namespace
}  // namespace nonet
