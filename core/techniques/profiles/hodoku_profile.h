#pragma once

#include "core/techniques/profiles/profile.h"

#include <span>

namespace nonet {

/// HoDoKu 2.3.2 as it comes: its order, levels, scores, choices and limits, for those of its techniques that exist
/// here. What it does not know comes where the family's hardest stands, and is off.
const Profile& hodokuProfile();

/// One of HoDoKu's step configurations, whether or not its techniques exist here.
struct HodokuRow {
    /// The library codes that share it, with blanks between: whichever is found first is taken.
    std::string_view codes;
    Level level;
    int score;
    StepChoice choice;
    /// Whether its default solver tries it.
    bool isOn;
};
/// All of them in its order but brute force, which is no technique.
std::span<const HodokuRow> hodokuRows();

/// True where HoDoKu's default solver tries a technique before this one, or together with it, that does not exist here
/// yet, so that a score whose path passed this point is only "at least".
bool hasEarlierGap(TechniqueId id);

}  // namespace nonet
