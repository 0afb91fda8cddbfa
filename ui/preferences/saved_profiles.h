// A user's profiles of techniques among the settings: what the window and nonet-cli both read. Needs Qt Core alone.
#pragma once

#include "core/storage/kept_values.h"
#include "core/techniques/profiles/profile.h"

#include <QMap>
#include <QString>

#include <optional>

namespace nonet {

/// Where the window keeps its settings, and so the profiles.
struct SettingsFiles {
    QString store;
    /// What the version before this one kept them in: read where there is no store yet, never written.
    QString legacy;
};

/// The name under which a profile is kept begins so, and goes on with its own.
inline constexpr char kSavedProfiles[] = "profiles/";
/// The name of the profile in force.
inline constexpr char kProfileInForce[] = "techniques/profile";

struct SavedProfiles {
    /// The name of the one in force: a built-in one's, or one of these.
    QString inForce;
    /// By name; without what cannot be read.
    QMap<QString, Profile> own;
};

/// Nothing where the text is none of that name.
std::optional<Profile> savedProfile(const QString& name, const std::string& text);
SavedProfiles profilesOf(const ValuesByName& values);

/// The folder that NONET_DATA_DIR names, which keeps a trial's documents and settings away from the player's; empty
/// where it names none.
QString trialFolder();
/// The user's own.
SettingsFiles usersSettings();
/// The profiles of the user's own settings. Errors: as readKeptValues(), readLegacySettings().
Result<SavedProfiles> usersProfiles();

/// A name that neither a built-in profile nor one of these has: the one wished for, where that is free.
QString freeProfileName(const QString& wish, const QMap<QString, Profile>& taken);

}  // namespace nonet
