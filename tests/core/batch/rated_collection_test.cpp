#include "core/batch/rated_collection.h"
#include "core/generators/dig.h"
#include "core/rating/bottleneck.h"
#include "core/rating/rank_correlation.h"
#include "tests/core/scratch_folder.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace nonet {
namespace {

class RatedCollections : public testing::Test {
protected:
    /// Twelve puzzles, and between them lines that hold none.
    void SetUp() override {
        std::ofstream file(m_path);
        for (const ClassicDigits& digits : digPiece(8, 0)) {
            if (m_lines.size() == 12)
                break;
            m_lines.push_back(toLine(digits.toGrid()));
            file << m_lines.back() << "\n";
            if (m_lines.size() % 4 == 0)
                file << "no puzzle\n";
        }
        file << std::string(81, '.') << "\n"
             << toLine(rate(Puzzle(*gridFromLine(m_lines[0]))).path.end.digits()) << "\n";
    }

    test::ScratchFolder m_folder;
    const std::string m_path = m_folder.file("collection.txt");
    std::vector<std::string> m_lines;
};

TEST_F(RatedCollections, AreInTheFilesOrderWhateverTheThreads) {
    for (const int threads : {1, 4}) {
        std::uint64_t done = 0;
        const auto rated = rateCollection(m_path, threads, hodokuProfile(), {},
                                          [&done](const Progress& progress) { done = progress.done; });
        ASSERT_TRUE(rated);
        EXPECT_EQ(rated->name, "collection.txt");
        EXPECT_EQ(rated->passedOver, 5);
        EXPECT_EQ(done, 17U);
        EXPECT_FALSE(rated->wasStopped);
        ASSERT_EQ(rated->puzzles.size(), m_lines.size());
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            EXPECT_EQ(toLine(rated->puzzles[i].puzzle.givens), m_lines[i]);
    }
    EXPECT_EQ(rateCollection("/nowhere", 1).error().code, ErrorCode::fileNotReadable);
    EXPECT_EQ(rateCollection("/proc/self/mem", 1).error().code, ErrorCode::fileNotReadable);
}

TEST_F(RatedCollections, AreReadAsTheyAreRated) {
    const auto read = readCollection(m_path);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->passedOver, 5);
    ASSERT_EQ(read->puzzles.size(), m_lines.size());
    EXPECT_EQ(readCollection(m_path, 3)->puzzles.size(), 3U);
    EXPECT_EQ(readCollection("/proc/self/mem").error().code, ErrorCode::fileNotReadable);
}

TEST_F(RatedCollections, HaveEachMeasuresValue) {
    const Puzzle puzzle(*gridFromLine(m_lines[0]));
    const RatingReport report = rate(puzzle);
    const RatedPuzzle rated = ratedPuzzle(puzzle, RatedWidth::counted);
    EXPECT_EQ(valueOf(rated, Measure::clues), puzzle.givens.filledCount());
    EXPECT_EQ(valueOf(rated, Measure::blanks), 81 - puzzle.givens.filledCount());
    EXPECT_EQ(valueOf(rated, Measure::score), report.hodoku.score);
    EXPECT_EQ(valueOf(rated, Measure::steps), static_cast<double>(report.path.steps.size()));
    EXPECT_NEAR(*valueOf(rated, Measure::candidateSum), report.candidateDifficulty->total(), 1e-6);
    EXPECT_NEAR(*valueOf(rated, Measure::sumAtStart), report.candidateDifficulty->atStart, 1e-6);
    EXPECT_EQ(valueOf(rated, Measure::effort), static_cast<double>(searchEffort(puzzle).positions));
    EXPECT_EQ(valueOf(rated, Measure::width),
              bottleneckProfile(Position::fromPuzzle(puzzle), report.path).widthWhileOpen());
    EXPECT_FALSE(valueOf(ratedPuzzle(puzzle, RatedWidth::leftOut), Measure::width));
}

TEST_F(RatedCollections, LeaveOutWhatHasNoWholeScoreWhereAsked) {
    std::vector<RatedPuzzle> puzzles;
    for (const std::string& line : m_lines) {
        puzzles.push_back(ratedPuzzle(Puzzle(*gridFromLine(line)), RatedWidth::leftOut));
        puzzles.back().hodoku.isComplete = true;
    }
    puzzles[3].hodoku.isComplete = false;
    EXPECT_EQ(pairsOf(puzzles, Measure::blanks, Measure::score, Unfinished::counts).x.size(), 12U);
    EXPECT_EQ(pairsOf(puzzles, Measure::blanks, Measure::score, Unfinished::leftOut).x.size(), 11U);
    EXPECT_EQ(pairsOf(puzzles, Measure::blanks, Measure::effort, Unfinished::leftOut).x.size(), 12U);
    EXPECT_TRUE(pairsOf(puzzles, Measure::blanks, Measure::width, Unfinished::counts).x.empty());
}

TEST_F(RatedCollections, StopWhereAsked) {
    std::stop_source source;
    const auto rated =
        rateCollection(m_path, 1, hodokuProfile(), source.get_token(), [&source](const Progress& progress) {
            if (progress.done == 3)
                source.request_stop();
        });
    ASSERT_TRUE(rated);
    EXPECT_TRUE(rated->wasStopped);
    EXPECT_EQ(rated->puzzles.size(), 3U);
}

}  // namespace
}  // namespace nonet
