#include "core/foundation/enum_array.h"
#include "core/foundation/enum_set.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <numeric>

namespace nonet {
namespace {

enum class Season : std::uint8_t { spring, summer, autumn, winter };
using Days = EnumArray<Season, int, 4>;
using Seasons = EnumSet<Season, 4>;

constexpr Days kDays{{92, 94, 90, 89}};
static_assert(kDays[Season::autumn] == 90 && Days::size() == 4);
static_assert(sizeof(Days) == sizeof(int[4]));

TEST(EnumArray, IsReadAndWrittenByTheEnum) {
    Days days;
    EXPECT_EQ(days[Season::winter], 0);
    days[Season::winter] = 89;
    EXPECT_EQ(days[Season::winter], 89);
    EXPECT_NE(days, kDays);
    EXPECT_LT(days, kDays);
}

TEST(EnumArray, IsWalkedInTheOrderOfTheEnum) {
    EXPECT_EQ(std::accumulate(kDays.begin(), kDays.end(), 0), 365);
    Days days;
    for (int& each : days)
        each = 7;
    EXPECT_EQ(days[Season::spring], 7);
    int sum = 0;
    for (const Season season : Days::keys())
        sum += kDays[season];
    EXPECT_EQ(sum, 365);
}

TEST(EnumSet, HoldsValuesOfTheEnum) {
    Seasons warm;
    warm.set(Season::spring).set(Season::summer);
    EXPECT_TRUE(warm.test(Season::spring));
    EXPECT_FALSE(warm.test(Season::winter));
    EXPECT_EQ(warm.count(), 2U);
    const Seasons cold = ~warm;
    EXPECT_TRUE(cold.test(Season::winter));
    EXPECT_TRUE((cold & warm).none());
    warm.reset(Season::spring);
    warm.set(Season::summer, false);
    EXPECT_EQ(warm, Seasons());
}

}  // namespace
}  // namespace nonet
