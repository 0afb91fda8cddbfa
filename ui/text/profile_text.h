#pragma once

#include "core/techniques/profiles/profile.h"
#include "core/techniques/technique.h"

#include <QString>

namespace nonet {

/// "HoDoKu default", "Nonet", or its own name.
QString profileName(const Profile& profile);
/// The same of what a rating was made by, which may be gone.
QString profileName(const std::string& name);
/// "by HoDoKu default": what a level or score stands on.
QString byProfile(const Profile& profile);
QString byProfile(const std::string& name);
/// "Basic fish"
QString familyName(TechniqueFamily family);

}  // namespace nonet
