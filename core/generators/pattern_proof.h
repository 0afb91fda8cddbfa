// Masks that no puzzle can have, proved without a search over puzzles.
//
//   too few clues        17 are the fewest of any puzzle (McGuire, Tugemann and Civario 2012)
//   two empty lines      of a band or stack: swapped, they make another solution
//   a band that always   whatever floor stands there, the hidden cells of a band (or stack) can be filled in another
//   has two fillings     way with the same digits in each column, so the rest of the board never tells: all 2,612,736
//                        floors are gone through
#pragma once

#include "core/board/cell_set.h"
#include "core/board/house.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

enum class PatternProof : std::uint8_t { none, tooFewClues, emptyLines, ambiguousChute };

struct PatternVerdict {
    /// none: nothing is proved, and the mask may still be one that cannot be filled.
    PatternProof proof = PatternProof::none;
    /// The two rows or columns of emptyLines.
    std::optional<std::array<House, 2>> lines;
    /// The first line of the band or stack of ambiguousChute.
    std::optional<House> chute;
    /// Floors gone through.
    std::uint64_t floors = 0;
    bool wasStopped = false;
};

/// Cost: microseconds for most masks, some seconds for the last kind of proof.
PatternVerdict provePattern(ClassicCellSet mask, const std::stop_token& stop = {});

}  // namespace nonet
