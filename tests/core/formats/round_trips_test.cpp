// Every format carries random positions there and back, as far as it can tell them.
#include "core/formats/export_loss.h"
#include "core/formats/exporter.h"
#include "core/formats/importer.h"
#include "core/formats/reading.h"
#include "core/formats/text/grid_text.h"
#include "random_records.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kPositions = 300;

PuzzleRecord roundTrip(const PuzzleRecord& record, FormatId format) {
    const Result<std::string> text = exportPuzzle(record, format);
    EXPECT_TRUE(text);
    const Result<ImportedPuzzle> imported = importPuzzle(*text, format);
    EXPECT_TRUE(imported) << *text;
    if (!imported)
        return PuzzleRecord();
    EXPECT_EQ(imported->format, format);
    return imported->record;
}

Grid digitsOfRecord(const PuzzleRecord& record) { return digitsOf(record.puzzle, record.history.state()); }
CandidateGrid layerOf(const PuzzleRecord& record) { return candidateLayer(record.puzzle, record.history.state()); }

TEST(RoundTrips, LinesKeepGivensAndEnteredDigitsApart) {
    RandomSource random(11);
    for (int i = 0; i < kPositions; ++i) {
        const PuzzleRecord record = randomPosition(random);
        const PuzzleRecord read = roundTrip(record, FormatId::line);
        EXPECT_EQ(read.puzzle.givens, record.puzzle.givens);
        EXPECT_EQ(digitsOfRecord(read), digitsOfRecord(record));
    }
}

TEST(RoundTrips, LibraryLinesKeepCandidatesAndDetails) {
    RandomSource random(12);
    for (int i = 0; i < kPositions; ++i) {
        PuzzleRecord record = randomPosition(random);
        record.libraryLine = LibraryLineDetails{"0711-4", "59", {}, {{Cell(3), Digit(4)}}, {{Cell(80), Digit(9)}}, "7"};
        const PuzzleRecord read = roundTrip(record, FormatId::libraryLine);
        EXPECT_EQ(digitsOfRecord(read), digitsOfRecord(record));
        EXPECT_EQ(layerOf(read), layerOf(record));
        EXPECT_EQ(read.libraryLine->code, record.libraryLine->code);
        EXPECT_EQ(read.libraryLine->digits, record.libraryLine->digits);
        EXPECT_EQ(read.libraryLine->eliminations, record.libraryLine->eliminations);
        EXPECT_EQ(read.libraryLine->placements, record.libraryLine->placements);
        EXPECT_EQ(read.libraryLine->extra, record.libraryLine->extra);
    }
}

TEST(RoundTrips, GridsKeepEverythingOfAPosition) {
    RandomSource random(13);
    for (int i = 0; i < kPositions; ++i) {
        const PuzzleRecord record = randomPosition(random);
        const PuzzleRecord read = roundTrip(record, FormatId::grid);
        EXPECT_EQ(read.puzzle.givens, record.puzzle.givens);
        EXPECT_EQ(digitsOfRecord(read), digitsOfRecord(record));
        EXPECT_EQ(layerOf(read), layerOf(record));
    }
}

TEST(RoundTrips, CandidateGridsAndSukakuKeepEachCellsCandidates) {
    RandomSource random(14);
    for (int i = 0; i < kPositions; ++i) {
        const PuzzleRecord record = randomPosition(random);
        for (const FormatId format : {FormatId::candidateGrid, FormatId::sukaku})
            EXPECT_EQ(layerOf(roundTrip(record, format)), layerOf(record));
    }
}

TEST(RoundTrips, ADigitMoreThanBeforeIsTold) {
    RandomSource random(19);
    int told = 0;
    for (int i = 0; i < kPositions; ++i) {
        PuzzleRecord record = randomPosition(random);
        if (i % 2 == 0)
            strikeAllBut(record, [&] {
                CandidateGrid singles = layerOf(record);
                for (int cell = 0; cell < 81; cell += 7)
                    if (!singles.at(Cell(cell)).isEmpty())
                        singles.at(Cell(cell)) = DigitSet{singles.at(Cell(cell)).first()};
                return singles;
            }());
        for (const FormatId format : {FormatId::candidateGrid, FormatId::sukaku}) {
            const std::vector<ExportLoss> losses = lossesOf(record, format);
            const bool isTold = std::find(losses.begin(), losses.end(), ExportLoss::openSingles) != losses.end();
            const Grid before = digitsOfRecord(record);
            const Grid after = digitsOfRecord(roundTrip(record, format));
            bool isFilled = false;
            for (int cell = 0; cell < before.cellCount(); ++cell)
                isFilled = isFilled || (before.isBlank(Cell(cell)) && !after.isBlank(Cell(cell)));
            EXPECT_EQ(isTold, isFilled);
            told += isTold ? 1 : 0;
        }
    }
    EXPECT_GT(told, 0);
}

TEST(RoundTrips, TheImporterTellsFormatsApartByItself) {
    RandomSource random(15);
    for (int i = 0; i < kPositions; ++i) {
        const PuzzleRecord record = randomPosition(random);
        for (const FormatId format : {FormatId::line, FormatId::grid, FormatId::candidateGrid, FormatId::sukaku,
                                      FormatId::libraryLine, FormatId::native}) {
            const Result<ImportedPuzzle> imported = importPuzzle(*exportPuzzle(record, format));
            ASSERT_TRUE(imported);
            EXPECT_EQ(imported->format, format);
        }
    }
}

TEST(RoundTrips, StepMarksInACandidateGridAreReadOver) {
    RandomSource random(16);
    const PuzzleRecord record = randomPosition(random);
    CandidateMarks marks;
    marks.pattern = {Cell(0), Cell(1), Cell(2)};
    marks.fins = {Cell(3)};
    marks.endoFins = {Cell(4)};
    const CandidateGrid layer = layerOf(record);
    for (int i = 0; i < 81; ++i)
        for (const Digit digit : layer.at(Cell(i)))
            if (digit.value() % 3 == 0)
                marks.eliminations.push_back({Cell(i), digit});
    const Result<ImportedPuzzle> imported = importPuzzle(writeCandidateGrid(record, marks));
    ASSERT_TRUE(imported);
    EXPECT_EQ(layerOf(imported->record), layerOf(record));
}

TEST(RoundTrips, OtherSizesAreNativeOnly) {
    RandomSource random(17);
    const PuzzleRecord record = randomRecord(random, Geometry(4, 4));
    const Result<std::string> text = exportPuzzle(record, FormatId::line);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().code, ErrorCode::unsupportedSize);
    EXPECT_TRUE(exportPuzzle(record, FormatId::native));
}

}  // namespace
}  // namespace nonet
