#include "core/design/new_board.h"
#include "core/rules/rulebook.h"
#include "tests/ui/designer/layout_panels.h"
#include "ui/designer/grid_places.h"
#include "ui/designer/new_board_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

namespace nonet {
namespace {

class NewBoardDialogTest : public test::LayoutPanels {
protected:
    void open(std::optional<Puzzle> from = std::nullopt) {
        m_dialog = std::make_unique<NewBoardDialog>(m_preferences, std::move(from));
        m_dialog->show();
    }
    template <typename Widget>
    Widget* find(const char* name) {
        return m_dialog->findChild<Widget*>(QLatin1String(name));
    }
    void choosePage(int page) { find<QListWidget>("newBoardKinds")->setCurrentRow(page); }
    void size(int rows, int columns) {
        find<QSpinBox>("newRows")->setValue(rows);
        find<QSpinBox>("newColumns")->setValue(columns);
    }
    bool canCreate() { return find<QPushButton>("newBoardCreate")->isEnabled(); }
    void expectSound() {
        EXPECT_TRUE(canCreate());
        const Rulebook rules(m_dialog->layout());
        EXPECT_TRUE(rules.faults().empty());
        EXPECT_FALSE(rules.houses().empty());
        EXPECT_FALSE(find<QLabel>("newBoardFacts")->text().isEmpty());
    }

    std::unique_ptr<NewBoardDialog> m_dialog;
};

TEST_F(NewBoardDialogTest, BeginsWithTheClassicBoard) {
    open();
    EXPECT_EQ(m_dialog->layout(), Layout());
    expectSound();
}

TEST_F(NewBoardDialogTest, EverySizeWithEveryBoxes) {
    open();
    for (int side = 4; side <= 25; ++side) {
        size(side, side);
        auto* boxes = find<QComboBox>("newBoxes");
        for (int i = 0; i < boxes->count(); ++i) {
            boxes->setCurrentIndex(i);
            SCOPED_TRACE(std::to_string(side) + ", boxes " + boxes->currentText().toStdString());
            expectSound();
            EXPECT_EQ(m_dialog->layout().shape, BoardShape::square(side));
            EXPECT_EQ(m_dialog->layout().grids.front().regions.regionCount() > 0, i + 1 < boxes->count());
        }
    }
    size(6, 6);
    EXPECT_EQ(m_dialog->layout(), Layout(Geometry(2, 3)));
    size(4, 6);
    EXPECT_EQ(m_dialog->layout().shape, BoardShape(4, 6, 6));
    expectSound();
}

TEST_F(NewBoardDialogTest, OtherSymbols) {
    open();
    auto* symbols = find<QComboBox>("newSymbols");
    symbols->setCurrentIndex(1);
    EXPECT_EQ(m_dialog->layout().symbols, SymbolSet(9, 0));
    expectSound();
    symbols->setCurrentIndex(2);
    size(25, 25);
    EXPECT_EQ(m_dialog->layout().symbols.label(Digit(25)), "Y");
    EXPECT_EQ(m_dialog->layout().symbols.number(Digit(25)), 25);
    expectSound();
    symbols->setCurrentIndex(3);
    EXPECT_FALSE(find<QSpinBox>("newColumns")->isEnabled());
    find<QSpinBox>("newRows")->setValue(12);
    find<QSpinBox>("newStars")->setValue(3);
    EXPECT_EQ(m_dialog->layout().shape.rows(), 12);
    EXPECT_EQ(m_dialog->layout().shape.columns(), 12);
    EXPECT_EQ(m_dialog->layout().countOfHouse(), 12);
    expectSound();
    for (int rows = 4; rows <= 25; ++rows) {
        find<QSpinBox>("newRows")->setValue(rows);
        find<QSpinBox>("newStars")->setValue(8);
        SCOPED_TRACE(rows);
        expectSound();
    }
}

TEST_F(NewBoardDialogTest, SeveralGrids) {
    open();
    choosePage(1);
    const std::vector<std::size_t> grids{5, 2, 4, 5, 5};
    for (std::size_t i = 0; i < grids.size(); ++i) {
        find<QListWidget>("newGrids")->setCurrentRow(static_cast<int>(i));
        SCOPED_TRACE(i);
        EXPECT_EQ(m_dialog->layout().grids.size(), grids[i]);
        expectSound();
    }
}

TEST_F(NewBoardDialogTest, GridsPutDownByHand) {
    open();
    choosePage(1);
    find<QListWidget>("newGrids")->setCurrentRow(5);
    auto* places = find<GridPlaces>("newPlaces");
    ASSERT_TRUE(places->isVisible());
    EXPECT_EQ(m_dialog->layout().grids.size(), 2U);
    expectSound();
    // By keys: to the right of the first, with a box between them.
    places->setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(places, Qt::Key_Right);
    QTest::keyClick(places, Qt::Key_Space);
    EXPECT_EQ(places->places().size(), 3U);
    EXPECT_EQ(m_dialog->layout().grids.size(), 3U);
    EXPECT_EQ(m_dialog->layout().shape.columns(), 21);
    expectSound();
    QTest::keyClick(places, Qt::Key_Space);
    EXPECT_EQ(places->places().size(), 2U);
    // By clicks: both go, and there is no board.
    const double box = (places->width() < places->height() ? places->width() : places->height()) / 12.0;
    const auto middle = [&](int row, int column) {
        const QPointF corner((places->width() - 12 * box) / 2, (places->height() - 12 * box) / 2);
        return (corner + QPointF((column + 1.5) * box, (row + 1.5) * box)).toPoint();
    };
    QTest::mouseClick(places, Qt::LeftButton, {}, middle(0, 0));
    QTest::mouseClick(places, Qt::LeftButton, {}, middle(2, 2));
    EXPECT_TRUE(places->places().empty());
    EXPECT_FALSE(canCreate());
    EXPECT_FALSE(find<QLabel>("newBoardFault")->text().isEmpty());
    QTest::mouseClick(places, Qt::LeftButton, {}, middle(4, 4));
    EXPECT_EQ(m_dialog->layout(), Layout());
    expectSound();
}

TEST_F(NewBoardDialogTest, ACopyOfWhatIsOpen) {
    open();
    choosePage(2);
    EXPECT_FALSE(canCreate());
    Layout layout;
    layout.constraints = {cage()};
    Puzzle puzzle(layout, Grid(layout.shape));
    puzzle.givens.set(at(0, 0), Digit(5));
    open(puzzle);
    choosePage(2);
    EXPECT_EQ(m_dialog->layout(), layout);
    EXPECT_EQ(m_dialog->puzzle().givens.filledCount(), 0);
    find<QRadioButton>("newCopyAll")->click();
    EXPECT_EQ(m_dialog->puzzle(), puzzle);
    expectSound();
}

class ChangeBoardTest : public NewBoardDialogTest {
protected:
    void change(Puzzle puzzle) {
        m_dialog =
            std::make_unique<NewBoardDialog>(m_preferences, std::move(puzzle), nullptr, NewBoardDialog::Use::change);
        m_dialog->show();
    }
    QString fault() { return find<QLabel>("newBoardFault")->text(); }
};

TEST_F(ChangeBoardTest, BeginsAsTheBoardIs) {
    std::vector<Layout> boards{Layout(), Layout(Geometry(2, 3)), rectangularBoard(6, 9, std::nullopt),
                               starBoard(6, 3, std::pair(3, 3))};
    boards.front().constraints = {thermometer(), cage()};
    Layout zero;
    zero.symbols = SymbolSet(9, 0);
    boards.push_back(zero);
    Layout painted;
    painted.grids.front().regions.setRegion(at(0, 2), 1);
    painted.grids.front().regions.setRegion(at(3, 3), 0);
    boards.push_back(painted);
    Layout holes;
    WideCellSet out;
    out.insert(at(4, 4));
    holes.shape.setHoles(out);
    boards.push_back(holes);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        SCOPED_TRACE(i);
        const Puzzle puzzle(boards[i], Grid(boards[i].shape));
        change(puzzle);
        EXPECT_EQ(m_dialog->puzzle(), puzzle);
        EXPECT_TRUE(fault().isEmpty());
        EXPECT_TRUE(canCreate());
    }
}

TEST_F(ChangeBoardTest, TellsWhatHasNoRoom) {
    Layout layout;
    layout.constraints = {thermometer(), dot()};
    Grid givens;
    givens.set(at(8, 8), Digit(3));
    givens.set(at(0, 1), Digit(9));
    change(Puzzle(layout, givens));
    size(6, 6);
    EXPECT_EQ(m_dialog->puzzle().constraints().size(), 1U);
    EXPECT_EQ(m_dialog->puzzle().givens.filledCount(), 0);
    EXPECT_TRUE(fault().contains(QStringLiteral("1 rule")) && fault().contains(QStringLiteral("2 givens")))
        << fault().toStdString();
    size(9, 9);
    EXPECT_TRUE(fault().isEmpty());
    EXPECT_EQ(m_dialog->puzzle(), Puzzle(layout, givens));
}

TEST_F(ChangeBoardTest, SignsOfOnesOwnStandAsOftenAsTheyAreTyped) {
    change(Puzzle());
    find<QComboBox>("newSymbols")->setCurrentIndex(4);
    find<QLineEdit>("newSigns")->setText(QStringLiteral("12345"));
    EXPECT_FALSE(canCreate());
    EXPECT_FALSE(fault().isEmpty());
    find<QLineEdit>("newSigns")->setText(QStringLiteral("123456***"));
    EXPECT_TRUE(canCreate());
    EXPECT_EQ(m_dialog->layout(), starBoard(6, 3, std::pair(3, 3)));
    find<QLineEdit>("newSigns")->setText(QStringLiteral("0123456789"));
    EXPECT_EQ(m_dialog->layout().symbols, SymbolSet(10, 0));
    EXPECT_TRUE(canCreate());
}

}  // namespace
}  // namespace nonet
