#include "core/formats/regions/region_picture.h"
#include "drawn_board.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::DrawnBoard;
using test::DrawnStyle;

const std::vector<PictureColour> kPastels = {{255, 214, 214}, {214, 255, 214}, {214, 226, 255},
                                             {255, 246, 190}, {235, 205, 255}, {200, 245, 245},
                                             {255, 222, 184}, {226, 226, 226}, {190, 215, 190}};

RegionMap jigsawOfNine(std::uint64_t seed = 1) {
    RandomSource random(seed);
    return test::inReadingOrder(test::jigsaw(RegionMap::boxes(9, 9, 3, 3), random));
}

void expectRead(DrawnBoard& drawn, const RegionMap& map, const std::string& what) {
    const std::optional<PictureBoard> board = boardInPicture(drawn.view());
    ASSERT_TRUE(board) << what;
    ASSERT_EQ(board->borders.rows(), map.rows()) << what;
    ASSERT_EQ(board->borders.columns(), map.columns()) << what;
    EXPECT_EQ(board->borders.regions().toText(), test::inReadingOrder(map).toText()) << what;
}

void expectRead(const DrawnStyle& style, const RegionMap& map, const std::string& what) {
    DrawnBoard drawn(map, style);
    expectRead(drawn, map, what);
}

TEST(RegionPicture, ReadsBoardsOfAllUsualSizes) {
    RandomSource random(2);
    for (const auto& [side, boxRows, boxColumns] :
         {std::tuple(4, 2, 2), std::tuple(5, 1, 5), std::tuple(6, 2, 3), std::tuple(7, 1, 7), std::tuple(8, 2, 4),
          std::tuple(9, 3, 3), std::tuple(10, 2, 5), std::tuple(12, 3, 4), std::tuple(16, 4, 4)}) {
        const RegionMap boxes = RegionMap::boxes(side, side, boxRows, boxColumns);
        expectRead(DrawnStyle{}, boxes, "boxes of " + std::to_string(side));
        for (int i = 0; i < 3; ++i)
            expectRead(DrawnStyle{}, test::jigsaw(boxes, random), "jigsaw of " + std::to_string(side));
    }
}

TEST(RegionPicture, ReadsRectangles) {
    expectRead(DrawnStyle{}, RegionMap::boxes(6, 10, 2, 5), "6 rows of 10");
    expectRead(DrawnStyle{}, RegionMap::boxes(12, 4, 3, 2), "12 rows of 4");
}

TEST(RegionPicture, TellsLinesOfAnyThicknessApart) {
    for (const auto& [thin, thick] :
         {std::pair(1.0, 2.0), std::pair(0.6, 1.8), std::pair(2.0, 4.0), std::pair(1.0, 5.0)})
        for (const double cell : {18.0, 31.4, 64.0}) {
            DrawnStyle style;
            style.cell = cell;
            style.thin = thin;
            style.thick = thick;
            expectRead(style, jigsawOfNine(),
                       std::to_string(thin) + " and " + std::to_string(thick) + " of " + std::to_string(cell));
        }
}

TEST(RegionPicture, ReadsLightLinesOnDark) {
    DrawnStyle style;
    style.ground = {28, 30, 34};
    style.thinColour = {80, 84, 90};
    style.thickColour = {220, 220, 220};
    style.thick = 2;
    style.hasDigits = true;
    expectRead(style, jigsawOfNine(), "dark");
}

TEST(RegionPicture, ReadsThinGreyLinesAndThickColouredOnes) {
    DrawnStyle style;
    style.thinColour = {205, 205, 205};
    style.thickColour = {40, 90, 200};
    expectRead(style, jigsawOfNine(), "grey and blue");
}

TEST(RegionPicture, PassesOverDigits) {
    DrawnStyle style;
    style.hasDigits = true;
    for (std::uint64_t seed = 1; seed < 6; ++seed)
        expectRead(style, jigsawOfNine(seed), "digits");
}

TEST(RegionPicture, StandsBlurAndNoise) {
    RandomSource random(3);
    DrawnStyle style;
    style.hasDigits = true;
    for (const int reach : {1, 2})
        for (const int noise : {0, 8, 20}) {
            DrawnBoard drawn(jigsawOfNine(), style);
            drawn.blur(reach);
            drawn.addNoise(noise, random);
            expectRead(drawn, jigsawOfNine(),
                       "blurred by " + std::to_string(reach) + ", noise of " + std::to_string(noise));
        }
}

TEST(RegionPicture, ReadsRegionsByTheirColours) {
    DrawnStyle style;
    style.colours = kPastels;
    style.thick = style.thin;
    expectRead(style, jigsawOfNine(), "coloured, thin lines");
    style.thin = style.thick = 0;
    expectRead(style, jigsawOfNine(), "coloured, no lines");
    style.hasDigits = true;
    DrawnBoard blurred(jigsawOfNine(), style);
    blurred.blur(1);
    expectRead(blurred, jigsawOfNine(), "coloured and blurred");
}

TEST(RegionPicture, TakesShadedCellsForNoRegions) {
    DrawnBoard drawn(jigsawOfNine(), DrawnStyle{});
    const DrawnStyle style;
    for (int i = 0; i < 81; i += 2) {
        const double x = style.left + style.cell * (i % 9);
        const double y = style.top + style.cell * (i / 9);
        drawn.fill(x + 4, y + 4, x + style.cell - 4, y + style.cell - 4, {200, 200, 200});
    }
    expectRead(drawn, jigsawOfNine(), "chequered");
}

TEST(RegionPicture, FindsTheBoardAmongOtherThings) {
    DrawnStyle style;
    style.left = 180;
    style.top = 90;
    style.margin = 120;
    DrawnBoard drawn(jigsawOfNine(), style);
    const double right = drawn.width();
    drawn.fill(20, 30, right - 20, 31, {120, 120, 120});
    for (int i = 0; i < 12; ++i)
        drawn.fill(20 + 14 * i, 50, 24 + 14 * i, 62, {0, 0, 0});
    expectRead(drawn, jigsawOfNine(), "with a heading");
}

TEST(RegionPicture, ReadsBoardsThatAreCutClose) {
    DrawnStyle style;
    style.left = style.top = style.margin = 1;
    expectRead(style, jigsawOfNine(), "cut at its lines");
}

TEST(RegionPicture, SaysWhereTheLinesAre) {
    const DrawnStyle style;
    DrawnBoard drawn(jigsawOfNine(), style);
    const std::optional<PictureBoard> board = boardInPicture(drawn.view());
    ASSERT_TRUE(board);
    ASSERT_EQ(board->across.size(), 10U);
    for (std::size_t i = 0; i < 10; ++i) {
        EXPECT_NEAR(board->across[i], style.left + style.cell * static_cast<double>(i), 2);
        EXPECT_NEAR(board->down[i], style.top + style.cell * static_cast<double>(i), 2);
    }
    EXPECT_TRUE(board->hasThickLines);
    EXPECT_FALSE(board->hasColours);
}

TEST(RegionPicture, DoubtsABorderThatIsNeitherThickNorThin) {
    const RegionMap boxes = RegionMap::boxes(9, 9, 3, 3);
    const DrawnStyle style;
    DrawnBoard drawn(boxes, style);
    const double x = style.left + 2 * style.cell;
    drawn.fill(x - 1.05, style.top + 4 * style.cell, x + 1.05, style.top + 5 * style.cell, {0, 0, 0});
    const std::optional<PictureBoard> board = boardInPicture(drawn.view());
    ASSERT_TRUE(board);
    for (const RegionBorders::Border border : board->borders.places()) {
        const bool isOdd = border == RegionBorders::Border{Cell(4 * 9 + 1), RegionMap::Border::Side::right};
        EXPECT_EQ(board->borders.certainty(border) < 0.4, isOdd) << border.cell.index();
    }
}

TEST(RegionPicture, TakesTheCountThatIsKnown) {
    DrawnStyle style;
    style.thin = 0;
    const RegionMap boxes = RegionMap::boxes(9, 9, 3, 3);
    DrawnBoard drawn(boxes, style);
    const std::optional<PictureBoard> board = boardInPicture(drawn.view(), {9, 9});
    ASSERT_TRUE(board);
    EXPECT_EQ(board->borders.regions(), boxes);
}

TEST(RegionPicture, FindsNoBoardWhereThereIsNone) {
    std::vector<std::uint8_t> bytes(3 * 200 * 200, 255);
    EXPECT_FALSE(boardInPicture({200, 200, bytes})) << "white";
    RandomSource random(4);
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(random.below(256));
    EXPECT_FALSE(boardInPicture({200, 200, bytes})) << "noise";
    EXPECT_FALSE(boardInPicture({200, 100, bytes})) << "as many bytes as it says";
    EXPECT_FALSE(boardInPicture({0, 0, {}}));
    EXPECT_FALSE(boardInPicture({10, 10, std::span(bytes).first(300)})) << "too small";
    std::ranges::fill(bytes, std::uint8_t{255});
    for (std::size_t y = 40; y < 160; y += 12)
        for (std::size_t x = 30; x < 170; x += 3 + random.below(4))
            for (std::size_t line = y; line < y + 6; ++line)
                for (std::size_t channel = 0; channel < 3; ++channel)
                    bytes[3 * (line * 200 + x) + channel] = 20;
    EXPECT_FALSE(boardInPicture({200, 200, bytes})) << "lines of text";
}

TEST(RegionPicture, MakesLargePicturesSmaller) {
    DrawnStyle style;
    style.cell = 200;
    style.thin = 3;
    style.thick = 9;
    style.margin = style.left = style.top = 100;
    expectRead(style, jigsawOfNine(), "2000 pixels");
}

}  // namespace
}  // namespace nonet
