#include "core/rating/rank_correlation.h"

#include <cmath>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(RankCorrelation, SharesRanksBetweenEqualValues) {
    EXPECT_EQ(ranksOf(std::vector<double>{30, 10, 20}), (std::vector<double>{3, 1, 2}));
    EXPECT_EQ(ranksOf(std::vector<double>{5, 1, 5, 9}), (std::vector<double>{2.5, 1, 2.5, 4}));
    EXPECT_TRUE(ranksOf({}).empty());
}

TEST(RankCorrelation, FollowsSpearmansFormula) {
    const std::vector<double> rising = {1, 2, 3, 4, 5};
    // The squared differences of the ranks add up to 4: 1 - 6 * 4 / (5 * 24).
    EXPECT_DOUBLE_EQ(*rankCorrelation(rising, std::vector<double>{20, 10, 400, 300, 5000}), 0.8);
    EXPECT_DOUBLE_EQ(*rankCorrelation(rising, std::vector<double>{1, 4, 9, 16, 25}), 1);
    EXPECT_DOUBLE_EQ(*rankCorrelation(rising, std::vector<double>{5, 4, 3, 2, 1}), -1);
    // Ranks 1.5 1.5 3 and 1 2 3: deviations -0.5 -0.5 1 and -1 0 1, so 1.5 / sqrt(1.5 * 2).
    EXPECT_DOUBLE_EQ(*rankCorrelation(std::vector<double>{7, 7, 8}, std::vector<double>{1, 2, 3}),
                     1.5 / std::sqrt(3.0));
}

TEST(RankCorrelation, IsNothingWhereItMeansNothing) {
    EXPECT_FALSE(rankCorrelation(std::vector<double>{1}, std::vector<double>{1}));
    EXPECT_FALSE(rankCorrelation(std::vector<double>{1, 2}, std::vector<double>{1, 2, 3}));
    EXPECT_FALSE(rankCorrelation(std::vector<double>{1, 2}, std::vector<double>{4, 4}));
}

}  // namespace
}  // namespace nonet
