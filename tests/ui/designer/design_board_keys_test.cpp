// What is typed on the Design room's board: values, givens, letters of tools, places of cells; and what the hints say.
#include "core/design/constraint_edits.h"
#include "core/design/strokes.h"
#include "core/rules/constraint_catalogue.h"
#include "tests/ui/designer/design_board_fixture.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace nonet {
namespace {

class DesignBoardKeys : public test::DesignBoardTest {};

TEST_F(DesignBoardKeys, AValueOutOfRangeStaysAndIsToldOf) {
    QString said;
    const QObject hearer;
    QObject::connect(&m_designer, &Designer::statusMessage, &hearer,
                     [&said](const QString& sentence) { said = sentence; });
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
TEST_F(DesignBoardKeys, EveryHintNamesKeys) {
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
    for (const Type type :
         {Type::select, Type::givens, Type::marks, Type::solution, Type::regions, Type::colour, Type::fog}) {
        m_designer.setTool({.type = type});
        EXPECT_TRUE(namesKeys()) << m_board.toolHint().toStdString();
    }
    for (int kind = 0; kind < kDrawingKindCount; ++kind) {
        m_designer.setTool({.type = Type::drawing, .drawing = static_cast<DrawingKind>(kind)});
        EXPECT_TRUE(namesKeys()) << m_board.toolHint().toStdString();
    }
}

TEST_F(DesignBoardKeys, ThatAClickPaintsInColourIsTold) {
    m_designer.setTool({DesignTool::Type::marks});
    const QString before = m_board.toolHint();
    int told = 0;
    QObject::connect(&m_board, &DesignBoard::toolHintChanged, &m_board, [&told] { ++told; });
    m_board.setInputMode(InputMode::colour);
    EXPECT_GT(told, 0);
    EXPECT_NE(m_board.toolHint(), before);
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("Ctrl and click"))) << m_board.toolHint().toStdString();
    QTest::mouseClick(&m_board, Qt::LeftButton, Qt::ControlModifier, middle(at(4, 4)));
    EXPECT_EQ(m_document.state(), PlayState()) << "so nothing is painted";
    click(middle(at(4, 4)));
    EXPECT_FALSE(m_document.state().at(at(4, 4)).colours.isEmpty());
}

TEST_F(DesignBoardKeys, LettersTakeNoToolWhileAValueIsTyped) {
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

TEST_F(DesignBoardKeys, GivensAreTypedAndClearedAndKeptApartFromMarks) {
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

TEST_F(DesignBoardKeys, TheSolutionIsTypedIntoItsLayerAndDelTakesItOut) {
    m_designer.setTool({DesignTool::Type::solution});
    selectInOrder({at(0, 0), at(0, 5)});
    press(Qt::Key_7);
    ASSERT_NE(m_document.puzzle().solutionLayer(), nullptr);
    EXPECT_EQ(m_document.puzzle().solutionLayer()->digit(at(0, 0)), Digit(7));
    EXPECT_EQ(m_document.puzzle().solutionLayer()->digit(at(0, 5)), Digit(7));
    EXPECT_EQ(m_document.digits().filledCount(), 0) << "neither given nor entered";
    m_board.setSelection({at(0, 0)}, at(0, 0));
    press(Qt::Key_Delete);
    EXPECT_TRUE(m_document.puzzle().solutionLayer()->isBlank(at(0, 0)));
    m_document.undo();
    EXPECT_EQ(m_document.puzzle().solutionLayer()->filledCount(), 2) << "a step each";
    m_document.undo();
    EXPECT_EQ(m_document.puzzle().solutionLayer(), nullptr);
}

TEST_F(DesignBoardKeys, ASolutionThatADigitLiesOverIsTold) {
    QStringList told;
    QObject::connect(&m_designer, &Designer::statusMessage, &m_board,
                     [&told](const QString& sentence) { told << sentence; });
    m_designer.setTool({DesignTool::Type::givens});
    m_board.setSelection({at(0, 0)}, at(0, 0));
    press(Qt::Key_4);
    m_designer.setTool({DesignTool::Type::solution});
    press(Qt::Key_7);
    EXPECT_EQ(m_document.puzzle().solutionLayer(), nullptr);
    EXPECT_EQ(told.count(), 1);
    m_board.setSelection({at(0, 0), at(0, 1)}, at(0, 1));
    press(Qt::Key_7);
    ASSERT_NE(m_document.puzzle().solutionLayer(), nullptr);
    EXPECT_EQ(m_document.puzzle().solutionLayer()->filledCount(), 1);
    EXPECT_EQ(told.count(), 1);
}

TEST_F(DesignBoardKeys, FiguresGoToTheCellsOnceAnotherToolIsTaken) {
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

TEST_F(DesignBoardKeys, AValueIsThePartnersTooAndDelTakesThemAway) {
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

TEST_F(DesignBoardKeys, ShiftAndArrowsGoAlongALineCellByCell) {
    take(ConstraintKind::whisper);
    m_board.setSelection({at(4, 4)}, at(4, 4));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Left})
        press(key, Qt::ShiftModifier);
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(4, 4), at(4, 5), at(5, 5), at(5, 4)}));
}

TEST_F(DesignBoardKeys, EnterBehindATypedPlaceLeavesWhatItMarked) {
    take(ConstraintKind::even);
    press(Qt::Key_5);
    press(Qt::Key_5);
    ASSERT_EQ(constraints().size(), 1U);
    press(Qt::Key_Return);
    EXPECT_EQ(constraints().size(), 1U);
    press(Qt::Key_Return);
    EXPECT_EQ(constraints().size(), 1U) << "nor does another one";
    press(Qt::Key_Delete);
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardKeys, VAndXAreTheirSums) {
    take(ConstraintKind::sum);
    drag({at(0, 0), at(0, 1)});
    press(Qt::Key_V);
    EXPECT_EQ(constraints().front().value(), 5);
    press(Qt::Key_X);
    EXPECT_EQ(constraints().front().value(), 10);
    m_document.undo();
    EXPECT_EQ(constraints().front().value(), 5);
}

TEST_F(DesignBoardKeys, AValueTypedInOneGoIsOneStepAndOneVersion) {
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

TEST_F(DesignBoardKeys, AnotherValueIsAStepOfItsOwnWhereSomethingWasDoneBetween) {
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
    m_document.notes().setCheckpoint(QStringLiteral("twelve"));
    set(0, 13);
    m_document.undo();
    EXPECT_EQ(constraints()[0].values, std::vector{12}) << "the version that has a name stays";
}

TEST_F(DesignBoardKeys, EnterLeavesAMarkThatHasItsValue) {
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

TEST_F(DesignBoardKeys, EnterEndsTypingAndTakesNothing) {
    for (const ConstraintKind kind : {ConstraintKind::numberedRoom, ConstraintKind::sandwich}) {
        take(kind);
        m_board.setSelection({at(4, 0)}, at(4, 0));
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_5, Qt::Key_Return, Qt::Key_Return, Qt::Key_Return})
            press(key);
        ASSERT_EQ(constraints().size(), 1U);
        EXPECT_EQ(constraints().front().kind, kind);
        EXPECT_EQ(constraints().front().place, (OutsidePlace{4, -1, 0, 1}));
        undoAll();
    }
}

TEST_F(DesignBoardKeys, AnotherDigitTakesThePlaceOfANumberedRooms) {
    take(ConstraintKind::numberedRoom);
    m_board.setSelection({at(4, 0)}, at(4, 0));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_4, Qt::Key_7})
        press(key);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().digits, std::vector{Digit(7)});
    press(Qt::Key_7);
    EXPECT_TRUE(constraints().front().digits.empty());
}

TEST_F(DesignBoardKeys, WhereAClueStandsNoOtherComesByEnter) {
    Constraint sandwich = clueAt(ConstraintKind::sandwich, {4, -1, 0, 1}, Layout());
    sandwich.values = {25};
    m_designer.edit(place(m_document.puzzle(), {sandwich}));
    QString said;
    QObject::connect(&m_designer, &Designer::statusMessage, &m_board, [&said](const QString& each) { said = each; });
    take(ConstraintKind::numberedRoom);
    m_board.setSelection({at(4, 0)}, at(4, 0));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Return, Qt::Key_5}) {
        press(key);
        EXPECT_EQ(constraints(), std::vector{sandwich});
    }
    EXPECT_TRUE(said.contains(QStringLiteral("Sandwich"), Qt::CaseInsensitive)) << said.toStdString();
}

class DesignBoardOutside : public test::DesignBoardTest, public testing::WithParamInterface<int> {};

/// From the cells at the border, by Enter once or more.
TEST_P(DesignBoardOutside, EveryPlaceIsReachedByEnter) {
    const auto kind = static_cast<ConstraintKind>(GetParam());
    const bool isDiagonal = kind == ConstraintKind::littleKiller;
    const BoardShape shape;
    const auto asText = [](const OutsidePlace& place) {
        return std::to_string(place.row) + "," + std::to_string(place.column) + " by " + std::to_string(place.down) +
               "," + std::to_string(place.right);
    };
    std::set<std::string> wanted;
    for (int row = -1; row <= 9; ++row)
        for (int column = -1; column <= 9; ++column)
            for (int down = -1; down <= 1; ++down)
                for (int right = -1; right <= 1; ++right)
                    if (!shape.cellAt(row, column) && shape.cellAt(row + down, column + right) &&
                        (down != 0 && right != 0) == isDiagonal)
                        wanted.insert(asText({static_cast<std::int8_t>(row), static_cast<std::int8_t>(column),
                                              static_cast<std::int8_t>(down), static_cast<std::int8_t>(right)}));
    ASSERT_EQ(wanted.size(), isDiagonal ? 68U : 36U);
    take(kind);
    std::set<std::string> reached;
    for (const Cell cell : shape.cells()) {
        const int row = shape.row(cell);
        const int column = shape.column(cell);
        if (row != 0 && row != 8 && column != 0 && column != 8)
            continue;
        m_designer.choose({});
        m_board.setSelection({cell}, cell);
        for (int i = 0; i < 5; ++i) {
            press(Qt::Key_Return);
            ASSERT_EQ(constraints().size(), 1U) << "it goes on, and leaves none behind";
            ASSERT_TRUE(constraints().front().place.has_value());
            reached.insert(asText(constraints().front().place.value_or(OutsidePlace())));
        }
        undoAll();
    }
    EXPECT_EQ(reached, wanted);
}

TEST_P(DesignBoardOutside, TheSecondClueOfACornerCellGoesBesideTheFirst) {
    take(static_cast<ConstraintKind>(GetParam()));
    m_board.setSelection({at(0, 0)}, at(0, 0));
    press(Qt::Key_Return);
    press(Qt::Key_4);
    press(Qt::Key_Return);
    m_designer.choose({});
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 2U);
    EXPECT_NE(constraints()[0].place, constraints()[1].place);
    EXPECT_FALSE(constraints()[0].values.empty() && constraints()[0].digits.empty());
}

std::vector<int> outsideKinds() {
    std::vector<int> kinds;
    for (const ConstraintRow& row : constraintCatalogue())
        if (row.shape == ConstraintShape::outside)
            kinds.push_back(static_cast<int>(row.kind));
    return kinds;
}

INSTANTIATE_TEST_SUITE_P(Rules, DesignBoardOutside, testing::ValuesIn(outsideKinds()),
                         [](const testing::TestParamInfo<int>& each) {
                             return std::string(constraintRow(static_cast<ConstraintKind>(each.param)).id);
                         });

TEST_F(DesignBoardKeys, TheLettersOfUndoAndRedoWaitWhileAValueIsTyped) {
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

}  // namespace
}  // namespace nonet
