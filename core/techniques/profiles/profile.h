// A profile says how a path is walked: which techniques are tried, in which order, what each costs, which find of
// several is taken, and within which limits. Everything that solves, hints, rates or generates goes by one.
//
//   hodokuProfile()   what HoDoKu 2.3.2 does by default: the scores that players compare
//   nonetProfile()    as people look
//   a user's own      a copy of one of them, changed
#pragma once

#include "core/techniques/level.h"
#include "core/techniques/singles/singles_board.h"
#include "core/techniques/technique_id.h"
#include "core/techniques/technique_limits.h"

#include <string>
#include <string_view>
#include <vector>

namespace nonet {

enum class StepChoice : std::uint8_t {
    /// The first find, in the search's fixed order.
    first,
    /// The best of all that there are (isBetter).
    best,
};

struct ProfileRow {
    TechniqueId technique = TechniqueId::fullHouse;
    bool isOn = true;
    Level level = Level::easy;
    int score = 0;
    StepChoice choice = StepChoice::first;
    /// A path that is looked at ends before the first step of it. Ratings go on.
    bool stopsBefore = false;
    /// Tried together with the row before, where one search finds both: whichever it finds first.
    bool sharesPlace = false;

    friend bool operator==(const ProfileRow&, const ProfileRow&) = default;
};

inline constexpr int kHighestStepScore = 20'000;

enum class ProfileKind : std::uint8_t { hodoku, nonet, own };

struct Profile {
    ProfileKind kind = ProfileKind::own;
    /// The built-in profile that a user's own one began as.
    ProfileKind basis = ProfileKind::hodoku;
    /// "hodoku" and "nonet" are the built-in ones.
    std::string name;
    /// Each technique once, as they are tried.
    std::vector<ProfileRow> rows;
    TechniqueLimits limits{};
    SinglesOrder singles = SinglesOrder::queues;
    /// Goes up with every change: a number worked out by another version may be another now.
    int version = 1;

    bool isBuiltIn() const { return kind != ProfileKind::own; }
    friend bool operator==(const Profile&, const Profile&) = default;
};

/// Whether both give the same paths and scores, whatever their names and versions.
bool worksLike(const Profile& a, const Profile& b);

const ProfileRow& rowOf(const Profile& profile, TechniqueId id);
ProfileRow& rowOf(Profile& profile, TechniqueId id);
/// From 1; rows that share a place have the same.
int placeOf(const Profile& profile, TechniqueId id);

/// The lowest score of a technique that is on; 0 where none is.
int lowestScore(const Profile& profile);

std::vector<TechniqueId> orderOf(const Profile& profile);
TechniqueSet techniquesOn(const Profile& profile);
/// Those of a smaller place: what is tried before it.
TechniqueSet techniquesBefore(const Profile& profile, TechniqueId id);
/// Those of its place or a smaller one.
TechniqueSet techniquesUpTo(const Profile& profile, TechniqueId id);

/// The row moves to that index, the others close up. Whoever leaves a shared place is alone then.
void moveRow(Profile& profile, std::size_t from, std::size_t to);
/// That technique and those before it are on, the others off.
void useUpTo(Profile& profile, TechniqueId last);
/// Puts every technique on or off.
void useAll(Profile& profile, const TechniqueSet& techniques, bool isOn);
Profile withoutStops(Profile profile);

/// A copy to change: own, first version, no built-in name.
Profile ownCopy(const Profile& profile, std::string name);

}  // namespace nonet
