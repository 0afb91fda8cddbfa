#include "core/board/classic.h"
#include "core/hints/hint_answer.h"
#include "core/play/player_actions.h"
#include "core/solvers/search/search.h"
#include "tests/core/sample_puzzles.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

HintQuestion questionOf(const Puzzle& puzzle) {
    return {.puzzle = puzzle, .state = PlayState(), .facts = solutionFacts(puzzle), .wishes = {}, .seen = {}};
}

Puzzle sample(const std::string& code) { return test::samplePuzzles(code).front(); }

TEST(HintAnswer, WrongDigitComesFirst) {
    const Puzzle puzzle = sample("0003");
    const Grid solution = *search(puzzle).first;
    HintQuestion question = questionOf(puzzle);
    for (const Cell cell : classic::kAllCells)
        if (puzzle.givens.isBlank(cell)) {
            question.state.at(cell).digit = static_cast<std::uint8_t>(solution.valueAt(cell) % 9 + 1);
            const HintAnswer answer = answerHint(question);
            EXPECT_EQ(answer.finding, HintFinding::mistakes);
            EXPECT_EQ(answer.cells, std::vector<Cell>{cell});
            EXPECT_FALSE(answer.step.has_value());
            EXPECT_EQ(answer.repair(), HintRepair::lastRightPosition);
            return;
        }
}

TEST(HintAnswer, SaysThatANeededCandidateWasStruck) {
    const Puzzle puzzle = sample("0300");
    const Grid solution = *search(puzzle).first;
    HintQuestion question = questionOf(puzzle);
    const Cell cell = Position::fromPuzzle(puzzle).unsolvedCells().first();
    question.state.at(cell).struck.insert(*solution.digit(cell));
    HintAnswer answer = answerHint(question);
    EXPECT_EQ(answer.finding, HintFinding::missingCandidates);
    EXPECT_EQ(answer.cells, std::vector<Cell>{cell});
    EXPECT_EQ(answer.repair(), HintRepair::restoreCandidates);
    EXPECT_EQ(withCandidatesRestored(question.state, answer), PlayState());

    question.state.at(cell).struck = {};
    question.wishes.source = CandidateSource::centreMarks;
    question.state.at(cell).centre.insert(Digit(solution.valueAt(cell) % 9 + 1));
    answer = answerHint(question);
    EXPECT_EQ(answer.finding, HintFinding::missingCandidates);
    EXPECT_EQ(answer.ground, ReasoningGround::centreMarks);
    EXPECT_EQ(answer.repair(), HintRepair::none) << "which marks belong there the player alone knows";
}

TEST(HintAnswer, NamesThePositionThatItUsed) {
    const Puzzle puzzle = sample("0300");
    const Grid solution = *search(puzzle).first;
    HintQuestion question = questionOf(puzzle);
    EXPECT_EQ(answerHint(question).ground, ReasoningGround::fullCandidates);
    const Position position = Position::fromPuzzle(puzzle);
    const Cell cell = position.unsolvedCells().first();
    for (const Digit digit : position.candidates(cell))
        if (digit != *solution.digit(cell))
            question.state.at(cell).struck.insert(digit);
    EXPECT_EQ(answerHint(question).ground, ReasoningGround::playersCandidates);
}

TEST(HintAnswer, UniquenessOnlyWhereThereIsOneSolutionAndItIsWanted) {
    for (const Puzzle& puzzle : test::samplePuzzles("0600")) {
        HintQuestion question = questionOf(puzzle);
        question.wishes.usesUniqueness = false;
        for (int i = 0; i < 60; ++i) {
            const HintAnswer answer = answerHint(question);
            if (!answer.step)
                break;
            EXPECT_FALSE(technique(answer.step->technique).assumesUniqueness);
            question.seen.push_back(*answer.step);
        }
    }
}

TEST(HintAnswer, NothingRestsOnOneSolutionWhereThereAreSeveral) {
    Puzzle puzzle = sample("0003");
    for (const Cell cell : classic::kAllCells) {
        puzzle.givens.clear(cell);
        if (search(puzzle, 2).count > 1)
            break;
    }
    const HintAnswer answer = answerHint(questionOf(puzzle));
    EXPECT_EQ(answer.facts.state, SolutionState::several);
    EXPECT_FALSE(answer.step && technique(answer.step->technique).assumesUniqueness);
}

TEST(HintAnswer, ABoardThatBeganWithoutSomeCandidatesGivesNothingThatRestsOnOneSolution) {
    Puzzle puzzle = sample("0600");
    EXPECT_TRUE(questionOf(puzzle).facts.permitsUniqueness);
    puzzle.startCandidates = puzzle.initialCandidates();
    HintQuestion question = questionOf(puzzle);
    for (int i = 0; i < 60; ++i) {
        const HintAnswer answer = answerHint(question);
        EXPECT_EQ(answer.facts.state, SolutionState::one);
        EXPECT_FALSE(answer.facts.permitsUniqueness);
        if (!answer.step)
            break;
        EXPECT_FALSE(technique(answer.step->technique).assumesUniqueness);
        question.state = applyStep(puzzle, question.state, answer.step->placements, answer.step->eliminations);
    }
}

TEST(HintAnswer, NoSolutionGivesNoStep) {
    Puzzle puzzle(*gridFromLine("55" + std::string(79, '.')));
    const HintAnswer answer = answerHint(questionOf(puzzle));
    EXPECT_EQ(answer.finding, HintFinding::noSolution);
    EXPECT_FALSE(answer.step.has_value());
}

TEST(HintAnswer, KeepsToTheWishes) {
    const Puzzle puzzle = sample("0300");
    HintQuestion question = questionOf(puzzle);
    question.wishes.onlyPlacements = true;
    HintAnswer answer = answerHint(question);
    EXPECT_FALSE(answer.step && answer.step->placements.empty());
    question.wishes.onlyPlacements = false;
    int told = 0;
    for (const Cell cell : Position::fromPuzzle(puzzle).unsolvedCells()) {
        question.wishes.cell = cell;
        answer = answerHint(question);
        if (!answer.step) {
            EXPECT_EQ(answer.finding, HintFinding::noStep);
            continue;
        }
        ++told;
        const auto isHere = [&](Candidate each) { return each.cell == cell; };
        EXPECT_TRUE(std::ranges::any_of(answer.step->placements, isHere) ||
                    std::ranges::any_of(answer.step->eliminations, isHere));
    }
    EXPECT_GT(told, 0);
}

TEST(HintAnswer, AWrongDigitIsSaidBeforeAStruckCandidate) {
    const Puzzle puzzle = sample("0300");
    const Grid solution = *search(puzzle).first;
    HintQuestion question = questionOf(puzzle);
    const std::vector<Cell> blanks = [&] {
        std::vector<Cell> cells;
        for (const Cell cell : Position::fromPuzzle(puzzle).unsolvedCells())
            cells.push_back(cell);
        return cells;
    }();
    question.state.at(blanks[1]).struck.insert(*solution.digit(blanks[1]));
    question.state.at(blanks[0]).digit = static_cast<std::uint8_t>(solution.valueAt(blanks[0]) % 9 + 1);
    EXPECT_EQ(answerHint(question).finding, HintFinding::mistakes);
    question.state.at(blanks[0]).digit = 0;
    EXPECT_EQ(answerHint(question).finding, HintFinding::missingCandidates);
    question.state = withCandidatesRestored(question.state, answerHint(question));
    EXPECT_EQ(answerHint(question).finding, HintFinding::step);
}

TEST(HintAnswer, LeadsBackToTheLastRightPosition) {
    const Puzzle puzzle = sample("0003");
    const SolutionFacts facts = solutionFacts(puzzle);
    History history;
    NodeId right = 0;
    int entered = 0;
    for (const Cell cell : Position::fromPuzzle(puzzle).unsolvedCells()) {
        const int value = facts.solution->valueAt(cell);
        const std::vector<Cell> cells{cell};
        const auto digit = Digit(++entered < 3 ? value : value % 9 + 1);
        const NodeId node =
            history.push(enterDigit(puzzle, history.state(), cells, digit), {.kind = ActionKind::digit});
        if (entered < 3)
            right = node;
        if (entered == 5)
            break;
    }
    EXPECT_EQ(lastRightPosition(puzzle, history, facts), right);
    EXPECT_EQ(lastRightPosition(puzzle, history, SolutionFacts()), std::nullopt);
}

TEST(SolutionFacts, OfEveryKindOfPuzzle) {
    const Puzzle one = sample("0003");
    EXPECT_EQ(solutionFacts(one).state, SolutionState::one);
    EXPECT_EQ(solutionFacts(one).solution, search(one).first);
    EXPECT_TRUE(solutionFacts(one).permitsUniqueness);
    EXPECT_EQ(solutionFacts(Puzzle(Grid())).state, SolutionState::several);
    EXPECT_EQ(solutionFacts(Puzzle(Grid())).solution, std::nullopt);
    EXPECT_EQ(solutionFacts(Puzzle(*gridFromLine("55" + std::string(79, '.')))).state, SolutionState::none);
    EXPECT_EQ(solutionFacts(Puzzle(Geometry(2, 3), Grid(6))).state, SolutionState::several);
}

}  // namespace
}  // namespace nonet
