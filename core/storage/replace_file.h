#pragma once

#include "core/storage/file_system.h"

namespace nonet {

/// Puts the content in the file's place in one step: written beside it, flushed to the disk, renamed. Nothing where it
/// worked; on a failure the old file, where there was one, stands as it was and the Error (fileNotWritable) has the
/// system's reason, or the detail notAFile. Only where the disk did not take the rename does the new file stand, which
/// a power failure could undo. A symbolic link keeps pointing to its file, which is the one replaced, or made where it
/// was missing; permissions and owner stay. Where the file has other names, or its owner could not be kept, the bytes
/// are written over instead, once the disk holds a whole copy of them.
[[nodiscard]] std::optional<Error> replaceFile(const std::string& path, std::string_view content,
                                               FileSystem& files = systemFiles());

/// Whether the name is that of a copy that replaceFile() was writing; where no program writes any longer, it is left
/// from one that was killed.
bool isLeftCopy(std::string_view name);

}  // namespace nonet
