#include "app/commands/commands.h"
#include "app/commands/plain_boards.h"
#include "core/canonical/canonical_form.h"

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

PuzzleAnswer canonicalAnswer(const PuzzleRecord& record) {
    // What a map would make of ruled-out candidates is not part of the form.
    if (record.puzzle.startCandidates)
        return {Error{.code = ErrorCode::unsupportedVariant, .subject = "candidates"}};
    const CanonicalForm canonical = canonicalForm(ClassicDigits::from(record.puzzle.givens));
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    answer.add("minimal_form", toLine(canonical.form.toGrid()));
    answer.add("automorphisms", canonical.automorphisms);
    return {answer};
}

}  // namespace

void addCanonicalCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("canonical", "puzzle, minimal form, automorphisms");
    const auto options = std::make_shared<StreamOptions>();
    addStreamOptions(*command, *options);
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [](const ImportedPuzzle& imported, std::stop_token) {
                return canonicalAnswer(imported.record);
            };
            PuzzleWork puzzleWork{work};
            puzzleWork.plainWork = [](const PlainBoards& plain, std::string& text, const std::stop_token&) {
                canonicalPlainBoards(plain, text);
            };
            return answerPuzzles(*options, puzzleWork, std::move(stop));
        };
    });
}

}  // namespace nonet
