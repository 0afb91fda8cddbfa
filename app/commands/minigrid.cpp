#include "app/commands/commands.h"
#include "app/commands/minigrid_solve.h"
#include "app/commands/number_option.h"
#include "app/commands/puzzle_stream.h"
#include "app/commands/solution_count.h"
#include "app/commands/thread_time.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/edge_count.h"
#include "core/solvers/minigrid/pruning_film.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

struct MinigridOptions {
    StreamOptions stream;
    std::uint64_t limit = 2;
    std::uint64_t budget = 10'000'000;
};

/// Counted this far in a box, which no classic box exceeds.
constexpr std::uint64_t kMostCounted = 1'000'000;

struct Version {
    const char* name;
    SolverChoice choice;
    std::optional<BoxPath> path;
};

std::vector<Version> allVersions() {
    std::vector<Version> versions = {{"3.1", SolverChoice::minigrid31, std::nullopt}};
    for (const BoxPath path : kBoxPaths)
        versions.push_back({"3.2", SolverChoice::minigrid32, path});
    versions.push_back({"4.1", SolverChoice::minigrid41, std::nullopt});
    versions.push_back({"4.2", SolverChoice::minigrid42, std::nullopt});
    return versions;
}

/// One version's part of the answer: an object in JSON, "version order steps microseconds count" in text.
void addVersion(Answer& fields, nlohmann::ordered_json& objects, const Version& version, const Puzzle& puzzle,
                const MinigridOptions& options, const std::stop_token& stop) {
    const BoxOrder order = version.path ? boxOrder(puzzle.geometry(), *version.path) : BoxOrder();
    const MinigridLimits limits = {.solutions = options.limit, .kept = 1, .budget = options.budget};
    const double start = threadMicroseconds();
    const MinigridOutcome outcome = solveByMinigrid(version.choice, puzzle, order, limits, stop).outcome;
    const double time = threadMicroseconds() - start;
    CountedSolutions count = solutionCount(outcome, options.limit);
    count.isUnknown = !outcome.isDecided();
    Answer counted;
    addCount(counted, count);
    const std::string countText = counted.print(AnswerForm::text);
    nlohmann::ordered_json object;
    object["version"] = version.name;
    object["order"] = version.path ? nlohmann::ordered_json(nameOf(*version.path)) : nlohmann::ordered_json();
    object["steps"] = outcome.steps;
    object["microseconds"] = std::round(10 * time) / 10;
    object["decided"] = outcome.isDecided();
    object["count"] = nlohmann::ordered_json::parse(counted.print(AnswerForm::json))["count"];
    object["reason"] = outcome.isDecided() ? nlohmann::ordered_json()
                                           : nlohmann::ordered_json(undecidedSentence(outcome).toStdString());
    objects.push_back(std::move(object));
    fields.add(version.name, std::string(version.name) + ' ' + (version.path ? nameOf(*version.path).data() : "-") +
                                 ' ' + std::to_string(outcome.steps) + ' ' +
                                 std::to_string(static_cast<std::uint64_t>(time)) + ' ' +
                                 countText.substr(0, countText.size() - 1));
}

void addNumber(Answer& answer, const char* key, std::optional<std::uint64_t> number) {
    if (number)
        answer.add(key, *number);
    else
        answer.addNothing(key);
}

/// Nothing where the board is not classic and its graph too large to make.
std::optional<std::uint64_t> countEdges(const Puzzle& puzzle, const std::stop_token& stop) {
    if (puzzle.isClassic())
        return countClassicEdges(puzzle, stop);
    const GraphBuild build = buildGraph(puzzle, stop);
    return build.isBuilt() ? std::optional(build.graph.edgeCount()) : std::nullopt;
}

PuzzleAnswer minigridAnswer(const PuzzleRecord& record, const MinigridOptions& options, const std::stop_token& stop) {
    const Puzzle& puzzle = record.puzzle;
    MinigridOutcome refused;
    refused.isNotOffered = minigridSupport(puzzle) != MinigridSupport::offered;
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    if (refused.isNotOffered) {
        for (const char* key : {"permutations", "sequence", "nodes", "edges", "pruning_rounds", "nodes_after_pruning"})
            answer.addNothing(key);
        return {answer, {undecidedSentence(refused).toStdString()}};
    }
    const std::vector<PermutationCount> counts = countPermutations(puzzle, kMostCounted, stop);
    const bool isExact = std::ranges::all_of(counts, &PermutationCount::isExact);
    std::string permutations;
    std::uint64_t nodes = 0;
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const PermutationCount& count : counts) {
        permutations += (permutations.empty() ? "" : " ") + (count.isExact ? std::to_string(count.count) : "-");
        list.push_back(count.isExact ? nlohmann::ordered_json(count.count) : nlohmann::ordered_json());
        nodes += count.count;
    }
    answer.add("permutations", permutations);
    answer.addToJson("permutations", list);
    answer.add("sequence", toText(orderOf(boxSequence(puzzle))));
    addNumber(answer, "nodes", isExact ? std::optional(nodes) : std::nullopt);
    addNumber(answer, "edges", countEdges(puzzle, stop));
    const PruningFilm film = pruningFilm(puzzle, PruningScope::chutes, 100'000, stop);
    const auto removing = static_cast<std::uint64_t>(
        std::ranges::count_if(film.rounds, [](const PruningRound& round) { return !round.removals.empty(); }));
    const bool isWhole = !film.hasTooMany && !film.wasStopped;
    addNumber(answer, "pruning_rounds", isWhole ? std::optional(removing) : std::nullopt);
    addNumber(answer, "nodes_after_pruning", isWhole ? std::optional(film.survivorCount()) : std::nullopt);
    Answer fields;
    nlohmann::ordered_json objects = nlohmann::ordered_json::array();
    for (const Version& version : allVersions())
        addVersion(fields, objects, version, puzzle, options, stop);
    const std::string text = fields.print(AnswerForm::text);
    answer.addToJson("versions", objects);
    // The versions follow the other fields, each a field of its own.
    std::string whole = answer.print(AnswerForm::text);
    whole.back() = '\t';
    answer.setWhole(whole + text);
    return {answer};
}

}  // namespace

void addMinigridCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand(
        "minigrid", "puzzle, permutations a box, sequence, nodes, edges, pruning rounds, nodes after pruning, "
                    "then for each version and path: version, order, steps, microseconds, count");
    const auto options = std::make_shared<MinigridOptions>();
    addStreamOptions(*command, options->stream);
    addNumberOption(*command, "--limit", options->limit, "Solutions to count at most (2)");
    addNumberOption(*command, "--budget", options->budget, "Steps that each version may take (10,000,000)");
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) {
                return minigridAnswer(imported.record, *options, token);
            };
            return answerPuzzles(options->stream, {work, AcceptedBoards::regular}, std::move(stop));
        };
    });
}

}  // namespace nonet
