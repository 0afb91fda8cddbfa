#include "app/commands/any_board_solve.h"
#include "app/commands/commands.h"
#include "app/commands/number_option.h"
#include "app/commands/puzzle_stream.h"
#include "core/solvers/entry/entry.h"

#include <CLI/CLI.hpp>
#include <algorithm>

namespace nonet {

namespace {

struct TrueOptions {
    StreamOptions stream;
    std::uint32_t cap = 1;
};

/// Cell by cell, symbol by symbol: "12..5" with cap 1, "1*3 2*1 . . 5*2" with more.
std::string marksOf(const CandidateKnowledge& known, const Puzzle& puzzle, std::uint32_t cap) {
    const SymbolText text(puzzle);
    const bool areApart = cap > 1 || text.areApart();
    std::string marks;
    for (int i = 0; i < known.cellCount(); ++i)
        for (const Digit symbol : puzzle.symbols().all()) {
            const std::uint32_t count = known.count(Cell(i), symbol);
            if (areApart && !marks.empty())
                marks += ' ';
            marks += count == 0 ? "." : text.of(symbol);
            if (cap > 1 && count > 0)
                marks += '*' + std::to_string(count);
        }
    return marks;
}

/// Each solution is counted for one symbol of every cell, so a cell in which none has reached the cap knows them all.
CountedSolutions solutionsSeen(const CandidateKnowledge& known, const Puzzle& puzzle, std::uint32_t cap) {
    std::uint64_t most = 0;
    bool isExact = true;
    bool isKnown = false;
    for (const Cell cell : puzzle.shape().cells()) {
        std::uint64_t sum = 0;
        std::uint32_t highest = 0;
        for (const Digit symbol : puzzle.symbols().all()) {
            sum += known.count(cell, symbol);
            highest = std::max(highest, known.count(cell, symbol));
        }
        most = std::max(most, sum);
        isKnown = isKnown || highest < cap;
        isExact = isExact && sum <= 1;
    }
    return {.number = most, .isAtLeast = !isKnown && !isExact};
}

PuzzleAnswer answer(const PuzzleRecord& record, std::uint32_t cap, std::stop_token stop) {
    const Puzzle& puzzle = record.puzzle;
    const PuzzleCandidates found = trueCandidatesOf(puzzle, {.cap = cap}, std::move(stop));
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    if (found.wasStopped) {
        answer.addNothing("candidates");
        addCount(answer, {.isUnknown = true}, "solutions_seen");
    } else {
        answer.add("candidates", marksOf(found.candidates, puzzle, cap));
        addCount(answer, solutionsSeen(found.candidates, puzzle, cap), "solutions_seen");
    }
    return {answer, puzzle.isClassic() ? std::vector<std::string>() : leftOutSentences(puzzle)};
}

}  // namespace

void addTrueCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("true", "puzzle, candidates that some solution uses, solutions seen");
    const auto options = std::make_shared<TrueOptions>();
    addStreamOptions(*command, options->stream);
    addDeadlineOption(*command, options->stream.deadline);
    addNumberOption(*command, "--cap", options->cap, "Solutions to count at most for each candidate (1)",
                    {1, 1'000'000});
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) {
                return answer(imported.record, options->cap, std::move(token));
            };
            return answerPuzzles(options->stream, {work, AcceptedBoards::understood}, std::move(stop));
        };
    });
}

}  // namespace nonet
