// D with other weights: how many candidates the blank cells have is counted once, and any weights can be laid
// over the counts.
#pragma once

#include "core/rating/rating.h"

#include <array>

namespace nonet {

/// w(1) to w(9); a cell without candidates counts as one with a single candidate.
using CandidateWeights = std::array<double, 9>;

/// candidateWeight(n) for n = 1..9.
CandidateWeights standardWeights();

/// [n]: how many blank cells have n candidates.
using CellsByCandidates = std::array<std::uint8_t, 10>;

struct CandidateCensus {
    CellsByCandidates atStart{};
    /// Once naked and hidden singles are exhausted.
    CellsByCandidates afterSingles{};

    friend bool operator==(const CandidateCensus&, const CandidateCensus&) = default;
};

/// The puzzle must be classic and have a solution. Cost: some microseconds.
CandidateCensus candidateCensus(const Puzzle& puzzle);

CellsByCandidates cellsByCandidates(const Position& position);

double weigh(const CellsByCandidates& cells, const CandidateWeights& weights);
CandidateDifficulty candidateDifficulty(const CandidateCensus& census, const CandidateWeights& weights);

}  // namespace nonet
