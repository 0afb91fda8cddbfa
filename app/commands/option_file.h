#pragma once

#include "core/foundation/error.h"

#include <string>

namespace nonet {

/// What stands in a file that an option names. Only a file is read, at most that long: a pipe would have to be waited
/// for, a device might never end. Anything else ends the call with a sentence; `kind` is the error's detail where the
/// file is too large.
std::string optionFile(const std::string& path, std::size_t most, ErrorDetail kind);

}  // namespace nonet
