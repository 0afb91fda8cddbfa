#include "core/design/new_board.h"
#include "tests/ui/board/board_on_screen.h"
#include "ui/board/digit_pad.h"
#include "ui/shortcuts/action_set.h"

#include <QSignalSpy>

namespace nonet {
namespace {

using BoardPointer = BoardOnScreen;

TEST_F(BoardPointer, ClickSelectsControlAddsAndRemoves) {
    click(middle(cellAt(3, 3)));
    EXPECT_EQ(m_board.selection(), CellSet{cellAt(3, 3)});
    click(middle(cellAt(5, 5)), Qt::ControlModifier);
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(3, 3), cellAt(5, 5)}));
    click(middle(cellAt(3, 3)), Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(m_board.selection(), CellSet{cellAt(5, 5)});
}

TEST_F(BoardPointer, DragSelectsWhatItSweeps) {
    dragFromTo(middle(cellAt(4, 2)), middle(cellAt(4, 5)));
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(4, 2), cellAt(4, 3), cellAt(4, 4), cellAt(4, 5)}));
    press(Qt::Key_3, Qt::ShiftModifier);
    EXPECT_EQ(stateOf(cellAt(4, 4)).corner, DigitSet{Digit(3)});
}

TEST_F(BoardPointer, AFastDragSkipsNoCell) {
    jumpOver({middle(cellAt(4, 2)), middle(cellAt(4, 5)), middle(cellAt(4, 8))});
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(4, 2), cellAt(4, 3), cellAt(4, 4), cellAt(4, 5), cellAt(4, 6),
                                            cellAt(4, 7), cellAt(4, 8)}));
    EXPECT_EQ(m_board.currentCell(), cellAt(4, 8));
    jumpOver({middle(cellAt(8, 7)), middle(cellAt(5, 4)), middle(cellAt(2, 4))});
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(8, 7), cellAt(7, 6), cellAt(6, 5), cellAt(5, 4), cellAt(4, 4),
                                            cellAt(3, 4), cellAt(2, 4)}));
    jumpOver({middle(cellAt(1, 1)), middle(cellAt(2, 3))});
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(1, 1), cellAt(2, 2), cellAt(2, 3)}));
    jumpOver({middle(cellAt(1, 1)), middle(cellAt(1, 4))}, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(2, 2), cellAt(2, 3)}));
}

TEST_F(BoardPointer, AFastDragPaintsWhatItPasses) {
    m_board.setInputMode(InputMode::colour);
    m_board.useCellColour(Digit(4));
    jumpOver({middle(cellAt(8, 2)), middle(cellAt(8, 5))});
    for (int column = 2; column <= 5; ++column)
        EXPECT_EQ(stateOf(cellAt(8, column)).colours, ColourSet{Digit(4)}) << column;
    EXPECT_TRUE(stateOf(cellAt(8, 6)).colours.isEmpty());
    // One edit, not one a cell.
    m_document.undo();
    EXPECT_TRUE(stateOf(cellAt(8, 2)).colours.isEmpty());
    EXPECT_TRUE(stateOf(cellAt(8, 5)).colours.isEmpty());
}

TEST_F(BoardPointer, AFastDragMayLeaveTheBoard) {
    const QPoint cell(static_cast<int>(m_board.metrics().cellSide()), 0);
    jumpOver({middle(cellAt(6, 7)), middle(cellAt(6, 9)) + 2 * cell});
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(6, 7), cellAt(6, 8), cellAt(6, 9)}));
    // Around a corner, back in elsewhere: the way between is not on the board.
    const QPoint beside = middle(cellAt(2, 9)) + 2 * cell;
    jumpOver({middle(cellAt(6, 8)), middle(cellAt(6, 9)) + 2 * cell, beside, middle(cellAt(2, 8))});
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(6, 8), cellAt(6, 9), cellAt(2, 9), cellAt(2, 8)}));
}

TEST_F(BoardPointer, AFastDragPassesOverGaps) {
    PuzzleRecord gapped;
    Layout layout = rectangularBoard(6, 6, std::nullopt);
    layout.shape.setHoles({layout.shape.cell(2, 2), layout.shape.cell(2, 3)});
    gapped.puzzle = Puzzle(layout, Grid(layout.shape));
    gapped.history = History(PlayState(layout.shape));
    PuzzleDocument document(gapped);
    m_board.setDocument(&document);
    const auto at = [&layout](int row, int column) { return layout.shape.cell(row, column); };
    jumpOver({middle(at(2, 0)), middle(at(2, 4))});
    EXPECT_EQ(m_board.selection(), (CellSet{at(2, 0), at(2, 1), at(2, 4)}));
    // In the gap for a moment: the line goes on from there.
    jumpOver({middle(at(2, 1)), middle(at(2, 2)), middle(at(0, 2))});
    EXPECT_EQ(m_board.selection(), (CellSet{at(2, 1), at(1, 2), at(0, 2)}));
    m_board.setDocument(&m_document);
}

TEST_F(BoardPointer, DoubleClickSelectsEqualDigits) {
    select(cellAt(4, 4));
    press(Qt::Key_5);
    QTest::mouseDClick(&m_board, Qt::LeftButton, Qt::NoModifier, middle(cellAt(1, 1)));
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(1, 1), cellAt(4, 4)}));
}

TEST_F(BoardPointer, RightClickTogglesTheCandidate) {
    m_board.setShowsCandidates(true);
    const Candidate candidate{cellAt(5, 5), Digit(6)};
    click(middle(candidate), Qt::NoModifier, Qt::RightButton);
    EXPECT_EQ(stateOf(cellAt(5, 5)).struck, DigitSet{Digit(6)});
    click(middle(candidate), Qt::NoModifier, Qt::RightButton);
    EXPECT_TRUE(stateOf(cellAt(5, 5)).struck.isEmpty());
    // A digit that a peer holds is no candidate.
    click(middle(Candidate{cellAt(1, 5), Digit(5)}), Qt::NoModifier, Qt::RightButton);
    EXPECT_TRUE(stateOf(cellAt(1, 5)).struck.isEmpty());
}

TEST_F(BoardPointer, LongPressIsARightClick) {
    m_board.setShowsCandidates(true);
    const QPoint point = middle(Candidate{cellAt(5, 5), Digit(6)});
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, point);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !stateOf(cellAt(5, 5)).struck.isEmpty(); }, 3000));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, point);
    EXPECT_EQ(stateOf(cellAt(5, 5)).struck, DigitSet{Digit(6)});
}

TEST_F(BoardPointer, ColourModePaintsCellsAndCandidates) {
    m_board.setInputMode(InputMode::colour);
    select(cellAt(2, 2));
    press(Qt::Key_4);
    click(middle(cellAt(6, 6)));
    EXPECT_EQ(stateOf(cellAt(6, 6)).colours, ColourSet{Digit(4)});
    dragFromTo(middle(cellAt(8, 2)), middle(cellAt(8, 4)));
    EXPECT_EQ(stateOf(cellAt(8, 3)).colours, ColourSet{Digit(4)});
    m_board.setShowsCandidates(true);
    m_board.setCandidateColour(2);
    click(middle(Candidate{cellAt(5, 5), Digit(3)}));
    click(middle(Candidate{cellAt(5, 5), Digit(9)}), Qt::ShiftModifier);
    using Coloured = std::vector<std::pair<Digit, CandidateColour>>;
    EXPECT_EQ(stateOf(cellAt(5, 5)).candidateColours, (Coloured{{Digit(3), 2}, {Digit(9), 7}}));
    EXPECT_TRUE(stateOf(cellAt(5, 5)).colours.isEmpty());
}

TEST_F(BoardPointer, ColourModeSelectsWhereTheCellHasNoPlaceForADigit) {
    PuzzleRecord small;
    const Layout layout = rectangularBoard(5, 5, std::nullopt);
    small.puzzle = Puzzle(layout, Grid(layout.shape));
    small.history = History(PlayState(layout.shape));
    PuzzleDocument document(small);
    m_board.setDocument(&document);
    m_board.setShowsCandidates(true);
    m_board.setInputMode(InputMode::colour);
    // Five digits in two rows of three: the last place is nobody's.
    const Cell cell(12);
    click((m_board.cellRect(cell).bottomRight() - QPointF(8, 8)).toPoint());
    EXPECT_EQ(m_board.selection(), CellSet{cell});
    EXPECT_TRUE(document.state().at(cell).candidateColours.empty());
    m_board.setDocument(&m_document);
}

TEST_F(BoardPointer, LinksAreDraggedFromCandidateToCandidate) {
    m_board.setInputMode(InputMode::link);
    m_board.setShowsCandidates(true);
    const Candidate from{cellAt(2, 2), Digit(3)};
    const Candidate to{cellAt(6, 7), Digit(9)};
    dragFromTo(middle(from), middle(to));
    EXPECT_EQ(m_document.state().links, (std::vector<DrawnLink>{{from, to, LinkKind::strong}}));
    dragFromTo(middle(from), middle(to));
    ASSERT_EQ(m_document.state().links.size(), 1U);
    EXPECT_EQ(m_document.state().links[0].kind, LinkKind::weak);
    dragFromTo(middle(to), middle(from));
    EXPECT_TRUE(m_document.state().links.empty());
    EXPECT_FALSE(m_board.picture().linkFrom);
    // A click without a drag selects.
    click(middle(from));
    EXPECT_EQ(m_board.currentCell(), cellAt(2, 2));
    EXPECT_TRUE(m_document.state().links.empty());
}

TEST_F(BoardPointer, WheelWalksTheFilterInTheHodokuPresetOnly) {
    const auto turn = [this](int delta) {
        QWheelEvent wheel(QPointF(middle(cellAt(5, 5))), QPointF(), QPoint(), QPoint(0, delta), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&m_board, &wheel);
    };
    turn(-120);
    EXPECT_FALSE(m_board.filter().isActive());
    usePreset(KeyPreset::hodoku);
    turn(-120);
    EXPECT_EQ(m_board.filter().digits, DigitSet{Digit(1)});
    turn(120);
    EXPECT_EQ(m_board.filter().digits, DigitSet{Digit(9)});
}

TEST_F(BoardPointer, DigitFirstPutsTheChosenDigitWhereItIsClicked) {
    m_preferences.change([](PreferenceValues& v) { v.entryOrder = EntryOrder::digitFirst; });
    m_board.enterDigit(Digit(3));
    EXPECT_EQ(m_board.chosenDigit(), Digit(3));
    click(middle(cellAt(4, 4)));
    click(middle(cellAt(6, 8)));
    EXPECT_EQ(digitOf(cellAt(4, 4)), 3);
    EXPECT_EQ(digitOf(cellAt(6, 8)), 3);
    m_board.enterDigit(Digit(3));
    EXPECT_FALSE(m_board.chosenDigit());
}

class PadOnScreen : public BoardOnScreen {
protected:
    PadOnScreen() : m_actions(m_preferences.keyBindings()), m_pad(m_board, m_actions, m_preferences) {
        m_pad.resize(700, 100);
        m_pad.show();
    }
    QToolButton* button(const char* name) { return m_pad.findChild<QToolButton*>(QString::fromLatin1(name)); }
    ActionSet m_actions;
    DigitPad m_pad;
};

TEST_F(PadOnScreen, EntersDigitsAndCountsWhatIsLeft) {
    select(cellAt(4, 4));
    EXPECT_EQ(m_pad.remaining(Digit(5)), 8);
    button("pad.digit_5")->click();
    EXPECT_EQ(digitOf(cellAt(4, 4)), 5);
    EXPECT_EQ(m_pad.remaining(Digit(5)), 7);
    button("pad.mode.corner")->click();
    EXPECT_EQ(m_board.inputMode(), InputMode::corner);
    EXPECT_TRUE(button("pad.mode.corner")->isChecked());
    EXPECT_FALSE(button("pad.mode.digit")->isChecked());
    m_board.setInputMode(InputMode::link);
    EXPECT_TRUE(button("pad.mode.link")->isChecked());
}

TEST_F(PadOnScreen, ToolsTriggerTheirActions) {
    QSignalSpy undo(m_actions.action(QStringLiteral("edit.undo")), &QAction::triggered);
    button("pad.edit.undo")->click();
    EXPECT_EQ(undo.count(), 1);
    m_actions.setUnavailable(QStringLiteral("edit.undo"), QStringLiteral("Nothing was done yet."));
    EXPECT_FALSE(button("pad.edit.undo")->isEnabled());
}

TEST_F(PadOnScreen, TargetsAreLargeAndDoNotTakeClickFocus) {
    for (const int width : {m_pad.minimumSizeHint().width(), 640, 800, 1000, 1400}) {
        m_pad.resize(width, m_pad.heightForWidth(width));
        QApplication::processEvents();
        for (const QToolButton* key : m_pad.findChildren<QToolButton*>()) {
            EXPECT_GE(key->width(), DigitPad::kTarget) << width;
            EXPECT_GE(key->height(), DigitPad::kTarget) << width;
            EXPECT_TRUE(m_pad.rect().contains(key->geometry())) << width << ' ' << key->objectName().toStdString();
            EXPECT_EQ(key->focusPolicy(), Qt::TabFocus);
        }
    }
}

}  // namespace
}  // namespace nonet
