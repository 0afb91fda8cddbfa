#include "core/solvers/search/minimality.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/plain_search.h"
#include "tests/core/puzzle_lists.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::digitsFrom;
using test::kInkala;
using test::kInkalaSolved;

const std::string kSeventeen = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

TEST(Minimality, FindsASeventeenCluePuzzleMinimal) {
    const MinimalityReport report = minimality(digitsFrom(kSeventeen));
    EXPECT_EQ(report.solutions, 1U);
    EXPECT_TRUE(report.redundant.isEmpty());
    EXPECT_TRUE(report.isMinimal());
    EXPECT_FALSE(report.wasStopped);
}

TEST(Minimality, FindsListedMinimalPuzzlesMinimal) {
    for (const std::string& line : puzzleLists(kMinimalLists, 200))
        EXPECT_TRUE(minimality(digitsFrom(line)).isMinimal()) << line;
}

TEST(Minimality, NamesTheCluesThatPlainSearchDoesNotNeed) {
    // The puzzle with two of its solution's digits more: they and whatever they make needless.
    for (const int more : {1, 2, 40}) {
        ClassicDigits givens = digitsFrom(kInkala);
        const ClassicDigits solved = digitsFrom(kInkalaSolved);
        givens.values[static_cast<std::size_t>(more)] = solved.values[static_cast<std::size_t>(more)];
        givens.values[79] = solved.values[79];
        const MinimalityReport report = minimality(givens);
        EXPECT_FALSE(report.isMinimal());
        for (const Cell cell : classic::kAllCells) {
            ClassicDigits fewer = givens;
            fewer.clear(cell);
            const bool isNeedless =
                !givens.isBlank(cell) && PlainSearch::solutions(ClassicMarks::from(fewer), 2).size() == 1;
            EXPECT_EQ(report.redundant.contains(cell), isNeedless) << more << ' ' << cell.index();
        }
        EXPECT_TRUE(report.redundant.contains(Cell(79)));
    }
}

TEST(Minimality, FindsEveryClueOfAFullGridRedundant) {
    EXPECT_EQ(minimality(digitsFrom(kInkalaSolved)).redundant, classic::kAllCells);
}

TEST(Minimality, LooksIntoProperPuzzlesAlone) {
    for (const auto& [line, solutions] : {std::pair{"11" + std::string(79, '.'), 0U}, {std::string(81, '.'), 2U}}) {
        const MinimalityReport report = minimality(digitsFrom(line));
        EXPECT_EQ(report.solutions, solutions);
        EXPECT_TRUE(report.redundant.isEmpty());
        EXPECT_FALSE(report.isMinimal());
    }
}

TEST(Minimality, ClaimsNothingOnceStopped) {
    std::stop_source source;
    source.request_stop();
    const MinimalityReport report = minimality(digitsFrom(kSeventeen), source.get_token());
    EXPECT_TRUE(report.wasStopped);
    EXPECT_FALSE(report.isMinimal());
}

}  // namespace
}  // namespace nonet
