// A profile of techniques as a file: UTF-8 JSON, one object. core/formats/FORMATS.md lists its keys.
#pragma once

#include "core/foundation/result.h"
#include "core/techniques/profiles/profile.h"

#include <string>
#include <string_view>

namespace nonet {

/// The newest version of the file that this program knows.
inline constexpr int kProfileFileVersion = 1;
inline constexpr std::size_t kLongestProfileName = 400;
/// In bytes; a profile has a row a technique, some hundred bytes each.
inline constexpr std::size_t kLargestProfile = std::size_t{256} * 1024;

/// Not one that a built-in profile has, not empty, without control characters and not too long (in bytes). Blanks at
/// its ends are none of it.
bool isProfileName(std::string_view name);

/// A profile of one's own, with every technique once. One that the file lacks, since an older program wrote it, comes
/// in at its place in hodokuProfile. Errors: what parseBoundedJson tells, missingField and badField (subject "name" or,
/// of a technique, "0300: score"), newerVersion, unknownTechnique, repeatedTechnique.
Result<Profile> readProfile(std::string_view text);

/// A key a line, and a line a technique.
std::string writeProfile(const Profile& profile);

}  // namespace nonet
