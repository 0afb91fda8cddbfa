#include "core/answers/solution_facts.h"
#include "core/play/game_record.h"
#include "core/play/player_actions.h"
#include "core/play/transform_game.h"
#include "tests/core/sample_puzzles.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

class GameRecordTest : public ::testing::Test {
protected:
    void SetUp() override {
        m_puzzle = test::samplePuzzles("0300").front();
        m_solution = *solutionFacts(m_puzzle).solution;
    }
    Cell blank(int nth) const {
        for (int i = 0; i < 81; ++i)
            if (digitsOf(m_puzzle, m_history.state()).isBlank(Cell(i)) && nth-- == 0)
                return Cell(i);
        return Cell(0);
    }
    void enter(Cell cell, int digit, ActionKind kind = ActionKind::digit) {
        const std::vector<Cell> cells{cell};
        m_history.push(enterDigit(m_puzzle, m_history.state(), cells, Digit(digit)), {.kind = kind});
    }
    int right(Cell cell) const { return m_solution.valueAt(cell); }
    GameRecord record() const { return recordOf(m_history, m_solution); }

    Puzzle m_puzzle;
    Grid m_solution;
    History m_history;
};

TEST_F(GameRecordTest, CountsMistakesThoughTheyWereTakenBack) {
    const Cell cell = blank(0);
    enter(cell, right(cell) % 9 + 1);
    EXPECT_EQ(record().mistakes, 1);
    m_history.goTo(0, m_puzzle);
    enter(cell, right(cell));
    EXPECT_EQ(record(), (GameRecord{.mistakes = 1}));
}

TEST_F(GameRecordTest, StepsAreWhatThePlayerDidWithTheGivensThatLie) {
    EXPECT_TRUE(stepsOf(m_puzzle, m_history).empty());
    Puzzle typed;
    History setting;
    const std::vector<Cell> cells{Cell(0)};
    setting.push(enterDigit(typed, setting.state(), cells, Digit(5)), {.kind = ActionKind::digit});
    EXPECT_TRUE(stepsOf(typed, setting).empty()) << "still typed";
    const LaidGivens laid = lockGivens(typed, setting.state());
    setting.pushGivens(typed, laid.givens, laid.state, {.kind = ActionKind::lockGivens});
    EXPECT_TRUE(stepsOf(typed, setting).empty());
    const std::vector<Cell> next{Cell(40)};
    const NodeId step = setting.push(enterDigit(typed, setting.state(), next, Digit(3)), {.kind = ActionKind::digit});
    setting.pushNames({}, {.title = "Monday", .author = {}, .rules = {}, .composedRules = {}},
                      {.kind = ActionKind::rename});
    EXPECT_EQ(stepsOf(typed, setting), std::vector<NodeId>{step});
    setting.pushTransform(typed, transposition(), {.kind = ActionKind::transform});
    EXPECT_TRUE(stepsOf(typed, setting).empty());
}

TEST_F(GameRecordTest, CountsOnABoardThatWasTurned) {
    const Cell first = blank(0);
    enter(first, right(first) % 9 + 1);
    m_history.pushTransform(m_puzzle, transposition(), {.kind = ActionKind::transform});
    m_solution = transformed(m_solution, transposition());
    EXPECT_EQ(record().mistakes, 1);
    const Cell second = blank(3);
    enter(second, right(second) % 9 + 1);
    EXPECT_EQ(record().mistakes, 2);
    EXPECT_EQ(momentsOf(m_puzzle, m_history).size(), 3U);
    for (const GameMoment& moment : momentsOf(m_puzzle, m_history))
        for (int i = 0; i < 81; ++i) {
            const int given = m_puzzle.givens.valueAt(Cell(i));
            ASSERT_TRUE(given == 0 || moment.digits.valueAt(Cell(i)) == given);
        }
}

TEST_F(GameRecordTest, WhatWasDoneBeforeTheGivensWereLaidIsNotTheGame) {
    const Cell cell = blank(0);
    enter(cell, right(cell));
    const LaidGivens laid = lockGivens(m_puzzle, m_history.state());
    m_history.pushGivens(m_puzzle, laid.givens, laid.state, {.kind = ActionKind::lockGivens});
    EXPECT_EQ(momentsOf(m_puzzle, m_history).size(), 1U);
    const Cell next = blank(0);
    enter(next, right(next));
    const std::vector<GameMoment> moments = momentsOf(m_puzzle, m_history);
    ASSERT_EQ(moments.size(), 2U);
    EXPECT_TRUE(moments[0].digits.isBlank(next));
    EXPECT_EQ(moments[1].digits.valueAt(next), right(next));
}

TEST_F(GameRecordTest, TellsWhatWasShown) {
    const std::optional<Candidate> shown = digitToShow(m_puzzle, m_history.state(), m_solution);
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->digit.value(), right(shown->cell));
    enter(shown->cell, shown->digit.value(), ActionKind::showDigit);
    EXPECT_EQ(record().shownDigits, 1);
    EXPECT_FALSE(record().wasSolutionShown);
    m_history.push(showSolution(m_puzzle, m_history.state(), m_solution), {.kind = ActionKind::showSolution});
    EXPECT_TRUE(record().wasSolutionShown);
    EXPECT_EQ(digitsOf(m_puzzle, m_history.state()), m_solution);
    EXPECT_FALSE(digitToShow(m_puzzle, m_history.state(), m_solution)) << "all are right";
}

TEST_F(GameRecordTest, ShowsTheWantedCellOrAWrongOneFirst) {
    const Cell wanted = blank(5);
    EXPECT_EQ(digitToShow(m_puzzle, m_history.state(), m_solution, wanted)->cell, wanted);
    const Cell wrong = blank(7);
    enter(wrong, right(wrong) % 9 + 1);
    EXPECT_EQ(digitToShow(m_puzzle, m_history.state(), m_solution)->cell, wrong);
}

}  // namespace
}  // namespace nonet
