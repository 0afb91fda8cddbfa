// What commands that reason from a position share: where it comes from, and how its steps are printed.
#pragma once

#include "app/commands/answer.h"
#include "core/formats/format.h"
#include "core/rating/rating.h"

#include <string>
#include <string_view>

namespace nonet {

/// The board as it stands: givens, entered digits, candidates.
Position positionOf(const PuzzleRecord& record);
/// Uniqueness techniques only where the puzzle has exactly one solution and began with every candidate.
EngineOptions engineFor(const PuzzleRecord& record, std::stop_token stop);

/// code, technique, placements and eliminations as fields.
void addStepFields(Answer& answer, const Step& step);
/// "easy" ... "extreme", or "incomplete": the same in every language.
std::string_view levelCode(const HodokuRating& rating);

}  // namespace nonet
