#include "core/formats/importer.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const std::string kBoard = "AAABBB\n"
                           "AADBBC\n"
                           "ADDDBC\n"
                           "EEDDCC\n"
                           "EEFFCC\n"
                           "EEFFFF\n";

TEST(RegionReader, KnowsABoardAmongOtherText) {
    for (const std::string& text : {kBoard, "My jigsaw:\n\n" + kBoard + "\nHave fun\n"}) {
        const Result<ImportedPuzzle> read = importPuzzle(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->format, FormatId::regions);
        EXPECT_EQ(read->record.puzzle.shape(), BoardShape(6, 6, 6));
        EXPECT_EQ(read->record.puzzle.layout().grids.front().regions.regionCount(), 6);
        EXPECT_TRUE(read->record.puzzle.constraints().empty());
    }
    EXPECT_TRUE(importPuzzle(kBoard, FormatId::regions));
}

TEST(RegionReader, KnowsRegionsOfDigitsFromAGrid) {
    std::string boxes;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) {
            boxes += static_cast<char>('1' + row / 3 * 3 + column / 3);
            boxes += column == 8 ? "\n" : "";
        }
    const Result<ImportedPuzzle> read = importPuzzle(boxes);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->format, FormatId::regions);
    EXPECT_TRUE(read->record.puzzle.isClassic());
}

TEST(RegionReader, TakesNothingElse) {
    for (const char* text :
         {"AABB\nAABB\nCCDD\nCCDA\n", "AAAA\nAAAA\nAAAA\nAAAA\n", "AAB\nABB\nCCC\n", "AABB\nAABB\nCCD\n",
          "1234\n1234\n1234\n1234\n", "AAAA\nBBBB\nCCCC\nDDDD\n", "some\nwords\nin a\nblock\n"}) {
        const Result<ImportedPuzzle> read = importPuzzle(text);
        EXPECT_TRUE(!read || read->format != FormatId::regions) << text;
        EXPECT_FALSE(importPuzzle(text, FormatId::regions)) << text;
    }
    const std::string solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    EXPECT_EQ(importPuzzle(solved)->format, FormatId::line);
}

}  // namespace
}  // namespace nonet
