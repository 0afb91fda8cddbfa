#include "core/design/lost_constraint.h"

#include <algorithm>

namespace nonet {
namespace {

/// Each of the parts lies, as it is, within one of the other's.
bool isWithin(const Constraint& constraint, const Constraint& other) {
    return std::ranges::all_of(constraint.parts, [&other](const std::vector<Cell>& part) {
        return std::ranges::any_of(other.parts, [&part](const std::vector<Cell>& longer) {
            return !part.empty() && std::search(longer.begin(), longer.end(), part.begin(), part.end()) != longer.end();
        });
    });
}

bool isKeptAs(const Constraint& constraint, const Constraint& other) {
    return constraint.kind == other.kind && constraint.place == other.place && constraint.values == other.values &&
           constraint.digits == other.digits && constraint.text == other.text && isWithin(constraint, other);
}

}  // namespace

std::optional<int> lostConstraint(const Puzzle& before, const Puzzle& after) {
    const std::vector<Constraint>& standing = before.constraints();
    const auto lost = std::ranges::find_if(standing, [&after](const Constraint& each) {
        return std::ranges::none_of(
            after.constraints(), [&each](const Constraint& other) { return each == other || isKeptAs(each, other); });
    });
    return lost == standing.end() ? std::nullopt : std::optional(static_cast<int>(lost - standing.begin()));
}

}  // namespace nonet
