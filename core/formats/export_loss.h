#pragma once

#include "core/formats/format.h"

#include <vector>

namespace nonet {

/// What a format has no place for; ui/text words it.
enum class ExportLoss : std::uint8_t {
    givensNotTold,     // which digits were given and which entered
    openSingles,       // that a blank cell with one candidate is blank: it comes back filled
    struckCandidates,  // candidates that the player struck out
    startCandidates,   // candidates that the puzzle itself rules out
    marks,             // corner and centre marks, colours, links
    history,
    information,  // title, author, rules, source, tags, solution, time played
    constraints,
    boxes,              // that the boxes are not 3 by 3
    sourceTagsAndTime,  // of the information, where the rest has its place
    someConstraints,    // rules that it has no form for, where it has one for others
    coloursAndLinks,    // where marks have their place
    drawings,           // and fog
    someDrawings,       // that it has no form for, where it has one for others
    hiddenRules,        // that players do not see them
    drawnRules,         // that others see drawings or words where it has no form for rules
    otherSymbols,       // that the symbols are no digits from 1 on: as givens they are drawn
};

inline constexpr std::size_t kExportLosses = static_cast<std::size_t>(ExportLoss::otherSymbols) + 1;

/// What exportPuzzle leaves out, in the order of ExportLoss.
std::vector<ExportLoss> lossesOf(const PuzzleRecord& record, FormatId format);

}  // namespace nonet
