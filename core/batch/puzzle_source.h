// Puzzles as text, one after the other, from files and standard input, in constant memory.
#pragma once

#include "core/foundation/result.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace nonet {

/// The most bytes of one puzzle's text: a native one may have a long history on its line.
inline constexpr std::size_t kLargestSourceText = 32ULL * 1024 * 1024;

/// Where one puzzle's text ends.
enum class SourceUnit : std::uint8_t {
    /// At the line's end; empty lines and lines that begin with '#' are passed over. An object that opens with a '{'
    /// alone on its line goes to the brace that closes it, or to the first line that cannot be part of an object.
    line,
    /// At an empty line.
    block,
    /// At an empty line, but a line that holds a whole Sukaku stands for itself.
    sukaku,
    /// At the file's end.
    file,
};

struct SourceText {
    std::string file;
    /// The line of the file where the text begins, from 1.
    int line = 0;
    std::string text;
    /// Why there is no text: inputTooLarge beyond kLargestSourceText, or fileNotReadable, and the next file follows.
    std::optional<Error> failure = {};
};

/// Symbols of a plain board: a line of them is a classic puzzle, 1 to 9 and, for a blank, 0 or a point.
inline constexpr std::size_t kPlainSymbols = 81;

/// What comes next: plain boards together, anything else alone.
struct SourceBatch {
    std::string file;
    /// The line of the file with the first board, from 1. The others follow it, one a line.
    int line = 0;
    /// kPlainSymbols a board, one after the other.
    std::string boards;
    /// In place of boards.
    std::optional<SourceText> other = {};

    std::size_t boardCount() const { return boards.size() / kPlainSymbols; }
};

/// Reads file descriptors, so that a stop is noticed while waiting for a pipe; one at a time, however many files there
/// are. A line ends with LF, CR LF or CR. Not for several threads at a time.
class PuzzleSource {
public:
    /// "-" and no file at all are standard input. Fails where a file is not there or may not be read.
    static Result<PuzzleSource> open(const std::vector<std::string>& files, SourceUnit unit, std::stop_token stop);

    /// Nothing at the end, or once stopped.
    std::optional<SourceText> next();

    /// Like next(), but plain boards that have arrived already come together, at most `most` of them and only in the
    /// unit line. Never waits for a second board.
    std::optional<SourceBatch> nextBatch(std::size_t most);

    /// Called with true before next() waits for input that is not there yet, and with false when it goes on; on the
    /// thread that called next(). Buffered answers are to be written out then: someone may need them to ask on.
    void whenWaiting(std::function<void(bool)> told) { m_whenWaiting = std::move(told); }

    PuzzleSource(PuzzleSource&& other) noexcept;
    PuzzleSource& operator=(PuzzleSource&&) = delete;
    ~PuzzleSource();

private:
    struct Line {
        std::string text;
        bool isTooLarge = false;
    };

    PuzzleSource(std::vector<std::string> files, SourceUnit unit, std::stop_token stop)
        : m_files(std::move(files)), m_unit(unit), m_stop(std::move(stop)) {}
    bool openFile();
    void closeFile();
    bool fill();
    bool waitForInput();
    std::optional<Line> nextLine();
    void skipLineFeed();
    void takeBoards(SourceBatch& batch, std::size_t most);
    static void add(SourceText& unit, const Line& more);
    SourceText gather(Line first);
    void gatherObject(SourceText& unit);
    SourceText failed(Error error);

    std::vector<std::string> m_files;
    SourceUnit m_unit;
    std::stop_token m_stop;
    std::size_t m_current = 0;
    /// The current file's descriptor; negative while it is not open.
    int m_descriptor = -1;
    /// What kept the current file from being read to its end.
    std::optional<Error> m_failure;
    std::string m_buffer;
    std::size_t m_position = 0;
    /// The last line ended with CR: a LF that comes first belongs to it.
    bool m_isAfterReturn = false;
    /// A line that was read and belongs to the next unit.
    std::optional<Line> m_held;
    int m_line = 0;
    std::function<void(bool)> m_whenWaiting;
};

}  // namespace nonet
