// Too little memory, or no room for another thread: the program ends with a sentence and status 1, wherever it shows.
#pragma once

#include <exception>

namespace nonet {

/// Tells the reason on standard error, behind the last whole line of the answers. The exit status.
int reportExhaustion(const std::exception& reason) noexcept;

/// Where the exception of such a reason reaches no caller, on a thread or in a destructor. Others still abort.
void endOnExhaustion();

}  // namespace nonet
