// The Design room in the window: its own documents beside the game's, kept over restarts, tried and brought back.
#include "core/design/constraint_edits.h"
#include "core/design/drawing_edits.h"
#include "core/design/strokes.h"
#include "core/rules/fog.h"
#include "tests/ui/designer/design_room_fixture.h"
#include "ui/designer/title_dialog.h"
#include "ui/frame/message_bar.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace nonet {
namespace {

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
    // A rule of the whole board is set by its name alone, and stays until Del takes it off.
    for (int i = 0; i < 2; ++i) {
        findRule(QStringLiteral("magic"));
        EXPECT_EQ(constraints().size(), 2U);
    }
    press(Qt::Key_Delete);
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

TEST_F(DesignRoomTest, TabGoesRoundWhatLiesUnderThePointerAndOnAfterEscape) {
    enter();
    const auto place = [this](ConstraintKind kind, const std::vector<Cell>& cells) {
        Puzzle puzzle = layoutDocument().puzzle();
        layoutDocument().setPuzzle(nonet::place(puzzle, {constraintOf(kind, cells, puzzle.layout())}).puzzle);
    };
    place(ConstraintKind::cage, {at(0, 0), at(0, 1)});
    place(ConstraintKind::renban, {at(0, 0), at(1, 0)});
    trigger("design.select");
    QTest::mouseClick(&layoutBoard(), Qt::LeftButton, {}, layoutBoard().cellRect(at(0, 0)).center().toPoint());
    for (int i = 0; i < 5; ++i) {
        press(Qt::Key_Tab);
        EXPECT_TRUE(layoutBoard().hasFocus()) << i;
    }
    press(Qt::Key_Escape);
    press(Qt::Key_Tab);
    EXPECT_FALSE(layoutBoard().hasFocus()) << "never caught";
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_TRUE(layoutBoard().hasFocus());
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
    ASSERT_TRUE(QTest::qWaitFor([this] { return layoutDocument().findings().facts().solution.has_value(); }));
    EXPECT_TRUE(layoutBoard().picture().fogged.isEmpty());
    trigger("design.try");
    EXPECT_EQ(document().record().solution, layoutDocument().findings().facts().solution);
    EXPECT_FALSE(cellsInFog(document().puzzle(), document().digits(), document().record().solution).isEmpty());
}

TEST_F(DesignRoomTest, TheLayoutIsThereAfterEveryRestart) {
    enter();
    findRule(QStringLiteral("magic"));
    const QString id = layoutDocument().id();
    // A window that goes before it was painted may have ended the program.
    const auto isOpened = [this] {
        return !QFile::exists(m_data.filePath(QStringLiteral("documents/opening"))) &&
               !QFile::exists(m_data.filePath(QStringLiteral("designs/documents/opening")));
    };
    for (int i = 0; i < 3; ++i) {
        openWindow();
        EXPECT_TRUE(QTest::qWaitFor(isOpened));
        enter();
        EXPECT_EQ(layoutDocument().id(), id) << i;
        EXPECT_EQ(constraints().size(), 1U) << i;
        EXPECT_EQ(message(), QString()) << message().toStdString();
    }
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
    auto* bar = m_window->findChild<QWidget*>(QStringLiteral("unsavedBar"));
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

TEST_F(DesignRoomTest, WhatWasHiddenIsSaidAlsoWhereItIsLocked) {
    enter();
    findRule(QStringLiteral("odd"));
    layoutBoard().setSelection({at(2, 2)}, at(2, 2));
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    const auto status = [this] { return find<QLabel>("statusText")->text(); };
    trigger("design.hide");
    const QString hidden = status();
    EXPECT_TRUE(hidden.contains(QStringLiteral("odd cell"))) << hidden.toStdString();
    trigger("design.hide");
    trigger("design.lock");
    trigger("design.hide");
    EXPECT_EQ(status(), hidden);
    trigger("design.delete");
    EXPECT_TRUE(status().contains(QStringLiteral("Locked"))) << status().toStdString();
    trigger("design.lock");
    EXPECT_FALSE(status().contains(QStringLiteral("Locked"))) << status().toStdString();
}

TEST_F(DesignRoomTest, ATextThatNobodyTypedStaysInNoLayout) {
    enter();
    findRule(QStringLiteral("drawn text"));
    layoutBoard().setSelection({at(2, 2)}, at(2, 2));
    press(Qt::Key_Return);
    const QString first = layoutDocument().id();
    ASSERT_EQ(layoutDocument().puzzle().decoration().drawings.size(), 1U);
    QGuiApplication::clipboard()->setText(QString(81, u'.'));
    trigger("edit.paste");
    ASSERT_TRUE(QTest::qWaitFor([&] { return layoutDocument().id() != first; }));
    if (auto* back = find<QPushButton>("messageButton"); back->isVisible())
        back->click();
    ASSERT_EQ(layoutDocument().id(), first);
    EXPECT_TRUE(layoutDocument().puzzle().decoration().drawings.empty());
}

}  // namespace
}  // namespace nonet
