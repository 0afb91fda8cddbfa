#include "core/play/player_actions.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Puzzle
    kPuzzle(gridFromLine("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..").value());
const Cell kGiven(0);
const Cell kBlank(1);
const Cell kPeer(2);

PlayState start() { return PlayState(kPuzzle.geometry); }

TEST(PlayerActions, ADigitRemovesPeersMarksAndPressedAgainGoes) {
    const std::vector<Cell> blank{kBlank};
    const std::vector<Cell> both{kBlank, kPeer};
    PlayState state = toggleMark(kPuzzle, start(), both, Digit(2), MarkKind::corner);
    state = toggleMark(kPuzzle, state, both, Digit(2), MarkKind::centre);
    state = enterDigit(kPuzzle, state, blank, Digit(2));
    EXPECT_EQ(state.at(kBlank).digit, 2);
    EXPECT_TRUE(state.at(kPeer).corner.isEmpty());
    EXPECT_TRUE(state.at(kPeer).centre.isEmpty());
    // The cell's own marks wait below the digit.
    EXPECT_TRUE(state.at(kBlank).corner.contains(Digit(2)));
    EXPECT_EQ(enterDigit(kPuzzle, state, blank, Digit(2)).at(kBlank).digit, 0);
    EXPECT_EQ(enterDigit(kPuzzle, state, blank, Digit(4)).at(kBlank).digit, 4);
}

TEST(PlayerActions, GivensAreNeverTouched) {
    const std::vector<Cell> given{kGiven};
    EXPECT_EQ(enterDigit(kPuzzle, start(), given, Digit(1)), start());
    EXPECT_EQ(toggleMark(kPuzzle, start(), given, Digit(1), MarkKind::centre), start());
    EXPECT_EQ(erase(kPuzzle, start(), given, EraseFirst::digit), start());
    const std::vector<Candidate> candidate{{kGiven, Digit(8)}};
    EXPECT_EQ(toggleStruck(kPuzzle, start(), candidate), start());
    EXPECT_TRUE(toggleCellColour(kPuzzle, start(), given, Digit(3)).at(kGiven).colours.contains(Digit(3)));
}

TEST(PlayerActions, MarksGoOnlyWhereAllCellsHaveThem) {
    const std::vector<Cell> one{kBlank};
    const std::vector<Cell> both{kBlank, kPeer};
    PlayState state = toggleMark(kPuzzle, start(), one, Digit(5), MarkKind::centre);
    state = toggleMark(kPuzzle, state, both, Digit(5), MarkKind::centre);
    EXPECT_TRUE(state.at(kBlank).centre.contains(Digit(5)));
    EXPECT_TRUE(state.at(kPeer).centre.contains(Digit(5)));
    state = toggleMark(kPuzzle, state, both, Digit(5), MarkKind::centre);
    EXPECT_EQ(state, start());
}

TEST(PlayerActions, EraseTakesItsOwnKindFirstThenTheRest) {
    const std::vector<Cell> cells{kBlank};
    PlayState state = toggleMark(kPuzzle, start(), cells, Digit(1), MarkKind::corner);
    state = toggleMark(kPuzzle, state, cells, Digit(2), MarkKind::centre);
    state = enterDigit(kPuzzle, state, cells, Digit(4));
    state = erase(kPuzzle, state, cells, EraseFirst::corner);
    EXPECT_TRUE(state.at(kBlank).corner.isEmpty());
    EXPECT_EQ(state.at(kBlank).digit, 4);
    state = erase(kPuzzle, state, cells, EraseFirst::corner);
    EXPECT_EQ(state.at(kBlank).digit, 0);
    EXPECT_FALSE(state.at(kBlank).centre.isEmpty());
    state = erase(kPuzzle, state, cells, EraseFirst::corner);
    EXPECT_EQ(state, start());
}

TEST(PlayerActions, LinksCycleStrongWeakNone) {
    const Candidate a{kBlank, Digit(2)};
    const Candidate b{kPeer, Digit(2)};
    PlayState state = cycleLink(kPuzzle, start(), a, b);
    ASSERT_EQ(state.links.size(), 1U);
    EXPECT_EQ(state.links[0].kind, LinkKind::strong);
    state = cycleLink(kPuzzle, state, b, a);
    EXPECT_EQ(state.links[0].kind, LinkKind::weak);
    EXPECT_EQ(cycleLink(kPuzzle, state, a, b), start());
    EXPECT_EQ(cycleLink(kPuzzle, state, a, a), state);
}

TEST(PlayerActions, NoLinkEndsAtAGiven) {
    Puzzle puzzle;
    puzzle.givens.set(Cell(0), Digit(5));
    const PlayState before(puzzle.geometry);
    const Candidate given{Cell(0), Digit(5)};
    const Candidate blank{Cell(1), Digit(4)};
    EXPECT_EQ(cycleLink(puzzle, before, given, blank), before);
    EXPECT_EQ(cycleLink(puzzle, before, blank, given), before);
}

TEST(PlayerActions, CandidateLayerIsPeersRemovedMinusStruckAndIgnoresCornerMarks) {
    const std::vector<Candidate> struck{{kBlank, Digit(1)}};
    PlayState state = toggleStruck(kPuzzle, start(), struck);
    const std::vector<Cell> cells{kPeer};
    state = toggleMark(kPuzzle, state, cells, Digit(9), MarkKind::corner);
    const CandidateGrid layer = candidateLayer(kPuzzle, state);
    EXPECT_FALSE(layer.at(kBlank).contains(Digit(1)));
    EXPECT_FALSE(layer.at(kBlank).contains(Digit(8)));
    EXPECT_EQ(layer.at(kGiven), DigitSet{Digit(8)});
    EXPECT_GT(layer.at(kPeer).count(), 1);
}

TEST(PlayerActions, CentreMarksCountOnlyWhereAskedAndPresent) {
    const std::vector<Cell> cells{kBlank};
    const PlayState state = toggleMark(kPuzzle, start(), cells, Digit(2), MarkKind::centre);
    EXPECT_EQ(candidateLayer(kPuzzle, state).at(kBlank), candidateLayer(kPuzzle, start()).at(kBlank));
    const CandidateGrid narrowed = candidateLayer(kPuzzle, state, CandidateSource::centreMarks);
    EXPECT_EQ(narrowed.at(kBlank), DigitSet{Digit(2)});
    EXPECT_EQ(narrowed.at(kPeer), candidateLayer(kPuzzle, start()).at(kPeer));
}

TEST(PlayerActions, ApplyingAStepPlacesAndStrikes) {
    const std::vector<Candidate> placed{{kBlank, Digit(1)}};
    const std::vector<Candidate> removed{{kPeer, Digit(2)}};
    PlayState state = fillMarks(kPuzzle, start(), MarkKind::centre);
    state = applyStep(kPuzzle, state, placed, removed);
    EXPECT_EQ(state.at(kBlank).digit, 1);
    EXPECT_TRUE(state.at(kPeer).struck.contains(Digit(2)));
    EXPECT_FALSE(state.at(kPeer).centre.contains(Digit(2)));
}

TEST(PlayerActions, AdoptingAPositionReachesItsCandidates) {
    const PlayState state = applyStep(kPuzzle, start(), std::vector<Candidate>{{kBlank, Digit(1)}},
                                      std::vector<Candidate>{{kPeer, Digit(2)}});
    const Grid digits = digitsOf(kPuzzle, state);
    const CandidateGrid candidates = candidateLayer(kPuzzle, state);
    const PlayState adopted = adoptPosition(kPuzzle, start(), digits, candidates);
    EXPECT_EQ(digitsOf(kPuzzle, adopted), digits);
    EXPECT_EQ(candidateLayer(kPuzzle, adopted), candidates);
}

}  // namespace
}  // namespace nonet
