#pragma once

#include "core/foundation/fixed_list.h"
#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/profile.h"

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

/// The profile's rows that are on and allowed; those that share a place and a search become one.
SearchRows searchRows(const Profile& profile, const TechniqueSet& allowed = TechniqueSet().set());

}  // namespace nonet
