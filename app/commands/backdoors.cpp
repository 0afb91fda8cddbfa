#include "core/solvers/search/backdoors.h"

#include "app/commands/commands.h"
#include "app/commands/number_option.h"
#include "app/commands/puzzle_stream.h"
#include "app/commands/verdict.h"
#include "core/formats/cell_code.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

struct BackdoorsText {
    Q_DECLARE_TR_FUNCTIONS(BackdoorsText)
};

struct BackdoorsOptions {
    StreamOptions stream;
    /// Larger sets are not looked for.
    int largest = 2;
};

/// The smallest sets, as text: "436 512", pairs "436+512 436+733".
struct SmallestSets {
    std::optional<std::uint64_t> size;
    std::string placements;
    std::string eliminations;
    std::string reason;
};

std::string textOf(const std::vector<Backdoors::Pair>& pairs) {
    std::string text;
    for (const auto& [first, second] : pairs)
        text += (text.empty() ? "" : " ") + toTriple(first) + '+' + toTriple(second);
    return text;
}

SmallestSets smallestSets(const PuzzleRecord& record, const BackdoorsOptions& options, const std::stop_token& stop) {
    const Puzzle& puzzle = record.puzzle;
    const ClassicMarks marks = ClassicMarks::from(puzzle.givens, puzzle.startCandidates.value_or(CandidateGrid()));
    Backdoors found = findBackdoors(marks, BackdoorSize::one, stop);
    if (found.solutions != 1 && !found.wasStopped)
        return {.size = {}, .placements = {}, .eliminations = {}, .reason = verdictOn(record, stop).reason};
    if (found.isSolvedBySingles)
        return {.size = 0, .placements = {}, .eliminations = {}, .reason = {}};
    if (!found.cells.empty() || !found.removals.empty())
        return {
            .size = 1, .placements = toTriples(found.cells), .eliminations = toTriples(found.removals), .reason = {}};
    if (options.largest > 1 && !found.wasStopped)
        found = findBackdoors(marks, BackdoorSize::two, stop);
    SmallestSets sets;
    if (found.wasStopped) {
        sets.reason = deadlineSentence(options.stream.deadline.value_or(kUsualDeadline)).toStdString();
    } else if (found.cellPairs.empty() && found.removalPairs.empty()) {
        sets.reason = BackdoorsText::tr("The smallest backdoor is larger than %1.").arg(options.largest).toStdString();
    } else {
        sets.size = 2;
        sets.placements = textOf(found.cellPairs);
        sets.eliminations = textOf(found.removalPairs);
    }
    return sets;
}

}  // namespace

void addBackdoorsCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand(
        "backdoors", "puzzle, size of the smallest backdoor from which singles finish it, placements and eliminations "
                     "that are one, reason");
    const auto options = std::make_shared<BackdoorsOptions>();
    addStreamOptions(*command, options->stream);
    addDeadlineOption(*command, options->stream.deadline);
    addNumberOption(*command, "--largest", options->largest, "Size up to which backdoors are looked for, 1 or 2 (2)",
                    {1, 2});
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, const std::stop_token& token) -> PuzzleAnswer {
                const SmallestSets sets = smallestSets(imported.record, *options, token);
                Answer answer;
                answer.add("puzzle", puzzleText(imported.record));
                if (sets.size)
                    answer.add("size", *sets.size);
                else
                    answer.addNothing("size");
                answer.add("placements", sets.placements);
                answer.add("eliminations", sets.eliminations);
                answer.add("reason", sets.reason);
                return {answer};
            };
            return answerPuzzles(options->stream, {work}, std::move(stop));
        };
    });
}

}  // namespace nonet
