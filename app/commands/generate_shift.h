// nonet-cli generate --method shift.
#pragma once

#include "app/commands/generate_options.h"
#include "core/foundation/random_source.h"

#include <optional>
#include <stop_token>
#include <string>

namespace nonet {

/// The line of a puzzle of the shift family that meets the goal, if this try gives one. With --json its list comes too,
/// the puzzle that the mask alone made, how many solutions that had, and the clues added.
std::optional<std::string> shiftLine(const GenerateOptions& options, RandomSource random, std::stop_token stop);

}  // namespace nonet
