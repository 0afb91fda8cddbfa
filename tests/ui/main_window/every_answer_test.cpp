// The answers are asked in odd orders on boards of many shapes, edited under while they run, and every control of the
// Design room's panels is operated: nothing crashes, and what stands on the board is of the layout that is open.
#include "core/design/board_edits.h"
#include "core/design/new_board.h"
#include "core/solvers/propagation/candidate_knowledge.h"
#include "tests/ui/control_walk.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/design_board.h"
#include "ui/document/puzzle_document.h"

#include <QComboBox>
#include <QDockWidget>

#include <algorithm>

namespace nonet {
namespace {

constexpr std::uint64_t kAnswerSeed = 17;

struct NamedBoard {
    const char* name;
    Layout (*make)();
};
void PrintTo(const NamedBoard& board, std::ostream* out) { *out << board.name; }

constexpr NamedBoard kBoards[] = {
    {"four", [] { return rectangularBoard(4, 4, std::pair(2, 2)); }},
    {"sixByNine", [] { return rectangularBoard(6, 9, std::nullopt); }},
    {"nine", [] { return Layout(); }},
    {"sixteen", [] { return rectangularBoard(16, 16, std::pair(4, 4)); }},
    {"samurai", [] { return overlappingBoard(OverlappingBoard::samurai); }},
};

class EveryAnswer : public WindowTest, public ::testing::WithParamInterface<NamedBoard> {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        trigger("room.design");
        ASSERT_TRUE(QTest::qWaitFor([this] { return layoutBoard().isVisible(); }));
        const Layout layout = GetParam().make();
        opened().setPuzzle(Puzzle(layout, Grid(layout.shape)));
    }
    DesignBoard& layoutBoard() { return *find<DesignBoard>("designBoard"); }
    PuzzleDocument& opened() { return *layoutBoard().document(); }
    PuzzleAnswers& answers() { return find<AnswerDock>("answerDock")->answers(); }
    void give(int cell, int digit) {
        Puzzle puzzle = opened().puzzle();
        puzzle.givens.set(Cell(cell), Digit(digit));
        opened().setPuzzle(puzzle);
    }
    bool settles() {
        return QTest::qWaitFor(
            [this] {
                return std::ranges::none_of(answers().all(), [](const auto& each) {
                    return each->state() == AnswerState::running || each->state() == AnswerState::waiting;
                });
            },
            20'000);
    }
    void stopAll() {
        for (const auto& each : answers().all())
            answers().stop(*each);
    }
    void expectOfThisLayout() {
        EXPECT_EQ(answers().puzzle().layout(), opened().puzzle().layout());
        const BoardPicture& picture = layoutBoard().picture();
        EXPECT_EQ(picture.puzzle, opened().puzzle());
        if (picture.shownSolution) {
            EXPECT_TRUE(opened().puzzle().rulebook().holds(*picture.shownSolution));
        }
    }
};

TEST_P(EveryAnswer, MaySupersedeEachOtherInOddOrders) {
    trigger("design.next_solution");
    trigger("design.tester");
    give(0, 1);
    trigger("design.next_solution");
    trigger("design.next_solution");
    EXPECT_TRUE(settles());
    expectOfThisLayout();
    trigger("edit.undo");
    expectOfThisLayout();
    EXPECT_FALSE(layoutBoard().picture().shownSolution) << "it was of the other layout";
    answers().ask<CandidateKnowledge>();
    answers().pause(answers().answer<CandidateKnowledge>());
    trigger("design.random_fill");
    answers().setDigitsCounted(DigitsCounted::givensAndEntered);
    trigger("design.previous_solution");
    answers().resume(answers().answer<CandidateKnowledge>());
    trigger("edit.undo");
    trigger("edit.redo");
    trigger("design.remove_spare");
    answers().stop(answers().answer<SmallestProper>());
    trigger("design.make_proper");
    trigger("design.generate");
    give(1, 2);
    trigger("design.count_exactly");
    trigger("design.rate");
    trigger("design.generate");
    answers().pause(answers().answer<LayoutPuzzle>());
    answers().resume(answers().answer<LayoutPuzzle>());
    answers().stop(answers().answer<LayoutPuzzle>());
    trigger("design.tester");
    trigger("room.play");
    trigger("design.from_play");
    expectOfThisLayout();
    trigger("design.tester");
    trigger("design.logic");
    trigger("design.next_solution");
    stopAll();
    EXPECT_TRUE(settles());
    expectOfThisLayout();
    trigger("design.next_solution");
    EXPECT_TRUE(settles());
    expectOfThisLayout();
}

TEST_P(EveryAnswer, ControlsAreOperatedInAnyOrder) {
    for (const char* panel : {"answerDock", "designVersions"}) {
        SCOPED_TRACE(panel);
        test::ControlWalk walk(*m_window, kAnswerSeed);
        walk.operateAll([&] {
            trigger("room.design");
            auto* dock = find<QDockWidget>(panel);
            dock->show();
            dock->raise();
            EXPECT_TRUE(QTest::qWaitFor([&] { return dock->isVisible(); }));
            return dock;
        });
        EXPECT_GT(walk.count(), 2U);
        stopAll();
        expectOfThisLayout();
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, EveryAnswer, ::testing::ValuesIn(kBoards),
                         [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace nonet
