// How files write what kind of action made a node.
#pragma once

#include "core/play/history.h"

#include <array>
#include <string_view>

namespace nonet {

inline constexpr std::array kActionNames = std::to_array<std::string_view>(
    {"start",           "digit",        "erase",         "corner",     "centre",       "struck",     "cellColour",
     "candidateColour", "link",         "clearColours",  "clearLinks", "fillMarks",    "clearMarks", "clearStruck",
     "restart",         "applyStep",    "adoptPosition", "lockGivens", "unlockGivens", "transform",  "rename",
     "showDigit",       "showSolution", "editGivens",    "editBoard",  "editRules"});
static_assert(kActionNames.size() == static_cast<std::size_t>(ActionKind::editRules) + 1);

}  // namespace nonet
