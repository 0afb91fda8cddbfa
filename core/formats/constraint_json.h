// A constraint as the native file and its journal have it. One pair of functions for all kinds: which members a kind
// has follows from its row in the catalogue.
#pragma once

#include "core/formats/board_text.h"
#include "core/formats/json_members.h"
#include "core/rules/constraint.h"

namespace nonet {

/// The largest absolute value of a constraint's numbers.
inline constexpr int kHighestValue = 1'000'000;

/// The constraint as one JSON object on one line.
std::string constraintText(const Constraint& constraint, const BoardText& board);

struct ReadConstraints {
    std::vector<Constraint> constraints;
    /// Some name cells that are none, or have members that cannot be read: kept as they were written, as unknown.
    bool hasUnread = false;
};

/// Nothing where the list is none of constraints, or holds more than any setter's: constraints, or cells of them.
std::optional<ReadConstraints> constraintsFrom(const Json& list, const BoardText& board);

}  // namespace nonet
