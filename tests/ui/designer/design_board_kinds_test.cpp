// Every kind of constraint by mouse and by keys, as in code; then moved, turned, mirrored, deleted and undone.
#include "core/design/constraint_edits.h"
#include "core/design/lost_constraint.h"
#include "core/design/strokes.h"
#include "core/rules/constraint_catalogue.h"
#include "tests/ui/designer/design_board_fixture.h"
#include "ui/designer/chosen_edits.h"
#include "ui/designer/tools/tool_catalogue.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

class DesignBoardOfKind : public test::DesignBoardTest, public testing::WithParamInterface<int> {
protected:
    /// Cells that make one of the kind, in the order of a stroke.
    static std::vector<Cell> strokeOf(ConstraintKind kind) {
        switch (constraintRow(kind).shape) {
        case ConstraintShape::pair: return {at(4, 4), at(4, 5)};
        case ConstraintShape::cells: return {at(4, 4)};
        case ConstraintShape::copies: return {at(1, 1), at(1, 2), at(5, 5), at(5, 6)};
        default: return {at(4, 4), at(4, 5), at(5, 5), at(5, 6)};
        }
    }

    static bool isStroke(ConstraintKind kind) {
        const ConstraintShape shape = constraintRow(kind).shape;
        return shape != ConstraintShape::board && shape != ConstraintShape::corner && shape != ConstraintShape::outside;
    }

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
    m_designer.choose({});
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

/// With any tool, in and round the cells of what stands there, and beside the board.
TEST_P(DesignBoardOfKind, NeitherEnterNorAClickWithAnyToolTakesOrTurnsIt) {
    m_designer.edit(place(m_document.puzzle(), {made()}));
    const Puzzle before = m_document.puzzle();
    const NodeId node = m_document.history().current();
    // The board is smaller where clues have room beside it.
    const auto points = [this] {
        const QRectF cell = m_board.cellRect(at(4, 4));
        return std::vector{cell.center().toPoint(), m_board.cellRect(at(5, 5)).center().toPoint(),
                           QPointF(cell.right() - 3, cell.center().y()).toPoint(), cell.bottomRight().toPoint(),
                           (m_board.metrics().placeRect(-1, 2).center() + QPointF(4, 4)).toPoint()};
    };
    std::string tool;
    const auto isKept = [&] {
        const bool isLess = lostConstraint(before, m_document.puzzle()).has_value();
        EXPECT_FALSE(isLess) << tool;
        EXPECT_GE(constraints().size(), 1U) << tool;
        while (m_document.history().current() != node && m_document.canUndo())
            m_document.undo();
        return !isLess && m_document.puzzle() == before;
    };
    for (const ToolRow* row : toolCatalogue())
        for (const DesignTool& each : toolsOf(*row)) {
            m_designer.setTool(each);
            tool = toolName(each).toStdString();
            for (const QPoint& point : points()) {
                m_designer.choose({});
                click(point);
                ASSERT_TRUE(isKept()) << "clicked at " << point.x() << "," << point.y();
            }
            for (const std::vector<Cell>& cells : {strokeOf(kind()), std::vector{at(0, 2)}}) {
                m_designer.choose({});
                selectInOrder(cells);
                press(Qt::Key_Return);
                press(Qt::Key_Return);
                ASSERT_TRUE(isKept()) << "Enter in " << cells.front().index();
            }
        }
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

}  // namespace
}  // namespace nonet
