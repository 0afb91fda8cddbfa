#include "core/board/classic.h"
#include "core/play/player_actions.h"
#include "core/play/transform_game.h"
#include "tests/ui/document/entered_document.h"
#include "ui/document/puzzle_document.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::enter;
using test::kOneGiven;
using test::recordOf;

TEST(PuzzleDocument, UndoAndRedoWalkEveryAction) {
    PuzzleDocument document(recordOf(kOneGiven));
    enter(document, Cell(1), 3);
    enter(document, Cell(2), 4);
    ASSERT_EQ(document.digits().valueAt(Cell(2)), 4);
    document.undo();
    EXPECT_TRUE(document.digits().isBlank(Cell(2)));
    document.undo();
    EXPECT_TRUE(document.digits().isBlank(Cell(1)));
    EXPECT_FALSE(document.canUndo());
    document.redo();
    document.redo();
    EXPECT_EQ(document.digits().valueAt(Cell(1)), 3);
    EXPECT_EQ(document.digits().valueAt(Cell(2)), 4);
}

TEST(PuzzleDocument, NothingDoneLeavesNoTrace) {
    PuzzleDocument document(recordOf(kOneGiven));
    QSignalSpy changed(&document, &PuzzleDocument::changed);
    enter(document, Cell(0), 3);
    EXPECT_EQ(changed.count(), 0);
    EXPECT_EQ(document.history().nodes().size(), 1U);
}

TEST(PuzzleDocument, AReadOnlyPuzzleStays) {
    PuzzleRecord record = recordOf(kOneGiven);
    record.isReadOnly = true;
    PuzzleDocument document(record);
    enter(document, Cell(1), 3);
    document.clues().unlock();
    EXPECT_EQ(document.record(), record);
}

TEST(PuzzleDocument, TellsActionAndCellsInBothDirections) {
    PuzzleDocument document(recordOf(kOneGiven));
    std::vector<std::tuple<int, std::vector<Cell>, bool>> told;
    QObject::connect(&document, &PuzzleDocument::actionShown,
                     [&](const ActionLabel& label, const std::vector<Cell>& cells, bool isUndo) {
                         told.emplace_back(label.digit, cells, isUndo);
                     });
    enter(document, Cell(1), 3);
    document.undo();
    document.redo();
    const std::vector<Cell> cells{Cell(1)};
    EXPECT_EQ(told, (decltype(told){{3, cells, false}, {3, cells, true}, {3, cells, false}}));
}

TEST(PuzzleDocument, TellsOfGivensAndTransformsOnce) {
    PuzzleDocument document(recordOf(kOneGiven));
    std::vector<std::tuple<ActionKind, std::size_t, bool>> told;
    QObject::connect(&document, &PuzzleDocument::actionShown,
                     [&](const ActionLabel& label, const std::vector<Cell>& cells, bool isUndo) {
                         told.emplace_back(label.kind, cells.size(), isUndo);
                     });
    QSignalSpy moved(&document, &PuzzleDocument::transformed);
    enter(document, Cell(1), 3);
    document.clues().lock();
    document.transform(transposition());
    EXPECT_EQ(moved.count(), 1);
    document.undo();
    EXPECT_EQ(moved.count(), 2);
    document.undo();
    EXPECT_EQ(moved.count(), 2);
    const decltype(told) expected{{ActionKind::digit, 1, false},
                                  {ActionKind::lockGivens, 1, false},
                                  {ActionKind::transform, 0, false},
                                  {ActionKind::transform, 0, true},
                                  {ActionKind::lockGivens, 1, true}};
    EXPECT_EQ(told, expected);
}

TEST(PuzzleDocument, WhatThePuzzleIsCalledIsAMoveAsAnyOther) {
    PuzzleDocument document(recordOf(kOneGiven));
    QSignalSpy shown(&document, &PuzzleDocument::actionShown);
    QSignalSpy view(&document, &PuzzleDocument::viewChanged);
    document.names().setTitle(QStringLiteral("First"));
    document.names().setTitle(QStringLiteral("First"));
    EXPECT_EQ(shown.count(), 1);
    EXPECT_EQ(view.count(), 1);
    enter(document, Cell(1), 3);
    document.names().setAuthor(QStringLiteral("Ada"));
    document.undo();
    document.undo();
    EXPECT_TRUE(document.author().isEmpty());
    EXPECT_EQ(document.title(), QStringLiteral("First"));
    document.undo();
    EXPECT_TRUE(document.title().isEmpty());
    document.names().setTitle(QStringLiteral("Second"));
    document.goTo(2);
    EXPECT_EQ(document.title(), QStringLiteral("First")) << "in the branch where it is called so";
    document.undo();
    EXPECT_EQ(document.title(), QStringLiteral("Second"));
    document.names().setTitle(QString(2000, QChar(0x4e2d)));
    EXPECT_LE(document.title().toUtf8().size(), 1000);
    EXPECT_GT(document.title().toUtf8().size(), 900);
}

TEST(PuzzleDocument, ForgetsItsRatingWithItsGivens) {
    PuzzleDocument document(recordOf(kOneGiven));
    RatingReport report;
    report.hodoku.isComplete = true;
    report.hodoku.level = Level::hard;
    report.hodoku.score = 940;
    document.findings().setRating(report);
    document.findings().setCount(SolutionCount{1, false});
    EXPECT_EQ(document.notes().view().rating, KeptRating::of(report));
    enter(document, Cell(1), 3);
    EXPECT_TRUE(document.findings().rating());
    document.clues().lock();
    EXPECT_FALSE(document.findings().rating());
    EXPECT_FALSE(document.findings().count());
    EXPECT_FALSE(document.notes().view().rating);
    EXPECT_FALSE(viewStateFrom(document.record().view).rating);
}

TEST(PuzzleDocument, AJumpInTheTreeIsOneUndoAway) {
    PuzzleDocument document(recordOf(kOneGiven));
    enter(document, Cell(1), 3);
    enter(document, Cell(2), 4);
    const NodeId left = document.history().current();
    document.undo();
    document.undo();
    enter(document, Cell(3), 6);
    const NodeId right = document.history().current();
    document.goTo(left);
    EXPECT_EQ(document.digits().valueAt(Cell(2)), 4);
    EXPECT_TRUE(document.digits().isBlank(Cell(3)));
    document.undo();
    EXPECT_EQ(document.history().current(), right);
    EXPECT_EQ(document.digits().valueAt(Cell(3)), 6);
    document.redo();
    EXPECT_EQ(document.history().current(), left);

    PuzzleDocument again(document.record());
    enter(again, Cell(5), 7);
    again.undo();
    again.undo();
    EXPECT_EQ(again.history().current(), right) << "in the next session, and after a change, too";
    again.undo();
    EXPECT_FALSE(again.canUndo());
}

TEST(PuzzleDocument, AReopenedDocumentUndoesAndRedoesWhatItKept) {
    PuzzleRecord stored;
    {
        PuzzleDocument document(recordOf(kOneGiven));
        enter(document, Cell(1), 3);
        enter(document, Cell(2), 4);
        enter(document, Cell(3), 6);
        document.undo();
        stored = document.record();
    }
    PuzzleDocument document(stored);
    EXPECT_EQ(document.record(), stored);
    document.redo();
    EXPECT_EQ(document.digits().valueAt(Cell(3)), 6);
    for (int i = 0; i < 3; ++i)
        document.undo();
    EXPECT_EQ(document.digits(), document.puzzle().givens);
}

TEST(PuzzleDocument, LockingGivensCanBeUndoneWithEverythingAround) {
    PuzzleDocument document(recordOf(kOneGiven));
    document.findings().setFacts({.state = SolutionState::one, .solution = Grid(), .permitsUniqueness = true});
    enter(document, Cell(1), 3);
    document.clues().lock();
    EXPECT_EQ(document.puzzle().givens.valueAt(Cell(1)), 3);
    EXPECT_EQ(document.state().at(Cell(1)).digit, 0);
    EXPECT_FALSE(document.findings().solution().has_value());
    enter(document, Cell(2), 4);
    document.undo();
    document.undo();
    EXPECT_TRUE(document.puzzle().givens.isBlank(Cell(1)));
    EXPECT_EQ(document.digits().valueAt(Cell(1)), 3);
    document.undo();
    EXPECT_TRUE(document.digits().isBlank(Cell(1)));
    for (int i = 0; i < 3; ++i)
        document.redo();
    EXPECT_EQ(document.puzzle().givens.valueAt(Cell(1)), 3);
    EXPECT_EQ(document.digits().valueAt(Cell(2)), 4);
}

TEST(PuzzleDocument, UndoGoesBackOverLockedGivensAfterARestart) {
    PuzzleDocument document(recordOf(kOneGiven));
    enter(document, Cell(1), 3);
    document.clues().lock();
    enter(document, Cell(2), 4);

    PuzzleDocument again(document.record());
    ASSERT_EQ(again.record(), document.record());
    EXPECT_EQ(again.puzzle().givens.valueAt(Cell(1)), 3);
    again.undo();
    again.undo();
    EXPECT_TRUE(again.puzzle().givens.isBlank(Cell(1)));
    EXPECT_EQ(again.digits().valueAt(Cell(1)), 3);
    // A change that is undone can still be redone after another restart.
    EXPECT_TRUE(PuzzleDocument(again.record()).canRedo());
    again.undo();
    EXPECT_TRUE(again.digits().isBlank(Cell(1)));
    for (int i = 0; i < 3; ++i)
        again.redo();
    EXPECT_EQ(again.record(), document.record());
}

TEST(PuzzleDocument, ManyChangesOfGivensAreUndoneAfterARestart) {
    PuzzleDocument document(recordOf(kOneGiven));
    std::vector<PuzzleRecord> seen{document.record()};
    for (int i = 0; i < 4; ++i) {
        enter(document, Cell(10 + i), 1 + i);
        seen.push_back(document.record());
        i % 2 == 0 ? document.clues().lock() : document.clues().unlock();
        seen.push_back(document.record());
    }
    PuzzleDocument again(document.record());
    for (std::size_t i = seen.size(); i-- > 0; again.undo()) {
        EXPECT_EQ(again.puzzle(), seen[i].puzzle);
        EXPECT_EQ(again.state(), seen[i].history.state());
    }
    EXPECT_FALSE(again.canUndo());
}

TEST(PuzzleDocument, LockingTakesTheLinksOffNewGivens) {
    PuzzleDocument document(recordOf(kOneGiven));
    const Candidate a{Cell(1), Digit(3)};
    const Candidate b{Cell(2), Digit(3)};
    const Candidate c{Cell(3), Digit(3)};
    PlayState linked = cycleLink(document.puzzle(), document.state(), a, b);
    document.perform(cycleLink(document.puzzle(), linked, b, c), {.kind = ActionKind::link});
    enter(document, Cell(1), 3);
    document.clues().lock();
    ASSERT_EQ(document.state().links.size(), 1U);
    EXPECT_EQ(document.state().links[0].from, b);
    document.undo();
    EXPECT_EQ(document.state().links.size(), 2U);
}

TEST(PuzzleDocument, UnlockingAPuzzleFromElsewhereFreesWhatWasLockedHere) {
    PuzzleDocument document(recordOf(kOneGiven));
    EXPECT_FALSE(document.clues().canUnlock());
    enter(document, Cell(1), 3);
    document.clues().lock();
    enter(document, Cell(2), 4);
    document.clues().lock();
    for (const int left : {2, 1}) {
        EXPECT_TRUE(document.clues().canUnlock());
        document.clues().unlock();
        EXPECT_EQ(document.puzzle().givens.filledCount(), left);
        EXPECT_EQ(document.digits().filledCount(), 3);
    }
    EXPECT_FALSE(document.clues().canUnlock());
}

TEST(PuzzleDocument, UnlockingTurnsGivensIntoDigits) {
    PuzzleDocument document(recordOf(kOneGiven));
    document.notes().changeView([](ViewState& view) { view.origin = PuzzleOrigin::madeHere; });
    enter(document, Cell(1), 3);
    document.clues().unlock();
    EXPECT_EQ(document.puzzle().givens.filledCount(), 0);
    EXPECT_EQ(document.state().at(Cell(0)).digit, 5);
    EXPECT_EQ(document.state().at(Cell(1)).digit, 3);
    document.undo();
    EXPECT_EQ(document.puzzle().givens.valueAt(Cell(0)), 5);
}

TEST(PuzzleDocument, ASettersSolutionMovesWithAPlainPuzzleThatHasSeveral) {
    Grid solved;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column)
            solved.set(classic::cellAt(row, column), Digit((row * 3 + row / 3 + column) % 9 + 1));
    const ClassicTransform map = transposition();
    const SolutionFacts several{.state = SolutionState::several};
    PuzzleRecord record;
    record.puzzle.givens.set(Cell(1), *solved.digit(Cell(1)));
    record.solution = solved;
    PuzzleDocument document(record);
    EXPECT_FALSE(document.findings().solution()) << "the givens may leave one solution, which would be another's";
    document.findings().setFacts(several);
    ASSERT_EQ(document.findings().solution(), solved);
    EXPECT_TRUE(document.findings().isSettersSolution());
    document.transform(map);
    document.findings().setFacts(several);
    EXPECT_EQ(document.findings().solution(), transformed(solved, map));
    document.undo();
    document.findings().setFacts(several);
    EXPECT_EQ(document.findings().solution(), solved);
    EXPECT_EQ(document.record().solution, solved) << "and is kept with the file";
    document.findings().setFacts({.state = SolutionState::one, .solution = solved});
    EXPECT_FALSE(document.findings().isSettersSolution());
}

TEST(PuzzleDocument, LockedDigitsKeepTheSettersSolutionForUnlocking) {
    Grid solved;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column)
            solved.set(classic::cellAt(row, column), Digit((row * 3 + row / 3 + column) % 9 + 1));
    // 1 and 2 exchanged: another board, as good a Sudoku.
    Grid other = solved;
    for (int i = 0; i < other.cellCount(); ++i)
        if (solved.valueAt(Cell(i)) <= 2)
            other.set(Cell(i), Digit(3 - solved.valueAt(Cell(i))));
    const SolutionFacts several{.state = SolutionState::several};
    for (const Grid& typed : {other, solved}) {
        PuzzleRecord record;
        record.puzzle = Puzzle(solved);
        for (int i = 0; i < solved.cellCount(); ++i)
            if (solved.valueAt(Cell(i)) <= 2)
                record.puzzle.givens.clear(Cell(i));
        record.solution = solved;
        PuzzleDocument document(record);
        document.findings().setFacts(several);
        for (int i = 0; i < solved.cellCount(); ++i)
            if (document.puzzle().givens.isBlank(Cell(i)))
                enter(document, Cell(i), typed.valueAt(Cell(i)));
        const Completion before = document.findings().completion();
        EXPECT_EQ(before, typed == solved ? Completion::solved : Completion::differs);
        document.clues().lock();
        document.findings().setFacts({.state = SolutionState::one, .solution = typed});
        EXPECT_EQ(document.findings().isSolutionLockedAway(), typed != solved);
        EXPECT_EQ(document.findings().completion(), before) << "locking makes it no better";
        EXPECT_EQ(document.record().solution, solved) << "the file keeps it";
        PuzzleDocument again(document.record());
        again.findings().setFacts({.state = SolutionState::one, .solution = typed});
        again.clues().unlock();
        again.findings().setFacts(several);
        EXPECT_EQ(again.findings().solution(), solved);
        EXPECT_FALSE(again.findings().isSolutionLockedAway());
        document.undo();
        document.findings().setFacts(several);
        EXPECT_EQ(document.findings().solution(), solved);
    }
}

TEST(PuzzleDocument, FinishedMeansFullRightAndEqualToTheSolution) {
    Grid solved;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column)
            solved.set(classic::cellAt(row, column), Digit((row * 3 + row / 3 + column) % 9 + 1));
    PuzzleRecord record;
    record.puzzle = Puzzle(solved);
    record.puzzle.givens.clear(Cell(80));
    PuzzleDocument document(record);
    const int right = solved.valueAt(Cell(80));
    EXPECT_FALSE(document.findings().isFinished());
    enter(document, Cell(80), right % 9 + 1);
    EXPECT_FALSE(document.findings().isFinished());
    enter(document, Cell(80), right);
    EXPECT_TRUE(document.findings().isFinished());
    document.findings().setFacts({.state = SolutionState::one, .solution = Grid(), .permitsUniqueness = true});
    EXPECT_FALSE(document.findings().isFinished());
}

TEST(PuzzleDocument, KeepsTheViewAndCheckpoints) {
    PuzzleDocument document(recordOf(kOneGiven));
    EXPECT_EQ(document.notes().view(), ViewState());
    QSignalSpy changed(&document, &PuzzleDocument::viewChanged);
    document.notes().changeView([](ViewState& view) { view.showsRating = true; });
    document.notes().changeView([](ViewState& view) { view.showsRating = true; });
    EXPECT_EQ(changed.count(), 1);
    document.notes().setCheckpoint(QStringLiteral("before the guess"));
    const PuzzleDocument again(document.record());
    EXPECT_EQ(again.notes().view(), document.notes().view());
    EXPECT_TRUE(again.notes().view().showsRating);
    ASSERT_EQ(again.history().checkpoints().size(), 1U);
    EXPECT_EQ(again.history().checkpoints()[0].name, "before the guess");
}

TEST(PuzzleDocument, ATransformTakesTheWholeGameAlongAndBack) {
    PuzzleDocument document(recordOf(kOneGiven));
    enter(document, Cell(1), 3);
    document.notes().setCheckpoint(QStringLiteral("here"));
    const PuzzleRecord before = document.record();
    RandomSource random(7);
    const ClassicTransform map = randomTransform(random);
    document.transform(map);
    EXPECT_EQ(document.digits(), transformed(digitsOf(before.puzzle, before.history.state()), map));
    EXPECT_EQ(document.puzzle(), transformed(before.puzzle, map));
    // Moves made before it are undone on the other board, moves made after it stay in their place of the stack.
    enter(document, imageOf(map, Cell(2)), map.labels[4]);
    document.undo();
    document.undo();
    EXPECT_EQ(document.puzzle(), before.puzzle);
    EXPECT_EQ(document.state(), before.history.state());
    EXPECT_EQ(document.history().checkpoints(), before.history.checkpoints());
    document.redo();
    document.redo();
    EXPECT_EQ(document.digits().valueAt(imageOf(map, Cell(2))), map.labels[4]);
    document.transform({});
    EXPECT_EQ(document.history().nodes().size(), 4U);
}

TEST(PuzzleDocument, AReopenedDocumentUndoesItsTransforms) {
    RandomSource random(8);
    PuzzleRecord stored;
    std::vector<Grid> seen;
    {
        PuzzleDocument document(recordOf(kOneGiven));
        const auto look = [&] { seen.push_back(document.digits()); };
        look();
        document.transform(randomTransform(random));
        look();
        enter(document, Cell(document.puzzle().givens.isBlank(Cell(1)) ? 1 : 2), 3);
        document.clues().lock();
        look();
        document.transform(randomTransform(random));
        look();
        enter(document, Cell(document.puzzle().givens.isBlank(Cell(80)) ? 80 : 79), 6);
        look();
        document.transform(randomTransform(random));
        document.transform(randomTransform(random));
        look();
        stored = document.record();
    }
    PuzzleDocument document(stored);
    EXPECT_EQ(document.record(), stored);
    EXPECT_EQ(document.digits(), seen[5]);
    document.undo();
    document.undo();
    EXPECT_EQ(document.digits(), seen[4]);
    document.undo();
    EXPECT_EQ(document.digits(), seen[3]);
    document.undo();
    EXPECT_EQ(document.digits(), seen[2]);
    document.undo();
    EXPECT_EQ(document.puzzle().givens.filledCount(), 1);
    document.undo();
    EXPECT_EQ(document.digits(), seen[1]);
    document.undo();
    EXPECT_EQ(document.digits(), seen[0]);
    EXPECT_FALSE(document.canUndo());
    while (document.canRedo())
        document.redo();
    EXPECT_EQ(document.digits(), seen[5]);
}

TEST(PuzzleDocument, TransformsOfALeftBranchAreUndoneOverTheJumpFromIt) {
    RandomSource random(9);
    PuzzleRecord stored;
    std::vector<Grid> seen;
    {
        PuzzleDocument document(recordOf(kOneGiven));
        seen.push_back(document.digits());
        document.transform(randomTransform(random));
        seen.push_back(document.digits());
        const Cell blank(document.puzzle().givens.isBlank(Cell(40)) ? 40 : 41);
        enter(document, blank, 3);
        seen.push_back(document.digits());
        document.transform(randomTransform(random));
        seen.push_back(document.digits());
        document.goTo(0);
        seen.push_back(document.digits());
        EXPECT_EQ(seen[4], seen[0]);
        document.transform(randomTransform(random));
        stored = document.record();
    }
    PuzzleDocument document(stored);
    while (!seen.empty()) {
        document.undo();
        EXPECT_EQ(document.digits(), seen.back()) << seen.size();
        seen.pop_back();
    }
    EXPECT_FALSE(document.canUndo());
    while (document.canRedo())
        document.redo();
    EXPECT_EQ(document.record(), stored);
}

TEST(PuzzleDocument, TitleAndAuthorAreOneStep) {
    PuzzleDocument document{PuzzleRecord()};
    document.names().set(QStringLiteral("Windmill"), QStringLiteral("A setter"));
    EXPECT_EQ(document.history().nodes().size(), 2U);
    document.undo();
    EXPECT_TRUE(document.title().isEmpty());
    EXPECT_TRUE(document.author().isEmpty());
}

TEST(PuzzleDocument, TheLastEditIsReplacedAsOneStep) {
    PuzzleDocument document{PuzzleRecord()};
    Puzzle one;
    one.givens.set(Cell(0), Digit(1));
    document.replaceLastEdit(one, LayoutChange::between(document.puzzle(), one));
    EXPECT_EQ(document.history().nodes().size(), 2U) << "there is none: it is one of its own";
    Puzzle two;
    two.givens.set(Cell(0), Digit(2));
    document.replaceLastEdit(two, LayoutChange::between(document.puzzle(), two));
    EXPECT_EQ(document.history().nodes().size(), 2U);
    EXPECT_EQ(document.puzzle(), two);
    document.undo();
    EXPECT_EQ(document.puzzle(), Puzzle());
    document.redo();
    EXPECT_EQ(document.puzzle(), two);
    document.replaceLastEdit(Puzzle(), LayoutChange::between(document.puzzle(), Puzzle()));
    EXPECT_EQ(document.history().nodes().size(), 1U) << "back to what it was: no step";
    EXPECT_FALSE(document.canUndo());
    EXPECT_FALSE(document.canRedo());
}

}  // namespace
}  // namespace nonet
