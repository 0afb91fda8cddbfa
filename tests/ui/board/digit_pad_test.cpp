#include "tests/ui/board/board_on_screen.h"
#include "ui/board/cell_looks.h"
#include "ui/board/digit_pad.h"
#include "ui/board/pad_button.h"
#include "ui/shortcuts/action_set.h"

namespace nonet {
namespace {

class PadFaces : public BoardOnScreen {
protected:
    PadFaces() : m_actions(m_preferences.keyBindings()), m_pad(m_board, m_actions, m_preferences) {
        m_pad.resize(700, 100);
        m_pad.show();
    }
    PadButton* digit(int number) { return m_pad.findChild<PadButton*>(QStringLiteral("pad.digit_%1").arg(number)); }
    ColourSet coloursOf(Cell cell) const { return stateOf(cell).colours; }

    ActionSet m_actions;
    DigitPad m_pad;
};

TEST_F(PadFaces, AnotherColourIsForTheNextClickAndNotForTheLastCell) {
    m_board.setInputMode(InputMode::colour);
    EXPECT_TRUE(digit(1)->isChecked());
    click(middle(cellAt(3, 3)));
    digit(4)->click();
    EXPECT_EQ(coloursOf(cellAt(3, 3)), ColourSet{Digit(1)});
    EXPECT_TRUE(digit(4)->isChecked());
    EXPECT_FALSE(digit(1)->isChecked());
    click(middle(cellAt(3, 5)));
    EXPECT_EQ(coloursOf(cellAt(3, 5)), ColourSet{Digit(4)});
    // Nor for what a drag has painted.
    dragFromTo(middle(cellAt(6, 2)), middle(cellAt(6, 4)));
    digit(2)->click();
    EXPECT_EQ(coloursOf(cellAt(6, 3)), ColourSet{Digit(4)});
    // A key still paints.
    press(Qt::Key_7);
    EXPECT_EQ(coloursOf(cellAt(6, 3)), (ColourSet{Digit(4), Digit(7)}));
    EXPECT_TRUE(digit(7)->isChecked());
}

TEST_F(PadFaces, ItOffersTheDigitsThatTheBoardHas) {
    for (const Geometry& geometry : {Geometry(2, 2), Geometry(2, 3), Geometry(), Geometry(2, 2)}) {
        PuzzleRecord small;
        small.puzzle = Puzzle(geometry, Grid(geometry.side()));
        PuzzleDocument document(small);
        m_board.setDocument(&document);
        for (int number = 1; number <= 9; ++number)
            EXPECT_EQ(digit(number)->isVisible(), number <= geometry.side()) << number << " of " << geometry.side();
        m_board.setInputMode(InputMode::colour);
        EXPECT_TRUE(digit(9)->isVisible());
        m_board.setInputMode(InputMode::digit);
        m_board.setDocument(&m_document);
    }
}

TEST_F(PadFaces, CellsThatWereSelectedBeforeTakeTheColour) {
    m_board.setSelection({cellAt(5, 5), cellAt(5, 6)}, cellAt(5, 6));
    m_board.setInputMode(InputMode::colour);
    digit(3)->click();
    EXPECT_EQ(coloursOf(cellAt(5, 5)), ColourSet{Digit(3)});
    EXPECT_EQ(coloursOf(cellAt(5, 6)), ColourSet{Digit(3)});
}

TEST_F(PadFaces, WithCandidatesItOffersWhatClicksPaint) {
    m_board.setInputMode(InputMode::colour);
    m_board.setShowsCandidates(true);
    EXPECT_EQ(digit(2)->face().letter, 1);
    EXPECT_FALSE(digit(6)->isVisible());
    digit(2)->click();
    EXPECT_EQ(m_board.candidateColour(), 2);
    digit(2)->click();
    EXPECT_EQ(m_board.candidateColour(), 7);
    EXPECT_TRUE(digit(2)->face().isSecondShade);
    EXPECT_TRUE(digit(2)->isChecked());
    click(middle(Candidate{cellAt(5, 5), Digit(3)}));
    using Coloured = std::vector<std::pair<Digit, CandidateColour>>;
    EXPECT_EQ(stateOf(cellAt(5, 5)).candidateColours, (Coloured{{Digit(3), 7}}));
    // What is not offered is not painted.
    click(middle(cellAt(1, 1)));
    EXPECT_TRUE(coloursOf(cellAt(1, 1)).isEmpty());
    m_board.setShowsCandidates(false);
    EXPECT_TRUE(digit(6)->isVisible());
    EXPECT_TRUE(digit(6)->face().patch.isValid());
}

TEST_F(PadFaces, FinishedDigitsFadeAndTooManyAreCounted) {
    for (int row = 1; row <= 8; ++row) {
        EXPECT_FALSE(digit(5)->face().isFinished) << row;
        select(cellAt(row + 1, row));
        press(Qt::Key_5);
    }
    EXPECT_TRUE(digit(5)->face().isFinished);
    EXPECT_TRUE(digit(5)->face().note.isEmpty());
    select(cellAt(1, 9));
    press(Qt::Key_5);
    EXPECT_FALSE(digit(5)->face().isFinished);
    EXPECT_TRUE(digit(5)->face().isTooMany);
    EXPECT_EQ(digit(5)->face().note, QStringLiteral("+1"));
}

TEST_F(PadFaces, DigitFirstLightsItsDigits) {
    m_preferences.change([](PreferenceValues& v) { v.entryOrder = EntryOrder::digitFirst; });
    select(cellAt(4, 4));
    const auto isLit = [this](Cell cell) {
        return boardLooks(m_board.picture()).cells[static_cast<std::size_t>(cell.index())].isSameDigit;
    };
    EXPECT_FALSE(isLit(cellAt(1, 1)));
    digit(5)->click();
    EXPECT_TRUE(isLit(cellAt(1, 1)));
    EXPECT_FALSE(isLit(cellAt(9, 9)));
    digit(7)->click();
    EXPECT_FALSE(isLit(cellAt(1, 1)));
    EXPECT_TRUE(isLit(cellAt(9, 9)));
    digit(7)->click();
    EXPECT_FALSE(isLit(cellAt(9, 9)));
}

TEST_F(PadFaces, TheFiltersDigitsAreMarked) {
    EXPECT_FALSE(digit(5)->face().isFiltered);
    const QImage before = digit(5)->grab().toImage();
    m_board.setFilter({DigitSet{Digit(5)}, false, false});
    EXPECT_TRUE(digit(5)->face().isFiltered);
    EXPECT_FALSE(digit(6)->face().isFiltered);
    EXPECT_NE(digit(5)->grab().toImage(), before);
    EXPECT_EQ(digit(5)->accessibleName(), QStringLiteral("Digit 5, 8 left, in the filter"));
    m_board.setFilter({});
    EXPECT_EQ(digit(5)->accessibleName(), QStringLiteral("Digit 5, 8 left"));
    EXPECT_EQ(digit(5)->grab().toImage(), before);
}

TEST_F(PadFaces, TheModesAreOneControl) {
    const QList<const char*> names = {"pad.mode.digit", "pad.mode.corner", "pad.mode.centre", "pad.mode.colour",
                                      "pad.mode.link"};
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto* segment = m_pad.findChild<PadButton*>(QLatin1String(names[i]));
        ASSERT_TRUE(segment);
        EXPECT_FALSE(segment->icon().isNull());
        EXPECT_FALSE(segment->face().note.isEmpty());
        if (i > 0) {
            const auto* before = m_pad.findChild<PadButton*>(QLatin1String(names[i - 1]));
            EXPECT_EQ(segment->geometry().left(), before->geometry().right() + 1);
        }
    }
}

TEST_F(PadFaces, TheFocusRingIsForWhoCameByKeys) {
    const auto ring = [this] { return m_board.picture().hasFocus; };
    m_board.clearFocus();
    click(middle(cellAt(4, 4)));
    EXPECT_FALSE(ring());
    m_board.clearFocus();
    m_board.setFocus(Qt::TabFocusReason);
    EXPECT_TRUE(ring());
    click(middle(cellAt(4, 4)));
    EXPECT_FALSE(ring());
}

}  // namespace
}  // namespace nonet
