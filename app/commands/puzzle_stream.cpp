#include "app/commands/puzzle_stream.h"

#include "app/commands/number_option.h"
#include "app/commands/output.h"
#include "app/commands/progress_line.h"
#include "app/commands/words.h"
#include "core/batch/ordered_stream.h"
#include "core/batch/puzzle_source.h"
#include "core/formats/cell_code.h"
#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/native/native_file.h"
#include "core/rules/regular_board.h"
#include "ui/text/error_text.h"
#include "ui/text/rule_words.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>
#include <unistd.h>
#include <utility>

namespace nonet {

namespace {

struct Printed {
    std::string text;
    /// For standard error, each a whole line.
    std::vector<std::string> notes;
    bool isError = false;
    std::size_t answers = 1;
};

SourceUnit unitOf(const StreamOptions& options) {
    if (options.isWhole)
        return SourceUnit::file;
    switch (options.from ? formatRow(*options.from).text : FormatText::line) {
    case FormatText::line: break;
    case FormatText::block: return SourceUnit::block;
    case FormatText::lineOrBlock: return SourceUnit::sukaku;
    }
    return SourceUnit::line;
}

PuzzleAnswer answerText(const SourceText& source, const StreamOptions& options, const PuzzleWork& work,
                        DeadlineWatch& watch, std::stop_token stop) {
    if (source.failure)
        return {*source.failure};
    Result<ImportedPuzzle> imported =
        options.from ? importPuzzle(source.text, *options.from) : importPuzzle(source.text);
    if (!imported)
        return {imported.error()};
    if (std::optional<Error> error = refusal(imported->record.puzzle, work.boards))
        return {std::move(*error)};
    const DeadlineWatch::Watched watched(watch, std::move(stop));
    PuzzleAnswer answer = work.work(*imported, watched.token());
    if (options.deadline && watched.isOver())
        answer.notes.push_back(deadlineSentence(*options.deadline).toStdString());
    if (std::ranges::find(imported->warnings, ImportWarning::morePuzzlesFollow) != imported->warnings.end()) {
        const QString note = warningSentence(ImportWarning::morePuzzlesFollow, imported->record.puzzle);
        // A command may tell all warnings.
        if (std::ranges::find(answer.notes, note.toStdString()) == answer.notes.end())
            answer.notes.push_back(note.toStdString());
    }
    return answer;
}

Error unsupported(const Constraint& rule) {
    const bool isNamedByFile = rule.kind == ConstraintKind::unknown && !rule.type.empty();
    return {.code = ErrorCode::unsupportedVariant,
            .subject = isNamedByFile ? rule.type : ruleName(rule.kind).toStdString()};
}

void print(const SourceText& source, const PuzzleAnswer& result, const StreamOptions& options, const PuzzleWork& work,
           Printed& printed) {
    const std::string place = source.file + ":" + std::to_string(source.line) + ": ";
    for (const std::string& note : result.notes)
        printed.notes.push_back(place + note + "\n");
    if (result.answer) {
        printed.text += result.answer->print(options.form);
        return;
    }
    Error error = result.answer.error();
    // The place is told before the reason; only a column needs its line again.
    error.line = error.column > 0 && error.line > 0 ? error.line + source.line - 1 : 0;
    const std::string reason = errorSentence(error).toStdString();
    Answer answer;
    answer.addToJson("error", reason);
    answer.setWhole("error\t" + reason + "\n");
    printed.isError = true;
    printed.text += answer.print(options.form) + work.errorSeparator;
    printed.notes.push_back(place + reason + "\n");
}

/// The answers of one batch.
class BatchPrinter {
public:
    BatchPrinter(const SourceBatch& batch, const StreamOptions& options, const PuzzleWork& work, DeadlineWatch& watch,
                 std::stop_token stop)
        : m_batch(batch), m_options(options), m_work(work), m_watch(watch), m_stop(std::move(stop)) {}

    Printed print() {
        if (m_batch.other) {
            add(*m_batch.other);
            return std::move(m_printed);
        }
        m_printed.answers = m_batch.boardCount();
        // With --from the boards may mean something else.
        const bool isPlain = !m_options.from && m_options.form == AnswerForm::text && m_work.plainWork;
        if (isPlain)
            m_work.plainWork({m_batch.boards, [this](std::size_t board) { addBoard(board); }}, m_printed.text, m_stop);
        for (std::size_t board = 0; !isPlain && board < m_batch.boardCount() && !m_stop.stop_requested(); ++board)
            addBoard(board);
        return std::move(m_printed);
    }

private:
    void add(const SourceText& source) {
        loadWords();
        nonet::print(source, answerText(source, m_options, m_work, m_watch, m_stop), m_options, m_work, m_printed);
    }
    void addBoard(std::size_t board) {
        add({m_batch.file, m_batch.line + static_cast<int>(board),
             m_batch.boards.substr(board * kPlainSymbols, kPlainSymbols)});
    }

    const SourceBatch& m_batch;
    const StreamOptions& m_options;
    const PuzzleWork& m_work;
    DeadlineWatch& m_watch;
    std::stop_token m_stop;
    Printed m_printed;
};

/// How many boards go to a thread at once: enough that handing them over costs little, few enough that the threads end
/// together and a stop loses little.
class BoardsTogether {
public:
    std::size_t count() const { return m_count; }
    void took(std::size_t boards, std::chrono::steady_clock::duration time) {
        using namespace std::chrono_literals;
        if (time > 10ms)
            m_count = std::max<std::size_t>(1, boards / 2);
        else if (time < 1ms && boards == m_count)
            m_count = std::min<std::size_t>(kMost, boards * 2);
    }

private:
    static constexpr std::size_t kMost = 512;
    std::atomic<std::size_t> m_count = 1;
};

Result<PuzzleSource> openSource(const StreamOptions& options, const std::stop_token& stop) {
    Result<PuzzleSource> source = PuzzleSource::open(options.files, unitOf(options), stop);
    // The system, too, gives its reason in the user's language only once the words are loaded.
    return !source && loadWords() ? openSource(options, stop) : std::move(source);
}

}  // namespace

std::optional<Error> refusal(const Puzzle& puzzle, AcceptedBoards boards) {
    if (boards == AcceptedBoards::all || puzzle.isClassic())
        return std::nullopt;
    if (boards == AcceptedBoards::understood) {
        const auto unknown = std::ranges::find(puzzle.constraints(), ConstraintKind::unknown, &Constraint::kind);
        return unknown == puzzle.constraints().end() ? std::nullopt : std::optional(unsupported(*unknown));
    }
    if (std::optional<Error> error = whyNotRegular(puzzle); error || boards == AcceptedBoards::regular)
        return error;
    const Geometry& geometry = puzzle.geometry();
    if (geometry.side() != 9)
        return Error{.code = ErrorCode::unsupportedSize, .found = geometry.side(), .expected = 9};
    if (!geometry.isClassic())
        return Error{.code = ErrorCode::unsupportedSize,
                     .subject = std::to_string(geometry.boxRows()) + "x" + std::to_string(geometry.boxColumns())};
    if (puzzle.constraints().empty())
        return Error{.code = ErrorCode::unsupportedVariant, .detail = ErrorDetail::drawings};
    Error error = unsupported(puzzle.constraints().front());
    error.detail = ErrorDetail::rules;
    return error;
}

void addAnswerOptions(CLI::App& command, AnswerForm& form, int& threads) {
    // Asked of the system once: every command has this option.
    static const int kCores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    threads = kCores;
    command.add_flag_callback(
        "--json", [&form] { form = AnswerForm::json; }, "One JSON object a line");
    addNumberOption(command, "--threads", threads, "Threads that work; the order of the answers stays", {1, 1024});
}

void addStreamOptions(CLI::App& command, StreamOptions& options) {
    command.add_option("FILE", options.files, "Files with puzzles; standard input where there is none, or for -");
    command.add_option_function<std::string>(
        "--from",
        [&options](const std::string& name) {
            options.from = formatByName(name);
            if (!options.from)
                throw CLI::ValidationError(
                    "--from", errorSentence({.code = ErrorCode::unsupportedFormat, .subject = name}).toStdString());
        },
        "Format of the input: " + formatNames());
    command.add_flag("--whole", options.isWhole,
                     "Each file is one puzzle with words about it, such as a post in a forum");
    addAnswerOptions(command, options.form, options.threads);
}

int answerPuzzles(const StreamOptions& options, const PuzzleWork& work, std::stop_token stop) {
    Result<PuzzleSource> source = openSource(options, stop);
    if (!source) {
        std::fprintf(stderr, "%s\n", errorSentence(source.error()).toUtf8().constData());
        return 2;
    }
    bool hadError = false;
    ProgressLine progress;
    // Answers leave in large pieces, unless somebody may wait for one: a person, or a program that asks line by line.
    std::atomic<bool> isAwaited = false;
    const bool isForPerson = ::isatty(STDOUT_FILENO) == 1;
    source->whenWaiting([&](bool waits) {
        isAwaited = waits;
        if (waits)
            flushOutput();
    });
    BoardsTogether together;
    DeadlineWatch watch(options.deadline);
    const auto process = [&](const SourceBatch& batch) {
        const auto begun = std::chrono::steady_clock::now();
        Printed printed = BatchPrinter(batch, options, work, watch, stop).print();
        if (!batch.other)
            together.took(batch.boardCount(), std::chrono::steady_clock::now() - begun);
        return printed;
    };
    const auto write = [&](const Printed& printed) {
        // An answer that a stop cut short is not printed.
        if (stop.stop_requested())
            return false;
        progress.clear();
        hadError = hadError || printed.isError;
        for (const std::string& note : printed.notes)
            std::fputs(note.c_str(), stderr);
        const bool isWritten = writeOutput(printed.text);
        progress.count(printed.answers);
        return isWritten && (!(isAwaited || isForPerson) || flushOutput());
    };
    bool isWritten = true;
    std::optional<SourceBatch> next = source->nextBatch(together.count());
    // Where one short line is all, starting threads would take longer than its answer.
    if (work.plainWork && next && (!next->other || next->other->text.size() == kPlainSymbols)) {
        isWritten = write(process(*next));
        next = isWritten ? source->nextBatch(together.count()) : std::nullopt;
    }
    if (next) {
        // Here, since the threads may not.
        loadWords();
        runOrdered<SourceBatch, Printed>(
            options.threads,
            [&] { return next ? std::exchange(next, std::nullopt) : source->nextBatch(together.count()); }, process,
            [&](const Printed& printed) { return isWritten = write(printed); });
    }
    progress.clear();
    isWritten = flushOutput() && isWritten;
    if (stop.stop_requested())
        return 130;
    return hadError || !isWritten ? 1 : 0;
}

std::string puzzleText(const PuzzleRecord& record) {
    if (!record.puzzle.isClassic())
        return writeNativeLine(record);
    const Result<std::string> text =
        exportPuzzle(record, record.puzzle.startCandidates ? FormatId::sukaku : FormatId::line);
    return text.value();
}

std::string toTriples(const std::vector<Candidate>& candidates) {
    std::string triples;
    for (const Candidate candidate : candidates)
        triples += (triples.empty() ? "" : " ") + toTriple(candidate);
    return triples;
}

}  // namespace nonet
