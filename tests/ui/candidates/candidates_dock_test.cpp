#include "core/play/player_actions.h"
#include "core/techniques/position.h"
#include "tests/ui/dock_on_board.h"
#include "ui/candidates/candidates_dock.h"

#include <QtTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using CandidatesDockTest = test::DockOnBoard<CandidatesDock>;

TEST_F(CandidatesDockTest, FiltersOneDigitOrSeveral) {
    click("filterDigit3");
    EXPECT_EQ(m_board.filter().digits, DigitSet{Digit(3)});
    click("filterDigit5");
    EXPECT_EQ(m_board.filter().digits, DigitSet{Digit(5)});
    EXPECT_FALSE(button("filterDigit3")->isChecked());
    click("filterSeveral");
    click("filterDigit7");
    EXPECT_EQ(m_board.filter().digits, (DigitSet{Digit(5), Digit(7)}));
    click("filterBivalue");
    click("filterInverse");
    EXPECT_TRUE(m_board.filter().showsBivalue);
    EXPECT_TRUE(m_board.filter().isInverse);
    click("filterNone");
    EXPECT_EQ(m_board.filter(), CandidateFilter());
    EXPECT_FALSE(button("filterDigit5")->isChecked());
}

TEST_F(CandidatesDockTest, FollowsTheBoard) {
    m_board.setFilter({.digits = {Digit(8)}});
    EXPECT_TRUE(button("filterDigit8")->isChecked());
    m_board.setShowsCandidates(true);
    EXPECT_TRUE(button("showCandidates")->isChecked());
    m_board.setCandidateColour(4);
    EXPECT_TRUE(button("candidateColour4")->isChecked());
}

TEST_F(CandidatesDockTest, ChoosesTheColourAndTheMode) {
    click("candidateColour7");
    EXPECT_EQ(m_board.candidateColour(), 7);
    EXPECT_EQ(m_board.inputMode(), InputMode::colour);
}

TEST_F(CandidatesDockTest, FillsAndClears) {
    const Cell cell = Position::fromPuzzle(m_document->puzzle()).unsolvedCells().first();
    click("fillMarks");
    EXPECT_FALSE(m_document->state().at(cell).centre.isEmpty());
    click("clearMarks");
    EXPECT_TRUE(m_document->state().at(cell).centre.isEmpty());
    const std::vector<Cell> cells{cell};
    m_document->perform(toggleCellColour(m_document->puzzle(), m_document->state(), cells, Digit(2)),
                        {.kind = ActionKind::cellColour});
    click("clearColours");
    EXPECT_TRUE(m_document->state().at(cell).colours.isEmpty());
    m_document->undo();
    EXPECT_FALSE(m_document->state().at(cell).colours.isEmpty());
}

}  // namespace
}  // namespace nonet
