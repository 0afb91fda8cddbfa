#pragma once

#include "core/formats/format.h"

#include <QString>

namespace nonet {

/// The puzzle in the format. Links go to players, who need the rules also where the setter left them as they are made:
/// those of a setter's program tell them then. Errors: what exportPuzzle() tells.
Result<QString> playerLink(const PuzzleRecord& record, FormatId format);

}  // namespace nonet
