#pragma once

#include "core/foundation/fixed_list.h"
#include "core/techniques/catalogue.h"

#include <span>

namespace nonet {

/// A row of a search order: techniques that are looked for together, and which of several finds is taken.
struct SearchRow {
    TechniqueSet techniques{};
    /// The best of all that there are (isBetter), not the first.
    bool takesBest = false;
    /// The last of them in the order.
    TechniqueId last = TechniqueId::fullHouse;
};

using SearchRows = FixedList<SearchRow, kTechniqueCount>;

/// A row each; neighbours of one search and one place in HoDoKu's order share theirs.
SearchRows searchRows(std::span<const TechniqueId> tried);

/// Every technique in HoDoKu's order.
std::span<const SearchRow> standardSearchRows();

}  // namespace nonet
