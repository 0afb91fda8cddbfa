#include "core/formats/sukaku.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr int kCharacters = 729;
constexpr std::string_view kBetweenGroups = " \t|+-=,;:'\"";

bool isBetweenGroups(char symbol) { return kBetweenGroups.find(symbol) != std::string_view::npos; }
bool isCandidateSymbol(char symbol) { return symbol == '.' || (symbol >= '0' && symbol <= '9'); }
bool fitsAt(char symbol, int position) {
    return symbol == '.' || symbol == '0' || symbol == static_cast<char>('1' + position % 9);
}

ImportedPuzzle imported(const CandidateGrid& candidates) {
    const SolvedGroups solved = solvedGroups(candidates);
    ImportedPuzzle puzzle{FormatId::sukaku, recordFromCandidates(solved.digits, candidates), {}};
    if (solved.hasConflict)
        puzzle.warnings.push_back(ImportWarning::someMarksConflict);
    return puzzle;
}

/// A single line about as long as a Sukaku that is none: what is wrong with it.
std::optional<Error> faultOf(const SourceLine& line) {
    constexpr int kNear = 40;
    int count = 0;
    std::optional<std::size_t> misplaced;
    for (std::size_t i = 0; i < line.text.size(); ++i) {
        if (isBetweenGroups(line.text[i]))
            continue;
        if (!misplaced && (!isCandidateSymbol(line.text[i]) || !fitsAt(line.text[i], count)))
            misplaced = i;
        ++count;
    }
    if (std::abs(count - kCharacters) > kNear)
        return std::nullopt;
    const auto candidates = std::count_if(line.text.begin(), line.text.end(), isCandidateSymbol);
    if (candidates + kNear < count)
        return std::nullopt;
    if (count != kCharacters)
        return Error{.code = count < kCharacters ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                     .line = line.number,
                     .found = count,
                     .expected = kCharacters};
    if (!misplaced)
        return std::nullopt;
    return Error{.code = ErrorCode::badSymbol,
                 .subject = line.symbolAt(*misplaced),
                 .line = line.number,
                 .column = static_cast<int>(*misplaced) + 1};
}

/// The candidates of 729 characters from a line on, and the line after them; nothing where one does not fit its place.
struct Found {
    CandidateGrid candidates;
    std::size_t next = 0;
};
std::optional<Found> findCandidates(std::span<const SourceLine> lines, std::size_t first) {
    // A group a line, with room for borders and empty lines.
    constexpr std::size_t kMostLines = 250;
    Found found{CandidateGrid(), first};
    int position = 0;
    const std::size_t end = std::min(lines.size(), first + kMostLines);
    for (; found.next < end && position < kCharacters; ++found.next) {
        if (position == 0 && found.next > first)
            return std::nullopt;
        for (const char symbol : lines[found.next].text) {
            if (isBetweenGroups(symbol))
                continue;
            if (position == kCharacters || !isCandidateSymbol(symbol) || !fitsAt(symbol, position))
                return std::nullopt;
            if (symbol == '.' || symbol == '0')
                found.candidates.at(Cell(position / 9)).erase(Digit::fromIndex(position % 9));
            ++position;
        }
    }
    if (position < kCharacters || found.candidates.count() == 0)
        return std::nullopt;
    return found;
}

}  // namespace

std::optional<Result<ImportedPuzzle>> readSukaku(std::span<const SourceLine> lines, std::size_t& at) {
    if (std::optional<Found> found = findCandidates(lines, at)) {
        at = found->next;
        return imported(found->candidates);
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
