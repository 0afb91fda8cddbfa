// All floors that a band of a position can be: each box filled in every way that its candidates and trios allow, and
// three boxes put together where their row trios make a configuration.
#pragma once

#include "core/canonical/floor.h"
#include "core/canonical/trio_table.h"
#include "core/foundation/stop_poll.h"
#include "core/solvers/band_lookup/lookup_position.h"

#include <vector>

namespace nonet {

/// A floor and what joins it with others: the trios of its columns, box by box.
struct BandFloor {
    Floor floor;
    std::array<SignatureId, 3> columns{};

    friend bool operator==(const BandFloor&, const BandFloor&) = default;
};

struct BandFloors {
    /// How many there are, known without setting them up.
    std::uint64_t count = 0;
    /// All of them, or none where there are more than the cap.
    std::vector<BandFloor> floors;
    /// Ways to fill each box alone.
    std::array<std::uint32_t, 3> fillings{};
    /// Stopped from outside: the rest says nothing.
    bool wasStopped = false;
};

/// The floors of band 0..2 of a filtered position. Microseconds where little is open; a tenth of a second for an empty
/// band.
BandFloors floorsOfBand(const LookupPosition& position, int band, std::uint64_t cap, StopPoll& poll);

}  // namespace nonet
