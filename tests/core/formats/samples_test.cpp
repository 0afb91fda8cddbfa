// Real files of the formats' own programs, where they lie beside the checkout.
#include "core/formats/importer.h"
#include "test_paths.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace nonet {
namespace {

namespace fs = std::filesystem;

fs::path samples() { return fs::path(NONET_SHARED_DATA) / "formats"; }

class FormatSamples : public testing::Test {
protected:
    void SetUp() override {
        if (!fs::exists(samples()))
            GTEST_SKIP() << "no samples in " << samples();
    }
};

struct Expected {
    const char* name;
    FormatId format;
    int givens;
    int digits;
};

TEST_F(FormatSamples, AreReadAsWhatTheyAre) {
    const Expected rows[] = {
        {"example.ss", FormatId::grid, 26, 32},
        {"gsf_q2_taxonomy.txt", FormatId::line, 21, 21},
        {"hodoku_library.txt", FormatId::libraryLine, 28, 28},
        {"iss_hard_pencilmarks.txt", FormatId::sukaku, 0, 0},
        {"opensudoku_issue86.sdm", FormatId::line, 26, 26},
        {"pm_grid_simple_sudoku.txt", FormatId::candidateGrid, 28, 28},
        {"sadman_9x9.txt", FormatId::grid, 26, 26},
        {"simple_sudoku_clip.txt", FormatId::grid, 28, 28},
        {"simple_sudoku_three_grids.txt", FormatId::grid, 28, 32},
        {"sudocue_example.sdk", FormatId::grid, 36, 36},
        {"variants.txt", FormatId::line, 26, 26},
    };
    for (const Expected& row : rows) {
        SCOPED_TRACE(row.name);
        if (!fs::exists(samples() / row.name))
            continue;
        const Result<ImportedPuzzle> imported = importFile((samples() / row.name).string());
        ASSERT_TRUE(imported) << static_cast<int>(imported.error().code) << " line " << imported.error().line;
        const PuzzleRecord& record = imported->record;
        EXPECT_EQ(imported->format, row.format);
        EXPECT_EQ(record.puzzle.givens.filledCount(), row.givens);
        EXPECT_EQ(digitsOf(record.puzzle, record.history.state()).filledCount(), row.digits);
    }
}

}  // namespace
}  // namespace nonet
