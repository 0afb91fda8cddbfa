// nonet-cli generate --method inverse.
#pragma once

#include "app/commands/generate_options.h"
#include "core/foundation/random_source.h"

#include <optional>
#include <stop_token>
#include <string>

namespace nonet {

/// One piece of work: the line of a puzzle that meets the goal, if some tries give one. With --json the path from the
/// solution to the puzzle comes too: a list of steps, each with its method, the mark that comes (a triple; a value
/// becomes a mark by the single candidate) and what allows it.
std::optional<std::string> inverseLine(const GenerateOptions& options, RandomSource random, std::stop_token stop);

}  // namespace nonet
