#include "core/storage/user_folders.h"

#include "core/storage/file_system.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <pwd.h>
#include <unistd.h>

namespace nonet {
namespace {

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::string homeFolder() {
    if (std::string home = environment("HOME"); home.starts_with('/'))
        return home;
    passwd entry{};
    passwd* found = nullptr;
    std::array<char, 16384> buffer{};
    if (::getpwuid_r(::getuid(), &entry, buffer.data(), buffer.size(), &found) != 0 || !found || !found->pw_dir)
        return {};
    return found->pw_dir;
}

std::string folderFrom(const char* variable, const std::string& home, const char* below) {
    if (std::string named = environment(variable); named.starts_with('/'))
        return named;
    return home.empty() ? std::string() : home + below;
}

/// Continuation bytes that follow this one; -1 where none can begin a character.
int continuations(unsigned char first) {
    if (first < 0x80)
        return 0;
    if (first >= 0xc2 && first < 0xe0)
        return 1;
    if (first >= 0xe0 && first < 0xf0)
        return 2;
    return first >= 0xf0 && first < 0xf5 ? 3 : -1;
}

bool isUtf8(const std::string& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (int left = continuations(static_cast<unsigned char>(text[i])); left != 0; --left)
            if (left < 0 || ++i == text.size() || (static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U)
                return false;
    }
    return true;
}

}  // namespace

UserFolders userFolders() {
    const std::string home = homeFolder();
    return {folderFrom("XDG_DATA_HOME", home, "/.local/share"), folderFrom("XDG_CONFIG_HOME", home, "/.config")};
}

std::string nameInUtf8(const std::string& folder) {
    if (isUtf8(folder))
        return folder;
    if (systemFiles().makeFolder(folder))
        return {};
    // Stays open to the program's end, which the name needs.
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return descriptor < 0 ? std::string() : "/proc/self/fd/" + std::to_string(descriptor);
}

}  // namespace nonet
