#pragma once

#include "core/storage/file_system.h"

#include <QString>

#include <memory>

namespace nonet {

/// The folder that this program has its documents in, locked as long as this lives. A second program takes the next
/// one, and what a folder without a program still holds is moved over at the next start, so that nothing hides there.
class DocumentFolder {
public:
    /// For so long what was discarded stays in the folder "deleted", counted from the next start on.
    static constexpr int kDaysDiscarded = 30;

    /// Takes the first folder in dataFolder that is free, and clears up in it. Where none can be locked or made, what
    /// is written into it fails, and its path is still one that nobody else has.
    DocumentFolder(const QString& dataFolder, FileSystem& files);

    const QString& path() const { return m_path; }
    /// Where discarded documents wait to be brought back.
    QString discarded() const { return discardedIn(m_path); }
    /// Another program has the folder that this one would have taken.
    bool isSecond() const { return m_isSecond; }
    bool isLocked() const { return m_lock != nullptr; }
    /// Once more, where that failed, or where the folder was made anew.
    void lockAgain();
    /// The folder for discarded ones, where it is missing. Errors: fileNotWritable.
    [[nodiscard]] std::optional<Error> makeDiscarded();
    /// Takes a document to the discarded ones, or back. Errors: fileNotWritable.
    [[nodiscard]] std::optional<Error> discard(const QString& id);
    [[nodiscard]] std::optional<Error> bringBack(const QString& id);

    /// The files in it that tell which document is open, and which was being opened.
    std::string openFile() const;
    std::string openingFile() const;

private:
    static QString discardedIn(const QString& folder);
    void clearLeftCopies();
    /// Removes what was discarded kDaysDiscarded ago.
    void endDiscarded();
    void adoptFrom(const QString& abandoned);
    /// False where one of them stays in the abandoned folder.
    bool adoptDocuments(const QString& abandoned, const QString& folder);

    FileSystem& m_files;
    QString m_path;
    bool m_isSecond = false;
    std::unique_ptr<FolderLock> m_lock;
};

}  // namespace nonet
