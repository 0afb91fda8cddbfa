#include "app/commands/commands.h"
#include "app/commands/puzzle_stream.h"
#include "core/canonical/canonical_form.h"
#include "core/formats/export_loss.h"
#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/native/native_file.h"
#include "core/generators/transform_text.h"
#include "core/play/transform_game.h"
#include "ui/text/error_text.h"
#include "ui/text/rule_words.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>

namespace nonet {

namespace {

struct ConvertText {
    Q_DECLARE_TR_FUNCTIONS(ConvertText)
};

struct ConvertOptions {
    StreamOptions stream;
    FormatId to = FormatId::line;
    std::optional<ClassicTransform> transform;
};

void transformAll(std::vector<Candidate>& candidates, const ClassicTransform& transform) {
    for (Candidate& candidate : candidates)
        candidate = {imageOf(transform, candidate.cell),
                     Digit(transform.labels.at(static_cast<std::size_t>(candidate.digit.value())))};
}

PuzzleRecord transformedRecord(PuzzleRecord record, const ClassicTransform& transform) {
    record.puzzle = transformed(record.puzzle, transform);
    if (record.solution)
        record.solution = transformed(*record.solution, transform);
    record.history = transformed(record.history, transform);
    if (record.libraryLine) {
        LibraryLineDetails& details = *record.libraryLine;
        for (std::vector<Candidate>* list : {&details.deleted, &details.eliminations, &details.placements})
            transformAll(*list, transform);
        for (char& symbol : details.digits)
            if (symbol >= '1' && symbol <= '9')
                symbol = static_cast<char>('0' + transform.labels.at(static_cast<std::size_t>(symbol - '0')));
    }
    return record;
}

bool isLink(FormatId format) { return format == FormatId::fpuzzles || format == FormatId::sudokupad; }

bool hasEnteredDigit(const PuzzleRecord& record) {
    return std::ranges::any_of(record.history.state().cells, [](const CellState& cell) { return cell.digit != 0; });
}

/// A rule that players of the format see as a drawing or not at all is told in words, where the setter has none.
PuzzleRecord withRulesTold(PuzzleRecord record, FormatId to) {
    const std::vector<ExportLoss> losses = lossesOf(record, to);
    if (record.info.rules.empty() && std::ranges::find(losses, ExportLoss::drawnRules) != losses.end())
        record.info.rules = rulesOf(record.puzzle.rulebook()).join(u'\n').toStdString();
    return record;
}

PuzzleAnswer answerFor(const PuzzleRecord& puzzle, FormatId to) {
    const PuzzleRecord record = withRulesTold(puzzle, to);
    const bool isNative = to == FormatId::native;
    const Result<std::string> text = isNative ? Result<std::string>(writeNativeLine(record)) : exportPuzzle(record, to);
    if (!text)
        return {text.error()};
    Answer answer;
    answer.setWhole(*text + "\n");
    answer.add("format", formatName(to));
    // Not read again: what it does not know of it may be long.
    if (isNative)
        answer.addJsonText("puzzle", *text);
    else
        answer.addToJson("puzzle", *text);
    PuzzleAnswer result{answer};
    for (const ExportLoss loss : lossesOf(record, to))
        result.notes.push_back(exportLossSentence(loss).toStdString());
    if (isLink(to) && hasEnteredDigit(record))
        result.notes.push_back(ConvertText::tr("Entered digits go along, not as givens.").toStdString());
    return result;
}

/// What the transform leaves as it is comes too: the minimal form, under the puzzle on standard error.
PuzzleAnswer transformedAnswer(const PuzzleRecord& record, const ClassicTransform& transform, FormatId to) {
    const PuzzleRecord image = transformedRecord(record, transform);
    PuzzleAnswer result = answerFor(image, to);
    // What a map makes of ruled-out candidates is not part of the form.
    if (!result.answer || record.puzzle.startCandidates)
        return result;
    const std::string form = toLine(canonicalForm(ClassicDigits::from(image.puzzle.givens)).form.toGrid());
    result.answer->addToJson("minimal_form", form);
    result.notes.push_back(
        ConvertText::tr("The minimal form is unchanged: %1").arg(QString::fromStdString(form)).toStdString());
    return result;
}

PuzzleAnswer answerFor(const ImportedPuzzle& imported, const ConvertOptions& options) {
    PuzzleAnswer result = options.transform ? transformedAnswer(imported.record, *options.transform, options.to)
                                            : answerFor(imported.record, options.to);
    std::vector<std::string> warnings;
    for (const ImportWarning warning : imported.warnings)
        warnings.push_back(warningSentence(warning, imported.record.puzzle).toStdString());
    result.notes.insert(result.notes.begin(), warnings.begin(), warnings.end());
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
                if (!format || formatRow(*format).write == nullptr)
                    throw CLI::ValidationError(
                        errorSentence({.code = ErrorCode::unsupportedFormat,
                                       .detail = format ? ErrorDetail::onlyRead : ErrorDetail::none,
                                       .subject = name})
                            .toStdString());
                options->to = *format;
            },
            writtenFormatNames())
        ->required();
    command->add_option_function<std::string>(
        "--transform",
        [options](const std::string& steps) {
            const Result<ClassicTransform> transform = transformFromText(steps);
            if (!transform)
                throw CLI::ValidationError(errorSentence(transform.error()).toStdString());
            options->transform = *transform;
        },
        "Steps in order, as in transpose,rows:12,columns:46,bands:13,stacks:23,digits:35: two rows of a band, "
        "columns of a stack, bands, stacks or digits change places; rows:213456789 gives the order of all, "
        "digits:912345678 what 1 to 9 become. The minimal form, which stays, is told on standard error");
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token) {
                return answerFor(imported, *options);
            };
            const AcceptedBoards boards = options->transform ? AcceptedBoards::classic : AcceptedBoards::all;
            return answerPuzzles(options->stream, {work, boards}, std::move(stop));
        };
    });
}

}  // namespace nonet
