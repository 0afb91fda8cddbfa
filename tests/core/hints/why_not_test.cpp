#include "core/hints/why_not.h"
#include "core/play/player_actions.h"
#include "tests/core/sample_puzzles.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Game gameOf(const Puzzle& puzzle) { return {puzzle, PlayState(puzzle.shape()), solutionFacts(puzzle)}; }

TEST(WhyNot, TellsTheEasiestReason) {
    Game game = gameOf(test::samplePuzzles("0300").front());
    const CandidateGrid candidates = candidateLayer(game.puzzle, game.state);
    int peers = 0;
    int steps = 0;
    int unknown = 0;
    for (int i = 0; i < 81; ++i)
        for (int value = 1; value <= 9; ++value) {
            const Candidate candidate{Cell(i), Digit(value)};
            const WhyNotAnswer answer = whyNot(game, candidate);
            if (!game.puzzle.givens.isBlank(Cell(i))) {
                EXPECT_EQ(answer.reason, WhyNotReason::filled);
            } else if (!candidates.at(Cell(i)).contains(Digit(value))) {
                ASSERT_EQ(answer.reason, WhyNotReason::peer);
                EXPECT_EQ(game.puzzle.givens.valueAt(*answer.peer), value);
                ++peers;
            } else if (game.facts.solution->valueAt(Cell(i)) == value) {
                EXPECT_EQ(answer.reason, WhyNotReason::unknown) << "a right digit is never ruled out";
                ++unknown;
            } else if (answer.reason == WhyNotReason::step) {
                ++steps;
            }
        }
    EXPECT_GT(peers, 100);
    EXPECT_GT(steps, 5);
    EXPECT_GT(unknown, 40);
}

TEST(WhyNot, KnowsWhatWasStruckAndWhatThePuzzleBeganWithout) {
    Game game = gameOf(test::samplePuzzles("0300").front());
    Cell blank(0);
    while (!game.puzzle.givens.isBlank(blank))
        blank = Cell(blank.index() + 1);
    const Candidate candidate{blank, candidateLayer(game.puzzle, game.state).at(blank).first()};
    const std::vector<Candidate> struck{candidate};
    Game played = game;
    played.state = toggleStruck(game.puzzle, game.state, struck);
    EXPECT_EQ(whyNot(played, candidate).reason, WhyNotReason::struck);
    Game less = game;
    less.puzzle.startCandidates = game.puzzle.initialCandidates();
    less.puzzle.startCandidates->at(blank).erase(candidate.digit);
    EXPECT_EQ(whyNot(less, candidate).reason, WhyNotReason::start);
}

}  // namespace
}  // namespace nonet
