#include "ui/document/document_files.h"

#include <QDir>
#include <QFile>

namespace nonet {
namespace {

/// The name of the document that the file belongs to; empty for every other file.
std::string idOf(const std::string& name) {
    for (const std::string_view ending : {kFileEnding, kJournalEnding})
        if (name.size() > ending.size() && name.ends_with(ending))
            return name.substr(0, name.size() - ending.size());
    return {};
}

}  // namespace

std::string encodedPath(const QString& path) { return QFile::encodeName(path).toStdString(); }

std::string pathIn(const QString& folder, const QString& name) { return encodedPath(QDir(folder).filePath(name)); }

std::set<std::string> documentIds(const QString& folder, FileSystem& files) {
    std::set<std::string> ids;
    if (const Result<std::vector<std::string>> names = files.list(encodedPath(folder)))
        for (const std::string& name : *names)
            if (const std::string id = idOf(name); !id.empty())
                ids.insert(id);
    return ids;
}

Result<StoredDocument> readStored(const QString& folder, const QString& id, FileSystem& files) {
    const std::string base = pathIn(folder, id);
    const Result<std::optional<std::string>> file = files.read(base + kFileEnding, kLargestFile);
    if (!file)
        return file.error();
    // What cannot be read now may be newer than the file: nothing is opened that would go on from less.
    const Result<std::optional<std::string>> journal = files.read(base + kJournalEnding, kLargestJournal);
    if (!journal)
        return journal.error();
    Result<StoredDocument> stored = readDocument(*file, journal->value_or(std::string()));
    if (stored || !stored.error().subject.empty() || stored.error().code != ErrorCode::fileNotReadable)
        return stored;
    return Error{.code = ErrorCode::fileNotReadable, .subject = base + kFileEnding};
}

std::optional<Error> moveDocument(const std::string& from, const std::string& to, FileSystem& files) {
    // The journal alone is nothing to open, so it goes first, and what a kill leaves between the two is still whole
    // where the file is.
    for (const char* ending : {kJournalEnding, kFileEnding})
        if (files.info(from + ending))
            if (std::optional<Error> error = files.rename(from + ending, to + ending))
                return error;
    return std::nullopt;
}

}  // namespace nonet
