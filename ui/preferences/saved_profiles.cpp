#include "ui/preferences/saved_profiles.h"

#include "core/formats/native/profile_file.h"
#include "core/storage/kept_values.h"
#include "core/storage/user_folders.h"
#include "ui/preferences/legacy_settings.h"

#include <QDir>
#include <QFile>

#include <cstdlib>

namespace nonet {

SavedProfiles profilesOf(const ValuesByName& values) {
    SavedProfiles profiles;
    const std::string_view prefix = kSavedProfiles;
    for (auto each = values.lower_bound(prefix); each != values.end() && each->first.starts_with(prefix); ++each) {
        const QString name = QString::fromStdString(each->first.substr(prefix.size()));
        if (std::optional<Profile> profile = savedProfile(name, each->second))
            profiles.own[name] = std::move(*profile);
    }
    if (const auto found = values.find(kProfileInForce); found != values.end())
        profiles.inForce = QString::fromStdString(found->second);
    if (profiles.inForce != QLatin1String("nonet") && !profiles.own.contains(profiles.inForce))
        profiles.inForce = QStringLiteral("hodoku");
    return profiles;
}

std::optional<Profile> savedProfile(const QString& name, const std::string& text) {
    Result<Profile> profile = readProfile(text);
    return profile && QString::fromStdString(profile->name) == name ? std::optional(std::move(*profile)) : std::nullopt;
}

QString trialFolder() {
    const char* folder = std::getenv("NONET_DATA_DIR");
    return folder ? QString::fromStdString(nameInUtf8(folder)) : QString();
}

SettingsFiles usersSettings() {
    if (const QString trial = trialFolder(); !trial.isEmpty())
        return {QDir(trial).filePath(QStringLiteral("settings")), QDir(trial).filePath(QStringLiteral("settings.ini"))};
    const QString folder = QString::fromStdString(nameInUtf8(userFolders().settings));
    // Where the user has no home, one in which nothing can be made: then the window tells that nothing is kept.
    const QDir own(folder.isEmpty() ? QStringLiteral("/dev/null") : folder);
    return {own.filePath(QStringLiteral("nonet/settings")), own.filePath(QStringLiteral("nonet/nonet.conf"))};
}

Result<SavedProfiles> usersProfiles() {
    const SettingsFiles files = usersSettings();
    const std::string store = QFile::encodeName(files.store).toStdString();
    const Result<ValuesByName> values = systemFiles().info(store)
                                            ? readKeptValues(store)
                                            : readLegacySettings(files.legacy, QStringLiteral("techniques"));
    if (!values)
        return values.error();
    return profilesOf(*values);
}

QString freeProfileName(const QString& wish, const QMap<QString, Profile>& taken) {
    constexpr int kMostCharacters = 100;
    QString base = wish.simplified().left(kMostCharacters).trimmed();
    base.removeIf([](QChar c) { return c < u' ' || c.unicode() == 0x7f; });
    if (base.isEmpty())
        base = QStringLiteral("1");
    QString name = base;
    for (int i = 2; taken.contains(name) || !isProfileName(name.toStdString()); ++i)
        name = QStringLiteral("%1 %2").arg(base).arg(i);
    return name;
}

}  // namespace nonet
