#pragma once

#include "core/board/classic_candidate_set.h"
#include "core/techniques/technique_id.h"

#include <optional>

namespace nonet {

/// Just what is needed to make the Step of a search's pattern when someone looks. What each field means is the
/// family's; what it does not need is empty.
struct Pattern {
    ClassicDigitSet digits{};
    /// Houses by their index in classic.h: the base, and what covers it.
    std::uint32_t base = 0;
    std::uint32_t cover = 0;
    ClassicCellSet cells{};
    ClassicCellSet others{};
    /// A chain's cells in order.
    FixedList<Cell, 40> line{};

    friend bool operator==(const Pattern&, const Pattern&) = default;
};

/// What a search found: the result, and what it follows from. No heap; numbers-only solving goes no further.
struct Deduction {
    TechniqueId technique = TechniqueId::fullHouse;
    std::optional<Candidate> placement{};
    ClassicCandidateSet eliminations{};
    Pattern pattern{};

    bool hasSameResult(const Deduction& other) const {
        return placement == other.placement && eliminations == other.eliminations;
    }
    friend bool operator==(const Deduction&, const Deduction&) = default;
};

}  // namespace nonet
