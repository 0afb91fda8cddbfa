#include "app/commands/commands.h"
#include "app/commands/puzzle_stream.h"
#include "core/formats/export_loss.h"
#include "core/formats/exporter.h"
#include "core/formats/native_file.h"
#include "ui/text/error_text.h"
#include "ui/text/export_loss_text.h"

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

struct ConvertOptions {
    StreamOptions stream;
    FormatId to = FormatId::line;
};

PuzzleAnswer answerFor(const ImportedPuzzle& imported, FormatId to) {
    const PuzzleRecord& record = imported.record;
    const bool isNative = to == FormatId::native;
    const Result<std::string> text = isNative ? Result<std::string>(writeNativeLine(record)) : exportPuzzle(record, to);
    if (!text)
        return {text.error()};
    Answer answer;
    answer.setWhole(*text + "\n");
    answer.add("format", formatName(to));
    answer.addToJson("puzzle", isNative ? nlohmann::ordered_json::parse(*text) : nlohmann::ordered_json(*text));
    PuzzleAnswer result{answer};
    for (const ImportWarning warning : imported.warnings)
        result.notes.push_back(warningSentence(warning).toStdString());
    for (const ExportLoss loss : lossesOf(record, to))
        result.notes.push_back(exportLossSentence(loss).toStdString());
    return result;
}

}  // namespace

void addConvertCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command =
        program.add_subcommand("convert", "The puzzle in another format; what was lost on standard error");
    const auto options = std::make_shared<ConvertOptions>();
    addStreamOptions(*command, options->stream);
    command
        ->add_option_function<std::string>(
            "--to",
            [options](const std::string& name) {
                const std::optional<FormatId> format = formatByName(name);
                if (!format)
                    throw CLI::ValidationError(
                        errorSentence({.code = ErrorCode::unsupportedFormat, .subject = name}).toStdString());
                options->to = *format;
            },
            "line, grid, candidates, sukaku, library, native")
        ->required();
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token) {
                return answerFor(imported, options->to);
            };
            return answerPuzzles(options->stream, {work, AcceptedBoards::all}, std::move(stop));
        };
    });
}

}  // namespace nonet
