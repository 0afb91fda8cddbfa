// Fog lies over every puzzle that has it and has a solution to clear it by, whoever knows that one.
#include "core/board/grid.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/session/document_session.h"

namespace nonet {
namespace {

const std::string kSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kOne = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSeveral = "5" + std::string(79, '.') + "9";

class FogInPlay : public WindowTest {
protected:
    void openFoggy(const std::string& givens, bool hasSolution) {
        PuzzleRecord record;
        record.puzzle = Puzzle(*gridFromLine(givens));
        record.puzzle.setDecoration({{}, Fog{{Cell(40)}}});
        if (hasSolution)
            record.solution = gridFromLine(kSolution);
        m_window->session().open(std::move(record));
    }
    int covered() { return board().picture().fogged.count(); }
    void waitForFacts() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !document().findings().awaitsFacts(); }));
    }
    void enter(Cell cell, int digit) {
        PlayState state = document().state();
        state.at(cell).digit = static_cast<std::uint8_t>(digit);
        document().perform(state, {.kind = ActionKind::digit});
    }
};

TEST_F(FogInPlay, CoversAPuzzleWithOneSolutionWhoeverKnowsIt) {
    for (const bool hasSolution : {true, false}) {
        openFoggy(kOne, hasSolution);
        EXPECT_EQ(covered(), 80) << hasSolution << ": before anything is known of it";
        waitForFacts();
        EXPECT_EQ(covered(), 80) << hasSolution;
        enter(Cell(2), 4);
        EXPECT_EQ(covered(), 74) << hasSolution;
        enter(Cell(2), 1);
        EXPECT_EQ(covered(), 80) << hasSolution << ": a wrong digit clears nothing";
    }
}

TEST_F(FogInPlay, StaysThroughARestartAndALock) {
    openFoggy(kOne, true);
    waitForFacts();
    enter(Cell(2), 4);
    document().clues().lock();
    EXPECT_EQ(covered(), 74) << "while the solutions of the locked puzzle are looked for";
    waitForFacts();
    EXPECT_EQ(covered(), 74);
    openWindow();
    waitForFacts();
    EXPECT_EQ(covered(), 74);
}

TEST_F(FogInPlay, ClearsByTheSettersSolutionAmongSeveral) {
    openFoggy(kSeveral, true);
    waitForFacts();
    EXPECT_EQ(covered(), 80);
    openFoggy(kSeveral, false);
    waitForFacts();
    EXPECT_EQ(covered(), 0) << "no digit would ever clear it";
}

}  // namespace
}  // namespace nonet
