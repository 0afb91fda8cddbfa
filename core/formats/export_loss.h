#pragma once

#include "core/formats/format.h"

#include <vector>

namespace nonet {

/// What a format has no place for; ui/text words it.
enum class ExportLoss : std::uint8_t {
    givensNotTold,     // which digits were given and which entered
    struckCandidates,  // candidates that the player struck out
    startCandidates,   // candidates that the puzzle itself rules out
    marks,             // corner and centre marks, colours, links
    history,
    information,  // title, author, rules, source, tags, solution, time played
    constraints,
};

/// What exportPuzzle leaves out, in the order of ExportLoss.
std::vector<ExportLoss> lossesOf(const PuzzleRecord& record, FormatId format);

}  // namespace nonet
