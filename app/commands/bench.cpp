#include "app/commands/any_board_solve.h"
#include "app/commands/commands.h"
#include "app/commands/minigrid_solve.h"
#include "app/commands/number_option.h"
#include "app/commands/output.h"
#include "app/commands/puzzle_stream.h"
#include "app/commands/thread_time.h"
#include "core/batch/puzzle_source.h"
#include "core/formats/importer.h"
#include "core/rules/constraint_catalogue.h"
#include "core/solvers/band_lookup/join_solver.h"
#include "core/solvers/search/classic_search.h"
#include "core/solvers/search/kernel/kernel.h"
#include "core/techniques/engine.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>
#include <map>

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
    bool isByFamily = false;
    AnswerForm form = AnswerForm::text;
};

Result<std::vector<Puzzle>> readPuzzles(const BenchOptions& options, const std::stop_token& stop) {
    const AcceptedBoards boards =
        acceptsAnyBoard(options.solver) ? AcceptedBoards::understood : AcceptedBoards::classic;
    Result<PuzzleSource> source = PuzzleSource::open({options.file}, SourceUnit::line, stop);
    if (!source)
        return source.error();
    std::vector<Puzzle> puzzles;
    while (const std::optional<SourceText> text = source->next()) {
        if (text->failure)
            return *text->failure;
        Result<ImportedPuzzle> imported = importPuzzle(text->text);
        const std::optional<Error> refused = imported ? refusal(imported->record.puzzle, boards) : imported.error();
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

struct BenchNumbers {
    /// The time of the best round, over all puzzles.
    double microseconds = 0;
    std::uint64_t guesses = 0;
    std::size_t undecided = 0;
};

BenchNumbers solveAllOnAnyBoard(const BenchOptions& options, const std::vector<Puzzle>& puzzles,
                                const std::stop_token& stop) {
    BenchNumbers round;
    for (const Puzzle& puzzle : puzzles) {
        if (stop.stop_requested())
            break;
        const AnyBoardAnswer answer = solveAnyBoard(options.solver, puzzle, {.budget = options.budget}, stop);
        round.guesses += answer.guesses;
        round.undecided += answer.count.isUnknown ? 1 : 0;
    }
    return round;
}

BenchNumbers measure(const BenchOptions& options, const std::vector<Puzzle>& puzzles, const std::stop_token& stop) {
    const bool isForClassic = std::ranges::all_of(puzzles, &Puzzle::isClassic) &&
                              options.solver != SolverChoice::propagation && options.solver != SolverChoice::exactCover;
    const std::vector<ClassicMarks> positions = isForClassic ? toMarks(puzzles) : std::vector<ClassicMarks>();
    BenchNumbers numbers{.microseconds = std::numeric_limits<double>::max()};
    for (int round = 0; round < kRounds && !stop.stop_requested(); ++round) {
        const double start = threadMicroseconds();
        BenchNumbers done;
        if (options.solver == SolverChoice::logic) {
            walkAll(puzzles, stop);
        } else if (isMinigrid(options.solver)) {
            const MinigridRound minigrid = solveAllByMinigrid(options, puzzles, stop);
            done = {.guesses = minigrid.guesses, .undecided = minigrid.undecided};
        } else if (isForClassic) {
            done.guesses = solveAll(options.solver, positions, stop);
        } else {
            done = solveAllOnAnyBoard(options, puzzles, stop);
        }
        done.microseconds = std::min(numbers.microseconds, threadMicroseconds() - start);
        numbers = done;
    }
    return numbers;
}

/// The kind of rule that a puzzle has most of, by its name in files; the first of the catalogue where several are.
std::string familyOf(const Puzzle& puzzle) {
    std::array<int, kConstraintKindCount> counts{};
    for (const Constraint& constraint : puzzle.constraints())
        if (constraint.kind != ConstraintKind::unknown)
            ++counts[static_cast<std::size_t>(constraint.kind)];
    const auto most = std::ranges::max_element(counts);
    if (*most == 0)
        return puzzle.isClassic() ? "classic" : "houses";
    return std::string(constraintRow(static_cast<ConstraintKind>(most - counts.begin())).id);
}

/// `family`: empty where there is one line for all.
bool writeNumbers(const BenchOptions& options, const BenchNumbers& numbers, std::size_t puzzles,
                  const std::string& family) {
    const double count = std::max<double>(1.0, static_cast<double>(puzzles));
    if (numbers.undecided > 0)
        std::fprintf(stderr, "%s\n",
                     BenchText::tr("%1 of %2 puzzles were not decided.")
                         .arg(numbers.undecided)
                         .arg(puzzles)
                         .toUtf8()
                         .constData());
    Answer answer;
    answer.add("solver", solverName(options.solver));
    answer.add("puzzles", static_cast<std::uint64_t>(puzzles));
    answer.add("microseconds_a_puzzle", puzzles == 0 ? 0 : numbers.microseconds / count, 3);
    answer.add("guesses_a_puzzle", static_cast<double>(numbers.guesses) / count, 3);
    if (!family.empty())
        answer.add("family", family);
    if (options.solver == SolverChoice::search) {
        answer.addToJson("kernel", kernel().name);
        if (options.form == AnswerForm::text)
            std::fprintf(stderr, "%s\n",
                         BenchText::tr("Kernel: %1").arg(QLatin1String(kernel().name)).toUtf8().constData());
    }
    return writeOutput(answer.print(options.form));
}

int runBench(const BenchOptions& options, const std::stop_token& stop) {
    const Result<std::vector<Puzzle>> puzzles = readPuzzles(options, stop);
    if (!puzzles) {
        std::fprintf(stderr, "%s: %s\n", options.file.c_str(), errorSentence(puzzles.error()).toUtf8().constData());
        return puzzles.error().code == ErrorCode::fileNotReadable ? 2 : 1;
    }
    std::map<std::string, std::vector<Puzzle>> groups;
    for (const Puzzle& puzzle : *puzzles)
        groups[options.isByFamily ? familyOf(puzzle) : std::string()].push_back(puzzle);
    if (groups.empty())
        groups.try_emplace(std::string());
    for (const auto& [family, ofFamily] : groups) {
        const BenchNumbers numbers = measure(options, ofFamily, stop);
        if (stop.stop_requested())
            return 130;
        if (!writeNumbers(options, numbers, ofFamily.size(), family))
            return 1;
    }
    return 0;
}

void addKernelOption(CLI::App& command) {
    std::string names;
    for (const SearchKernel* each : usableKernels())
        names += (names.empty() ? "" : ", ") + std::string(each->name);
    command.add_option_function<std::string>(
        "--kernel",
        [names](const std::string& name) {
            const auto usable = usableKernels();
            const auto found = std::ranges::find(usable, name, &SearchKernel::name);
            if (found == usable.end())
                throw CLI::ValidationError(BenchText::tr("This processor has no kernel %1. It has %2.")
                                               .arg(QString::fromStdString(name), QString::fromStdString(names))
                                               .toStdString());
            forceKernel(**found);
        },
        "Of the search: " + names + ". By default the last");
}

}  // namespace

void addBenchCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("bench", "solver, puzzles, microseconds a puzzle, guesses a puzzle");
    const auto options = std::make_shared<BenchOptions>();
    command->add_option("FILE", options->file, "A file with a puzzle a line")->required();
    addSolverOption(*command, options->solver);
    addOrderOption(*command, options->order, options->solver);
    addKernelOption(*command);
    addNumberOption(*command, "--budget", options->budget, "Steps a puzzle at most, with minigrid and with variants");
    command->add_flag("--families", options->isByFamily, "A line for each kind of rule that a puzzle has most of");
    command->add_flag_callback(
        "--json", [options] { options->form = AnswerForm::json; }, "One JSON object");
    command->callback([options, &run] { run = [options](std::stop_token stop) { return runBench(*options, stop); }; });
}

}  // namespace nonet
