#include "app/commands/commands.h"
#include "app/commands/puzzle_stream.h"
#include "app/commands/solution_count.h"
#include "app/commands/solver_choice.h"
#include "core/solvers/search/search.h"
#include "core/techniques/engine.h"

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

struct SolveOptions {
    StreamOptions stream;
    SolverChoice solver = SolverChoice::search;
    std::uint64_t limit = 2;
    std::uint64_t budget = kNoBudget;
};

Answer answerBySearch(const PuzzleRecord& record, const SolveOptions& options, std::stop_token stop) {
    const SearchOutcome outcome = search(record.puzzle, options.limit, std::move(stop), options.budget);
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    addCount(answer, solutionCount(outcome, options.limit));
    answer.add("solution", outcome.first ? toLine(*outcome.first) : std::string());
    return answer;
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
    addSolverOption(*command, options->solver);
    command->add_option("--limit", options->limit, "Solutions to count at most (2)")->check(CLI::PositiveNumber);
    command->add_option("--budget", options->budget, "Branches to try at most");
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) -> PuzzleAnswer {
                return {options->solver == SolverChoice::search
                            ? answerBySearch(imported.record, *options, std::move(token))
                            : answerByLogic(imported.record, std::move(token))};
            };
            return answerPuzzles(options->stream, {work}, std::move(stop));
        };
    });
}

}  // namespace nonet
