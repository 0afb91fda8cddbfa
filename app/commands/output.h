// Standard output, and the sentence on standard error where it takes no more.
#pragma once

#include <stop_token>
#include <string_view>

namespace nonet {

/// Whole lines. They leave in pieces that end where a line does, so that the program may end between any two; only a
/// line that is longer than a pipe takes at once is written in parts. False where the text could not be written; the
/// reason is told once.
bool writeOutput(std::string_view lines);
/// Hands on what is still kept back. False where that fails, or a write failed before.
bool flushOutput();

/// From now on a reader that takes nothing more is not waited for once a stop was asked for.
void stopOutputWith(std::stop_token stop);
/// Before the program ends from another thread: waits until no line is half written, half a second at most.
void finishLine();

}  // namespace nonet
