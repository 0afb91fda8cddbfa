#include "core/formats/replace_file.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace nonet {

namespace {

namespace fs = std::filesystem;

/// An open file that closes itself.
class OpenFile {
public:
    explicit OpenFile(int descriptor) : m_descriptor(descriptor) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }

    /// False, with errno, where not everything could be written.
    bool write(std::string_view content) {
        while (!content.empty()) {
            const ssize_t written = ::write(m_descriptor, content.data(), content.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written <= 0)
                return false;
            content.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    bool flush() { return ::fsync(m_descriptor) == 0; }
    /// Some disks tell only here that they are full.
    bool close() {
        const int descriptor = m_descriptor;
        m_descriptor = -1;
        return ::close(descriptor) == 0;
    }

private:
    int m_descriptor;
};

Error notWritable(const std::string& path, int systemError) {
    return Error{
        .code = ErrorCode::fileNotWritable, .subject = path, .reason = std::generic_category().message(systemError)};
}

/// A device or pipe cannot be replaced: it takes the bytes as they are.
std::optional<Error> writeThrough(const std::string& path, std::string_view content) {
    OpenFile file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.isOpen() || !file.write(content) || !file.close())
        return notWritable(path, errno);
    return std::nullopt;
}

/// A new file in the folder, under a name that nothing else has; not open, with errno, where none can be made.
int createBeside(const fs::path& folder, std::string& path) {
    constexpr int kAttempts = 100;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        path = (folder / (".nonet-" + std::to_string(::getpid()) + "-" + std::to_string(attempt) + ".part")).string();
        const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor >= 0 || errno != EEXIST)
            return descriptor;
    }
    return -1;
}

bool writeWhole(OpenFile& file, std::string_view content, const struct stat* old) {
    const bool hasMode = !old || ::fchmod(file.descriptor(), old->st_mode & 07777) == 0;
    return hasMode && file.write(content) && file.flush() && file.close();
}

}  // namespace

std::optional<Error> replaceFile(const std::string& path, std::string_view content) {
    std::error_code failure;
    const fs::path resolved = fs::weakly_canonical(path, failure);
    const std::string target = failure ? path : resolved.string();
    struct stat old {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    if (exists && S_ISDIR(old.st_mode))
        return notWritable(path, EISDIR);
    if (exists && !S_ISREG(old.st_mode))
        return writeThrough(target, content);
    // The folder may let files be replaced that were themselves locked by their owner: that lock is honoured.
    if (exists && ::access(target.c_str(), W_OK) != 0)
        return notWritable(path, errno);

    const fs::path folder = fs::path(target).parent_path();
    std::string temporary;
    OpenFile file(createBeside(folder, temporary));
    if (!file.isOpen())
        return notWritable(path, errno);
    if (!writeWhole(file, content, exists ? &old : nullptr) || ::rename(temporary.c_str(), target.c_str()) != 0) {
        const int reason = errno;
        ::unlink(temporary.c_str());
        return notWritable(path, reason);
    }
    OpenFile entry(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (entry.isOpen())
        entry.flush();
    return std::nullopt;
}

}  // namespace nonet
