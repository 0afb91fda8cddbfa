#pragma once

#include "core/board/cell.h"

#include <string>
#include <vector>

namespace nonet {

/// A rule beyond rows, columns and boxes, as data: its type's name in the native file, the cells that it is attached
/// to and the whole JSON object that it was read from, which keeps what this version does not know.
struct Constraint {
    std::string type;
    std::vector<Cell> cells;
    std::string source;

    friend bool operator==(const Constraint&, const Constraint&) = default;
};

/// Whether this version knows what a constraint of this type means. An unknown one makes its puzzle read-only.
bool isKnownConstraintType(const std::string& type);

}  // namespace nonet
