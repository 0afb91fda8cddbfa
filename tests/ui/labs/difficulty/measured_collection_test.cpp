#include "core/rating/rank_correlation.h"
#include "ui/labs/difficulty/measured_collection.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <span>

namespace nonet::difficulty {
namespace {

constexpr std::size_t kPuzzles = 24;
constexpr std::size_t kParts = 6;

class MeasuredCollectionTest : public ::testing::Test {
protected:
    static const std::vector<RatedPuzzle>& rated() {
        static const std::vector<RatedPuzzle> all = [] {
            std::vector<RatedPuzzle> rated;
            for (const Grid& each : std::span(spreadPuzzles()).first(kPuzzles))
                rated.push_back(ratedPuzzle(Puzzle(each), RatedWidth::leftOut));
            return rated;
        }();
        return all;
    }
    void addPart(std::size_t part) {
        const auto from = rated().begin() + static_cast<std::ptrdiff_t>(part * kPuzzles / kParts);
        m_collection.add({from, from + kPuzzles / kParts});
    }
    void SetUp() override {
        std::vector<Puzzle> puzzles;
        for (const RatedPuzzle& each : rated())
            puzzles.push_back(each.puzzle);
        m_collection.begin(std::move(puzzles));
    }
    /// What a frame and a move of the pointer read.
    void readAll() const {
        for (int i = 0; i < 100; ++i)
            for (const Measure below : MeasuredCollection::kBelow)
                m_collection.cloud(below, m_axes);
    }

    MeasuredCollection m_collection;
    MeasuredCollection::Axes m_axes{.against = Measure::effort, .secondStage = kSecondStage};
};

TEST_F(MeasuredCollectionTest, EachPointIsWorkedOutOnceHoweverOftenItIsRead) {
    constexpr std::size_t kClouds = MeasuredCollection::kBelow.size();
    for (std::size_t part = 0; part < kParts; ++part) {
        addPart(part);
        readAll();
        EXPECT_EQ(m_collection.pointsMade(), kClouds * m_collection.measured().size());
    }
    EXPECT_TRUE(m_collection.isComplete());
    m_axes.against = Measure::score;
    readAll();
    EXPECT_EQ(m_collection.pointsMade(), 2 * kClouds * kPuzzles);
    m_axes.secondStage = 3;
    readAll();
    EXPECT_EQ(m_collection.pointsMade(), 3 * kClouds * kPuzzles);
}

TEST_F(MeasuredCollectionTest, IsWhatCoreSaysOfAllPuzzlesAtOnce) {
    for (std::size_t part = 0; part < kParts; ++part) {
        addPart(part);
        for (const Measure below : MeasuredCollection::kBelow) {
            const MeasuredCollection::Cloud& cloud = m_collection.cloud(below, m_axes);
            const MeasurePairs pairs =
                pairsOf(m_collection.measured(), below, m_axes.against, Unfinished::leftOut, m_axes.weights);
            ASSERT_EQ(cloud.points.size(), pairs.x.size());
            for (std::size_t i = 0; i < pairs.x.size(); ++i) {
                EXPECT_DOUBLE_EQ(cloud.points[i].x, pairs.x[i]);
                EXPECT_DOUBLE_EQ(cloud.points[i].y, pairs.y[i]);
            }
            EXPECT_EQ(cloud.correlation.has_value(), rankCorrelation(pairs.x, pairs.y).has_value());
            EXPECT_NEAR(cloud.correlation.value_or(0), rankCorrelation(pairs.x, pairs.y).value_or(0), 1e-9);
            EXPECT_DOUBLE_EQ(cloud.x.least, *std::ranges::min_element(pairs.x));
            EXPECT_DOUBLE_EQ(cloud.y.most, *std::ranges::max_element(pairs.y));
        }
    }
}

TEST_F(MeasuredCollectionTest, AnotherOneBeginsAnew) {
    addPart(0);
    readAll();
    m_collection.begin({rated().front().puzzle});
    EXPECT_FALSE(m_collection.isComplete());
    EXPECT_TRUE(m_collection.cloud(Measure::blanks, m_axes).points.empty());
    m_collection.add({rated().front()});
    EXPECT_EQ(m_collection.cloud(Measure::blanks, m_axes).points.front().number, 1);
    EXPECT_EQ(m_collection.cloud(Measure::blanks, m_axes).correlation, std::nullopt);
}

}  // namespace
}  // namespace nonet::difficulty
