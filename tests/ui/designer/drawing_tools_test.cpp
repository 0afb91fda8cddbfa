// What is only drawn, the colours of cells and fog, by mouse and by keys; then moved, changed, deleted and undone.
#include "core/design/drawing_edits.h"
#include "ui/designer/chosen_edits.h"
#include "ui/designer/chosen_rule_dock.h"
#include "ui/designer/design_board.h"
#include "ui/designer/drawing_editor.h"
#include "ui/designer/palette.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace nonet {
namespace {

Cell drawnAt(int row, int column) { return Cell(9 * row + column); }

class DrawingTools : public testing::Test {
protected:
    DrawingTools()
        : m_document(PuzzleRecord()), m_preferences(m_folder.filePath(QStringLiteral("settings.ini"))),
          m_actions(m_preferences.keyBindings()), m_board(m_designer, m_preferences, m_actions),
          m_dock(m_designer, m_preferences) {
        m_designer.setDocument(&m_document);
        m_dock.show();
        m_board.resize(620, 620);
        m_board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_board));
        m_board.setFocus();
    }

    void take(DrawingKind kind) { m_designer.setTool({.type = DesignTool::Type::drawing, .drawing = kind}); }
    void take(DesignTool::Type type) { m_designer.setTool({.type = type}); }
    QPoint middle(Cell cell) const { return m_board.cellRect(cell).center().toPoint(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&m_board, key, modifiers);
    }
    void click(Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&m_board, button, Qt::NoModifier, middle(cell));
    }
    void moveTo(const QPoint& to) {
        QMouseEvent move(QEvent::MouseMove, to, m_board.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_board, &move);
    }
    void drag(const std::vector<Cell>& way) {
        QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(way.front()));
        for (const Cell cell : way)
            moveTo(middle(cell));
        QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(way.back()));
    }
    const std::vector<Drawing>& drawings() const { return m_document.puzzle().decoration().drawings; }
    void undoAll() {
        while (m_document.canUndo())
            m_document.undo();
        EXPECT_EQ(m_document.puzzle(), Puzzle());
    }
    template <typename T>
    T* find(const char* name) {
        T* widget = m_dock.findChild<T*>(QLatin1String(name));
        EXPECT_NE(widget, nullptr) << name;
        return widget;
    }

    QTemporaryDir m_folder;
    PuzzleDocument m_document;
    Preferences m_preferences;
    ActionSet m_actions;
    Designer m_designer;
    DesignBoard m_board;
    ChosenRuleDock m_dock;
};

TEST_F(DrawingTools, AKeyDuringADragDoesNoHarm) {
    take(DrawingKind::line);
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(drawnAt(1, 1)));
    moveTo(middle(drawnAt(1, 1)));
    moveTo(middle(drawnAt(1, 2)));
    press(Qt::Key_Right, Qt::ShiftModifier);
    moveTo(middle(drawnAt(2, 3)));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(drawnAt(2, 3)));
    const std::size_t before = drawings().size();
    drag({drawnAt(1, 1), drawnAt(1, 2), drawnAt(2, 3)});
    ASSERT_EQ(drawings().size(), before + 1);
    EXPECT_EQ(drawings().back().points, (std::vector<DrawingPoint>{{1.5, 1.5}, {1.5, 2.5}, {2.5, 3.5}}));
}

TEST_F(DrawingTools, ALineIsTheSameByMouseAndByKeys) {
    take(DrawingKind::line);
    drag({drawnAt(1, 1), drawnAt(1, 2), drawnAt(2, 3)});
    ASSERT_EQ(drawings().size(), 1U);
    EXPECT_EQ(drawings()[0].points, (std::vector<DrawingPoint>{{1.5, 1.5}, {1.5, 2.5}, {2.5, 3.5}}));
    EXPECT_EQ(m_designer.chosenDrawings(), std::vector{0});
    const Drawing drawn = drawings()[0];
    undoAll();
    m_board.setSelection({drawnAt(1, 1)}, drawnAt(1, 1));
    press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_TRUE(drawings().empty());
    CellSet cells;
    for (const Cell cell : {drawnAt(1, 1), drawnAt(1, 2), drawnAt(2, 3)}) {
        cells.insert(cell);
        m_board.setSelection(cells, cell);
    }
    press(Qt::Key_Return);
    ASSERT_EQ(drawings().size(), 1U);
    EXPECT_EQ(drawings()[0], drawn);
    undoAll();
}

TEST_F(DrawingTools, ATextIsTypedAtOnceAsOneEdit) {
    take(DrawingKind::text);
    click(drawnAt(4, 4));
    ASSERT_EQ(drawings().size(), 1U);
    for (const Qt::Key key : {Qt::Key_S, Qt::Key_7, Qt::Key_G})
        press(key);
    EXPECT_EQ(drawings()[0].text, "s7g");
    press(Qt::Key_Backspace);
    EXPECT_EQ(drawings()[0].text, "s7");
    EXPECT_TRUE(m_document.puzzle().givens.isBlank(drawnAt(4, 4)));
    m_document.undo();
    EXPECT_EQ(drawings()[0].text, "?");
    undoAll();
}

TEST_F(DrawingTools, ATextThatNobodyTypesGoesAgain) {
    take(DrawingKind::text);
    click(drawnAt(2, 2));
    ASSERT_EQ(drawings().size(), 1U);
    click(drawnAt(5, 5));
    ASSERT_EQ(drawings().size(), 1U);
    EXPECT_EQ(drawings().front().points.front(), (DrawingPoint{5.5, 5.5}));
    press(Qt::Key_A);
    click(drawnAt(7, 7));
    ASSERT_EQ(drawings().size(), 2U);
    take(DesignTool::Type::select);
    EXPECT_EQ(drawings().size(), 2U) << "it is still in hand";
    m_board.escape();
    ASSERT_EQ(drawings().size(), 1U);
    EXPECT_EQ(drawings().front().text, "a");
    undoAll();
}

TEST_F(DrawingTools, ATextIsPickedUpByTheTextTool) {
    take(DrawingKind::text);
    click(drawnAt(2, 2));
    press(Qt::Key_A);
    m_board.escape();
    click(drawnAt(2, 2));
    ASSERT_EQ(drawings().size(), 1U) << "no second one over it";
    EXPECT_EQ(m_designer.chosenDrawings(), std::vector{0});
    press(Qt::Key_B);
    EXPECT_EQ(drawings().front().text, "ab");
    press(Qt::Key_Return);
    EXPECT_TRUE(m_designer.chosenDrawings().empty());
    press(Qt::Key_Return);
    EXPECT_EQ(drawings().size(), 1U);
    EXPECT_EQ(m_designer.chosenDrawings(), std::vector{0}) << "by the keys as well";
    // Beside its letters, and elsewhere.
    m_board.escape();
    QTest::mouseClick(&m_board, Qt::LeftButton, Qt::NoModifier,
                      m_board.cellRect(drawnAt(2, 2)).topLeft().toPoint() + QPoint(8, 8));
    EXPECT_EQ(drawings().size(), 1U);
    click(drawnAt(5, 5));
    EXPECT_EQ(drawings().size(), 2U);
}

TEST_F(DrawingTools, ShiftLaysAnotherTextOverOneThatIsThere) {
    take(DrawingKind::text);
    click(drawnAt(2, 2));
    press(Qt::Key_A);
    m_board.escape();
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("Shift")));
    QTest::mouseClick(&m_board, Qt::LeftButton, Qt::ShiftModifier, middle(drawnAt(2, 2)));
    press(Qt::Key_B);
    ASSERT_EQ(drawings().size(), 2U);
    EXPECT_EQ(drawings().back().text, "b");
    press(Qt::Key_Return);
    press(Qt::Key_Return, Qt::ShiftModifier);
    press(Qt::Key_C);
    EXPECT_EQ(drawings().size(), 3U);
    // A click goes through them, the topmost first.
    m_board.escape();
    for (const int expected : {2, 1, 0, 2}) {
        click(drawnAt(2, 2));
        EXPECT_EQ(m_designer.chosenDrawings(), std::vector{expected});
    }
}

TEST_F(DrawingTools, LettersTurnWithWhatIsTurned) {
    take(DrawingKind::text);
    click(drawnAt(2, 2));
    press(Qt::Key_A);
    turnChosen(m_designer);
    EXPECT_EQ(drawings().front().angle, 90);
    for (int i = 0; i < 3; ++i)
        turnChosen(m_designer);
    EXPECT_EQ(drawings().front().angle, 0);
}

TEST_F(DrawingTools, AnyShapeIsPickedUpMovedChangedAndDeleted) {
    for (const DrawingKind kind : {DrawingKind::rectangle, DrawingKind::circle, DrawingKind::outline}) {
        take(kind);
        drag({drawnAt(3, 3), drawnAt(3, 4), drawnAt(4, 4)});
        ASSERT_EQ(drawings().size(), 1U);
        EXPECT_EQ(drawings()[0].kind, kind);
        const DrawingPoint first = drawings()[0].points.front();
        m_designer.choose({});
        take(DesignTool::Type::select);
        click(drawnAt(3, 4));
        ASSERT_EQ(m_designer.chosenDrawings(), std::vector{0});
        press(Qt::Key_Down);
        EXPECT_EQ(drawings()[0].points.front(), (DrawingPoint{first.row + 1, first.column}));
        drag({drawnAt(4, 4), drawnAt(4, 5)});
        EXPECT_EQ(drawings()[0].points.front(), (DrawingPoint{first.row + 1, first.column + 1}));
        find<QToolButton>("drawingFill3")->click();
        EXPECT_EQ(drawings()[0].fillColour, kLightColours[2]);
        find<QToolButton>("drawingLine1")->click();
        EXPECT_EQ(drawings()[0].lineColour, kStrongColours[0]);
        find<QLineEdit>("drawingText")->setText(QStringLiteral("12"));
        Q_EMIT find<QLineEdit>("drawingText")->editingFinished();
        EXPECT_EQ(drawings()[0].text, "12");
        if (kind != DrawingKind::outline) {
            find<QSpinBox>("drawingWidth")->setValue(150);
            EXPECT_DOUBLE_EQ(drawings()[0].width, 1.5);
        }
        find<QCheckBox>("drawingOver")->click();
        EXPECT_TRUE(drawings()[0].isOver);
        press(Qt::Key_Delete);
        EXPECT_TRUE(drawings().empty());
        undoAll();
    }
}

TEST_F(DrawingTools, WhatLiesUnderARuleIsReachedByTabAndWithoutAMouseByEnter) {
    take(DrawingKind::circle);
    click(drawnAt(2, 2));
    m_designer.setTool({DesignTool::Type::constraint, ConstraintKind::even});
    click(drawnAt(2, 2));
    m_designer.choose({});
    take(DesignTool::Type::select);
    m_board.setSelection({drawnAt(2, 2)}, drawnAt(2, 2));
    press(Qt::Key_Return);
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    QTest::keyClick(&m_board, Qt::Key_Tab);
    EXPECT_TRUE(m_designer.chosen().empty());
    EXPECT_EQ(m_designer.chosenDrawings(), std::vector{0});
    m_designer.choose({});
    click(drawnAt(2, 2), Qt::RightButton);
    EXPECT_TRUE(m_document.puzzle().constraints().empty());
    click(drawnAt(2, 2), Qt::RightButton);
    EXPECT_TRUE(drawings().empty());
    undoAll();
}

TEST_F(DrawingTools, CellsArePaintedByClicksAndByDigits) {
    take(DesignTool::Type::colour);
    drag({drawnAt(0, 0), drawnAt(0, 1)});
    EXPECT_EQ(colourOfCell(m_document.puzzle(), drawnAt(0, 1)), kLightColours[2]);
    click(drawnAt(0, 1));
    EXPECT_EQ(colourOfCell(m_document.puzzle(), drawnAt(0, 1)), std::nullopt);
    m_board.setSelection({drawnAt(5, 5), drawnAt(5, 6)}, drawnAt(5, 5));
    press(Qt::Key_6);
    EXPECT_EQ(colourOfCell(m_document.puzzle(), drawnAt(5, 6)), kLightColours[5]);
    EXPECT_TRUE(m_document.puzzle().givens.isBlank(drawnAt(5, 6)));
    click(drawnAt(7, 7));
    EXPECT_EQ(colourOfCell(m_document.puzzle(), drawnAt(7, 7)), kLightColours[5]);
    click(drawnAt(7, 7), Qt::RightButton);
    EXPECT_EQ(colourOfCell(m_document.puzzle(), drawnAt(7, 7)), std::nullopt);
    m_board.setSelection({drawnAt(5, 5)}, drawnAt(5, 5));
    press(Qt::Key_0);
    EXPECT_EQ(colourOfCell(m_document.puzzle(), drawnAt(5, 5)), std::nullopt);
    find<QToolButton>("drawingFill1")->click();
    click(drawnAt(8, 8));
    EXPECT_EQ(colourOfCell(m_document.puzzle(), drawnAt(8, 8)), kLightColours[0]);
    undoAll();
}

TEST_F(DrawingTools, FogIsLitCoveredAndTakenAwayAndHidesNothingFromItsSetter) {
    Puzzle given = Puzzle();
    given.givens.set(drawnAt(6, 6), Digit(4));
    m_designer.edit(given);
    take(DesignTool::Type::fog);
    drag({drawnAt(4, 4), drawnAt(4, 5)});
    ASSERT_TRUE(m_document.puzzle().decoration().fog);
    EXPECT_EQ(m_document.puzzle().decoration().fog->lit, (std::vector{drawnAt(4, 4), drawnAt(4, 5)}));
    EXPECT_TRUE(m_board.picture().fogged.isEmpty());
    click(drawnAt(4, 5), Qt::RightButton);
    EXPECT_EQ(m_document.puzzle().decoration().fog->lit, std::vector{drawnAt(4, 4)});
    m_board.setSelection({drawnAt(0, 0)}, drawnAt(0, 0));
    press(Qt::Key_Return);
    EXPECT_TRUE(isLit(m_document.puzzle(), drawnAt(0, 0)));
    press(Qt::Key_Delete);
    EXPECT_FALSE(m_document.puzzle().decoration().fog);
    undoAll();
}

TEST_F(DrawingTools, PartnersOfTheSymmetryAreDrawnInOneStep) {
    m_designer.setSymmetry(EntrySymmetry::halfTurn);
    take(DrawingKind::line);
    drag({drawnAt(0, 0), drawnAt(0, 1)});
    ASSERT_EQ(drawings().size(), 2U);
    EXPECT_EQ(drawings()[1].points, (std::vector<DrawingPoint>{{8.5, 8.5}, {8.5, 7.5}}));
    EXPECT_EQ(m_designer.chosenDrawings(), (std::vector{0, 1}));
    m_document.undo();
    EXPECT_TRUE(drawings().empty());
    take(DrawingKind::circle);
    click(drawnAt(1, 1));
    press(Qt::Key_7);
    ASSERT_EQ(drawings().size(), 2U);
    EXPECT_EQ(drawings()[0].text, "7");
    EXPECT_EQ(drawings()[1].text, "7") << "one text for both";
    undoAll();
    take(DesignTool::Type::colour);
    click(drawnAt(0, 4));
    EXPECT_EQ(colourOfCell(m_document.puzzle(), drawnAt(8, 4)), kLightColours[2]);
    m_board.setSelection({drawnAt(2, 0)}, drawnAt(2, 0));
    press(Qt::Key_6);
    EXPECT_EQ(colourOfCell(m_document.puzzle(), drawnAt(6, 8)), kLightColours[5]);
    take(DesignTool::Type::fog);
    click(drawnAt(0, 0));
    EXPECT_TRUE(isLit(m_document.puzzle(), drawnAt(8, 8)));
    undoAll();
}

TEST_F(DrawingTools, TheyAreTurnedMirroredDuplicatedAndCopied) {
    take(DrawingKind::line);
    drag({drawnAt(4, 4), drawnAt(4, 5), drawnAt(5, 5)});
    const std::vector<DrawingPoint> first = drawings()[0].points;
    take(DesignTool::Type::select);
    m_designer.chooseDrawings({0});
    turnChosen(m_designer);
    EXPECT_EQ(drawings()[0].points, (std::vector<DrawingPoint>{{4.5, 5.5}, {5.5, 5.5}, {5.5, 4.5}}));
    EXPECT_EQ(m_designer.chosenDrawings(), std::vector{0});
    for (int quarter = 0; quarter < 3; ++quarter)
        turnChosen(m_designer);
    EXPECT_EQ(drawings()[0].points, first);
    mirrorChosen(m_designer);
    EXPECT_NE(drawings()[0].points, first);
    mirrorChosen(m_designer);
    EXPECT_EQ(drawings()[0].points, first);
    duplicateChosen(m_designer);
    ASSERT_EQ(drawings().size(), 2U);
    EXPECT_EQ(m_designer.chosenDrawings(), std::vector{1});
    orderChosen(m_designer, -1);
    EXPECT_EQ(drawings()[1].points, first);
    press(Qt::Key_C, Qt::ControlModifier);
    press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(drawings().size(), 3U);
    QString said;
    const QObject hearer;
    QObject::connect(&m_designer, &Designer::statusMessage, &hearer,
                     [&said](const QString& sentence) { said = sentence; });
    toggleHidden(m_designer);
    EXPECT_FALSE(said.isEmpty()) << "why not";
    undoAll();
}

TEST_F(DrawingTools, ThePaletteHasThemUnderTheirNames) {
    Palette palette(m_designer, m_preferences);
    palette.show();
    auto* search = palette.findChild<QLineEdit*>(QStringLiteral("paletteSearch"));
    const auto taken = [&](const QString& letters) {
        search->setText(letters);
        QTest::keyClick(search, Qt::Key_Return);
        return m_designer.tool();
    };
    EXPECT_EQ(taken(QStringLiteral("drawn c")),
              (DesignTool{.type = DesignTool::Type::drawing, .drawing = DrawingKind::circle}));
    EXPECT_EQ(taken(QStringLiteral("cell c")).type, DesignTool::Type::colour);
    EXPECT_EQ(taken(QStringLiteral("cells w")).type, DesignTool::Type::fog);
    EXPECT_EQ(toolName(m_designer.tool()), QStringLiteral("Cells without fog"));
}

TEST_F(DrawingTools, TheyAreHiddenAndLockedAndTheirPanelTurnsThem) {
    take(DrawingKind::line);
    drag({drawnAt(1, 1), drawnAt(1, 2), drawnAt(1, 3)});
    const Drawing drawn = drawings()[0];
    find<QToolButton>("drawingTurn")->click();
    EXPECT_NE(drawings()[0].points, drawn.points);
    m_document.undo();
    find<QToolButton>("drawingMirror")->click();
    m_document.undo();
    find<QToolButton>("drawingDuplicate")->click();
    EXPECT_EQ(drawings().size(), 2U);
    m_document.undo();
    m_designer.chooseDrawings({0});
    find<QToolButton>("drawingHide")->click();
    EXPECT_TRUE(drawings()[0].isHidden);
    EXPECT_TRUE(drawingsAt(m_document.puzzle(), drawn.points[1]).empty()) << "nothing is seen there";
    m_document.undo();
    EXPECT_FALSE(drawings()[0].isHidden);
    m_designer.chooseDrawings({0});
    find<QToolButton>("drawingLock")->click();
    EXPECT_TRUE(m_designer.locks().isDrawingLocked(0));
    EXPECT_FALSE(find<QToolButton>("drawingTurn")->isEnabled());
    deleteChosen(m_designer);
    EXPECT_EQ(drawings().size(), 1U);
    turnChosen(m_designer);
    EXPECT_EQ(drawings()[0], drawn);
    click(drawnAt(1, 2), Qt::RightButton);
    EXPECT_EQ(drawings().size(), 1U);
    find<QToolButton>("drawingLock")->click();
    deleteChosen(m_designer);
    EXPECT_TRUE(drawings().empty());
}

TEST_F(DrawingTools, AColourIsCalledByWhatItColours) {
    take(DrawingKind::text);
    click(drawnAt(4, 4));
    EXPECT_TRUE(find<QToolButton>("drawingLine1")->toolTip().contains(QStringLiteral("Text colour")));
    take(DrawingKind::line);
    drag({drawnAt(1, 1), drawnAt(1, 2)});
    EXPECT_TRUE(find<QToolButton>("drawingLine1")->toolTip().startsWith(QStringLiteral("Line")));
}

TEST_F(DrawingTools, TheRightButtonTakesPartnersToo) {
    m_designer.setSymmetry(EntrySymmetry::halfTurn);
    take(DrawingKind::circle);
    click(drawnAt(1, 1));
    ASSERT_EQ(drawings().size(), 2U);
    click(drawnAt(7, 7), Qt::RightButton);
    EXPECT_TRUE(drawings().empty());
    take(DesignTool::Type::colour);
    click(drawnAt(1, 1));
    ASSERT_EQ(drawings().size(), 2U);
    click(drawnAt(1, 1), Qt::RightButton);
    EXPECT_TRUE(drawings().empty());
}

TEST_F(DrawingTools, RegionsOfAnotherSizeAreNamed) {
    m_designer.setTool({DesignTool::Type::regions});
    EXPECT_FALSE(m_board.toolHint().contains(QStringLiteral("cells:")));
    drag({drawnAt(0, 3), drawnAt(0, 2), drawnAt(0, 1)});
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("7 cells"))) << m_board.toolHint().toStdString();
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("11 cells")));
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("9 cells")));
}

TEST_F(DrawingTools, TheBoardKeepsItsPlaceWhereOnlyTheRoomBesideItChanges) {
    m_board.resize(700, 620);
    QApplication::processEvents();
    const QRectF before = m_board.metrics().outerRect();
    m_board.resize(900, 620);
    QApplication::processEvents();
    EXPECT_EQ(m_board.metrics().outerRect(), before);
    m_board.resize(640, 620);
    QApplication::processEvents();
    EXPECT_LE(m_board.metrics().outerRect().right(), 640.5) << "all of it is seen";
    m_board.resize(900, 500);
    QApplication::processEvents();
    EXPECT_NEAR(m_board.metrics().outerRect().center().x(), 450, 2) << "of another size, in the middle";
}

TEST_F(DrawingTools, ATextThatNobodyTypesLeavesNoTrace) {
    take(DrawingKind::text);
    const auto isGone = [this] { return drawings().empty(); };
    click(drawnAt(2, 2));
    m_board.escape();
    EXPECT_TRUE(isGone());
    EXPECT_FALSE(m_document.canUndo()) << "as if it had never been drawn";
    m_document.redo();
    ASSERT_EQ(drawings().size(), 1U);
    m_board.escape();
    EXPECT_TRUE(isGone()) << "brought back, and still not typed";
    click(drawnAt(2, 2));
    press(Qt::Key_A);
    m_document.undo();
    ASSERT_EQ(drawings().front().text, "?");
    m_board.escape();
    EXPECT_TRUE(isGone());
    click(drawnAt(2, 2));
    take(DesignTool::Type::select);
    press(Qt::Key_Return);
    press(Qt::Key_Down);
    ASSERT_EQ(drawings().front().points.front(), (DrawingPoint{3.5, 2.5}));
    m_board.escape();
    EXPECT_TRUE(isGone()) << "moved";
    // What is chosen instead stays chosen.
    m_designer.setTool({DesignTool::Type::constraint, ConstraintKind::cage});
    drag({drawnAt(6, 6), drawnAt(6, 7)});
    take(DrawingKind::text);
    click(drawnAt(2, 2));
    take(DesignTool::Type::select);
    press(Qt::Key_Return);
    press(Qt::Key_Down);
    click(drawnAt(6, 7));
    EXPECT_TRUE(isGone());
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    // Who types the sign itself means it.
    take(DrawingKind::text);
    click(drawnAt(4, 4));
    QTest::keyClick(&m_board, '?');
    m_board.escape();
    EXPECT_EQ(drawings().size(), 1U);
}

TEST_F(DrawingTools, LettersGoIntoTheTextThatWasPickedUp) {
    take(DrawingKind::circle);
    click(drawnAt(2, 2));
    press(Qt::Key_A);
    m_board.escape();
    take(DesignTool::Type::select);
    click(drawnAt(2, 2));
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("text"))) << m_board.toolHint().toStdString();
    int taken = 0;
    for (const char* action : {"design.turn", "design.undo"})
        m_actions.on(action, &m_board, [&taken] { ++taken; });
    for (const Qt::Key key : {Qt::Key_R, Qt::Key_U, Qt::Key_7})
        press(key);
    EXPECT_EQ(drawings().front().text, "aru7");
    press(Qt::Key_Backspace);
    EXPECT_EQ(drawings().front().text, "aru");
    EXPECT_EQ(taken, 0);
    press(Qt::Key_Return);
    EXPECT_TRUE(m_designer.chosenDrawings().empty());
    click(drawnAt(2, 2));
    press(Qt::Key_Delete);
    EXPECT_TRUE(drawings().empty());
    // Without a text the letters are the tool's keys.
    take(DrawingKind::circle);
    click(drawnAt(2, 2));
    take(DesignTool::Type::select);
    press(Qt::Key_R);
    EXPECT_EQ(taken, 1);
}

TEST_F(DrawingTools, ALineIsCalledByItsEnds) {
    take(DrawingKind::line);
    drag({drawnAt(0, 0), drawnAt(1, 1), drawnAt(1, 2), drawnAt(2, 3), drawnAt(2, 4)});
    ASSERT_EQ(drawings().size(), 1U);
    EXPECT_EQ(drawingPlace(drawings().front()), QStringLiteral("row 1, column 1 to row 3, column 5"));
    EXPECT_EQ(drawingWords(drawings().front()), QStringLiteral("Drawn line, row 1, column 1 to row 3, column 5"));
    take(DrawingKind::rectangle);
    click(drawnAt(4, 4));
    EXPECT_EQ(drawingPlace(drawings().back()), QStringLiteral("row 5, column 5"));
}

}  // namespace
}  // namespace nonet
