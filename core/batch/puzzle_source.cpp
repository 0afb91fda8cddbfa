#include "core/batch/puzzle_source.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace nonet {

namespace {

constexpr std::size_t kChunk = std::size_t{64} * 1024;
constexpr std::size_t kSukakuCharacters = 729;
constexpr int kPatience = 50;  // milliseconds between looks at the stop token
constexpr const char* kStandardInput = "-";

bool isBlank(const std::string& line) { return line.find_first_not_of(" \t") == std::string::npos; }

bool isBraceAlone(const std::string& line) {
    const std::size_t first = line.find_first_not_of(" \t");
    return first != std::string::npos && line[first] == '{' &&
           line.find_first_not_of(" \t", first + 1) == std::string::npos;
}

/// All symbols are looked at, which the processor does many at a time.
bool isPlainBoard(const char* symbols) {
    unsigned isOther = 0;
    for (std::size_t i = 0; i < kPlainSymbols; ++i)
        isOther |=
            static_cast<unsigned>(symbols[i] != '.') & static_cast<unsigned>(symbols[i] < '0' || symbols[i] > '9');
    return isOther == 0;
}

Error notReadable(const std::string& name, int failure) {
    return {.code = ErrorCode::fileNotReadable, .subject = name, .reason = std::generic_category().message(failure)};
}

Error tooLarge() {
    return {.code = ErrorCode::inputTooLarge,
            .found = static_cast<long long>(kLargestSourceText) + 1,
            .expected = static_cast<long long>(kLargestSourceText)};
}

/// Follows the lines of an object in JSON to its end, or to a line that it cannot have.
class ObjectLines {
public:
    /// False where the line cannot follow those before it: where a member is due, it opens with a quote, a comma or a
    /// bracket.
    bool take(const std::string& line) {
        for (const char symbol : line) {
            if (m_isInText)
                takeInText(symbol);
            else if (!takeOutside(symbol))
                return false;
        }
        // No text in JSON goes over a line's end.
        return !m_isInText;
    }
    bool isClosed() const { return m_open.empty(); }

private:
    void takeInText(char symbol) {
        if (std::exchange(m_isEscaped, false))
            return;
        m_isEscaped = symbol == '\\';
        m_isInText = symbol != '"';
        if (!m_isInText)
            m_before = '"';
    }
    bool takeOutside(char symbol) {
        if (symbol == ' ' || symbol == '\t')
            return true;
        // Nothing follows the last brace.
        if (m_open.empty() && m_before == '}')
            return false;
        const bool isMemberDue = !m_open.empty() && m_open.back() == '{' && (m_before == '{' || m_before == ',');
        if (isMemberDue && symbol != '"' && symbol != '}')
            return false;
        const bool isPartDue = !m_open.empty() && (m_before == '"' || m_before == '}' || m_before == ']');
        if (isPartDue && std::strchr(",:}]", symbol) == nullptr)
            return false;
        if (symbol == '{' || symbol == '[')
            m_open += symbol;
        else if ((symbol == '}' || symbol == ']') && !m_open.empty())
            m_open.pop_back();
        m_isInText = symbol == '"';
        m_before = symbol;
        return true;
    }

    std::string m_open;
    char m_before = ' ';
    bool m_isInText = false;
    bool m_isEscaped = false;
};

}  // namespace

Result<PuzzleSource> PuzzleSource::open(const std::vector<std::string>& files, SourceUnit unit, std::stop_token stop) {
    // Looked at and not opened: a pipe's writer would see its reader go.
    for (const std::string& name : files) {
        struct stat status {};
        if (name == kStandardInput)
            continue;
        if (::access(name.c_str(), R_OK) != 0 || ::stat(name.c_str(), &status) != 0)
            return notReadable(name, errno);
        if (S_ISDIR(status.st_mode))
            return notReadable(name, EISDIR);
    }
    return PuzzleSource(files.empty() ? std::vector<std::string>{kStandardInput} : files, unit, std::move(stop));
}

PuzzleSource::PuzzleSource(PuzzleSource&& other) noexcept
    : m_files(std::move(other.m_files)), m_unit(other.m_unit), m_stop(std::move(other.m_stop)),
      m_current(other.m_current), m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_failure(std::move(other.m_failure)), m_buffer(std::move(other.m_buffer)), m_position(other.m_position),
      m_isAfterReturn(other.m_isAfterReturn), m_held(std::move(other.m_held)), m_line(other.m_line),
      m_whenWaiting(std::move(other.m_whenWaiting)) {}

PuzzleSource::~PuzzleSource() { closeFile(); }

/// Opens the current file; false where that cannot be done. Opening a pipe does not wait for its writer: reading does,
/// where a stop is noticed.
bool PuzzleSource::openFile() {
    const std::string& name = m_files[m_current];
    m_descriptor = name == kStandardInput ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (m_descriptor < 0)
        m_failure = notReadable(name, errno);
    return m_descriptor >= 0;
}

void PuzzleSource::closeFile() {
    if (m_descriptor > STDIN_FILENO)
        ::close(m_descriptor);
    m_descriptor = -1;
}

/// False once stopped.
bool PuzzleSource::waitForInput() {
    pollfd ready{.fd = m_descriptor, .events = POLLIN, .revents = 0};
    if (::poll(&ready, 1, 0) != 0)
        return !m_stop.stop_requested();
    if (m_whenWaiting)
        m_whenWaiting(true);
    while (!m_stop.stop_requested() && ::poll(&ready, 1, kPatience) == 0)
        continue;
    if (m_whenWaiting)
        m_whenWaiting(false);
    return !m_stop.stop_requested();
}

/// Takes more bytes from the current file; false at its end, once stopped, or where it cannot be read further.
bool PuzzleSource::fill() {
    m_buffer.erase(0, std::exchange(m_position, 0));
    while (waitForInput()) {
        const std::size_t before = m_buffer.size();
        m_buffer.resize(before + kChunk);
        const ssize_t count = ::read(m_descriptor, m_buffer.data() + before, kChunk);
        const int failure = errno;
        m_buffer.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count >= 0)
            return count > 0;
        if (failure == EINTR || failure == EAGAIN)
            continue;
        m_failure = notReadable(m_files[m_current], failure);
        return false;
    }
    return false;
}

void PuzzleSource::skipLineFeed() {
    if (m_isAfterReturn && m_position < m_buffer.size()) {
        m_isAfterReturn = false;
        m_position += m_buffer[m_position] == '\n' ? 1 : 0;
    }
}

/// The current file's next line without its end; nothing at the file's end, or where reading it failed.
std::optional<PuzzleSource::Line> PuzzleSource::nextLine() {
    if (m_held) {
        ++m_line;
        return std::exchange(m_held, std::nullopt);
    }
    Line line;
    std::size_t searched = m_position;
    for (;;) {
        if (m_isAfterReturn && searched == m_position) {
            skipLineFeed();
            searched = m_position;
        }
        const std::string_view rest = std::string_view(m_buffer).substr(searched);
        const std::string_view upToFeed = rest.substr(0, rest.find('\n'));
        const std::size_t length = std::min(upToFeed.size(), upToFeed.find('\r'));
        const bool hasEnd = length < rest.size();
        const std::size_t stop = searched + length;
        line.isTooLarge = line.isTooLarge || stop - m_position > kLargestSourceText;
        if (hasEnd) {
            m_isAfterReturn = m_buffer[stop] == '\r';
            if (!line.isTooLarge)
                line.text = m_buffer.substr(m_position, stop - m_position);
            m_position = stop + 1;
            break;
        }
        if (line.isTooLarge)
            m_position = m_buffer.size();
        searched = m_buffer.size() - m_position;
        if (fill())
            continue;
        // A line that was broken off is dropped: nobody knows how it goes on.
        if (m_stop.stop_requested() || m_failure || (m_buffer.empty() && !line.isTooLarge))
            return std::nullopt;
        if (!line.isTooLarge)
            line.text = std::move(m_buffer);
        m_buffer.clear();
        break;
    }
    ++m_line;
    return line;
}

SourceText PuzzleSource::failed(Error error) { return {m_files[m_current], m_line, {}, std::move(error)}; }

/// Adds the line where there is room for it.
void PuzzleSource::add(SourceText& unit, const Line& more) {
    if (more.isTooLarge || unit.text.size() + more.text.size() > kLargestSourceText)
        unit.failure = tooLarge();
    if (unit.failure)
        unit.text.clear();
    else
        unit.text += "\n" + more.text;
}

/// The rest of the object whose first line the unit holds. A line that cannot be part of it begins the next unit.
void PuzzleSource::gatherObject(SourceText& unit) {
    ObjectLines object;
    object.take(unit.text);
    while (std::optional<Line> more = nextLine()) {
        if (more->isTooLarge || !object.take(more->text)) {
            m_held = std::move(more);
            --m_line;
            break;
        }
        add(unit, *more);
        if (object.isClosed())
            break;
    }
}

/// A unit that began with this line.
SourceText PuzzleSource::gather(Line first) {
    SourceText unit{m_files[m_current], m_line, std::move(first.text), {}};
    if (first.isTooLarge)
        unit.failure = tooLarge();
    if (m_unit == SourceUnit::line) {
        if (isBraceAlone(unit.text))
            gatherObject(unit);
        return unit;
    }
    if (m_unit == SourceUnit::sukaku && unit.text.size() >= kSukakuCharacters)
        return unit;
    while (std::optional<Line> more = nextLine()) {
        if (m_unit != SourceUnit::file && isBlank(more->text) && !more->isTooLarge)
            break;
        add(unit, *more);
    }
    return unit;
}

/// Takes whole lines that are plain boards from the buffer.
void PuzzleSource::takeBoards(SourceBatch& batch, std::size_t most) {
    if (m_unit != SourceUnit::line || m_held || m_descriptor < 0)
        return;
    skipLineFeed();
    for (std::size_t taken = 0; taken < most && m_buffer.size() - m_position > kPlainSymbols; ++taken) {
        const char* const symbols = m_buffer.data() + m_position;
        const char end = symbols[kPlainSymbols];
        if ((end != '\n' && end != '\r') || !isPlainBoard(symbols))
            break;
        batch.boards.append(symbols, kPlainSymbols);
        m_position += kPlainSymbols + 1;
        m_isAfterReturn = end == '\r';
        skipLineFeed();
        ++m_line;
    }
}

std::optional<SourceBatch> PuzzleSource::nextBatch(std::size_t most) {
    SourceBatch batch;
    batch.line = m_line + 1;
    takeBoards(batch, most);
    if (!batch.boards.empty()) {
        batch.file = m_files[m_current];
        return batch;
    }
    batch.other = next();
    if (!batch.other)
        return std::nullopt;
    // A board that had not arrived yet, or has no line end.
    SourceText& text = *batch.other;
    if (m_unit == SourceUnit::line && text.text.size() == kPlainSymbols && isPlainBoard(text.text.data()))
        batch = {.file = std::move(text.file), .line = text.line, .boards = std::move(text.text)};
    return batch;
}

std::optional<SourceText> PuzzleSource::next() {
    while (m_current < m_files.size()) {
        std::optional<Line> line = m_descriptor >= 0 || openFile() ? nextLine() : std::nullopt;
        if (m_stop.stop_requested())
            return std::nullopt;
        if (line) {
            // In a block '#' may begin a header that belongs to the puzzle.
            const bool mayHaveHeader = m_unit == SourceUnit::block || m_unit == SourceUnit::file;
            const bool isComment = !mayHaveHeader && line->text.starts_with('#');
            if (line->isTooLarge || (!isBlank(line->text) && !isComment))
                return gather(std::move(*line));
            continue;
        }
        std::optional<SourceText> unreadable;
        if (m_failure)
            unreadable = failed(*m_failure);
        m_failure.reset();
        closeFile();
        m_buffer.clear();
        m_position = 0;
        m_isAfterReturn = false;
        m_line = 0;
        ++m_current;
        if (unreadable)
            return unreadable;
    }
    return std::nullopt;
}

}  // namespace nonet
