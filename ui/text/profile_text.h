#pragma once

#include "core/techniques/profiles/profile.h"
#include "core/techniques/technique.h"

#include <QString>

namespace nonet {

/// "HoDoKu default", "Nonet", or its own name.
QString profileName(const Profile& profile);
/// The name of the profile that a rating was made by, which may be gone.
QString profileName(const std::string& name);
/// "by HoDoKu default": what a level or score stands on.
QString byProfile(const Profile& profile);
QString byProfile(const std::string& name);
/// byProfile() where there is little room: a long name ends in an ellipsis.
QString shortlyBy(const std::string& name);
/// Whether a built-in profile is called so, in English or in the language in use, whatever the case of its letters.
bool isBuiltInName(const QString& name);
/// "Basic fish"
QString familyName(TechniqueFamily family);

}  // namespace nonet
