#pragma once

#include "core/formats/format.h"
#include "core/formats/source_text.h"

#include <optional>
#include <span>

namespace nonet {

/// Reads its format at lines[at] and moves `at` past what it read. Nothing where there is no sign of the format (`at`
/// then stays, or passes lines that no other reader can make anything of); an Error where the lines look like the
/// format and are none. Costs no more than the lines that it passes.
using Reader = std::optional<Result<ImportedPuzzle>> (*)(std::span<const SourceLine> lines, std::size_t& at);

/// Cuts title, author, texts and tags to what is kept of each; whether anything was longer.
bool cutTexts(PuzzleInfo& info);

/// A record whose entered digits (blank where none) stand at its history's start.
PuzzleRecord recordFrom(const Grid& givens, const Grid& entered);
/// Digits and candidates as a puzzle of their own: what candidates rule out beyond the digits' peers is part of it.
PuzzleRecord recordFromCandidates(const Grid& digits, const CandidateGrid& candidates);
/// Strikes out, at the history's start, every candidate that the grid does not have.
void strikeAllBut(PuzzleRecord& record, const CandidateGrid& candidates);

/// A grid of candidates alone: a lone candidate is a digit where no peer has it.
struct SolvedGroups {
    Grid digits;
    /// A lone candidate stayed one, since a peer has it too.
    bool hasConflict = false;
};
SolvedGroups solvedGroups(const CandidateGrid& candidates);

}  // namespace nonet
