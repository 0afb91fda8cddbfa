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
    /// alone
    /// on its line goes to the '}' alone on its line.
    line,
    /// At an empty line.
    block,
    /// At an empty line, but a line that holds a whole Sukaku stands for itself.
    sukaku,
};

struct SourceText {
    std::string file;
    /// Of its first line, from 1.
    int line = 0;
    std::string text;
    /// More than kLargestSourceText: the text was left out.
    bool isTooLarge = false;
};

/// Reads file descriptors, so that a stop is noticed while waiting for a pipe. Not for several threads at a time.
class PuzzleSource {
public:
    /// "-" and no file at all are standard input. Fails where a file cannot be read.
    static Result<PuzzleSource> open(const std::vector<std::string>& files, SourceUnit unit, std::stop_token stop);

    /// Nothing at the end, or once stopped.
    std::optional<SourceText> next();

    /// Called with true before next() waits for input that is not there yet, and with false when it goes on; on the
    /// thread that called next(). Who buffers answers writes them out then: somebody may wait for them to ask on.
    void whenWaiting(std::function<void(bool)> told) { m_whenWaiting = std::move(told); }

    PuzzleSource(PuzzleSource&& other) noexcept;
    PuzzleSource& operator=(PuzzleSource&&) = delete;
    ~PuzzleSource();

private:
    struct Input {
        std::string name;
        int descriptor = -1;
    };
    struct Line {
        std::string text;
        bool isTooLarge = false;
    };

    PuzzleSource(SourceUnit unit, std::stop_token stop) : m_unit(unit), m_stop(std::move(stop)) {}
    bool fill();
    bool waitForInput();
    std::optional<Line> nextLine();
    bool startsNextInput();
    SourceText gather(Line first);

    SourceUnit m_unit;
    std::stop_token m_stop;
    std::vector<Input> m_inputs;
    std::size_t m_current = 0;
    std::string m_buffer;
    std::size_t m_position = 0;
    int m_line = 0;
    std::function<void(bool)> m_whenWaiting;
};

}  // namespace nonet
