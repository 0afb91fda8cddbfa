// Boards of every shape are played with the same keys, mouse and pad as the classic one.
#include "core/rules/rulebook.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/ui/board/board_on_screen.h"
#include "ui/board/board_accessible.h"
#include "ui/board/cell_looks.h"
#include "ui/board/digit_pad.h"
#include "ui/board/pad_button.h"
#include "ui/shortcuts/action_set.h"

namespace nonet {
namespace {

using test::rectangle;
using test::samurai;

class AnyShape : public BoardOnScreen {
protected:
    AnyShape() : m_actions(m_preferences.keyBindings()), m_pad(m_board, m_actions, m_preferences) {
        m_pad.resize(700, 200);
        m_pad.show();
    }
    ~AnyShape() override { m_board.setDocument(&m_document); }
    AnyShape(const AnyShape&) = delete;
    AnyShape& operator=(const AnyShape&) = delete;

    void show(const Layout& layout) {
        PuzzleRecord record;
        record.puzzle = Puzzle(layout, Grid(layout.shape));
        record.history = History(PlayState(layout.shape));
        m_shown = std::make_unique<PuzzleDocument>(std::move(record));
        m_board.setDocument(m_shown.get());
    }
    int shownAt(Cell cell) const { return m_shown->digits().valueAt(cell); }
    PadButton* digit(int number) { return m_pad.findChild<PadButton*>(QStringLiteral("pad.digit_%1").arg(number)); }

    ActionSet m_actions;
    DigitPad m_pad;
    std::unique_ptr<PuzzleDocument> m_shown;
};

TEST_F(AnyShape, FiguresTypedOnAfterAnotherAreOneSymbol) {
    show(Layout(Geometry(4, 4)));
    select(Cell(0));
    press(Qt::Key_1);
    EXPECT_EQ(shownAt(Cell(0)), 1) << "at once";
    press(Qt::Key_2);
    EXPECT_EQ(shownAt(Cell(0)), 12);
    m_shown->undo();
    EXPECT_EQ(shownAt(Cell(0)), 0) << "one entry, one undo";
    press(Qt::Key_9);
    press(Qt::Key_1);
    EXPECT_EQ(shownAt(Cell(0)), 1) << "91 is no symbol";
    select(Cell(1));
    press(Qt::Key_2);
    EXPECT_EQ(shownAt(Cell(1)), 2) << "another cell begins anew";
    select(Cell(2));
    press(Qt::Key_1, Qt::ShiftModifier);
    press(Qt::Key_6, Qt::ShiftModifier);
    EXPECT_EQ(m_shown->state().at(Cell(2)).corner, DigitSet{Digit(16)});
    select(Cell(3));
    press(Qt::Key_G);
    EXPECT_EQ(shownAt(Cell(3)), 16) << "letters as long lines have them";
}

TEST_F(AnyShape, ZeroIsADigitWhereItIsASymbolAndErasesElsewhere) {
    show(rectangle(9, 9, SymbolSet(9, 0)));
    select(Cell(4));
    press(Qt::Key_0);
    ASSERT_NE(shownAt(Cell(4)), 0);
    EXPECT_EQ(m_shown->puzzle().symbols().label(Digit(shownAt(Cell(4)))), "0");
    EXPECT_EQ(digit(1)->face().name, QStringLiteral("0"));
    press(Qt::Key_9);
    EXPECT_EQ(m_shown->puzzle().symbols().label(Digit(shownAt(Cell(4)))), "0") << "there is no 9";
}

TEST_F(AnyShape, StarsAreTypedAndPressed) {
    const std::optional<SymbolSet> symbols = SymbolSet::of({"1", "2", "3", "*"}, {1, 2, 3, std::nullopt});
    ASSERT_TRUE(symbols);
    Layout layout = rectangle(5, 5, *symbols);
    layout.counts = {1, 1, 1, 2};
    show(layout);
    select(Cell(6));
    press(Qt::Key_Asterisk);
    EXPECT_EQ(shownAt(Cell(6)), 4);
    select(Cell(0));
    digit(4)->click();
    EXPECT_EQ(shownAt(Cell(0)), 4);
    EXPECT_EQ(m_pad.remaining(Digit(4)), 8) << "two in each of five rows";
    EXPECT_FALSE(digit(5)->isVisible());
}

TEST_F(AnyShape, ArrowsPassOverHolesAndRoundTheBoard) {
    show(samurai());
    const BoardShape& shape = m_shown->puzzle().shape();
    select(shape.cell(0, 8));
    press(Qt::Key_Right);
    EXPECT_EQ(m_board.currentCell(), shape.cell(0, 12));
    press(Qt::Key_End);
    EXPECT_EQ(m_board.currentCell(), shape.cell(0, 20));
    press(Qt::Key_Right);
    EXPECT_EQ(m_board.currentCell(), shape.cell(0, 0));
    press(Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(m_board.selection().count(), 369);
    EXPECT_EQ(m_pad.remaining(Digit(7)), 41);
}

TEST_F(AnyShape, AClickFindsCellsAndNoHoles) {
    show(samurai());
    const BoardShape& shape = m_shown->puzzle().shape();
    click(middle(shape.cell(7, 7)));
    EXPECT_EQ(m_board.currentCell(), shape.cell(7, 7));
    click(middle(shape.cell(10, 1)));
    EXPECT_NE(m_board.currentCell(), shape.cell(10, 1));
}

TEST_F(AnyShape, PeersAndConflictsComeFromAllRules) {
    Layout layout(Geometry(2, 3));
    Constraint knight;
    knight.kind = ConstraintKind::antiKnight;
    layout.constraints = {knight};
    show(layout);
    select(Cell(0));
    const auto look = [this](int cell) { return boardLooks(m_board.picture()).cells[static_cast<std::size_t>(cell)]; };
    EXPECT_TRUE(look(13).isPeer) << "a knight's move away";
    EXPECT_FALSE(look(21).isPeer);
    press(Qt::Key_3);
    select(Cell(13));
    press(Qt::Key_3);
    EXPECT_TRUE(look(0).isConflict);
    EXPECT_TRUE(look(13).isConflict);
    EXPECT_TRUE(cellDescription(m_board, Cell(13)).contains(QStringLiteral("conflict")));
}

TEST_F(AnyShape, ManyMarksAndColoursFindTheirPlaces) {
    show(Layout(Geometry(5, 5)));
    select(Cell(0));
    for (const int key : {Qt::Key_1, Qt::Key_3, Qt::Key_5, Qt::Key_7, Qt::Key_9})
        press(key, Qt::ShiftModifier);
    m_board.setShowsCandidates(true);
    const QRectF cell = m_board.cellRect(Cell(0));
    for (int i = 1; i <= 25; ++i)
        EXPECT_TRUE(cell.contains(m_board.candidateRect({Cell(0), Digit(i)})));
    EXPECT_TRUE(digit(25)->isVisible());
    for (int i = 2; i <= 25; ++i)
        EXPECT_FALSE(digit(i)->geometry().intersects(digit(i - 1)->geometry())) << i;
}

TEST_F(AnyShape, AScreenReaderIsToldTheRulesAtACell) {
    Layout layout;
    Constraint thermometer;
    thermometer.kind = ConstraintKind::thermometer;
    thermometer.parts = {{Cell(0), Cell(1), Cell(2), Cell(11), Cell(20)}};
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(2), Cell(3)}};
    layout.constraints = {thermometer, cage};
    show(layout);
    EXPECT_EQ(cellDescription(m_board, Cell(2)), QStringLiteral("r1c3, empty, box 1, thermometer (cell 3 of 5), cage"));
    EXPECT_EQ(cellDescription(m_board, Cell(40)), QStringLiteral("r5c5, empty, box 5"));
}

}  // namespace
}  // namespace nonet
