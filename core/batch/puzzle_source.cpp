#include "core/batch/puzzle_source.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace nonet {

namespace {

constexpr std::size_t kChunk = std::size_t{64} * 1024;
constexpr std::size_t kSukakuCharacters = 729;
constexpr int kPatience = 50;  // milliseconds between looks at the stop token

bool isBlank(const std::string& line) { return line.find_first_not_of(" \t\r") == std::string::npos; }

/// The one character on a line with nothing else, or '\0'.
char onlyCharacter(const std::string& line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first != std::string::npos && line.find_first_not_of(" \t\r", first + 1) == std::string::npos ? line[first]
                                                                                                         : '\0';
}

}  // namespace

Result<PuzzleSource> PuzzleSource::open(const std::vector<std::string>& files, SourceUnit unit, std::stop_token stop) {
    PuzzleSource source(unit, std::move(stop));
    for (const std::string& name : files.empty() ? std::vector<std::string>{"-"} : files) {
        const int descriptor = name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
        struct stat status {};
        const bool isFolder = descriptor >= 0 && ::fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
        const int failure = descriptor < 0 ? errno : EISDIR;
        if (descriptor >= 0)
            source.m_inputs.push_back({name, descriptor});
        if (descriptor < 0 || isFolder)
            return Error{.code = ErrorCode::fileNotReadable,
                         .subject = name,
                         .reason = std::generic_category().message(failure)};
    }
    return source;
}

PuzzleSource::PuzzleSource(PuzzleSource&& other) noexcept
    : m_unit(other.m_unit), m_stop(std::move(other.m_stop)), m_inputs(std::exchange(other.m_inputs, {})),
      m_current(other.m_current), m_buffer(std::move(other.m_buffer)), m_position(other.m_position),
      m_line(other.m_line), m_whenWaiting(std::move(other.m_whenWaiting)) {}

PuzzleSource::~PuzzleSource() {
    for (const Input& input : m_inputs)
        if (input.descriptor > STDIN_FILENO)
            ::close(input.descriptor);
}

/// False once stopped.
bool PuzzleSource::waitForInput() {
    pollfd ready{.fd = m_inputs[m_current].descriptor, .events = POLLIN, .revents = 0};
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

/// Takes more bytes from the current input; false at its end, or once stopped.
bool PuzzleSource::fill() {
    m_buffer.erase(0, std::exchange(m_position, 0));
    while (waitForInput()) {
        const std::size_t before = m_buffer.size();
        m_buffer.resize(before + kChunk);
        const ssize_t count = ::read(m_inputs[m_current].descriptor, m_buffer.data() + before, kChunk);
        m_buffer.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count >= 0 || errno != EINTR)
            return count > 0;
    }
    return false;
}

bool PuzzleSource::startsNextInput() {
    m_line = 0;
    return ++m_current < m_inputs.size();
}

/// The current input's next line without its end; nothing at the input's end.
std::optional<PuzzleSource::Line> PuzzleSource::nextLine() {
    Line line;
    std::size_t searched = m_position;
    for (;;) {
        const std::size_t end = m_buffer.find('\n', searched);
        const std::size_t stop = std::min(end, m_buffer.size());
        line.isTooLarge = line.isTooLarge || stop - m_position > kLargestSourceText;
        if (end != std::string::npos) {
            if (!line.isTooLarge)
                line.text = m_buffer.substr(m_position, end - m_position);
            m_position = end + 1;
            ++m_line;
            break;
        }
        if (line.isTooLarge)
            m_position = m_buffer.size();
        searched = m_buffer.size() - m_position;
        if (!fill()) {
            if (m_stop.stop_requested() || (m_buffer.empty() && !line.isTooLarge))
                return std::nullopt;
            if (!line.isTooLarge)
                line.text = std::move(m_buffer);
            m_buffer.clear();
            ++m_line;
            break;
        }
    }
    if (line.text.ends_with('\r'))
        line.text.pop_back();
    return line;
}

/// A unit that began with this line.
SourceText PuzzleSource::gather(Line first) {
    SourceText unit{m_inputs[m_current].name, m_line, std::move(first.text), first.isTooLarge};
    const bool isObject = m_unit == SourceUnit::line && onlyCharacter(unit.text) == '{';
    const bool isWhole = m_unit == SourceUnit::sukaku && unit.text.size() >= kSukakuCharacters;
    if ((m_unit == SourceUnit::line && !isObject) || isWhole)
        return unit;
    while (std::optional<Line> more = nextLine()) {
        if (!isObject && isBlank(more->text) && !more->isTooLarge)
            break;
        unit.isTooLarge =
            unit.isTooLarge || more->isTooLarge || unit.text.size() + more->text.size() > kLargestSourceText;
        if (unit.isTooLarge)
            unit.text.clear();
        else
            unit.text += "\n" + more->text;
        if (isObject && onlyCharacter(more->text) == '}')
            break;
    }
    return unit;
}

std::optional<SourceText> PuzzleSource::next() {
    while (m_current < m_inputs.size()) {
        std::optional<Line> line = nextLine();
        if (m_stop.stop_requested())
            return std::nullopt;
        if (!line) {
            startsNextInput();
            continue;
        }
        // In a block '#' may begin a header that belongs to the puzzle.
        const bool isComment = m_unit != SourceUnit::block && line->text.starts_with('#');
        if (line->isTooLarge || (!isBlank(line->text) && !isComment))
            return gather(std::move(*line));
    }
    return std::nullopt;
}

}  // namespace nonet
