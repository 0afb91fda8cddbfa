#include "core/canonical/floor.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Floor floorFrom(std::string_view text) {
    Floor floor;
    for (std::size_t i = 0; i < 27; ++i)
        floor.digits[i] = static_cast<std::uint8_t>(text.at(i) - '0');
    return floor;
}

TEST(Floors, AreAsManyAsTheTextSays) {
    EXPECT_EQ(countFloors(), 2'612'736U);
    EXPECT_EQ(kFloors, 2'612'736U);
    EXPECT_EQ(std::uint64_t{kFloors} * 362'880U, 948'109'639'680U);
}

TEST(Floors, GoByRankInDictionaryOrder) {
    EXPECT_EQ(toText(floorAt(0)), "123456789456789123789123456");
    const auto step = static_cast<std::uint32_t>(1 / testScale());
    Floor before = floorAt(0);
    for (std::uint32_t rank = step; rank < kFloors; rank += step) {
        const Floor floor = floorAt(rank);
        ASSERT_LT(before, floor) << rank;
        ASSERT_TRUE(isFloor(floor)) << rank;
        ASSERT_EQ(rankOf(floor), rank);
        before = floor;
    }
}

TEST(Floors, KeepTheirRankUnderOtherNames) {
    // The floor of [Lookup]'s tower.
    const Floor floor = floorFrom("681742953245839167397156824");
    ASSERT_TRUE(isFloor(floor));
    EXPECT_EQ(floorAt(rankOf(floor)), renamed(floor));
    EXPECT_EQ(toText(renamed(floor)).substr(0, 9), "123456789");
}

TEST(Floors, ThatAreNoneAreSeen) {
    EXPECT_TRUE(isFloor(floorFrom("123456789456789123789123456")));
    EXPECT_FALSE(isFloor(floorFrom("123456789123789456789123456")));
    EXPECT_FALSE(isFloor(floorFrom("123456788456789123789123456")));
    EXPECT_FALSE(isFloor(floorFrom("023456789456789123789123456")));
}

TEST(Floors, ReducedOnesKeepTheirOrder) {
    std::uint32_t count = 0;
    forEachReducedFloor([&](const Floor& floor) {
        ++count;
        ASSERT_TRUE(isFloor(floor));
        ASSERT_TRUE(floor.at(0, 3) < floor.at(0, 4) && floor.at(0, 4) < floor.at(0, 5));
        ASSERT_TRUE(floor.at(0, 6) < floor.at(0, 7) && floor.at(0, 7) < floor.at(0, 8));
        ASSERT_LT(floor.at(0, 3), floor.at(0, 6));
    });
    EXPECT_EQ(count, kReducedFloors);
    EXPECT_EQ(kReducedFloors * kFloorsPerReduced, kFloors);
}

}  // namespace
}  // namespace nonet
