// A file of a test, read as the window reads one.
#pragma once

#include "core/formats/importer.h"
#include "core/storage/file_system.h"

namespace nonet::test {

inline Result<ImportedPuzzle> importedFile(const std::string& path) {
    const Result<std::optional<std::string>> content = systemFiles().read(path, kLargestInput);
    if (!content)
        return content.error();
    return importPuzzle(content->value_or(std::string()));
}

}  // namespace nonet::test
