// Changes of the board in a game's history: undone, kept in the file and in the journal as a move is.
#include "core/formats/native/journal.h"
#include "core/formats/native/native_file.h"
#include "core/formats/native/play_json.h"
#include "core/play/game_record.h"
#include "core/play/player_actions.h"
#include "core/play/transform_game.h"
#include "tests/core/rules/random_constraints.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

int below(RandomSource& random, int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); }

/// What the player has stays in the cells that the board still has and that are not given.
PlayState onBoard(const PlayState& state, const Puzzle& puzzle) {
    PlayState next(puzzle.shape());
    for (std::size_t i = 0; i < std::min(state.cells.size(), next.cells.size()); ++i)
        if (puzzle.givens.isBlank(Cell(static_cast<int>(i))) && !puzzle.shape().isHole(Cell(static_cast<int>(i))))
            next.cells[i].digit = state.cells[i].digit <= puzzle.shape().symbolCount() ? state.cells[i].digit : 0;
    return next;
}

void act(PuzzleRecord& record, RandomSource& random) {
    Puzzle& puzzle = record.puzzle;
    History& history = record.history;
    const std::vector<Cell> cells = puzzle.shape().cells();
    const Cell cell = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
    const std::vector<Cell> one{cell};
    const Digit digit(1 + below(random, puzzle.shape().symbolCount()));
    switch (random.below(6)) {
    case 0: {
        const Puzzle after = test::randomVariant(random);
        history.pushBoard(puzzle, LayoutChange::between(puzzle, after), onBoard(history.state(), after),
                          {.kind = ActionKind::editBoard});
        return;
    }
    case 1: {
        Puzzle after = puzzle;
        Layout layout = puzzle.layout();
        layout.constraints.insert(
            layout.constraints.begin(),
            test::randomConstraint(static_cast<ConstraintKind>(random.below(kConstraintKindCount)), layout, random));
        after.setLayout(layout);
        if (random.below(3) == 0)
            after.startCandidates = CandidateGrid(after.shape());
        if (random.below(2) == 0)
            after.setDecoration(random.below(3) == 0 ? Decoration() : test::randomDecoration(after.shape(), random));
        if (random.below(2) == 0) {
            Grid inMind(after.shape());
            if (random.below(3) > 0)
                inMind.set(cell, digit);
            after.setSolutionLayer(std::move(inMind));
        }
        history.pushBoard(puzzle, LayoutChange::between(puzzle, after), history.state(),
                          {.kind = ActionKind::editBoard});
        return;
    }
    case 2:
        history.push(enterDigit(puzzle, history.state(), one, digit), {.kind = ActionKind::digit, .cell = cell});
        return;
    case 3:
        history.push(toggleMark(puzzle, history.state(), one, digit, MarkKind::centre),
                     {.kind = ActionKind::centre, .cell = cell});
        return;
    case 4: {
        const LaidGivens laid = lockGivens(puzzle, history.state());
        history.pushGivens(puzzle, laid.givens, laid.state, {.kind = ActionKind::lockGivens});
        return;
    }
    default: history.goTo(below(random, static_cast<int>(history.nodes().size())), puzzle);
    }
}

TEST(BoardChange, IsUndoneAndDoneAgain) {
    RandomSource random(61);
    PuzzleRecord record;
    const Puzzle first = record.puzzle;
    std::vector<Puzzle> puzzles{first};
    std::vector<PlayState> states{record.history.state()};
    for (int i = 0; i < 200; ++i) {
        act(record, random);
        if (record.history.nodes().size() > puzzles.size()) {
            puzzles.push_back(record.puzzle);
            states.push_back(record.history.state());
        }
        const auto at = static_cast<std::size_t>(record.history.current());
        ASSERT_EQ(record.puzzle, puzzles[at]);
        ASSERT_EQ(record.history.state(), states[at]);
        ASSERT_EQ(record.history.stateAt(record.history.current()), states[at]);
    }
    EXPECT_EQ(record.history.startPuzzle(record.puzzle), first);
    while (const auto to = record.history.undoTarget())
        record.history.goTo(*to, record.puzzle);
    EXPECT_EQ(record.puzzle, first);
}

TEST(BoardChange, ComesBackFromTheFile) {
    RandomSource random(62);
    for (int round = 0; round < 40; ++round) {
        PuzzleRecord record;
        for (int i = 0; i < 25; ++i)
            act(record, random);
        const Result<ImportedPuzzle> read = readNative(writeNative(record));
        ASSERT_TRUE(read) << read.error().subject << writeNative(record).substr(0, 2000);
        EXPECT_THAT(read->warnings, testing::Not(testing::Contains(ImportWarning::historyDropped)));
        ASSERT_EQ(read->record.puzzle, record.puzzle);
        ASSERT_EQ(read->record.history, record.history) << writeNative(record).substr(0, 4000);
    }
}

TEST(BoardChange, ComesBackFromTheJournalLineByLine) {
    RandomSource random(63);
    PuzzleRecord record;
    record.revision = 1;
    const std::string file = writeNative(record);
    std::string journal;
    for (int i = 0; i < 60; ++i) {
        const std::size_t nodes = record.history.nodes().size();
        act(record, random);
        ++record.revision;
        journal +=
            (record.history.nodes().size() > nodes ? nodeLine(record, record.history.current()) : moveLine(record)) +
            "\n";
        // Whatever was written last, a kill there loses nothing before it.
        const Result<StoredDocument> stored = readDocument(file, journal);
        ASSERT_TRUE(stored);
        ASSERT_TRUE(stored->isWhole) << journal.substr(journal.size() - std::min<std::size_t>(journal.size(), 2000));
        ASSERT_EQ(stored->record.puzzle, record.puzzle);
        ASSERT_EQ(stored->record.history, record.history);
    }
}

TEST(BoardChange, ThatFitsNoBoardIsRefused) {
    PuzzleRecord record;
    Puzzle small(Geometry(2, 2), Grid(4));
    record.history.pushBoard(record.puzzle, LayoutChange::between(record.puzzle, small), PlayState(small.shape()),
                             {.kind = ActionKind::editBoard});
    History::Parts parts = record.history.parts();
    EXPECT_TRUE(History::restore(parts));
    // The node after it has a cell that the smaller board lacks.
    PlayChange beyond;
    CellState three;
    three.digit = 3;
    beyond.cells.push_back({Cell(40), CellState(), three});
    parts.nodes.push_back({1, {}, beyond});
    EXPECT_FALSE(History::restore(parts));
    parts.nodes.back().parent = 0;
    EXPECT_TRUE(History::restore(parts));
    // Twice the same change: the second is told from a board that is not there.
    parts = record.history.parts();
    parts.nodes.push_back({1, {}, parts.nodes[1].change});
    EXPECT_FALSE(History::restore(parts));
    // Neither is a line of the journal taken, or a file's history, that drops rules which are not there.
    Puzzle puzzle;
    History history;
    for (const char* layout : {R"({"at":0,"drop":1,"add":[]})", R"({"at":1,"drop":0,"add":[]})", R"({"board":{}})",
                               "[]", R"({"board":{"size":9,"box":[3,2]}})", R"({"at":0,"drop":0,"add":{}})"}) {
        const Json node = Json::parse(R"({"parent":0,"action":"editBoard","layout":)" + std::string(layout) + "}");
        EXPECT_FALSE(pushNode(node, puzzle, history)) << layout;
        EXPECT_EQ(history, History());
        EXPECT_EQ(puzzle, Puzzle());
    }
}

TEST(BoardChange, BeginsAnotherGame) {
    PuzzleRecord record;
    const std::vector<Cell> cell{Cell(0)};
    record.history.push(enterDigit(record.puzzle, record.history.state(), cell, Digit(5)), {.kind = ActionKind::digit});
    Puzzle after = record.puzzle;
    Layout layout = after.layout();
    layout.constraints.emplace_back().kind = ConstraintKind::antiKnight;
    after.setLayout(layout);
    record.history.pushBoard(record.puzzle, LayoutChange::between(record.puzzle, after), record.history.state(),
                             {.kind = ActionKind::editBoard});
    EXPECT_TRUE(stepsOf(record.puzzle, record.history).empty());
    EXPECT_EQ(momentsOf(record.puzzle, record.history).size(), 1U);
    EXPECT_EQ(lastRightNode(record.puzzle, record.history, *gridFromLine(std::string(81, '1'))), 2);
    // Back on the classic board by a further change, what was done moves along as the position alone.
    record.history.pushBoard(record.puzzle, LayoutChange::between(record.puzzle, Puzzle()), record.history.state(),
                             {.kind = ActionKind::editBoard});
    const History moved = transformed(record.history, transposition());
    EXPECT_EQ(moved.nodes().size(), 1U);
    EXPECT_EQ(moved.state(), transformed(record.history.state(), transposition()));
}

}  // namespace
}  // namespace nonet
