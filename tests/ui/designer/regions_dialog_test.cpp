#include "core/formats/regions/region_text.h"
#include "tests/core/formats/regions/drawn_board.h"
#include "tests/ui/designer/design_room_fixture.h"
#include "tests/ui/designer/layout_panels.h"
#include "ui/board/export/board_export.h"
#include "ui/designer/border_board.h"
#include "ui/designer/found_picture.h"
#include "ui/designer/regions_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>

namespace nonet {
namespace {

using Side = RegionMap::Border::Side;

RegionMap jigsawOf(int side, int boxRows, int boxColumns, std::uint64_t seed = 1) {
    RandomSource random(seed);
    return test::inReadingOrder(test::jigsaw(RegionMap::boxes(side, side, boxRows, boxColumns), random));
}

/// As Save picture draws it.
QImage drawn(const RegionMap& map, ThemeId theme = ThemeId::light, int side = kPictureSide) {
    Layout layout = Layout::ofRegions(map);
    const Grid blank(layout.shape);
    BoardPicture picture;
    picture.puzzle = Puzzle(std::move(layout), blank);
    picture.state = PlayState(picture.puzzle.shape());
    picture.digits = blank;
    picture.candidates = CandidateGrid(picture.puzzle.shape());
    return boardImage(picture, theme, side);
}

TEST(FoundPicture, ReadsWhatNonetDraws) {
    for (const auto& [side, boxRows, boxColumns] :
         {std::tuple(4, 2, 2), std::tuple(6, 2, 3), std::tuple(9, 3, 3), std::tuple(12, 3, 4)})
        for (const ThemeId theme : {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::print})
            for (const int pixels : {400, kPictureSide}) {
                SCOPED_TRACE(side * 10000 + pixels);
                const RegionMap map = jigsawOf(side, boxRows, boxColumns);
                const std::optional<PictureBoard> board = boardInImage(drawn(map, theme, pixels));
                ASSERT_TRUE(board);
                EXPECT_EQ(board->borders.regions().toText(), map.toText());
            }
}

TEST(FoundPicture, TakesWhatIsTransparentForWhite) {
    const QImage opaque = drawn(jigsawOf(9, 3, 3));
    QImage image(opaque.size(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(opaque.pixel(x, y)) < 200)
                image.setPixel(x, y, opaque.pixel(x, y));
    const std::optional<PictureBoard> board = boardInImage(image);
    ASSERT_TRUE(board);
    EXPECT_EQ(board->borders.regions(), jigsawOf(9, 3, 3));
    EXPECT_FALSE(boardInImage(QImage()));
}

class RegionsDialogTest : public test::LayoutPanels {
protected:
    void SetUp() override {
        m_dialog = std::make_unique<RegionsDialog>(m_preferences);
        m_dialog->show();
    }
    template <typename Widget>
    Widget* find(const char* name) {
        return m_dialog->findChild<Widget*>(QLatin1String(name));
    }
    BorderBoard& board() { return *find<BorderBoard>("regionsBoard"); }
    void type(const std::string& text) {
        find<QPlainTextEdit>("regionsText")->setPlainText(QString::fromStdString(text));
    }
    QString facts() { return find<QLabel>("regionsFacts")->text(); }
    QString fault() { return find<QLabel>("regionsFault")->text(); }
    bool canMake() { return find<QPushButton>("regionsMake")->isEnabled(); }

    std::unique_ptr<RegionsDialog> m_dialog;
};

TEST_F(RegionsDialogTest, MakesNothingOfNothing) {
    EXPECT_FALSE(canMake());
    EXPECT_TRUE(fault().isEmpty());
    EXPECT_TRUE(facts().isEmpty());
    EXPECT_FALSE(find<QSpinBox>("regionsRows")->isEnabled());
}

TEST_F(RegionsDialogTest, MakesABoardOfText) {
    const RegionMap map = jigsawOf(6, 2, 3);
    type(regionsAsText(map));
    ASSERT_TRUE(canMake());
    EXPECT_TRUE(fault().isEmpty());
    EXPECT_TRUE(facts().contains(QStringLiteral("6 regions of 6 cells"))) << facts().toStdString();
    EXPECT_EQ(m_dialog->puzzle().layout(), Layout::ofRegions(map));
    EXPECT_EQ(m_dialog->puzzle().layout().symbols.count(), 6);
    type("AAB\nAA\n");
    EXPECT_FALSE(canMake());
    EXPECT_TRUE(fault().startsWith(QStringLiteral("Line 2"))) << fault().toStdString();
}

TEST_F(RegionsDialogTest, MakesABoardOfAPictureAndShowsItsSize) {
    const RegionMap map = jigsawOf(9, 3, 3);
    m_dialog->setPicture(drawn(map));
    ASSERT_TRUE(canMake());
    EXPECT_TRUE(facts().contains(QStringLiteral("9 regions of 9 cells"))) << facts().toStdString();
    EXPECT_EQ(find<QSpinBox>("regionsRows")->value(), 9);
    EXPECT_TRUE(find<QSpinBox>("regionsRows")->isEnabled());
    EXPECT_TRUE(find<QWidget>("regionsPicture")->isVisible());
    EXPECT_EQ(m_dialog->puzzle().layout(), Layout::ofRegions(map));
    type("AB\nAB");
    EXPECT_FALSE(find<QWidget>("regionsPicture")->isVisible()) << "the text takes its place";
}

TEST_F(RegionsDialogTest, ReadsThePictureAgainForAnotherCount) {
    m_dialog->setPicture(drawn(jigsawOf(9, 3, 3)));
    find<QSpinBox>("regionsRows")->setValue(3);
    ASSERT_TRUE(board().borders());
    EXPECT_EQ(board().borders()->rows(), 3);
    EXPECT_EQ(find<QSpinBox>("regionsRows")->value(), 3);
}

TEST_F(RegionsDialogTest, SaysThatAPictureHasNoBoard) {
    QImage white(300, 300, QImage::Format_RGB32);
    white.fill(Qt::white);
    m_dialog->setPicture(white);
    EXPECT_FALSE(canMake());
    EXPECT_FALSE(fault().isEmpty());
    EXPECT_TRUE(find<QWidget>("regionsPicture")->isVisible()) << "to be seen all the same";
}

TEST_F(RegionsDialogTest, AClickPutsABorderInAndTakesItAway) {
    type("AABB\nAABB\nCCDD\nCCDD\n");
    const RegionBorders::Border between{Cell(1), Side::right};
    ASSERT_TRUE(board().borders()->has(between));
    QTest::mouseClick(&board(), Qt::LeftButton, Qt::NoModifier, board().placeOf(between).toPoint());
    EXPECT_FALSE(board().borders()->has(between));
    EXPECT_EQ(board().regions().regionCount(), 3);
    EXPECT_TRUE(fault().contains(u'8')) << "a region of eight cells: " << fault().toStdString();
    EXPECT_EQ(board().doubtfulCount(), 1) << "the other half of the border parts nothing now";
    EXPECT_TRUE(canMake()) << "it can be mended in the room";
    QTest::mouseClick(&board(), Qt::LeftButton, Qt::NoModifier, board().placeOf(between).toPoint());
    EXPECT_TRUE(fault().isEmpty());
    EXPECT_EQ(board().doubtfulCount(), 0);
}

TEST_F(RegionsDialogTest, ArrowsAndSpaceDoTheSame) {
    type("AABB\nAABB\nCCDD\nCCDD\n");
    board().setFocus();
    const RegionBorders::Border first{Cell(0), Side::right};
    QTest::keyClick(&board(), Qt::Key_Right);
    EXPECT_TRUE(board().accessibleDescription().contains(QStringLiteral("r1c1")));
    QTest::keyClick(&board(), Qt::Key_Space);
    EXPECT_TRUE(board().borders()->has(first));
    QTest::keyClick(&board(), Qt::Key_Down);
    QTest::keyClick(&board(), Qt::Key_Space);
    EXPECT_TRUE(board().borders()->has({Cell(4), Side::right})) << "down along a line to the next row's";
    QTest::keyClick(&board(), Qt::Key_Left);
    QTest::keyClick(&board(), Qt::Key_Up);
    QTest::keyClick(&board(), Qt::Key_Space);
    EXPECT_TRUE(board().borders()->has({Cell(0), Side::bottom})) << "from a cell to its border";
    QTest::keyClick(&board(), Qt::Key_Space);
    EXPECT_FALSE(board().borders()->has({Cell(0), Side::bottom}));
    EXPECT_EQ(board().regions().regionCount(), 5) << "the column of two cells is a region";
}

TEST_F(RegionsDialogTest, TakesWhatIsPastedOrDropped) {
    QMimeData picture;
    picture.setImageData(drawn(jigsawOf(6, 2, 3)));
    EXPECT_TRUE(m_dialog->take(picture));
    EXPECT_EQ(board().regions(), jigsawOf(6, 2, 3));
    QMimeData text;
    text.setText(QStringLiteral("AB\nAB"));
    EXPECT_TRUE(m_dialog->take(text));
    EXPECT_EQ(board().regions().toText(), "1212");
    const QString path = m_folder.filePath(QStringLiteral("board.png"));
    ASSERT_TRUE(drawn(jigsawOf(9, 3, 3)).save(path));
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(path)});
    EXPECT_TRUE(m_dialog->take(file));
    EXPECT_EQ(board().regions(), jigsawOf(9, 3, 3));
    file.setUrls({QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("missing.png")))});
    EXPECT_TRUE(m_dialog->take(file));
    EXPECT_TRUE(fault().contains(QStringLiteral("missing.png")));
    EXPECT_EQ(board().regions(), jigsawOf(9, 3, 3)) << "what was there stays";
    EXPECT_FALSE(m_dialog->take(QMimeData()));
}

TEST_F(RegionsDialogTest, OpensAFileOfText) {
    const QString path = m_folder.filePath(QStringLiteral("board.csv"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("a,a\nb,b\n");
    file.close();
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(path)});
    EXPECT_TRUE(m_dialog->take(dropped));
    EXPECT_EQ(board().regions().toText(), "1122");
}

TEST_F(DesignRoomTest, ABoardFromTextIsANewLayout) {
    enter();
    const QString former = layoutDocument().id();
    trigger("design.from_picture");
    find<QPlainTextEdit>("regionsText")->setPlainText(QString::fromStdString(regionsAsText(jigsawOf(6, 2, 3))));
    find<QPushButton>("regionsMake")->click();
    EXPECT_EQ(layoutDocument().puzzle().layout(), Layout::ofRegions(jigsawOf(6, 2, 3)));
    EXPECT_NE(layoutDocument().id(), former);
}

TEST_F(DesignRoomTest, APastedPictureIsOneOfABoard) {
    enter();
    QGuiApplication::clipboard()->setImage(drawn(jigsawOf(9, 3, 3)));
    trigger("edit.paste");
    auto* board = find<BorderBoard>("regionsBoard");
    ASSERT_NE(board, nullptr);
    EXPECT_EQ(board->regions(), jigsawOf(9, 3, 3));
    find<QPushButton>("regionsMake")->click();
    EXPECT_EQ(layoutDocument().puzzle().layout(), Layout::ofRegions(jigsawOf(9, 3, 3)));
    QGuiApplication::clipboard()->clear();
}

}  // namespace
}  // namespace nonet
