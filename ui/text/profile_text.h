#pragma once

#include "core/techniques/profiles/profile.h"

#include <QString>

namespace nonet {

/// "HoDoKu default", "Nonet", or its own name.
QString profileName(const Profile& profile);
/// "by HoDoKu default": what a level or score stands on.
QString byProfile(const Profile& profile);

}  // namespace nonet
