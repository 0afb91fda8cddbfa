// What a person chose, and under which names it is kept.
#pragma once

#include "core/techniques/profiles/profile.h"
#include "ui/preferences/user_store.h"
#include "ui/shortcuts/key_bindings.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace nonet {

/// What the player chose; System follows the lightness of the desktop's palette.
enum class ThemeChoice : std::uint8_t { system, light, dark, highContrast, highContrastReversed, print };

enum class MistakeDisplay : std::uint8_t { atOnce, onRequest, never };

enum class EntryOrder : std::uint8_t { cellFirst, digitFirst };

/// Every choice that is kept between sessions, with its default.
struct PreferenceValues {
    ThemeChoice theme = ThemeChoice::system;
    KeyPreset keyPreset = KeyPreset::sudokuPad;
    /// By preset, then as KeyBindings::custom.
    QMap<KeyPreset, QMap<QString, QList<QKeySequence>>> customKeys;
    MistakeDisplay mistakes = MistakeDisplay::onRequest;
    EntryOrder entryOrder = EntryOrder::cellFirst;
    bool usesUniqueness = true;
    bool reasonsFromCentreMarks = false;
    bool highlightsPeers = true;
    bool highlightsSameDigit = true;
    bool numbersColours = false;
    /// Besides what the desktop asks for.
    bool reducesMotion = false;
    bool showsTimer = true;
    /// On every board, whoever switched them on.
    bool showsCandidates = false;
    bool showsKeyLine = true;
    /// Explainer's rating is shown of each puzzle, not only of those that it was asked for.
    bool showsExplainer = false;
    /// The name of the profile by which everything solves, hints, rates and generates.
    QString profile = QStringLiteral("hodoku");
    /// The user's own, by name.
    QMap<QString, Profile> ownProfiles;
    /// A locale's name ("de"); empty: the system's.
    QString language;

    const Profile& profileInForce() const { return profileNamed(profile); }
    /// HoDoKu's where there is none of that name.
    const Profile& profileNamed(const QString& name) const;

    friend bool operator==(const PreferenceValues&, const PreferenceValues&) = default;
};

/// All that the store has; defaults for what it has not or what is none of them.
PreferenceValues storedPreferences(const UserStore& store);
/// All that the store has, where `known` was read before and only these names have changed since.
PreferenceValues storedPreferences(const UserStore& store, const PreferenceValues& known, const QStringList& names);
/// What is to be written so that the store has `after` where it had `before`.
UserStore::Changes changesBetween(const PreferenceValues& before, const PreferenceValues& after);

}  // namespace nonet
