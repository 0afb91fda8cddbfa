#include "core/formats/text/puzzle_line.h"

#include "core/board/classic.h"
#include "core/formats/source_text.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr std::string_view kFieldEnds = " \t,;#|\"'`()[]{}<>";

/// A piece of a line, with its place in it.
struct Field {
    std::string_view text;
    std::size_t column = 0;
};

std::vector<Field> fieldsOf(std::string_view line, std::string_view ends) {
    std::vector<Field> fields;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t start = line.find_first_not_of(ends, at);
        if (start == std::string_view::npos)
            break;
        at = firstOf(line, ends, start);
        fields.push_back({line.substr(start, at - start), start});
    }
    return fields;
}

bool isWholePuzzle(const CellRun& run, std::string_view text) {
    if (run.foreign > 0 || run.cells != classic::kCells)
        return false;
    // A rule of dashes or stars is no empty grid.
    return run.digits > 0 || text.find_first_not_of('.') == std::string_view::npos ||
           text.find_first_not_of('0') == std::string_view::npos;
}

/// Whether it follows another puzzle after blanks. What follows a tab or a comma is a column, such as another form of
/// the same puzzle, and a solution belongs to the puzzle before it.
bool isSecondPuzzle(const Field& field, std::string_view line) {
    const CellRun run = measure(field.text);
    return line[field.column - 1] == ' ' && isWholePuzzle(run, field.text) && run.digits < classic::kCells;
}

/// Blanks written as spaces: 81 characters of digits and spaces alone.
std::optional<std::string> withSpacesAsBlanks(std::string_view line) {
    const bool isPlain =
        std::all_of(line.begin(), line.end(), [](char c) { return c == ' ' || (c >= '1' && c <= '9'); });
    if (line.size() != classic::kCells || !isPlain || line.find_first_not_of(' ') == std::string_view::npos)
        return std::nullopt;
    std::string dotted(line);
    std::replace(dotted.begin(), dotted.end(), ' ', '.');
    return dotted;
}

/// Nine rows between commas, each of them cut short by '*' where only blanks follow.
std::optional<std::string> withRowsFilledUp(std::string_view line) {
    const std::vector<Field> rows = fieldsOf(line, ", \t\"'");
    if (rows.size() != 9 || std::count(line.begin(), line.end(), ',') != 8)
        return std::nullopt;
    std::string cells;
    bool isShortened = false;
    for (const Field& row : rows) {
        std::string_view text = row.text;
        if (text.ends_with('*') && text.size() <= 9 && text.find('*') == text.size() - 1) {
            text.remove_suffix(1);
            isShortened = true;
        }
        if (text.size() > 9 || text.find_first_not_of(".0123456789") != std::string_view::npos)
            return std::nullopt;
        cells += text;
        const bool usesZero = line.find('0') != std::string_view::npos;
        cells.append(9 - text.size(), usesZero ? '0' : '.');
    }
    return isShortened ? std::optional<std::string>(cells) : std::nullopt;
}

/// Cells in several groups on one line, such as nine times nine.
std::optional<std::string> withGroupsJoined(std::string_view line) {
    std::string cells;
    bool isAllNine = true;
    for (const Field& field : fieldsOf(line, " \t|,;")) {
        cells += field.text;
        isAllNine = isAllNine && field.text == "123456789";
    }
    // Nine times every digit is a row of candidates.
    if (isAllNine || !isWholePuzzle(measure(cells), cells))
        return std::nullopt;
    return cells;
}

Result<ImportedPuzzle> readingOf(const std::string& cells, const SourceLine& line,
                                 std::vector<ImportWarning> warnings) {
    Result<CellDigits> digits = readCells(cells, line.number);
    if (!digits)
        return digits.error();
    return ImportedPuzzle{FormatId::line, recordFrom(digits->givens, digits->entered), std::move(warnings)};
}

/// What is warned of where the puzzle is the field of that number.
std::vector<ImportWarning> warningsAround(const std::vector<Field>& fields, std::size_t puzzle, std::string_view line) {
    if (std::any_of(fields.begin() + static_cast<std::ptrdiff_t>(puzzle) + 1, fields.end(),
                    [&](const Field& field) { return isSecondPuzzle(field, line); }))
        return {ImportWarning::morePuzzlesFollow};
    const std::size_t rest = line.find_first_not_of(" \t\"'`", fields[puzzle].column + fields[puzzle].text.size());
    if (puzzle > 0 || (rest != std::string_view::npos && line[rest] != '#'))
        return {ImportWarning::textIgnored};
    return {};
}

/// What is wrong with a run that was surely meant as a puzzle; nothing for any other text.
std::optional<Error> faultOf(const Field& field, const SourceLine& line) {
    constexpr int kFewestCells = 30;
    constexpr int kFewestDigits = 5;
    constexpr int kMostForeign = 3;
    const CellRun run = measure(field.text);
    if (run.cells < kFewestCells || run.digits < kFewestDigits)
        return std::nullopt;
    if (run.foreign == 0)
        return Error{.code = run.cells < classic::kCells ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                     .line = line.number,
                     .found = run.cells,
                     .expected = classic::kCells};
    if (run.foreign > kMostForeign || std::abs(run.cells + run.foreign - classic::kCells) > kMostForeign)
        return std::nullopt;
    const std::size_t at = field.column + run.firstForeign;
    return Error{.code = ErrorCode::badSymbol,
                 .subject = line.symbolAt(at),
                 .line = line.number,
                 .column = static_cast<int>(at) + 1};
}

}  // namespace

CellRun measure(std::string_view text) {
    CellRun run;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isDigit = text[i] >= '1' && text[i] <= '9';
        const bool marksDigit = text[i] == '+' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        if (isDigit || isBlankSymbol(text[i])) {
            ++run.cells;
            run.digits += isDigit ? 1 : 0;
        } else if (!marksDigit && run.foreign++ == 0) {
            run.firstForeign = i;
        }
    }
    return run;
}

Result<CellDigits> readCells(std::string_view run, int lineNumber) {
    CellDigits cells;
    char blank = '\0';
    bool isEntered = false;
    int index = 0;
    for (std::size_t i = 0; i < run.size(); ++i) {
        const char symbol = run[i];
        if (symbol == '+') {
            isEntered = true;
            continue;
        }
        if (isBlankSymbol(symbol)) {
            if (blank != '\0' && blank != symbol)
                return Error{.code = ErrorCode::mixedBlanks, .subject = {blank, symbol}, .line = lineNumber};
            blank = symbol;
        } else {
            (isEntered ? cells.entered : cells.givens).set(Cell(index), Digit(symbol - '0'));
        }
        isEntered = false;
        ++index;
    }
    assert(index == classic::kCells);
    return cells;
}

std::optional<Result<ImportedPuzzle>> readPuzzleLine(std::span<const SourceLine> lines, std::size_t& at) {
    const SourceLine& line = lines[at];
    const std::string_view text = line.text;
    if (text.starts_with('#'))
        return std::nullopt;
    for (const auto& whole : {withSpacesAsBlanks(text), withRowsFilledUp(text), withGroupsJoined(text)})
        if (whole) {
            ++at;
            return readingOf(*whole, line, {});
        }
    const std::vector<Field> fields = fieldsOf(text, kFieldEnds);
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (isWholePuzzle(measure(fields[i].text), fields[i].text)) {
            ++at;
            return readingOf(std::string(fields[i].text), line, warningsAround(fields, i, text));
        }
    for (const Field& field : fields)
        if (std::optional<Error> fault = faultOf(field, line)) {
            ++at;
            return std::move(*fault);
        }
    return std::nullopt;
}

std::string writePuzzleLine(const PuzzleRecord& record) {
    std::string line;
    for (int i = 0; i < record.puzzle.shape().cellCount(); ++i) {
        const int entered = record.history.state().at(Cell(i)).digit;
        if (const std::optional<Digit> given = record.puzzle.givens.digit(Cell(i)))
            line += toSymbol(*given);
        else if (entered > 0)
            line += {'+', toSymbol(Digit(entered))};
        else
            line += '.';
    }
    return line;
}

}  // namespace nonet
