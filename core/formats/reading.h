#pragma once

#include "core/formats/format.h"
#include "core/formats/source_text.h"

#include <optional>
#include <span>

namespace nonet {

/// What a reader made of the lines from where it was asked to look.
struct Reading {
    Reading(Result<ImportedPuzzle> read, std::size_t nextLine) : result(std::move(read)), next(nextLine) {}

    Result<ImportedPuzzle> result;
    /// The first line that it did not look at.
    std::size_t next;
};

/// Reads its format at lines[first]; nothing where that line is no sign of the format at all, an Error where it looks
/// like the format and is none. May read several lines; costs no more than the lines that it passes.
using Reader = std::optional<Reading> (*)(std::span<const SourceLine> lines, std::size_t first);

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
