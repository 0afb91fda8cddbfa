#include "app/commands/any_board_solve.h"
#include "app/commands/commands.h"
#include "app/commands/number_option.h"
#include "app/commands/plain_boards.h"

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

struct CountOptions {
    StreamOptions stream;
    SolverChoice solver = SolverChoice::search;
    std::uint64_t limit = 1'000'000;
};

}  // namespace

void addCountCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("count", "puzzle, count");
    const auto options = std::make_shared<CountOptions>();
    addStreamOptions(*command, options->stream);
    addSolverOption(*command, options->solver, SolverScope::anyBoard);
    addNumberOption(*command, "--limit", options->limit, "Solutions to count at most (1000000)");
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) -> PuzzleAnswer {
                Answer answer;
                answer.add("puzzle", puzzleText(imported.record));
                const AnyBoardAnswer found = solveAnyBoard(options->solver, imported.record.puzzle,
                                                           {.solutions = options->limit}, std::move(token));
                addCount(answer, found.count);
                return {answer, found.notes};
            };
            PuzzleWork puzzleWork{work, AcceptedBoards::understood};
            if (options->solver == SolverChoice::search)
                puzzleWork.plainWork = [&](const PlainBoards& plain, std::string& text, std::stop_token token) {
                    countPlainBoards(plain, {.solutions = options->limit}, text, std::move(token));
                };
            return answerPuzzles(options->stream, puzzleWork, std::move(stop));
        };
    });
}

}  // namespace nonet
