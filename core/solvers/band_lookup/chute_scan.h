// Which trios of a chute are part of a configuration: the look-up of both solvers.
#pragma once

#include "core/canonical/trio_table.h"

namespace nonet {

/// The possible trios of a chute's nine mini-lines, line by line (mini_line.h).
using ChuteTrios = std::array<TrioSet, 9>;

struct ChuteScan {
    /// The trios that some possible configuration has.
    ChuteTrios used;
    /// The possible configurations: how many of the 94,080 have possible trios alone.
    std::uint32_t configurations = 0;
};

/// Goes through the configurations that can be made of these trios: a microsecond where few are left, about a
/// millisecond for an empty chute.
ChuteScan scanChute(const ChuteTrios& trios);

}  // namespace nonet
