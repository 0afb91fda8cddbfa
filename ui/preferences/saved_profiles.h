// A user's profiles of techniques in the settings store: what the window and nonet-cli both read. Needs Qt Core alone.
#pragma once

#include "core/techniques/profiles/profile.h"

#include <QMap>
#include <QString>

class QSettings;

namespace nonet {

struct SavedProfiles {
    /// The name of the one in force: a built-in one's, or one of these.
    QString inForce;
    /// By name.
    QMap<QString, Profile> own;
    /// What could not be read, as it stands in the store, so that it is still there for a program that can.
    QMap<QString, QString> unread;
    /// Nothing of the store is in the present form yet.
    bool isFormer = false;
};

/// Choices of techniques from before there were profiles become profiles; the one that was in force has the name given
/// here, or that of the set that it was.
SavedProfiles readSavedProfiles(QSettings& settings, const QString& formerName);
void writeSavedProfiles(QSettings& settings, const SavedProfiles& profiles);

/// The folder that NONET_DATA_DIR names, which keeps a trial's documents and settings away from the player's; empty
/// where it names none.
QString trialFolder();
/// Where the window keeps its settings, and so the profiles.
QString usersSettingsFile();
/// The user's own store.
SavedProfiles usersProfiles();

/// A name that neither a built-in profile nor one of these has: the one wished for, where that is free.
QString freeProfileName(const QString& wish, const QMap<QString, Profile>& taken);

}  // namespace nonet
