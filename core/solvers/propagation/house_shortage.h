// Hall's theorem on a house: cells that have too few symbols between them, or symbols that have too few cells.
#pragma once

#include "core/rules/rulebook.h"

#include <optional>
#include <vector>

namespace nonet {

struct HouseShortage {
    /// What there is too little of.
    enum class Of : std::uint8_t {
        /// The cells can take these symbols only, and are more than these may stand there.
        symbols,
        /// The symbols can stand in these cells only, and must stand there more often than these are.
        cells,
    };
    Of of = Of::symbols;
    /// Nothing for a single cell that no symbol fits.
    std::optional<House> house;
    /// In the house's order.
    std::vector<Cell> cells;
    DigitSet symbols;

    friend bool operator==(const HouseShortage&, const HouseShortage&) = default;
};

/// The smallest that was found by matching, or nothing where every cell can have a symbol of its own. `left`: by cell
/// the symbols it can still take; `counts`: by symbol how often it stands in a house. Told by whichever is fewer, the
/// cells or the symbols; cells where they are as many.
std::optional<HouseShortage> shortageIn(const RuleHouse& house, const std::vector<DigitSet>& left,
                                        const std::vector<int>& counts);

}  // namespace nonet
