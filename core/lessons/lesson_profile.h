#pragma once

#include "core/techniques/engine.h"

namespace nonet {

/// What a lesson takes for granted: singles, locked candidates and subsets. Of the lesson on one of these, those that
/// HoDoKu tries before it.
TechniqueSet lessonBasics(TechniqueId id);

/// HoDoKu's order with the technique right after its basics, so that one that an easier technique mostly hides is found
/// as well. All are on.
Profile lessonProfile(TechniqueId id);

/// Every technique in the order in which a course takes them: by level, then in HoDoKu's order.
std::vector<TechniqueId> lessonCourse();

}  // namespace nonet
