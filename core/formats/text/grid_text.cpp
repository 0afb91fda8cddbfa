#include "core/formats/text/grid_text.h"

#include "core/board/classic.h"
#include "core/formats/text/grid_line.h"
#include "core/formats/text/puzzle_line.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace nonet {

namespace {

constexpr std::size_t kRows = 9;

struct Row {
    std::vector<std::string> tokens;
    /// Index of its line.
    std::size_t line = 0;
    /// An empty line stands before it.
    bool isApart = false;
};

/// The rows of cells from a line on, as far as nothing but borders and empty lines comes between them.
struct Block {
    std::vector<Row> rows;
    /// The line that ended it.
    std::size_t end = 0;
    /// That line is nearly a row: where its foreign character stands.
    std::optional<std::size_t> foreignAt;
};

/// Three grids with a cell a line.
constexpr std::size_t kMostRows = 250;

int cellCount(const Row& row) {
    int cells = 0;
    for (const std::string& token : row.tokens)
        cells += cellsOfToken(token);
    return cells;
}

/// Rows of one grid differ by a cell at the most, and that is a fault.
bool isLike(const Row& row, const Row& other) {
    const bool areGroups = row.tokens.size() >= kRows - 1 && row.tokens.size() == other.tokens.size();
    return areGroups || std::abs(cellCount(row) - cellCount(other)) <= 1;
}

bool isDashes(const Row& row) { return row.tokens.size() == 1 && row.tokens.front() == "---------"; }

/// Whether '-' stands for a blank somewhere among the rows, so that nine of them are a row too.
bool hasDashBlanks(const std::vector<Row>& rows) {
    return std::any_of(rows.begin(), rows.end(), [](const Row& row) {
        return !isDashes(row) && std::any_of(row.tokens.begin(), row.tokens.end(), [](const std::string& token) {
            return token.find('-') != std::string::npos && !candidatesOfToken(token);
        });
    });
}

Block readBlock(std::span<const SourceLine> lines, std::size_t first) {
    Block block;
    std::vector<std::size_t> dashes;
    bool isApart = false;
    std::size_t at = first;
    for (; at < lines.size() && block.rows.size() < kMostRows; ++at) {
        GridLine line = readGridLine(lines[at].text);
        if (line.kind == GridLineKind::text) {
            block.foreignAt = line.foreignAt;
            break;
        }
        if (line.kind == GridLineKind::empty)
            isApart = true;
        if (line.kind == GridLineKind::dashes)
            line.tokens = {"---------"};
        if (line.tokens.empty())
            continue;
        Row row{std::move(line.tokens), at, isApart};
        if (!block.rows.empty() && block.rows.size() < kRows && !isLike(row, block.rows.front()))
            break;
        block.rows.push_back(std::move(row));
        isApart = false;
    }
    block.end = at;
    if (!hasDashBlanks(block.rows))
        std::erase_if(block.rows, isDashes);
    return block;
}

bool isGroups(const Row& row) {
    const auto isGroup = [](const std::string& token) { return candidatesOfToken(token).has_value(); };
    return (row.tokens.size() == kRows || row.tokens.size() == classic::kCells) &&
           std::all_of(row.tokens.begin(), row.tokens.end(), isGroup);
}
bool hasLongGroup(const Row& row) {
    return std::any_of(row.tokens.begin(), row.tokens.end(), [](const std::string& token) {
        const auto candidates = candidatesOfToken(token);
        return candidates && candidates->size() > 1;
    });
}

/// One grid cut out of a block.
struct Piece {
    bool isCandidates = false;
    CellDigits digits;
    CandidateGrid candidates;
};

/// Takes pieces off the front of a block, one after the other.
class BlockReader {
public:
    BlockReader(const Block& block, std::span<const SourceLine> lines) : m_rows(block.rows), m_lines(lines) {}

    bool isAtEnd() const { return m_next == m_rows.size(); }
    /// The line of the first row that was not taken; not at the end.
    std::size_t nextLine() const { return m_rows[m_next].line; }
    Result<Piece> take() {
        skipColumnNumbers();
        return startsWithCandidates() ? takeCandidates() : takeValues();
    }

private:
    std::span<const Row> rest() const { return m_rows.subspan(m_next); }

    void skipColumnNumbers();
    bool startsWithCandidates() const;
    bool hasRowNumbers(bool isCandidates) const;
    Result<Piece> takeCandidates();
    Result<Piece> takeValues();
    Error countError(int found, std::size_t line) const;

    std::span<const Row> m_rows;
    std::span<const SourceLine> m_lines;
    std::size_t m_next = 0;
};

/// "1 2 3 4 5 6 7 8 9" above nine rows.
void BlockReader::skipColumnNumbers() {
    const auto isNumbers = [](const Row& row) {
        std::string all;
        for (const std::string& token : row.tokens)
            all += token;
        return all == "123456789";
    };
    if (rest().size() == kRows + 1 && isNumbers(rest().front()))
        ++m_next;
}

bool BlockReader::startsWithCandidates() const {
    if (rest().front().tokens.size() == classic::kCells)
        return isGroups(rest().front()) && hasLongGroup(rest().front());
    const std::span<const Row> rows = rest().first(std::min(kRows, rest().size()));
    const std::size_t labels = hasRowNumbers(true) ? 1 : 0;
    bool hasLong = false;
    for (Row row : rows) {
        if (row.tokens.size() <= labels)
            return false;
        row.tokens.erase(row.tokens.begin(), row.tokens.begin() + static_cast<std::ptrdiff_t>(labels));
        // A row with a cell too many or too few among rows of candidates is a fault of that row, told later.
        if (!std::all_of(row.tokens.begin(), row.tokens.end(),
                         [](const std::string& token) { return candidatesOfToken(token).has_value(); }) ||
            row.tokens.size() < kRows - 1 || row.tokens.size() > kRows + 1)
            return false;
        hasLong = hasLong || hasLongGroup(row);
    }
    return hasLong;
}

/// Rows numbered 1 to 9 in front.
bool BlockReader::hasRowNumbers(bool isCandidates) const {
    if (rest().size() < kRows)
        return false;
    for (std::size_t i = 0; i < kRows; ++i) {
        const Row& row = rest()[i];
        const int cells = isCandidates ? static_cast<int>(row.tokens.size()) : cellCount(row);
        if (cells != static_cast<int>(kRows) + 1 || row.tokens.front() != std::string(1, static_cast<char>('1' + i)))
            return false;
    }
    return true;
}

Error BlockReader::countError(int found, std::size_t line) const {
    return Error{.code = found < classic::kCells ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                 .line = m_lines[line].number,
                 .found = found,
                 .expected = classic::kCells};
}

Result<Piece> BlockReader::takeCandidates() {
    const std::size_t labels = hasRowNumbers(true) ? 1 : 0;
    Piece piece{true, {}, {}};
    std::vector<std::string> groups;
    std::size_t odd = rest().front().line;
    for (std::size_t taken = 0; taken < kRows && !isAtEnd() && groups.size() < classic::kCells; ++taken, ++m_next) {
        const Row& row = m_rows[m_next];
        if (row.tokens.size() - labels != kRows && row.tokens.size() != classic::kCells && groups.size() % kRows == 0)
            odd = row.line;
        for (std::size_t i = labels; i < row.tokens.size(); ++i) {
            const std::optional<std::string> group = candidatesOfToken(row.tokens[i]);
            groups.push_back(group.value_or(std::string()));
        }
    }
    if (groups.size() != classic::kCells)
        return countError(static_cast<int>(groups.size()), odd);
    for (int i = 0; i < classic::kCells; ++i) {
        piece.candidates.at(Cell(i)) = DigitSet();
        for (const char symbol : groups[static_cast<std::size_t>(i)])
            piece.candidates.at(Cell(i)).insert(Digit(symbol - '0'));
    }
    return piece;
}

Result<Piece> BlockReader::takeValues() {
    const bool isNumbered = hasRowNumbers(false);
    const std::size_t firstRow = m_next;
    std::string cells;
    int count = 0;
    std::optional<std::size_t> odd;
    while (!isAtEnd() && count < classic::kCells) {
        const Row& row = m_rows[m_next];
        // A second grid begins after an empty line, not in the middle of nine rows.
        if (row.isApart && m_next - firstRow >= kRows)
            break;
        const int inRow = cellCount(row) - (isNumbered ? 1 : 0);
        if (inRow % static_cast<int>(kRows) != 0 && !odd)
            odd = row.line;
        for (std::size_t i = isNumbered ? 1 : 0; i < row.tokens.size(); ++i)
            cells += row.tokens[i];
        count += inRow;
        ++m_next;
    }
    if (count != classic::kCells)
        return countError(count, odd.value_or(m_rows[firstRow].line));
    if (cells.find(kEmptyCell) != std::string::npos) {
        const auto written = std::find_if(cells.begin(), cells.end(), isBlankSymbol);
        std::replace(cells.begin(), cells.end(), kEmptyCell, written == cells.end() ? '.' : *written);
    }
    const CellRun run = measure(cells);
    // Rules of stars and underlines are no empty grid.
    if (run.digits == 0 && cells.find_first_not_of(".0") != std::string::npos)
        return Error{.code = ErrorCode::notAPuzzle};
    if (run.cells != classic::kCells || run.foreign > 0)
        return countError(run.cells, m_rows[firstRow].line);
    Result<CellDigits> digits = readCells(cells, m_lines[m_rows[firstRow].line].number);
    if (!digits)
        return digits.error();
    return Piece{false, std::move(digits).value(), {}};
}

Grid allDigits(const CellDigits& digits) {
    Grid all = digits.givens;
    for (int i = 0; i < all.cellCount(); ++i)
        if (const std::optional<Digit> entered = digits.entered.digit(Cell(i)))
            all.set(Cell(i), *entered);
    return all;
}

/// Whether `later` is the same puzzle with more digits in it.
bool continues(const Grid& later, const Grid& earlier) {
    for (int i = 0; i < earlier.cellCount(); ++i)
        if (!earlier.isBlank(Cell(i)) && earlier.valueAt(Cell(i)) != later.valueAt(Cell(i)))
            return false;
    return true;
}

bool continues(const CandidateGrid& candidates, const Grid& digits) {
    for (int i = 0; i < digits.cellCount(); ++i)
        if (const std::optional<Digit> digit = digits.digit(Cell(i)))
            if (candidates.at(Cell(i)) != DigitSet(*digit))
                return false;
    return true;
}

ImportedPuzzle fromCandidates(const CandidateGrid& candidates) {
    const SolvedGroups solved = solvedGroups(candidates);
    ImportedPuzzle imported{FormatId::candidateGrid, recordFromCandidates(solved.digits, candidates), {}};
    if (solved.hasConflict)
        imported.warnings.push_back(ImportWarning::someMarksConflict);
    return imported;
}

/// Takes the givens, and as many of the grids after them as tell more of the same puzzle.
Result<ImportedPuzzle> readPieces(BlockReader& reader) {
    Result<Piece> first = reader.take();
    if (!first)
        return first.error();
    if (first->isCandidates)
        return fromCandidates(first->candidates);
    Grid givens = first->digits.givens;
    Grid digits = allDigits(first->digits);
    std::optional<CandidateGrid> candidates;
    while (!reader.isAtEnd() && !candidates) {
        const BlockReader before = reader;
        const Result<Piece> more = reader.take();
        if (more && more->isCandidates && continues(more->candidates, digits)) {
            candidates = more->candidates;
        } else if (more && !more->isCandidates && digits == givens && continues(allDigits(more->digits), digits)) {
            digits = allDigits(more->digits);
        } else {
            reader = before;
            break;
        }
    }
    ImportedPuzzle imported{FormatId::grid, recordFrom(givens, digits), {}};
    if (candidates)
        strikeAllBut(imported.record, *candidates);
    return imported;
}

/// SudoCue's header lines right above a grid.
void readHeader(std::span<const SourceLine> lines, std::size_t first, PuzzleInfo& info) {
    std::size_t at = first;
    while (at > 0 && (lines[at - 1].original.starts_with('#') || lines[at - 1].original.starts_with('[')))
        --at;
    for (; at < first; ++at) {
        const std::string_view line = lines[at].original;
        if (line.size() < 3 || line[0] != '#')
            continue;
        const std::string value(
            line.substr(line.find_first_not_of(' ', 2) == std::string_view::npos ? 2 : line.find_first_not_of(' ', 2)));
        switch (line[1]) {
        case 'A': info.author = value; break;
        case 'D': info.title = value; break;
        case 'C': info.rules += (info.rules.empty() ? "" : "\n") + value; break;
        case 'S': info.source = value; break;
        case 'U': info.source += (info.source.empty() ? "" : ", ") + value; break;
        case 'L': info.tags.push_back(value); break;
        default: break;
        }
    }
}

/// Simple Sudoku's "Inn v" (cell nn holds v) and "Enn ccc" (cell nn loses ccc), cells counted from 0 row by row.
/// Returns the first line that is neither.
std::size_t readPlayLines(std::span<const SourceLine> lines, std::size_t first, PuzzleRecord& record) {
    PlayState state = record.history.startState();
    std::size_t at = first;
    for (; at < lines.size(); ++at) {
        const std::string& text = lines[at].text;
        const bool isEntered = text.size() == 4 && text[0] == 'I';
        const bool isStruck = text.size() == 6 && text[0] == 'E';
        if ((!isEntered && !isStruck) || text.find_first_not_of("0123456789", 1) != std::string::npos)
            break;
        const int index = (text[1] - '0') * 10 + text[2] - '0';
        const int digit = text.back() - '0';
        if (index >= classic::kCells || digit == 0 || (isStruck && text.compare(3, 2, "00") != 0))
            break;
        CellState& cell = state.at(Cell(index));
        if (!record.puzzle.givens.isBlank(Cell(index)))
            continue;
        if (isEntered)
            cell.digit = static_cast<std::uint8_t>(digit);
        else
            cell.struck.insert(Digit(digit));
    }
    record.history = History(std::move(state));
    return at;
}

/// Whether the block was surely meant as a grid, so that its fault is worth telling.
bool isMeantAsGrid(const Block& block) {
    constexpr std::size_t kFewestRows = 5;
    const auto rowsNearNine = std::count_if(block.rows.begin(), block.rows.end(), [](const Row& row) {
        const int cells = cellCount(row);
        return (cells >= 8 && cells <= 10) || row.tokens.size() == kRows;
    });
    return block.rows.size() >= kFewestRows && static_cast<std::size_t>(rowsNearNine) + 1 >= block.rows.size();
}

/// Nine rows of nine cells between borders, columns as wide as their widest cell.
std::string bordered(const std::array<std::string, classic::kCells>& cells, std::string_view gap) {
    std::array<std::size_t, kRows> widths{};
    for (std::size_t i = 0; i < cells.size(); ++i)
        widths[i % kRows] = std::max(widths[i % kRows], cells[i].size());
    const auto rule = [&](char corner, char cross) {
        std::string line(1, corner);
        for (std::size_t column = 0; column < kRows; ++column) {
            line.append(widths[column] + gap.size(), '-');
            if (column % 3 == 2)
                line += std::string(gap.size(), '-') + (column == kRows - 1 ? corner : cross);
        }
        return line + "\n";
    };
    std::string text = rule('*', '-');
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t column = i % kRows;
        if (column == 0 && i > 0 && i % (3 * kRows) == 0)
            text += rule('|', '+');
        if (column == 0)
            text += '|';
        text += std::string(gap) + cells[i] + std::string(widths[column] - cells[i].size(), ' ');
        if (column % 3 == 2)
            text += std::string(gap) + (column == kRows - 1 ? "|\n" : "|");
    }
    return text + rule('*', '-');
}

std::string valueGrid(const Grid& grid) {
    std::array<std::string, classic::kCells> cells;
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = toLine(grid)[i];
    return bordered(cells, "");
}

}  // namespace

std::optional<Result<ImportedPuzzle>> readGridText(std::span<const SourceLine> lines, std::size_t& at) {
    if (readGridLine(lines[at].text).kind != GridLineKind::cells)
        return std::nullopt;
    const std::size_t first = at;
    const Block block = readBlock(lines, first);
    at = std::max(block.end, first + 1);
    if (block.rows.empty())
        return std::nullopt;
    BlockReader reader(block, lines);
    Result<ImportedPuzzle> imported = readPieces(reader);
    if (imported) {
        readHeader(lines, first, imported->record.info);
        at = reader.isAtEnd() ? readPlayLines(lines, block.end, imported->record) : reader.nextLine();
        return imported;
    }
    if (block.foreignAt && block.rows.size() >= 2 && block.rows.size() < kRows)
        return Error{.code = ErrorCode::badSymbol,
                     .subject = lines[block.end].symbolAt(*block.foreignAt),
                     .line = lines[block.end].number,
                     .column = static_cast<int>(*block.foreignAt) + 1};
    return isMeantAsGrid(block) ? std::optional(imported) : std::nullopt;
}

std::string writeGridText(const PuzzleRecord& record) {
    const PlayState& state = record.history.state();
    const Grid digits = digitsOf(record.puzzle, state);
    std::string text = valueGrid(record.puzzle.givens);
    if (digits != record.puzzle.givens)
        text += "\n" + valueGrid(digits);
    if (candidateLayer(record.puzzle, state) != candidatesFrom(digits, record.puzzle))
        text += "\n" + writeCandidateGrid(record);
    return text;
}

std::string writeCandidateGrid(const PuzzleRecord& record, const CandidateMarks& marks) {
    const CandidateGrid candidates = candidateLayer(record.puzzle, record.history.state());
    std::array<std::string, classic::kCells> cells;
    for (int i = 0; i < classic::kCells; ++i) {
        const Cell cell(i);
        std::string& text = cells[static_cast<std::size_t>(i)];
        for (const Digit digit : candidates.at(cell)) {
            const bool isEliminated = std::find(marks.eliminations.begin(), marks.eliminations.end(),
                                                Candidate{cell, digit}) != marks.eliminations.end();
            text += (isEliminated ? "-" : "") + std::string(1, toSymbol(digit));
        }
        if (text.empty())
            text = ".";
        else if (marks.endoFins.contains(cell))
            text.insert(text.begin(), '@');
        else if (marks.fins.contains(cell))
            text.insert(text.begin(), '#');
        else if (marks.pattern.contains(cell))
            text.insert(text.begin(), '*');
    }
    return bordered(cells, " ");
}

}  // namespace nonet
