#include "core/techniques/profiles/profile.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace nonet {
namespace {

template <typename Rows>
auto findRow(Rows& rows, TechniqueId id) {
    return std::ranges::find(rows, id, &ProfileRow::technique);
}

template <typename Predicate>
TechniqueSet techniquesWherePlace(const Profile& profile, Predicate isWanted) {
    TechniqueSet set;
    int place = 0;
    for (const ProfileRow& row : profile.rows) {
        place += row.sharesPlace && place > 0 ? 0 : 1;
        set.set(row.technique, isWanted(place));
    }
    return set;
}

/// To be called before a row leaves its place: the next one, if it shared it, begins a place of its own.
void leavePlace(std::vector<ProfileRow>& rows, std::size_t index) {
    if (index + 1 < rows.size() && !rows[index].sharesPlace)
        rows[index + 1].sharesPlace = false;
}

}  // namespace

bool worksLike(const Profile& a, const Profile& b) {
    return a.rows == b.rows && a.limits == b.limits && a.singles == b.singles;
}

const ProfileRow& rowOf(const Profile& profile, TechniqueId id) { return *findRow(profile.rows, id); }

ProfileRow& rowOf(Profile& profile, TechniqueId id) { return *findRow(profile.rows, id); }

int placeOf(const Profile& profile, TechniqueId id) {
    int place = 0;
    for (const ProfileRow& row : profile.rows) {
        place += row.sharesPlace && place > 0 ? 0 : 1;
        if (row.technique == id)
            break;
    }
    return place;
}

int lowestScore(const Profile& profile) {
    int lowest = std::numeric_limits<int>::max();
    for (const ProfileRow& row : profile.rows)
        if (row.isOn)
            lowest = std::min(lowest, row.score);
    return lowest == std::numeric_limits<int>::max() ? 0 : lowest;
}

std::vector<TechniqueId> orderOf(const Profile& profile) {
    std::vector<TechniqueId> order;
    std::ranges::transform(profile.rows, std::back_inserter(order), &ProfileRow::technique);
    return order;
}

TechniqueSet techniquesOn(const Profile& profile) {
    TechniqueSet on;
    for (const ProfileRow& row : profile.rows)
        on.set(row.technique, row.isOn);
    return on;
}

TechniqueSet techniquesBefore(const Profile& profile, TechniqueId id) {
    return techniquesWherePlace(profile, [last = placeOf(profile, id)](int place) { return place < last; });
}

TechniqueSet techniquesUpTo(const Profile& profile, TechniqueId id) {
    return techniquesWherePlace(profile, [last = placeOf(profile, id)](int place) { return place <= last; });
}

void moveRow(Profile& profile, std::size_t from, std::size_t to) {
    std::vector<ProfileRow>& rows = profile.rows;
    if (from == to || from >= rows.size() || to >= rows.size())
        return;
    leavePlace(rows, from);
    rows[from].sharesPlace = false;
    const auto at = [&rows](std::size_t index) { return rows.begin() + static_cast<std::ptrdiff_t>(index); };
    if (from < to)
        std::rotate(at(from), at(from) + 1, at(to) + 1);
    else
        std::rotate(at(to), at(from), at(from) + 1);
    // What now comes between two that shared a place parts them.
    if (to + 1 < rows.size())
        rows[to + 1].sharesPlace = false;
}

void useUpTo(Profile& profile, TechniqueId last) {
    bool isBefore = true;
    for (ProfileRow& row : profile.rows) {
        row.isOn = isBefore;
        isBefore = isBefore && row.technique != last;
    }
}

void useAll(Profile& profile, const TechniqueSet& techniques, bool isOn) {
    for (ProfileRow& row : profile.rows)
        if (techniques.test(row.technique))
            row.isOn = isOn;
}

Profile withoutStops(Profile profile) {
    for (ProfileRow& row : profile.rows)
        row.stopsBefore = false;
    return profile;
}

Profile ownCopy(const Profile& profile, std::string name) {
    Profile copy = profile;
    copy.basis = profile.isBuiltIn() ? profile.kind : profile.basis;
    copy.kind = ProfileKind::own;
    copy.name = std::move(name);
    copy.version = 1;
    return copy;
}

}  // namespace nonet
