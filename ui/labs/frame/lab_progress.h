#pragma once

#include <QString>
#include <QStringList>

#include <set>

namespace nonet {

class Preferences;

/// How far a learner has come in a lab; kept between sessions.
struct LabProgress {
    /// Ids of scenes that were on the screen.
    std::set<QString> seen;
    /// Scenes whose step was done by hand, and rightly: the learner can do it, whichever board it was done on.
    std::set<QString> done;
    /// Empty before the first.
    QString last;

    friend bool operator==(const LabProgress&, const LabProgress&) = default;
};

/// The progress in these scenes; what is kept of others is left out.
LabProgress progressOf(const Preferences& preferences, const QString& lab, const QStringList& scenes);
/// Each scene by itself: what was reached in another window stays so.
void keepProgress(Preferences& preferences, const QString& lab, const LabProgress& progress);

}  // namespace nonet
