// ER, EP and ED as the reference program gives them, and the rules that decide between steps.
#include "core/techniques/explainer/explainer.h"
#include "core/techniques/explainer/explainer_subsets.h"
#include "test_paths.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace nonet::explainer {
namespace {

struct Row {
    std::string puzzle;
    int er = 0;
    int ep = 0;
    int ed = 0;
};

int tenthsIn(const std::string& text) { return static_cast<int>(std::lround(std::stod(text) * 10)); }

/// puzzle,ER,EP,ED after a head and lines that begin with #; no rows where there is no such file.
std::vector<Row> rowsOf(const std::string& path) {
    std::vector<Row> rows;
    std::ifstream stream(path);
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line[0] == '#' || line.starts_with("puzzle"))
            continue;
        std::istringstream fields(line);
        std::array<std::string, 4> parts;
        for (std::string& part : parts)
            std::getline(fields, part, ',');
        rows.push_back({parts[0], tenthsIn(parts[1]), tenthsIn(parts[2]), tenthsIn(parts[3])});
    }
    return rows;
}

Board boardOf(const std::string& puzzle) {
    if (puzzle.size() == kCandidates) {
        std::array<Nine, 81> marks{};
        for (std::size_t id = 0; id < puzzle.size(); ++id)
            if (puzzle[id] != '.')
                marks[id / 9] |= bitOf(puzzle[id] - '1');
        return boardOfMarks(marks);
    }
    std::array<std::uint8_t, 81> givens{};
    for (std::size_t cell = 0; cell < 81; ++cell)
        if (puzzle[cell] >= '1' && puzzle[cell] <= '9')
            givens[cell] = static_cast<std::uint8_t>(puzzle[cell] - '0');
    return boardOfGivens(givens);
}

void expectRow(Rater& rater, const Row& row) {
    const Numbers numbers = rater.rate(boardOf(row.puzzle));
    EXPECT_FALSE(numbers.wasStopped);
    EXPECT_EQ(numbers.hardest, row.er) << row.puzzle;
    EXPECT_EQ(numbers.pearl, row.ep) << row.puzzle;
    EXPECT_EQ(numbers.diamond, row.ed) << row.puzzle;
}

/// Every n-th row, so that a part of the test scale is spread over all ratings.
void expectRows(std::vector<Row> rows, int most) {
    std::ranges::stable_sort(rows, {}, &Row::er);
    const auto wanted = static_cast<std::size_t>(scaled(most, 5));
    const std::size_t step = std::max<std::size_t>(1, rows.size() / wanted);
    Rater rater;
    for (std::size_t i = 0; i < rows.size(); i += step)
        expectRow(rater, rows[i]);
}

TEST(Explainer, RatesOurOwnPuzzlesAsTheReferenceDoes) {
    const std::vector<Row> rows = rowsOf(std::string(NONET_SOURCE_DIR) + "/tests/data/ratings/explainer.csv");
    ASSERT_GT(rows.size(), 290U);
    expectRows(rows, static_cast<int>(rows.size()));
}

TEST(Explainer, RatesPencilMarksAsTheReferenceDoes) {
    const std::vector<Row> rows = rowsOf(std::string(NONET_SOURCE_DIR) + "/tests/data/ratings/explainer_marks.csv");
    ASSERT_GT(rows.size(), 30U);
    expectRows(rows, static_cast<int>(rows.size()));
}

TEST(Explainer, RatesAThousandPuzzlesAsTheReferenceDoes) {
    const std::string folder = std::string(NONET_SHARED_DATA) + "/ratings/";
    std::vector<Row> rows = rowsOf(folder + "explainer.csv");
    for (Row& row : rowsOf(folder + "explainer_more.csv"))
        rows.push_back(std::move(row));
    if (rows.empty())
        GTEST_SKIP() << "no ratings beside the checkout";
    std::vector<Row> hard;
    std::erase_if(rows, [&](const Row& row) {
        if (row.er > 87)
            hard.push_back(row);
        return row.er > 87;
    });
    expectRows(rows, static_cast<int>(rows.size()));
    expectRows(hard, static_cast<int>(hard.size()));
}

/// Whose the first step is that is as hard as the puzzle.
Producer hardestProducerOf(Rater& rater, const Row& row) {
    std::vector<Step> steps;
    rater.path(boardOf(row.puzzle), steps);
    const auto hardest = std::ranges::max_element(steps, {}, &Step::tenths);
    EXPECT_EQ(hardest->tenths, row.er) << row.puzzle;
    return hardest->hint.producer;
}

// The last five nest chains, from 9.5 on, which no puzzle of our own with givens needs yet: theirs are pencil marks.
TEST(Explainer, IsComparedOnFivePuzzlesOfEveryProducerWithoutNestedChains) {
    const std::vector<Row> rows = rowsOf(std::string(NONET_SOURCE_DIR) + "/tests/data/ratings/explainer.csv");
    // Most of the time goes into the hard ones.
    const bool isWhole = testScale() >= 1;
    std::array<int, kProducers> counts{};
    Rater rater;
    for (const Row& row : rows)
        if (isWhole || row.er <= 74)
            ++counts[static_cast<std::size_t>(hardestProducerOf(rater, row))];
    const int last = static_cast<int>(isWhole ? Producer::dynamicChainsPlus : Producer::forcingChains);
    for (int producer = 0; producer <= last; ++producer)
        EXPECT_GE(counts[static_cast<std::size_t>(producer)], 5) << "producer " << producer + 1;
}

// Forcing, multiple and dynamic chains inside. The two producers after them were the hardest of no puzzle that was
// looked at.
TEST(Explainer, RatesNestedChainsAsTheReferenceDoes) {
    const std::vector<Row> rows = rowsOf(std::string(NONET_SOURCE_DIR) + "/tests/data/ratings/explainer_nested.csv");
    const bool isWhole = testScale() >= 1;
    std::array<int, kProducers> counts{};
    Rater rater;
    for (const Row& row : rows) {
        if (!isWhole && row.er > 106)
            continue;
        std::vector<Step> steps;
        const Numbers numbers = rater.path(boardOf(row.puzzle), steps);
        EXPECT_EQ(numbers.hardest, row.er) << row.puzzle;
        EXPECT_EQ(numbers.pearl, row.ep) << row.puzzle;
        EXPECT_EQ(numbers.diamond, row.ed) << row.puzzle;
        ++counts[static_cast<std::size_t>(std::ranges::max_element(steps, {}, &Step::tenths)->hint.producer)];
    }
    EXPECT_GE(counts[static_cast<std::size_t>(Producer::nestedForcingChains)], 5);
    if (isWhole) {
        EXPECT_GE(counts[static_cast<std::size_t>(Producer::nestedMultipleChains)], 5);
        EXPECT_GE(counts[static_cast<std::size_t>(Producer::nestedDynamicChains)], 4);
    }
}

// Each of these is rated otherwise when the rule is broken; the numbers are the reference program's.
TEST(Explainer, CountsWhatWasRemovedBeforeAsParents) {
    Rater rater;
    // 7.6 where a single inside a chain counts only the last candidate that left its cell or house.
    expectRow(rater, {"38...6.......4...54...73....6........3..8...179....8.4...7...92...6...4.628..9...", 77, 12, 12});
}

TEST(Explainer, AsksForDirectHiddenPairsBeforeNakedSingles) {
    Rater rater;
    // 2.3 the other way round.
    expectRow(rater, {"..............67..31.........5..8.7..2...9..38..7...54....4...9.5.26..4...6.9318.", 20, 12, 12});
}

TEST(Explainer, RemovesAndPlacesWithADirectHint) {
    Rater rater;
    // 2.6 and 2.0 where the removals of a direct hint are forgotten.
    expectRow(rater, {".......8.21...........6..936.7.4...58.1.....7.......34..287.....8.2......6.4.3...", 17, 12, 12});
    expectRow(rater, {"....7.8...3..2.56.8..46..........65476...4..2..2.......5...6.....82..97.....9.4..", 17, 12, 12});
}

TEST(Explainer, TakesTheFirstOfEqualChains) {
    Rater rater;
    // 8.4 and 8.3 where the last is taken.
    expectRow(rater, {"...2....1.8.9.......637.....5....6.3.67.2.54...3..5.9..29.6.1..........6....3.28.", 83, 12, 12});
    expectRow(rater, {"...2....93....65....9...64....5.....6.......8.83..12..7.6.3.9..9.......2.31..7...", 84, 12, 12});
}

TEST(Explainer, TakesTheShorterOfChainsOfOneRating) {
    Rater rater;
    // 8.8 where the kind decides before the length.
    expectRow(rater, {"1....9....7..5...86..2...5....89.....2..648......31.....6..3..7.8.....23.1...76.5", 85, 12, 12});
}

TEST(Explainer, OfEqualRatingAndLengthTheKindDecides) {
    Rater rater;
    // 8.3 where the first found is taken, whatever its kind.
    expectRow(rater, {"6.4.........3..9.8..7....2.7.26.5...5...8...7.6.....9.2..13.56.4....7.......4....", 84, 12, 12});
}

TEST(Explainer, ChainsAskRowsBeforeColumns) {
    Rater rater;
    // 7.8 the other way round.
    expectRow(rater, {".2.3....9....9...48...46........3.575.2..74...8....12.7....48...1.7....5......2..", 79, 12, 12});
}

TEST(Explainer, LengthAddsATenthForEachLimitPassed) {
    EXPECT_EQ(lengthRating(6), 0.0);
    EXPECT_EQ(lengthRating(7), 0.1);
    EXPECT_EQ(lengthRating(8), 0.1);
    EXPECT_EQ(lengthRating(9), 0.1 + 0.1);
    EXPECT_EQ(tenthsOf(lengthRating(26)), 5);
    EXPECT_EQ(tenthsOf(lengthRating(27)), 6);
    EXPECT_EQ(tenthsOf(lengthRating(1026)), 16);
    EXPECT_EQ(tenthsOf(lengthRating(1027)), 17);
    // Of two ratings that print alike the binary rounding decides: a forcing chain of 8 nodes comes before a cycle
    // of 10.
    EXPECT_LT(6.6 + lengthRating(8), 6.5 + lengthRating(10));
}

TEST(Explainer, SubsetsAscendAsBinaryNumbers) {
    const std::span<const Nine> pairs = subsetsOfNine(2);
    EXPECT_EQ(pairs[0], 0b011);
    EXPECT_EQ(pairs[1], 0b101);
    EXPECT_EQ(pairs[2], 0b110);
    EXPECT_EQ(pairs[3], 0b1001);
    EXPECT_EQ(pairs.size(), 36U);
}

TEST(Explainer, ListsStepsThatSolveAndChainsThatCountAsRated) {
    const std::vector<Row> rows = rowsOf(std::string(NONET_SOURCE_DIR) + "/tests/data/ratings/explainer.csv");
    Rater rater;
    const auto every = static_cast<std::size_t>(300 / scaled(30, 3));
    for (std::size_t i = rows.size() % every; i < rows.size(); i += every) {
        std::vector<Step> steps;
        const Board start = boardOf(rows[i].puzzle);
        const Numbers numbers = rater.path(start, steps);
        EXPECT_EQ(numbers, rater.rate(start));
        EXPECT_EQ(numbers.steps, static_cast<int>(steps.size()));
        Board board = start;
        int hardest = 0;
        for (const Step& step : steps) {
            hardest = std::max(hardest, step.tenths);
            // Every step changes something, and chains without others inside have as many nodes as they are rated by.
            EXPECT_TRUE(step.hint.placed >= 0 || !step.hint.removed.isEmpty());
            step.hint.removed.forEach([&](int id) { EXPECT_TRUE(board.has(cellOfId(id), digitOfId(id))); });
            std::size_t nodes = 0;
            for (const Chain& chain : step.chains)
                nodes += chain.nodes.size();
            if (step.nested.empty() && !step.hint.isCycle && !step.chains.empty()) {
                EXPECT_EQ(nodes, static_cast<std::size_t>(step.hint.complexity)) << rows[i].puzzle;
            }
            board.remove(step.hint.removed);
            if (step.hint.placed >= 0)
                board.place(cellOfId(step.hint.placed), digitOfId(step.hint.placed));
        }
        EXPECT_EQ(hardest, rows[i].er);
        EXPECT_EQ(board.openCells(), 0);
    }
}

TEST(Explainer, FillsOnlyPencilMarksThatNoPeerShares) {
    std::array<Nine, 81> marks{};
    marks.fill(kAllNine);
    marks[0] = bitOf(4);
    EXPECT_TRUE(boardOfMarks(marks).isOpen(0));
    for (const std::uint8_t peer : peersOfCell(0))
        marks[peer] = without(kAllNine, bitOf(4));
    const Board board = boardOfMarks(marks);
    EXPECT_EQ(board.valueAt(0), 5);
    EXPECT_EQ(board.candidates(0), 0);
}

TEST(Explainer, RatesTheMarksOfAPuzzleAsThePuzzle) {
    const std::string puzzle = "38...6.......4...54...73....6........3..8...179....8.4...7...92...6...4.628..9...";
    const Board board = boardOf(puzzle);
    std::array<Nine, 81> marks{};
    for (int cell = 0; cell < 81; ++cell)
        marks[static_cast<std::size_t>(cell)] =
            board.isOpen(cell) ? board.candidates(cell) : bitOf(board.valueAt(cell) - 1);
    Rater rater;
    EXPECT_EQ(rater.rate(boardOfMarks(marks)), rater.rate(board));
}

TEST(Explainer, FindsNoWayWhereThereIsNone) {
    Rater rater;
    const Numbers numbers = rater.rate(Board());
    EXPECT_EQ(numbers.hardest, 200);
    EXPECT_EQ(numbers.steps, 0);
}

TEST(Explainer, TellsWhatItHasWhenStoppedOrOutOfBudget) {
    const Board board = boardOf("38...6.......4...54...73....6........3..8...179....8.4...7...92...6...4.628..9...");
    Rater rater;
    const Numbers whole = rater.rate(board);
    const Numbers part = rater.rate(board, {}, 3);
    EXPECT_TRUE(part.wasStopped);
    EXPECT_LT(part.hardest, whole.hardest);
    EXPECT_LE(part.steps, whole.steps);
    EXPECT_EQ(rater.rate(board, {}, 1'000'000), whole);

    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(rater.rate(board, stop.get_token()).wasStopped);
    // What was left half done does not show.
    EXPECT_EQ(rater.rate(board), whole);
}

}  // namespace
}  // namespace nonet::explainer
