// Where everything stands on paper: within the margins, nothing over anything else, each puzzle once.
#include "tests/ui/publishing/paper/paper_orders.h"
#include "ui/publishing/paper/paper_words.h"

#include <QFontMetricsF>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using namespace test;

/// Everything on a page but its foot.
std::vector<QRectF> roomsOn(const PaperPage& page) {
    std::vector<QRectF> rooms;
    for (const PaperBoard& each : page.boards)
        rooms.push_back(each.room);
    for (const PaperCode& each : page.codes)
        rooms.push_back(each.room);
    for (const PaperLine& each : page.lines)
        rooms.push_back(each.room);
    return rooms;
}

void expectOrder(const std::vector<PaperPage>& pages, const PaperSheet& sheet, const std::string& where) {
    // Rounding.
    const QRectF area = sheet.area().adjusted(-0.1, -0.1, 0.1, 0.1);
    for (const PaperPage& page : pages) {
        const std::vector<QRectF> rooms = roomsOn(page);
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            EXPECT_TRUE(area.contains(rooms[i])) << where << ": " << i << " leaves the margins";
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(rooms[i].adjusted(0.1, 0.1, -0.1, -0.1).intersects(rooms[j]))
                    << where << ": " << i << " lies over " << j;
        }
        for (const PaperLine& line : page.lines)
            EXPECT_LE(QFontMetricsF(paperFont(static_cast<int>(line.size), line.isBold)).horizontalAdvance(line.words),
                      line.room.width() + 1)
                << where << ": " << line.words.toStdString();
        EXPECT_TRUE(QRectF(QPointF(), sheet.size).marginsRemoved(sheet.margins).contains(page.foot.room)) << where;
        EXPECT_FALSE(page.foot.room.adjusted(0, 0.1, 0, 0).intersects(sheet.area())) << where;
    }
}

std::vector<int> puzzlesOn(const std::vector<PaperPage>& pages, PaperFigureKind kind) {
    std::vector<int> puzzles;
    for (const PaperPage& page : pages)
        for (const PaperBoard& board : page.boards)
            if (board.figure.kind == kind)
                puzzles.push_back(board.figure.puzzle);
    return puzzles;
}

std::string wordsOn(const PaperPage& page) {
    QStringList words;
    for (const PaperLine& line : page.lines)
        words << line.words;
    return words.join(u'\n').toStdString();
}

TEST(PaperLayout, EveryNumberOnAPageFitsEverySheetWithWhateverIsChosen) {
    const std::pair<const char*, PaperSheet> sheets[] = {
        {"A4", a4()}, {"Letter", letter()}, {"A4 landscape", turned(a4())}, {"Letter landscape", turned(letter())}};
    for (const auto& [name, sheet] : sheets)
        for (const int onPage : {1, 2, 4, 6})
            for (const PaperSolutions solutions :
                 {PaperSolutions::none, PaperSolutions::lastPage, PaperSolutions::beside})
                for (const bool hasCode : {false, true}) {
                    PaperOrder order = orderOf(7, {.boardsOnPage = onPage, .hasCode = hasCode, .solutions = solutions});
                    order.puzzles[3] = knownPuzzle(oblongRecord());
                    const std::string where = std::string(name) + ", " + std::to_string(onPage) + ", solutions " +
                                              std::to_string(static_cast<int>(solutions)) + (hasCode ? ", code" : "");
                    const std::vector<PaperPage> pages = layOutPaper(order, sheet);
                    expectOrder(pages, sheet, where);
                    EXPECT_EQ(puzzlesOn(pages, PaperFigureKind::board), (std::vector{0, 1, 2, 3, 4, 5, 6})) << where;
                    const std::size_t boardPages = static_cast<std::size_t>((7 + onPage - 1) / onPage);
                    EXPECT_EQ(pages.size(), boardPages + (solutions == PaperSolutions::lastPage ? 1 : 0)) << where;
                    const std::vector<int> solved = puzzlesOn(pages, PaperFigureKind::solution);
                    EXPECT_EQ(solved.size(), solutions == PaperSolutions::none ? 0U : 6U)
                        << where << ": one is not known";
                }
}

TEST(PaperLayout, BoardsOfAPageAreEquallyLargeAndUseItsRoom) {
    const double share[] = {0.9, 0.6, 0.45, 0.4};
    int i = 0;
    for (const int onPage : {1, 2, 4, 6}) {
        const PaperPage page = layOutPaper(orderOf(6, {.boardsOnPage = onPage}), a4()).front();
        ASSERT_EQ(page.boards.size(), static_cast<std::size_t>(onPage));
        for (const PaperBoard& board : page.boards)
            EXPECT_NEAR(board.room.width(), page.boards.front().room.width(), 0.01);
        EXPECT_GT(page.boards.front().room.width(), share[i++] * a4().area().width()) << onPage;
    }
}

TEST(PaperLayout, NamesNumbersAndLevels) {
    EXPECT_EQ(wordsOn(layOutPaper(orderOf(1), a4()).front()), "Birds\nSomebody · Hard 940");
    const std::string two = wordsOn(layOutPaper(orderOf(2, {.boardsOnPage = 2}), a4()).front());
    EXPECT_NE(two.find("1. Birds"), std::string::npos) << two;
    EXPECT_NE(two.find("2. Birds"), std::string::npos) << two;
    const PaperChoices bare{.hasNames = false, .hasLevel = false};
    EXPECT_EQ(wordsOn(layOutPaper(orderOf(1, bare), a4()).front()), "");
    EXPECT_EQ(wordsOn(layOutPaper(orderOf(2, bare), a4()).front()), "Puzzle 1") << "solutions are found by it";
    EXPECT_EQ(layOutPaper(orderOf(1), a4()).front().foot.words, QStringLiteral("Nonet"));
    EXPECT_EQ(layOutPaper(orderOf(3), a4()).back().foot.words, QStringLiteral("Nonet · page 3 of 3"));
    EXPECT_TRUE(layOutPaper(orderOf(0), a4()).empty());
}

TEST(PaperLayout, LongNamesAreCutAndNothingMoves) {
    PaperOrder order = orderOf(4, {.boardsOnPage = 4});
    order.puzzles[1] = knownPuzzle(easyRecord(std::string(400, 'W')));
    order.puzzles[2] = knownPuzzle(easyRecord("A title of many words " + std::string(400, 'i')));
    expectOrder(layOutPaper(order, a4()), a4(), "long names");
}

TEST(PaperLayout, RulesStandWithTheBoardAndLongOnesOnTheNextPage) {
    PaperOrder order{.choices = {}, .puzzles = {knownPuzzle(oblongRecord())}};
    std::vector<PaperPage> pages = layOutPaper(order, a4());
    ASSERT_EQ(pages.size(), 1U);
    EXPECT_NE(wordsOn(pages.front()).find("green line"), std::string::npos);
    std::string rules;
    for (int i = 0; i < 200; ++i)
        rules += "Digits along line " + std::to_string(i) + " differ by five or more.\n";
    for (const int onPage : {1, 6}) {
        order = {.choices = {.boardsOnPage = onPage}, .puzzles = {knownPuzzle(oblongRecord(rules))}};
        pages = layOutPaper(order, a4());
        expectOrder(pages, a4(), "long rules");
        ASSERT_GE(pages.size(), 4U);
        EXPECT_EQ(wordsOn(pages.front()).find("line 0"), std::string::npos);
        EXPECT_NE(wordsOn(pages.front()).find("next page"), std::string::npos);
        EXPECT_NE(wordsOn(pages[1]).find("line 0 differ"), std::string::npos);
        EXPECT_NE(wordsOn(pages.back()).find("line 199"), std::string::npos) << "to the last one";
    }
    order.choices.hasRules = false;
    EXPECT_EQ(layOutPaper(order, a4()).size(), 1U);
}

TEST(PaperLayout, SolutionsAreUpsideDownAndWhatIsNotKnownIsTold) {
    PaperOrder order = orderOf(2, {.solutions = PaperSolutions::lastPage});
    order.puzzles.push_back(knownPuzzle(oblongRecord()));
    std::vector<PaperPage> pages = layOutPaper(order, a4());
    ASSERT_EQ(pages.size(), 4U);
    EXPECT_TRUE(pages.back().isUpsideDown);
    EXPECT_FALSE(pages.front().isUpsideDown);
    EXPECT_EQ(pages.back().boards.size(), 2U);
    EXPECT_NE(wordsOn(pages.back()).find("The solution is not known."), std::string::npos);
    order.choices.solutions = PaperSolutions::beside;
    pages = layOutPaper(order, a4());
    ASSERT_EQ(pages.size(), 3U);
    ASSERT_EQ(pages.front().boards.size(), 2U);
    EXPECT_TRUE(pages.front().boards[1].isUpsideDown);
    EXPECT_LT(pages.front().boards[1].room.width(), pages.front().boards[0].room.width() / 2);
    EXPECT_NE(wordsOn(pages.back()).find("The solution is not known."), std::string::npos);
}

TEST(PaperLayout, CodesAreLargeEnoughForACameraAndLeftOutWhereTheyWouldNotBe) {
    PaperOrder order = orderOf(6, {.boardsOnPage = 6, .hasCode = true});
    const PaperPage page = layOutPaper(order, a4()).front();
    ASSERT_EQ(page.codes.size(), 6U);
    EXPECT_GE(page.codes.front().room.width(), 48);
    EXPECT_DOUBLE_EQ(page.codes.front().room.width(), page.codes.front().room.height());
    PaperPuzzle tooLong = *order.puzzles[0];
    tooLong.answers.link = QString(5000, u'x');
    order.puzzles[0] = std::make_shared<const PaperPuzzle>(tooLong);
    EXPECT_EQ(layOutPaper(order, a4()).front().codes.size(), 5U);
}

PaperOrder stepsOrder(PaperContent content, PuzzleRecord record, int onPage) {
    PaperOrder order{.choices = {.content = content, .stepsOnPage = onPage},
                     .puzzles = {knownPuzzle(std::move(record))}};
    PaperPuzzle puzzle = *order.puzzles[0];
    puzzle.answers.path = answerPath({.game = {puzzle.record.puzzle, puzzle.record.history.state(),
                                               puzzle.answers.facts.value_or(SolutionFacts())}});
    order.puzzles[0] = std::make_shared<const PaperPuzzle>(puzzle);
    order.steps = {std::make_shared<const PaperSteps>(*paperSteps(*order.puzzles[0], order.choices))};
    return order;
}

TEST(PaperLayout, StepsOfHintsGoToTheEndWithABoardAndASentenceEach) {
    for (const int onPage : {1, 2, 4, 6})
        for (const PaperSheet& sheet : {a4(), letter(), turned(a4())}) {
            const PaperOrder order = stepsOrder(PaperContent::hintSteps, easyRecord(), onPage);
            const std::size_t count = order.steps[0]->size();
            EXPECT_EQ(count, 52U) << "51 blanks, and the solution";
            const std::vector<PaperPage> pages = layOutPaper(order, sheet);
            expectOrder(pages, sheet, "steps");
            EXPECT_EQ(pages.size(), (count + static_cast<std::size_t>(onPage) - 1) / static_cast<std::size_t>(onPage));
            EXPECT_EQ(puzzlesOn(pages, PaperFigureKind::step).size(), count);
            EXPECT_NE(wordsOn(pages.front()).find("1. "), std::string::npos);
            EXPECT_NE(wordsOn(pages.back()).find("The solution"), std::string::npos);
        }
}

TEST(PaperLayout, LongSentencesMakeTheBoardsSmallerAndAreWhole) {
    // One of the puzzles that are hard: chains take many words.
    PuzzleRecord record = easyRecord();
    record.puzzle =
        Puzzle(*gridFromLine("98.7.....6.....97...7.....5.4..3..2...86..4......4..1....5..6......1..3......2..1"));
    const PaperOrder order = stepsOrder(PaperContent::hintSteps, record, 6);
    const std::vector<PaperPage> pages = layOutPaper(order, a4());
    expectOrder(pages, a4(), "chains");
    for (const PaperPage& page : pages)
        EXPECT_EQ(wordsOn(page).find("…"), std::string::npos);
}

TEST(PaperLayout, WhereNoStepIsKnownTheSheetSaysSo) {
    const std::vector<PaperPage> mine = layOutPaper(stepsOrder(PaperContent::mySteps, easyRecord(), 6), a4());
    ASSERT_EQ(mine.size(), 1U);
    EXPECT_NE(wordsOn(mine.front()).find("No step was made in this puzzle yet."), std::string::npos);
    const std::vector<PaperPage> variant = layOutPaper(stepsOrder(PaperContent::hintSteps, oblongRecord(), 6), a4());
    ASSERT_EQ(variant.size(), 1U);
    EXPECT_NE(wordsOn(variant.front()).find("No steps are known here"), std::string::npos) << wordsOn(variant.front());
    EXPECT_EQ(variant.front().boards.size(), 1U);
}

TEST(PaperLayout, RoomsAreRowsAndColumnsThatMakeBoardsLarge) {
    const auto columnsOf = [](const QRectF& area, int count) {
        const std::vector<QRectF> rooms = paperRooms(area, count);
        EXPECT_EQ(rooms.size(), static_cast<std::size_t>(count));
        return std::ranges::count_if(rooms, [&](const QRectF& each) { return each.top() == area.top(); });
    };
    const QRectF upright(0, 0, 500, 760);
    const QRectF wide(0, 0, 760, 500);
    EXPECT_EQ(columnsOf(upright, 2), 1);
    EXPECT_EQ(columnsOf(wide, 2), 2);
    EXPECT_EQ(columnsOf(upright, 4), 2);
    EXPECT_EQ(columnsOf(upright, 6), 2);
    EXPECT_EQ(columnsOf(wide, 6), 3);
}

}  // namespace
}  // namespace nonet
