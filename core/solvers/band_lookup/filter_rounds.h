// The filter of lookup_position.h slowly, for people: round by round, with what each round takes away and why. It ends
// in the same position.
#pragma once

#include "core/solvers/band_lookup/lookup_position.h"

#include <vector>

namespace nonet {

using MiniLineTrios = std::array<TrioSet, MiniLine::kCount>;

struct FilterRound {
    /// Chute by chute, the configurations that the trios before this round made possible.
    std::array<std::uint32_t, MiniLine::kChutes> configurations{};
    /// Trios that no possible configuration has.
    MiniLineTrios removedByConfigurations{};
    /// What the cells may hold once digits left that no possible trio has.
    ClassicMarks candidates;
    /// Trios whose digits can no longer be spread over their cells.
    MiniLineTrios removedByCells{};
    /// What is left.
    MiniLineTrios trios{};

    bool removesNothing() const;
    /// A mini-line without trios: the puzzle has no solution.
    bool isContradictory() const;
};

struct FilterRounds {
    /// The trios that fit the cells at the start.
    MiniLineTrios start{};
    /// The last one removes nothing, or is contradictory.
    std::vector<FilterRound> rounds;
};

/// Some milliseconds at most.
FilterRounds filterRounds(const ClassicMarks& candidates);

}  // namespace nonet
