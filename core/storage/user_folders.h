// Where a user's data and settings belong, by the XDG base directory specification. Paths are bytes: a home folder need
// not be UTF-8.
#pragma once

#include <string>

namespace nonet {

struct UserFolders {
    /// Absolute; empty where the user has no home at all.
    std::string data;
    std::string settings;
};

/// From the environment (XDG_DATA_HOME, XDG_CONFIG_HOME, HOME) and, where HOME is empty, the list of users.
UserFolders userFolders();

/// A name in UTF-8 for the folder: its own, or where that is not UTF-8, one by which the system knows the folder, made
/// if need be, as long as this program runs. Empty where the folder cannot be opened.
std::string nameInUtf8(const std::string& folder);

}  // namespace nonet
