#include "core/constructions/shift_cipher.h"
#include "tests/core/constructions/family_census.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(FamilyCensus, AllMembersOfTheShiftCipherAreSudokus) {
    std::uint64_t told = 0;
    const FamilyCensus census = censusOf(shiftCipherMap(), {}, [&](Progress now) { told = now.done; });
    EXPECT_EQ(census, (FamilyCensus{.members = 362'880, .valid = 362'880}));
    EXPECT_EQ(told, 362'880U);
}

TEST(FamilyCensus, NoneIsWithTheIndicesCrossed) {
    EXPECT_EQ(censusOf(shiftCipherMap({}, {3, 1})), (FamilyCensus{.members = 362'880, .valid = 0}));
}

TEST(FamilyCensus, EachHouseCounts) {
    // Two places exchanged in one cell pair break a house each: rows alone, columns alone, boxes alone must not do.
    for (const auto& [a, b] : std::initializer_list<std::pair<int, int>>{{0, 1}, {0, 9}, {0, 10}, {39, 80}, {71, 80}}) {
        std::vector<std::uint8_t> places;
        for (int i = 0; i < 81; ++i)
            places.push_back(static_cast<std::uint8_t>(shiftCipherMap().placeAt(Cell(i))));
        std::swap(places[static_cast<std::size_t>(a)], places[static_cast<std::size_t>(b)]);
        EXPECT_EQ(censusOf(PlaceMap({}, places)).valid, 0U) << a << ' ' << b;
    }
}

TEST(FamilyCensus, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const FamilyCensus census = censusOf(shiftCipherMap(), source.get_token());
    EXPECT_TRUE(census.wasStopped);
    EXPECT_EQ(census.members, 0U);
}

}  // namespace
}  // namespace nonet
