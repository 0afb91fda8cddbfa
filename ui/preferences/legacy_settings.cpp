#include "ui/preferences/legacy_settings.h"

#include "core/formats/native/profile_file.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/legacy_choice.h"
#include "ui/preferences/saved_profiles.h"

#include <QFile>
#include <QSettings>
#include <QUrl>

namespace nonet {
namespace {

constexpr QLatin1String kLegacyChoice("play/techniques");
constexpr QLatin1String kLegacySets("techniqueSets/");
constexpr QLatin1String kOwn("profiles/");
/// QSettings takes a multiple of it in memory.
constexpr std::size_t kLargestLegacy = 64ULL * 1024 * 1024;

QString nameOf(const QString& key) { return QUrl::fromPercentEncoding(key.toLatin1()); }

class LegacySettings {
public:
    LegacySettings(const QString& file, QString nameOfChoice)
        : m_settings(file, QSettings::IniFormat), m_nameOfChoice(std::move(nameOfChoice)) {}

    ValuesByName values() {
        for (const QString& key : m_settings.allKeys())
            read(key);
        if (!m_settings.contains(QLatin1String(kProfileInForce)))
            readChoices();
        return std::move(m_values);
    }

private:
    void read(const QString& key) {
        // A damaged file may have a value without a name.
        if (key.isEmpty() || key == kLegacyChoice || key.startsWith(kLegacySets))
            return;
        const QByteArray value = m_settings.value(key).toByteArray();
        if (!key.startsWith(kOwn))
            return keep(key, value.toStdString());
        // What cannot be read stays, for a program that can.
        keep(QLatin1String(kSavedProfiles) + nameOf(key.mid(kOwn.size())), value.toStdString());
    }

    void keep(const QString& name, std::string value) { m_values[name.toStdString()] = std::move(value); }

    /// From before there were profiles.
    void readChoices() {
        m_profiles = profilesOf(m_values).own;
        for (const QString& key : m_settings.allKeys())
            if (key.startsWith(kLegacySets))
                readChoice(m_settings.value(key).toString(), nameOf(key.mid(kLegacySets.size())));
        const QString text = m_settings.value(kLegacyChoice).toString();
        const std::optional<Profile> chosen = profileFromLegacyChoice(text.toStdString(), {});
        if (!chosen || worksLike(*chosen, hodokuProfile()))
            return;
        for (const Profile& each : std::as_const(m_profiles))
            if (worksLike(each, *chosen))
                return keep(QLatin1String(kProfileInForce), each.name);
        if (const std::optional<QString> name = readChoice(text, m_nameOfChoice))
            keep(QLatin1String(kProfileInForce), name->toStdString());
    }

    /// The name under which it is kept; nothing where it cannot be read.
    std::optional<QString> readChoice(const QString& text, const QString& wish) {
        const QString name = freeProfileName(wish, m_profiles);
        const std::optional<Profile> profile = profileFromLegacyChoice(text.toStdString(), name.toStdString());
        if (!profile)
            return std::nullopt;
        m_profiles[name] = *profile;
        keep(QLatin1String(kSavedProfiles) + name, writeProfile(*profile));
        return name;
    }

    QSettings m_settings;
    QString m_nameOfChoice;
    QMap<QString, Profile> m_profiles;
    ValuesByName m_values;
};

}  // namespace

Result<ValuesByName> readLegacySettings(const QString& file, const QString& nameOfChoice, FileSystem& files) {
    const std::string path = QFile::encodeName(file).toStdString();
    // QSettings would wait for a pipe, and read a device without end.
    const Result<std::optional<std::string>> content = files.read(path, kLargestLegacy);
    if (!content) {
        Error error = content.error();
        if (error.code == ErrorCode::inputTooLarge)
            error.detail = ErrorDetail::settings;
        return error;
    }
    return *content ? LegacySettings(file, nameOfChoice).values() : ValuesByName();
}

}  // namespace nonet
