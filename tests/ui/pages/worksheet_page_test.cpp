#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/pages/worksheet_page.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr QSize kPaper(595, 842);
const QRectF kPage(48, 48, 499, 746);

TEST(WorksheetPage, IsWrittenFromTopToBottom) {
    const QString sentence = QStringLiteral("Fill in what is missing, cell by cell, as the rule above has it. ");
    double afterOne = 0;
    double afterMany = 0;
    const DrawnPicture drawing = drawingOf(kPaper, [&](QPainter& painter) {
        WorksheetPage sheet(painter, kPage, false);
        sheet.title(QStringLiteral("Worksheet"));
        const double before = sheet.rest().top();
        sheet.words(sentence);
        afterOne = sheet.rest().top() - before;
        sheet.words(sentence.repeated(4));
        afterMany = sheet.rest().top() - before - afterOne;
        const QRectF room = sheet.takeWithGap(90);
        EXPECT_EQ(room.height(), 90);
        const CellField field = sheet.field(room, 9, 9, [](int row, int column) {
            return row == column ? digitText(Digit::fromIndex(row)) : digitText(std::nullopt);
        });
        EXPECT_EQ(field.area.topLeft(), room.topLeft());
        EXPECT_EQ(field.side(), 10);
        EXPECT_EQ(sheet.rest().top(), room.bottom() + WorksheetPage::kText);
        sheet.lines(1000);
        EXPECT_LE(sheet.rest().top() - kPage.bottom(), 2 * WorksheetPage::kText);
    });
    EXPECT_GT(afterOne, WorksheetPage::kText);
    EXPECT_GT(afterMany, afterOne * 2);
    ASSERT_FALSE(drawing.texts.empty());
    EXPECT_EQ(drawing.texts.front().text, QStringLiteral("Worksheet"));
    EXPECT_EQ(std::count_if(drawing.texts.begin(), drawing.texts.end(),
                            [](const DrawnText& each) { return each.text.size() == 1; }),
              9);
    for (const DrawnText& each : drawing.texts)
        EXPECT_TRUE(kPage.contains(each.ink)) << each.text.toStdString();
}

TEST(WorksheetPage, HasTheDigitsOfABoardAndAnswersOnTheKeyAlone) {
    Grid digits;
    digits.set(Cell(1), Digit(7));
    digits.set(Cell(30), Digit(4));
    for (const bool isKey : {false, true}) {
        const DrawnPicture drawing = drawingOf(kPaper, [&](QPainter& painter) {
            WorksheetPage sheet(painter, kPage, isKey);
            EXPECT_EQ(sheet.answer(QStringLiteral("6")), isKey ? QStringLiteral("6") : QString());
            EXPECT_EQ(sheet.rest(100).height(), 100);
            EXPECT_EQ(sheet.rest(1e4), sheet.rest());
            const CellField field = sheet.board(sheet.rest(90), digits);
            EXPECT_EQ(field.side(), 10);
            // Its first column alone.
            sheet.board(sheet.rest(90), digits, 9, 1);
        });
        ASSERT_EQ(drawing.texts.size(), 2U);
        EXPECT_EQ(drawing.texts[0].text, QStringLiteral("7"));
        EXPECT_EQ(drawing.texts[1].text, QStringLiteral("4"));
    }
}

TEST(WorksheetPage, FiguresTakeTheRoomThatIsLeftAndGiveWayWhereThereIsNone) {
    const auto heights = [](double small, double large, double most) {
        std::vector<double> found;
        drawingOf(kPaper, [&](QPainter& painter) {
            const auto fill = [&](WorksheetPage& sheet) {
                sheet.words(QStringLiteral("A task"));
                found = {sheet.takeFigure(small, most).height(), sheet.takeFigure(large, most).height(),
                         sheet.rest().height()};
            };
            WorksheetPage measured(painter, kPage, false);
            fill(measured);
            WorksheetPage sheet(painter, kPage, false);
            sheet.fitFigures(measured);
            fill(sheet);
        });
        return found;
    };
    const std::vector<double> grown = heights(100, 200, 1000);
    EXPECT_NEAR(grown[1], 2 * grown[0], 1);
    EXPECT_GT(grown[0], 200);
    EXPECT_NEAR(grown[2], 0, 2);
    EXPECT_EQ(heights(100, 200, 250)[1], 250);
    const std::vector<double> shrunk = heights(300, 600, 600);
    EXPECT_LT(shrunk[1], 600);
    EXPECT_GE(shrunk[2], -1);
}

TEST(WorksheetPage, LeavesThePainterAsItWas) {
    drawingOf(kPaper, [](QPainter& painter) {
        painter.setPen(QColor(Qt::red));
        WorksheetPage(painter, kPage, false).words(QStringLiteral("words"));
        EXPECT_EQ(painter.pen().color(), QColor(Qt::red));
    });
}

}  // namespace
}  // namespace nonet
