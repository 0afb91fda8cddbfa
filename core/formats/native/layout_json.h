// A board's shape and rules as the native file has them (core/formats/FORMATS.md), and as its journal tells of their
// changes.
#pragma once

#include "core/formats/format.h"
#include "core/formats/json_members.h"
#include "core/rules/layout.h"

namespace nonet {

/// Its size, symbols, boxes or grids, where they are not the usual ones: members of the file's object. What readers
/// before these members would take for another board stands among the constraints.
void addBoard(JsonMembers& file, const Layout& layout);
/// The list of constraints, with that of the board which stands among them.
std::string constraintListText(const Layout& layout);
/// What addBoard() and constraintListText() write, as one object.
std::string layoutText(const Layout& layout);

/// Reads a board's shape and rules. `size` and `box` alone are enough, as no board had more once. Errors: missingField,
/// badField.
Result<Layout> layoutFrom(const Json& file, std::vector<ImportWarning>& warnings);

/// The keys that these members have.
bool isLayoutKey(std::string_view key);

}  // namespace nonet
