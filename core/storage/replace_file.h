#pragma once

#include "core/foundation/error.h"

#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// Puts the content in the file's place in one step: written beside it, flushed to the disk, renamed. Nothing where it
/// worked; on any failure the old file stands as it was and the Error (fileNotWritable) has the system's reason.
/// A symbolic link keeps pointing to its file, which is the one replaced; the file's permissions stay.
[[nodiscard]] std::optional<Error> replaceFile(const std::string& path, std::string_view content);

}  // namespace nonet
