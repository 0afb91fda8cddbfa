// A document's two files as they stand in a folder: <id>.nonet, the whole of it, and <id>.journal, what came since.
#pragma once

#include "core/formats/native/journal.h"
#include "core/storage/file_system.h"

#include <QString>

#include <set>

namespace nonet {

inline constexpr const char* kFileEnding = ".nonet";
inline constexpr const char* kJournalEnding = ".journal";
inline constexpr std::size_t kLargestFile = 64ULL * 1024 * 1024;
/// Bytes: ten times the largest file that there is; a journal is emptied with every save.
inline constexpr std::size_t kLargestJournal = 320ULL * 1024 * 1024;

/// The path as the system has it.
std::string encodedPath(const QString& path);
std::string pathIn(const QString& folder, const QString& name);

/// Documents of which the folder has either file, sorted; none where the folder cannot be read.
std::set<std::string> documentIds(const QString& folder, FileSystem& files);

/// What both files tell. Errors: fileNotReadable, and what readDocument() tells.
Result<StoredDocument> readStored(const QString& folder, const QString& id, FileSystem& files);

/// Both files to other paths without their endings. Errors: fileNotWritable, where one of them stayed.
std::optional<Error> moveDocument(const std::string& from, const std::string& to, FileSystem& files);

}  // namespace nonet
