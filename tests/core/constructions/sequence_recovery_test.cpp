#include "core/constructions/sequence_recovery.h"
#include "core/constructions/sequence_text.h"
#include "core/constructions/shift_cipher.h"
#include "core/foundation/random_source.h"
#include "tests/core/constructions/shift_example.h"

#include <gtest/gtest.h>
#include <numeric>

namespace nonet {
namespace {

using test::kShiftPuzzle;
using test::sequenceOf;

using RefusalKind = PlaceRefusal::Kind;

Sequence randomSequence(RandomSource& random, int side = 9) {
    std::vector<int> values(static_cast<std::size_t>(side));
    std::iota(values.begin(), values.end(), 1);
    random.shuffle(values);
    std::vector<Digit> digits;
    for (const int value : values)
        digits.emplace_back(value);
    return *Sequence::from(digits);
}

SequenceRecovery fit(const Grid& clues) { return std::get<SequenceRecovery>(recoverSequence(shiftCipherMap(), clues)); }

Grid lineGrid(const std::string& line) { return *gridFromLine(line); }

TEST(SequenceRecovery, ReadsTheListBackFromAGrid) {
    RandomSource random(1);
    for (int n = 0; n < 50; ++n) {
        const Sequence list = randomSequence(random);
        const SequenceRecovery answer = fit(shiftCipher(list));
        EXPECT_EQ(answer.sequence, list);
        EXPECT_EQ(answer.members, 1U);
        EXPECT_EQ(answer.digitsSeen, 9);
        EXPECT_EQ(answer.fullHouse, (House{HouseKind::row, 0}));
    }
}

TEST(SequenceRecovery, TheSourcesPuzzleShowsSevenDigitsAndTwoMembersFit) {
    const SequenceRecovery answer = fit(lineGrid(kShiftPuzzle));
    EXPECT_EQ(answer.digitsSeen, 7);
    EXPECT_EQ(answer.members, 2U);
    EXPECT_FALSE(answer.sequence);
    EXPECT_FALSE(answer.fullHouse);
    ASSERT_TRUE(answer.pins[0]);
    EXPECT_EQ(answer.pins[0]->digit, Digit(8));
    EXPECT_EQ(answer.pins[0]->cell, Cell(0));
}

TEST(SequenceRecovery, AnyFullHouseIsEnough) {
    RandomSource random(2);
    for (const House house : Geometry().houses()) {
        const Sequence list = randomSequence(random);
        const Grid board = shiftCipher(list);
        Grid clues;
        for (const Cell cell : Geometry().cells(house))
            clues.set(cell, *board.digit(cell));
        EXPECT_EQ(fit(clues).sequence, list);
        EXPECT_EQ(fit(clues).fullHouse, house);
    }
}

TEST(SequenceRecovery, WithKDigitsSeenExactlyNineMinusKFactorialFit) {
    RandomSource random(3);
    const PlaceMap map = shiftCipherMap();
    const Sequence list = randomSequence(random);
    const Grid board = shiftCipher(list);
    for (int k = 0; k <= 9; ++k) {
        Grid clues;
        for (int place = 0; place < k; ++place) {
            const std::vector<Cell> cells = map.cellsOf(place);
            const Cell cell = cells[random.below(9)];
            clues.set(cell, *board.digit(cell));
        }
        const SequenceRecovery answer = fit(clues);
        EXPECT_EQ(answer.digitsSeen, k);
        EXPECT_EQ(answer.members, factorial(9 - k));
        EXPECT_EQ(answer.sequence.has_value(), k >= 8);
        if (k == 8) {
            EXPECT_EQ(answer.sequence, list);
            EXPECT_FALSE(answer.pins[8]->cell);
        }
        std::uint64_t fitting = 0;
        std::array<int, 9> all{};
        std::iota(all.begin(), all.end(), 1);
        do {
            bool fits = true;
            for (int i = 0; i < 81 && fits; ++i)
                fits = clues.isBlank(Cell(i)) ||
                       clues.valueAt(Cell(i)) == all[static_cast<std::size_t>(map.placeAt(Cell(i)))];
            fitting += fits ? 1 : 0;
        } while (std::next_permutation(all.begin(), all.end()));
        EXPECT_EQ(fitting, *answer.members) << k;
    }
}

TEST(SequenceRecovery, NamesTheTwoCellsThatRefuse) {
    Grid board = shiftCipher(sequenceOf("859612437"));
    // r1c1 and r2c4 both name place 0.
    board.set(Cell(12), Digit(5));
    EXPECT_EQ(std::get<PlaceRefusal>(recoverSequence(shiftCipherMap(), board)),
              (PlaceRefusal{RefusalKind::onePlaceTwoDigits, {Cell(0), Digit(8)}, {Cell(12), Digit(5)}, 0, 0}));

    Grid clues;
    clues.set(Cell(0), Digit(8));
    clues.set(Cell(41), Digit(8));
    const int place = shiftCipherMap().placeAt(Cell(41));
    EXPECT_EQ(std::get<PlaceRefusal>(recoverSequence(shiftCipherMap(), clues)),
              (PlaceRefusal{RefusalKind::oneDigitTwoPlaces, {Cell(0), Digit(8)}, {Cell(41), Digit(8)}, 0, place}));
}

TEST(SequenceRecovery, RefusesAnotherGrid) {
    const Grid other = lineGrid("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    EXPECT_TRUE(std::holds_alternative<PlaceRefusal>(recoverSequence(shiftCipherMap(), other)));
}

TEST(SequenceRecovery, KnowsOtherBoards) {
    RandomSource random(4);
    for (const Geometry geometry : {Geometry(2, 2), Geometry(2, 3), Geometry(4, 4), Geometry(6, 6)}) {
        const Sequence list = randomSequence(random, geometry.side());
        const auto answer =
            std::get<SequenceRecovery>(recoverSequence(shiftCipherMap(geometry), shiftCipher(list, geometry)));
        EXPECT_EQ(answer.sequence, list);
        EXPECT_FALSE(std::get<SequenceRecovery>(recoverSequence(shiftCipherMap(Geometry(5, 5)), Grid(25))).members);
    }
}

}  // namespace
}  // namespace nonet
