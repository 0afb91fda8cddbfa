#pragma once

#include "core/foundation/result.h"
#include "core/play/history.h"
#include "core/rules/puzzle.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// The formats that exist, named as `--from` and `--to` take them (formatName).
enum class FormatId : std::uint8_t {
    line,
    grid,
    candidateGrid,
    sukaku,
    libraryLine,
    fpuzzles,
    sudokupad,
    iss,
    sudokumaker,
    penpa,
    regions,
    native
};

/// What an import had to drop or decide; ui/text words it.
enum class ImportWarning : std::uint8_t {
    textIgnored,            // words around the puzzle were passed over
    someMarksConflict,      // a one-candidate group was read as a candidate, since a peer still has the digit
    morePuzzlesFollow,      // only the first of several was taken
    unknownConstraints,     // kept, shown as unknown and not checked; those of no setter's link make it read-only
    constraintCellsUnread,  // a constraint names cells that are none; kept as it was written
    newerVersion,           // written by a newer program: opened read-only
    historyDropped,         // the stored history does not fit the puzzle: the position was kept
    textsCut,               // a title, name, tag or text was longer than is kept
    drawingsFarAway,        // drawings that reach farther beside the board than there is room: kept
    coloursNotShown,        // cells with several colours, of which one is shown: kept
    fogNotShown,            // fog, and no solution that tells which digits clear it: kept
    solutionBreaksRules,    // the setter's solution breaks a rule that is checked: kept, and nothing is checked by it
    drawingsNotChecked,     // drawings beside the rules that are read: they may stand for further ones
    rulesOnlyDrawn,         // the format has drawings where others have rules: what they mean is not known
    drawingsDropped,        // drawings of a form that is not known, or far away from the board
    marksDropped,           // pencil marks that are no digits of the board, or on givens
    rulesNotShown,          // rules that a link has for this program alone and no longer draws or tells: left out
};

/// A library line's parts beside the position (FORMATS.md); triples as candidates.
struct LibraryLineDetails {
    /// Free text: "0711-4", "03111", "0300-x".
    std::string code;
    std::string digits;
    std::vector<Candidate> deleted;
    std::vector<Candidate> eliminations;
    std::vector<Candidate> placements;
    std::string extra;
    friend bool operator==(const LibraryLineDetails&, const LibraryLineDetails&) = default;
};

/// What stands around a puzzle in the native file.
struct PuzzleInfo {
    std::string title;
    std::string author;
    std::string rules;
    /// What `rules` would be if the setter had changed no sentence that was made from the constraints: each a line.
    /// Empty where none was made.
    std::string composedRules;
    std::string source;
    std::vector<std::string> tags;
    friend bool operator==(const PuzzleInfo&, const PuzzleInfo&) = default;
};
/// The part of it that the history keeps.
inline PuzzleNames namesOf(const PuzzleInfo& info) { return {info.title, info.author, info.rules, info.composedRules}; }
inline void setNames(PuzzleInfo& info, PuzzleNames names) {
    info.title = std::move(names.title);
    info.author = std::move(names.author);
    info.rules = std::move(names.rules);
    info.composedRules = std::move(names.composedRules);
}

/// Everything that a native file keeps of one document. A foreign format fills what it knows: the puzzle, and for
/// grids with entered digits or struck candidates a history whose start holds them.
struct PuzzleRecord {
    Puzzle puzzle;
    PuzzleInfo info;
    std::optional<Grid> solution;
    History history;
    /// Seconds played.
    double playedSeconds = 0;
    bool isReadOnly = false;
    /// The keys of the file that this version does not know, as one JSON object, to be written back; else empty.
    std::string unknownKeys;
    /// The window's own keys ("view"), as JSON text.
    std::string view;
    /// How many changes a document that the window keeps has seen; its journal goes on from there. 0: none, or not such
    /// a document.
    std::uint64_t revision = 0;
    std::optional<LibraryLineDetails> libraryLine;

    friend bool operator==(const PuzzleRecord&, const PuzzleRecord&) = default;
};

struct ImportedPuzzle {
    FormatId format = FormatId::line;
    PuzzleRecord record;
    std::vector<ImportWarning> warnings;
};

/// "line", "grid", "candidates", "sukaku", "library", "fpuzzles", "sudokupad", "iss", "sudokumaker", "penpa",
/// "regions", "native".
std::string_view formatName(FormatId format);
std::optional<FormatId> formatByName(std::string_view name);

}  // namespace nonet
