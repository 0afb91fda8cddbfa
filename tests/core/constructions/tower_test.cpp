#include "core/canonical/canonical_form.h"
#include "core/constructions/column_rotation.h"
#include "core/constructions/tower.h"
#include "core/foundation/random_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kFloor = "681742953245839167397156824";
const std::string kTower = "453827961345782196534278619";
const std::string kTowerGrid = "681742953245839167397156824168274395524983716739615482816427539452398671973561248";

TowerFloor floorOf(const std::string& text) { return std::get<TowerFloor>(floorFromText(text)); }
TowerPattern towerOf(const std::string& text) { return std::get<TowerPattern>(towerFromText(text)); }

DigitKey keyOfPairs(const std::string& pairs) {
    DigitKey key;
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
        key.set(Digit(pairs[i] - '0'), Digit(pairs[i + 1] - '0'));
    return key;
}

const std::string kFirstKey = "465831822475936917";

TEST(Tower, MakesTheSourcesGridWithTheRightKeys) {
    const TowerGrid built = buildTower(floorOf(kFloor), towerOf(kTower));
    EXPECT_EQ(toLine(built.grid), kTowerGrid);
    EXPECT_TRUE(built.conflicts.empty());
    EXPECT_EQ(built.keys[0], keyOfPairs(kFirstKey));
    EXPECT_EQ(built.keys[1], keyOfPairs("475432882379916516"));
    EXPECT_EQ(built.keys[2], keyOfPairs("495533812677986214"));
    EXPECT_EQ(canonicalForm(ClassicDigits::from(built.grid)).automorphisms, 3U);
}

TEST(Tower, WithTheFirstKeyAsPrintedTwoRowsBreak) {
    DigitKey printed = keyOfPairs(kFirstKey);
    printed.set(Digit(9), Digit(6));
    printed.set(Digit(6), Digit(1));
    printed.set(Digit(1), Digit(9));
    EXPECT_EQ(printed.firstRepeat(), std::pair(Digit(3), Digit(6)));
    TowerGrid built = buildTower(floorOf(kFloor), towerOf(kTower));
    built = buildTower(floorOf(kFloor), towerOf(kTower), {printed, built.keys[1], built.keys[2]});
    EXPECT_EQ(toLine(built.grid).substr(45, 9), "961615482");
    EXPECT_EQ(toLine(built.grid).substr(72, 9), "196561248");
    std::set<int> rows;
    for (const Conflict& conflict : built.conflicts)
        if (conflict.house.kind == HouseKind::row)
            rows.insert(conflict.house.number);
    EXPECT_THAT(rows, ElementsAre(5, 8));
}

TEST(Tower, ReadsFloorsAndPatternsAsTheyAreTyped) {
    EXPECT_EQ(floorOf("681742953 / 245839167 / 397156824"), floorOf(kFloor));
    EXPECT_EQ(towerOf("4 5 3, 8 2 7, 9 6 1; 345782196 534278619"), towerOf(kTower));
    EXPECT_EQ(std::get<Error>(floorFromText("68174295")),
              (Error{.code = ErrorCode::tooFewCells, .found = 8, .expected = 27}));
    EXPECT_EQ(std::get<Error>(floorFromText(kFloor + "1")).code, ErrorCode::tooManyCells);
    EXPECT_EQ(std::get<Error>(towerFromText("45x")),
              (Error{.code = ErrorCode::badSymbol, .subject = "x", .column = 3}));
    EXPECT_EQ(std::get<Error>(towerFromText("450")).subject, "0");
}

TEST(Tower, NamesTheCellsOfAFloorOrPatternThatIsNone) {
    EXPECT_EQ(std::get<TowerConflict>(floorFromText("681742956245839167397156824")),
              (Conflict{Cell(0), Cell(8), Digit(6), {HouseKind::row, 0}}));
    EXPECT_EQ(std::get<TowerConflict>(towerFromText("453827961453782196534278619")),
              (Conflict{Cell(0), Cell(27), Digit(4), {HouseKind::column, 0}}));
}

TEST(Tower, TakesFloorsOfTheTable) {
    for (const std::uint32_t rank : {0U, 1'000'000U, kFloors - 1}) {
        const auto floor = TowerFloor::from(floorAt(rank));
        ASSERT_TRUE(floor);
        EXPECT_TRUE(buildTower(*floor, towerOf(kTower)).conflicts.empty());
    }
    EXPECT_FALSE(TowerFloor::from(Grid()));
    EXPECT_FALSE(TowerPattern::from(Grid()));
    EXPECT_EQ(TowerFloor::from(*gridFromLine(kTowerGrid)), floorOf(kFloor));
}

TEST(Tower, APatternThatIsNoRotationNeedNotWork) {
    // The first stack of another grid is a valid pattern.
    const Grid other =
        *gridFromLine("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    const TowerPattern pattern = *TowerPattern::from(other);
    EXPECT_FALSE(turnsOf(pattern));
    const TowerGrid built = buildTower(floorOf(kFloor), pattern);
    EXPECT_TRUE(built.grid.isFull());
    EXPECT_FALSE(built.conflicts.empty());
    for (const Conflict& conflict : built.conflicts)
        EXPECT_EQ(conflict.house.kind, HouseKind::row);
}

TEST(ColumnRotation, EightOf729TurnsWorkOnAnyFloor) {
    RandomSource random(1);
    for (int n = 0; n < 5; ++n) {
        const TowerFloor floor = *TowerFloor::from(floorAt(random.below(kFloors)));
        int works = 0;
        for (const TurnsOutcome& outcome : tryAllColumnTurns(floor)) {
            const ColumnRotationCheck check = checkColumnRotation(rotateColumns(floor, outcome.turns));
            EXPECT_EQ(outcome.isSudoku, check.conflicts.empty());
            EXPECT_EQ(outcome.isSudoku, check.holds());
            for (std::size_t stack = 0; stack < 3; ++stack)
                EXPECT_EQ(check.turns[stack], outcome.turns[stack]);
            if (!outcome.isSudoku)
                continue;
            ++works;
            for (const ColumnTurns turns : outcome.turns)
                EXPECT_TRUE((turns == ColumnTurns{1, 2} || turns == ColumnTurns{2, 1}));
        }
        EXPECT_EQ(works, 8);
    }
}

TEST(ColumnRotation, TheSourcesTowerIsOne) {
    EXPECT_EQ(turnsOf(towerOf(kTower)), (ColumnTurns{1, 2}));
    const ColumnRotationCheck check = checkColumnRotation(*gridFromLine(kTowerGrid));
    EXPECT_TRUE(check.holds());
    EXPECT_EQ(rotateColumns(floorOf(kFloor), {ColumnTurns{1, 2}, {1, 2}, {1, 2}}), *gridFromLine(kTowerGrid));
}

TEST(ColumnRotation, TellsWhichPartFails) {
    const ColumnRotationCheck stays = checkColumnRotation(rotateColumns(floorOf(kFloor), {ColumnTurns{0, 2}, {}, {}}));
    EXPECT_TRUE(stays.rowsWithOtherTrios.empty());
    EXPECT_THAT(stays.columnsWithRepeats, ElementsAre(0, 1, 2));
    const ColumnRotationCheck other = checkColumnRotation(
        *gridFromLine("534678912672195348198342567859761423426853791713924856961537284287419635345286179"));
    EXPECT_FALSE(other.turns[0]);
    EXPECT_EQ(other.rowsWithOtherTrios.size(), 6U);
    EXPECT_TRUE(other.columnsWithRepeats.empty());
    EXPECT_TRUE(other.conflicts.empty());
}

}  // namespace
}  // namespace nonet
