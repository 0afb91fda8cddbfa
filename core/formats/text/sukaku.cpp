#include "core/formats/text/sukaku.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

constexpr int kCharacters = 729;

/// What stands for a candidate that is not there, and what may stand between groups then.
struct Writing {
    std::string_view blanks;
    std::string_view between;
};
constexpr std::string_view kBetweenGroups = " \t|+-=,;:'\"";
constexpr std::array kWritings{Writing{".0", kBetweenGroups}, Writing{"-", " \t|+=,;:'\""},
                               Writing{"*", kBetweenGroups}, Writing{"_", kBetweenGroups},
                               Writing{"xX", kBetweenGroups}};
constexpr const Writing& kUsual = kWritings.front();

bool isIn(std::string_view signs, char symbol) { return signs.find(symbol) != std::string_view::npos; }
bool fitsAt(char symbol, int position, const Writing& writing) {
    return isIn(writing.blanks, symbol) || symbol == static_cast<char>('1' + position % 9);
}

ImportedPuzzle imported(const CandidateGrid& candidates) {
    const SolvedGroups solved = solvedGroups(candidates);
    ImportedPuzzle puzzle{FormatId::sukaku, recordFromCandidates(solved.digits, candidates), {}};
    if (solved.hasConflict)
        puzzle.warnings.push_back(ImportWarning::someMarksConflict);
    return puzzle;
}

/// Cells have nothing to do with it: characters are counted, and each has its place.

/// What stands around a Sukaku in a table.
constexpr std::string_view kAround = " \t|,;:'\"`";

/// Where the marks of a line stand that are about as many as a Sukaku has: its longest field where that is long, else
/// the whole line.
std::pair<std::size_t, std::size_t> marksIn(const std::string& text) {
    constexpr std::size_t kLong = 600;
    for (std::size_t at = text.find_first_not_of(kAround); at < text.size();) {
        const std::size_t end = firstOf(text, kAround, at);
        if (end - at >= kLong)
            return {at, end};
        at = text.find_first_not_of(kAround, end);
    }
    return {0, text.size()};
}

/// A single line about as long as a Sukaku that is none: what is wrong with it.
std::optional<Error> faultOf(const SourceLine& line) {
    constexpr int kNear = 40;
    const auto [first, end] = marksIn(line.text);
    int count = 0;
    int candidates = 0;
    std::optional<std::size_t> misplaced;
    for (std::size_t i = first; i < end; ++i) {
        const char symbol = line.text[i];
        if (isIn(kUsual.between, symbol))
            continue;
        if (!misplaced && !fitsAt(symbol, count, kUsual))
            misplaced = i;
        candidates += symbol == '.' || (symbol >= '0' && symbol <= '9') ? 1 : 0;
        ++count;
    }
    if (std::abs(count - kCharacters) > kNear || candidates + kNear < count)
        return std::nullopt;
    if (count != kCharacters)
        return Error{.code = count < kCharacters ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                     .detail = ErrorDetail::pencilMarks,
                     .line = line.number,
                     .found = count,
                     .expected = kCharacters};
    if (!misplaced)
        return std::nullopt;
    return Error{.code = ErrorCode::badSymbol,
                 .detail = ErrorDetail::pencilMarks,
                 .subject = line.symbolAt(*misplaced),
                 .line = line.number,
                 .column = static_cast<int>(*misplaced) + 1};
}

/// The candidates of 729 characters from a line on, and the line after them; nothing where one does not fit its place.
struct Found {
    CandidateGrid candidates;
    std::size_t next = 0;
};
std::optional<Found> findCandidates(std::span<const SourceLine> lines, std::size_t first, const Writing& writing) {
    // A group a line, with room for borders and empty lines.
    constexpr std::size_t kMostLines = 250;
    Found found{CandidateGrid(), first};
    int position = 0;
    const std::size_t end = std::min(lines.size(), first + kMostLines);
    for (; found.next < end && position < kCharacters; ++found.next) {
        if (position == 0 && found.next > first)
            return std::nullopt;
        for (const char symbol : lines[found.next].text) {
            if (isIn(writing.between, symbol))
                continue;
            if (position == kCharacters || !fitsAt(symbol, position, writing))
                return std::nullopt;
            if (isIn(writing.blanks, symbol))
                found.candidates.at(Cell(position / 9)).erase(Digit::fromIndex(position % 9));
            ++position;
        }
    }
    if (position < kCharacters || found.candidates.count() == 0)
        return std::nullopt;
    return found;
}

/// A whole Sukaku with something before or after it, as in a table: a number, a rating, a comment.
struct SukakuField {
    CandidateGrid candidates;
    bool hasTextAround = false;
};
std::optional<SukakuField> findField(const SourceLine& line) {
    const std::string& text = line.text;
    for (std::size_t at = text.find_first_not_of(kAround); at < text.size();) {
        const std::size_t end = firstOf(text, kAround, at);
        if (end - at == kCharacters) {
            const SourceLine alone{text.substr(at, kCharacters), {}, line.number};
            for (const Writing& writing : kWritings)
                if (std::optional<Found> found = findCandidates(std::span(&alone, 1), 0, writing)) {
                    const std::size_t rest = text.find_first_not_of(kAround, end);
                    const bool isComment = rest == std::string::npos || text[rest] == '#';
                    return SukakuField{std::move(found->candidates),
                                       text.find_first_not_of(kAround) != at || !isComment};
                }
        }
        at = text.find_first_not_of(kAround, end);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Result<ImportedPuzzle>> readSukaku(std::span<const SourceLine> lines, std::size_t& at) {
    for (const Writing& writing : kWritings)
        if (std::optional<Found> found = findCandidates(lines, at, writing)) {
            at = found->next;
            return imported(found->candidates);
        }
    if (std::optional<SukakuField> field = findField(lines[at]); field && !lines[at].text.starts_with('#')) {
        ++at;
        ImportedPuzzle puzzle = imported(field->candidates);
        if (field->hasTextAround)
            puzzle.warnings.push_back(ImportWarning::textIgnored);
        return puzzle;
    }
    std::optional<Error> fault = faultOf(lines[at]);
    if (!fault)
        return std::nullopt;
    ++at;
    return std::move(*fault);
}

std::string writeSukaku(const PuzzleRecord& record) {
    const CandidateGrid candidates = candidateLayer(record.puzzle, record.history.state());
    std::string line;
    line.reserve(kCharacters);
    for (int i = 0; i < record.puzzle.shape().cellCount(); ++i)
        for (int d = 0; d < 9; ++d)
            line += candidates.at(Cell(i)).contains(Digit::fromIndex(d)) ? toSymbol(Digit::fromIndex(d)) : '.';
    return line;
}

}  // namespace nonet
