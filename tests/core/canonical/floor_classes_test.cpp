#include "core/canonical/floor_classes.h"
#include "core/foundation/random_source.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::array<std::array<int, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

Floor exchanged(const Floor& floor, const std::array<int, 3>& rows, const std::array<int, 3>& boxes,
                const std::array<std::array<int, 3>, 3>& columns) {
    Floor image;
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 9; ++column)
            image.digits[9 * row + column] =
                static_cast<std::uint8_t>(floor.at(rows[row], 3 * boxes[column / 3] + columns[column / 3][column % 3]));
    return image;
}

/// The definition: the smallest of all 7,776 images.
Floor smallestOfAll(const Floor& floor) {
    Floor smallest = renamed(floor);
    for (const auto& rows : kOrders)
        for (const auto& boxes : kOrders)
            for (const auto& a : kOrders)
                for (const auto& b : kOrders)
                    for (const auto& c : kOrders)
                        smallest = std::min(smallest, renamed(exchanged(floor, rows, boxes, {a, b, c})));
    return smallest;
}

TEST(CanonicalFloor, IsTheSmallestOfAll) {
    RandomSource random(41);
    for (int i = 0; i < scaled(300); ++i) {
        const Floor floor = floorAt(static_cast<std::uint32_t>(random.below(kFloors)));
        ASSERT_EQ(canonicalFloor(floor), smallestOfAll(floor)) << toText(floor);
    }
    // Floors with whole mini-rows are few.
    for (const std::uint32_t rank : {0U, 1U, 7U, 215U, 216U, kFloors - 1})
        EXPECT_EQ(canonicalFloor(floorAt(rank)), smallestOfAll(floorAt(rank))) << rank;
}

TEST(FloorClasses, AreFourHundredAndSixteen) {
    const std::vector<FloorClass> classes = floorClasses();
    ASSERT_EQ(classes.size(), 416U);
    std::uint32_t sum = 0;
    for (const FloorClass& floorClass : classes) {
        sum += floorClass.size;
        EXPECT_EQ(canonicalFloor(floorClass.representative), floorClass.representative);
    }
    EXPECT_EQ(sum, kFloors);
    const auto [fewest, most] = std::ranges::minmax(classes, {}, &FloorClass::size);
    EXPECT_EQ(fewest.size, 72U);
    EXPECT_EQ(most.size, 7776U);
    EXPECT_EQ(toText(classes.back().representative), "123456789457893612986217354");
    EXPECT_TRUE(std::ranges::is_sorted(classes, {}, &FloorClass::representative));
}

TEST(FloorClasses, AreTheSameWithoutCanonicalForms) { EXPECT_EQ(floorClassesByOrbits(), floorClasses()); }

TEST(FloorClasses, StopWithNothing) {
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(floorClasses(source.get_token()).empty());
    EXPECT_TRUE(floorClassesByOrbits(source.get_token()).empty());
}

}  // namespace
}  // namespace nonet
