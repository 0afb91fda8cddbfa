#include "ui/preferences/saved_profiles.h"

#include "core/formats/profile_file.h"
#include "core/storage/user_folders.h"
#include "core/techniques/profiles/former_choice.h"
#include "core/techniques/profiles/hodoku_profile.h"

#include <QDir>
#include <QSettings>
#include <QUrl>

#include <cstdlib>

namespace nonet {
namespace {

constexpr QLatin1String kInForce("techniques/profile");
constexpr QLatin1String kOwn("profiles");
constexpr QLatin1String kFormerChoice("play/techniques");
constexpr QLatin1String kFormerSets("techniqueSets");

QString keyOf(const QString& name) { return QString::fromLatin1(QUrl::toPercentEncoding(name)); }
QString nameOf(const QString& key) { return QUrl::fromPercentEncoding(key.toLatin1()); }

void readOwn(QSettings& settings, SavedProfiles& profiles) {
    settings.beginGroup(kOwn);
    for (const QString& key : settings.childKeys()) {
        const QString text = settings.value(key).toString();
        Result<Profile> profile = readProfile(text.toStdString());
        const QString name = nameOf(key);
        if (profile && QString::fromStdString(profile->name) == name)
            profiles.own[name] = std::move(*profile);
        else
            profiles.unread[key] = text;
    }
    settings.endGroup();
}

/// The name under which it is kept; nothing where it cannot be read.
std::optional<QString> takeFormer(SavedProfiles& profiles, const QString& text, const QString& wish) {
    const QString name = freeProfileName(wish, profiles.own);
    const std::optional<Profile> profile = profileFromFormerChoice(text.toStdString(), name.toStdString());
    if (!profile)
        return std::nullopt;
    profiles.own[name] = *profile;
    return name;
}

void readFormer(QSettings& settings, SavedProfiles& profiles, const QString& formerName) {
    settings.beginGroup(kFormerSets);
    for (const QString& key : settings.childKeys())
        takeFormer(profiles, settings.value(key).toString(), nameOf(key));
    settings.endGroup();
    const QString text = settings.value(kFormerChoice).toString();
    const std::optional<Profile> chosen = profileFromFormerChoice(text.toStdString(), {});
    if (!chosen || worksLike(*chosen, hodokuProfile()))
        return;
    for (const Profile& each : std::as_const(profiles.own))
        if (worksLike(each, *chosen)) {
            profiles.inForce = QString::fromStdString(each.name);
            return;
        }
    profiles.inForce = takeFormer(profiles, text, formerName).value_or(QString());
}

}  // namespace

SavedProfiles readSavedProfiles(QSettings& settings, const QString& formerName) {
    SavedProfiles profiles;
    profiles.isFormer = !settings.contains(kInForce);
    readOwn(settings, profiles);
    if (profiles.isFormer)
        readFormer(settings, profiles, formerName);
    else
        profiles.inForce = settings.value(kInForce).toString();
    const bool isBuiltIn = profiles.inForce == QLatin1String("hodoku") || profiles.inForce == QLatin1String("nonet");
    if (!isBuiltIn && !profiles.own.contains(profiles.inForce))
        profiles.inForce = QStringLiteral("hodoku");
    return profiles;
}

void writeSavedProfiles(QSettings& settings, const SavedProfiles& profiles) {
    settings.setValue(kInForce, profiles.inForce);
    settings.beginGroup(kOwn);
    settings.remove(QString());
    for (auto each = profiles.unread.begin(); each != profiles.unread.end(); ++each)
        settings.setValue(each.key(), each.value());
    for (auto each = profiles.own.begin(); each != profiles.own.end(); ++each)
        settings.setValue(keyOf(each.key()), QString::fromStdString(writeProfile(each.value())));
    settings.endGroup();
    settings.remove(kFormerChoice);
    settings.remove(kFormerSets);
}

QString trialFolder() {
    const char* folder = std::getenv("NONET_DATA_DIR");
    return folder ? QString::fromStdString(nameInUtf8(folder)) : QString();
}

QString usersSettingsFile() {
    if (const QString trial = trialFolder(); !trial.isEmpty())
        return QDir(trial).filePath(QStringLiteral("settings.ini"));
    return QDir(QString::fromStdString(nameInUtf8(userFolders().settings)))
        .filePath(QStringLiteral("nonet/nonet.conf"));
}

SavedProfiles usersProfiles() {
    QSettings settings(usersSettingsFile(), QSettings::IniFormat);
    return readSavedProfiles(settings, QStringLiteral("techniques"));
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
