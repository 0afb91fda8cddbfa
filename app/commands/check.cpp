#include "app/commands/commands.h"
#include "app/commands/plain_boards.h"
#include "app/commands/verdict.h"

#include <CLI/CLI.hpp>

namespace nonet {

void addCheckCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("check", "puzzle, verdict, reason");
    const auto options = std::make_shared<StreamOptions>();
    addStreamOptions(*command, *options);
    addDeadlineOption(*command, options->deadline);
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) -> PuzzleAnswer {
                const Verdict verdict = verdictOn(imported.record, std::move(token));
                Answer answer;
                answer.add("puzzle", puzzleText(imported.record));
                answer.add("verdict", verdictCode(verdict.kind));
                const bool isOpen = verdict.kind == VerdictKind::undecided && verdict.reason.empty();
                answer.add("reason", isOpen ? deadlineSentence(*options->deadline).toStdString() : verdict.reason);
                return {answer};
            };
            return answerPuzzles(*options, {work, AcceptedBoards::all, {}, checkPlainBoards}, std::move(stop));
        };
    });
}

}  // namespace nonet
