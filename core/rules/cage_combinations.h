#pragma once

#include "core/board/candidate_grid.h"
#include "core/board/symbol_set.h"

#include <vector>

namespace nonet {

/// Which symbols can stand in a cage together, whatever their places.
struct CageCombinations {
    /// Smaller symbols first, no two alike.
    std::vector<DigitSet> sets;
    /// False: there may be more than were looked for.
    bool isComplete = true;

    friend bool operator==(const CageCombinations&, const CageCombinations&) = default;
};

/// Sets of different symbols, one for each of the cells, whose numbers add up to the sum and which the candidates let
/// stand there in some order. At most `most` sets; a cage that takes too long to look through is left incomplete.
CageCombinations openCombinations(const std::vector<Cell>& cells, int sum, const CandidateGrid& candidates,
                                  const SymbolSet& symbols, std::size_t most);

}  // namespace nonet
