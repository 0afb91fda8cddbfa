#include "app/commands/generate_options.h"

#include "app/commands/puzzle_stream.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>

namespace nonet {

namespace {

struct GenerateOptionsText {
    Q_DECLARE_TR_FUNCTIONS(GenerateOptionsText)
};

/// No puzzle with fewer clues has one solution (McGuire, Tugemann and Civario 2012).
constexpr int kFewestClues = 17;

constexpr std::array kMethods = std::to_array<std::string_view>({"erase", "inverse", "pattern", "shift"});
constexpr std::array kHeuristics = std::to_array<std::string_view>({"random", "t", "d", "single-first"});
constexpr std::array kFutureOptions =
    std::to_array<const char*>({"--technique", "--allow", "--forbid", "--width", "--pattern", "--variant"});
constexpr std::array kLevels = std::to_array<std::string_view>({"easy", "medium", "hard", "unfair", "extreme"});
constexpr std::array kSymmetries =
    std::to_array<std::string_view>({"none", "r180", "r90", "h", "v", "diag", "anti", "full"});
static_assert(static_cast<std::size_t>(Symmetry::full) + 1 == kSymmetries.size());
static_assert(kInverseHeuristics.size() == kHeuristics.size());
static_assert(static_cast<std::size_t>(Level::extreme) + 1 == kLevels.size());

[[noreturn]] void refuse(const QString& sentence) { throw CLI::ValidationError(sentence.toStdString()); }

QString toText(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

template <typename Names>
std::size_t indexOf(const Names& names, const std::string& name, const QString& otherwise) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        refuse(otherwise.arg(toText(name)));
    return static_cast<std::size_t>(found - names.begin());
}

struct Range {
    int lowest;
    int highest;
};

/// "A-B", or "A" for A-A.
Range rangeFrom(const std::string& text) {
    Range range{};
    const char* const end = text.data() + text.size();
    const std::from_chars_result first = std::from_chars(text.data(), end, range.lowest);
    bool isRange = first.ec == std::errc();
    range.highest = range.lowest;
    if (isRange && first.ptr != end) {
        const std::from_chars_result second = std::from_chars(first.ptr + 1, end, range.highest);
        isRange = *first.ptr == '-' && second.ec == std::errc() && second.ptr == end;
    }
    if (!isRange || range.lowest < 0 || range.lowest > range.highest)
        refuse(GenerateOptionsText::tr("%1 is not a range such as 24-30.").arg(toText(text)));
    return range;
}

void addFutureOptions(CLI::App& command) {
    for (const char* name : kFutureOptions)
        command
            .add_option_function<std::string>(
                name,
                [name](const std::string&) {
                    refuse(GenerateOptionsText::tr("The option %1 is not built yet.").arg(QString::fromUtf8(name)));
                })
            ->group("");
}

void addGoalOptions(CLI::App& command, PuzzleGoal& goal) {
    command.add_option_function<std::string>(
        "--level",
        [&goal](const std::string& name) {
            goal.level = static_cast<Level>(indexOf(kLevels, name, GenerateOptionsText::tr("There is no level %1.")));
        },
        "easy, medium, hard, unfair or extreme");
    command.add_option_function<std::string>(
        "--score",
        [&goal](const std::string& text) {
            const Range range = rangeFrom(text);
            goal.lowestScore = range.lowest;
            goal.highestScore = range.highest;
        },
        "Lowest and highest score, A-B");
    command.add_option_function<std::string>(
        "--clues",
        [&goal](const std::string& text) {
            const Range range = rangeFrom(text);
            if (range.highest < kFewestClues)
                refuse(
                    GenerateOptionsText::tr("No puzzle with fewer than %1 clues has one solution.").arg(kFewestClues));
            goal.fewestClues = std::max(range.lowest, kFewestClues);
            goal.mostClues = std::min(range.highest, 81);
            if (goal.fewestClues > goal.mostClues)
                refuse(GenerateOptionsText::tr("A puzzle has at most 81 clues."));
        },
        "Fewest and most clues, A-B");
    command.add_option_function<std::string>(
        "--symmetry",
        [&goal](const std::string& name) {
            goal.symmetry =
                static_cast<Symmetry>(indexOf(kSymmetries, name, GenerateOptionsText::tr("There is no symmetry %1.")));
        },
        "Of the clues: none, r180, r90, h, v, diag, anti or full");
}

void addMethodOptions(CLI::App& command, GenerateOptions& options) {
    command.add_option_function<std::string>(
        "--method",
        [&options](const std::string& name) {
            const std::size_t method = indexOf(kMethods, name, GenerateOptionsText::tr("There is no method %1."));
            if (method > static_cast<std::size_t>(GenerateMethod::inverse))
                refuse(GenerateOptionsText::tr("The method %1 is not built yet.").arg(toText(name)));
            options.method = static_cast<GenerateMethod>(method);
        },
        "erase: clues are taken away while one solution remains (the default). inverse: while single candidates, "
        "exclusions, block intersections, covering sets and X-wings solve the puzzle; --json gives the path from the "
        "solution to the puzzle, one mark a step");
    command.add_option_function<std::string>(
        "--heuristic",
        [&options](const std::string& name) {
            options.heuristic = static_cast<InverseHeuristic>(
                indexOf(kHeuristics, name, GenerateOptionsText::tr("There is no heuristic %1.")));
        },
        "inverse: pencil marks are searched first, by random, t (few ways back), d (a hard way back) or single-first; "
        "cells with incomplete marks become clues, and of these clues are taken away");
    command.parse_complete_callback([&options] {
        if (options.heuristic && options.method != GenerateMethod::inverse)
            refuse(GenerateOptionsText::tr("--heuristic goes with --method inverse."));
    });
}

}  // namespace

void addGenerateOptions(CLI::App& command, GenerateOptions& options) {
    addMethodOptions(command, options);
    command.add_option("--count", options.count, "Puzzles to make (1)")->check(CLI::PositiveNumber);
    command.add_option("--seed", options.seed, "The same seed and options give the same puzzles");
    addGoalOptions(command, options.goal);
    command
        .add_option_function<double>(
            "--deadline", [&options](double seconds) { options.deadline = std::chrono::duration<double>(seconds); },
            "Seconds after which to end with what was found")
        ->check(CLI::Range(0.0, 1e9));
    addAnswerOptions(command, options.form, options.threads);
    addFutureOptions(command);
}

}  // namespace nonet
