#include "core/formats/text/library_line.h"

#include "core/formats/cell_code.h"
#include "core/formats/text/puzzle_line.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

/// After the empty field before the first colon.
enum FieldNumber : std::size_t { kCode = 1, kDigits, kCells, kDeleted, kEliminations, kPlacements, kExtra };
constexpr std::array<std::string_view, 7> kFieldNames = {"",        "code",         "digits",    "cells",
                                                         "deleted", "eliminations", "placements"};

struct LibraryField {
    std::string_view text;
    std::size_t column = 0;
};

std::vector<LibraryField> fieldsOf(std::string_view line) {
    std::vector<LibraryField> fields;
    std::size_t start = 0;
    // What follows the last separator is the extra, colons and all.
    while (fields.size() < kExtra) {
        const std::size_t end = line.find(':', start);
        if (end == std::string_view::npos)
            break;
        fields.push_back({line.substr(start, end - start), start});
        start = end + 1;
    }
    fields.push_back({line.substr(start), start});
    return fields;
}

Result<std::vector<Candidate>> readTriples(const LibraryField& field, int lineNumber) {
    std::vector<Candidate> candidates;
    std::size_t at = 0;
    while ((at = field.text.find_first_not_of(' ', at)) != std::string_view::npos) {
        const std::size_t end = std::min(field.text.find(' ', at), field.text.size());
        const std::string_view triple = field.text.substr(at, end - at);
        const std::optional<Candidate> candidate = fromTriple(triple);
        if (!candidate)
            return Error{.code = ErrorCode::badTriple,
                         .subject = std::string(triple),
                         .line = lineNumber,
                         .column = static_cast<int>(field.column + at) + 1};
        candidates.push_back(*candidate);
        at = end;
    }
    return candidates;
}

Result<CellDigits> readPosition(const LibraryField& field, const SourceLine& line) {
    const CellRun run = measure(field.text);
    if (run.foreign > 0) {
        const std::size_t at = field.column + run.firstForeign;
        return Error{.code = ErrorCode::badSymbol,
                     .subject = line.symbolAt(at),
                     .line = line.number,
                     .column = static_cast<int>(at) + 1};
    }
    constexpr int kExpected = 81;
    if (run.cells != kExpected)
        return Error{.code = run.cells < kExpected ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                     .line = line.number,
                     .found = run.cells,
                     .expected = kExpected};
    return readCells(field.text, line.number);
}

Result<ImportedPuzzle> readFields(const std::vector<LibraryField>& fields, const SourceLine& line) {
    if (fields.size() <= kPlacements)
        return Error{
            .code = ErrorCode::missingField, .subject = std::string(kFieldNames[fields.size()]), .line = line.number};
    Result<CellDigits> cells = readPosition(fields[kCells], line);
    if (!cells)
        return cells.error();
    ImportedPuzzle imported{FormatId::libraryLine, recordFrom(cells->givens, cells->entered), {}};
    LibraryLineDetails details;
    details.code = fields[kCode].text;
    details.digits = fields[kDigits].text;
    const std::pair<FieldNumber, std::vector<Candidate>*> lists[] = {
        {kDeleted, &details.deleted}, {kEliminations, &details.eliminations}, {kPlacements, &details.placements}};
    for (const auto& [number, target] : lists) {
        Result<std::vector<Candidate>> candidates = readTriples(fields[number], line.number);
        if (!candidates)
            return candidates.error();
        *target = std::move(candidates).value();
    }
    if (fields.size() > kExtra) {
        details.extra = fields[kExtra].text;
        details.extra.erase(details.extra.find_last_not_of(" \t") + 1);
    }
    PlayState state = imported.record.history.startState();
    for (const Candidate candidate : details.deleted)
        if (imported.record.puzzle.givens.isBlank(candidate.cell))
            state.at(candidate.cell).struck.insert(candidate.digit);
    imported.record.history = History(std::move(state));
    imported.record.libraryLine = std::move(details);
    return imported;
}

std::string toTriples(const std::vector<Candidate>& candidates) {
    std::string triples;
    for (const Candidate candidate : candidates)
        triples += (triples.empty() ? "" : " ") + toTriple(candidate);
    return triples;
}

/// What is missing from the plain candidates, by digit and cell as the library has them.
std::vector<Candidate> deletedCandidates(const PuzzleRecord& record) {
    const Grid digits = digitsOf(record.puzzle, record.history.state());
    const CandidateGrid plain = candidatesFrom(digits, record.puzzle);
    const CandidateGrid layer = candidateLayer(record.puzzle, record.history.state());
    std::vector<Candidate> deleted;
    for (int i = 0; i < digits.cellCount(); ++i)
        if (digits.isBlank(Cell(i)))
            for (const Digit digit : plain.at(Cell(i)) - layer.at(Cell(i)))
                deleted.push_back({Cell(i), digit});
    return deleted;
}

}  // namespace

std::optional<Result<ImportedPuzzle>> readLibraryLine(std::span<const SourceLine> lines, std::size_t& at) {
    constexpr auto kFewestColons = 4;
    const SourceLine& line = lines[at];
    const std::size_t start = line.text.find_first_not_of(" \t");
    if (start == std::string::npos || line.text[start] != ':' || line.text.find("---") != std::string::npos ||
        std::count(line.text.begin(), line.text.end(), ':') < kFewestColons)
        return std::nullopt;
    std::vector<LibraryField> fields = fieldsOf(std::string_view(line.text).substr(start));
    for (LibraryField& field : fields)
        field.column += start;
    ++at;
    return readFields(fields, line);
}

std::string writeLibraryLine(const PuzzleRecord& record) {
    const LibraryLineDetails details = record.libraryLine.value_or(LibraryLineDetails{"0000", "x", {}, {}, {}, {}});
    return ":" + details.code + ":" + details.digits + ":" + writePuzzleLine(record) + ":" +
           toTriples(deletedCandidates(record)) + ":" + toTriples(details.eliminations) + ":" +
           toTriples(details.placements) + ":" + details.extra;
}

}  // namespace nonet
