// Files are read as what they are: the program's own in tests/data/formats, one position in every format, and files of
// the formats' own programs where they lie beside the checkout.
#include "test_paths.h"
#include "tests/core/imported_file.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace nonet {
namespace {

namespace fs = std::filesystem;

struct Expected {
    const char* name;
    FormatId format;
    int givens;
    int digits;
};

void expectAsItIs(const fs::path& folder, const Expected& row) {
    SCOPED_TRACE(row.name);
    const Result<ImportedPuzzle> imported = test::importedFile((folder / row.name).string());
    ASSERT_TRUE(imported) << static_cast<int>(imported.error().code) << " line " << imported.error().line;
    const PuzzleRecord& record = imported->record;
    EXPECT_EQ(imported->format, row.format);
    EXPECT_EQ(record.puzzle.givens.filledCount(), row.givens);
    EXPECT_EQ(digitsOf(record.puzzle, record.history.state()).filledCount(), row.digits);
}

// The first X-Wing of tests/data/techniques/library.txt, written by nonet-cli convert --from library --to FORMAT.
TEST(FormatSamples, OwnOnesAreReadAsWhatTheyAre) {
    for (const Expected& row : {Expected{"line.txt", FormatId::line, 24, 36},
                                {"grid.txt", FormatId::grid, 24, 36},
                                {"candidates.txt", FormatId::candidateGrid, 36, 36},
                                {"sukaku.txt", FormatId::sukaku, 36, 36},
                                {"library.txt", FormatId::libraryLine, 24, 36},
                                {"puzzle.nonet", FormatId::native, 24, 36}})
        expectAsItIs(fs::path(NONET_SOURCE_DIR) / "tests/data/formats", row);
}

TEST(FormatSamples, OthersAreReadAsWhatTheyAre) {
    const fs::path folder = fs::path(NONET_SHARED_DATA) / "formats";
    if (!fs::exists(folder))
        GTEST_SKIP() << "no samples in " << folder;
    for (const Expected& row : {Expected{"example.ss", FormatId::grid, 26, 32},
                                {"gsf_q2_taxonomy.txt", FormatId::line, 21, 21},
                                {"hodoku_library.txt", FormatId::libraryLine, 28, 28},
                                {"iss_hard_pencilmarks.txt", FormatId::sukaku, 0, 0},
                                {"opensudoku_issue86.sdm", FormatId::line, 26, 26},
                                {"pm_grid_simple_sudoku.txt", FormatId::candidateGrid, 28, 28},
                                {"sadman_9x9.txt", FormatId::grid, 26, 26},
                                {"simple_sudoku_clip.txt", FormatId::grid, 28, 28},
                                {"simple_sudoku_three_grids.txt", FormatId::grid, 28, 32},
                                {"sudocue_example.sdk", FormatId::grid, 36, 36},
                                {"variants.txt", FormatId::line, 26, 26}})
        if (fs::exists(folder / row.name))
            expectAsItIs(folder, row);
}

}  // namespace
}  // namespace nonet
