#include "core/storage/replace_file.h"

#include <atomic>
#include <filesystem>
#include <system_error>
#include <unistd.h>

namespace nonet {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kCopyBegins = ".nonet-";
constexpr std::string_view kCopyEnds = ".part";

Error notWritable(const std::string& path, std::errc reason) {
    return Error{.code = ErrorCode::fileNotWritable,
                 .subject = path,
                 .reason = std::generic_category().message(static_cast<int>(reason))};
}

/// The file that a chain of symbolic links ends at, which need not exist; nothing where they go in a circle.
std::optional<std::string> endOfLinks(std::string path, FileSystem& files) {
    constexpr int kMostLinks = 40;
    for (int i = 0; i < kMostLinks; ++i) {
        const std::optional<std::string> target = files.linkTarget(path);
        if (!target)
            return path;
        path = (fs::path(path).parent_path() / *target).string();
    }
    return std::nullopt;
}

struct Copy {
    std::string path;
    std::unique_ptr<OpenFile> file;
};

/// A new file in the folder, under a name that nothing else has.
Result<Copy> createBeside(const fs::path& folder, FileSystem& files) {
    static std::atomic<unsigned> number = 0;
    constexpr int kAttempts = 100;
    for (int attempt = 1;; ++attempt) {
        Copy copy;
        copy.path = (folder / (std::string(kCopyBegins) + std::to_string(::getpid()) + '-' + std::to_string(number++) +
                               std::string(kCopyEnds)))
                        .string();
        Result<std::unique_ptr<OpenFile>> file = files.open(copy.path, OpenMode::createNew);
        if (file) {
            copy.file = std::move(*file);
            return copy;
        }
        if (attempt == kAttempts || !files.info(copy.path))
            return file.error();
    }
}

std::optional<Error> writeOver(const std::string& path, std::string_view content, FileSystem& files) {
    Result<std::unique_ptr<OpenFile>> file = files.open(path, OpenMode::overwrite);
    if (!file)
        return file.error();
    if (std::optional<Error> error = (*file)->write(content))
        return error;
    if (std::optional<Error> error = (*file)->truncate(content.size()))
        return error;
    if (std::optional<Error> error = (*file)->flush())
        return error;
    return (*file)->close();
}

/// Fills the copy and brings it to its place; the copy is gone or left over afterwards.
std::optional<Error> fillAndPlace(Copy& copy, const std::string& target, std::string_view content,
                                  const std::optional<FileInfo>& old, FileSystem& files) {
    const bool isAlike = !old || copy.file->takeAfter(*old);
    if (std::optional<Error> error = copy.file->write(content))
        return error;
    if (std::optional<Error> error = copy.file->flush())
        return error;
    if (std::optional<Error> error = copy.file->close())
        return error;
    const bool keepsFile = old && (old->links > 1 || !isAlike);
    // Where writing over it breaks off, the whole copy takes its place after all.
    if (keepsFile && !writeOver(target, content, files))
        return files.unlink(copy.path);
    return files.rename(copy.path, target);
}

}  // namespace

std::optional<Error> replaceFile(const std::string& path, std::string_view content, FileSystem& files) {
    const std::optional<std::string> target = endOfLinks(path, files);
    if (!target)
        return notWritable(path, std::errc::too_many_symbolic_link_levels);
    const std::optional<FileInfo> old = files.info(*target);
    if (old && old->kind == FileKind::folder)
        return notWritable(path, std::errc::is_a_directory);
    if (old && old->kind == FileKind::other)
        return Error{.code = ErrorCode::fileNotWritable, .detail = ErrorDetail::notAFile, .subject = path};
    // The folder may let files be replaced that were themselves locked by their owner: that lock is honoured.
    if (old && !files.isWritable(*target)) {
        Error error = notWritable(path, std::errc::permission_denied);
        error.found = 1;
        return error;
    }

    const fs::path folder = fs::path(*target).has_parent_path() ? fs::path(*target).parent_path() : fs::path(".");
    Result<Copy> copy = createBeside(folder, files);
    std::optional<Error> error = copy ? fillAndPlace(*copy, *target, content, old, files) : copy.error();
    if (error) {
        if (copy)
            static_cast<void>(files.unlink(copy->path));
        error->subject = path;
        error->found = old ? 1 : 0;
        return error;
    }
    // The file is whole and in its place, but after a power failure its previous content could come back.
    error = files.flushFolder(folder.string());
    if (error)
        error->subject = path;
    return error;
}

bool isLeftCopy(std::string_view name) { return name.starts_with(kCopyBegins) && name.ends_with(kCopyEnds); }

}  // namespace nonet
