#include "ui/board/export/board_export.h"

#include <QFileInfo>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {
namespace {

BoardPicture somePicture() {
    BoardPicture picture;
    picture.puzzle = Puzzle(*gridFromLine("5" + std::string(79, '.') + "7"));
    picture.digits = picture.puzzle.givens;
    picture.candidates = picture.puzzle.initialCandidates();
    picture.showsCandidates = true;
    picture.selection = {Cell(40)};
    picture.current = Cell(40);
    picture.hasFocus = true;
    Step step;
    step.eliminations = {{Cell(30), Digit(4)}};
    step.houses = {{{HouseKind::column, 2}, Role::cover}};
    step.lines = {alternatingLine(std::array{Candidate{Cell(10), Digit(2)}, Candidate{Cell(70), Digit(3)}})};
    picture.step = step;
    return picture;
}

/// How many pixels of the picture are not its corner's colour.
int drawnPixels(const QImage& image) {
    const QRgb paper = image.pixel(1, 1);
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == paper ? 0 : 1;
    return count;
}

TEST(BoardExport, PngIsReadableAndWithoutThePointer) {
    const QByteArray bytes = boardPictureBytes(somePicture(), ThemeId::light, PictureFormat::png);
    const QImage image = QImage::fromData(bytes, "PNG");
    ASSERT_EQ(image.size(), QSize(1200, 1200));
    EXPECT_GT(drawnPixels(image), 20000);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ASSERT_NE(image.pixelColor(x, y), themeOf(ThemeId::light).selectionRing);
}

TEST(BoardExport, EqualDigitsThatAreLitUpStayOnTheScreen) {
    BoardPicture plain = somePicture();
    plain.current.reset();
    BoardPicture lit = plain;
    lit.current = Cell(0);
    lit.filter.digits = {Digit(5)};
    for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg})
        EXPECT_EQ(boardPictureBytes(lit, ThemeId::light, format), boardPictureBytes(plain, ThemeId::light, format));
}

TEST(BoardExport, SvgIsReadableAndNeedsNoFont) {
    const QByteArray bytes = boardPictureBytes(somePicture(), ThemeId::print, PictureFormat::svg);
    EXPECT_FALSE(bytes.contains("<text"));
    QSvgRenderer renderer(bytes);
    ASSERT_TRUE(renderer.isValid());
    QImage image(540, 540, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    EXPECT_GT(drawnPixels(image), 5000);
}

TEST(BoardExport, PdfBeginsAndEndsAsOne) {
    const QByteArray bytes = boardPictureBytes(somePicture(), ThemeId::light, PictureFormat::pdf);
    EXPECT_TRUE(bytes.startsWith("%PDF-"));
    EXPECT_TRUE(bytes.trimmed().endsWith("%%EOF"));
    EXPECT_GT(bytes.size(), 3000);
}

TEST(BoardExport, ACaptionStandsBelowTheBoard) {
    const QImage plain = boardImage(somePicture(), ThemeId::light);
    const QImage told = boardImage(somePicture(), ThemeId::light, kPictureSide, QStringLiteral("Monday · Hard 940"));
    ASSERT_GT(told.height(), plain.height());
    EXPECT_EQ(told.width(), plain.width());
    EXPECT_EQ(told.copy(plain.rect()), plain) << "the board is as large as without";
    EXPECT_GT(drawnPixels(told.copy(0, plain.height(), plain.width(), told.height() - plain.height())), 200);
    const QByteArray svg =
        boardPictureBytes(somePicture(), ThemeId::light, PictureFormat::svg, QStringLiteral("Monday"));
    EXPECT_FALSE(svg.contains("<text"));
    EXPECT_TRUE(svg.contains("Monday")) << "its title";
}

TEST(BoardExport, FormatsFollowTheFileName) {
    EXPECT_EQ(pictureFormatOf(QStringLiteral("/a/b.PNG")), PictureFormat::png);
    EXPECT_EQ(pictureFormatOf(QStringLiteral("b.c.svg")), PictureFormat::svg);
    EXPECT_EQ(pictureFormatOf(QStringLiteral("b.pdf")), PictureFormat::pdf);
    EXPECT_FALSE(pictureFormatOf(QStringLiteral("b.gif")));
}

TEST(BoardExport, AFailedSaveSaysWhyAndKeepsTheOldFile) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("board.svg"));
    const Result<qint64> saved = saveBoardPicture(somePicture(), ThemeId::light, PictureFormat::svg, path);
    ASSERT_TRUE(saved);
    EXPECT_EQ(QFileInfo(path).size(), *saved);
    const Result<qint64> failed = saveBoardPicture(somePicture(), ThemeId::light, PictureFormat::svg,
                                                   folder.filePath(QStringLiteral("no/such/board.svg")));
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().code, ErrorCode::fileNotWritable);
    EXPECT_FALSE(failed.error().reason.empty());
}

}  // namespace
}  // namespace nonet
