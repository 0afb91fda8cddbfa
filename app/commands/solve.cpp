#include "app/commands/any_board_solve.h"
#include "app/commands/commands.h"
#include "app/commands/minigrid_solve.h"
#include "app/commands/number_option.h"
#include "app/commands/plain_boards.h"
#include "app/commands/solution_count.h"
#include "app/commands/solver_choice.h"
#include "core/solvers/band_lookup/join_solver.h"
#include "core/techniques/engine.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>

namespace nonet {

namespace {

struct SolveText {
    Q_DECLARE_TR_FUNCTIONS(SolveText)
};

struct SolveOptions {
    StreamOptions stream;
    SolverChoice solver = SolverChoice::search;
    OrderOption order;
    std::uint64_t limit = 2;
    std::uint64_t budget = kNoBudget;

    LookupLimits lookupLimits() const { return {.solutions = limit, .kept = 1, .budget = budget}; }
};

ClassicMarks marksOf(const Puzzle& puzzle) {
    return ClassicMarks::from(puzzle.givens, puzzle.startCandidates.value_or(CandidateGrid()));
}

Answer lookupAnswer(const PuzzleRecord& record, CountedSolutions count, const std::vector<ClassicDigits>& solutions) {
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    addCount(answer, count);
    answer.add("solution", solutions.empty() ? std::string() : toLine(solutions.front().toGrid()));
    return answer;
}

Answer answerByFloors(const PuzzleRecord& record, const SolveOptions& options, std::stop_token stop) {
    const FloorsOutcome outcome = solveByFloors(marksOf(record.puzzle), options.lookupLimits(), std::move(stop));
    return lookupAnswer(record, solutionCount(outcome, options.limit), outcome.solutions);
}

PuzzleAnswer answerByJoin(const PuzzleRecord& record, const SolveOptions& options, std::stop_token stop) {
    const JoinOutcome outcome = solveByJoin(marksOf(record.puzzle), options.lookupLimits(), std::move(stop));
    CountedSolutions count = solutionCount(outcome, options.limit);
    std::vector<std::string> notes;
    if (outcome.hasTooManyFloors) {
        count.isUnknown = true;
        notes.push_back(SolveText::tr("Too many floors: a band can be %1, and at most %2 are joined. "
                                      "The solver floors takes any puzzle.")
                            .arg(*std::ranges::max_element(outcome.floors))
                            .arg(kMostFloors)
                            .toStdString());
    }
    return {lookupAnswer(record, count, outcome.solutions), notes};
}

PuzzleAnswer answerByMinigrid(const PuzzleRecord& record, const SolveOptions& options, std::stop_token stop) {
    const std::optional<BoxOrder> order = options.order.orderFor(record.puzzle.geometry());
    const MinigridLimits limits = {.solutions = options.limit, .kept = 1, .budget = options.budget};
    MinigridOutcome outcome;
    if (order)
        outcome = solveByMinigrid(options.solver, record.puzzle, *order, limits, std::move(stop)).outcome;
    CountedSolutions count = solutionCount(outcome, options.limit);
    count.isUnknown = !order || !outcome.isDecided();
    std::vector<std::string> notes;
    if (count.isUnknown)
        notes.push_back((order ? undecidedSentence(outcome) : wrongOrderSentence()).toStdString());
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    addCount(answer, count);
    answer.add("solution", outcome.solutions.empty() ? std::string() : toLine(outcome.solutions.front()));
    return {answer, notes};
}

PuzzleAnswer answerOnAnyBoard(const PuzzleRecord& record, const SolveOptions& options, std::stop_token stop) {
    const AnyBoardAnswer found =
        solveAnyBoard(options.solver, record.puzzle, {options.limit, options.budget}, std::move(stop));
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    addCount(answer, found.count);
    answer.add("solution", found.first ? boardLine(*found.first, record.puzzle) : std::string());
    return {answer, found.notes};
}

/// Without techniques that assume a unique solution: a path to the end is then a proof that there is just one.
Answer answerByLogic(const PuzzleRecord& record, std::stop_token stop) {
    EngineOptions engine;
    engine.useUniqueness = false;
    const SolvePath path = solvePath(Position::fromPuzzle(record.puzzle), engine, stop);
    const bool isImpossible = path.end.isContradictory();
    const bool isSolved = path.isSolved && !isImpossible;
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    addCount(answer, {.number = isSolved ? 1U : 0U, .isUnknown = !isSolved && !isImpossible});
    answer.add("solution", isSolved ? toLine(path.end.digits()) : std::string());
    return answer;
}

}  // namespace

void addSolveCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("solve", "puzzle, count, solution (the first found)");
    const auto options = std::make_shared<SolveOptions>();
    addStreamOptions(*command, options->stream);
    addDeadlineOption(*command, options->stream.deadline);
    addSolverOption(*command, options->solver);
    addNumberOption(*command, "--limit", options->limit, "Solutions to count at most (2)");
    addNumberOption(*command, "--budget", options->budget,
                    "Branches to try at most; pairs of floors to compare with join; steps with minigrid");
    addOrderOption(*command, options->order, options->solver);
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) -> PuzzleAnswer {
                switch (options->solver) {
                case SolverChoice::search:
                case SolverChoice::propagation:
                case SolverChoice::exactCover: return answerOnAnyBoard(imported.record, *options, std::move(token));
                case SolverChoice::logic: return {answerByLogic(imported.record, std::move(token))};
                case SolverChoice::floors: return {answerByFloors(imported.record, *options, std::move(token))};
                case SolverChoice::join: return answerByJoin(imported.record, *options, std::move(token));
                case SolverChoice::minigrid31:
                case SolverChoice::minigrid32:
                case SolverChoice::minigrid41:
                case SolverChoice::minigrid42: break;
                }
                return answerByMinigrid(imported.record, *options, std::move(token));
            };
            const AcceptedBoards boards = acceptsAnyBoard(options->solver) ? AcceptedBoards::understood
                                          : isMinigrid(options->solver)    ? AcceptedBoards::regular
                                                                           : AcceptedBoards::classic;
            PuzzleWork puzzleWork{work, boards};
            if (options->solver == SolverChoice::search)
                puzzleWork.plainWork = [&](const PlainBoards& plain, std::string& text, std::stop_token token) {
                    solvePlainBoards(plain, {options->limit, options->budget}, text, std::move(token));
                };
            return answerPuzzles(options->stream, puzzleWork, std::move(stop));
        };
    });
}

}  // namespace nonet
