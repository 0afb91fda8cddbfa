// Files as the program uses them, one function an operation of the system, so that a test can let any of them fail.
#pragma once

#include "core/foundation/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

enum class FileKind : std::uint8_t { regular, folder, other };

/// What the system knows of a file; a symbolic link is looked through.
struct FileInfo {
    FileKind kind = FileKind::other;
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t links = 0;
    std::uint64_t size = 0;
    std::uint32_t mode = 0;
    std::uint32_t owner = 0;
    std::uint32_t group = 0;
    /// Milliseconds since 1970.
    std::int64_t modified = 0;
};

enum class LockState : std::uint8_t { ours, theirs, impossible };

/// A file open for writing; closes itself. Nothing in place of an Error means that it worked.
class OpenFile {
public:
    virtual ~OpenFile() = default;
    /// All of the content; where it fails a part of it may have been written.
    [[nodiscard]] virtual std::optional<Error> write(std::string_view content) = 0;
    /// Returns when the bytes are on the disk.
    [[nodiscard]] virtual std::optional<Error> flush() = 0;
    [[nodiscard]] virtual std::optional<Error> truncate(std::uint64_t size) = 0;
    /// Some disks tell only here that they are full.
    [[nodiscard]] virtual std::optional<Error> close() = 0;
    virtual FileInfo info() const = 0;
    /// Takes the file for this program, among those that ask for it, until it is closed; waits for nobody.
    [[nodiscard]] virtual LockState tryLock() = 0;
    /// Permissions, and the owner where the system lets us; false where the owner became another.
    virtual bool takeAfter(const FileInfo& other) = 0;
};

enum class OpenMode : std::uint8_t {
    append,     // made where it is missing
    createNew,  // fails where something is there
    overwrite,  // must be there; its bytes stay until they are written over
};

/// Held as long as it lives, however the program ends: the system gives the lock back.
class FolderLock {
public:
    virtual ~FolderLock() = default;
};

struct LockAttempt {
    LockState state = LockState::impossible;
    std::unique_ptr<FolderLock> lock;
};

/// Paths are bytes as the system has them. May be used from several threads.
class FileSystem {
public:
    virtual ~FileSystem() = default;

    /// Errors: fileNotWritable.
    virtual Result<std::unique_ptr<OpenFile>> open(const std::string& path, OpenMode mode) = 0;
    /// Nothing where there is no such file. Errors: fileNotReadable, notARegularFile (nothing is waited for),
    /// inputTooLarge.
    virtual Result<std::optional<std::string>> read(const std::string& path, std::size_t most) = 0;
    /// Takes the place of the file that is there, or of a link to one. Errors: fileNotWritable.
    [[nodiscard]] virtual std::optional<Error> rename(const std::string& from, const std::string& to) = 0;
    /// No error where there is no such file.
    [[nodiscard]] virtual std::optional<Error> unlink(const std::string& path) = 0;
    /// With those above it; no error where it is there.
    [[nodiscard]] virtual std::optional<Error> makeFolder(const std::string& path) = 0;
    /// Only an empty one.
    [[nodiscard]] virtual std::optional<Error> removeFolder(const std::string& path) = 0;
    /// Returns when new names and renames in the folder are on the disk. No error where the system flushes no folders,
    /// or not this one.
    [[nodiscard]] virtual std::optional<Error> flushFolder(const std::string& path) = 0;
    /// Names of what is in it but folders, sorted; none where there is no such folder. Errors: fileNotReadable.
    virtual Result<std::vector<std::string>> list(const std::string& folder) = 0;
    virtual std::optional<FileInfo> info(const std::string& path) = 0;
    virtual bool isWritable(const std::string& path) = 0;
    /// What a symbolic link says; nothing where the path is none.
    virtual std::optional<std::string> linkTarget(const std::string& path) = 0;
    /// Takes the folder for this program through the file "lock" in it. A lock left by a program that ended, in
    /// whatever way and on whatever machine, binds nobody.
    virtual LockAttempt lock(const std::string& folder) = 0;
};

/// The system's own.
FileSystem& systemFiles();

}  // namespace nonet
