// Which techniques a player wants used, in which order, and before which a path ends.
#pragma once

#include "core/techniques/technique_id.h"

#include <bitset>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

using TechniqueSet = std::bitset<kTechniqueCount>;

struct TechniqueChoice {
    /// Each technique once, as they are tried.
    std::vector<TechniqueId> order = catalogueOrder();
    TechniqueSet allowed = TechniqueSet().set();
    /// A path ends before the first step of one of these.
    TechniqueSet stopsBefore{};

    static std::vector<TechniqueId> catalogueOrder();
    bool isStandard() const { return *this == TechniqueChoice(); }
    friend bool operator==(const TechniqueChoice&, const TechniqueChoice&) = default;
};

/// Those before it in the order and itself are allowed, the others not.
TechniqueChoice allowedUpTo(TechniqueChoice choice, TechniqueId last);

/// By library code, in order; "-" before a code: not allowed, "!": a path ends before it. "0000 0003 !0300 -0702".
std::string toText(const TechniqueChoice& choice);
/// Codes that no technique has are passed over; techniques that are missing come at the end, allowed. Nothing where a
/// technique comes twice.
std::optional<TechniqueChoice> techniqueChoiceFrom(std::string_view text);

}  // namespace nonet
