// Every kind of constraint by mouse and by keys, as in code; then moved, turned, mirrored, deleted and undone.
#include "core/design/constraint_edits.h"
#include "core/design/strokes.h"
#include "core/rules/constraint_catalogue.h"
#include "ui/board/layers/rules/corner_labels.h"
#include "ui/designer/chosen_edits.h"
#include "ui/designer/design_board.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QtMath>

#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

Cell at(int row, int column) { return Cell(9 * row + column); }

class DesignBoardTest : public testing::Test {
protected:
    DesignBoardTest()
        : m_document(PuzzleRecord()), m_preferences(m_folder.filePath(QStringLiteral("settings.ini"))),
          m_actions(m_preferences.keyBindings()), m_board(m_designer, m_preferences, m_actions) {
        m_designer.setDocument(&m_document);
        m_board.resize(620, 620);
        m_board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_board));
        m_board.setFocus();
    }

    void take(ConstraintKind kind) { m_designer.setTool({DesignTool::Type::constraint, kind}); }
    QPoint middle(Cell cell) const { return m_board.cellRect(cell).center().toPoint(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&m_board, key, modifiers);
    }
    void click(const QPoint& point, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&m_board, button, Qt::NoModifier, point);
    }
    /// With the button held.
    void moveTo(const QPoint& point) {
        QMouseEvent move(QEvent::MouseMove, point, m_board.mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&m_board, &move);
    }
    void drag(const std::vector<Cell>& way) {
        QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(way.front()));
        for (const Cell cell : way)
            moveTo(middle(cell));
        QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(way.back()));
    }
    /// Cells that do not hang together: the others with Ctrl, then Enter.
    void clickInOrder(const std::vector<Cell>& cells) {
        for (const Cell cell : cells)
            QTest::mouseClick(&m_board, Qt::LeftButton, cell == cells.front() ? Qt::NoModifier : Qt::ControlModifier,
                              middle(cell));
        press(Qt::Key_Return);
    }
    /// Selected one after the other, as an order.
    void selectInOrder(const std::vector<Cell>& cells) {
        CellSet chosen;
        for (const Cell cell : cells) {
            chosen.insert(cell);
            m_board.setSelection(chosen, cell);
        }
    }
    const std::vector<Constraint>& constraints() const { return m_document.puzzle().constraints(); }
    void undoAll() {
        while (m_document.canUndo())
            m_document.undo();
    }

    QTemporaryDir m_folder;
    PuzzleDocument m_document;
    Preferences m_preferences;
    ActionSet m_actions;
    Designer m_designer;
    DesignBoard m_board;
};

/// Cells that make one of the kind, in the order of a stroke.
std::vector<Cell> strokeOf(ConstraintKind kind) {
    switch (constraintRow(kind).shape) {
    case ConstraintShape::pair: return {at(4, 4), at(4, 5)};
    case ConstraintShape::cells: return {at(4, 4)};
    case ConstraintShape::copies: return {at(1, 1), at(1, 2), at(5, 5), at(5, 6)};
    default: return {at(4, 4), at(4, 5), at(5, 5), at(5, 6)};
    }
}

bool isStroke(ConstraintKind kind) {
    const ConstraintShape shape = constraintRow(kind).shape;
    return shape != ConstraintShape::board && shape != ConstraintShape::corner && shape != ConstraintShape::outside;
}

class DesignBoardOfKind : public DesignBoardTest, public testing::WithParamInterface<int> {
protected:
    ConstraintKind kind() const { return static_cast<ConstraintKind>(GetParam()); }
    /// The same made in code.
    Constraint made() const {
        const Layout& layout = m_document.puzzle().layout();
        switch (constraintRow(kind()).shape) {
        case ConstraintShape::corner: return cornerAt(at(4, 4), {}, layout);
        case ConstraintShape::outside: {
            const bool isDiagonal = kind() == ConstraintKind::littleKiller;
            return clueAt(kind(), isDiagonal ? OutsidePlace{-1, 2, 1, 1} : OutsidePlace{-1, 2, 1, 0}, layout);
        }
        case ConstraintShape::board: return constraintOf(kind(), {}, layout);
        default: return constraintOf(kind(), strokeOf(kind()), layout);
        }
    }
};

TEST_P(DesignBoardOfKind, IsDrawnByMouse) {
    take(kind());
    const Constraint wanted = made();
    const QRectF cell = m_board.cellRect(at(4, 4));
    if (constraintRow(kind()).shape == ConstraintShape::copies)
        clickInOrder(strokeOf(kind()));
    else if (isStroke(kind()))
        drag(strokeOf(kind()));
    else if (constraintRow(kind()).shape == ConstraintShape::corner)
        click(cell.bottomRight().toPoint());
    else if (constraintRow(kind()).shape == ConstraintShape::outside)
        click((m_board.metrics().placeRect(-1, 2).center() + QPointF(4, 4)).toPoint());
    else
        m_board.drawSelection();
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front(), wanted);
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    undoAll();
    EXPECT_EQ(m_document.puzzle(), Puzzle());
}

TEST_P(DesignBoardOfKind, IsMadeOfSelectedCellsByKeys) {
    take(kind());
    const Constraint wanted = made();
    switch (constraintRow(kind()).shape) {
    case ConstraintShape::board: break;
    case ConstraintShape::corner: selectInOrder({at(4, 4), at(4, 5), at(5, 4), at(5, 5)}); break;
    case ConstraintShape::outside:
        selectInOrder(kind() == ConstraintKind::littleKiller ? std::vector{at(0, 3), at(1, 4)}
                                                             : std::vector{at(0, 2), at(1, 2)});
        break;
    default: selectInOrder(strokeOf(kind()));
    }
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front(), wanted);
    undoAll();
    EXPECT_EQ(m_document.puzzle(), Puzzle());
}

TEST_P(DesignBoardOfKind, MovesTurnsMirrorsAndGoes) {
    m_designer.edit(place(m_document.puzzle(), {made()}));
    m_designer.setTool({DesignTool::Type::select});
    m_designer.choose({0});
    const auto withMotion = [this](const Motion& motion) { return moved(constraints(), motion, BoardShape()); };
    for (const auto& [motion, act] : std::initializer_list<std::pair<Motion, std::function<void()>>>{
             {{.down = 0, .right = 1}, [this] { press(Qt::Key_Right); }},
             {{.turns = 1}, [this] { turnChosen(m_designer); }},
             {{.isMirrored = true}, [this] { mirrorChosen(m_designer); }}}) {
        const auto wanted = withMotion(motion);
        const std::vector<Constraint> before = constraints();
        act();
        EXPECT_EQ(constraints(), wanted ? *wanted : before);
        ASSERT_EQ(m_designer.chosen(), std::vector{0});
    }
    press(Qt::Key_Delete);
    EXPECT_TRUE(constraints().empty());
    undoAll();
    EXPECT_EQ(m_document.puzzle(), Puzzle());
}

class DesignBoardOfValue : public DesignBoardOfKind {};

TEST_P(DesignBoardOfValue, TakesItsValueByFigures) {
    m_designer.edit(place(m_document.puzzle(), {made()}));
    press(Qt::Key_1);
    press(Qt::Key_2);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().value(), 12);
    m_document.undo();
    EXPECT_EQ(constraints(), std::vector{made()});
    m_document.undo();
    EXPECT_TRUE(constraints().empty());
}

std::vector<int> kindsOfValue() {
    std::vector<int> kinds;
    for (const ConstraintRow& row : constraintCatalogue())
        if (row.value != ConstraintNumber::none)
            kinds.push_back(static_cast<int>(row.kind));
    return kinds;
}

std::string kindName(const testing::TestParamInfo<int>& each) {
    return std::string(constraintRow(static_cast<ConstraintKind>(each.param)).id);
}

INSTANTIATE_TEST_SUITE_P(Rules, DesignBoardOfValue, testing::ValuesIn(kindsOfValue()), kindName);
INSTANTIATE_TEST_SUITE_P(Rules, DesignBoardOfKind, testing::Range(0, kConstraintKindCount), kindName);

TEST_F(DesignBoardTest, AValueOutOfRangeStaysAndIsToldOf) {
    QString said;
    const QObject hearer;
    QObject::connect(&m_designer, &Designer::said, &hearer, [&said](const QString& sentence) { said = sentence; });
    take(ConstraintKind::cage);
    drag({at(0, 0), at(0, 1)});
    QTest::keyClicks(&m_board, QStringLiteral("9"));
    EXPECT_FALSE(said.contains(QStringLiteral("from 3 to 17")));
    QTest::keyClicks(&m_board, QStringLiteral("9"));
    EXPECT_TRUE(said.contains(QStringLiteral("from 3 to 17"))) << said.toStdString();
    EXPECT_EQ(constraints().front().values, std::vector{99});
    QTest::keyClicks(&m_board, QStringLiteral("123"));
    EXPECT_EQ(constraints().front().values, std::vector{9912}) << "no figure begins another number";
    EXPECT_TRUE(said.contains(QStringLiteral("9912"))) << said.toStdString();
    undoAll();
    take(ConstraintKind::sum);
    drag({at(4, 4), at(4, 5)});
    said.clear();
    press(Qt::Key_1);
    EXPECT_EQ(said, QString());
    press(Qt::Key_Return);
    EXPECT_TRUE(said.contains(QStringLiteral("from 3 to 17"))) << said.toStdString();
}

/// Nobody needs a mouse, so nobody is told of it alone.
TEST_F(DesignBoardTest, EveryHintNamesKeys) {
    const auto namesKeys = [this] {
        const QString hint = m_board.toolHint();
        const bool isTyped = hint.contains(QStringLiteral("digit"), Qt::CaseInsensitive) ||
                             hint.contains(QStringLiteral("row and column")) || hint.contains(QStringLiteral("Type"));
        return isTyped || hint.contains(QStringLiteral("Enter"));
    };
    for (int kind = 0; kind < kConstraintKindCount; ++kind) {
        take(static_cast<ConstraintKind>(kind));
        EXPECT_TRUE(namesKeys()) << m_board.toolHint().toStdString();
    }
    using Type = DesignTool::Type;
    for (const Type type : {Type::select, Type::givens, Type::marks, Type::regions, Type::colour, Type::fog}) {
        m_designer.setTool({.type = type});
        EXPECT_TRUE(namesKeys()) << m_board.toolHint().toStdString();
    }
    for (int kind = 0; kind < kDrawingKindCount; ++kind) {
        m_designer.setTool({.type = Type::drawing, .drawing = static_cast<DrawingKind>(kind)});
        EXPECT_TRUE(namesKeys()) << m_board.toolHint().toStdString();
    }
}

TEST_F(DesignBoardTest, LettersTakeNoToolWhileAValueIsTyped) {
    m_actions.on("design.givens", &m_board, [this] { m_designer.setTool({DesignTool::Type::givens}); });
    take(ConstraintKind::cage);
    drag({at(0, 0), at(0, 1)});
    const DesignTool tool = m_designer.tool();
    press(Qt::Key_1);
    press(Qt::Key_G);
    EXPECT_EQ(m_designer.tool(), tool);
    press(Qt::Key_7);
    EXPECT_EQ(constraints().front().values, std::vector{17}) << "and the value goes on";
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("letters")));
    press(Qt::Key_Return);
    press(Qt::Key_G);
    EXPECT_EQ(m_designer.tool().type, DesignTool::Type::givens);
    for (const Qt::Key ends : {Qt::Key_Right, Qt::Key_Escape}) {
        take(ConstraintKind::cage);
        m_designer.choose({0});
        press(Qt::Key_2);
        if (ends == Qt::Key_Escape)
            m_board.escape();
        else
            press(ends);
        press(Qt::Key_G);
        EXPECT_EQ(m_designer.tool().type, DesignTool::Type::givens) << ends;
    }
}

TEST_F(DesignBoardTest, GivensAreTypedAndClearedAndKeptApartFromMarks) {
    m_designer.setTool({DesignTool::Type::givens});
    selectInOrder({at(0, 0), at(0, 5)});
    press(Qt::Key_7);
    EXPECT_EQ(m_document.puzzle().givens.digit(at(0, 5)), Digit(7));
    m_designer.setTool({DesignTool::Type::marks});
    m_board.setSelection({at(3, 3)}, at(3, 3));
    press(Qt::Key_4);
    EXPECT_EQ(m_document.state().at(at(3, 3)).digit, 4);
    EXPECT_TRUE(m_document.puzzle().givens.isBlank(at(3, 3)));
    m_designer.setTool({DesignTool::Type::givens});
    m_board.setSelection({at(0, 0)}, at(0, 0));
    press(Qt::Key_Delete);
    EXPECT_TRUE(m_document.puzzle().givens.isBlank(at(0, 0)));
    EXPECT_EQ(m_document.state().at(at(3, 3)).digit, 4);
}

TEST_F(DesignBoardTest, FiguresGoToTheCellsOnceAnotherToolIsTaken) {
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(0, 0), at(0, 1)}, Layout())}));
    m_designer.setTool({DesignTool::Type::select});
    m_designer.choose({0});
    m_designer.setTool({DesignTool::Type::givens});
    EXPECT_TRUE(m_designer.chosen().empty());
    // Chosen in the list meanwhile: a click on a cell says what is meant.
    m_designer.choose({0});
    click(middle(at(8, 2)));
    press(Qt::Key_6);
    EXPECT_EQ(m_document.puzzle().givens.digit(at(8, 2)), Digit(6));
    EXPECT_TRUE(constraints().front().values.empty());
    press(Qt::Key_Delete);
    EXPECT_TRUE(m_document.puzzle().givens.isBlank(at(8, 2)));
    EXPECT_EQ(constraints().size(), 1U);
}

TEST_F(DesignBoardTest, AValueIsThePartnersTooAndDelTakesThemAway) {
    m_designer.setSymmetry(EntrySymmetry::halfTurn);
    take(ConstraintKind::cage);
    drag({at(5, 7), at(5, 8)});
    press(Qt::Key_1);
    press(Qt::Key_4);
    ASSERT_EQ(constraints().size(), 2U);
    EXPECT_EQ(constraints()[0].value(), 14);
    EXPECT_EQ(constraints()[1].value(), 14);
    press(Qt::Key_Backspace);
    EXPECT_EQ(constraints()[1].value(), 1);
    press(Qt::Key_Delete);
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardTest, AKeyWhileTheMouseDrawsTakesTheDrawingBackAndNothingElse) {
    take(ConstraintKind::cage);
    drag({at(0, 0), at(0, 1)});
    take(ConstraintKind::thermometer);
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(6, 6)));
    moveTo(middle(at(6, 7)));
    moveTo(middle(at(6, 8)));
    press(Qt::Key_U);
    moveTo(middle(at(7, 8)));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(7, 8)));
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().kind, ConstraintKind::cage);
}

TEST_F(DesignBoardTest, DraggingBackTakesCellsOff) {
    take(ConstraintKind::whisper);
    drag({at(0, 0), at(0, 1), at(0, 2), at(0, 3), at(0, 2), at(1, 2)});
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(0, 0), at(0, 1), at(0, 2), at(1, 2)}));
}

TEST_F(DesignBoardTest, ShiftAndArrowsGoAlongALineCellByCell) {
    take(ConstraintKind::whisper);
    m_board.setSelection({at(4, 4)}, at(4, 4));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Left})
        press(key, Qt::ShiftModifier);
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(4, 4), at(4, 5), at(5, 5), at(5, 4)}));
}

TEST_F(DesignBoardTest, AClickBesideTheBoardLeavesARuleOfTheWholeBoard) {
    take(ConstraintKind::antiKnight);
    m_board.drawSelection();
    ASSERT_EQ(constraints().size(), 1U);
    click({1, 1});
    EXPECT_EQ(constraints().size(), 1U);
    click(m_board.cellRect(at(4, 4)).center().toPoint());
    EXPECT_TRUE(constraints().empty()) << "on the board it is taken off again";
}

TEST_F(DesignBoardTest, EnterBehindATypedPlaceLeavesWhatItMarked) {
    take(ConstraintKind::even);
    press(Qt::Key_5);
    press(Qt::Key_5);
    ASSERT_EQ(constraints().size(), 1U);
    press(Qt::Key_Return);
    EXPECT_EQ(constraints().size(), 1U);
    press(Qt::Key_Return);
    EXPECT_TRUE(constraints().empty()) << "of the selected cell Enter takes it off, as without figures";
}

TEST_F(DesignBoardTest, AnEdgeTakesADotThenTheOthersThenNone) {
    take(ConstraintKind::ratio);
    const QPointF edge = (m_board.cellRect(at(2, 2)).center() + m_board.cellRect(at(2, 3)).center()) / 2;
    for (const ConstraintKind kind : {ConstraintKind::ratio, ConstraintKind::sum, ConstraintKind::difference}) {
        click((edge - QPointF(3, 0)).toPoint());
        ASSERT_EQ(constraints().size(), 1U);
        EXPECT_EQ(constraints().front().kind, kind);
        EXPECT_EQ(constraints().front().cells(), (std::vector{at(2, 2), at(2, 3)}));
    }
    click((edge + QPointF(3, 0)).toPoint());
    EXPECT_TRUE(constraints().empty());
    take(ConstraintKind::inequality);
    click(edge.toPoint());
    EXPECT_EQ(constraints().size(), 1U);
    click(edge.toPoint());
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardTest, VAndXAreTheirSums) {
    take(ConstraintKind::sum);
    drag({at(0, 0), at(0, 1)});
    press(Qt::Key_V);
    EXPECT_EQ(constraints().front().value(), 5);
    press(Qt::Key_X);
    EXPECT_EQ(constraints().front().value(), 10);
    m_document.undo();
    EXPECT_EQ(constraints().front().value(), 5);
}

TEST_F(DesignBoardTest, TheRightButtonTakesAwayWhatTheToolDraws) {
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(0, 0), at(0, 1)}, Layout())}));
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::renban, {at(0, 0), at(1, 0)}, Layout())}));
    take(ConstraintKind::cage);
    click(middle(at(0, 0)), Qt::RightButton);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().kind, ConstraintKind::renban);
}

TEST_F(DesignBoardTest, SymmetryDrawsPartnersInOneStep) {
    m_designer.setSymmetry(EntrySymmetry::halfTurn);
    take(ConstraintKind::cage);
    drag({at(0, 0), at(0, 1)});
    EXPECT_EQ(constraints().size(), 2U);
    m_document.undo();
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardTest, SelectCyclesWhatLiesUnderThePointer) {
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(0, 0), at(0, 1)}, Layout())}));
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::renban, {at(0, 0), at(1, 0)}, Layout())}));
    m_designer.setTool({DesignTool::Type::select});
    click(middle(at(0, 0)));
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
    press(Qt::Key_Tab);
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    press(Qt::Key_Tab);
    EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "after the last one the focus goes on";
}

TEST_F(DesignBoardTest, DraggingMovesWhatIsChosenAndLockedRulesStay) {
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(0, 0), at(0, 1)}, Layout())}));
    m_designer.setTool({DesignTool::Type::select});
    drag({at(0, 0), at(3, 3)});
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(3, 3), at(3, 4)}));
    m_designer.setLocked({0}, true);
    drag({at(3, 3), at(0, 0)});
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(3, 3), at(3, 4)}));
    press(Qt::Key_Delete);
    EXPECT_EQ(constraints().size(), 1U);
}

TEST_F(DesignBoardTest, RegionsAreDraggedOverCells) {
    m_designer.setTool({DesignTool::Type::regions});
    drag({at(0, 2), at(0, 3), at(1, 3)});
    const RegionMap& regions = m_document.puzzle().layout().grids.front().regions;
    EXPECT_EQ(regions.region(at(0, 3)), 0);
    EXPECT_EQ(regions.region(at(1, 3)), 0);
    m_document.undo();
    EXPECT_EQ(m_document.puzzle(), Puzzle());
}

TEST_F(DesignBoardTest, EscapeGivesUpAStrokeThenWhatIsChosen) {
    take(ConstraintKind::cage);
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(0, 0)));
    moveTo(middle(at(0, 1)));
    EXPECT_EQ(m_board.picture().puzzle.constraints().size(), 1U);
    EXPECT_TRUE(m_board.escape());
    EXPECT_TRUE(m_board.picture().puzzle.constraints().empty());
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(0, 1)));
    EXPECT_TRUE(constraints().empty());
    drag({at(0, 0), at(0, 1)});
    EXPECT_TRUE(m_board.escape());
    EXPECT_TRUE(m_designer.chosen().empty());
    EXPECT_FALSE(m_board.escape());
}

TEST_F(DesignBoardTest, ChosenRulesStayChosenOverUndo) {
    take(ConstraintKind::cage);
    drag({at(0, 0), at(0, 1)});
    drag({at(4, 4), at(4, 5)});
    m_designer.choose({0});
    m_document.undo();
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    m_document.undo();
    EXPECT_TRUE(m_designer.chosen().empty());
}

TEST_F(DesignBoardTest, AValueTypedInOneGoIsOneStepAndOneVersion) {
    take(ConstraintKind::cage);
    drag({at(4, 4), at(4, 5), at(5, 5)});
    const std::size_t drawn = m_document.history().nodes().size();
    for (const Qt::Key key : {Qt::Key_9, Qt::Key_9, Qt::Key_9})
        press(key);
    EXPECT_EQ(constraints()[0].values, std::vector{999});
    EXPECT_EQ(m_document.history().nodes().size(), drawn + 1);
    m_document.undo();
    EXPECT_TRUE(constraints()[0].values.empty());
    m_document.redo();
    EXPECT_EQ(constraints()[0].values, std::vector{999});
    m_designer.edit(setValues(m_document.puzzle(), std::vector{0}, {12}));
    const std::size_t set = m_document.history().nodes().size();
    m_designer.edit(setValues(m_document.puzzle(), std::vector{0}, {13}));
    EXPECT_EQ(m_document.history().nodes().size(), set) << "the same value again, nothing between";
    press(Qt::Key_1);
    press(Qt::Key_Return);
    press(Qt::Key_2);
    EXPECT_EQ(m_document.history().nodes().size(), set + 1) << "Enter ended it";
}

TEST_F(DesignBoardTest, AnotherValueIsAStepOfItsOwnWhereSomethingWasDoneBetween) {
    take(ConstraintKind::cage);
    drag({at(4, 4), at(4, 5), at(5, 5)});
    drag({at(0, 0), at(0, 1)});
    const auto set = [this](int rule, int value) {
        m_designer.edit(setValues(m_document.puzzle(), std::vector{rule}, {value}));
    };
    set(0, 10);
    set(1, 5);
    set(0, 11);
    m_document.undo();
    EXPECT_EQ(constraints()[0].values, std::vector{10});
    m_document.undo();
    EXPECT_TRUE(constraints()[1].values.empty());
    set(0, 12);
    m_document.setCheckpoint(QStringLiteral("twelve"));
    set(0, 13);
    m_document.undo();
    EXPECT_EQ(constraints()[0].values, std::vector{12}) << "the version that has a name stays";
}

TEST_F(DesignBoardTest, AThermometerIsRefusedWhereItWouldPassACellTwice) {
    take(ConstraintKind::thermometer);
    drag({at(4, 4), at(4, 5), at(4, 6)});
    const Puzzle before = m_document.puzzle();
    QStringList said;
    QObject::connect(&m_designer, &Designer::said, &m_board, [&said](const QString& each) { said << each; });
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(4, 6)));
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("Shift"))) << "it says that it goes on";
    for (const Cell cell : {at(5, 5), at(4, 4)})
        moveTo(middle(cell));
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("twice")));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(4, 4)));
    EXPECT_EQ(m_document.puzzle(), before);
    ASSERT_FALSE(said.isEmpty());
    EXPECT_TRUE(said.last().contains(QStringLiteral("twice")));
    // With Shift it is one of its own.
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::ShiftModifier, middle(at(4, 6)));
    for (const Cell cell : {at(5, 5), at(4, 4)})
        moveTo(middle(cell));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::ShiftModifier, middle(at(4, 4)));
    ASSERT_EQ(constraints().size(), 2U);
    EXPECT_EQ(constraints()[1].parts.front(), (std::vector{at(4, 6), at(5, 5), at(4, 4)}));
}

TEST_F(DesignBoardTest, PartnersMoveTurnAndGoTogetherWhileTheSymmetryIsOn) {
    m_designer.setSymmetry(EntrySymmetry::halfTurn);
    take(ConstraintKind::palindrome);
    drag({at(0, 0), at(0, 1), at(1, 1)});
    ASSERT_EQ(constraints().size(), 2U);
    const auto arePartners = [this] {
        const std::vector<Cell>& one = constraints()[0].parts.front();
        const std::vector<Cell>& other = constraints()[1].parts.front();
        return std::ranges::equal(one, other, [](Cell a, Cell b) { return a.index() == 80 - b.index(); });
    };
    EXPECT_TRUE(arePartners());
    m_designer.setTool({DesignTool::Type::select});
    for (const bool isOneAlone : {false, true}) {
        m_designer.choose(isOneAlone ? std::vector{0} : std::vector{0, 1});
        const Puzzle before = m_document.puzzle();
        press(Qt::Key_Down);
        EXPECT_TRUE(arePartners());
        EXPECT_NE(m_document.puzzle(), before);
        m_document.undo();
        EXPECT_EQ(m_document.puzzle(), before) << "one step";
        turnChosen(m_designer);
        EXPECT_TRUE(arePartners());
        mirrorChosen(m_designer);
        EXPECT_TRUE(arePartners());
    }
    m_designer.choose({0});
    duplicateChosen(m_designer);
    EXPECT_EQ(constraints().size(), 4U);
    m_document.undo();
    // Dragging one holds it.
    const Cell held = constraints()[1].parts.front().front();
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(held));
    moveTo(middle(Cell(held.index() - 9)));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(Cell(held.index() - 9)));
    EXPECT_EQ(constraints()[1].parts.front().front(), Cell(held.index() - 9));
    EXPECT_TRUE(arePartners());
    take(ConstraintKind::palindrome);
    click(middle(constraints()[0].parts.front()[1]), Qt::RightButton);
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardTest, AClickOnAMarkOfTheToolChoosesIt) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    drag({at(2, 3), at(3, 3)});
    ASSERT_EQ(constraints().size(), 2U);
    m_designer.choose({});
    click(middle(at(2, 3)));
    EXPECT_EQ(constraints().size(), 2U);
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
    click(middle(at(2, 3)));
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    // A cell without one is a cage by itself, as before.
    click(middle(at(7, 7)));
    EXPECT_EQ(constraints().size(), 3U);
}

TEST_F(DesignBoardTest, EnterLeavesAMarkThatHasItsValue) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    press(Qt::Key_9);
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().value(), 9);
    press(Qt::Key_Delete);
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardTest, RedoChoosesAlsoAfterDigitsWereEntered) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    PlayState entered = m_document.state();
    entered.cells[static_cast<std::size_t>(at(7, 7).index())].digit = 4;
    m_document.perform(entered, {});
    drag({at(5, 5), at(5, 6)});
    m_document.undo();
    EXPECT_EQ(constraints().size(), 1U);
    m_designer.choose({0});
    m_document.redo();
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
}

TEST_F(DesignBoardTest, WhatUndoAndRedoBringIsChosen) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    drag({at(5, 5), at(5, 6)});
    m_designer.choose({0});
    m_designer.deleteChosen();
    ASSERT_EQ(constraints().size(), 1U);
    m_document.undo();
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    m_document.undo();
    EXPECT_TRUE(m_designer.chosen().empty() || m_designer.chosen() == std::vector{0});
    m_document.redo();
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
}

TEST_F(DesignBoardTest, AClickOnAMarkedCellTakesItOff) {
    take(ConstraintKind::odd);
    drag({at(2, 2), at(2, 3)});
    ASSERT_EQ(constraints().front().cells().size(), 2U);
    click(middle(at(2, 3)));
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().cells(), std::vector{at(2, 2)});
}

TEST_F(DesignBoardTest, ShiftAndAClickDrawAnotherAreaOnOneThatIsThere) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    m_designer.choose({});
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("Shift and click")));
    QTest::mouseClick(&m_board, Qt::LeftButton, Qt::ShiftModifier, middle(at(2, 3)));
    ASSERT_EQ(constraints().size(), 2U);
    EXPECT_EQ(constraints().back().cells(), std::vector{at(2, 3)});
    // Elsewhere Shift selects, whatever the tool.
    QTest::mouseClick(&m_board, Qt::LeftButton, Qt::ShiftModifier, middle(at(6, 6)));
    EXPECT_EQ(constraints().size(), 2U);
}

TEST_F(DesignBoardTest, TheLettersOfUndoAndRedoWaitWhileAValueIsTyped) {
    int taken = 0;
    for (const char* action : {"design.undo", "design.redo"})
        m_actions.on(action, &m_board, [&taken] { ++taken; });
    take(ConstraintKind::cage);
    drag({at(0, 0), at(0, 1)});
    press(Qt::Key_1);
    press(Qt::Key_U);
    press(Qt::Key_U, Qt::ShiftModifier);
    EXPECT_EQ(taken, 0);
    press(Qt::Key_Return);
    press(Qt::Key_U);
    EXPECT_EQ(taken, 1);
}

TEST_F(DesignBoardTest, TheFrameAboutACageLeavesSumsReadable) {
    take(ConstraintKind::cage);
    for (const Cell first : {at(2, 2), at(2, 4)}) {
        drag({first, at(2, m_document.puzzle().shape().column(first) + 1)});
        press(Qt::Key_1);
        press(Qt::Key_7);
        press(Qt::Key_Return);
    }
    m_designer.choose({});
    const std::map<Cell, QRectF> labels = cornerLabels(m_board.metrics(), m_document.puzzle());
    ASSERT_EQ(labels.size(), 2U);
    for (const auto& [cell, label] : labels) {
        // Without pixels that are in part beside it.
        const QRect inside(QPoint(qCeil(label.left()), qCeil(label.top())),
                           QPoint(qFloor(label.right()) - 1, qFloor(label.bottom()) - 1));
        const QImage plain = m_board.grab(inside).toImage();
        for (const int chosen : {0, 1}) {
            m_designer.choose({chosen});
            EXPECT_EQ(m_board.grab(inside).toImage(), plain) << cell.index() << " " << chosen;
        }
        m_designer.choose({});
    }
}

}  // namespace
}  // namespace nonet
