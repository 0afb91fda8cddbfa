#include "core/foundation/random_source.h"
#include "core/play/history.h"
#include "core/play/player_actions.h"
#include "core/play/transform_game.h"

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
    Puzzle puzzle = kPuzzle;
    History history;
    const NodeId first = history.push(withDigit(history.state(), 1, 1), {ActionKind::digit, 1, Cell(1), 1});
    const NodeId second = history.push(withDigit(history.state(), 2, 2), {ActionKind::digit, 2, Cell(2), 1});
    history.goTo(first, puzzle);
    const NodeId other = history.push(withDigit(history.state(), 3, 4), {ActionKind::digit, 4, Cell(3), 1});
    EXPECT_EQ(history.state().at(Cell(2)).digit, 0);
    EXPECT_EQ(history.state().at(Cell(3)).digit, 4);
    history.goTo(second, puzzle);
    EXPECT_EQ(history.state().at(Cell(2)).digit, 2);
    EXPECT_EQ(history.state().at(Cell(3)).digit, 0);
    history.goTo(first, puzzle);
    EXPECT_EQ(history.undoTarget(), second) << "over the jump";
    EXPECT_EQ(history.node(other).parent, first);
}

TEST(History, AddsNoNodeWhereNothingChanged) {
    History history;
    EXPECT_EQ(history.push(history.state(), {}), 0);
    EXPECT_EQ(history.nodes().size(), 1U);
    EXPECT_FALSE(history.canUndo());
}

TEST(History, ComesBackToEachStateByAnyWay) {
    RandomSource random(11);
    Puzzle puzzle = kPuzzle;
    History history;
    std::vector<PlayState> states{history.state()};
    for (int i = 0; i < 300; ++i) {
        if (random.below(3) == 0) {
            history.goTo(static_cast<NodeId>(random.below(static_cast<std::uint32_t>(states.size()))), puzzle);
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
        history.goTo(static_cast<NodeId>(states.size() - 1 - node), puzzle);
        EXPECT_EQ(history.state(), states[states.size() - 1 - node]);
    }
}

TEST(History, RestoresWhatWasStoredAndRefusesWhatCannotBe) {
    History history;
    history.push(withDigit(history.state(), 1, 1), {ActionKind::digit, 1, Cell(1), 1});
    history.setCheckpoint("before the guess");
    history.push(withDigit(history.state(), 2, 2), {ActionKind::digit, 2, Cell(2), 1});
    EXPECT_EQ(History::restore(history.parts()), history);

    const auto isRefused = [&](auto spoil) {
        History::Parts parts = history.parts();
        spoil(parts);
        return !History::restore(std::move(parts)).has_value();
    };
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.nodes[1].parent = 2; }));
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.current = 3; }));
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.checkpoints = {{"x", 9}}; }));
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.nodes.clear(); }));
    using Line = History::UndoLine;
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.line = Line{{}, 0, 3}; }));
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.line = Line{{}, 1, 2}; }));
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.line = Line{{}, 0, 1}; })) << "ends before it is there";
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.line = Line{{{2, 9}}, 0, 2}; }));
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.line = Line{{{1, 2}}, 0, 2}; })) << "jumps before it";
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.line = Line{{{2, 1}}, 1, 2}; })) << "that is undo";
    EXPECT_FALSE(isRefused([](History::Parts& parts) { parts.line = Line{{{2, 0}}, 1, 2}; }));
    EXPECT_TRUE(isRefused(
        [](History::Parts& parts) { std::get<PlayChange>(parts.nodes[1].change).cells[0].cell = Cell(100); }));
    EXPECT_TRUE(isRefused([](History::Parts& parts) { parts.nodes[1].change = GivensChange{Grid(4), Grid(4), {}}; }));
}

TEST(History, GoesOverGivensAndTransformsByAnyWay) {
    RandomSource random(12);
    Puzzle puzzle = kPuzzle;
    History history;
    struct Seen {
        Puzzle puzzle;
        PlayState state;
    };
    std::vector<Seen> seen{{puzzle, history.state()}};
    for (int i = 0; i < 300; ++i) {
        const std::size_t before = history.nodes().size();
        switch (random.below(5)) {
        case 0: history.goTo(static_cast<NodeId>(random.below(static_cast<std::uint32_t>(before))), puzzle); break;
        case 1: history.pushTransform(puzzle, randomTransform(random), {ActionKind::transform}); break;
        case 2: {
            Grid givens = puzzle.givens;
            const Cell cell(static_cast<int>(random.below(81)));
            if (givens.isBlank(cell))
                givens.set(cell, Digit(1 + static_cast<int>(random.below(9))));
            else
                givens.clear(cell);
            PlayState next = history.state();
            next.at(cell) = CellState();
            history.pushGivens(puzzle, givens, next, {ActionKind::lockGivens});
            break;
        }
        default: {
            const std::vector<Cell> cells{Cell(static_cast<int>(random.below(81)))};
            history.push(enterDigit(puzzle, history.state(), cells, Digit(1 + static_cast<int>(random.below(9)))),
                         {ActionKind::digit});
        }
        }
        if (history.nodes().size() > before)
            seen.push_back({puzzle, history.state()});
    }
    EXPECT_EQ(History::restore(history.parts()), history);
    for (std::size_t node = 0; node < seen.size(); ++node) {
        const auto target = static_cast<NodeId>((node * 7) % seen.size());
        const ClassicTransform map = history.transformTo(target);
        history.goTo(target, puzzle);
        EXPECT_EQ(puzzle, seen[static_cast<std::size_t>(target)].puzzle);
        EXPECT_EQ(history.state(), seen[static_cast<std::size_t>(target)].state);
        EXPECT_EQ(history.stateAt(target), history.state());
        EXPECT_EQ(then(map, history.transformTo(history.current())), map);
    }
}

TEST(History, NamesFollowTheWayThroughTheTree) {
    Puzzle puzzle = kPuzzle;
    History history;
    const PuzzleNames none;
    const PuzzleNames first{"First", "A", {}, {}};
    const PuzzleNames second{"Second", "A", "Rules.", "Made."};
    const NodeId named = history.pushNames(none, first, {ActionKind::rename});
    EXPECT_EQ(history.pushNames(first, first, {ActionKind::rename}), named) << "nothing changes";
    const NodeId played = history.push(withDigit(history.state(), 1, 1), {ActionKind::digit});
    EXPECT_EQ(history.namesAt(0, first), none);
    history.goTo(0, puzzle);
    EXPECT_EQ(history.namesAt(played, none), first);
    const NodeId other = history.pushNames(none, second, {ActionKind::rename});
    EXPECT_EQ(history.namesAt(played, second), first) << "in the other branch";
    EXPECT_EQ(history.namesAt(0, second), none);
    EXPECT_EQ(history.namesAt(other, second), second);
    EXPECT_EQ(History::restore(history.parts()), history);
}

TEST(History, UndoTakesAJumpBackAndRedoDoesItAgain) {
    Puzzle puzzle = kPuzzle;
    History history;
    const NodeId first = history.push(withDigit(history.state(), 1, 1), {ActionKind::digit});
    const NodeId left = history.push(withDigit(history.state(), 2, 2), {ActionKind::digit});
    history.goTo(first, puzzle);
    history.goTo(0, puzzle);
    EXPECT_FALSE(history.canUndo()) << "two steps of undo, no jumps";
    const NodeId right = history.push(withDigit(history.state(), 3, 4), {ActionKind::digit});
    history.goTo(first, puzzle);
    EXPECT_EQ(history.redoTarget(), left);
    EXPECT_EQ(history.undoTarget(), right);
    history.goTo(right, puzzle);
    EXPECT_EQ(history.redoTarget(), first);
    EXPECT_EQ(history.undoTarget(), 0);
    EXPECT_EQ(History::restore(history.parts()), history);
    history.goTo(first, puzzle);
    const NodeId after = history.push(withDigit(history.state(), 5, 6), {ActionKind::digit});
    const std::vector<NodeId> line{after, first, right, 0};
    for (const NodeId node : line) {
        EXPECT_EQ(history.current(), node);
        if (history.canUndo())
            history.goTo(*history.undoTarget(), puzzle);
    }
    EXPECT_FALSE(history.canUndo());
    history = *History::restore(history.parts());
    for (auto node = line.rbegin(); node != line.rend(); ++node) {
        EXPECT_EQ(history.current(), *node);
        if (history.canRedo())
            history.goTo(*history.redoTarget(), puzzle);
    }
    EXPECT_FALSE(history.canRedo());
}

TEST(History, RedoGoesAlongTheBranchThatWasLeft) {
    Puzzle puzzle = kPuzzle;
    History history;
    const NodeId first = history.push(withDigit(history.state(), 1, 1), {ActionKind::digit});
    const NodeId second = history.push(withDigit(history.state(), 4, 5), {ActionKind::digit});
    history.goTo(first, puzzle);
    history.goTo(0, puzzle);
    history.push(withDigit(history.state(), 2, 2), {ActionKind::digit});
    history.goTo(second, puzzle);
    history.goTo(0, puzzle);
    EXPECT_EQ(history.undoTarget(), second);
    EXPECT_EQ(history.redoTarget(), first);
    EXPECT_EQ(History::restore(history.parts())->redoTarget(), first);
}

TEST(History, RedoNeverLeadsWhereUndoDoes) {
    Puzzle puzzle = kPuzzle;
    History history;
    const NodeId parent = history.push(withDigit(history.state(), 1, 1), {ActionKind::digit});
    const NodeId child = history.push(withDigit(history.state(), 4, 5), {ActionKind::digit});
    history.goTo(0, puzzle);
    history.push(withDigit(history.state(), 2, 2), {ActionKind::digit});
    history.goTo(child, puzzle);
    history.goTo(parent, puzzle);
    EXPECT_EQ(history.undoTarget(), child);
    EXPECT_EQ(history.redoTarget(), std::nullopt);
    EXPECT_EQ(History::restore(history.parts()), history);
    History::Parts parts = history.parts();
    parts.line->end = child;
    EXPECT_FALSE(History::restore(parts));
}

/// The line as a list of places with one of them current, as an undo stack would keep it.
TEST(History, UndoAndRedoWalkTheLineOfARandomGameBothWays) {
    RandomSource random(13);
    for (int game = 0; game < 60; ++game) {
        Puzzle puzzle = kPuzzle;
        History history;
        std::vector<NodeId> line{0};
        std::size_t at = 0;
        int jumps = 0;
        const auto append = [&](NodeId node) {
            line.resize(at + 1);
            line.push_back(node);
            ++at;
        };
        for (int i = 0; i < 120; ++i) {
            const auto target = static_cast<NodeId>(random.below(static_cast<std::uint32_t>(history.nodes().size())));
            switch (random.below(6)) {
            case 0:
            case 1:
                ASSERT_EQ(history.canUndo(), at > 0);
                if (at > 0)
                    history.goTo(*history.undoTarget(), puzzle);
                at -= at > 0 ? 1 : 0;
                break;
            case 2:
                ASSERT_EQ(history.canRedo(), at + 1 < line.size());
                if (at + 1 < line.size())
                    history.goTo(*history.redoTarget(), puzzle);
                at += at + 1 < line.size() ? 1 : 0;
                break;
            case 3: {
                const bool isStep =
                    target == history.current() || target == history.undoTarget() || target == history.redoTarget();
                if (isStep)
                    break;
                history.goTo(target, puzzle);
                append(target);
                ++jumps;
                // What redo finds there is told by other tests; it must stay so.
                Puzzle there = puzzle;
                for (History ahead = history; ahead.canRedo(); line.push_back(ahead.current())) {
                    ASSERT_LE(line.size(), at + history.nodes().size());
                    ahead.goTo(*ahead.redoTarget(), there);
                }
                break;
            }
            default: {
                const NodeId before = history.current();
                history.push(withDigit(history.state(), static_cast<int>(random.below(81)),
                                       1 + static_cast<int>(random.below(9))),
                             {ActionKind::digit});
                if (history.current() != before)
                    append(history.current());
            }
            }
            ASSERT_EQ(history.current(), line[at]);
            if (random.below(4) == 0) {
                const History again = *History::restore(history.parts());
                ASSERT_EQ(again, history);
                history = again;
            }
        }
        EXPECT_GT(jumps, 3);
    }
}

TEST(History, FindsTheLastPositionWithoutAMistake) {
    const Grid solution =
        gridFromLine("812753649943682175675491283154237896369845721287169534521974368438526917796318452").value();
    Puzzle puzzle = kPuzzle;
    History history;
    history.push(withDigit(history.state(), 1, 1), {ActionKind::digit});
    const NodeId right = history.push(withDigit(history.state(), 2, 2), {ActionKind::digit});
    history.push(withDigit(history.state(), 3, 9), {ActionKind::digit});
    history.push(withDigit(history.state(), 4, 5), {ActionKind::digit});
    EXPECT_EQ(lastRightNode(kPuzzle, history, solution), right);
    history.goTo(right, puzzle);
    EXPECT_EQ(lastRightNode(kPuzzle, history, solution), right);
}

TEST(History, TheLastNodeCanBeTakenOutWhereNothingHangsOnIt) {
    Puzzle puzzle;
    History history(PlayState(puzzle.shape()));
    const auto give = [&](int cell) {
        Puzzle after = puzzle;
        after.givens.set(Cell(cell), Digit(1));
        history.pushBoard(puzzle, LayoutChange::between(puzzle, after), history.state(),
                          {.kind = ActionKind::editBoard});
    };
    EXPECT_FALSE(history.dropLast(puzzle)) << "the start stays";
    give(0);
    const History one = history;
    const Puzzle onePuzzle = puzzle;
    give(30);
    EXPECT_TRUE(history.dropLast(puzzle));
    EXPECT_EQ(history, one);
    EXPECT_EQ(puzzle, onePuzzle);
    EXPECT_TRUE(History::restore(history.parts()));
    give(30);
    history.setCheckpoint("named");
    EXPECT_FALSE(history.dropLast(puzzle));
    history.removeCheckpoint("named");
    history.goTo(1, puzzle);
    EXPECT_FALSE(history.dropLast(puzzle)) << "another one hangs on it";
    history.goTo(0, puzzle);
    give(60);
    EXPECT_TRUE(history.dropLast(puzzle));
    EXPECT_EQ(history.current(), 0);
    history.goTo(2, puzzle);
    EXPECT_FALSE(history.dropLast(puzzle)) << "a jump leads there";
}

}  // namespace
}  // namespace nonet
