// The Design room in the window: its own documents beside the game's, kept over restarts, tried and brought back.
#include "core/design/constraint_edits.h"
#include "core/design/drawing_edits.h"
#include "core/design/strokes.h"
#include "core/rules/fog.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/board/digit_pad.h"
#include "ui/designer/design_board.h"
#include "ui/designer/title_dialog.h"
#include "ui/document/puzzle_document.h"
#include "ui/main_window/layout_speech.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/status_line.h"
#include "ui/shortcuts/action_set.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

namespace nonet {
namespace {

Cell at(int row, int column) { return Cell(9 * row + column); }

class DesignRoomTest : public WindowTest {
protected:
    void enter() {
        trigger("room.design");
        ASSERT_TRUE(QTest::qWaitFor([this] { return layoutBoard().isVisible(); }));
    }
    DesignBoard& layoutBoard() { return *find<DesignBoard>("designBoard"); }
    PuzzleDocument& layoutDocument() { return *layoutBoard().document(); }
    const std::vector<Constraint>& constraints() { return layoutDocument().puzzle().constraints(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    /// What a screen reader says from now on.
    void connectSpeech(QStringList& heard) {
        QObject::connect(find<LayoutSpeech>("layoutSpeech"), &LayoutSpeech::spoken,
                         [&heard](const QString& sentence) { heard << sentence; });
    }
    /// Of the game, which is offered in its own room.
    void openCopy() {
        trigger("room.play");
        trigger("design.from_play");
    }
    /// By its name's first letters, from the board.
    void findRule(const QString& letters) {
        press(Qt::Key_T);
        auto* search = find<QLineEdit>("paletteSearch");
        ASSERT_TRUE(search->hasFocus());
        QTest::keyClicks(search, letters);
        press(Qt::Key_Return);
        ASSERT_TRUE(layoutBoard().hasFocus());
    }
};

TEST_F(DesignRoomTest, IsEnteredByItsKeyAndHasALayoutOfItsOwn) {
    const QString game = document().id();
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_TRUE(layoutBoard().isVisible());
    EXPECT_TRUE(layoutBoard().hasFocus());
    EXPECT_EQ(document().id(), game);
    EXPECT_NE(layoutDocument().id(), game);
    EXPECT_EQ(layoutDocument().puzzle(), Puzzle());
}

TEST_F(DesignRoomTest, ARuleIsFoundAndDrawnWithKeysAlone) {
    enter();
    findRule(QStringLiteral("wh"));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down})
        press(key, Qt::ShiftModifier);
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().kind, ConstraintKind::whisper);
    // A rule of the whole board is set by its name alone, and taken off in the same way.
    findRule(QStringLiteral("magic"));
    EXPECT_EQ(constraints().size(), 2U);
    findRule(QStringLiteral("magic"));
    EXPECT_EQ(constraints().size(), 1U);
}

/// Rows and columns from 0, as the layout is published.
const std::vector<std::pair<ConstraintKind, std::vector<int>>> kAtlantis{
    {ConstraintKind::even, {0, 13, 26, 40, 53, 60, 72}},
    {ConstraintKind::odd, {4, 10, 30, 47, 56, 80}},
    {ConstraintKind::greater, {7, 33, 65}},
    {ConstraintKind::less, {20, 42, 69, 75}},
};

/// Twenty marked cells and a rule of the whole board.
TEST_F(DesignRoomTest, AtlantisIsDrawnWithSixtyKeys) {
    enter();
    int keys = 0;
    const auto type = [&keys](Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        ++keys;
    };
    const auto typeAll = [&](const QString& text) {
        for (const QChar each : text)
            type(static_cast<Qt::Key>(each.toUpper().unicode()));
    };
    const auto findRuleBy = [&](const QString& letters) {
        type(Qt::Key_T);
        typeAll(letters);
        type(Qt::Key_Return);
    };
    const QStringList names{QStringLiteral("ev"), QStringLiteral("o"), QStringLiteral("low6"), QStringLiteral("u5")};
    for (std::size_t i = 0; i < kAtlantis.size(); ++i) {
        findRuleBy(names[static_cast<qsizetype>(i)]);
        for (const int cell : kAtlantis[i].second)
            typeAll(QStringLiteral("%1%2").arg(cell / 9 + 1).arg(cell % 9 + 1));
    }
    findRuleBy(QStringLiteral("f"));
    EXPECT_LE(keys, 60);

    Layout layout;
    for (const auto& [kind, cells] : kAtlantis)
        for (const int cell : cells) {
            Constraint mark;
            mark.kind = kind;
            mark.parts = {{Cell(cell)}};
            if (kind == ConstraintKind::greater)
                mark.values = {6};
            if (kind == ConstraintKind::less)
                mark.values = {5};
            layout.constraints.push_back(mark);
        }
    layout.constraints.emplace_back().kind = ConstraintKind::magic5;
    EXPECT_EQ(layoutDocument().puzzle(), Puzzle(layout, Grid()));
}

TEST_F(DesignRoomTest, FiguresReachTheCellsOfALine) {
    enter();
    findRule(QStringLiteral("wh"));
    QTest::keyClicks(&layoutBoard(), QStringLiteral("111223"));
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(0, 0), at(0, 1), at(1, 2)}));
    // What was drawn is chosen: figures are its value.
    press(Qt::Key_4);
    EXPECT_EQ(constraints().front().value(), 4);
}

TEST_F(DesignRoomTest, TheBoardIsChangedInAStepThatUndoTakesBack) {
    enter();
    findRule(QStringLiteral("o"));
    QTest::keyClicks(&layoutBoard(), QStringLiteral("1199"));
    ASSERT_EQ(constraints().size(), 2U);
    const Puzzle before = layoutDocument().puzzle();
    trigger("design.change_board");
    find<QSpinBox>("newRows")->setValue(6);
    find<QSpinBox>("newColumns")->setValue(6);
    EXPECT_TRUE(find<QLabel>("newBoardFault")->text().contains(QLatin1Char('1'))) << "one rule has no room";
    find<QPushButton>("newBoardCreate")->click();
    EXPECT_EQ(layoutDocument().puzzle().layout().shape, BoardShape(6, 6, 6));
    EXPECT_EQ(constraints().size(), 1U);
    trigger("edit.undo");
    EXPECT_EQ(layoutDocument().puzzle(), before);
}

TEST_F(DesignRoomTest, ThePaletteFoldsInANarrowWindow) {
    enter();
    auto* tools = find<QWidget>("paletteTools");
    m_window->resize(1280, 800);
    EXPECT_TRUE(QTest::qWaitFor([&] { return tools->width() > 180; }));
    m_window->resize(1024, 720);
    EXPECT_TRUE(QTest::qWaitFor([&] { return tools->width() < 80; }));
    findRule(QStringLiteral("magic"));
    EXPECT_EQ(constraints().size(), 1U);
    EXPECT_TRUE(QTest::qWaitFor([&] { return tools->width() < 80; }));
}

/// Placing a thermometer that cannot be, hearing why, and mending it: what a screen reader says, in order.
TEST_F(DesignRoomTest, AScreenReaderTellsOfPlacingAndMendingARule) {
    enter();
    QStringList heard;
    connectSpeech(heard);
    const auto until = [&heard](const QString& part) {
        return QTest::qWaitFor(
            [&] { return std::ranges::any_of(heard, [&](const QString& each) { return each.contains(part); }); });
    };
    findRule(QStringLiteral("thermo"));
    QTest::keyClicks(&layoutBoard(), QStringLiteral("11121314152526272818"));
    press(Qt::Key_Return);
    EXPECT_TRUE(until(QStringLiteral("no solution"))) << heard.join(u'\n').toStdString();
    EXPECT_EQ(heard[0], QStringLiteral("Tool: Thermometer"));
    EXPECT_TRUE(heard.contains(QStringLiteral("Placed: thermometer, 10 cells, r1c1 to r1c8")))
        << heard.join(u'\n').toStdString();
    heard.clear();
    press(Qt::Key_U);
    EXPECT_TRUE(until(QStringLiteral("Undone: ")));
    QTest::keyClicks(&layoutBoard(), QStringLiteral("11121314"));
    press(Qt::Key_Return);
    EXPECT_TRUE(until(QStringLiteral("solutions"))) << heard.join(u'\n').toStdString();
}

TEST_F(DesignRoomTest, UndoIsTheLayoutsInItsRoomAndTheGamesInTheOther) {
    board().setFocus();
    const NodeId played = document().history().current();
    enter();
    findRule(QStringLiteral("magic"));
    ASSERT_EQ(constraints().size(), 1U);
    trigger("edit.undo");
    EXPECT_TRUE(constraints().empty());
    trigger("edit.redo");
    EXPECT_EQ(constraints().size(), 1U);
    EXPECT_EQ(document().history().current(), played);
}

TEST_F(DesignRoomTest, TryingPlaysACopyAndTheLayoutStays) {
    enter();
    findRule(QStringLiteral("magic"));
    const Puzzle layout = layoutDocument().puzzle();
    trigger("design.try");
    EXPECT_TRUE(board().isVisible());
    EXPECT_EQ(document().puzzle(), layout);
    board().setSelection({at(4, 4)}, at(4, 4));
    board().enterDigit(Digit(3));
    auto* bar = find<MessageBar>("messageBar");
    EXPECT_FALSE(bar->sentence().isEmpty());
    enter();
    EXPECT_EQ(layoutDocument().puzzle(), layout);
    EXPECT_EQ(layoutDocument().state(), PlayState());
}

TEST_F(DesignRoomTest, TheLayoutIsNamedAndItsAuthorTold) {
    enter();
    trigger("design.title");
    auto* dialog = find<TitleDialog>("titleDialog");
    ASSERT_TRUE(dialog != nullptr && dialog->isVisible());
    dialog->findChild<QLineEdit*>(QStringLiteral("titleField"))->setText(QStringLiteral(" Two  cages "));
    dialog->findChild<QLineEdit*>(QStringLiteral("authorField"))->setText(QStringLiteral("Somebody"));
    dialog->accept();
    EXPECT_EQ(layoutDocument().info().title, "Two cages");
    EXPECT_EQ(layoutDocument().info().author, "Somebody");
    layoutDocument().undo();
    layoutDocument().undo();
    EXPECT_TRUE(layoutDocument().info().title.empty());
}

TEST_F(DesignRoomTest, ThePuzzleThatIsPlayedOpensAsACopy) {
    const Puzzle played = document().puzzle();
    trigger("design.from_play");
    EXPECT_TRUE(layoutBoard().isVisible());
    EXPECT_EQ(layoutDocument().puzzle(), played);
    press(Qt::Key_T);
    press(Qt::Key_Escape);
    findRule(QStringLiteral("magic"));
    EXPECT_EQ(document().puzzle(), played);
}

/// One count on one screen: of the digits that the panel counts.
TEST_F(DesignRoomTest, TheStatusLineSaysWhatTheAnswerPanelSays) {
    enter();
    trigger("design.fill");
    ASSERT_TRUE(QTest::qWaitFor([this] { return layoutDocument().digits().isFull(); }));
    auto* status = find<StatusLine>("statusLine");
    auto* digits = find<QComboBox>("answerDigits");
    const auto areOne = [&] { return status->facts().contains(find<QLabel>("answerCount")->text()); };
    for (const int counted : {0, 1, 0}) {
        digits->setCurrentIndex(counted);
        EXPECT_TRUE(areOne());
        EXPECT_TRUE(QTest::qWaitFor([&] {
            return find<QLabel>("answerCount")
                ->text()
                .contains(counted == 1 ? QStringLiteral("One solution") : QStringLiteral("6,670"));
        })) << counted
            << ' ' << find<QLabel>("answerCount")->text().toStdString();
        EXPECT_TRUE(areOne());
    }
    EXPECT_TRUE(status->facts().contains(QStringLiteral("0 givens, 81 entered digits")))
        << status->facts().toStdString();
    Puzzle given = layoutDocument().puzzle();
    given.givens.set(at(0, 0), *layoutDocument().digits().digit(at(0, 0)));
    layoutDocument().setPuzzle(given);
    EXPECT_TRUE(status->facts().contains(QStringLiteral("1 given, 80 entered digits")))
        << status->facts().toStdString();
}

TEST_F(DesignRoomTest, ALayoutIsThereAfterARestartWithItsUndoLine) {
    enter();
    findRule(QStringLiteral("magic"));
    layoutBoard().setSelection({at(0, 0)}, at(0, 0));
    trigger("design.givens");
    press(Qt::Key_7);
    const Puzzle before = layoutDocument().puzzle();
    openWindow();
    enter();
    EXPECT_EQ(layoutDocument().puzzle(), before);
    trigger("edit.undo");
    EXPECT_EQ(layoutDocument().puzzle().givens, Grid());
    trigger("edit.undo");
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignRoomTest, WhatIsCopiedIsWhatIsSeen) {
    enter();
    findRule(QStringLiteral("magic"));
    trigger("copy.fpuzzles");
    const QString link = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(link.contains(QStringLiteral("puzz.link")) || link.contains(QStringLiteral("puzzles")))
        << link.toStdString();
    trigger("room.play");
    trigger("copy.fpuzzles");
    EXPECT_NE(QGuiApplication::clipboard()->text(), link);
}

TEST_F(DesignRoomTest, TabGoesThroughWhatLiesUnderThePointerAndOn) {
    enter();
    const auto place = [this](ConstraintKind kind, const std::vector<Cell>& cells) {
        Puzzle puzzle = layoutDocument().puzzle();
        layoutDocument().setPuzzle(nonet::place(puzzle, {constraintOf(kind, cells, puzzle.layout())}).puzzle);
    };
    place(ConstraintKind::cage, {at(0, 0), at(0, 1)});
    place(ConstraintKind::renban, {at(0, 0), at(1, 0)});
    trigger("design.select");
    QTest::mouseClick(&layoutBoard(), Qt::LeftButton, {}, layoutBoard().cellRect(at(0, 0)).center().toPoint());
    press(Qt::Key_Tab);
    EXPECT_TRUE(layoutBoard().hasFocus());
    press(Qt::Key_Tab);
    EXPECT_FALSE(layoutBoard().hasFocus());
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_TRUE(layoutBoard().hasFocus());
    press(Qt::Key_Tab);
    EXPECT_FALSE(layoutBoard().hasFocus()) << "never caught";
}

TEST_F(DesignRoomTest, SolutionsAreSteppedThroughByActionsAndEscapeHidesThem) {
    enter();
    const Grid before = layoutDocument().digits();
    trigger("design.next_solution");
    ASSERT_TRUE(QTest::qWaitFor([this] { return layoutBoard().picture().shownSolution.has_value(); }));
    const Grid first = *layoutBoard().picture().shownSolution;
    trigger("design.next_solution");
    ASSERT_TRUE(QTest::qWaitFor([&] { return layoutBoard().picture().shownSolution != first; }));
    trigger("design.previous_solution");
    EXPECT_EQ(layoutBoard().picture().shownSolution, first);
    layoutBoard().setFocus();
    press(Qt::Key_Escape);
    EXPECT_FALSE(layoutBoard().picture().shownSolution);
    EXPECT_EQ(layoutDocument().digits(), before);
    trigger("design.next_solution");
    ASSERT_TRUE(QTest::qWaitFor([&] { return layoutBoard().picture().shownSolution == first; }));
    trigger("design.fill");
    EXPECT_EQ(layoutDocument().digits(), first);
    trigger("edit.undo");
    EXPECT_EQ(layoutDocument().digits(), before);
    trigger("design.random_fill");
    EXPECT_TRUE(QTest::qWaitFor([&] { return layoutDocument().digits().isFull(); }));
}

TEST_F(DesignRoomTest, ATesterIsAskedByAnActionAndTheLayoutMayGoMeanwhile) {
    enter();
    find<QDockWidget>("answerDock")->hide();
    trigger("design.tester");
    EXPECT_TRUE(find<QDockWidget>("answerDock")->isVisible());
    Puzzle other = layoutDocument().puzzle();
    other.givens.set(at(0, 0), Digit(1));
    layoutDocument().setPuzzle(other);
    trigger("design.tester");
    openCopy();
    trigger("design.tester");
    auto* sentence = find<QLabel>("answerSentence");
    EXPECT_TRUE(QTest::qWaitFor([&] { return sentence->text().contains(QStringLiteral("solution")); }));
    trigger("design.remove_spare");
    openCopy();
    const Puzzle copy = layoutDocument().puzzle();
    QTest::qWait(100);
    EXPECT_EQ(layoutDocument().puzzle(), copy) << "it was asked of the other one";
}

TEST_F(DesignRoomTest, TheMarksRowIsFoldedAndBringsItsToolWithIt) {
    enter();
    auto* pad = find<DigitPad>("designPad");
    EXPECT_FALSE(pad->isVisible());
    trigger("design.marks_row");
    EXPECT_TRUE(pad->isVisible());
    EXPECT_TRUE(layoutBoard().hasFocus());
    layoutBoard().setSelection({at(0, 0)}, at(0, 0));
    pad->findChild<QAbstractButton*>(QStringLiteral("pad.mode.corner"))->click();
    pad->findChild<QAbstractButton*>(QStringLiteral("pad.digit_3"))->click();
    const auto marksAt = [this](Cell cell) {
        return layoutDocument().state().cells[static_cast<std::size_t>(cell.index())].corner;
    };
    EXPECT_EQ(marksAt(at(0, 0)), DigitSet(Digit(3)));
    pad->findChild<QAbstractButton*>(QStringLiteral("pad.mode.digit"))->click();
    layoutBoard().setSelection({at(1, 1)}, at(1, 1));
    press(Qt::Key_7);
    // They stay while the layout changes.
    Puzzle other = layoutDocument().puzzle();
    other.givens.set(at(8, 8), Digit(1));
    layoutDocument().setPuzzle(other);
    EXPECT_EQ(marksAt(at(0, 0)), DigitSet(Digit(3)));
    EXPECT_EQ(layoutDocument().digits().digit(at(1, 1)), Digit(7));
    EXPECT_TRUE(layoutDocument().puzzle().givens.isBlank(at(1, 1)));
    // Its eraser and undo are of the layout.
    pad->findChild<QAbstractButton*>(QStringLiteral("pad.edit.erase"))->click();
    EXPECT_TRUE(layoutDocument().digits().isBlank(at(1, 1)));
    pad->findChild<QAbstractButton*>(QStringLiteral("pad.design.undo"))->click();
    EXPECT_EQ(layoutDocument().digits().digit(at(1, 1)), Digit(7));
    EXPECT_EQ(document().history().nodes().size(), 1U);
    trigger("design.marks_row");
    EXPECT_FALSE(pad->isVisible());
    press(Qt::Key_5);
    EXPECT_EQ(layoutDocument().puzzle().givens.digit(at(1, 1)), Digit(5)) << "givens again";
}

TEST_F(DesignRoomTest, AKeyLeavesTheMarksForAnotherTool) {
    enter();
    press(Qt::Key_M);
    layoutBoard().setSelection({at(1, 1)}, at(1, 1));
    press(Qt::Key_7);
    EXPECT_TRUE(layoutDocument().puzzle().givens.isBlank(at(1, 1)));
    press(Qt::Key_G);
    press(Qt::Key_7);
    EXPECT_EQ(layoutDocument().puzzle().givens.digit(at(1, 1)), Digit(7));
}

TEST_F(DesignRoomTest, ChosenRulesAreCopiedIntoAnotherLayout) {
    enter();
    findRule(QStringLiteral("wh"));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down})
        press(key, Qt::ShiftModifier);
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    const Constraint whisper = constraints().front();
    press(Qt::Key_S);
    press(Qt::Key_C, Qt::ControlModifier);
    press(Qt::Key_V, Qt::ControlModifier);
    ASSERT_EQ(constraints().size(), 2U) << "a copy aside";
    EXPECT_NE(constraints().back(), whisper);
    trigger("edit.undo");
    EXPECT_EQ(constraints().size(), 1U);
    openCopy();
    EXPECT_TRUE(constraints().empty());
    layoutBoard().setFocus();
    press(Qt::Key_V, Qt::ControlModifier);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front(), whisper);
    trigger("edit.undo");
    trigger("design.paste");
    EXPECT_EQ(constraints().size(), 1U);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("hisper")));
}

TEST_F(DesignRoomTest, FogMadeHereCoversTheCopyThatIsTried) {
    openCopy();
    layoutDocument().setPuzzle(setLit(layoutDocument().puzzle(), std::vector{at(0, 0)}, true));
    ASSERT_TRUE(QTest::qWaitFor([this] { return layoutDocument().facts().solution.has_value(); }));
    EXPECT_TRUE(layoutBoard().picture().fogged.isEmpty());
    trigger("design.try");
    EXPECT_EQ(document().record().solution, layoutDocument().facts().solution);
    EXPECT_FALSE(cellsInFog(document().puzzle(), document().digits(), document().record().solution).isEmpty());
}

TEST_F(DesignRoomTest, LogicIsSwitchedByItsActionWhereItIsKnown) {
    openCopy();
    auto* action = find<QAction>("design.logic");
    action->trigger();
    EXPECT_TRUE(action->isChecked());
    ASSERT_TRUE(QTest::qWaitFor([this] {
        const auto& notes = layoutBoard().picture().candidateNotes;
        return notes && notes->removed && notes->removed->count() > 0;
    }));
    findRule(QStringLiteral("magic"));
    EXPECT_FALSE(action->isChecked());
    action->trigger();
    EXPECT_FALSE(action->isChecked()) << "not of a variant";
}

TEST_F(DesignRoomTest, TheLayoutIsThereAfterEveryRestart) {
    enter();
    findRule(QStringLiteral("magic"));
    const QString id = layoutDocument().id();
    for (int i = 0; i < 3; ++i) {
        openWindow();
        enter();
        EXPECT_EQ(layoutDocument().id(), id) << i;
        EXPECT_EQ(constraints().size(), 1U) << i;
        EXPECT_EQ(message(), QString()) << message().toStdString();
    }
}

TEST_F(DesignRoomTest, ThePalettesRowsKeepTheirHeights) {
    takeLook();
    m_window->resize(1280, 800);
    enter();
    auto* tools = find<QTreeWidget>("paletteTools");
    const int before = tools->visualItemRect(tools->topLevelItem(0)).height();
    EXPECT_GT(before, tools->fontMetrics().lineSpacing() + 4) << "the look's own";
    findRule(QStringLiteral("cage"));
    tools->scrollToTop();
    EXPECT_EQ(tools->visualItemRect(tools->topLevelItem(0)).height(), before);
}

/// As it was entered, not as the window was closed: a program that is killed writes nothing.
TEST_F(DesignRoomTest, TheWindowOpensInTheRoomThatWasOpenLast) {
    enter();
    findRule(QStringLiteral("magic"));
    openWindow();
    EXPECT_TRUE(layoutBoard().isVisible());
    EXPECT_FALSE(board().isVisible());
    EXPECT_EQ(constraints().size(), 1U);
    EXPECT_TRUE(find<QToolButton>("roomDesign")->isChecked());
    trigger("room.play");
    openWindow();
    EXPECT_TRUE(board().isVisible());
    EXPECT_EQ(m_window->findChild<QWidget*>(QStringLiteral("designBoard")), nullptr) << "nothing is made for it";
    // A file that is named is to be played.
    enter();
    QFile file(m_data.filePath(QStringLiteral("named.txt")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"));
    file.close();
    m_window.reset();
    m_window = std::make_unique<MainWindow>(*m_preferences, m_data.path(), m_rows);
    m_window->begin({file.fileName()});
    m_window->show();
    EXPECT_TRUE(board().isVisible());
    EXPECT_TRUE(QTest::qWaitFor([this] { return document().puzzle().givens.digit(at(0, 0)) == Digit(5); }));
    EXPECT_TRUE(board().isVisible());
}

/// What the panel can be asked, menu and keys ask as well.
TEST_F(DesignRoomTest, EveryAnswerHasAnAction) {
    openCopy();
    auto* dock = find<QDockWidget>("answerDock");
    dock->hide();
    for (const auto& [id, name] : {std::pair{"design.true_candidates", "answerCandidates"},
                                   {"design.equal_cells", "answerEqual"},
                                   {"design.not_needed", "answerNeeded"}}) {
        SCOPED_TRACE(id);
        auto* action = find<QAction>(id);
        auto* box = find<QAbstractButton>(name);
        action->trigger();
        EXPECT_TRUE(box->isChecked());
        EXPECT_TRUE(dock->isVisible());
        box->click();
        EXPECT_FALSE(action->isChecked());
    }
    auto* sentence = find<QLabel>("answerSentence");
    trigger("design.missing_clues");
    EXPECT_TRUE(QTest::qWaitFor([&] { return sentence->text().contains(QStringLiteral("nothing is missing")); }))
        << sentence->text().toStdString();
    trigger("design.smallest_part");
    EXPECT_TRUE(QTest::qWaitFor([&] {
        return sentence->text().contains(QStringLiteral("enough")) ||
               sentence->text().contains(QStringLiteral("needed"));
    })) << sentence->text().toStdString();
    // Keys of two strokes that end in a digit reach it from the board.
    layoutBoard().setFocus();
    press(Qt::Key_F, Qt::ControlModifier);
    press(Qt::Key_1);
    EXPECT_TRUE(find<QAction>("design.true_candidates")->isChecked());
}

TEST_F(DesignRoomTest, EveryPanelIsOpenAndTheWindowIsNoHigher) {
    takeLook();
    m_window->resize(1280, 800);
    enter();
    for (const char* id :
         {"design.this", "design.rules", "design.versions", "design.open", "design.placed", "design.answer"}) {
        if (!find<QAction>(id)->isChecked())
            trigger(id);
        QTest::qWait(50);
        EXPECT_EQ(m_window->size(), QSize(1280, 800)) << id;
    }
    int open = 0;
    for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
        if (dock->isHidden() || dock->visibleRegion().isEmpty())
            continue;
        ++open;
        EXPECT_GT(dock->height(), 150) << dock->objectName().toStdString();
    }
    EXPECT_GE(open, 3) << "the others are tabs";
    m_window->resize(1280, 720);
    QTest::qWait(50);
    EXPECT_EQ(m_window->size(), QSize(1280, 720));
}

TEST_F(DesignRoomTest, ClosingAPanelGivesTheKeysToTheBoard) {
    enter();
    for (const char* name : {"answerDock", "placedDock"}) {
        auto* dock = find<QDockWidget>(name);
        auto* close = dock->titleBarWidget()->findChild<QToolButton*>();
        ASSERT_TRUE(dock->isVisible() && close);
        close->setFocus();
        QTest::mouseClick(close, Qt::LeftButton);
        EXPECT_TRUE(QTest::qWaitFor([this] { return layoutBoard().hasFocus(); })) << name;
    }
    trigger("design.answer");
    find<QAbstractButton>("answerCandidates")->setFocus();
    trigger("design.answer");
    EXPECT_FALSE(find<QDockWidget>("answerDock")->isVisible());
    EXPECT_TRUE(layoutBoard().hasFocus());
}

TEST_F(DesignRoomTest, NoOtherLayoutSaysHowToBeginOneHere) {
    enter();
    trigger("design.open");
    auto* layouts = find<QDockWidget>("designLayouts");
    auto* make = layouts->findChild<QPushButton*>(QStringLiteral("continueNew"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return make->isVisible(); }));
    make->click();
    auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("newBoardDialog"));
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
    dialog->reject();
    layouts->findChild<QPushButton*>(QStringLiteral("continueOpenFile"))->click();
    auto* file = find<QFileDialog>("openDialog");
    ASSERT_NE(file, nullptr);
    file->close();
    EXPECT_TRUE(layoutBoard().isVisible());
}

TEST_F(DesignRoomTest, ADeletedLayoutComesBack) {
    enter();
    findRule(QStringLiteral("magic"));
    openCopy();
    trigger("design.open");
    auto* layouts = find<QDockWidget>("designLayouts");
    auto* list = layouts->findChild<QListView*>(QStringLiteral("continueList"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 1; }));
    const QString told = list->model()->index(0, 0).data().toString();
    EXPECT_TRUE(told.contains(QStringLiteral("1 rule, 0 givens"))) << told.toStdString();
    EXPECT_FALSE(told.contains(u'%'));
    list->setCurrentIndex(list->model()->index(0, 0));
    list->findChild<QAction*>(QStringLiteral("continueDelete"))->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 0; }));
    find<QPushButton>("messageButton")->click();
    EXPECT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 1; }));
}

class UnsavedLayout : public DesignRoomTest {
protected:
    /// A file where the folder should be: not even root can write there.
    void SetUp() override {
        QFile obstacle(m_data.filePath(QStringLiteral("designs")));
        ASSERT_TRUE(obstacle.open(QIODevice::WriteOnly));
        openWindow();
    }
};

TEST_F(UnsavedLayout, IsToldAndAskedAboutBeforeItIsLost) {
    enter();
    findRule(QStringLiteral("magic"));
    auto* bar = m_window->findChild<QWidget*>(QStringLiteral("designUnsaved"));
    ASSERT_NE(bar, nullptr);
    EXPECT_TRUE(QTest::qWaitFor([&] { return bar->isVisible(); }));
    EXPECT_FALSE(m_window->close());
    auto* question = m_window->findChild<QMessageBox*>(QStringLiteral("unsavedQuestion"));
    ASSERT_NE(question, nullptr);
    question->reject();
    QFile::remove(m_data.filePath(QStringLiteral("designs")));
    QTest::qWait(1);
    EXPECT_TRUE(m_window->close()) << "nothing is asked once there is room";
    openWindow();
    enter();
    EXPECT_EQ(constraints().size(), 1U);
}

TEST_F(DesignRoomTest, WhatIsPastedSaysSoAndTheLayoutBeforeComesBack) {
    enter();
    findRule(QStringLiteral("magic"));
    const QString before = layoutDocument().id();
    QGuiApplication::clipboard()->setText(QString(81, u'.'));
    press(Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return layoutDocument().id() != before; }));
    EXPECT_TRUE(message().startsWith(QStringLiteral("Opened"))) << message().toStdString();
    EXPECT_TRUE(message().contains(QStringLiteral("under Layouts"))) << message().toStdString();
    find<QPushButton>("messageButton")->click();
    EXPECT_EQ(layoutDocument().id(), before);
    EXPECT_EQ(constraints().size(), 1U);
}

/// What is pasted, dropped or opened while the room is on the screen becomes a layout; the game stays as it is.
TEST_F(DesignRoomTest, WhatComesInIsALayoutWhileTheRoomIsOnTheScreen) {
    const QString game = document().id();
    enter();
    const QString first = layoutDocument().id();
    const auto waitForAnother = [this](const QString& id) {
        return QTest::qWaitFor([this, id] { return layoutDocument().id() != id; });
    };
    const QString link = QStringLiteral(
        R"({"size":4,"title":"Four","grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
        R"("killercage":[{"cells":["R1C1","R1C2"],"value":"5"}],"whirl":[{"lines":[]}]})");
    QGuiApplication::clipboard()->setText(link);
    QTest::keyClick(&layoutBoard(), Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(waitForAnother(first));
    EXPECT_EQ(layoutDocument().title(), QStringLiteral("Four"));
    EXPECT_EQ(layoutDocument().puzzle().geometry(), Geometry(2, 2));
    EXPECT_TRUE(layoutBoard().isVisible());
    // What came is said, with what of it is not known.
    EXPECT_TRUE(message().startsWith(QStringLiteral("Opened “Four” as a new layout."))) << message().toStdString();
    EXPECT_TRUE(message().contains(QStringLiteral("whirl"))) << message().toStdString();
    const QString pasted = layoutDocument().id();
    QMimeData dropped;
    dropped.setText(QString(81, u'.'));
    // Qt lets nothing fall where nothing was dragged to.
    QDragEnterEvent drag(QPoint(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &drag);
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &drop);
    ASSERT_TRUE(waitForAnother(pasted));
    EXPECT_EQ(layoutDocument().puzzle(), Puzzle());
    EXPECT_EQ(document().id(), game);
    // In the other room it is a game again.
    trigger("room.play");
    trigger("edit.paste");
    EXPECT_TRUE(QTest::qWaitFor([&] { return document().id() != game; }));
}

}  // namespace
}  // namespace nonet
