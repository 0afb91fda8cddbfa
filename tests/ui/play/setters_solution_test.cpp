// Setters' puzzles in the real window: when they are told to be solved, what the setter's solution is good for, what
// copies carry, and what is said where something cannot be done.
#include "core/formats/native/native_file.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/document_store.h"
#include "ui/hints/hint_dock.h"
#include "ui/play/completion_card.h"
#include "ui/puzzles/continue_model.h"
#include "ui/session/document_session.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

namespace nonet {
namespace {

constexpr const char* kFour = "1234341221434321";
/// Its last two rows exchanged: as good a Sudoku.
constexpr const char* kOtherFour = "1234341243212143";

Grid gridOf(const BoardShape& shape, const char* line) {
    Grid grid(shape);
    for (int i = 0; line[i] != '\0'; ++i)
        grid.set(Cell(i), Digit(line[i] - '0'));
    return grid;
}

/// Something that may be a rule: a circle at the first cell.
Decoration circle() {
    Drawing drawing;
    drawing.kind = DrawingKind::circle;
    drawing.points = {{0.5, 0.5}};
    drawing.width = drawing.height = 0.5;
    drawing.lineColour = "#000000";
    Decoration decoration;
    decoration.drawings = {drawing};
    return decoration;
}

Puzzle four() {
    const Layout layout(Geometry(2, 2));
    return {layout, Grid(layout.shape)};
}

Puzzle drawnFour() {
    Puzzle puzzle = four();
    puzzle.setDecoration(circle());
    return puzzle;
}

class SettersSolution : public WindowTest {
protected:
    void open(const Puzzle& puzzle, const char* solution = nullptr, const std::string& rules = {}) {
        PuzzleRecord record;
        record.puzzle = puzzle;
        record.info.rules = rules;
        record.history = History(PlayState(puzzle.shape()));
        if (solution != nullptr)
            record.solution = gridOf(puzzle.shape(), solution);
        const QString before = document().id();
        m_window->session().imports().readText(QString::fromStdString(writeNative(record)));
        EXPECT_TRUE(QTest::qWaitFor([&] { return document().id() != before; }));
        waitForCount();
        board().setFocus();
    }
    void typeAt(Cell cell, const QString& label) {
        board().setSelection({cell}, cell);
        QTest::keyClicks(&board(), label);
    }
    void fill(const char* line) {
        for (int i = 0; line[i] != '\0'; ++i)
            if (document().digits().valueAt(Cell(i)) != line[i] - '0')
                typeAt(Cell(i), QString(QLatin1Char(line[i])));
    }
    bool isGrey(const char* id) { return !find<QAction>(id)->isEnabled(); }
    QString said() { return find<QLabel>("statusText")->accessibleName(); }
    CompletionCard& card() { return *find<CompletionCard>("completionCard"); }
    QString done() {
        for (const ContinueEntry& entry : WaitingDocuments{m_window->session().store().folder(), {}, {}}.entries())
            if (entry.id == document().id()) {
                ContinueModel model({});
                model.setEntries({entry});
                return model.index(0).data().toString();
            }
        return {};
    }
};

TEST_F(SettersSolution, ABoardThatMayAskForMoreIsNotToldToBeSolved) {
    Layout unfinished(Geometry(2, 2));
    Constraint lone;
    lone.kind = ConstraintKind::thermometer;
    lone.parts = {{Cell(0)}};
    unfinished.constraints = {lone};
    struct Case {
        Puzzle puzzle;
        std::string rules;
    };
    for (const Case& each : {Case{drawnFour(), {}}, Case{four(), "Every circle counts itself."},
                             Case{Puzzle(unfinished, Grid(unfinished.shape)), {}}}) {
        open(each.puzzle, nullptr, each.rules);
        fill(kFour);
        ASSERT_TRUE(card().isVisible());
        EXPECT_TRUE(
            card().text().startsWith(QStringLiteral("All cells are filled\nNo rule that Nonet knows is broken")))
            << card().text().toStdString();
        EXPECT_FALSE(card().text().contains(QStringLiteral("Solved")));
        EXPECT_FALSE(card().text().contains(QStringLiteral("Mistakes"))) << "nobody counted them";
        EXPECT_FALSE(find<QWidget>("completionWave")->isVisible());
        EXPECT_EQ(document().findings().completion(), Completion::unproven);
        EXPECT_TRUE(done().contains(QStringLiteral("all cells filled"))) << done().toStdString();
    }
    open(four());
    fill(kFour);
    EXPECT_TRUE(card().text().startsWith(QStringLiteral("Solved in"))) << "all its rules are known";
    EXPECT_FALSE(card().text().contains(QStringLiteral("Mistakes")));
    EXPECT_FALSE(find<QLabel>("completionRemark")->isVisible());
    EXPECT_TRUE(done().contains(QStringLiteral("finished")));
}

TEST_F(SettersSolution, OnlyTheSettersBoardSolvesThePuzzleThatCameWithIt) {
    open(drawnFour(), kFour);
    ASSERT_TRUE(document().findings().isSettersSolution());
    fill(kOtherFour);
    EXPECT_FALSE(card().isVisible());
    EXPECT_EQ(message(), QStringLiteral("All cells are filled, but not as in the setter's solution."));
    EXPECT_FALSE(done().contains(QStringLiteral("finished")));
    EXPECT_TRUE(board().picture().mistakes.isEmpty()) << "which cells, only a check tells";
    fill(kFour);
    ASSERT_TRUE(card().isVisible());
    EXPECT_TRUE(card().text().startsWith(QStringLiteral("Solved in")));
    EXPECT_TRUE(card().text().contains(QStringLiteral("Mistakes: 8"))) << card().text().toStdString();
    EXPECT_TRUE(message().isEmpty());
    openWindow();
    EXPECT_EQ(document().findings().completion(), Completion::solved) << "it is kept";
}

TEST_F(SettersSolution, IsWhatCheckAndShowGoBy) {
    open(drawnFour(), kFour);
    for (const char* id : {"puzzle.check", "hint.digit", "hint.solution"})
        EXPECT_FALSE(isGrey(id)) << id;
    typeAt(Cell(0), QStringLiteral("1"));
    QTest::keyClick(&board(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(message(), QStringLiteral("So far, every digit is as in the setter's solution."));
    typeAt(Cell(1), QStringLiteral("3"));
    QTest::keyClick(&board(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(message(), QStringLiteral("1 digit differs from the setter's solution; it is marked."));
    EXPECT_EQ(board().picture().mistakes, CellSet({Cell(1)}));
    EXPECT_FALSE(isGrey("edit.last_right"));
    trigger("edit.last_right");
    board().setSelection({Cell(5)}, Cell(5));
    trigger("hint.digit");
    EXPECT_EQ(document().digits().digit(Cell(5)), Digit(4));
    trigger("hint.solution");
    find<QPushButton>("messageButton")->click();
    EXPECT_TRUE(document().digits().isFull());
    EXPECT_EQ(document().findings().completion(), Completion::solved);
}

TEST_F(SettersSolution, GivensThatItDoesNotHaveTakeItAwayUntilTheyAreUndone) {
    open(drawnFour(), kFour);
    typeAt(Cell(0), QStringLiteral("4"));
    trigger("puzzle.lock_givens");
    EXPECT_FALSE(document().findings().solution());
    EXPECT_TRUE(isGrey("puzzle.check"));
    trigger("edit.undo");
    ASSERT_TRUE(document().findings().solution());
    EXPECT_EQ(document().findings().solution()->digit(Cell(0)), Digit(1));
}

TEST_F(SettersSolution, AWrongBoardIsNotSolvedByLockingIt) {
    open(drawnFour(), kFour);
    fill(kOtherFour);
    trigger("puzzle.lock_givens");
    EXPECT_FALSE(card().isVisible());
    EXPECT_EQ(document().findings().completion(), Completion::differs);
    EXPECT_TRUE(QTest::qWaitFor([this] {
        return message().startsWith(QStringLiteral("The digits are givens now, but not those of the setter's"));
    })) << message().toStdString();
    openWindow();
    EXPECT_EQ(document().findings().completion(), Completion::differs) << "after a restart, too";
    EXPECT_FALSE(done().contains(QStringLiteral("finished")));
    trigger("puzzle.unlock_givens");
    EXPECT_TRUE(document().findings().isSettersSolution());
    EXPECT_FALSE(isGrey("puzzle.check"));
    fill(kFour);
    EXPECT_EQ(document().findings().completion(), Completion::solved);
}

TEST_F(SettersSolution, KeysOfWhatNeedsItSayThatItIsMissing) {
    open(drawnFour());
    struct Case {
        const char* id;
        Qt::Key key;
        Qt::KeyboardModifiers modifiers;
    };
    const Case keys[] = {{"puzzle.check", Qt::Key_Return, Qt::ControlModifier},
                         {"hint.solution", Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier},
                         {"hint.digit", Qt::Key_J, Qt::ControlModifier | Qt::AltModifier}};
    for (const auto& [id, key, modifiers] : keys) {
        EXPECT_TRUE(isGrey(id)) << id;
        board().setFocus();
        QTest::keyClick(&board(), key, modifiers);
        EXPECT_TRUE(said().endsWith(QStringLiteral("it came without a setter's solution that fits.")))
            << id << ": " << said().toStdString();
        EXPECT_TRUE(find<QAction>(id)->toolTip().contains(QStringLiteral("setter's solution"))) << id;
        open(drawnFour());
        EXPECT_FALSE(said().contains(QStringLiteral("setter's solution"))) << "said of the puzzle before";
    }
    EXPECT_EQ(find<QLabel>("headerLevel")->text(), QStringLiteral("Solutions not checked"));
    EXPECT_TRUE(find<QLabel>("headerLevel")->toolTip().contains(QStringLiteral("Only plain 9x9 puzzles are rated")));
}

TEST_F(SettersSolution, AHintWithoutAStepHasNothingToApply) {
    open(drawnFour());
    trigger("hint.ask");
    auto* hint = find<HintDock>("hintDock");
    ASSERT_TRUE(QTest::qWaitFor([hint] { return hint->isHintOpen() && hint->session().answer() != nullptr; }));
    EXPECT_TRUE(isGrey("hint.apply"));
    paste(QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().puzzle().isClassic(); }));
    trigger("hint.ask");
    ASSERT_TRUE(QTest::qWaitFor([hint] { return hint->session().step() != nullptr; }));
    EXPECT_FALSE(isGrey("hint.apply"));
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_TRUE(isGrey("hint.apply"));
}

TEST_F(SettersSolution, ACopyPastedAgainIsTheSamePuzzle) {
    const Layout oblong = test::rectangle(6, 9, SymbolSet(9));
    struct Case {
        Puzzle puzzle;
        const char* said;
    };
    for (const Case& each :
         {Case{test::cagedFour(), "Copied as a SudokuPad link"},
          Case{Puzzle(oblong, Grid(oblong.shape)), "Copied as Nonet's own text"},
          Case{Puzzle(test::samurai(), Grid(test::samurai().shape)), "Copied as Nonet's own text"}}) {
        open(each.puzzle);
        QTest::keyClick(&board(), Qt::Key_C, Qt::ControlModifier);
        EXPECT_TRUE(said().contains(QLatin1String(each.said))) << said().toStdString();
        EXPECT_FALSE(said().contains(QStringLiteral("Lost"))) << said().toStdString();
        paste(QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        const QString id = document().id();
        trigger("edit.paste");
        ASSERT_TRUE(QTest::qWaitFor([&] { return document().id() != id; }));
        EXPECT_EQ(document().puzzle(), each.puzzle);
    }
}

TEST_F(SettersSolution, LinksAreOfferedOfEveryPuzzleAndSayWhatTheyLose) {
    open(test::cagedFour(), kFour);
    board().setSelection({Cell(5)}, Cell(5));
    trigger("copy.fpuzzles");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("https://www.f-puzzles.com/?load=")));
    EXPECT_TRUE(said().endsWith(QStringLiteral("Copied as an f-puzzles link"))) << said().toStdString();
    typeAt(Cell(5), QStringLiteral("4"));
    trigger("copy.sudokupad");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("https://sudokupad.app/fpuzzles")));
    EXPECT_TRUE(said().contains(QStringLiteral("Copied as a SudokuPad link. Lost: the history.")))
        << said().toStdString();
    trigger("copy.state");
    EXPECT_TRUE(said().contains(QStringLiteral("Lost: which digits were given"))) << said().toStdString();
    EXPECT_TRUE(said().contains(QStringLiteral("Lost: the rules beyond rows, columns and boxes.")));
    const QString line =
        QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    paste(line);
    QTest::keyClick(&board(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text().replace(u'0', u'.'), line) << "a plain puzzle stays 81 characters";
    EXPECT_TRUE(said().endsWith(QStringLiteral("Copied"))) << said().toStdString();
    trigger("copy.sudokupad");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("https://sudokupad.app/fpuzzles")));
}

TEST_F(SettersSolution, ALinkWithARuleThatIsNotReadIsPlayed) {
    paste(QStringLiteral(R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"chaos":[1]})"));
    waitForCount();
    EXPECT_TRUE(message().contains(QStringLiteral("are kept, but not checked"))) << message().toStdString();
    board().setFocus();
    // The message covers the status line.
    QTest::keyClick(&board(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(message().contains(QStringLiteral("without a setter's solution"))) << message().toStdString();
    QTest::keyClick(&board(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_TRUE(message().startsWith(QStringLiteral("Copied as a SudokuPad link"))) << message().toStdString();
    fill(kFour);
    EXPECT_EQ(document().digits(), gridOf(document().puzzle().shape(), kFour));
    EXPECT_EQ(document().findings().completion(), Completion::unproven);
    openWindow();
    EXPECT_FALSE(document().isReadOnly());
    trigger("edit.undo");
    EXPECT_EQ(document().digits().filledCount(), 15);
}

TEST_F(SettersSolution, WhatWasRefusedIsNotSaidOfTheNextPuzzle) {
    const std::string readOnly = R"({"nonet":1,"size":4,"box":[2,2],"givens":"................",)"
                                 R"("constraints":[{"type":"wormhole","cells":["r1c1"]}]})";
    paste(QString::fromStdString(readOnly));
    board().setFocus();
    typeAt(Cell(0), QStringLiteral("1"));
    ASSERT_TRUE(said().contains(QStringLiteral("read-only"))) << said().toStdString();
    open(four());
    EXPECT_FALSE(said().contains(QStringLiteral("read-only"))) << said().toStdString();
}

TEST_F(SettersSolution, CellsAndDigitsHaveTheNamesOfTheirBoard) {
    const Layout six(Geometry(2, 3));
    open(Puzzle(six, Grid(six.shape)));
    typeAt(Cell(35), QStringLiteral("5"));
    EXPECT_TRUE(said().endsWith(QStringLiteral("5 in r6c6"))) << said().toStdString();
    const Layout sixteen(Geometry(4, 4));
    open(Puzzle(sixteen, Grid(sixteen.shape)));
    const Digit twelve(12);
    const QString label = QString::fromStdString(sixteen.symbols.label(twelve));
    typeAt(Cell(255), label);
    ASSERT_EQ(document().digits().digit(Cell(255)), twelve);
    EXPECT_TRUE(said().endsWith(label + QStringLiteral(" in r16c16"))) << said().toStdString();
}

TEST_F(SettersSolution, TheMenuOfACellOpensOnBoardsOfEveryShape) {
    const Layout samurai = test::samurai();
    open(Puzzle(samurai, Grid(samurai.shape)));
    const Cell first = samurai.shape.cells().front();
    board().setSelection({first}, first);
    Q_EMIT board().menuRequested(first, board().mapToGlobal(QPoint(5, 5)));
    auto* menu = m_window->findChild<QMenu*>(QStringLiteral("boardMenu"));
    ASSERT_NE(menu, nullptr);
    const auto* digits = menu->findChild<QMenu*>(QStringLiteral("menuDigit"));
    ASSERT_NE(digits, nullptr);
    ASSERT_EQ(digits->actions().size(), 9);
    digits->actions().at(3)->trigger();
    EXPECT_EQ(document().digits().digit(first), Digit(4));
    menu->close();
}

}  // namespace
}  // namespace nonet
