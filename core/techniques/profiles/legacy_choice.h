#pragma once

#include "core/techniques/profiles/profile.h"

#include <optional>

namespace nonet {

/// Which techniques a player had chosen before there were profiles: library codes in order, "-" before a code: off,
/// "!": a path ends before it. "0000 0003 !0300 -0702". Made HoDoKu's profile in that order. Codes that no technique
/// has are passed over; nothing where a technique comes twice.
std::optional<Profile> profileFromLegacyChoice(std::string_view text, std::string name);

}  // namespace nonet
