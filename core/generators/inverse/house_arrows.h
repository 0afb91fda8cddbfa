// Covering sets of all sizes in one pass, where the solution is known. In one house, draw an arrow from each cell to
// the cell whose right digit it is marked with. A set of cells has as many marks as cells exactly if no arrow leaves
// it; so the smallest covering set with a cell's right digit is all that can be reached from that cell.
//
//     {1 2}   {1 2}   {1 2 3}         the first two reach each other and not the third: it is denied 1 and 2
//       1 <---> 2 <----- 3
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet {

/// [n]: from the cells with an arrow to the n-th cell to all cells that it can be reached from.
inline void closeAncestors(std::array<std::uint16_t, 9>& ancestors) {
    for (std::size_t k = 0; k < 9; ++k) {
        const std::uint16_t beyond = ancestors[k];
        for (std::uint16_t& set : ancestors)
            set = static_cast<std::uint16_t>(set | (beyond & static_cast<std::uint16_t>(-(set >> k & 1))));
    }
}

}  // namespace nonet
