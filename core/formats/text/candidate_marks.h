#pragma once

#include "core/board/cell_set.h"

#include <vector>

namespace nonet {

/// What a step marks in a written grid of candidates: '*' before a cell of its pattern, '#' a fin, '@' an endo-fin,
/// '-' before each digit that it eliminates.
struct CandidateMarks {
    CellSet pattern;
    CellSet fins;
    CellSet endoFins;
    std::vector<Candidate> eliminations;
};

}  // namespace nonet
