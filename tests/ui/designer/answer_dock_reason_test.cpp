// How many solutions there are, or why none: told on top of the panel of answers, where nothing moves for it.
#include "core/answers/exact_count.h"
#include "core/answers/missing_clues.h"
#include "core/hints/logic_candidates.h"
#include "core/solvers/propagation/candidate_knowledge.h"
#include "tests/ui/designer/answers_on_board.h"
#include "ui/preferences/appearance.h"

#include <QCursor>
#include <QScrollArea>
#include <QScrollBar>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::layoutRecord;

/// 6 x 6, with more solutions than are counted unasked.
Puzzle sixWithAFullRow() {
    const Layout blank(Geometry(2, 3));
    Puzzle six(blank, Grid(blank.shape));
    for (int i = 0; i < 6; ++i)
        six.givens.set(Cell(i), Digit(i + 1));
    return six;
}

class AnswerDockReason : public test::AnswersOnBoard {
protected:
    /// All that is pressed or chosen, but for what is about the reason itself.
    QMap<QString, QRect> buttons() {
        QMap<QString, QRect> all = places();
        const QStringList names = all.keys();
        for (const QString& each : names)
            if (each.startsWith(QStringLiteral("answerWhy")) || each == QStringLiteral("answerReason") ||
                each == QStringLiteral("answerCount") || each == QStringLiteral("answerTime"))
                all.remove(each);
        return all;
    }
};

TEST_F(AnswerDockReason, WithoutASolutionItSaysWhyAndRemoveMendsIt) {
    const auto isTold = [this] { return find<QWidget>("answerReason")->isVisible(); };
    EXPECT_FALSE(isTold());
    breakIt();
    EXPECT_TRUE(text("answerCount").startsWith(QStringLiteral("No solution")));
    ASSERT_TRUE(isTold());
    EXPECT_FALSE(text("answerWhy").isEmpty());
    const auto* headline = find<QLabel>("answerCount");
    EXPECT_LT(headline->height(), 2 * headline->fontMetrics().lineSpacing()) << "the reason is right below";
    EXPECT_TRUE(m_board->picture().contradiction);
    click("answerWhyGo0");
    EXPECT_TRUE(m_board->hasFocus()) << "for what is typed next";
    EXPECT_EQ(m_designer.chosen(), (std::vector{static_cast<int>(m_designer.puzzle().constraints().size()) - 1}));
    const std::size_t before = m_designer.puzzle().constraints().size();
    click("answerWhyRemove0");
    EXPECT_EQ(m_designer.puzzle().constraints().size(), before - 1);
    count();
    EXPECT_FALSE(m_board->picture().contradiction);
    EXPECT_FALSE(isTold());
}

/// Four cages in one row that ask for more than it holds.
Puzzle cagesTooLarge() {
    Layout layout;
    for (int i = 0; i < 4; ++i) {
        Constraint cage;
        cage.kind = ConstraintKind::cage;
        cage.parts = {{Cell(2 * i), Cell(2 * i + 1)}};
        cage.values = {12};
        layout.constraints.push_back(cage);
    }
    return {std::move(layout), Grid()};
}

TEST_F(AnswerDockReason, AReasonIsReadInFullRightUnderItsHeadlineAndEachPartHasItsButtons) {
    m_window.resize(700, 300);
    QApplication::processEvents();
    const Puzzle cages = cagesTooLarge();
    m_designer.edit(cages);
    count();
    QApplication::processEvents();
    ASSERT_TRUE(find<QWidget>("answerReason")->isVisible());
    const auto* head = find<QLabel>("answerCount");
    const auto* why = find<QLabel>("answerWhy");
    EXPECT_GE(why->height(), why->heightForWidth(why->width())) << "all lines";
    EXPECT_LE(why->mapTo(m_dock, QPoint()).y() - head->mapTo(m_dock, QPoint(0, head->height())).y(), 10);
    const auto* last = find<QWidget>("answerWhyRemove3");
    EXPECT_TRUE(last->isVisible());
    EXPECT_TRUE(last->accessibleName().contains(QStringLiteral("12")));
    EXPECT_LT(last->mapTo(m_dock, QPoint()).y(), find<QWidget>("answerTime")->mapTo(m_dock, QPoint()).y());
    EXPECT_FALSE(find<QWidget>("answerWhyRemove4")->isVisible());
    click("answerWhyRemove2");
    EXPECT_FALSE(find<QWidget>("answerWhyRemove0")->isEnabled()) << "not known of the layout as it is now";
    EXPECT_EQ(m_designer.puzzle().constraints().size(), 3U);
}

TEST_F(AnswerDockReason, IsInSightHoweverFarThePanelIsScrolled) {
    m_window.resize(700, 300);
    QApplication::processEvents();
    QScrollBar& bar = *find<QScrollArea>("answerBody")->verticalScrollBar();
    bar.setValue(bar.maximum());
    const int at = bar.value();
    ASSERT_GT(at, 0);
    m_designer.edit(cagesTooLarge());
    count();
    QApplication::processEvents();
    EXPECT_EQ(bar.value(), at) << "the user is looking at something else";
    auto* head = find<QScrollArea>("answerHead");
    const QRect seen(head->mapTo(m_dock, QPoint()), head->size());
    for (const char* each : {"answerCount", "answerWhy"})
        EXPECT_TRUE(seen.contains(find<QWidget>(each)->mapTo(m_dock, QPoint(1, 1)))) << each;
    // Of another reason the beginning is seen again.
    head->verticalScrollBar()->setValue(head->verticalScrollBar()->maximum());
    ASSERT_GT(head->verticalScrollBar()->value(), 0);
    QTest::mouseMove(m_board, QPoint(5, 5));
    Puzzle twice;
    twice.givens.set(Cell(0), Digit(1));
    twice.givens.set(Cell(1), Digit(1));
    m_designer.edit(twice);
    count();
    EXPECT_TRUE(QTest::qWaitFor([head] { return head->verticalScrollBar()->value() == 0; }));
}

TEST_F(AnswerDockReason, NothingMovesWhenAnswersCome) {
    // So that nothing is scrolled to be seen.
    m_window.resize(1000, 1400);
    QApplication::processEvents();
    const QMap<QString, QRect> before = buttons();
    EXPECT_GT(before.size(), 15);
    for (const char* each : {"answerCandidates", "answerNeeded", "answerClues"})
        click(each);
    ASSERT_TRUE(waitFor<NeededParts>());
    QApplication::processEvents();
    EXPECT_EQ(buttons(), before);
}

TEST_F(AnswerDockReason, NothingMovesWhenAnAnswerIsPausedOrGoesOn) {
    const Appearance look(m_preferences);
    m_dock->hide();
    m_dock->show();
    QApplication::processEvents();
    const QMap<QString, QRect> before = buttons();
    m_designer.edit(Puzzle());
    click("answerCandidates");
    m_dock->answers().pause(m_dock->answers().answer<CandidateKnowledge>());
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return find<QAbstractButton>("answerPause")->text() == QStringLiteral("Resume"); }, kPatience));
    QApplication::processEvents();
    EXPECT_EQ(buttons(), before);
    m_dock->answers().stop(m_dock->answers().answer<CandidateKnowledge>());
    QApplication::processEvents();
    EXPECT_EQ(buttons(), before);
}

/// Wherever the pointer is, and however little room there is for it.
TEST_F(AnswerDockReason, NothingMovesWhenAReasonComesOrGoes) {
    for (const int height : {1060, 420})
        for (const bool isOverPanel : {false, true}) {
            m_window.resize(1000, height);
            QCursor::setPos(isOverPanel ? find<QWidget>("answerCandidates")->mapToGlobal(QPoint(5, 5))
                                        : m_board->mapToGlobal(QPoint(5, 5)));
            QApplication::processEvents();
            const QMap<QString, QRect> before = buttons();
            breakIt();
            EXPECT_TRUE(QTest::qWaitFor([this] { return find<QWidget>("answerReason")->isVisible(); }));
            QApplication::processEvents();
            EXPECT_EQ(buttons(), before) << height;
            m_document.undo();
            count();
            EXPECT_TRUE(QTest::qWaitFor([this] { return !find<QWidget>("answerReason")->isVisible(); }));
            QApplication::processEvents();
            EXPECT_EQ(buttons(), before) << height;
        }
}

TEST_F(AnswerDockReason, RegionsOfAnotherSizeAreNamedBesideTheNumber) {
    Layout layout(Geometry(2, 2));
    layout.grids.front().regions.setRegion(Cell(2), 0);
    m_designer.edit(Puzzle(layout, Grid(layout.shape)));
    count();
    EXPECT_TRUE(find<QWidget>("answerReason")->isVisible());
    EXPECT_TRUE(text("answerWhy").contains(QStringLiteral("5 cells"))) << text("answerWhy").toStdString();
    EXPECT_TRUE(text("answerWhy").contains(QStringLiteral("3 cells")));
}

TEST_F(AnswerDockReason, EverySolutionIsCountedByAButton) {
    count();
    EXPECT_FALSE(find<QAbstractButton>("answerExact")->isEnabled()) << "known already";
    const Puzzle six = sixWithAFullRow();
    m_designer.edit(six);
    count();
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("At least")));
    click("answerExact");
    ASSERT_TRUE(waitFor<ExactCount>());
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("39,168"))) << text("answerCount").toStdString();
    EXPECT_FALSE(find<QAbstractButton>("answerExact")->isEnabled());
}

TEST_F(AnswerDockReason, AnExactCountIsKnownAgainWhenItsLayoutComesBack) {
    Puzzle six = sixWithAFullRow();
    m_designer.edit(six);
    count();
    click("answerExact");
    ASSERT_TRUE(waitFor<ExactCount>());
    const QString counted = text("answerCount");
    ASSERT_TRUE(counted.contains(QStringLiteral("39,168"))) << counted.toStdString();
    PuzzleDocument other(layoutRecord(test::cagedFour()));
    open(other);
    EXPECT_FALSE(text("answerCount").contains(QStringLiteral("39,168")));
    open(m_document);
    EXPECT_EQ(text("answerCount"), counted);
    EXPECT_FALSE(find<QAbstractButton>("answerExact")->isEnabled());
    // After an edit that is taken back, too.
    six.givens.clear(Cell(5));
    m_designer.edit(six);
    EXPECT_NE(text("answerCount"), counted);
    m_document.undo();
    EXPECT_EQ(text("answerCount"), counted);
}

}  // namespace
}  // namespace nonet
