// A way on where no hint is, what is said of mistakes, and how long that stands.
#include "core/play/player_actions.h"
#include "tests/core/sample_puzzles.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/frame/message_bar.h"
#include "ui/hints/hint_dock.h"
#include "ui/session/document_session.h"

#include <QPushButton>

namespace nonet {
namespace {

/// Beyond every technique that exists (published: Arto Inkala, 2012).
constexpr const char* kInkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

class NeverStuck : public WindowTest {
protected:
    void open(const Puzzle& puzzle) {
        PuzzleRecord record;
        record.puzzle = puzzle;
        m_window->session().open(record);
        waitForCount();
    }
    HintDock& hint() { return *find<HintDock>("hintDock"); }
    void askForHint() {
        trigger("hint.ask");
        ASSERT_TRUE(QTest::qWaitFor([this] { return hint().session().answer() != nullptr; }, 20'000));
    }
    Cell blank(int nth = 0) {
        for (int i = 0; i < 81; ++i)
            if (document().digits().isBlank(Cell(i)) && nth-- == 0)
                return Cell(i);
        return Cell(0);
    }
    void type(Cell cell, int digit) {
        board().setSelection({cell}, cell);
        QTest::keyClick(&board(), static_cast<Qt::Key>(Qt::Key_0 + digit));
    }
    int right(Cell cell) { return document().findings().solution()->valueAt(cell); }
    QPushButton& messageButton() { return *find<QPushButton>("messageButton"); }
};

TEST_F(NeverStuck, OneRightDigitIsShownAsAMoveOfItsOwn) {
    const Cell cell = blank(3);
    board().setSelection({cell}, cell);
    trigger("hint.digit");
    EXPECT_EQ(document().digits().valueAt(cell), right(cell));
    const History& history = document().history();
    EXPECT_EQ(history.node(history.current()).label.kind, ActionKind::showDigit);
    trigger("hint.digit");
    EXPECT_EQ(document().digits().filledCount(), document().puzzle().givens.filledCount() + 2) << "the next one";
    trigger("edit.undo");
    trigger("edit.undo");
    EXPECT_EQ(document().digits(), document().puzzle().givens);
}

TEST_F(NeverStuck, TheSolutionIsAskedForOnceAndUndone) {
    trigger("hint.solution");
    EXPECT_EQ(document().digits(), document().puzzle().givens) << "asked first";
    ASSERT_TRUE(messageButton().hasFocus());
    QTest::keyClick(&messageButton(), Qt::Key_Return);
    EXPECT_EQ(document().digits(), *document().findings().solution());
    EXPECT_FALSE(find<QAction>("hint.solution")->isEnabled());
    trigger("edit.undo");
    EXPECT_EQ(document().digits(), document().puzzle().givens);
    trigger("hint.solution");
    EXPECT_EQ(document().digits(), *document().findings().solution()) << "not asked again";
}

TEST_F(NeverStuck, BothAreOfferedWhereNoStepIsFound) {
    // Whatever techniques come later: this puzzle needs more than single candidates.
    m_preferences->change([](PreferenceValues& values) {
        Profile singles = ownCopy(hodokuProfile(), "Singles");
        useUpTo(singles, TechniqueId::hiddenSingle);
        values.ownProfiles[QStringLiteral("Singles")] = singles;
        values.profile = QStringLiteral("Singles");
    });
    open(Puzzle(*gridFromLine(kInkala)));
    askForHint();
    ASSERT_EQ(hint().session().answer()->finding, HintFinding::noStep);
    auto* digit = find<QPushButton>("hintShowDigit");
    EXPECT_TRUE(digit->isVisible());
    EXPECT_TRUE(find<QPushButton>("hintShowSolution")->isVisible());
    digit->click();
    EXPECT_EQ(document().digits().filledCount(), document().puzzle().givens.filledCount() + 1);
    EXPECT_FALSE(digit->isVisible());
}

TEST_F(NeverStuck, NeedsOneSolution) {
    trigger("file.new_empty");
    waitForCount();
    for (const char* id : {"hint.digit", "hint.solution"})
        EXPECT_FALSE(find<QAction>(id)->isEnabled()) << id;
}

TEST_F(NeverStuck, AMessageGoesWhenWhatItSaysIsNoLongerSo) {
    const Cell cell = blank();
    type(cell, right(cell) % 9 + 1);
    trigger("puzzle.check");
    ASSERT_TRUE(message().contains(QStringLiteral("wrong"))) << message().toStdString();
    board().setSelection({blank(2)}, blank(2));
    EXPECT_FALSE(message().isEmpty()) << "nothing was done yet";
    trigger("edit.undo");
    EXPECT_TRUE(message().isEmpty()) << message().toStdString();
    trigger("puzzle.check");
    EXPECT_TRUE(message().contains(QStringLiteral("No mistakes"))) << message().toStdString();
    type(cell, right(cell) % 9 + 1);
    EXPECT_TRUE(message().isEmpty()) << message().toStdString();
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(NeverStuck, CheckTellsOfAStruckCandidateAsTheHintDoes) {
    const Cell cell = blank();
    const Candidate needed{cell, *document().findings().solution()->digit(cell)};
    const std::vector<Candidate> struck{needed};
    document().perform(toggleStruck(document().puzzle(), document().state(), struck), {.kind = ActionKind::struck});
    trigger("puzzle.check");
    EXPECT_TRUE(message().contains(QStringLiteral("struck out"))) << message().toStdString();
    ASSERT_TRUE(messageButton().isVisible());
    messageButton().click();
    EXPECT_TRUE(document().state().at(cell).struck.isEmpty());
    trigger("puzzle.check");
    EXPECT_TRUE(message().contains(QStringLiteral("No mistakes"))) << message().toStdString();
}

class AppliedElimination : public NeverStuck {
protected:
    void SetUp() override {
        NeverStuck::SetUp();
        open(test::samplePuzzles("0300").front());
        for (;;) {
            askForHint();
            ASSERT_NE(hint().session().step(), nullptr);
            if (!hint().session().step()->eliminations.empty())
                break;
            hint().apply();
        }
    }
};

TEST_F(AppliedElimination, EnterAnswersWhereItIsKeptAndTheNextPuzzleIsAsBefore) {
    hint().apply();
    auto* answer = find<QPushButton>("hintShowCandidates");
    ASSERT_TRUE(answer->hasFocus());
    QTest::keyClick(answer, Qt::Key_Return);
    EXPECT_TRUE(board().showsCandidates());
    const QString id = document().id();
    trigger("filter.digit_9");
    open(test::samplePuzzles("0300").back());
    EXPECT_FALSE(board().showsCandidates()) << "a hint had switched them on";
    EXPECT_FALSE(board().filter().isActive());
    m_window->session().openStored(id);
    EXPECT_TRUE(board().showsCandidates()) << "as that puzzle was left";
}

TEST_F(AppliedElimination, WhatThePlayerSwitchedOnStays) {
    trigger("candidates.show");
    open(test::samplePuzzles("0300").back());
    EXPECT_TRUE(board().showsCandidates());
}

}  // namespace
}  // namespace nonet
