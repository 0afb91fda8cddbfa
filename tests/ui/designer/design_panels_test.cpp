// The Design room's panels in the window: what they say and are asked, how they stand, and the palette beside them.
#include "core/play/player_actions.h"
#include "tests/ui/designer/design_room_fixture.h"
#include "ui/board/cell_looks.h"
#include "ui/board/digit_pad.h"
#include "ui/frame/status_line.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

namespace nonet {
namespace {

/// One count on one screen: of the digits that the panel counts.
TEST_F(DesignRoomTest, TheStatusLineSaysWhatTheAnswerPanelSays) {
    enter();
    trigger("design.fill");
    ASSERT_TRUE(QTest::qWaitFor([this] { return layoutDocument().puzzle().solutionLayer() != nullptr; }));
    const Grid whole = *layoutDocument().puzzle().solutionLayer();
    layoutDocument().perform(showSolution(layoutDocument().puzzle(), layoutDocument().state(), whole),
                             {.kind = ActionKind::showSolution});
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

/// What is entered and what lies over the board are two things, and are not called by one word.
TEST_F(DesignRoomTest, ASolutionThatIsFilledInIsNotSaidToBeShown) {
    enter();
    trigger("design.random_fill");
    ASSERT_TRUE(QTest::qWaitFor([this] { return layoutDocument().puzzle().solutionLayer() != nullptr; }));
    EXPECT_EQ(layoutDocument().digits().filledCount(), 0) << "nothing is entered";
    const QString done = find<StatusLine>("statusLine")->findChild<QLabel*>(QStringLiteral("statusText"))->text();
    EXPECT_TRUE(done.startsWith(QStringLiteral("Solution filled in"))) << done.toStdString();
    EXPECT_EQ(find<QLabel>("answerSolution")->text(), QStringLiteral("No solution shown"));
}

TEST_F(DesignRoomTest, SelectAllAndEraseAreTheLayoutsHere) {
    enter();
    PlayState filled = layoutDocument().state();
    for (const int cell : {0, 10, 20})
        filled.at(Cell(cell)).digit = 5;
    layoutDocument().perform(filled, {.kind = ActionKind::digit});
    const NodeId played = document().history().current();
    ASSERT_TRUE(find<QAction>("select.all")->isEnabled());
    ASSERT_TRUE(find<QAction>("edit.erase")->isEnabled());
    trigger("select.all");
    trigger("edit.erase");
    EXPECT_EQ(layoutDocument().digits().filledCount(), 0);
    EXPECT_EQ(document().history().current(), played) << "the game is left alone";
}

TEST_F(DesignRoomTest, APictureTellsNoSolutionUnlessThatIsSwitchedOn) {
    enter();
    const auto saved = [this](const char* name) {
        const QString path = m_data.filePath(QLatin1String(name));
        trigger("file.save_picture");
        auto* asked = find<QFileDialog>("pictureDialog");
        Q_EMIT asked->fileSelected(path);
        delete asked;
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    const QByteArray plain = saved("plain.png");
    trigger("design.random_fill");
    ASSERT_TRUE(QTest::qWaitFor([this] { return layoutDocument().puzzle().solutionLayer() != nullptr; }));
    trigger("design.true_candidates");
    ASSERT_TRUE(QTest::qWaitFor([this] { return layoutBoard().picture().candidateNotes.has_value(); }));
    EXPECT_EQ(saved("proper.png"), plain);
    trigger("design.overlays_out");
    EXPECT_NE(saved("all.png"), plain);
}

/// Its own list in the Design room; everywhere else the games'.
TEST_F(DesignRoomTest, ContinueStaysInTheRoom) {
    enter();
    trigger("file.continue");
    EXPECT_TRUE(layoutBoard().isVisible());
    EXPECT_TRUE(find<QDockWidget>("designLayouts")->isVisible());
    trigger("room.learn");
    trigger("file.continue");
    EXPECT_FALSE(layoutBoard().isVisible());
    EXPECT_TRUE(find<QDockWidget>("continueDock")->isVisible());
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
    ASSERT_NE(layoutDocument().puzzle().solutionLayer(), nullptr);
    EXPECT_EQ(*layoutDocument().puzzle().solutionLayer(), first);
    EXPECT_EQ(layoutDocument().digits(), before);
    trigger("edit.undo");
    EXPECT_EQ(layoutDocument().puzzle().solutionLayer(), nullptr);
    trigger("design.random_fill");
    EXPECT_TRUE(QTest::qWaitFor([&] { return layoutDocument().puzzle().solutionLayer() != nullptr; }));
}

TEST_F(DesignRoomTest, TheSolutionLayerIsShownHiddenTypedAndCleared) {
    enter();
    auto* shown = find<QAction>("design.solution_layer");
    ASSERT_TRUE(shown->isChecked());
    layoutDocument().perform(enterDigit(layoutDocument().puzzle(), layoutDocument().state(), {{at(4, 4)}}, Digit(7)),
                             {.kind = ActionKind::digit});
    trigger("design.keep_digits");
    EXPECT_EQ(layoutDocument().digits().filledCount(), 0);
    ASSERT_NE(layoutDocument().puzzle().solutionLayer(), nullptr);
    EXPECT_EQ(layoutDocument().puzzle().solutionLayer()->digit(at(4, 4)), Digit(7));
    EXPECT_EQ(boardLooks(layoutBoard().picture()).cells[at(4, 4).slot()].inMind, 7);
    trigger("edit.undo");
    EXPECT_EQ(layoutDocument().digits().digit(at(4, 4)), Digit(7)) << "one step";
    EXPECT_EQ(layoutDocument().puzzle().solutionLayer(), nullptr);
    trigger("edit.redo");
    trigger("design.solution_layer");
    EXPECT_FALSE(shown->isChecked());
    EXPECT_EQ(boardLooks(layoutBoard().picture()).cells[at(4, 4).slot()].inMind, 0);
    auto* clear = find<QPushButton>("answerClearFill");
    ASSERT_TRUE(clear->isEnabled());
    clear->click();
    EXPECT_EQ(layoutDocument().puzzle().solutionLayer(), nullptr);
    EXPECT_FALSE(clear->isEnabled());
    trigger("edit.undo");
    EXPECT_TRUE(shown->isChecked()) << "what comes back is to be seen";
}

TEST_F(DesignRoomTest, ItsToolTypesIntoTheSolutionLayerAndShowsIt) {
    enter();
    auto* shown = find<QAction>("design.solution_layer");
    trigger("design.solution_layer");
    ASSERT_FALSE(shown->isChecked());
    layoutBoard().setSelection({at(4, 4)}, at(4, 4));
    layoutBoard().setFocus();
    press(Qt::Key_A);
    EXPECT_TRUE(shown->isChecked());
    press(Qt::Key_7);
    EXPECT_EQ(boardLooks(layoutBoard().picture()).cells[at(4, 4).slot()].inMind, 7);
    EXPECT_FALSE(boardLooks(layoutBoard().picture()).cells[at(4, 4).slot()].isConflict);
    press(Qt::Key_Right);
    press(Qt::Key_7);
    EXPECT_TRUE(boardLooks(layoutBoard().picture()).cells[at(4, 5).slot()].isConflict);
    trigger("edit.undo");
    EXPECT_EQ(boardLooks(layoutBoard().picture()).cells[at(4, 5).slot()].inMind, 0);
    press(Qt::Key_M);
    press(Qt::Key_A);
    press(Qt::Key_6);
    EXPECT_EQ(layoutDocument().puzzle().solutionLayer()->digit(at(4, 5)), Digit(6)) << "a key leaves the marks for it";
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

/// In a window of 1280 x 800, with three panels over one another.
TEST_F(DesignRoomTest, WhatWasAskedIsToldUnderTheCountWithoutScrolling) {
    makeAppearance();
    m_window->resize(1280, 800);
    openCopy();
    const auto* dock = find<QDockWidget>("answerDock");
    const auto* list = find<QWidget>("answerList");
    EXPECT_FALSE(list->isVisible()) << "nothing was asked";
    for (const char* id : {"design.tester", "design.smallest_part", "design.rate"}) {
        trigger(id);
        QTest::qWait(100);
        for (const char* name : {"answerCount", "answerSentence", "answerList", "answerGo"}) {
            const auto* part = find<QWidget>(name);
            EXPECT_TRUE(part->isVisible()) << id << ' ' << name;
            const QRect place(part->mapTo(dock, QPoint()), part->size());
            EXPECT_TRUE(dock->rect().contains(place.topLeft())) << id << ' ' << name;
            EXPECT_LE(place.bottom(), dock->height()) << id << ' ' << name;
        }
        EXPECT_FALSE(find<QWidget>("answerTester")->isVisible()) << "folded below";
    }
    find<QToolButton>("answerFold")->click();
    EXPECT_TRUE(find<QWidget>("answerTester")->isVisible());
    EXPECT_EQ(m_window->size(), QSize(1280, 800));
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

TEST_F(DesignRoomTest, ThePalettesRowsKeepTheirHeights) {
    makeAppearance();
    m_window->resize(1280, 800);
    enter();
    auto* tools = find<QTreeWidget>("paletteTools");
    const int before = tools->visualItemRect(tools->topLevelItem(0)).height();
    EXPECT_GT(before, tools->fontMetrics().lineSpacing() + 4) << "the look's own";
    findRule(QStringLiteral("cage"));
    tools->scrollToTop();
    EXPECT_EQ(tools->visualItemRect(tools->topLevelItem(0)).height(), before);
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
    makeAppearance();
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
    EXPECT_TRUE(told.contains(QStringLiteral("1 rule"))) << told.toStdString();
    EXPECT_FALSE(told.contains(u'%'));
    list->setCurrentIndex(list->model()->index(0, 0));
    list->findChild<QAction*>(QStringLiteral("continueDelete"))->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 0; }));
    find<QPushButton>("messageButton")->click();
    EXPECT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 1; }));
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

TEST_F(DesignRoomTest, AnActionBringsACoveredPanelToTheFront) {
    m_window->resize(1024, 760);
    enter();
    auto* rules = find<QDockWidget>("designRules");
    auto* answer = find<QDockWidget>("answerDock");
    for (QDockWidget* dock : {rules, answer})
        dock->show();
    answer->raise();
    if (!QTest::qWaitFor([&] { return rules->visibleRegion().isEmpty() && !answer->visibleRegion().isEmpty(); }))
        GTEST_SKIP() << "they stand side by side here";
    trigger("design.rules");
    EXPECT_FALSE(rules->isHidden());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !rules->visibleRegion().isEmpty(); }));
    trigger("design.rules");
    EXPECT_TRUE(rules->isHidden());
}

}  // namespace
}  // namespace nonet
