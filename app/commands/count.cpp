#include "app/commands/commands.h"
#include "app/commands/number_option.h"
#include "app/commands/puzzle_stream.h"
#include "app/commands/solution_count.h"
#include "core/solvers/search/search.h"

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

struct CountOptions {
    StreamOptions stream;
    std::uint64_t limit = 1'000'000;
};

}  // namespace

void addCountCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("count", "puzzle, count");
    const auto options = std::make_shared<CountOptions>();
    addStreamOptions(*command, options->stream);
    addNumberOption(*command, "--limit", options->limit, "Solutions to count at most (1000000)");
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) -> PuzzleAnswer {
                Answer answer;
                answer.add("puzzle", puzzleText(imported.record));
                addCount(answer, solutionCount(search(imported.record.puzzle, options->limit, std::move(token)),
                                               options->limit));
                return {answer};
            };
            return answerPuzzles(options->stream, {work}, std::move(stop));
        };
    });
}

}  // namespace nonet
