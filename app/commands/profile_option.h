// `--profile NAME|FILE`: by which profile of techniques a command reasons.
#pragma once

#include "core/techniques/profiles/hodoku_profile.h"

namespace CLI {
class App;
}

namespace nonet {

/// HoDoKu's, "nonet", one that the user saved in the window, or a file of one. Anything else is refused with a sentence
/// that names those that there are.
void addProfileOption(CLI::App& command, Profile& profile);

}  // namespace nonet
