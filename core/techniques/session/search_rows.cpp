#include "core/techniques/session/search_rows.h"

namespace nonet {

SearchRows searchRows(const Profile& profile, const TechniqueSet& allowed) {
    SearchRows rows;
    // Whether the row at the end of the list has this place.
    bool isSamePlace = false;
    for (const ProfileRow& each : profile.rows) {
        isSamePlace = isSamePlace && each.sharesPlace;
        if (!each.isOn || !allowed.test(each.technique))
            continue;
        if (!isSamePlace || technique(rows.back().last).search != technique(each.technique).search)
            rows.push({});
        SearchRow& row = rows[rows.size() - 1];
        row.techniques.set(each.technique);
        row.takesBest = row.takesBest || each.choice == StepChoice::best;
        row.last = each.technique;
        isSamePlace = true;
    }
    return rows;
}

}  // namespace nonet
