#include "core/formats/importer.h"

#include "core/formats/format_catalogue.h"
#include "core/formats/grid_line.h"
#include "core/formats/native_file.h"
#include "core/formats/puzzle_line.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace nonet {

namespace {

/// A puzzle that begins later than this in a text is not looked for.
constexpr std::size_t kMostText = 1024 * 1024;

/// The readers of text in the order in which they are asked, each once; that of one format alone where it is named.
std::vector<Reader> readersOf(std::optional<FormatId> format) {
    std::vector<const FormatRow*> rows;
    for (const FormatRow& row : formatCatalogue())
        if (row.read != nullptr && (!format || row.id == *format))
            rows.push_back(&row);
    std::ranges::stable_sort(rows, {}, &FormatRow::sniffed);
    std::vector<Reader> readers;
    for (const FormatRow* row : rows)
        if (std::ranges::find(readers, row->read) == readers.end())
            readers.push_back(row->read);
    return readers;
}

/// What the first reader that knows the lines makes of them; `at` moves on by a line at least.
std::optional<Result<ImportedPuzzle>> readAt(std::span<const SourceLine> lines, std::size_t& at,
                                             const std::vector<Reader>& readers) {
    const std::size_t first = at;
    for (const Reader read : readers) {
        if (std::optional<Result<ImportedPuzzle>> reading = read(lines, at))
            return reading;
        if (at > first)
            return std::nullopt;
    }
    ++at;
    return std::nullopt;
}

bool isBlank(const SourceLine& line) { return line.text.find_first_not_of(" \t") == std::string::npos; }

/// Nothing but cells, with blanks of one kind, and fewer than a puzzle has.
std::optional<Error> tooFewAltogether(const std::vector<SourceLine>& lines) {
    constexpr int kCells = 81;
    std::string cells;
    for (const SourceLine& line : lines) {
        const GridLine row = readGridLine(line.text);
        if (row.kind == GridLineKind::text || cells.size() >= kCells)
            return std::nullopt;
        for (const std::string& token : row.tokens)
            cells += token;
    }
    const auto blank = std::find_if(cells.begin(), cells.end(), isBlankSymbol);
    const bool isMixed =
        std::any_of(blank, cells.end(), [&](char symbol) { return isBlankSymbol(symbol) && symbol != *blank; });
    const int found = measure(cells).cells;
    if (isMixed || found < 2 || found >= kCells)
        return std::nullopt;
    return Error{.code = ErrorCode::tooFewCells, .found = found, .expected = kCells};
}

Error notAPuzzle(const std::vector<SourceLine>& lines) {
    constexpr std::size_t kShown = 24;
    Error error{.code = ErrorCode::notAPuzzle};
    const auto seen = std::find_if_not(lines.begin(), lines.end(), isBlank);
    if (seen == lines.end())
        return error;
    const std::size_t start = seen->text.find_first_not_of(" \t");
    for (std::size_t i = start; i < std::min(start + kShown, seen->text.size()); ++i)
        if (seen->text[i] >= ' ' && seen->text[i] != '\x7f')
            error.subject += seen->symbolAt(i);
    error.line = seen->number;
    return error;
}

/// Warns of what stands before and after the puzzle that was taken.
void warnOfTheRest(ImportedPuzzle& imported, std::span<const SourceLine> lines, std::size_t first, std::size_t next,
                   const std::vector<Reader>& readers) {
    const auto warn = [&](ImportWarning warning) {
        if (std::find(imported.warnings.begin(), imported.warnings.end(), warning) == imported.warnings.end())
            imported.warnings.push_back(warning);
    };
    // Borders, headers and comments belong to the puzzle.
    const auto isIgnored = [](const SourceLine& line) {
        const bool hasWords = std::any_of(line.text.begin(), line.text.end(), [](char symbol) {
            return (symbol >= '0' && symbol <= '9') || (symbol >= 'A' && symbol <= 'Z') ||
                   (symbol >= 'a' && symbol <= 'z');
        });
        return hasWords && line.text[0] != '#' && line.text[0] != '[';
    };
    if (std::any_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(first), isIgnored))
        warn(ImportWarning::textIgnored);
    while (next < lines.size()) {
        const SourceLine& line = lines[next];
        const std::optional<Result<ImportedPuzzle>> more = readAt(lines, next, readers);
        if (more && more->hasValue()) {
            warn(ImportWarning::morePuzzlesFollow);
            return;
        }
        if (isIgnored(line))
            warn(ImportWarning::textIgnored);
    }
}

Result<ImportedPuzzle> importText(std::string_view text, std::optional<FormatId> format) {
    const std::vector<SourceLine> lines = readLines(text, kMostText);
    const std::vector<Reader> readers = readersOf(format);
    std::optional<Error> fault;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t first = at;
        std::optional<Result<ImportedPuzzle>> reading = readAt(lines, at, readers);
        if (!reading)
            continue;
        if (reading->hasValue()) {
            warnOfTheRest(reading->value(), lines, first, at, readers);
            return std::move(*reading);
        }
        if (!fault)
            fault = reading->error();
    }
    if (!fault)
        fault = tooFewAltogether(lines);
    return fault ? *fault : notAPuzzle(lines);
}

std::string_view withoutByteOrderMark(std::string_view text) {
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    return text;
}

bool looksNative(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos || text[start] != '{')
        return false;
    // A C or JSON array of numbers may open with a brace too; an object's first character is a quote.
    const std::size_t inside = text.find_first_not_of(" \t\r\n", start + 1);
    return inside == std::string_view::npos || text[inside] == '"' || text[inside] == '}';
}

Error notReadable(const std::string& path, int systemError) {
    return Error{
        .code = ErrorCode::fileNotReadable, .subject = path, .reason = std::generic_category().message(systemError)};
}

Error tooLarge(std::size_t found) {
    return Error{.code = ErrorCode::inputTooLarge,
                 .found = static_cast<long long>(found),
                 .expected = static_cast<long long>(kLargestInput)};
}

/// Everything that the descriptor gives, which may be a pipe of any length.
Result<std::string> readAll(int descriptor, const std::string& path) {
    constexpr std::size_t kChunk = 64 * 1024;
    std::string content;
    for (;;) {
        const std::size_t before = content.size();
        content.resize(before + kChunk);
        const ssize_t count = ::read(descriptor, content.data() + before, kChunk);
        content.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count < 0 && errno != EINTR)
            return notReadable(path, errno);
        if (count == 0)
            return content;
        if (content.size() > kLargestInput)
            return tooLarge(content.size());
    }
}

}  // namespace

Result<ImportedPuzzle> importPuzzle(std::string_view text) {
    if (text.size() > kLargestInput)
        return tooLarge(text.size());
    text = withoutByteOrderMark(text);
    return looksNative(text) ? readNative(text) : importText(text, std::nullopt);
}

Result<ImportedPuzzle> importPuzzle(std::string_view text, FormatId format) {
    if (text.size() > kLargestInput)
        return tooLarge(text.size());
    text = withoutByteOrderMark(text);
    return format == FormatId::native ? readNative(text) : importText(text, format);
}

Result<ImportedPuzzle> importFile(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return notReadable(path, errno);
    struct stat status {};
    const bool isKnown = ::fstat(descriptor, &status) == 0;
    Result<std::string> content = !isKnown                  ? Result<std::string>(notReadable(path, errno))
                                  : S_ISDIR(status.st_mode) ? Result<std::string>(notReadable(path, EISDIR))
                                  : status.st_size > static_cast<off_t>(kLargestInput)
                                      ? Result<std::string>(tooLarge(static_cast<std::size_t>(status.st_size)))
                                      : readAll(descriptor, path);
    ::close(descriptor);
    if (!content)
        return content.error();
    return importPuzzle(*content);
}

}  // namespace nonet
