#include "core/formats/importer.h"

#include "core/formats/format_catalogue.h"
#include "core/formats/identification.h"
#include "core/formats/text/grid_line.h"
#include "core/formats/text/puzzle_line.h"

#include <algorithm>
#include <array>
#include <map>

namespace nonet {

namespace {

/// A puzzle that begins later than this in a text is not looked for.
constexpr std::size_t kMostText = 1024 * 1024;

/// The links of one text. What is wrong with a damaged one is kept: to try to mend it takes long, and several ways in
/// may be tried.
class Links {
public:
    std::optional<Result<IdentifiedData>> at(const SourceLine& line) {
        if (const auto known = m_damaged.find(line.number); known != m_damaged.end())
            return Result<IdentifiedData>(known->second);
        std::optional<Result<IdentifiedData>> data = identifyLink(line.original);
        if (data && !*data)
            m_damaged.emplace(line.number, data->error());
        return data;
    }

private:
    std::map<int, Error> m_damaged;
};

/// Who is asked about lines: all formats, or one that was named.
class WaysIn {
public:
    WaysIn(std::optional<FormatId> named, Links& links) : m_named(named), m_links(links) {
        std::vector<const FormatRow*> rows;
        for (const FormatRow& row : formatCatalogue())
            if (row.read != nullptr && (!named || row.id == *named))
                rows.push_back(&row);
        std::ranges::stable_sort(rows, {}, &FormatRow::sniffed);
        for (const FormatRow* row : rows)
            if (std::ranges::find(m_readers, row->read) == m_readers.end())
                m_readers.push_back(row->read);
    }

    /// What the first that knows the lines makes of them; `at` moves on by a line at least.
    std::optional<Result<ImportedPuzzle>> readAt(std::span<const SourceLine> lines, std::size_t& at) const {
        const std::size_t first = at;
        if (std::optional<Result<ImportedPuzzle>> reading = readLink(lines[at])) {
            ++at;
            return reading;
        }
        for (const Reader reader : m_readers) {
            if (std::optional<Result<ImportedPuzzle>> reading = reader(lines, at))
                return reading;
            if (at > first)
                return std::nullopt;
        }
        ++at;
        return std::nullopt;
    }

    Result<ImportedPuzzle> readData(const IdentifiedData& data) const {
        if (!m_named || data.format == *m_named || data.link == m_named)
            return readIdentified(data);
        return Error{.code = ErrorCode::otherFormat,
                     .subject = std::string(formatName(data.format)),
                     .reason = std::string(formatName(*m_named))};
    }

private:
    std::optional<Result<ImportedPuzzle>> readLink(const SourceLine& line) const {
        if (m_named && formatRow(*m_named).data == nullptr)
            return std::nullopt;
        const std::optional<Result<IdentifiedData>> data = m_links.at(line);
        if (!data)
            return std::nullopt;
        Result<ImportedPuzzle> read = *data ? readData(data->value()) : data->error();
        if (read)
            return read;
        Error error = read.error();
        error.line = line.number;
        error.column = 0;
        return Result<ImportedPuzzle>(std::move(error));
    }

    std::optional<FormatId> m_named;
    Links& m_links;
    std::vector<Reader> m_readers;
};

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

/// Whether a cell of a board of the side can hold it: a blank, a number up to the side, or a letter that stands for
/// one.
bool isCellOf(int side, std::string_view token) {
    const auto isDigit = [](char symbol) { return symbol >= '0' && symbol <= '9'; };
    if (token.size() == 2)
        return isDigit(token[0]) && isDigit(token[1]) && (token[0] - '0') * 10 + token[1] - '0' <= side;
    const char symbol = token[0];
    const char letter = static_cast<char>(symbol | 0x20);
    return token.size() == 1 && (isDigit(symbol) || isBlankSymbol(symbol) || (letter >= 'a' && letter < 'a' + side));
}

/// A whole board of a size that other programs have and no reader here knows, with or without gaps between its cells.
std::optional<Error> largerBoard(const std::vector<SourceLine>& lines) {
    constexpr std::array kSides{12, 16, 25};
    constexpr std::size_t kMostCells = 25 * 25;
    constexpr std::string_view kGaps = "|:,; \t";
    std::vector<std::string_view> tokens;
    std::vector<std::string_view> symbols;
    for (const SourceLine& line : lines) {
        const std::string_view text = line.text;
        if (text.find_first_not_of("+-=|:,; \t") == std::string_view::npos)
            continue;
        for (std::size_t at = text.find_first_not_of(kGaps); at < text.size() && symbols.size() <= 2 * kMostCells;) {
            // Longer ones are no board, and may be as long as the text.
            const std::size_t end = firstOf(text.substr(0, at + 2 * kMostCells + 1), kGaps, at);
            tokens.push_back(text.substr(at, end - at));
            for (; at < end; ++at)
                symbols.push_back(text.substr(at, 1));
            at = text.find_first_not_of(kGaps, end);
        }
    }
    for (const int side : kSides)
        for (const auto& cells : {tokens, symbols})
            if (cells.size() == static_cast<std::size_t>(side * side) &&
                std::all_of(cells.begin(), cells.end(), [side](std::string_view cell) { return isCellOf(side, cell); }))
                return Error{.code = ErrorCode::unsupportedSize, .found = side, .expected = 9};
    return std::nullopt;
}

Error notAPuzzle(const std::vector<SourceLine>& lines) {
    constexpr std::size_t kShown = 24;
    Error error{.code = ErrorCode::notAPuzzle};
    const auto seen = std::find_if_not(lines.begin(), lines.end(), isBlank);
    if (seen == lines.end())
        return error;
    const std::size_t start = seen->text.find_first_not_of(" \t");
    for (std::size_t i = start; i < std::min(start + kShown, seen->text.size()); ++i)
        error.subject += seen->symbolAt(i);
    error.line = seen->number;
    return error;
}

void warnOnce(ImportedPuzzle& imported, ImportWarning warning) {
    if (std::ranges::find(imported.warnings, warning) == imported.warnings.end())
        imported.warnings.push_back(warning);
}

/// The puzzle of a link that follows a board and has its digits: a post shows the board, and the link has the rest of
/// it. Only a few puzzles may stand between, or a collection would be read as a whole.
std::optional<ImportedPuzzle> linkOfBoard(const ImportedPuzzle& board, std::span<const SourceLine> lines,
                                          std::size_t next, const WaysIn& ways) {
    constexpr int kMostBetween = 4;
    if (formatRow(board.format).data != nullptr)
        return std::nullopt;
    const auto digits = [](const PuzzleRecord& record) { return digitsOf(record.puzzle, record.history.state()); };
    const Grid shown = digits(board.record);
    for (int between = 0; next < lines.size() && between < kMostBetween;) {
        std::optional<Result<ImportedPuzzle>> reading = ways.readAt(lines, next);
        if (!reading || !*reading)
            continue;
        ImportedPuzzle& other = reading->value();
        if (formatRow(other.format).data != nullptr && digits(other.record) == shown)
            return std::move(other);
        ++between;
    }
    return std::nullopt;
}

/// Warns of what stands before and after the puzzle that was taken.
void warnOfTheRest(ImportedPuzzle& imported, std::span<const SourceLine> lines, std::size_t first, std::size_t next,
                   const WaysIn& ways) {
    const auto warn = [&](ImportWarning warning) { warnOnce(imported, warning); };
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
        const std::optional<Result<ImportedPuzzle>> more = ways.readAt(lines, next);
        if (more && more->hasValue()) {
            warn(ImportWarning::morePuzzlesFollow);
            return;
        }
        if (isIgnored(line))
            warn(ImportWarning::textIgnored);
    }
}

Result<ImportedPuzzle> importText(std::string_view text, const WaysIn& ways) {
    const std::vector<SourceLine> lines = readLines(text, kMostText);
    std::optional<Error> fault;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t first = at;
        std::optional<Result<ImportedPuzzle>> reading = ways.readAt(lines, at);
        if (!reading)
            continue;
        if (reading->hasValue()) {
            if (std::optional<ImportedPuzzle> whole = linkOfBoard(reading->value(), lines, at, ways)) {
                warnOnce(*whole, ImportWarning::textIgnored);
                return std::move(*whole);
            }
            warnOfTheRest(reading->value(), lines, first, at, ways);
            return std::move(*reading);
        }
        if (!fault)
            fault = reading->error();
    }
    if (const std::optional<Error> larger = largerBoard(lines))
        return *larger;
    if (!fault)
        fault = tooFewAltogether(lines);
    return fault ? *fault : notAPuzzle(lines);
}

std::string_view withoutByteOrderMark(std::string_view text) {
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    return text;
}

Error tooLarge(std::size_t found) {
    return Error{.code = ErrorCode::inputTooLarge,
                 .found = static_cast<long long>(found),
                 .expected = static_cast<long long>(kLargestInput)};
}

Result<ImportedPuzzle> importAs(std::string_view text, std::optional<FormatId> named, Links& links) {
    const WaysIn ways(named, links);
    if (!looksLikeObject(text))
        return importText(text, ways);
    const Result<IdentifiedData> data = identifyObject(text);
    if (data)
        return ways.readData(*data);
    // A line may stand between braces, too.
    return named && formatRow(*named).data == nullptr ? importText(text, ways) : data.error();
}

/// Formats that stand beside each other in one text have a reader that knows both.
bool haveOneReader(FormatId a, FormatId b) {
    return formatRow(a).read != nullptr && formatRow(a).read == formatRow(b).read;
}

}  // namespace

std::vector<ImportedPuzzle> importPuzzles(std::string_view text, std::size_t most) {
    const std::vector<SourceLine> lines = readLines(text, kMostText);
    Links links;
    const WaysIn ways(std::nullopt, links);
    std::vector<ImportedPuzzle> found;
    for (std::size_t at = 0; at < lines.size() && found.size() < most;)
        if (std::optional<Result<ImportedPuzzle>> reading = ways.readAt(lines, at); reading && reading->hasValue())
            found.push_back(std::move(reading->value()));
    return found;
}

Result<ImportedPuzzle> importPuzzle(std::string_view text) {
    if (text.size() > kLargestInput)
        return tooLarge(text.size());
    Links links;
    return importAs(withoutByteOrderMark(text), std::nullopt, links);
}

Result<ImportedPuzzle> importPuzzle(std::string_view text, FormatId format) {
    if (text.size() > kLargestInput)
        return tooLarge(text.size());
    text = withoutByteOrderMark(text);
    Links links;
    Result<ImportedPuzzle> named = importAs(text, format, links);
    // An object is of one format, and was asked which.
    const bool isKnownObject = formatRow(format).data != nullptr && looksLikeObject(text);
    if (named || named.error().code == ErrorCode::otherFormat || isKnownObject)
        return named;
    // It may be sound in another format: that is what is wrong with it then.
    const Result<ImportedPuzzle> other = importAs(text, std::nullopt, links);
    if (!other || other->format == format || haveOneReader(other->format, format))
        return named;
    return Error{.code = ErrorCode::otherFormat,
                 .subject = std::string(formatName(other->format)),
                 .reason = std::string(formatName(format))};
}

}  // namespace nonet
