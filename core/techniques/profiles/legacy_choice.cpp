#include "core/techniques/profiles/legacy_choice.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/ordered_rows.h"

namespace nonet {

std::optional<Profile> profileFromLegacyChoice(std::string_view text, std::string name) {
    Profile profile = ownCopy(hodokuProfile(), std::move(name));
    profile.rows.clear();
    bool hasRepeat = false;
    forEachCode(text, [&](std::string_view word) {
        const bool stops = word.starts_with('!');
        word.remove_prefix(stops ? 1 : 0);
        const bool isOff = word.starts_with('-');
        word.remove_prefix(isOff ? 1 : 0);
        const std::optional<TechniqueId> id = techniqueByCode(word);
        if (!id)
            return;
        hasRepeat = hasRepeat || std::ranges::find(profile.rows, *id, &ProfileRow::technique) != profile.rows.end();
        ProfileRow row = hodokuRow(*id);
        row.isOn = !isOff;
        row.stopsBefore = stops;
        // Only where it still comes after the one that it shares its place with.
        const bool isFirst = profile.rows.empty();
        row.sharesPlace = row.sharesPlace && !isFirst && comesBefore(profile.rows.back().technique, *id);
        profile.rows.push_back(row);
    });
    if (hasRepeat)
        return std::nullopt;
    addMissing(profile.rows);
    return profile;
}

}  // namespace nonet
