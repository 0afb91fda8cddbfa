#include "core/play/player_actions.h"
#include "tests/core/rules/random_constraints.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Puzzle kHardPuzzle(
    gridFromLine("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..").value());
const Cell kGiven(0);
const Cell kBlank(1);
const Cell kPeer(2);

PlayState start() { return PlayState(kHardPuzzle.shape()); }

TEST(PlayerActions, ADigitRemovesPeersMarksAndPressedAgainGoes) {
    const std::vector<Cell> blank{kBlank};
    const std::vector<Cell> both{kBlank, kPeer};
    PlayState state = toggleMark(kHardPuzzle, start(), both, Digit(2), MarkKind::corner);
    state = toggleMark(kHardPuzzle, state, both, Digit(2), MarkKind::centre);
    state = enterDigit(kHardPuzzle, state, blank, Digit(2));
    EXPECT_EQ(state.at(kBlank).digit, 2);
    EXPECT_TRUE(state.at(kPeer).corner.isEmpty());
    EXPECT_TRUE(state.at(kPeer).centre.isEmpty());
    // The cell's own marks wait below the digit.
    EXPECT_TRUE(state.at(kBlank).corner.contains(Digit(2)));
    EXPECT_EQ(enterDigit(kHardPuzzle, state, blank, Digit(2)).at(kBlank).digit, 0);
    EXPECT_EQ(enterDigit(kHardPuzzle, state, blank, Digit(4)).at(kBlank).digit, 4);
}

TEST(PlayerActions, GivensAreNeverTouched) {
    const std::vector<Cell> given{kGiven};
    EXPECT_EQ(enterDigit(kHardPuzzle, start(), given, Digit(1)), start());
    EXPECT_EQ(toggleMark(kHardPuzzle, start(), given, Digit(1), MarkKind::centre), start());
    EXPECT_EQ(erase(kHardPuzzle, start(), given, EraseFirst::digit), start());
    const std::vector<Candidate> candidate{{kGiven, Digit(8)}};
    EXPECT_EQ(toggleStruck(kHardPuzzle, start(), candidate), start());
    EXPECT_TRUE(toggleCellColour(kHardPuzzle, start(), given, Digit(3)).at(kGiven).colours.contains(Digit(3)));
}

TEST(PlayerActions, MarksGoOnlyWhereAllCellsHaveThem) {
    const std::vector<Cell> one{kBlank};
    const std::vector<Cell> both{kBlank, kPeer};
    PlayState state = toggleMark(kHardPuzzle, start(), one, Digit(5), MarkKind::centre);
    state = toggleMark(kHardPuzzle, state, both, Digit(5), MarkKind::centre);
    EXPECT_TRUE(state.at(kBlank).centre.contains(Digit(5)));
    EXPECT_TRUE(state.at(kPeer).centre.contains(Digit(5)));
    state = toggleMark(kHardPuzzle, state, both, Digit(5), MarkKind::centre);
    EXPECT_EQ(state, start());
}

TEST(PlayerActions, EraseTakesItsOwnKindFirstThenTheRest) {
    const std::vector<Cell> cells{kBlank};
    PlayState state = toggleMark(kHardPuzzle, start(), cells, Digit(1), MarkKind::corner);
    state = toggleMark(kHardPuzzle, state, cells, Digit(2), MarkKind::centre);
    state = enterDigit(kHardPuzzle, state, cells, Digit(4));
    state = erase(kHardPuzzle, state, cells, EraseFirst::corner);
    EXPECT_TRUE(state.at(kBlank).corner.isEmpty());
    EXPECT_EQ(state.at(kBlank).digit, 4);
    state = erase(kHardPuzzle, state, cells, EraseFirst::corner);
    EXPECT_EQ(state.at(kBlank).digit, 0);
    EXPECT_FALSE(state.at(kBlank).centre.isEmpty());
    state = erase(kHardPuzzle, state, cells, EraseFirst::corner);
    EXPECT_EQ(state, start());
}

TEST(PlayerActions, LinksCycleStrongWeakNone) {
    const Candidate a{kBlank, Digit(2)};
    const Candidate b{kPeer, Digit(2)};
    PlayState state = cycleLink(kHardPuzzle, start(), a, b);
    ASSERT_EQ(state.links.size(), 1U);
    EXPECT_EQ(state.links[0].kind, LinkKind::strong);
    state = cycleLink(kHardPuzzle, state, b, a);
    EXPECT_EQ(state.links[0].kind, LinkKind::weak);
    EXPECT_EQ(cycleLink(kHardPuzzle, state, a, b), start());
    EXPECT_EQ(cycleLink(kHardPuzzle, state, a, a), state);
}

TEST(PlayerActions, NoLinkEndsAtAGiven) {
    Puzzle puzzle;
    puzzle.givens.set(Cell(0), Digit(5));
    const PlayState before(puzzle.shape());
    const Candidate given{Cell(0), Digit(5)};
    const Candidate blank{Cell(1), Digit(4)};
    EXPECT_EQ(cycleLink(puzzle, before, given, blank), before);
    EXPECT_EQ(cycleLink(puzzle, before, blank, given), before);
}

TEST(PlayerActions, CandidateLayerIsPeersRemovedMinusStruckAndIgnoresCornerMarks) {
    const std::vector<Candidate> struck{{kBlank, Digit(1)}};
    PlayState state = toggleStruck(kHardPuzzle, start(), struck);
    const std::vector<Cell> cells{kPeer};
    state = toggleMark(kHardPuzzle, state, cells, Digit(9), MarkKind::corner);
    const CandidateGrid layer = candidateLayer(kHardPuzzle, state);
    EXPECT_FALSE(layer.at(kBlank).contains(Digit(1)));
    EXPECT_FALSE(layer.at(kBlank).contains(Digit(8)));
    EXPECT_EQ(layer.at(kGiven), DigitSet{Digit(8)});
    EXPECT_GT(layer.at(kPeer).count(), 1);
}

TEST(PlayerActions, CentreMarksCountOnlyWhereAskedAndPresent) {
    const std::vector<Cell> cells{kBlank};
    const PlayState state = toggleMark(kHardPuzzle, start(), cells, Digit(2), MarkKind::centre);
    EXPECT_EQ(candidateLayer(kHardPuzzle, state).at(kBlank), candidateLayer(kHardPuzzle, start()).at(kBlank));
    const CandidateGrid narrowed = candidateLayer(kHardPuzzle, state, CandidateSource::centreMarks);
    EXPECT_EQ(narrowed.at(kBlank), DigitSet{Digit(2)});
    EXPECT_EQ(narrowed.at(kPeer), candidateLayer(kHardPuzzle, start()).at(kPeer));
}

TEST(PlayerActions, ApplyingAStepPlacesAndStrikes) {
    const std::vector<Candidate> placed{{kBlank, Digit(1)}};
    const std::vector<Candidate> removed{{kPeer, Digit(2)}};
    PlayState state = fillMarks(kHardPuzzle, start(), MarkKind::centre);
    state = applyStep(kHardPuzzle, state, placed, removed);
    EXPECT_EQ(state.at(kBlank).digit, 1);
    EXPECT_TRUE(state.at(kPeer).struck.contains(Digit(2)));
    EXPECT_FALSE(state.at(kPeer).centre.contains(Digit(2)));
}

TEST(PlayerActions, AdoptingAPositionReachesItsCandidates) {
    const PlayState state = applyStep(kHardPuzzle, start(), std::vector<Candidate>{{kBlank, Digit(1)}},
                                      std::vector<Candidate>{{kPeer, Digit(2)}});
    const Grid digits = digitsOf(kHardPuzzle, state);
    const CandidateGrid candidates = candidateLayer(kHardPuzzle, state);
    const PlayState adopted = adoptPosition(kHardPuzzle, start(), digits, candidates);
    EXPECT_EQ(digitsOf(kHardPuzzle, adopted), digits);
    EXPECT_EQ(candidateLayer(kHardPuzzle, adopted), candidates);
}

TEST(PlayerActions, FollowTheRulesOfAnyBoard) {
    Layout layout;
    layout.constraints.emplace_back().kind = ConstraintKind::antiKnight;
    const Puzzle puzzle(layout, Grid());
    const Cell middle = layout.shape.cell(4, 4);
    const std::vector<Cell> knights{layout.shape.cell(6, 5), layout.shape.cell(6, 6)};
    PlayState state = toggleMark(puzzle, PlayState(puzzle.shape()), knights, Digit(7), MarkKind::corner);
    const std::vector<Cell> one{middle};
    state = enterDigit(puzzle, state, one, Digit(7));
    EXPECT_TRUE(state.at(knights[0]).corner.isEmpty());
    EXPECT_FALSE(state.at(knights[1]).corner.isEmpty());
    EXPECT_FALSE(candidateLayer(puzzle, state).at(knights[0]).contains(Digit(7)));
    EXPECT_TRUE(candidateLayer(puzzle, state).at(knights[1]).contains(Digit(7)));
}

TEST(PlayerActions, LeaveHolesAlone) {
    const Puzzle puzzle(test::samurai(), Grid(test::samurai().shape));
    const PlayState before(puzzle.shape());
    const std::vector<Cell> hole{Cell(10)};
    EXPECT_EQ(enterDigit(puzzle, before, hole, Digit(1)), before);
    EXPECT_EQ(toggleMark(puzzle, before, hole, Digit(1), MarkKind::centre), before);
    EXPECT_TRUE(fillMarks(puzzle, before, MarkKind::centre).at(Cell(10)).centre.isEmpty());
    EXPECT_EQ(fillMarks(puzzle, before, MarkKind::centre).at(Cell(9 * 21 + 9)).centre.count(), 9);
    EXPECT_EQ(restart(puzzle, before), before);
}

}  // namespace
}  // namespace nonet
