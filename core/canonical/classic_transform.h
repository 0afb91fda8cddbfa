#pragma once

#include "core/board/classic_digits.h"
#include "core/foundation/random_source.h"

namespace nonet {

/// One of the 3,359,232 geometric maps of a classic board (rows and columns permuted within bands and stacks, bands and
/// stacks permuted, rows and columns exchanged) together with a relabelling of the digits. The default is the identity.
struct ClassicTransform {
    /// Rows and columns are exchanged first.
    bool isTransposed = false;
    /// Row r of the image is row rows[r] of the board as it is after the exchange; columns likewise.
    std::array<std::uint8_t, 9> rows = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::array<std::uint8_t, 9> columns = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    /// By digit value; a blank (0) stays blank.
    std::array<std::uint8_t, 10> labels = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

    friend bool operator==(const ClassicTransform&, const ClassicTransform&) = default;
};

/// How many geometric maps there are: 2 * (3! * 3!^3)^2.
inline constexpr std::uint64_t kGeometricMaps = 3'359'232;

ClassicDigits apply(const ClassicTransform& transform, const ClassicDigits& board);

/// Every map and every relabelling equally likely.
ClassicTransform randomTransform(RandomSource& random);

}  // namespace nonet
