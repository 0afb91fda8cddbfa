#include "app/commands/commands.h"
#include "app/commands/minigrid_solve.h"
#include "app/commands/number_option.h"
#include "app/commands/output.h"
#include "app/commands/puzzle_stream.h"
#include "app/commands/thread_time.h"
#include "core/batch/puzzle_source.h"
#include "core/formats/importer.h"
#include "core/solvers/band_lookup/join_solver.h"
#include "core/solvers/search/classic_search.h"
#include "core/techniques/engine.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <limits>

namespace nonet {

namespace {

struct BenchText {
    Q_DECLARE_TR_FUNCTIONS(BenchText)
};

constexpr int kRounds = 5;

struct BenchOptions {
    std::string file;
    SolverChoice solver = SolverChoice::search;
    OrderOption order;
    std::uint64_t budget = kNoBudget;
    AnswerForm form = AnswerForm::text;
};

Result<std::vector<Puzzle>> readPuzzles(const std::string& file, const std::stop_token& stop) {
    Result<PuzzleSource> source = PuzzleSource::open({file}, SourceUnit::line, stop);
    if (!source)
        return source.error();
    std::vector<Puzzle> puzzles;
    while (const std::optional<SourceText> text = source->next()) {
        if (text->failure)
            return *text->failure;
        Result<ImportedPuzzle> imported = importPuzzle(text->text);
        const std::optional<Error> refused =
            imported ? refusal(imported->record.puzzle, AcceptedBoards::classic) : imported.error();
        if (refused) {
            Error error = *refused;
            error.line = text->line;
            return error;
        }
        puzzles.push_back(std::move(imported->record.puzzle));
    }
    return puzzles;
}

/// Solves one puzzle by a solver that knows candidates alone; the guesses that it took. Joining floors takes none.
std::uint64_t solveOne(SolverChoice solver, const ClassicMarks& position, const std::stop_token& stop) {
    if (solver == SolverChoice::floors)
        return solveByFloors(position, {}, stop).branches;
    if (solver == SolverChoice::join) {
        solveByJoin(position, {}, stop);
        return 0;
    }
    return countSolutions(position, {}, stop).guesses;
}

/// Solves every puzzle once.
std::uint64_t solveAll(SolverChoice solver, const std::vector<ClassicMarks>& positions, const std::stop_token& stop) {
    std::uint64_t guesses = 0;
    for (const ClassicMarks& position : positions) {
        if (stop.stop_requested())
            break;
        guesses += solveOne(solver, position, stop);
    }
    return guesses;
}

struct MinigridRound {
    std::uint64_t guesses = 0;
    std::size_t undecided = 0;
};

MinigridRound solveAllByMinigrid(const BenchOptions& options, const std::vector<Puzzle>& puzzles,
                                 const std::stop_token& stop) {
    const BoxOrder order = options.order.orderFor(Geometry()).value_or(BoxOrder());
    MinigridRound round;
    for (const Puzzle& puzzle : puzzles) {
        if (stop.stop_requested())
            break;
        const MinigridAnswer answer = solveByMinigrid(options.solver, puzzle, order, {.budget = options.budget}, stop);
        round.guesses += answer.guesses;
        round.undecided += answer.outcome.isDecided() ? 0 : 1;
    }
    return round;
}

void walkAll(const std::vector<Puzzle>& puzzles, const std::stop_token& stop) {
    for (const Puzzle& puzzle : puzzles) {
        if (stop.stop_requested())
            break;
        solvePath(Position::fromPuzzle(puzzle), {}, stop);
    }
}

std::vector<ClassicMarks> toMarks(const std::vector<Puzzle>& puzzles) {
    std::vector<ClassicMarks> marks;
    marks.reserve(puzzles.size());
    for (const Puzzle& puzzle : puzzles)
        marks.push_back(ClassicMarks::from(puzzle.givens, puzzle.startCandidates.value_or(CandidateGrid())));
    return marks;
}

int runBench(const BenchOptions& options, const std::stop_token& stop) {
    const Result<std::vector<Puzzle>> puzzles = readPuzzles(options.file, stop);
    if (!puzzles) {
        std::fprintf(stderr, "%s: %s\n", options.file.c_str(), errorSentence(puzzles.error()).toUtf8().constData());
        return puzzles.error().code == ErrorCode::fileNotReadable ? 2 : 1;
    }
    const std::vector<ClassicMarks> positions = toMarks(*puzzles);
    double best = std::numeric_limits<double>::max();
    std::uint64_t guesses = 0;
    std::size_t undecided = 0;
    for (int round = 0; round < kRounds && !stop.stop_requested(); ++round) {
        const double start = threadMicroseconds();
        if (options.solver == SolverChoice::logic)
            walkAll(*puzzles, stop);
        else if (isMinigrid(options.solver)) {
            const MinigridRound done = solveAllByMinigrid(options, *puzzles, stop);
            guesses = done.guesses;
            undecided = done.undecided;
        } else
            guesses = solveAll(options.solver, positions, stop);
        best = std::min(best, threadMicroseconds() - start);
    }
    if (stop.stop_requested())
        return 130;
    const double count = std::max<double>(1.0, static_cast<double>(puzzles->size()));
    const double microseconds = puzzles->empty() ? 0 : best / count;
    const double guessesEach = static_cast<double>(guesses) / count;
    if (undecided > 0)
        std::fprintf(stderr, "%s\n",
                     BenchText::tr("%1 of %2 puzzles were not decided.")
                         .arg(undecided)
                         .arg(puzzles->size())
                         .toUtf8()
                         .constData());
    Answer answer;
    answer.add("solver", solverName(options.solver));
    answer.add("puzzles", static_cast<std::uint64_t>(puzzles->size()));
    answer.add("microseconds_a_puzzle", microseconds, 3);
    answer.add("guesses_a_puzzle", guessesEach, 3);
    return writeOutput(answer.print(options.form)) ? 0 : 1;
}

}  // namespace

void addBenchCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("bench", "solver, puzzles, microseconds a puzzle, guesses a puzzle");
    const auto options = std::make_shared<BenchOptions>();
    command->add_option("FILE", options->file, "A file with a puzzle a line")->required();
    addSolverOption(*command, options->solver);
    addOrderOption(*command, options->order, options->solver);
    addNumberOption(*command, "--budget", options->budget, "Steps a puzzle at most, with minigrid");
    command->add_flag_callback(
        "--json", [options] { options->form = AnswerForm::json; }, "One JSON object");
    command->callback([options, &run] { run = [options](std::stop_token stop) { return runBench(*options, stop); }; });
}

}  // namespace nonet
