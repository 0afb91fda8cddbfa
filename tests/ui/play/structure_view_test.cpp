#include "core/canonical/classic_transform.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/shift_cipher.h"
#include "core/generators/shift_puzzle.h"
#include "tests/ui/main_window/window_fixture.h"

namespace nonet {
namespace {

class StructureOfAPuzzle : public WindowTest {
protected:
    bool isOn() { return find<QAction>("view.structure")->isChecked(); }
    const std::vector<PlaceMark>& places() { return board().picture().places; }
};

// [Shift]'s puzzle: of the family; 4 and 7 are no clue of it.
const QString kMasked =
    QStringLiteral("8..........28......3..1.8...8...3.......852.....9...8...8....96..63...2..2....3..");

TEST_F(StructureOfAPuzzle, LaysPlacesUnderAPuzzleOfTheFamily) {
    paste(kMasked);
    trigger("view.structure");
    EXPECT_TRUE(isOn());
    ASSERT_EQ(places().size(), 81U);
    const PlaceMap map = shiftCipherMap();
    for (int i = 0; i < 81; ++i)
        EXPECT_EQ(places()[static_cast<std::size_t>(i)].place, map.placeAt(Cell(i))) << i;
    EXPECT_TRUE(message().contains(QStringLiteral("S = 8 5 9 6 1 2 \u00b7 3 \u00b7."))) << message().toStdString();
    EXPECT_TRUE(message().contains(QStringLiteral("2 lists fit")));
    trigger("view.structure");
    EXPECT_FALSE(isOn());
    EXPECT_TRUE(places().empty());
    EXPECT_TRUE(message().isEmpty());
}

TEST_F(StructureOfAPuzzle, NamesTheTwoCellsThatDisagree) {
    paste(QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    trigger("view.structure");
    EXPECT_FALSE(isOn());
    EXPECT_TRUE(places().empty());
    EXPECT_TRUE(message().contains(QStringLiteral("No list gives this board: r1c"))) << message().toStdString();
}

TEST_F(StructureOfAPuzzle, KnowsTheWholeFamily) {
    for (std::uint64_t piece = 0; piece < 6; ++piece) {
        RandomSource random = RandomSource::forPiece(9, piece);
        const Grid rows = rowShift(randomSequence(random));
        Grid clues = rows;
        for (int i = 0; i < 81; ++i)
            if (random.below(3) == 0)
                clues.clear(Cell(i));
        const auto open = [&](const Grid& givens) {
            m_window->session().imports().readText(QString::fromStdString(toLine(givens)));
            ASSERT_TRUE(QTest::qWaitFor([&] { return document().puzzle().givens == givens; }));
        };
        open(clues);
        trigger("view.structure");
        EXPECT_TRUE(isOn());
        EXPECT_TRUE(message().contains(QStringLiteral("A row shift, of the shift cipher's family. S = ")))
            << message().toStdString();
        ASSERT_EQ(places().size(), 81U);
        for (int i = 0; i < 81; ++i)
            EXPECT_EQ(places()[static_cast<std::size_t>(i)].place, rowShiftMap().placeAt(Cell(i)));
        trigger("view.structure");
        const Grid moved = apply(randomTransform(random), ClassicDigits::from(rows)).toGrid();
        open(moved);
        trigger("view.structure");
        EXPECT_TRUE(message().contains(QStringLiteral("hift cipher's family")) ||
                    message().contains(QStringLiteral("A shift cipher.")))
            << message().toStdString();
        if (isOn())
            trigger("view.structure");
    }
}

TEST_F(StructureOfAPuzzle, EndsWithThePuzzle) {
    paste(kMasked);
    trigger("view.structure");
    const PuzzleDocument* before = &document();
    m_window->session().imports().readText(
        QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return &document() != before; }));
    EXPECT_FALSE(isOn());
    EXPECT_TRUE(places().empty());
}

}  // namespace
}  // namespace nonet
