#include "core/play/game_fog.h"
#include "tests/core/rules/random_constraints.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const char* const kSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

Puzzle foggy(const std::string& givens) {
    Puzzle puzzle(*gridFromLine(givens));
    puzzle.setDecoration({{}, Fog{}});
    return puzzle;
}

TEST(GameFog, WhatWasClearedStaysClearWhenItIsLocked) {
    RandomSource random(11);
    const Grid solution = *gridFromLine(kSolution);
    for (int round = 0; round < 30; ++round) {
        Puzzle puzzle = foggy("5" + std::string(79, '.') + "9");
        History history{PlayState(puzzle.shape())};
        const auto covered = [&] { return cellsInFog(puzzle, history, digitsOf(puzzle, history.state()), solution); };
        const CellSet atFirst = covered();
        EXPECT_EQ(atFirst.count(), 81) << "givens clear nothing";
        for (int turn = 0; turn < 3; ++turn) {
            const Cell cell(1 + static_cast<int>(random.below(79)));
            const std::vector<Cell> cells{cell};
            const Digit digit = random.below(3) == 0 ? Digit(1) : *solution.digit(cell);
            history.push(enterDigit(puzzle, history.state(), cells, digit), {.kind = ActionKind::digit});
            const CellSet before = covered();
            const LaidGivens laid = lockGivens(puzzle, history.state());
            history.pushGivens(puzzle, laid.givens, laid.state, {.kind = ActionKind::lockGivens});
            EXPECT_EQ(covered(), before) << round << " " << turn;
        }
        while (history.canUndo())
            history.goTo(*history.undoTarget(), puzzle);
        EXPECT_EQ(covered(), atFirst);
    }
}

TEST(GameFog, MarksAreFilledInByWhatIsSeen) {
    const Puzzle puzzle = foggy("5" + std::string(79, '.') + "9");
    const PlayState start(puzzle.shape());
    const CellSet covered{Cell(0), Cell(1), Cell(80)};
    const PlayState filled = fillMarksInSight(puzzle, start, MarkKind::centre, covered);
    EXPECT_EQ(filled.at(Cell(2)).centre, DigitSet::full(9)) << "the 5 is not seen yet";
    EXPECT_EQ(filled.at(Cell(79)).centre, DigitSet::full(9));
    for (const Cell cell : covered)
        EXPECT_TRUE(filled.at(cell).centre.isEmpty()) << "or the givens among them would be told";
    EXPECT_EQ(fillMarksInSight(puzzle, start, MarkKind::centre, {}), fillMarks(puzzle, start, MarkKind::centre));
}

}  // namespace
}  // namespace nonet
