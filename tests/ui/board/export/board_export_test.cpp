#include "ui/board/export/board_export.h"
#include "ui/board/export/printed_page.h"

#include <QBuffer>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
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

TEST(PrintedPage, FitsBoardCandidatesAndStepsOnOneSheet) {
    QTemporaryDir folder;
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(folder.filePath(QStringLiteral("page.pdf")));
    PrintedPage page;
    page.title = QStringLiteral("Untitled");
    page.board = somePicture();
    page.candidates = somePicture();
    for (int i = 0; i < 300; ++i)
        page.steps << QStringLiteral("Hidden single: r3c4 is 7, the only place in its row.");
    ASSERT_EQ(printPage(printer, page), QString());
    QFile file(folder.filePath(QStringLiteral("page.pdf")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    EXPECT_TRUE(bytes.startsWith("%PDF-"));
    EXPECT_EQ(bytes.count("/Type /Page\n"), 1);
}

TEST(PrintedPage, AFileThatCannotBeWrittenIsToldAndNoneIsLeft) {
    QTemporaryDir folder;
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    PrintedPage page;
    page.board = somePicture();
    for (const QString& path : {QStringLiteral("/dev/full"), folder.filePath(QStringLiteral("no/such/page.pdf"))}) {
        printer.setOutputFileName(path);
        const QString fault = printPage(printer, page);
        EXPECT_TRUE(fault.contains(path)) << fault.toStdString();
        EXPECT_TRUE(fault.endsWith(u'.')) << fault.toStdString();
    }
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST(PrintedPage, PaintsWithinItsArea) {
    QImage sheet(620, 877, QImage::Format_RGB32);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    PrintedPage page;
    page.board = somePicture();
    page.steps = {QStringLiteral("A step.")};
    paintPages(painter, page, QRectF(40, 40, 540, 797), 75 / 72.0, [] { FAIL() << "one page is enough"; });
    painter.end();
    EXPECT_GT(drawnPixels(sheet), 5000);
    for (int y = 0; y < sheet.height(); ++y)
        for (const int x : {20, 600})
            ASSERT_EQ(sheet.pixelColor(x, y), QColor(Qt::white));
}

/// Every page of a sheet of this size.
std::vector<QImage> sheetsOf(const PrintedPage& page, const QSize& size = QSize(620, 877)) {
    std::vector<QImage> sheets;
    QImage sheet(size, QImage::Format_RGB32);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    paintPages(painter, page, QRectF(QPointF(40, 40), size - QSize(80, 80)), 75 / 72.0, [&] {
        sheets.push_back(sheet.copy());
        sheet.fill(Qt::white);
    });
    painter.end();
    sheets.push_back(sheet);
    return sheets;
}

TEST(PrintedPage, RulesStandUnderTheBoardOrBesideItAndGoOnOverleaf) {
    PrintedPage page;
    page.board = somePicture();
    const auto drawn = [&page](const QSize& size = QSize(620, 877)) {
        return drawnPixels(sheetsOf(page, size).front());
    };
    const int without = drawn();
    page.rules = {QStringLiteral("Normal sudoku rules apply."),
                  QStringLiteral("Digits along a green line differ by 5.")};
    EXPECT_GT(drawn(), without + 300);
    EXPECT_EQ(sheetsOf(page).size(), 1U);
    page.options.hasRules = false;
    EXPECT_EQ(drawn(), without);
    page.options.hasRules = true;
    for (int i = 0; i < 6; ++i)
        page.rules << page.rules;
    EXPECT_GE(sheetsOf(page).size(), 3U) << "128 lines";
    EXPECT_GT(drawnPixels(sheetsOf(page).back()), 300);
    page.rules.resize(2);
    // On a broad sheet the board keeps its height.
    const QImage broad = sheetsOf(page, QSize(877, 620)).front();
    int right = 0;
    for (int y = 40; y < 300; ++y)
        for (int x = 600; x < 877; ++x)
            right += broad.pixel(x, y) == broad.pixel(1, 1) ? 0 : 1;
    EXPECT_GT(right, 300);
}

TEST(PrintedPage, LongRulesTakeFurtherPagesOfTheFileAndStepsComeAfterThem) {
    QTemporaryDir folder;
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(folder.filePath(QStringLiteral("page.pdf")));
    PrintedPage page;
    page.board = somePicture();
    page.candidates = somePicture();
    page.steps = {QStringLiteral("Hidden single: r3c4 is 7.")};
    page.rules.fill(QStringLiteral("Digits along a green line differ by five."), 90);
    ASSERT_EQ(printPage(printer, page), QString());
    QFile file(folder.filePath(QStringLiteral("page.pdf")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().count("/Type /Page\n"), 2);
    const auto lastSheet = [&page] { return drawnPixels(sheetsOf(page).back()); };
    const int withStep = lastSheet();
    page.steps.clear();
    EXPECT_GT(withStep, lastSheet() + 50);
}

TEST(PrintedPage, IsInColourWhereThatIsWanted) {
    PrintedPage page;
    page.board = somePicture();
    page.board.step.reset();
    page.board.state.at(Cell(40)).colours = {Digit(3)};
    const auto coloured = [&page] {
        int count = 0;
        const QImage sheet = sheetsOf(page).front();
        for (int y = 0; y < sheet.height(); ++y)
            for (int x = 0; x < sheet.width(); ++x)
                count += sheet.pixelColor(x, y).saturation() > 20 ? 1 : 0;
        return count;
    };
    EXPECT_EQ(coloured(), 0);
    page.options.hasColours = true;
    EXPECT_GT(coloured(), 500);
}

TEST(PrintedPage, DoesNotTellWhatIsBroken) {
    PrintedPage right;
    right.board = somePicture();
    right.board.step.reset();
    right.board.showsCandidates = false;
    right.board.digits.set(Cell(8), Digit(5));
    PrintedPage quiet = right;
    quiet.board.showsConflicts = false;
    ASSERT_NE(boardPictureBytes(right.board, ThemeId::print, PictureFormat::svg),
              boardPictureBytes(quiet.board, ThemeId::print, PictureFormat::svg));
    EXPECT_EQ(sheetsOf(right), sheetsOf(quiet));
}

}  // namespace
}  // namespace nonet
