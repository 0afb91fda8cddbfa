// What stands on a printed board: what the screen and Save picture have, without what was not asked for.
#include "tests/ui/publishing/paper/paper_orders.h"
#include "ui/board/export/board_export.h"
#include "ui/publishing/paper/paper_painter.h"
#include "ui/publishing/paper/paper_run.h"
#include "ui/publishing/paper/paper_work.h"

#include <QPainter>
#include <QTemporaryDir>

#include <fstream>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using namespace test;

constexpr PaperFigure kBoard{PaperFigureKind::board, 0, 0};

/// A game with everything that a player can enter, as a board shows it.
PaperOrder playedOrder(const PaperChoices& choices = {}) {
    PaperPuzzle puzzle;
    puzzle.record = easyRecord();
    PlayState state(puzzle.record.puzzle.shape());
    state.at(Cell(2)).digit = 4;
    state.at(Cell(3)).corner = {Digit(2)};
    state.at(Cell(5)).centre = {Digit(2), Digit(6)};
    state.at(Cell(6)).struck = {Digit(9)};
    state.at(Cell(10)).colours.insert(Digit(3));
    state.at(Cell(11)).candidateColours = {{Digit(2), 1}};
    state.links.push_back({.from = {Cell(10), Digit(7)}, .to = {Cell(11), Digit(7)}});
    puzzle.record.history = History(state);
    BoardPicture shown;
    shown.puzzle = puzzle.record.puzzle;
    shown.state = state;
    shown.digits = digitsOf(shown.puzzle, state);
    shown.candidates = candidateLayer(shown.puzzle, state);
    shown.showsCandidates = true;
    shown.selection = {Cell(40)};
    shown.current = Cell(40);
    shown.step = Step{};
    shown.step->eliminations = {{Cell(30), Digit(4)}};
    puzzle.shown = shown;
    return {.choices = choices, .puzzles = {std::make_shared<const PaperPuzzle>(puzzle)}};
}

QByteArray drawn(const BoardPicture& picture) { return boardPictureBytes(picture, ThemeId::light, PictureFormat::svg); }
QByteArray drawn(const PaperOrder& order, const PaperFigure& figure = kBoard) {
    return drawn(pictureOf(order, figure));
}

TEST(PaperOrder, IsWhatSavePictureHasUnlessAskedOtherwise) {
    EXPECT_EQ(drawn(playedOrder()), drawn(*playedOrder().puzzle(0).shown));
}

TEST(PaperOrder, SmallDigitsAreNoneCandidatesOrMarks) {
    const BoardPicture none = pictureOf(playedOrder({.smallDigits = SmallDigits::none}), kBoard);
    EXPECT_FALSE(none.showsCandidates);
    EXPECT_TRUE(none.state.at(Cell(3)).corner.isEmpty());
    EXPECT_TRUE(none.state.at(Cell(5)).centre.isEmpty());
    const BoardPicture marks = pictureOf(playedOrder({.smallDigits = SmallDigits::marks}), kBoard);
    EXPECT_FALSE(marks.showsCandidates);
    EXPECT_TRUE(marks.state.at(Cell(3)).corner.contains(Digit(2)));
    for (const BoardPicture& each : {none, marks}) {
        EXPECT_TRUE(each.state.links.empty()) << "between candidates that are not there";
        EXPECT_TRUE(each.state.at(Cell(11)).candidateColours.empty());
        EXPECT_FALSE(each.state.at(Cell(10)).colours.isEmpty());
    }
    const BoardPicture candidates = pictureOf(playedOrder({.smallDigits = SmallDigits::candidates}), kBoard);
    EXPECT_TRUE(candidates.showsCandidates);
    EXPECT_FALSE(candidates.state.links.empty());
    EXPECT_NE(drawn(none), drawn(marks));
    EXPECT_NE(drawn(marks), drawn(candidates));
}

TEST(PaperOrder, WithoutMyDigitsThePuzzleIsAsItBegan) {
    const BoardPicture fresh = pictureOf(playedOrder({.hasDigits = false}), kBoard);
    EXPECT_EQ(fresh.digits, fresh.puzzle.givens);
    EXPECT_EQ(fresh.candidates, fresh.puzzle.initialCandidates()) << "nor is anything struck";
    EXPECT_FALSE(fresh.step) << "found in another position";
    const BoardPicture plain = pictureOf(playedOrder({.hasColours = false, .hasHint = false}), kBoard);
    EXPECT_TRUE(plain.state.links.empty());
    EXPECT_TRUE(plain.state.at(Cell(10)).colours.isEmpty());
    EXPECT_TRUE(plain.state.at(Cell(11)).candidateColours.empty());
    EXPECT_FALSE(plain.step);
    EXPECT_EQ(plain.state.at(Cell(2)).digit, 4);
}

TEST(PaperOrder, DoesNotTellWhatIsBroken) {
    PaperOrder order = playedOrder();
    PaperPuzzle wrong = order.puzzle(0);
    wrong.shown->mistakes = {Cell(2)};
    wrong.shown->digits.set(Cell(2), Digit(5));
    order.puzzles[0] = std::make_shared<const PaperPuzzle>(wrong);
    BoardPicture quiet = *wrong.shown;
    quiet.mistakes = {};
    quiet.showsConflicts = false;
    ASSERT_NE(drawn(*wrong.shown), drawn(quiet));
    EXPECT_EQ(drawn(order), drawn(quiet));
}

TEST(PaperOrder, FogStaysFog) {
    PuzzleRecord record = easyRecord();
    record.puzzle.setDecoration({{}, Fog{{Cell(40)}}});
    for (const bool hasSolution : {true, false}) {
        if (hasSolution)
            record.solution =
                gridFromLine("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
        else
            record.solution.reset();
        PaperOrder order{.choices = {}, .puzzles = {waitingPuzzle(record)}};
        EXPECT_EQ(pictureOf(order, kBoard).fogged.count(), 80) << hasSolution;
        order.choices.hasDigits = false;
        EXPECT_EQ(pictureOf(order, kBoard).fogged.count(), 80) << hasSolution;
        order.choices.content = PaperContent::mySteps;
        order.steps = {std::make_shared<const PaperSteps>(*paperSteps(order.puzzle(0), order.choices))};
        EXPECT_EQ(pictureOf(order, {PaperFigureKind::step, 0, 0}).fogged.count(), 80) << hasSolution;
    }
}

TEST(PaperOrder, MyStepsAreBoardsOnTheWay) {
    PuzzleRecord record = easyRecord();
    PlayState state(record.puzzle.shape());
    for (const auto& [cell, digit] : {std::pair(2, 4), std::pair(3, 6)}) {
        state.at(Cell(cell)).digit = static_cast<std::uint8_t>(digit);
        record.history.push(
            state,
            {.kind = ActionKind::digit, .digit = static_cast<std::uint8_t>(digit), .cell = Cell(cell), .cellCount = 1});
    }
    PaperOrder order{.choices = {.content = PaperContent::mySteps}, .puzzles = {waitingPuzzle(record)}};
    order.steps = {std::make_shared<const PaperSteps>(*paperSteps(order.puzzle(0), order.choices))};
    ASSERT_EQ(order.steps[0]->size(), 3U);
    EXPECT_EQ(order.steps[0]->front().sentence, QStringLiteral("The start"));
    EXPECT_EQ(order.steps[0]->at(2).sentence, QStringLiteral("2. 6 in r1c4"));
    const auto filled = [&](int step) {
        return pictureOf(order, {PaperFigureKind::step, 0, step}).digits.filledCount();
    };
    EXPECT_EQ(filled(0), 30);
    EXPECT_EQ(filled(1), 31);
    EXPECT_EQ(filled(2), 32);
}

TEST(PaperOrder, ChoicesAreKeptAndOddOnesReadAsIfNoneWereMade) {
    const PaperChoices all{.content = PaperContent::hintSteps,
                           .boardsOnPage = 4,
                           .stepsOnPage = 2,
                           .smallDigits = SmallDigits::marks,
                           .hasDigits = false,
                           .hasColours = false,
                           .hasHint = false,
                           .hasNames = false,
                           .hasLevel = false,
                           .hasRules = false,
                           .hasCode = true,
                           .solutions = PaperSolutions::beside,
                           .inColour = false,
                           .paper = 2,
                           .isLandscape = true};
    EXPECT_EQ(choicesFrom(keptText(all)), all);
    EXPECT_EQ(choicesFrom({}), PaperChoices());
    EXPECT_EQ(choicesFrom("{\"boardsOnPage\":5,\"content\":\"x\",\"digits\":7,\"paper\":\"A4\"}"), PaperChoices());
    EXPECT_EQ(choicesFrom("nonsense"), PaperChoices());
}

QImage painted(const PaperOrder& order, const PaperSheet& sheet, const PaperPage& page, double scale) {
    QImage image((sheet.size * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintPaper(painter, order, sheet, page);
    return image;
}

/// How far the pictures are from each other: 0 the same, 255 black and white.
double difference(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

TEST(PaperPainter, ABoardIsTheSavedPicture) {
    const PaperOrder order = playedOrder();
    const PaperPage page = layOutPaper(order, a4()).front();
    const QRectF room = page.boards.front().room;
    const BoardPicture& shown = *order.puzzle(0).shown;
    BoardPicture marks = shown;
    marks.showsCandidates = false;
    // Twice the size that boards are painted in: both have cells of the same pixels then.
    constexpr int kSide = 1080;
    const QImage saved = boardImage(shown, ThemeId::light, kSide);
    QImage onPaper(saved.size(), QImage::Format_RGB32);
    onPaper.fill(Qt::white);
    QPainter painter(&onPaper);
    painter.scale(saved.width() / room.width(), saved.height() / room.height());
    painter.translate(-room.topLeft());
    paintPaper(painter, order, a4(), page);
    painter.end();
    EXPECT_LT(difference(onPaper, saved), 0.5);
    EXPECT_GT(difference(onPaper, boardImage(marks, ThemeId::light, kSide)), 2);
}

TEST(PaperPainter, IsLightInColourOrInGrey) {
    const auto coloured = [](const QImage& image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y).saturation() > 30 ? 1 : 0;
        return count;
    };
    for (const bool inColour : {true, false}) {
        const PaperOrder order = playedOrder({.inColour = inColour});
        const QImage sheet = painted(order, a4(), layOutPaper(order, a4()).front(), 1);
        EXPECT_EQ(sheet.pixelColor(2, 2), QColor(Qt::white));
        EXPECT_EQ(coloured(sheet) > 200, inColour);
    }
}

TEST(PaperPainter, SolutionsAreTurnedAround) {
    PaperOrder order = orderOf(1, {.solutions = PaperSolutions::lastPage});
    PaperPage page = layOutPaper(order, a4()).back();
    page.foot.words.clear();
    const QImage turned = painted(order, a4(), page, 1);
    const auto inkIn = [&](const QRectF& part) {
        int count = 0;
        for (int y = static_cast<int>(part.top()); y < part.bottom(); ++y)
            for (int x = static_cast<int>(part.left()); x < part.right(); ++x)
                count += qGray(turned.pixel(x, y)) < 128 ? 1 : 0;
        return count;
    };
    EXPECT_EQ(inkIn(QRectF(0, 0, 595, 421)), 0) << "it begins at the foot";
    EXPECT_GT(inkIn(QRectF(300, 421, 295, 421)), 300);
}

TEST(PaperWork, FindsWhatIsAskedForAndNoMore) {
    ExplainerRater rater;
    const SharedPuzzle puzzle = waitingPuzzle(easyRecord());
    PaperChoices bare{.hasLevel = false};
    EXPECT_FALSE(lacksAnswers(*puzzle, bare));
    const PaperChoices all{.hasCode = true, .solutions = PaperSolutions::beside};
    ASSERT_TRUE(lacksAnswers(*puzzle, all));
    PaperPuzzle known = *puzzle;
    known.answers = withAnswers(*puzzle, all, {}, rater);
    EXPECT_FALSE(lacksAnswers(known, all));
    EXPECT_EQ(solutionOf(known)->filledCount(), 81);
    EXPECT_TRUE(known.answers.rating->isComplete);
    EXPECT_GE(known.answers.explainer->hardest, 10);
    EXPECT_TRUE(known.answers.link->startsWith(QStringLiteral("https://sudokupad.app/")));
    EXPECT_FALSE(known.answers.path);
    PaperChoices steps{.content = PaperContent::hintSteps};
    ASSERT_TRUE(lacksAnswers(known, steps));
    known.answers = withAnswers(known, steps, {}, rater);
    EXPECT_TRUE(known.answers.path->path.isSolved);
    EXPECT_FALSE(lacksAnswers(known, steps));
    steps.hasDigits = false;
    EXPECT_TRUE(lacksAnswers(known, steps)) << "from the givens";
}

TEST(PaperWork, WhatIsStoppedStaysOpen) {
    ExplainerRater rater;
    std::stop_source stop;
    stop.request_stop();
    PuzzleRecord blank = easyRecord();
    blank.puzzle = Puzzle(Grid(9));
    PaperPuzzle puzzle = *waitingPuzzle(blank);
    const PaperChoices choices{.content = PaperContent::hintSteps};
    puzzle.answers = withAnswers(puzzle, choices, {}, rater, stop.get_token());
    EXPECT_TRUE(lacksAnswers(puzzle, choices));
}

TEST(PaperWork, ReadsAllPuzzlesOfAFileAndSaysWhyNot) {
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("some.sdm")).toStdString();
    std::ofstream(path) << kEasy << '\n' << kEasy << '\n' << kEasy << '\n';
    EXPECT_EQ(puzzlesOfFile(path)->size(), 3U);
    std::ofstream(path) << kEasy << '\n';
    EXPECT_EQ(puzzlesOfFile(path)->size(), 1U);
    std::ofstream(path) << "no puzzle at all\n";
    EXPECT_FALSE(puzzlesOfFile(path));
    EXPECT_FALSE(puzzlesOfFile(path + "x"));
}

}  // namespace
}  // namespace nonet
