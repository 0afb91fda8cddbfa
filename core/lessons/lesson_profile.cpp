#include "core/lessons/lesson_profile.h"

#include <algorithm>

namespace nonet {

TechniqueSet lessonBasics(TechniqueId id) {
    const TechniqueSet basics = techniquesOf(TechniqueFamily::singles) | techniquesOf(TechniqueFamily::intersections) |
                                techniquesOf(TechniqueFamily::subsets);
    return basics.test(id) ? basics & techniquesBefore(hodokuProfile(), id) : basics;
}

Profile lessonProfile(TechniqueId id) {
    const TechniqueSet basics = lessonBasics(id);
    const auto partOf = [&](const ProfileRow& row) {
        return basics.test(row.technique) ? 0 : row.technique == id ? 1 : 2;
    };
    Profile profile = ownCopy(hodokuProfile(), "lesson");
    std::ranges::stable_sort(profile.rows, {}, partOf);
    useAll(profile, TechniqueSet().set(), true);
    // Who shared its place with it comes after it now.
    const auto own = std::ranges::find(profile.rows, id, &ProfileRow::technique);
    own->sharesPlace = false;
    if (own + 1 != profile.rows.end())
        (own + 1)->sharesPlace = false;
    return profile;
}

std::vector<TechniqueId> lessonCourse() {
    const Profile& hodoku = hodokuProfile();
    std::vector<TechniqueId> course = orderOf(hodoku);
    std::ranges::stable_sort(course, {}, [&hodoku](TechniqueId id) { return rowOf(hodoku, id).level; });
    return course;
}

}  // namespace nonet
