#include "app/commands/commands.h"
#include "app/commands/position_answer.h"
#include "app/commands/profile_option.h"
#include "app/commands/puzzle_stream.h"
#include "core/formats/text/library_line.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

struct StepsText {
    Q_DECLARE_TR_FUNCTIONS(StepsText)
};

struct StepsOptions {
    StreamOptions stream;
    std::optional<TechniqueId> technique;
    Profile profile = hodokuProfile();
    /// The profile's where one is named.
    TechniqueLimits limits = kNoLimits;
};

/// "0711-4" names technique 0711; what follows is a variant.
std::string withoutVariant(const std::string& code) { return code.substr(0, code.find('-')); }

/// The position's line with the step's own result.
std::string libraryLineOf(PuzzleRecord record, const Step& step) {
    std::string digits;
    for (const Digit digit : step.digits)
        digits += toSymbol(digit);
    const std::size_t links = linksOf(step).size();
    const std::string extra = links == 0 ? "" : std::to_string(links);
    record.libraryLine = LibraryLineDetails{std::string(technique(step.technique).code),
                                            digits.empty() ? "x" : digits,
                                            {},
                                            step.eliminations,
                                            step.placements,
                                            extra};
    return writeLibraryLine(record);
}

PuzzleAnswer answerFor(const ImportedPuzzle& imported, const StepsOptions& options) {
    const PuzzleRecord& record = imported.record;
    std::optional<TechniqueId> id = options.technique;
    if (!id && !record.libraryLine)
        return {Error{.code = ErrorCode::missingField, .subject = "code"}};
    if (!id)
        id = techniqueByCode(withoutVariant(record.libraryLine->code));
    if (!id)
        return {Error{.code = ErrorCode::unknownTechnique, .subject = record.libraryLine->code}};
    std::string lines;
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Step& step : stepsOf(*id, positionOf(record), options.limits)) {
        const std::string line = libraryLineOf(record, step);
        lines += line + "\n";
        list.push_back(line);
    }
    Answer answer;
    answer.setWhole(lines + "\n");
    answer.addToJson("steps", list);
    return {answer};
}

}  // namespace

void addStepsCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand(
        "steps",
        "For each library line, every step of its technique as library lines, then an empty line; with --profile "
        "those within its limits");
    const auto options = std::make_shared<StepsOptions>();
    addStreamOptions(*command, options->stream);
    addProfileOption(*command, options->profile);
    command->add_option_function<std::string>(
        "--technique",
        [options](const std::string& code) {
            options->technique = techniqueByCode(withoutVariant(code));
            if (!options->technique)
                throw CLI::ValidationError(StepsText::tr("There is no technique with the code %1 here.")
                                               .arg(QString::fromStdString(code))
                                               .toStdString());
        },
        "The code of the technique to look for, instead of each line's own");
    command->callback([options, command, &run] {
        if (command->count("--profile") > 0)
            options->limits = options->profile.limits;
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token) {
                return answerFor(imported, *options);
            };
            PuzzleWork puzzleWork{work};
            puzzleWork.errorSeparator = options->stream.form == AnswerForm::text ? "\n" : "";
            return answerPuzzles(options->stream, puzzleWork, std::move(stop));
        };
    });
}

}  // namespace nonet
