#include "core/formats/completion.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr const char* kFour = "1234341221434321";
constexpr const char* kOtherFour = "1234341243212143";

Grid four(const char* line) {
    Grid grid(4);
    for (int i = 0; i < 16; ++i)
        if (line[i] != '.')
            grid.set(Cell(i), Digit(line[i] - '0'));
    return grid;
}

PuzzleRecord recordOfFour() {
    PuzzleRecord record;
    const Layout layout(Geometry(2, 2));
    record.puzzle = Puzzle(layout, Grid(layout.shape));
    record.history = History(PlayState(layout.shape));
    return record;
}

TEST(Completion, IsSolvedWhereEveryRuleIsCheckedAndHolds) {
    const PuzzleRecord record = recordOfFour();
    EXPECT_TRUE(hasOnlyCheckedRules(record));
    EXPECT_EQ(completionOf(record, four(kFour), std::nullopt), Completion::solved);
    EXPECT_EQ(completionOf(record, four("123434122143432."), std::nullopt), Completion::open);
    EXPECT_EQ(completionOf(record, four("1234341221434322"), std::nullopt), Completion::open) << "two 2s";
}

TEST(Completion, IsUnprovenWhereThePuzzleMayAskForMore) {
    std::vector<PuzzleRecord> records(5, recordOfFour());
    Constraint unknown;
    unknown.type = "wormhole";
    Layout layout = records[0].puzzle.layout();
    layout.constraints = {unknown};
    records[0].puzzle.setLayout(layout);
    Constraint unfinished;
    unfinished.kind = ConstraintKind::thermometer;
    unfinished.parts = {{Cell(0)}};
    layout.constraints = {unfinished};
    records[1].puzzle.setLayout(layout);
    Decoration decoration;
    decoration.drawings.emplace_back().points = {{0.5, 0.5}, {1.5, 1.5}};
    records[2].puzzle.setDecoration(decoration);
    records[3].info.rules = "Cages hold primes.";
    records[4].unknownKeys = R"({"sudokupad":{"overlays":[{}]}})";
    for (const PuzzleRecord& record : records) {
        EXPECT_FALSE(hasOnlyCheckedRules(record));
        EXPECT_EQ(completionOf(record, four(kFour), std::nullopt), Completion::unproven);
        EXPECT_EQ(completionOf(record, four("1234341221434322"), std::nullopt), Completion::open) << "that is known";
        EXPECT_EQ(completionOf(record, four(kFour), four(kFour)), Completion::solved);
        EXPECT_EQ(completionOf(record, four(kOtherFour), four(kFour)), Completion::differs);
    }
    PuzzleRecord settings = recordOfFour();
    settings.unknownKeys = R"({"fpuzzles":{"disabledlogic":["a"]}})";
    EXPECT_TRUE(hasOnlyCheckedRules(settings)) << "how a program is set asks nothing of the board";
    PuzzleRecord drawn = recordOfFour();
    decoration.drawings.front().isOfRule = true;
    drawn.puzzle.setDecoration(decoration);
    EXPECT_TRUE(hasOnlyCheckedRules(drawn)) << "the picture of a rule that is read asks nothing more";
}

TEST(Completion, OfACandidatePuzzleNeedsItsCandidates) {
    PuzzleRecord record = recordOfFour();
    CandidateGrid start = record.puzzle.initialCandidates();
    start.at(Cell(0)).erase(Digit(1));
    record.puzzle.startCandidates = start;
    EXPECT_EQ(completionOf(record, four(kFour), std::nullopt), Completion::open);
}

TEST(Completion, TakesASolutionOfThisPuzzleAlone) {
    Puzzle puzzle = recordOfFour().puzzle;
    EXPECT_EQ(fittingSolution(puzzle, four(kFour)), four(kFour));
    EXPECT_EQ(fittingSolution(puzzle, std::nullopt), std::nullopt);
    EXPECT_EQ(fittingSolution(puzzle, four("123434122143432.")), std::nullopt) << "it has a blank";
    EXPECT_EQ(fittingSolution(puzzle, Grid(6)), std::nullopt);
    puzzle.givens.set(Cell(0), Digit(4));
    EXPECT_EQ(fittingSolution(puzzle, four(kFour)), std::nullopt);
}

}  // namespace
}  // namespace nonet
