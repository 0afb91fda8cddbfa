#include "core/techniques/profiles/ordered_rows.h"

#include "core/techniques/profiles/hodoku_profile.h"

namespace nonet {

void addRows(std::vector<ProfileRow>& rows, std::string_view codes, ProfileRow pattern) {
    pattern.sharesPlace = false;
    forEachCode(codes, [&](std::string_view code) {
        const std::optional<TechniqueId> id = techniqueByCode(code);
        if (!id)
            return;
        pattern.technique = *id;
        rows.push_back(pattern);
        pattern.sharesPlace = true;
    });
}

const ProfileRow& hodokuRow(TechniqueId id) { return rowOf(hodokuProfile(), id); }

bool comesBefore(TechniqueId id, TechniqueId next) {
    const std::vector<ProfileRow>& rows = hodokuProfile().rows;
    const auto at = std::ranges::find(rows, next, &ProfileRow::technique);
    return at != rows.begin() && (at - 1)->technique == id;
}

void addMissing(std::vector<ProfileRow>& rows) {
    std::optional<TechniqueId> before;
    for (ProfileRow row : hodokuProfile().rows) {
        const auto has = [&rows](TechniqueId id) { return std::ranges::find(rows, id, &ProfileRow::technique); };
        if (has(row.technique) == rows.end()) {
            auto after = before ? has(*before) + 1 : rows.begin();
            row.sharesPlace = row.sharesPlace && before && comesBefore(*before, row.technique);
            if (after != rows.end() && !row.sharesPlace)
                after->sharesPlace = false;
            rows.insert(after, row);
        }
        before = row.technique;
    }
}

void addUnlisted(std::vector<ProfileRow>& rows, bool isOn) {
    for (const Technique& each : techniqueCatalogue()) {
        if (std::ranges::find(rows, each.id, &ProfileRow::technique) != rows.end())
            continue;
        const auto isOfFamily = [&each](const ProfileRow& row) {
            return technique(row.technique).family == each.family;
        };
        const auto relative = std::find_if(rows.rbegin(), rows.rend(), isOfFamily);
        ProfileRow row{.level = Level::extreme, .score = 500};
        if (relative != rows.rend())
            row = *relative;
        row.technique = each.id;
        row.isOn = isOn;
        row.sharesPlace = false;
        // The base of a reverse iterator is the place after it; without a relative that is the first, and the end is
        // meant.
        rows.insert(relative != rows.rend() ? relative.base() : rows.end(), row);
    }
}

}  // namespace nonet
