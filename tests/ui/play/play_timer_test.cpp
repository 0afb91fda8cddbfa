// When the time of a game is counted.
#include "tests/core/sample_puzzles.h"
#include "ui/board/shown.h"
#include "ui/document/puzzle_document.h"
#include "ui/play/play_timer.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(PlayTimerTest, StandsWhileGivensAreTypedAndBeginsWhenTheyAreLocked) {
    const PuzzleRecord record;
    PuzzleDocument document(record);
    Shown shown;
    PlayTimer timer(shown);
    timer.setDocument(&document);
    EXPECT_FALSE(timer.isCounting());
    const std::vector<Cell> cells{Cell(0)};
    document.perform(enterDigit(document.puzzle(), document.state(), cells, Digit(5)), {.kind = ActionKind::digit});
    EXPECT_FALSE(timer.isCounting());
    document.clues().lock();
    EXPECT_TRUE(timer.isCounting());
}

TEST(PlayTimerTest, StandsBehindADialog) {
    PuzzleRecord record;
    record.puzzle = test::samplePuzzles("0300").front();
    PuzzleDocument document(record);
    Shown shown;
    PlayTimer timer(shown);
    timer.setDocument(&document);
    EXPECT_TRUE(timer.isCounting());
    timer.setCovered(true);
    EXPECT_FALSE(timer.isCounting());
    timer.setCovered(false);
    EXPECT_TRUE(timer.isCounting());
}

}  // namespace
}  // namespace nonet
