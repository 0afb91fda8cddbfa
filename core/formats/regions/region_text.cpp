#include "core/formats/regions/region_text.h"

#include "core/formats/source_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace nonet {
namespace {

constexpr std::string_view kSpaces = " \t";
constexpr std::string_view kTableGaps = ",;\t";
constexpr std::string_view kGaps = " |";
constexpr std::size_t kLongestLabel = 8;
/// A board that is written on one line has at least this side.
constexpr int kLeastFolded = 4;

struct Label {
    std::string text;
    /// 1-based.
    int column = 0;
};
struct Row {
    const SourceLine* line = nullptr;
    std::vector<Label> labels;
};

bool isLabelCharacter(char symbol) {
    return (symbol >= '0' && symbol <= '9') || (symbol >= 'A' && symbol <= 'Z') || (symbol >= 'a' && symbol <= 'z');
}

bool standsForNone(std::string_view label) {
    return label.empty() || label == "." || label == "-" || label == "_" || label == "0";
}

bool isBlank(const SourceLine& line) { return line.text.find_first_not_of(kSpaces) == std::string::npos; }

/// A frame that is drawn with signs; dashes alone are cells.
bool isFrame(const SourceLine& line) {
    return line.text.find_first_not_of("+-=| ") == std::string::npos && line.text.find_first_of("+=") != line.text.npos;
}

/// A cell between any two gaps, also an empty one.
std::vector<Label> tableCells(const std::string& text) {
    std::vector<Label> cells;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = firstOf(text, kTableGaps, at);
        constexpr std::string_view kAround = " \"'";
        const std::size_t first = std::min(text.find_first_not_of(kAround, at), end);
        std::size_t last = end;
        while (last > first && kAround.find(text[last - 1]) != std::string_view::npos)
            --last;
        cells.push_back({text.substr(first, last - first), static_cast<int>(first) + 1});
        at = end + 1;
    }
    return cells;
}

/// What stands between spaces and bars.
std::vector<Label> words(const std::string& text) {
    std::vector<Label> words;
    for (std::size_t at = text.find_first_not_of(kGaps); at < text.size(); at = text.find_first_not_of(kGaps, at)) {
        const std::size_t end = firstOf(text, kGaps, at);
        words.push_back({text.substr(at, end - at), static_cast<int>(at) + 1});
        at = end;
    }
    return words;
}

std::vector<Label> characters(const std::vector<Label>& words) {
    std::vector<Label> cells;
    for (const Label& word : words)
        for (std::size_t i = 0; i < word.text.size(); ++i)
            cells.push_back({std::string(1, word.text[i]), word.column + static_cast<int>(i)});
    return cells;
}

/// Whether words are cells each, and not runs of cells: some are longer than others, as 9 and 10, or they make a
/// square.
bool areCells(const std::vector<Row>& rows) {
    const std::size_t length = rows.front().labels.front().text.size();
    for (const Row& row : rows)
        for (const Label& label : row.labels)
            if (label.text.size() != length)
                return label.text.size() <= 2 && length <= 2;
    return length == 1 || (length == 2 && rows.size() > 1 && std::ranges::all_of(rows, [&rows](const Row& row) {
                               return row.labels.size() == rows.size();
                           }));
}

std::vector<Row> rowsOf(const std::vector<SourceLine>& lines) {
    const bool isTable = std::ranges::any_of(
        lines, [](const SourceLine& line) { return line.text.find_first_of(kTableGaps) != std::string::npos; });
    std::vector<Row> rows;
    for (const SourceLine& line : lines) {
        if (isBlank(line) || isFrame(line))
            continue;
        Row row{&line, isTable ? tableCells(line.text) : words(line.text)};
        if (!row.labels.empty())
            rows.push_back(std::move(row));
    }
    if (!isTable && !rows.empty() && !areCells(rows))
        for (Row& row : rows)
            row.labels = characters(row.labels);
    return rows;
}

/// All rows of a square board on one line become rows.
void unfold(std::vector<Row>& rows) {
    if (rows.size() != 1)
        return;
    const std::vector<Label> all = std::move(rows.front().labels);
    const SourceLine* line = rows.front().line;
    const int side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(all.size()))));
    const bool isSquare =
        side >= kLeastFolded && static_cast<std::size_t>(side) * static_cast<std::size_t>(side) == all.size();
    const std::ptrdiff_t length = isSquare ? side : static_cast<std::ptrdiff_t>(all.size());
    rows.clear();
    for (auto first = all.begin(); first != all.end(); first += length)
        rows.push_back({line, std::vector<Label>(first, first + length)});
}

Error faultAt(const Row& row, ErrorCode code, ErrorDetail detail, std::size_t found, std::size_t expected) {
    const std::size_t shown = std::min(expected, row.labels.size() - 1);
    return {.code = code,
            .detail = detail,
            .line = row.line->number,
            .column = row.labels[shown].column,
            .found = static_cast<long long>(found),
            .expected = static_cast<long long>(expected)};
}

std::optional<Error> faultOfShape(const std::vector<Row>& rows) {
    constexpr std::size_t kMost = kMaxSide;
    const std::size_t columns = rows.front().labels.size();
    if (columns > kMost)
        return faultAt(rows.front(), ErrorCode::tooManyCells, ErrorDetail::boardSide, columns, kMost);
    if (rows.size() > kMost)
        return Error{.code = ErrorCode::tooManyCells,
                     .detail = ErrorDetail::boardSide,
                     .line = rows[kMost].line->number,
                     .found = static_cast<long long>(rows.size()),
                     .expected = kMost};
    for (const Row& row : rows)
        if (row.labels.size() != columns)
            return faultAt(row, row.labels.size() < columns ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                           ErrorDetail::regionRow, row.labels.size(), columns);
    return std::nullopt;
}

std::optional<Error> faultOf(const Label& label, const SourceLine& line) {
    if (standsForNone(label.text))
        return std::nullopt;
    const auto foreign = std::ranges::find_if_not(label.text, isLabelCharacter);
    if (foreign == label.text.end() && label.text.size() <= kLongestLabel)
        return std::nullopt;
    const auto at =
        foreign == label.text.end() ? std::size_t{0} : static_cast<std::size_t>(foreign - label.text.begin());
    const std::size_t column = static_cast<std::size_t>(label.column) - 1 + at;
    return Error{.code = ErrorCode::badSymbol,
                 .subject = foreign == label.text.end() ? label.text : line.symbolAt(column),
                 .line = line.number,
                 .column = static_cast<int>(column) + 1};
}

}  // namespace

Result<RegionMap> regionsFromText(std::string_view text) {
    if (text.size() > kMostRegionText)
        return Error{.code = ErrorCode::inputTooLarge,
                     .found = static_cast<long long>(text.size()),
                     .expected = static_cast<long long>(kMostRegionText)};
    const std::vector<SourceLine> lines = readLines(text, kMostRegionText);
    std::vector<Row> rows = rowsOf(lines);
    if (rows.empty())
        return Error{.code = ErrorCode::notAPuzzle};
    unfold(rows);
    // What is no region at all is wrong before how many there are.
    for (const Row& row : rows)
        for (const Label& label : row.labels)
            if (std::optional<Error> fault = faultOf(label, *row.line))
                return std::move(*fault);
    if (std::optional<Error> fault = faultOfShape(rows))
        return std::move(*fault);
    const auto columns = static_cast<int>(rows.front().labels.size());
    RegionMap map(static_cast<int>(rows.size()), columns);
    std::map<std::string_view, int> numbers;
    int cell = 0;
    for (const Row& row : rows)
        for (const Label& label : row.labels) {
            if (!standsForNone(label.text)) {
                const int number = numbers.emplace(label.text, static_cast<int>(numbers.size())).first->second;
                if (number > RegionMap::kMostRegion)
                    return Error{.code = ErrorCode::tooManyCells,
                                 .detail = ErrorDetail::regionCount,
                                 .line = row.line->number,
                                 .column = label.column,
                                 .expected = RegionMap::kMostRegion + 1};
                map.setRegion(Cell(cell), number);
            }
            ++cell;
        }
    return map;
}

std::string regionsAsText(const RegionMap& map) {
    const std::string signs = map.toText();
    const auto columns = static_cast<std::size_t>(map.columns());
    std::string text;
    for (std::size_t at = 0; at < signs.size(); at += columns)
        text += signs.substr(at, columns) + '\n';
    return text;
}

}  // namespace nonet
