// What the scenes say is true of the board that is seen, whatever the learner has set.
#include "core/constructions/row_shift.h"
#include "core/foundation/random_source.h"
#include "core/rules/conflicts.h"
#include "core/solvers/band_lookup/filter_rounds.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "ui/labs/lookup/floor_join.h"

#include <QRegularExpression>

#include <set>

namespace nonet::lookup {
namespace {

class LookupSeen : public LookupLabTest {
protected:
    void moveRow(LabScene& scene, int row, int by) {
        scene.setControl(QStringLiteral("row"), row);
        scene.setControl(QStringLiteral("by"), by);
        scene.setControl(QStringLiteral("write"), 1);
    }
    /// Whether a box has a sign twice where rows of the list are moved by so much.
    static bool meetInABox(int first, int second) {
        for (int a = 0; a < 9; ++a)
            if (const int b = (a - first + second + 9) % 9; a / 3 == b / 3)
                return true;
        return false;
    }
};

TEST_F(LookupSeen, OnlyRowsThatShareSignsInABoxAreSaidTo) {
    LabScene& scene = enter(kRowShift);
    changeState(scene, &SceneState::isYourTurn, true);
    const QRegularExpression equal(QStringLiteral("Rows (\\d) and (\\d) are only \\d apart: equal signs in a"));
    const QRegularExpression marked(QStringLiteral("Row (\\d) is moved by \\d more than row (\\d)"));
    int told = 0;
    for (int second = 1; second < 9; ++second)
        for (int third = 1; third < 9; ++third) {
            if (second == third)
                continue;
            scene.clearTurn();
            moveRow(scene, 2, second);
            moveRow(scene, 3, third);
            const int turns[] = {0, second, third};
            const QRegularExpressionMatch ring = equal.match(drawn());
            const QRegularExpressionMatch words = marked.match(scene.turn()->verdict);
            const bool isRight = second % 3 == 0 && third % 3 == 0;
            EXPECT_EQ(ring.hasMatch(), !isRight) << drawn().toStdString();
            EXPECT_EQ(words.hasMatch(), !isRight);
            if (isRight)
                continue;
            ++told;
            const auto turnOf = [&](const QString& row) { return turns[row.toInt() - 1]; };
            EXPECT_TRUE(meetInABox(turnOf(ring.captured(1)), turnOf(ring.captured(2)))) << second << ' ' << third;
            EXPECT_TRUE(meetInABox(turnOf(words.captured(2)), turnOf(words.captured(1)))) << second << ' ' << third;
            EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("In one box")));
        }
    EXPECT_EQ(told, 54);
    // Two rows alone may be too far apart for a third, and share nothing yet.
    scene.clearTurn();
    moveRow(scene, 2, 4);
    EXPECT_FALSE(equal.match(drawn()).hasMatch());
    EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("No sign stands twice yet")));
}

TEST_F(LookupSeen, RowsAreCalledThreeAndSixApartOnlyWhereAllThreeAreThere) {
    LabScene& scene = enter(kRowShift);
    changeState(scene, &SceneState::isYourTurn, true);
    RandomSource random(5);
    int whole = 0;
    int begun = 0;
    for (int attempt = 0; attempt < 200; ++attempt) {
        scene.clearTurn();
        int perBand[] = {1, 0, 0};
        for (int row = 2; row <= 9; ++row)
            if (random.below(3) > 0) {
                moveRow(scene, row, rowTurns({3, 3, 1}, BandStart::fromList)[static_cast<std::size_t>(row - 1)]);
                ++perBand[(row - 1) / 3];
            }
        const bool hasPair = std::ranges::any_of(perBand, [](int rows) { return rows > 1; });
        const bool isWhole = hasPair && std::ranges::count(perBand, 2) == 0;
        EXPECT_EQ(drawn().contains(QStringLiteral("3 and 6 apart")), isWhole);
        EXPECT_EQ(drawn().contains(QStringLiteral("3 or 6 apart")), hasPair && !isWhole);
        whole += isWhole ? 1 : 0;
        begun += hasPair && !isWhole ? 1 : 0;
    }
    EXPECT_GT(whole, 0);
    EXPECT_GT(begun, 0);
}

TEST_F(LookupSeen, TheNumbersOfTheRingLieInItsArea) {
    LabScene& scene = enter(kRowShift);
    for (int height = 150; height <= 400; height += 10) {
        const StageArea area{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 40, 460, height), 14};
        BoardPainters painters;
        int inRing = 0;
        for (const DrawnText& each : drawingOf({1100, 600}, [&](QPainter& painter) {
                                         scene.paint(painter, area, {themeOf(ThemeId::light), painters}, 9);
                                     }).texts)
            if (each.text.size() == 1 && each.ink.left() >= area.figure.left()) {
                ++inRing;
                // With room for the font's own height, which the window cuts off at its edge.
                EXPECT_TRUE(area.figure.contains(each.ink.adjusted(0, -3, 0, 3)))
                    << each.text.toStdString() << " at " << height;
            }
        EXPECT_EQ(inRing, 18);
    }
}

TEST_F(LookupSeen, CluesWithoutASolutionAreSaidToHaveNone) {
    LabScene& scene = enter(kSolve);
    RandomSource random(44);
    int contradictions = 0;
    int joins = 0;
    int solved = 0;
    for (int round = 0; round < 200; ++round) {
        // A puzzle, and mostly one clue more that may be wrong.
        lab().shuffleInput(static_cast<std::uint64_t>(round % 12));
        Grid puzzle = round % 2 == 0 ? exampleModel().puzzle : lab().model().puzzle;
        const Cell added(static_cast<int>(random.below(81)));
        if (round % 5 != 0 && puzzle.isBlank(added))
            puzzle.set(added, Digit(1 + static_cast<int>(random.below(9))));
        if (!findConflicts(puzzle, Geometry()).empty())
            continue;
        const bool hasSolution = search(Puzzle(Geometry(), puzzle), 1).count > 0;
        const bool isContradictory =
            filterRounds(ClassicMarks::from(ClassicDigits::from(puzzle))).rounds.back().isContradictory();
        if (const JoinSearch found = searchJoin(puzzle, {}, {}); found.hasTooManyFloors || found.budgetRanOut)
            continue;
        int& seen = hasSolution ? solved : isContradictory ? contradictions : joins;
        if (++seen > 3)
            continue;
        ASSERT_EQ(type(digits(puzzle)), QString());
        // A trio that is missing is known before anything is joined.
        if (!isContradictory)
            waitForJoin(scene);
        const QString words = wordsInOne(scene);
        EXPECT_EQ(words.contains(QStringLiteral("These clues have no solution")), !hasSolution) << words.toStdString();
        EXPECT_EQ(words.contains(QStringLiteral("three of them make a board")), hasSolution);
        EXPECT_EQ(words.contains(QStringLiteral("join by hand")), !hasSolution);
        EXPECT_EQ(says(scene, QStringLiteral("These clues have no solution")), !hasSolution);
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        waitForJoin(scene);
        EXPECT_EQ(scene.turn().has_value(), hasSolution);
    }
    EXPECT_GT(contradictions, 0);
    EXPECT_GT(joins, 0);
    EXPECT_GT(solved, 0);
}

TEST_F(LookupSeen, AllBoxesThatFitAreSeenOrTheirNumberIsTold) {
    LabScene& scene = enter(kTrios);
    session().film().seek(scene.moveCount());
    RandomSource random(6);
    const QRegularExpression signature(QStringLiteral("^\\d{3} \\d{3} \\d{3}$"));
    for (int attempt = 0; attempt < 60; ++attempt) {
        lab().shuffleInput(random.next());
        // As at 1280 x 800, larger, and too small for all.
        const QSizeF sizes[] = {{430, 280}, {700, 420}, {560, 330}, {200, 90}};
        const QSizeF size = sizes[attempt % 4];
        const StageArea area{QRectF(0, 0, 1300, 700), QRectF(0, 0, 560, 600), QRectF(QPointF(580, 0), size), 14};
        BoardPainters painters;
        std::set<QString> shown;
        QString heading;
        for (const DrawnText& each : drawingOf({1300, 700}, [&](QPainter& painter) {
                                         scene.paint(painter, area, {themeOf(ThemeId::light), painters}, 3);
                                     }).texts) {
            if (!area.figure.adjusted(0, 0, 0, 2).contains(each.ink.center()))
                continue;
            if (signature.match(each.text.trimmed()).hasMatch())
                shown.insert(each.text.trimmed());
            else
                heading += each.text + u' ';
        }
        const bool isAll = attempt % 4 != 3;
        EXPECT_EQ(shown.size() == 56, isAll) << shown.size() << ' ' << attempt % 4;
        EXPECT_TRUE(heading.contains(isAll ? QStringLiteral("The 56 boxes")
                                           : QStringLiteral("%1 of the 56 boxes").arg(shown.size())))
            << heading.toStdString();
    }
}

TEST_F(LookupSeen, TheTowerSaysNothingOfABoardThatIsNotThereYet) {
    LabScene& tower = enter(kTower);
    session().film().seek(2);
    EXPECT_FALSE(says(tower, QStringLiteral("The board is a Sudoku")));
    session().film().seek(tower.moveCount());
    EXPECT_TRUE(says(tower, QStringLiteral("The board is a Sudoku")));
}

TEST_F(LookupSeen, AFloorWithABoxHiddenIsNotCalledWhole) {
    session().setScene(kTrios);
    ASSERT_TRUE(session().scene().isQuestionOpen());
    EXPECT_FALSE(session().scene().moveText(0).contains(QStringLiteral("27")));
}

TEST_F(LookupSeen, WhileClassesAreAddedUpOnlyThePictureCounts) {
    LabScene& grids = enter(kAllGrids);
    waitForFacts();
    for (int move = 4; move < 12; ++move)
        EXPECT_FALSE(grids.moveText(move).contains(QStringLiteral("416"))) << move;
    EXPECT_TRUE(grids.moveText(12).contains(QStringLiteral("416 of 416")));
}

TEST_F(LookupSeen, ARefusalGoesWithTheClueThatIsTakenBack) {
    enter(kKey);
    lab().setInput(QString(81, u'.'));
    const QString first = QString::fromStdString(toLine(LookupModel::first()));
    const auto sameAs = static_cast<int>(first.indexOf(first[0], 1));
    EXPECT_TRUE(session().edits().typeDigit(Cell(0), Digit(4)));
    EXPECT_TRUE(session().edits().typeDigit(Cell(sameAs), Digit(5)));
    auto* error = find<QLabel>("labInputError");
    EXPECT_TRUE(error->isVisible());
    session().edits().undo();
    EXPECT_FALSE(error->isVisible());
}

TEST_F(LookupSeen, TheHardestSceneIsNotInTheShortLessons) {
    for (const LabLength& length : lab().lengths())
        if (length.id == QLatin1String("15") || length.id == QLatin1String("45")) {
            EXPECT_EQ(std::ranges::count(length.scenes, static_cast<int>(kOneFamily)), 0) << length.id.toStdString();
            EXPECT_TRUE(length.name.contains(QStringLiteral("minutes")));
        }
}

}  // namespace
}  // namespace nonet::lookup
