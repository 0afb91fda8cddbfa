#include "core/techniques/engine.h"
#include "tests/ui/sample_puzzles.h"
#include "ui/replay/timeline_layout.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::vector<Step> stepsOf(std::initializer_list<TechniqueId> ids) {
    std::vector<Step> steps;
    for (const TechniqueId id : ids)
        steps.push_back(Step{.technique = id});
    return steps;
}

constexpr auto kSingle = TechniqueId::nakedSingle;
constexpr auto kPair = TechniqueId::nakedPair;
constexpr auto kWing = TechniqueId::xWing;
constexpr auto kRectangle = TechniqueId::uniqueRectangle1;
const QRectF kWide(0, 0, 1000, 60);

TEST(TimelineLayout, FoldsRunsOfSingles) {
    const std::vector<Step> steps = stepsOf({kSingle, kSingle, kSingle, kPair, kSingle, kWing, kSingle, kSingle});
    const TimelineLayout layout(steps, {}, kWide);
    ASSERT_EQ(layout.bars().size(), 5U);
    EXPECT_EQ(layout.bars()[0].count, 3);
    EXPECT_FALSE(layout.bars()[1].isFolded());
    EXPECT_FALSE(layout.bars()[2].isFolded()) << "one single is no run";
    EXPECT_EQ(layout.bars()[4].first, 6);
    EXPECT_GT(layout.bars()[0].rect.width(), layout.bars()[1].rect.width());
    EXPECT_EQ(TimelineLayout::runStart(steps, 2), 0);
    EXPECT_EQ(TimelineLayout::runStart(steps, 4), std::nullopt);

    const TimelineLayout unfolded(steps, {0}, kWide);
    EXPECT_EQ(unfolded.bars().size(), 7U);
}

TEST(TimelineLayout, HeightIsTheScoreOnARootScale) {
    const TimelineLayout layout(stepsOf({kSingle, kPair, kWing, TechniqueId::xChain}), {}, kWide);
    double before = 0;
    for (const TimelineBar& bar : layout.bars()) {
        EXPECT_GT(bar.rect.height(), before);
        EXPECT_DOUBLE_EQ(bar.rect.bottom(), kWide.bottom());
        before = bar.rect.height();
    }
    EXPECT_DOUBLE_EQ(layout.bars().back().rect.height(), kWide.height()) << "the highest score fills the area";
    const double pair = layout.bars()[1].height;
    const double wing = layout.bars()[2].height;
    EXPECT_NEAR(wing * wing / (pair * pair), 140.0 / 60.0, 1e-9);
}

TEST(TimelineLayout, MarksUniquenessAndLevel) {
    const TimelineLayout layout(stepsOf({kPair, kRectangle}), {}, kWide);
    EXPECT_FALSE(layout.bars()[0].assumesUniqueness);
    EXPECT_EQ(layout.bars()[0].level, Level::medium);
    EXPECT_TRUE(layout.bars()[1].assumesUniqueness);
    EXPECT_EQ(layout.bars()[1].level, Level::hard);
}

TEST(TimelineLayout, FitsAnyWidthInOrder) {
    for (const Puzzle& puzzle : test::samplePuzzles("0702")) {
        const std::vector<Step> steps = solvePath(Position::fromPuzzle(puzzle)).steps;
        for (const double width : {40.0, 120.0, 400.0, 1600.0}) {
            const QRectF area(7, 3, width, 50);
            const TimelineLayout layout(steps, {}, area);
            double right = area.left();
            int place = 0;
            for (const TimelineBar& bar : layout.bars()) {
                EXPECT_GE(bar.rect.left(), right - 1e-9);
                EXPECT_GT(bar.rect.width(), 0);
                EXPECT_EQ(bar.first, place);
                EXPECT_EQ(layout.placeAt(bar.rect.left() + 1e-6), bar.first);
                EXPECT_EQ(layout.placeAt(bar.rect.right() - 1e-6), bar.first + bar.count - 1);
                EXPECT_EQ(layout.barOf(bar.first), layout.barAt(bar.rect.center().x()));
                right = bar.rect.right();
                place += bar.count;
            }
            EXPECT_LE(right, area.right() + 1e-6);
            EXPECT_EQ(place, static_cast<int>(steps.size()));
        }
    }
}

TEST(TimelineLayout, WithoutStepsThereIsNothing) {
    const TimelineLayout layout({}, {}, kWide);
    EXPECT_EQ(layout.barAt(5), nullptr);
    EXPECT_EQ(layout.barOf(0), nullptr);
    EXPECT_EQ(layout.placeAt(5), 0);
}

}  // namespace
}  // namespace nonet
