#include "core/constructions/sequence.h"

#include <gtest/gtest.h>
#include <vector>

namespace nonet {
namespace {

std::vector<int> values(const Sequence& sequence) {
    std::vector<int> all;
    for (int place = 0; place < sequence.side(); ++place)
        all.push_back(sequence.digitAt(place).value());
    return all;
}

Sequence sequenceOf(const std::vector<int>& values) {
    std::vector<Digit> digits;
    for (const int value : values)
        digits.emplace_back(value);
    return *Sequence::from(digits);
}

TEST(Sequence, BeginsInOrder) { EXPECT_EQ(values(Sequence(4)), (std::vector{1, 2, 3, 4})); }

TEST(Sequence, TakesEachDigitOnceAlone) {
    EXPECT_FALSE(Sequence::from({}));
    EXPECT_FALSE(Sequence::from(std::vector{Digit(1), Digit(1)}));
    EXPECT_FALSE(Sequence::from(std::vector{Digit(1), Digit(3)}));
    EXPECT_TRUE(Sequence::from(std::vector{Digit(2), Digit(1)}));
}

TEST(Sequence, ShiftsAsTheSourceMovesItsBox) {
    const Sequence g = sequenceOf({8, 5, 9, 6, 1, 2, 4, 3, 7});
    EXPECT_EQ(values(g.shifted(1)), (std::vector{7, 8, 5, 9, 6, 1, 2, 4, 3}));
    Sequence again = g;
    for (int n = 0; n <= 9; ++n) {
        EXPECT_EQ(g.shifted(n), again) << n;
        again = again.shifted(1);
    }
    EXPECT_EQ(g.shifted(9), g);
    EXPECT_EQ(g.shifted(-1), g.shifted(8));
    EXPECT_EQ(g.shifted(4).shifted(-4), g);
}

TEST(Sequence, KnowsThePlaceOfADigit) {
    const Sequence g = sequenceOf({8, 5, 9, 6, 1, 2, 4, 3, 7});
    for (int place = 0; place < 9; ++place)
        EXPECT_EQ(g.placeOf(g.digitAt(place)), place);
}

}  // namespace
}  // namespace nonet
