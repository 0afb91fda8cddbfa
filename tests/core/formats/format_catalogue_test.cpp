#include "core/formats/data_reader.h"
#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/importer.h"
#include "random_records.h"
#include "test_paths.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

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

TEST(FormatCatalogue, EveryRowIsFilled) {
    std::set<std::string_view> names;
    for (const FormatRow& row : formatCatalogue()) {
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
        EXPECT_FALSE(endingsOf(row).empty()) << row.name;
        EXPECT_TRUE((row.read == nullptr) != (row.data == nullptr)) << row.name << " has one way in";
        EXPECT_TRUE(row.data == nullptr || (row.data->isOf != nullptr && row.data->read != nullptr)) << row.name;
        EXPECT_NE(row.refusal, nullptr) << row.name;
        EXPECT_EQ(row.lost.none(), row.write == nullptr || row.id == FormatId::native) << row.name;
    }
    // The note names the source of each.
    std::ifstream file(std::string(NONET_SOURCE_DIR) + "/core/formats/README.md");
    const std::string readme{std::istreambuf_iterator<char>(file), {}};
    for (const char* source : {"puzzle_line", "grid_text", "sukaku", "library_line", "fpuzzles_reader",
                               "fpuzzles_writer", "sudokupad_reader", "sudokupad_writer", "iss_reader", "iss_writer",
                               "sudokumaker_reader", "penpa_reader", "native_file"})
        EXPECT_THAT(readme, testing::HasSubstr(source));
}

TEST(FormatCatalogue, EachRowReadsWhatItWrites) {
    RandomSource random(31);
    for (const FormatRow& row : formatCatalogue()) {
        EXPECT_EQ(formatByName(row.name), row.id);
        EXPECT_EQ(formatName(row.id), row.name);
        if (row.write == nullptr) {
            const Result<std::string> text = exportPuzzle(randomPosition(random), row.id);
            ASSERT_FALSE(text);
            EXPECT_EQ(text.error(), (Error{.code = ErrorCode::unsupportedFormat,
                                           .detail = ErrorDetail::onlyRead,
                                           .subject = std::string(row.name)}));
            continue;
        }
        const PuzzleRecord record = randomPosition(random);
        const std::string text = *exportPuzzle(record, row.id);
        EXPECT_EQ(text, row.write(record));
        const bool isOneLine = row.text == FormatText::line && row.id != FormatId::native;
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
              "line, grid, candidates, sukaku, library, fpuzzles, sudokupad, iss, sudokumaker, penpa, regions, native");
    EXPECT_EQ(writtenFormatNames(), "line, grid, candidates, sukaku, library, fpuzzles, sudokupad, iss, native");
    EXPECT_EQ(writtenFormats().back(), FormatId::native);
    EXPECT_THAT(formatEndings(),
                testing::ElementsAre("nonet", "txt", "csv", "json", "sdk", "ss", "sudoku", "sdm", "opensudoku"));
}

TEST(FormatCatalogue, LineFormatsHaveTheirEndingsOnce) {
    EXPECT_EQ(lineEndings(), (std::vector<std::string>{"txt", "sdm", "opensudoku"}));
    EXPECT_EQ(endingsOf(formatRow(FormatId::grid)).front(), "sdk");
}

}  // namespace
}  // namespace nonet
