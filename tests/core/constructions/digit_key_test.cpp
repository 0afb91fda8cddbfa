#include "core/constructions/digit_key.h"
#include "core/constructions/row_shift.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const std::string kFirst = "123456789789123456456789123912345678678912345345678912891234567567891234234567891";
const std::string kSecond = "489371526526489371371526489648937152152648937937152648264893715715264893893715264";
const std::string kPartial = "48.3.1.265264.93713.152648964.93715..52.489.7937152648.64.937157152648938937152.4";

DigitKey keyOf(const std::string& images) {
    DigitKey key;
    for (int from = 1; from <= 9; ++from)
        if (const char image = images[static_cast<std::size_t>(from - 1)]; image != '.')
            key.set(Digit(from), Digit(image - '0'));
    return key;
}

KeySolution solved(const std::string& first, const std::string& second) {
    return std::get<KeySolution>(solveByKey(*gridFromLine(first), *gridFromLine(second)));
}

TEST(DigitKey, TheSourcesKeyMapsItsFirstBoardToItsSecond) {
    EXPECT_EQ(solved(kFirst, kSecond).key, keyOf("489371526"));
    EXPECT_EQ(toLine(applyKey(keyOf("489371526"), *gridFromLine(kFirst))), kSecond);
}

TEST(DigitKey, SolvesTheSourcesPartialBoard) {
    EXPECT_EQ(gridFromLine(kPartial)->filledCount(), 68);
    const KeySolution solution = solved(kFirst, kPartial);
    EXPECT_EQ(toLine(solution.solved), kSecond);
    EXPECT_EQ(solution.keys, 1U);
    EXPECT_EQ(solution.pins[0]->cell, Cell(0));
    EXPECT_EQ(solution.pins[2]->cell, Cell(14));
}

TEST(DigitKey, TellsWhatItCannotKnow) {
    std::string clues(81, '.');
    clues.replace(0, 7, "4893715");
    const KeySolution seven = solved(kFirst, clues);
    EXPECT_EQ(seven.keys, 2U);
    EXPECT_EQ(seven.key.knownCount(), 7);
    EXPECT_EQ(seven.solved.filledCount(), 63);
    clues[7] = '2';
    EXPECT_EQ(toLine(solved(kFirst, clues).solved), kSecond);
    EXPECT_FALSE(solved(kFirst, clues).pins[8]->cell);
}

TEST(DigitKey, AnInconsistentKeyNamesTheTwoCells) {
    std::string wrong = kPartial;
    wrong[9] = '3';
    EXPECT_EQ(
        std::get<DigitKeyConflict>(solveByKey(*gridFromLine(kFirst), *gridFromLine(wrong))),
        (DigitKeyConflict{DigitKeyConflict::Kind::oneDigitTwoPlaces, {Cell(3), Digit(3)}, {Cell(9), Digit(3)}, 3, 6}));
    std::string two(81, '.');
    two[0] = '4';
    two[12] = '5';
    EXPECT_EQ(
        std::get<DigitKeyConflict>(solveByKey(*gridFromLine(kFirst), *gridFromLine(two))),
        (DigitKeyConflict{DigitKeyConflict::Kind::onePlaceTwoDigits, {Cell(0), Digit(4)}, {Cell(12), Digit(5)}, 0, 0}));
}

TEST(DigitKey, FindsTwoDigitsWithOneImage) {
    EXPECT_FALSE(keyOf("489371526").firstRepeat());
    EXPECT_EQ(keyOf("9416.8.26").firstRepeat(), std::pair(Digit(4), Digit(9)));
    EXPECT_FALSE(keyOf("4........").firstRepeat());
}

}  // namespace
}  // namespace nonet
