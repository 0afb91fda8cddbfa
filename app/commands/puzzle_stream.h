// What every command that reads puzzles shares: its options, and the way from a text to an answer.
#pragma once

#include "app/commands/answer.h"
#include "app/commands/puzzle_deadline.h"
#include "core/formats/importer.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace nonet {

/// The options of one command that reads puzzles.
struct StreamOptions {
    std::vector<std::string> files;
    std::optional<FormatId> from;
    /// A file is one puzzle, with whatever words stand about it.
    bool isWhole = false;
    AnswerForm form = AnswerForm::text;
    int threads = 1;
    /// What a puzzle may take of a core; none: as long as it takes.
    std::optional<Seconds> deadline = {};
};

/// Adds --json and --threads (all cores by default) to a command.
void addAnswerOptions(CLI::App& command, AnswerForm& form, int& threads);
/// Adds FILE... and --from too.
void addStreamOptions(CLI::App& command, StreamOptions& options);

/// What a puzzle gives: an answer, or why there is none. `notes` are lines for standard error.
struct PuzzleAnswer {
    Result<Answer> answer;
    std::vector<std::string> notes = {};
};

/// Which boards a command can take; others are answered by an error. Regular ones are squares of boxes, with further
/// rules or without; understood ones are of any shape and have no rule that this version does not know.
enum class AcceptedBoards { classic, regular, understood, all };

/// Why such a command cannot take the puzzle; nothing where it can.
std::optional<Error> refusal(const Puzzle& puzzle, AcceptedBoards boards);

/// Boards of kPlainSymbols symbols, one after the other.
struct PlainBoards {
    std::string_view symbols;
    /// Adds the answer that `work` has for the board of that number.
    std::function<void(std::size_t)> answerAlone;
};

struct PuzzleWork {
    std::function<PuzzleAnswer(const ImportedPuzzle&, std::stop_token)> work;
    AcceptedBoards boards = AcceptedBoards::classic;
    /// Printed after an error, where answers are blocks that end that way too.
    std::string errorSeparator = {};
    /// A short way to the same answers, as lines of text added to `text`; empty where there is none.
    std::function<void(const PlainBoards&, std::string& text, std::stop_token)> plainWork = {};
};

/// Answers every puzzle of the input, in its order. Returns the exit status.
int answerPuzzles(const StreamOptions& options, const PuzzleWork& work, std::stop_token stop);

/// The puzzle's own text in an answer: 81 characters, '+' before an entered digit; 729 where the puzzle has start
/// candidates; the native line for other boards.
std::string puzzleText(const PuzzleRecord& record);

/// Blank-separated digit-row-column triples.
std::string toTriples(const std::vector<Candidate>& candidates);

}  // namespace nonet
