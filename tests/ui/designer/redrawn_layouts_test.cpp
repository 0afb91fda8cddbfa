// Setters' puzzles drawn again with mouse and keys: the same puzzle as the file holds.
#include "core/design/constraint_edits.h"
#include "core/formats/importer.h"
#include "core/rules/constraint_catalogue.h"
#include "tests/core/setters_puzzles.h"
#include "ui/designer/design_board.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class RedrawnLayouts : public testing::Test {
protected:
    RedrawnLayouts()
        : m_preferences(m_folder.filePath(QStringLiteral("settings.ini"))), m_actions(m_preferences.keyBindings()),
          m_board(m_designer, m_preferences, m_actions) {
        m_board.resize(760, 760);
        m_board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_board));
        m_board.setFocus();
    }

    /// Beginning with the board alone.
    void redraw(const Puzzle& wanted) {
        Layout layout = wanted.layout();
        layout.constraints.clear();
        PuzzleRecord record;
        record.puzzle = Puzzle(layout, Grid(layout.shape));
        auto next = std::make_unique<PuzzleDocument>(record);
        m_designer.setDocument(next.get());
        m_document = std::move(next);
        QApplication::processEvents();
        for (const Constraint& constraint : wanted.constraints())
            drawOne(constraint);
        m_designer.choose({});
        m_designer.setTool({DesignTool::Type::givens});
        for (const Cell cell : wanted.shape().cells())
            if (const std::optional<Digit> digit = wanted.givens.digit(cell)) {
                click(middle(cell));
                QTest::keyClicks(&m_board, QString::number(digit->value()));
            }
    }

    void drawOne(const Constraint& constraint) {
        m_designer.setTool({DesignTool::Type::constraint, constraint.kind});
        switch (constraintRow(constraint.kind).shape) {
        case ConstraintShape::board: QTest::keyClick(&m_board, Qt::Key_Return); break;
        case ConstraintShape::outside: clickBeside(*constraint.place); break;
        case ConstraintShape::corner:
            click(m_board.cellRect(constraint.cells().front()).bottomRight().toPoint());
            break;
        case ConstraintShape::cage:
        case ConstraintShape::copies: clickInOrder(constraint.parts); break;
        case ConstraintShape::arrow: drawArrow(constraint.parts); break;
        default:
            for (const std::vector<Cell>& part : constraint.parts)
                drag(part);
        }
        const std::vector<Constraint>& drawn = m_document->puzzle().constraints();
        if (!drawn.empty() && drawn.back().values != constraint.values)
            QTest::keyClicks(&m_board, QString::number(constraint.value().value_or(0)));
        for (const Digit digit : constraint.digits)
            QTest::keyClicks(&m_board, QString::number(digit.value()));
    }

    void drawArrow(const std::vector<std::vector<Cell>>& parts) {
        for (std::size_t i = 1; i < parts.size(); ++i) {
            std::vector<Cell> way{parts.front().back()};
            way.insert(way.end(), parts[i].begin(), parts[i].end());
            drag(way);
        }
    }
    QPoint middle(Cell cell) const { return m_board.cellRect(cell).center().toPoint(); }
    void click(const QPoint& point) { QTest::mouseClick(&m_board, Qt::LeftButton, Qt::NoModifier, point); }
    void clickBeside(const OutsidePlace& place) {
        const QRectF rect = m_board.metrics().placeRect(place.row, place.column);
        // Where a clue that reads along a diagonal points.
        const QPointF aside(place.right, place.down);
        click((rect.center() + aside * rect.width() * 0.25).toPoint());
    }
    void clickInOrder(const std::vector<std::vector<Cell>>& parts) {
        bool isFirst = true;
        for (const std::vector<Cell>& part : parts)
            for (const Cell cell : part) {
                if (std::exchange(isFirst, false))
                    m_board.setSelection({cell}, cell);
                else
                    QTest::mouseClick(&m_board, Qt::LeftButton, Qt::ControlModifier, middle(cell));
            }
        QTest::keyClick(&m_board, Qt::Key_Return);
    }
    void drag(const std::vector<Cell>& way) {
        QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(way.front()));
        for (const Cell cell : way) {
            const QPoint point = middle(cell);
            QMouseEvent move(QEvent::MouseMove, point, m_board.mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QApplication::sendEvent(&m_board, &move);
        }
        QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(way.back()));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<PuzzleDocument> m_document;
    Preferences m_preferences;
    ActionSet m_actions;
    Designer m_designer;
    DesignBoard m_board;
};

/// The window draws no labels, colours or members of other programs.
Puzzle asDrawn(const Puzzle& puzzle) {
    Layout layout = puzzle.layout();
    for (Constraint& constraint : layout.constraints) {
        constraint.unknownMembers.clear();
        constraint.colour.clear();
        if (constraintRow(constraint.kind).shape == ConstraintShape::cage)
            constraint.text.clear();
        // A dot without a number means the usual one, which the window writes.
        if (const auto usual = usualValue(constraint.kind, puzzle.layout()); usual && constraint.values.empty())
            constraint.values = {*usual};
    }
    return {layout, puzzle.givens};
}

TEST_F(RedrawnLayouts, AreThePuzzlesOfTheFile) {
    const std::vector<test::SettersPuzzle> samples = test::settersPuzzles();
    if (samples.empty())
        GTEST_SKIP() << "the puzzles are on another machine";
    int equal = 0;
    for (const test::SettersPuzzle& sample : samples) {
        const Result<ImportedPuzzle> read = importPuzzle(sample.data, FormatId::fpuzzles);
        ASSERT_TRUE(read.hasValue());
        const Puzzle wanted = asDrawn(read->record.puzzle);
        redraw(wanted);
        equal += m_document->puzzle() == wanted ? 1 : 0;
    }
    // Others hold arrows, lines and diagonals whose parts or values this script draws in another way.
    EXPECT_GE(equal, 5);
    EXPECT_GE(equal * 5, static_cast<int>(samples.size()) * 4);
}

}  // namespace
}  // namespace nonet
