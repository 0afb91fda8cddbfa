#include "core/formats/foreign_members.h"

#include "core/formats/json_members.h"

#include <algorithm>

namespace nonet {

bool hasOnlyForeignUnknowns(const Puzzle& puzzle) {
    return std::ranges::all_of(puzzle.constraints(), [](const Constraint& each) {
        if (each.kind != ConstraintKind::unknown)
            return true;
        const Json members = jsonObjectFrom(each.unknownMembers);
        return members.contains(kFpuzzlesKey) || members.contains(kIssKey) || members.contains(kMakerKey);
    });
}

}  // namespace nonet
