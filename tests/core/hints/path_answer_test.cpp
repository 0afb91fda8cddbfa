#include "core/hints/path_answer.h"
#include "core/play/player_actions.h"
#include "core/solvers/search/search.h"
#include "tests/core/sample_puzzles.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

PathQuestion pathQuestion(const Puzzle& puzzle, PathStart start = PathStart::givens) {
    return {.game = {puzzle, PlayState(puzzle.shape()), solutionFacts(puzzle)}, .start = start};
}

TEST(PathAnswer, FromMyPositionUnlessItIsWrong) {
    const Puzzle puzzle = test::samplePuzzles("0300").front();
    const Grid solution = *search(puzzle).first;
    const Cell cell = Position::fromPuzzle(puzzle).unsolvedCells().first();
    PathQuestion question = pathQuestion(puzzle, PathStart::myPosition);
    question.game.state.at(cell).digit = static_cast<std::uint8_t>(solution.valueAt(cell));
    PathAnswer answer = answerPath(question);
    EXPECT_EQ(answer.start.valueAt(cell), solution.valueAt(cell));
    EXPECT_EQ(answer.from, PathStart::myPosition);
    EXPECT_EQ(answer.remark, PathRemark::none);
    EXPECT_EQ(answer.path.end.digits(), solution);
    question.start = PathStart::givens;
    EXPECT_EQ(answerPath(question).start.valueAt(cell), 0);
    question.start = PathStart::myPosition;
    question.game.state.at(cell).digit = static_cast<std::uint8_t>(solution.valueAt(cell) % 9 + 1);
    answer = answerPath(question);
    EXPECT_EQ(answer.remark, PathRemark::fromGivens);
    EXPECT_EQ(answer.from, PathStart::givens);
    EXPECT_EQ(answer.start.valueAt(cell), 0);
}

TEST(PathAnswer, RestsOnOneSolutionOnlyWhereThePuzzleBeganWithEveryCandidate) {
    Puzzle puzzle = test::samplePuzzles("0600").front();
    const auto usesUniqueness = [](const Puzzle& asked) {
        return std::ranges::any_of(answerPath(pathQuestion(asked)).path.steps,
                                   [](const Step& step) { return technique(step.technique).assumesUniqueness; });
    };
    EXPECT_TRUE(usesUniqueness(puzzle));
    puzzle.startCandidates = puzzle.initialCandidates();
    EXPECT_FALSE(usesUniqueness(puzzle));
}

TEST(PathAnswer, SaysWhatItCannotDo) {
    EXPECT_EQ(answerPath(pathQuestion(Puzzle(*gridFromLine("55" + std::string(79, '.'))))).remark,
              PathRemark::noSolution);
    EXPECT_EQ(answerPath(pathQuestion(Puzzle(Geometry(2, 3), Grid(6)))).remark, PathRemark::notClassic);
    EXPECT_EQ(answerPath(pathQuestion(Puzzle(Grid()))).remark, PathRemark::stuck);
    std::stop_source source;
    source.request_stop();
    const PathAnswer stopped = answerPath(pathQuestion(test::samplePuzzles("0300").front()), source.get_token());
    EXPECT_TRUE(stopped.path.steps.empty());
    EXPECT_EQ(stopped.remark, PathRemark::wasStopped);
}

}  // namespace
}  // namespace nonet
