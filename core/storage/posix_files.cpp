#include "core/storage/file_system.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace nonet {
namespace {

namespace fs = std::filesystem;

Error failure(ErrorCode code, const std::string& path, int systemError) {
    return Error{.code = code, .subject = path, .reason = std::generic_category().message(systemError)};
}

Error notWritable(const std::string& path, int systemError) {
    return failure(ErrorCode::fileNotWritable, path, systemError);
}

Error notReadable(const std::string& path, int systemError) {
    return failure(ErrorCode::fileNotReadable, path, systemError);
}

std::optional<Error> toldIf(bool failed, const std::string& path) {
    return failed ? std::optional(notWritable(path, errno)) : std::nullopt;
}

FileInfo infoFrom(const struct stat& status) {
    FileInfo info;
    info.kind = S_ISREG(status.st_mode)   ? FileKind::regular
                : S_ISDIR(status.st_mode) ? FileKind::folder
                                          : FileKind::other;
    info.device = status.st_dev;
    info.inode = status.st_ino;
    info.links = status.st_nlink;
    info.size = static_cast<std::uint64_t>(std::max<off_t>(status.st_size, 0));
    info.mode = status.st_mode & 07777;
    info.owner = status.st_uid;
    info.group = status.st_gid;
    info.modified = static_cast<std::int64_t>(status.st_mtim.tv_sec) * 1000 + status.st_mtim.tv_nsec / 1'000'000;
    return info;
}

/// What is there, or at the end of the links that are, and no file: it is neither written to nor replaced.
bool isOther(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && infoFrom(status).kind == FileKind::other;
}

Error notReplaceable(const std::string& path) {
    return Error{.code = ErrorCode::fileNotWritable, .detail = ErrorDetail::notAFile, .subject = path};
}

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor() {
        if (m_number >= 0)
            ::close(m_number);
    }
    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    int release() { return std::exchange(m_number, -1); }

private:
    int m_number;
};

LockState lockAttempt(int descriptor) {
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return LockState::ours;
    return errno == EWOULDBLOCK ? LockState::theirs : LockState::impossible;
}

class PosixFile : public OpenFile {
public:
    PosixFile(Descriptor descriptor, std::string path) : m_file(std::move(descriptor)), m_path(std::move(path)) {}

    std::optional<Error> write(std::string_view content) override {
        while (!content.empty()) {
            const ssize_t written = ::write(m_file.number(), content.data(), content.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written <= 0)
                return notWritable(m_path, written < 0 ? errno : EIO);
            content.remove_prefix(static_cast<std::size_t>(written));
        }
        return std::nullopt;
    }
    std::optional<Error> flush() override { return toldIf(::fsync(m_file.number()) != 0, m_path); }
    std::optional<Error> truncate(std::uint64_t size) override {
        return toldIf(::ftruncate(m_file.number(), static_cast<off_t>(size)) != 0, m_path);
    }
    std::optional<Error> close() override { return toldIf(::close(m_file.release()) != 0, m_path); }
    FileInfo info() const override {
        struct stat status {};
        return ::fstat(m_file.number(), &status) == 0 ? infoFrom(status) : FileInfo();
    }
    LockState tryLock() override { return lockAttempt(m_file.number()); }
    bool takeAfter(const FileInfo& other) override {
        const FileInfo own = info();
        const bool isSame = (own.owner == other.owner && own.group == other.group) ||
                            ::fchown(m_file.number(), other.owner, other.group) == 0;
        return ::fchmod(m_file.number(), other.mode) == 0 && isSame;
    }

private:
    Descriptor m_file;
    std::string m_path;
};

class PosixLock : public FolderLock {
public:
    explicit PosixLock(Descriptor file) : m_file(std::move(file)) {}

private:
    Descriptor m_file;
};

bool isFileAt(int descriptor, const std::string& path) {
    struct stat held {};
    struct stat there {};
    return ::fstat(descriptor, &held) == 0 && ::stat(path.c_str(), &there) == 0 && held.st_ino == there.st_ino &&
           held.st_dev == there.st_dev;
}

class PosixFiles : public FileSystem {
public:
    Result<std::unique_ptr<OpenFile>> open(const std::string& path, OpenMode mode) override {
        const int how = mode == OpenMode::append      ? O_APPEND | O_CREAT
                        : mode == OpenMode::createNew ? O_CREAT | O_EXCL
                                                      : 0;
        // Opening a device may do something, and a pipe without a reader be waited for.
        if (isOther(path))
            return notReplaceable(path);
        Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK | how, 0666));
        if (!file.isOpen())
            return notWritable(path, errno);
        auto opened = std::make_unique<PosixFile>(std::move(file), path);
        if (opened->info().kind == FileKind::other)
            return notReplaceable(path);
        return std::unique_ptr<OpenFile>(std::move(opened));
    }

    Result<std::optional<std::string>> read(const std::string& path, std::size_t most) override {
        const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
        if (!file.isOpen())
            return errno == ENOENT || errno == ENOTDIR ? Result<std::optional<std::string>>(std::nullopt)
                                                       : notReadable(path, errno);
        struct stat status {};
        if (::fstat(file.number(), &status) != 0)
            return notReadable(path, errno);
        if (!S_ISREG(status.st_mode))
            return Error{.code = ErrorCode::notARegularFile, .subject = path};
        const auto tooLarge = [most](std::uint64_t found) {
            return Error{.code = ErrorCode::inputTooLarge,
                         .found = static_cast<long long>(found),
                         .expected = static_cast<long long>(most)};
        };
        if (infoFrom(status).size > most)
            return tooLarge(infoFrom(status).size);
        constexpr std::size_t kChunk = 64 * 1024;
        std::string content;
        for (;;) {
            const std::size_t before = content.size();
            content.resize(before + kChunk);
            const ssize_t count = ::read(file.number(), content.data() + before, kChunk);
            content.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
            if (count < 0 && errno != EINTR)
                return notReadable(path, errno);
            if (count == 0)
                return std::optional(std::move(content));
            if (content.size() > most)
                return tooLarge(content.size());
        }
    }

    std::optional<Error> rename(const std::string& from, const std::string& to) override {
        if (isOther(to))
            return notReplaceable(to);
        return toldIf(::rename(from.c_str(), to.c_str()) != 0, to);
    }
    std::optional<Error> unlink(const std::string& path) override {
        return toldIf(::unlink(path.c_str()) != 0 && errno != ENOENT, path);
    }
    std::optional<Error> makeFolder(const std::string& path) override {
        std::error_code reason;
        fs::create_directories(path, reason);
        return reason ? std::optional(notWritable(path, reason.value())) : std::nullopt;
    }
    std::optional<Error> removeFolder(const std::string& path) override {
        return toldIf(::rmdir(path.c_str()) != 0, path);
    }
    std::optional<Error> flushFolder(const std::string& path) override {
        const Descriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (!folder.isOpen())
            return errno == EACCES || errno == EPERM ? std::nullopt : toldIf(true, path);
        if (::fsync(folder.number()) == 0 || errno == EINVAL || errno == ENOTSUP)
            return std::nullopt;
        return toldIf(true, path);
    }

    Result<std::vector<std::string>> list(const std::string& folder) override {
        std::error_code reason;
        std::vector<std::string> names;
        fs::directory_iterator entry(folder, reason);
        if (reason == std::errc::no_such_file_or_directory || reason == std::errc::not_a_directory)
            return names;
        for (; !reason && entry != fs::directory_iterator(); entry.increment(reason)) {
            std::error_code unknown;
            if (!entry->is_directory(unknown))
                names.push_back(entry->path().filename().string());
        }
        if (reason)
            return notReadable(folder, reason.value());
        std::sort(names.begin(), names.end());
        return names;
    }

    std::optional<FileInfo> info(const std::string& path) override {
        struct stat status {};
        return ::stat(path.c_str(), &status) == 0 ? std::optional(infoFrom(status)) : std::nullopt;
    }
    bool isWritable(const std::string& path) override { return ::access(path.c_str(), W_OK) == 0; }
    std::optional<std::string> linkTarget(const std::string& path) override {
        std::error_code reason;
        const fs::path target = fs::read_symlink(path, reason);
        return reason ? std::nullopt : std::optional(target.string());
    }

    LockAttempt lock(const std::string& folder) override {
        const std::string path = folder + "/lock";
        constexpr int kAttempts = 20;
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            // Others use a device, too, and nobody that knows of us.
            if (isOther(path))
                return {};
            Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666));
            std::string held = path;
            // Where nothing can be written, another program of the same folder is still to be noticed.
            if (!file.isOpen())
                file = reopened(path, held, folder);
            if (!file.isOpen())
                return {};
            if (const LockState state = lockAttempt(file.number()); state != LockState::ours)
                return {state, nullptr};
            // Between opening and locking the folder may have been removed, and made again by another program.
            if (isFileAt(file.number(), held))
                return {LockState::ours, std::make_unique<PosixLock>(std::move(file))};
            if (makeFolder(folder))
                return {};
        }
        return {};
    }

private:
    static Descriptor reopened(const std::string& path, std::string& held, const std::string& folder) {
        Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
        if (file.isOpen())
            return file;
        held = folder;
        return Descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    }
};

}  // namespace

FileSystem& systemFiles() {
    static PosixFiles files;
    return files;
}

}  // namespace nonet
