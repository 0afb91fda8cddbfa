#pragma once

#include "core/storage/file_system.h"

namespace nonet {

/// Copies a file that cannot be read to the first free of "….damaged", "….damaged-2" and so on, before another one
/// takes its place; moves it there where it is larger than `most`. The path of the copy, also where the same bytes were
/// set aside before. Errors: fileNotWritable, fileNotReadable, notARegularFile.
Result<std::string> setDamagedAside(const std::string& path, std::size_t most, FileSystem& files = systemFiles());

}  // namespace nonet
