#include "core/formats/regions/region_borders.h"
#include "core/formats/regions/region_text.h"
#include "core/rules/layout.h"
#include "tests/core/formats/changed_text.h"
#include "tests/core/formats/fuzz_run.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const std::string kJigsaw = "AAABBB\n"
                            "AADBBC\n"
                            "ADDDBC\n"
                            "EEDDCC\n"
                            "EEFFCC\n"
                            "EEFFFF\n";
const std::string kSigns = "111222"
                           "113224"
                           "133324"
                           "553344"
                           "556644"
                           "556666";

std::string signsOf(const std::string& text) {
    const Result<RegionMap> map = regionsFromText(text);
    return map ? map->toText() : "none";
}

Error faultOf(const std::string& text) {
    const Result<RegionMap> map = regionsFromText(text);
    return map ? Error{.subject = "read"} : map.error();
}

TEST(RegionText, ReadsALetterACell) {
    const Result<RegionMap> map = regionsFromText(kJigsaw);
    ASSERT_TRUE(map);
    EXPECT_EQ(map->rows(), 6);
    EXPECT_EQ(map->columns(), 6);
    EXPECT_EQ(map->toText(), kSigns) << "numbered in reading order";
    EXPECT_EQ(signsOf("221\n211"), "112122") << "digits, and a board that is no square";
}

TEST(RegionText, ReadsCellsApartInAnyWay) {
    EXPECT_EQ(signsOf("A A B B\nA A B B\nC C D D\nC C D D"), "1122112233443344");
    EXPECT_EQ(signsOf("A,A,B,B\r\nA,A,B,B\r\nC,C,D,D\r\nC,C,D,D\r\n"), "1122112233443344");
    EXPECT_EQ(signsOf("A; A; B; B\nA; A; B; B\nC; C; D; D\nC; C; D; D"), "1122112233443344");
    EXPECT_EQ(signsOf("1\t1\t2\t2\n1\t1\t2\t2\n3\t3\t4\t4\n3\t3\t4\t4"), "1122112233443344");
    EXPECT_EQ(signsOf("+--+--+\n|AA|BB|\n|AA|BB|\n+--+--+\n|CC|DD|\n|CC|DD|\n+--+--+"), "1122112233443344");
    EXPECT_EQ(signsOf("111 222 333\n111 222 333"), "111222333111222333") << "runs of cells";
}

TEST(RegionText, ReadsLabelsOfSeveralCharacters) {
    EXPECT_EQ(signsOf("\"red\",red,blue\nred,blue,blue"), "112122");
    EXPECT_EQ(signsOf("9 9 10\n9 10 10\n11 11 11"), "112122333") << "some longer than others";
    EXPECT_EQ(signsOf("10 10 11\n10 11 11\n12 12 12"), "112122333") << "a square";
}

TEST(RegionText, LeavesCellsWithoutARegion) {
    EXPECT_EQ(signsOf("AA.\n-0B\nCCC"), "11...2333");
    EXPECT_EQ(signsOf("A,A,\n,B,0\nC,C,C"), "11..2.333");
}

TEST(RegionText, ReadsASquareBoardOnOneLine) {
    EXPECT_EQ(signsOf(kSigns), kSigns);
    const Result<RegionMap> row = regionsFromText("AAABB");
    ASSERT_TRUE(row);
    EXPECT_EQ(row->rows(), 1) << "five cells are no square";
}

TEST(RegionText, SaysWhereItIsWrong) {
    const Error shortRow = faultOf("AAB\nAA\nABB");
    EXPECT_EQ(shortRow.code, ErrorCode::tooFewCells);
    EXPECT_EQ(shortRow.detail, ErrorDetail::regionRow);
    EXPECT_EQ(shortRow.line, 2);
    EXPECT_EQ(shortRow.found, 2);
    EXPECT_EQ(shortRow.expected, 3);
    const Error longRow = faultOf("\nAAB\nAABB");
    EXPECT_EQ(longRow.code, ErrorCode::tooManyCells);
    EXPECT_EQ(longRow.line, 3) << "lines of the text, empty ones counted";
    EXPECT_EQ(longRow.column, 4);
    const Error foreign = faultOf("AAB\nA?B");
    EXPECT_EQ(foreign.code, ErrorCode::badSymbol);
    EXPECT_EQ(foreign.subject, "?");
    EXPECT_EQ(foreign.line, 2);
    EXPECT_EQ(foreign.column, 2);
    EXPECT_EQ(faultOf("A,B\nA,x y").column, 4);
    EXPECT_EQ(faultOf(" \n\n").code, ErrorCode::notAPuzzle);
    EXPECT_EQ(faultOf(std::string(37, 'A')).detail, ErrorDetail::boardSide);
    std::string tall;
    for (int row = 0; row < 37; ++row)
        tall += "AB\n";
    EXPECT_EQ(faultOf(tall).detail, ErrorDetail::boardSide);
    EXPECT_EQ(faultOf(tall).line, 37);
    EXPECT_EQ(faultOf(std::string(kMostRegionText + 1, 'A')).code, ErrorCode::inputTooLarge);
}

TEST(RegionText, TakesNoMoreRegionsThanABoardHas) {
    std::string text;
    for (int region = 0; region < 62; ++region)
        text += "x" + std::to_string(region) + (region % 31 == 30 ? "\n" : ",");
    const Error fault = faultOf(text);
    EXPECT_EQ(fault.detail, ErrorDetail::regionCount);
    EXPECT_EQ(fault.line, 2);
    EXPECT_EQ(fault.expected, 61);
}

TEST(RegionText, ReadsWhatItWrites) {
    RegionMap map = RegionMap::boxes(6, 6, 2, 3);
    map.setRegion(Cell(7), std::nullopt);
    EXPECT_EQ(signsOf(regionsAsText(map)), map.toText());
}

TEST(RegionTextFuzz, AnswersWhateverItIsGiven) {
    RandomSource random(38);
    test::FuzzRun run("regions");
    const long count = test::fuzzInputs(100);
    for (long i = 0; i < count; ++i) {
        const std::string text = test::changedText(random, i % 2 == 0 ? kJigsaw : "a1,a1,b2\na1,b2,b2\nc,c,c\n");
        const Result<RegionMap> map = run.read(text, [](const std::string& input) { return regionsFromText(input); });
        if (map) {
            ASSERT_LE(map->rows(), kMaxSide);
            ASSERT_LE(map->columns(), kMaxSide);
            ASSERT_EQ(signsOf(regionsAsText(*map)).size(), map->toText().size()) << text;
        }
    }
}

TEST(LayoutOfRegions, HasAsManySymbolsAsItsLongerSide) {
    const Layout layout = Layout::ofRegions(RegionMap::boxes(4, 6, 2, 3));
    EXPECT_EQ(layout.shape, BoardShape(4, 6, 6));
    EXPECT_EQ(layout.symbols.count(), 6);
    EXPECT_EQ(layout.grids.front().regions.regionCount(), 4);
    EXPECT_EQ(Layout::ofRegions(RegionMap::boxes(9, 9, 3, 3)), Layout());
    EXPECT_EQ(Layout::ofRegions(RegionMap::boxes(9, 9, 9, 9)).grids.front().regions.regionCount(), 0) << "one is none";
}

TEST(RegionBorders, PartWhatTheMapParts) {
    const Result<RegionMap> map = regionsFromText(kJigsaw);
    ASSERT_TRUE(map);
    const RegionBorders borders = RegionBorders::of(*map);
    EXPECT_EQ(borders.places().size(), 60U);
    EXPECT_EQ(borders.regions(), *map);
    RegionMap open = *map;
    open.setRegion(Cell(0), std::nullopt);
    EXPECT_EQ(RegionBorders::of(open).regions().region(Cell(0)), std::nullopt);
}

TEST(RegionBorders, JoinRegionsWhereOneGoesAndTellALooseOne) {
    using Side = RegionMap::Border::Side;
    RegionBorders borders = RegionBorders::of(RegionMap::boxes(4, 4, 2, 2));
    const RegionBorders::Border between{Cell(1), Side::right};
    borders.set(between, false);
    const RegionMap joined = borders.regions();
    EXPECT_EQ(joined.toText(), "1111111122332233");
    EXPECT_TRUE(borders.isLoose({Cell(5), Side::right}, joined)) << "the other half of the border";
    EXPECT_FALSE(borders.isLoose(between, joined)) << "there is none";
    EXPECT_FALSE(borders.isLoose({Cell(4), Side::bottom}, joined)) << "it parts two regions";
}

TEST(RegionBorders, LeaveCellsBeyondTheLastRegionWithoutOne) {
    RegionBorders borders(8, 8);
    for (const RegionBorders::Border border : borders.places())
        borders.set(border, true);
    const RegionMap map = borders.regions();
    EXPECT_EQ(map.region(Cell(60)), 60);
    EXPECT_EQ(map.region(Cell(61)), std::nullopt);
}

}  // namespace
}  // namespace nonet
