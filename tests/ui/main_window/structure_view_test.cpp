#include "core/constructions/shift_cipher.h"
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
    EXPECT_TRUE(message().contains(QStringLiteral("Not of this family: r1c"))) << message().toStdString();
}

TEST_F(StructureOfAPuzzle, EndsWithThePuzzle) {
    paste(kMasked);
    trigger("view.structure");
    const PuzzleDocument* before = &document();
    m_window->session().importText(
        QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return &document() != before; }));
    EXPECT_FALSE(isOn());
    EXPECT_TRUE(places().empty());
}

}  // namespace
}  // namespace nonet
