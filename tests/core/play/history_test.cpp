#include "core/foundation/random_source.h"
#include "core/play/history.h"
#include "core/play/player_actions.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Puzzle
    kPuzzle(gridFromLine("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..").value());

PlayState withDigit(const PlayState& state, int cell, int digit) {
    const std::vector<Cell> cells{Cell(cell)};
    return enterDigit(kPuzzle, state, cells, Digit(digit));
}

TEST(History, KeepsTheOldBranchWhenAnActionFollowsAnUndo) {
    History history;
    const NodeId first = history.push(withDigit(history.state(), 1, 1), {ActionKind::digit, 1, Cell(1), 1});
    const NodeId second = history.push(withDigit(history.state(), 2, 2), {ActionKind::digit, 2, Cell(2), 1});
    history.moveTo(first);
    const NodeId other = history.push(withDigit(history.state(), 3, 4), {ActionKind::digit, 4, Cell(3), 1});
    EXPECT_EQ(history.state().at(Cell(2)).digit, 0);
    EXPECT_EQ(history.state().at(Cell(3)).digit, 4);
    history.moveTo(second);
    EXPECT_EQ(history.state().at(Cell(2)).digit, 2);
    EXPECT_EQ(history.state().at(Cell(3)).digit, 0);
    history.moveTo(first);
    EXPECT_EQ(history.redoTarget(), other);
}

TEST(History, AddsNoNodeWhereNothingChanged) {
    History history;
    EXPECT_EQ(history.push(history.state(), {}), 0);
    EXPECT_EQ(history.nodes().size(), 1U);
    EXPECT_FALSE(history.canUndo());
}

TEST(History, ComesBackToEachStateByAnyWay) {
    RandomSource random(11);
    History history;
    std::vector<PlayState> states{history.state()};
    for (int i = 0; i < 300; ++i) {
        if (random.below(3) == 0) {
            history.moveTo(static_cast<NodeId>(random.below(static_cast<std::uint32_t>(states.size()))));
            continue;
        }
        PlayState next =
            withDigit(history.state(), static_cast<int>(random.below(81)), 1 + static_cast<int>(random.below(9)));
        if (random.below(4) == 0)
            next = fillMarks(kPuzzle, next, MarkKind::centre);
        if (random.below(4) == 0)
            next = cycleLink(kPuzzle, next, {Cell(1), Digit(1)}, {Cell(2), Digit(1)});
        const std::size_t before = history.nodes().size();
        history.push(next, {ActionKind::digit});
        if (history.nodes().size() > before)
            states.push_back(next);
    }
    for (std::size_t node = 0; node < states.size(); ++node) {
        EXPECT_EQ(history.stateAt(static_cast<NodeId>(node)), states[node]);
        history.moveTo(static_cast<NodeId>(states.size() - 1 - node));
        EXPECT_EQ(history.state(), states[states.size() - 1 - node]);
    }
}

TEST(History, RestoresWhatWasStoredAndRefusesWhatCannotBe) {
    History history;
    history.push(withDigit(history.state(), 1, 1), {ActionKind::digit, 1, Cell(1), 1});
    history.setCheckpoint("before the guess");
    history.push(withDigit(history.state(), 2, 2), {ActionKind::digit, 2, Cell(2), 1});
    EXPECT_EQ(History::restore(history.startState(), history.nodes(), history.current(), history.checkpoints()),
              history);

    std::vector<History::Node> backwards = history.nodes();
    backwards[1].parent = 2;
    EXPECT_FALSE(History::restore(history.startState(), backwards, 2, {}));
    EXPECT_FALSE(History::restore(history.startState(), history.nodes(), 3, {}));
    EXPECT_FALSE(History::restore(history.startState(), history.nodes(), 1, {{"x", 9}}));
    EXPECT_FALSE(History::restore(history.startState(), {}, 0, {}));
    std::vector<History::Node> outside = history.nodes();
    outside[1].change.cells[0].cell = Cell(100);
    EXPECT_FALSE(History::restore(history.startState(), outside, 0, {}));
}

TEST(History, FindsTheLastPositionWithoutAMistake) {
    const Grid solution =
        gridFromLine("812753649943682175675491283154237896369845721287169534521974368438526917796318452").value();
    History history;
    history.push(withDigit(history.state(), 1, 1), {ActionKind::digit});
    const NodeId right = history.push(withDigit(history.state(), 2, 2), {ActionKind::digit});
    history.push(withDigit(history.state(), 3, 9), {ActionKind::digit});
    history.push(withDigit(history.state(), 4, 5), {ActionKind::digit});
    EXPECT_EQ(lastRightNode(kPuzzle, history, solution), right);
    history.moveTo(right);
    EXPECT_EQ(lastRightNode(kPuzzle, history, solution), right);
}

}  // namespace
}  // namespace nonet
