#pragma once

#include <QString>

#include <set>

namespace nonet {

class Preferences;

/// How far a learner has come in a lab; kept between sessions.
struct LabProgress {
    /// Scenes that were on the screen.
    std::set<int> seen;
    /// Scenes whose step was done by hand, and rightly: the learner can do it, whichever board it was done on.
    std::set<int> done;
    int last = 0;

    friend bool operator==(const LabProgress&, const LabProgress&) = default;
};

/// What does not fit a lab of so many scenes is left out.
LabProgress progressOf(const Preferences& preferences, const QString& lab, int sceneCount);
/// Each scene by itself: what was reached in another window stays so.
void keepProgress(Preferences& preferences, const QString& lab, const LabProgress& progress);

}  // namespace nonet
