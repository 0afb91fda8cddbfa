// Standard output, and the sentence on standard error where it takes no more.
#pragma once

#include <string_view>

namespace nonet {

/// False where the text could not be written; the reason is told once.
bool writeOutput(std::string_view text);
/// Hands on what is still kept back. False where that fails, or a write failed before.
bool flushOutput();

}  // namespace nonet
