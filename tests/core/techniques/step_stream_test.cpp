#include "core/generators/erase.h"
#include "core/techniques/engine.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using Bunches = std::vector<std::vector<Step>>;

/// Along the paths of puzzles of our own, past singles.
std::vector<Position> positions() {
    std::vector<Position> all;
    RandomSource random(31);
    while (all.size() < 60) {
        Position position = Position::fromPuzzle(Puzzle(erase(randomSolution(random), random)));
        for (const Step& step : solvePath(position).steps) {
            if (step.placements.empty())
                all.push_back(position);
            apply(position, step);
        }
    }
    return all;
}

Bunches streamed(const Position& position, const FindOptions& options = {}) {
    Bunches bunches;
    findSteps(position, {}, options, [&bunches](std::vector<Step> some) { bunches.push_back(std::move(some)); });
    return bunches;
}

std::vector<Step> together(const Bunches& bunches) {
    std::vector<Step> all;
    for (const std::vector<Step>& bunch : bunches)
        all.insert(all.end(), bunch.begin(), bunch.end());
    return all;
}

TEST(StepStream, EachBunchIsOfOneSearchAndNoSearchComesTwice) {
    for (const Position& position : positions()) {
        std::vector<const Search*> seen;
        for (const std::vector<Step>& bunch : streamed(position)) {
            ASSERT_FALSE(bunch.empty());
            const Search* search = technique(bunch.front().technique).search;
            EXPECT_EQ(std::ranges::count(seen, search), 0);
            seen.push_back(search);
            for (const Step& step : bunch)
                EXPECT_EQ(technique(step.technique).search, search);
            EXPECT_TRUE(std::ranges::is_sorted(bunch, {}, &Step::technique));
        }
    }
}

TEST(StepStream, KeepsEveryPatternOnce) {
    std::size_t patterns = 0;
    std::size_t results = 0;
    for (const Position& position : positions()) {
        const std::vector<Step> all = together(streamed(position));
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(all[i] == all[j]);
        const std::vector<Step> best = allSteps(position);
        patterns += all.size();
        results += best.size();
        for (const Step& step : best)
            EXPECT_EQ(std::ranges::count(all, step), 1);
        const auto isListed = [&best](const Step& step) {
            return std::ranges::any_of(best, [&step](const Step& kept) {
                return kept.technique == step.technique && hasSameResult(kept, step);
            });
        };
        EXPECT_TRUE(std::ranges::all_of(all, isListed));
    }
    EXPECT_GT(patterns, results + results / 10);
}

TEST(StepStream, SaysOfWhatThereIsMore) {
    int capped = 0;
    for (const Position& position : positions()) {
        std::array<int, kTechniqueCount> counts{};
        for (const Step& step : together(streamed(position)))
            ++counts[static_cast<std::size_t>(step.technique)];
        std::array<int, kTechniqueCount> kept{};
        const SearchGaps gaps = findSteps(position, {}, {.mostPerTechnique = 2}, [&kept](std::vector<Step> some) {
            for (const Step& step : some)
                ++kept[static_cast<std::size_t>(step.technique)];
        });
        for (std::size_t id = 0; id < counts.size(); ++id) {
            EXPECT_EQ(kept[id], std::min(counts[id], 2));
            // Where each technique of a search has enough it ends, and has not seen whether there is more.
            EXPECT_TRUE(!gaps.capped.test(id) || counts[id] > 2);
        }
        capped += static_cast<int>(gaps.capped.count());
    }
    EXPECT_GT(capped, 10);
}

TEST(StepStream, EndsWhereItsReaderStopsIt) {
    for (const Position& position : positions()) {
        std::stop_source source;
        int bunches = 0;
        findSteps(
            position, {}, {},
            [&](const std::vector<Step>&) {
                ++bunches;
                source.request_stop();
            },
            source.get_token());
        EXPECT_EQ(bunches, 1);
    }
}

TEST(StepStream, AStepWithoutProofIsNone) {
    const Position position = positions().front();
    const PositionFacts facts(position);
    const Cell cell = position.unsolvedCells().first();
    Deduction wrong{.technique = TechniqueId::nakedPair, .pattern = {.cells = {cell}}};
    wrong.eliminations.insert({cell, position.candidates(cell).first()});
    SearchGaps gaps;
    EXPECT_FALSE(provedStep(facts, wrong, {}, gaps).has_value());
    EXPECT_EQ(gaps.unproved, 1);
}

}  // namespace
}  // namespace nonet
