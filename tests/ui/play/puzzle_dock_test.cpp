#include "tests/ui/main_window/window_fixture.h"
#include "ui/play/puzzle_dock.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace nonet {
namespace {

class PuzzleFacts : public WindowTest {};

TEST_F(PuzzleFacts, ShowsTheRangeOverThePuzzlesFormsWhenAsked) {
    trigger("puzzle.facts");
    auto* range = find<QPushButton>("showRatingRange");
    auto* forms = find<QLabel>("puzzleForms");
    // What could spoil the puzzle waits until asked for.
    EXPECT_FALSE(range->isVisible());
    EXPECT_FALSE(forms->isVisible());
    find<QPushButton>("showRating")->click();
    EXPECT_FALSE(range->isVisible()) << "folded";
    find<QToolButton>("puzzleMeasures")->click();
    EXPECT_TRUE(range->isVisible());
    ASSERT_TRUE(QTest::qWaitFor([&] { return range->isEnabled(); }, 20'000));
    EXPECT_FALSE(forms->isVisible());
    range->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return forms->text().contains(QStringLiteral("32")); }, 20'000));
    EXPECT_TRUE(forms->isVisible());
    EXPECT_FALSE(range->isVisible());
    EXPECT_EQ(forms->text(), ratingRangeText(ratingRange(document().puzzle(), 32)));
    EXPECT_TRUE(forms->text().contains(QStringLiteral("32")));
}

TEST_F(PuzzleFacts, CutNoLevelAndLeadToTheRatingsSteps) {
    makeAppearance();
    m_window->resize(1280, 800);
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
    RatingReport stalled = *document().findings().rating();
    stalled.hodoku.isComplete = false;
    stalled.hodoku.hardest = TechniqueId::skyscraper;
    document().findings().setRating(stalled);
    document().notes().changeView([](ViewState& view) { view.rating->explainer = 118; });
    trigger("puzzle.facts");
    find<QPushButton>("showRating")->click();
    auto* level = find<QLabel>("puzzleLevel");
    EXPECT_EQ(level->text(), QStringLiteral("Harder than Nonet’s hints · ER 11.8"));
    EXPECT_EQ(find<QLabel>("puzzleHardest")->text(), QStringLiteral("Not solved by hints; hardest so far: Skyscraper"));
    QTest::qWait(100);
    for (const QLabel* each : {level, find<QLabel>("puzzleHardest")})
        EXPECT_GE(each->height(), each->heightForWidth(each->width())) << each->text().toStdString();
    find<QPushButton>("showExplainerSteps")->click();
    EXPECT_TRUE(find<QDockWidget>("explainerDock")->isVisible());
}

TEST_F(PuzzleFacts, NameTheAuthorToo) {
    trigger("puzzle.facts");
    auto* author = find<QLineEdit>("puzzleAuthor");
    author->setFocus();
    QTest::keyClicks(author, QStringLiteral("Ada"));
    QTest::keyClick(author, Qt::Key_Return);
    EXPECT_EQ(document().author(), QStringLiteral("Ada"));
}

TEST_F(PuzzleFacts, CanBeReadBesideTheRules) {
    makeAppearance();
    m_window->resize(1920, 1080);
    for (const bool areFactsFirst : {true, false}) {
        trigger(areFactsFirst ? "puzzle.facts" : "puzzle.rules");
        QTest::qWait(50);
        trigger(areFactsFirst ? "puzzle.rules" : "puzzle.facts");
        QTest::qWait(100);
        const auto* facts = find<PuzzleDock>("puzzleDock");
        ASSERT_TRUE(facts->isVisible());
        EXPECT_GE(facts->height(), qMin(facts->sizeHint().height(), 300));
        EXPECT_GE(find<QDockWidget>("rulesDock")->height(), 150);
        trigger("puzzle.facts");
        trigger("puzzle.rules");
    }
}

TEST_F(PuzzleFacts, NeverMakeTheWindowTaller) {
    m_window->resize(1280, 780);
    for (const char* id : {"hint.ask", "file.continue", "replay.show", "puzzle.facts"})
        trigger(id);
    find<QPushButton>("showRating")->click();
    find<QToolButton>("puzzleMeasures")->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return find<QPushButton>("showRatingRange")->isEnabled(); }, 20'000));
    QTest::qWait(100);
    EXPECT_LE(m_window->height(), 780);
    EXPECT_LE(m_window->minimumSizeHint().height(), 780);
}

TEST(RatingRangeText, TellsTheEndsOrThatThereIsNone) {
    RatingRange range{.forms = 9,
                      .lowestScore = 900,
                      .highestScore = 1240,
                      .lowestLevel = Level::medium,
                      .highestLevel = Level::hard};
    EXPECT_EQ(ratingRangeText(range), QStringLiteral("Medium 900 to Hard 1,240 across 9 copies"));
    range.isPartial = true;
    EXPECT_EQ(ratingRangeText(range), QStringLiteral("at least Medium 900 to Hard 1,240 across 9 copies"));
    range = {.forms = 9, .lowestScore = 300, .highestScore = 300};
    EXPECT_EQ(ratingRangeText(range), QStringLiteral("Easy 300 in each of 9 copies"));
}

}  // namespace
}  // namespace nonet
