#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/importer.h"
#include "random_records.h"
#include "test_paths.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

std::vector<std::string> documented() {
    std::ifstream file(std::string(NONET_SOURCE_DIR) + "/core/formats/FORMATS.md");
    std::vector<std::string> rows;
    for (std::string line; std::getline(file, line) && !line.starts_with("A new format");)
        if (line.starts_with("| `"))
            rows.push_back(line);
    return rows;
}

TEST(FormatCatalogue, IsWhatTheDocumentationLists) {
    const std::vector<std::string> rows = documented();
    ASSERT_EQ(rows.size(), formatCatalogue().size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const FormatRow& row = formatCatalogue()[i];
        const std::string begin = "| `" + std::string(row.name) + "` | " + std::string(row.endings) + " | ";
        EXPECT_THAT(rows[i], testing::StartsWith(begin));
    }
}

TEST(FormatCatalogue, EachRowReadsWhatItWrites) {
    RandomSource random(31);
    for (const FormatRow& row : formatCatalogue()) {
        EXPECT_EQ(formatByName(row.name), row.id);
        EXPECT_EQ(formatName(row.id), row.name);
        if (row.write == nullptr) {
            const Result<std::string> text = exportPuzzle(randomPosition(random), row.id);
            ASSERT_FALSE(text);
            EXPECT_EQ(
                text.error(),
                (Error{.code = ErrorCode::unsupportedFormat, .subject = std::string(row.name), .reason = "onlyRead"}));
            continue;
        }
        const PuzzleRecord record = randomPosition(random);
        const std::string text = *exportPuzzle(record, row.id);
        EXPECT_EQ(text, row.write(record));
        const bool isOneLine = row.text == FormatText::line && row.read != nullptr;
        EXPECT_EQ(text.find('\n') == std::string::npos, isOneLine || row.id == FormatId::sukaku) << row.name;
        const Result<ImportedPuzzle> named = importPuzzle(text, row.id);
        ASSERT_TRUE(named) << row.name;
        // SudokuPad is given f-puzzles' data, in which rules are rules.
        const FormatId written = row.id == FormatId::sudokupad ? FormatId::fpuzzles : row.id;
        EXPECT_EQ(named->format, written);
        // And is known without its name.
        EXPECT_EQ(importPuzzle(text)->format, written);
        EXPECT_EQ(exportPuzzle(randomRecord(random, Geometry(2, 2)), row.id).hasValue(),
                  row.id == FormatId::native || row.id == FormatId::fpuzzles || row.id == FormatId::sudokupad ||
                      row.id == FormatId::iss)
            << row.name;
    }
    EXPECT_FALSE(formatByName("tiff"));
}

TEST(FormatCatalogue, NamesAndEndingsComeOnce) {
    EXPECT_EQ(formatNames(),
              "line, grid, candidates, sukaku, library, fpuzzles, sudokupad, iss, sudokumaker, penpa, native");
    EXPECT_EQ(writtenFormatNames(), "line, grid, candidates, sukaku, library, fpuzzles, sudokupad, iss, native");
    EXPECT_EQ(writtenFormats().back(), FormatId::native);
    EXPECT_THAT(formatEndings(),
                testing::ElementsAre("nonet", "txt", "json", "sdk", "ss", "sudoku", "sdm", "opensudoku"));
}

TEST(FormatCatalogue, LineFormatsHaveTheirEndingsOnce) {
    EXPECT_EQ(lineEndings(), (std::vector<std::string>{"txt", "sdm", "opensudoku"}));
    EXPECT_EQ(endingsOf(formatRow(FormatId::grid)).front(), "sdk");
}

}  // namespace
}  // namespace nonet
