#include "ui/hints/profile_editor.h"

#include "core/formats/profile_file.h"
#include "core/storage/replace_file.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "ui/preferences/saved_profiles.h"
#include "ui/text/error_text.h"
#include "ui/text/profile_text.h"

#include <QFile>
#include <QFileInfo>

namespace nonet {
namespace {

const Profile& basisOf(const Profile& profile) {
    return profile.basis == ProfileKind::nonet ? nonetProfile() : hodokuProfile();
}

QString nameOf(const Profile& profile) { return QString::fromStdString(profile.name); }

/// A profile with the name that it is kept by.
void keepProfile(PreferenceValues& values, Profile profile, const QString& name) {
    profile.name = name.toStdString();
    values.ownProfiles[name] = std::move(profile);
    values.profile = name;
}

}  // namespace

ProfileEditor::ProfileEditor(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences) {}

std::vector<const Profile*> ProfileEditor::all() const {
    std::vector<const Profile*> profiles{&hodokuProfile(), &nonetProfile()};
    for (const Profile& each : m_preferences.values().ownProfiles)
        profiles.push_back(&each);
    return profiles;
}

void ProfileEditor::choose(const Profile& profile) {
    m_preferences.change([name = nameOf(profile)](PreferenceValues& values) { values.profile = name; });
}

void ProfileEditor::change(const Profile& next) {
    const Profile before = shown();
    if (worksLike(next, before))
        return;
    Profile own = before.isBuiltIn() ? ownCopy(before, {}) : before;
    own.rows = next.rows;
    own.limits = next.limits;
    own.singles = next.singles;
    own.version = before.version + 1;
    QString name = nameOf(before);
    if (before.isBuiltIn())
        name = freeProfileName(tr("%1, changed", "a profile of techniques").arg(profileName(before)),
                               m_preferences.values().ownProfiles);
    act([&](PreferenceValues& values) { keepProfile(values, own, name); });
    if (before.isBuiltIn())
        Q_EMIT told(tr("%1 stays as it is; your change made a copy of your own, “%2”.").arg(profileName(before), name));
}

void ProfileEditor::reset() {
    const Profile& basis = basisOf(shown());
    if (shown().isBuiltIn() || worksLike(basis, shown()))
        return;
    change(basis);
    Q_EMIT told(tr("“%1” is as %2 again.", "two profiles").arg(profileName(shown()), profileName(basis)));
}

void ProfileEditor::saveAs(const QString& wish) {
    const QString name = freeProfileName(wish, m_preferences.values().ownProfiles);
    const Profile copy = ownCopy(shown(), {});
    act([&](PreferenceValues& values) { keepProfile(values, copy, name); });
    Q_EMIT told(tr("Saved as “%1”.").arg(name));
}

void ProfileEditor::rename(const QString& wish) {
    const QString before = nameOf(shown());
    if (shown().isBuiltIn() || wish.simplified() == before)
        return;
    QMap<QString, Profile> others = m_preferences.values().ownProfiles;
    others.remove(before);
    const QString name = freeProfileName(wish, others);
    act([&](PreferenceValues& values) {
        const Profile profile = values.ownProfiles.take(before);
        keepProfile(values, profile, name);
    });
    Q_EMIT told(tr("“%1” is called “%2” now.").arg(before, name));
}

void ProfileEditor::remove() {
    const QString name = nameOf(shown());
    if (shown().isBuiltIn())
        return;
    act([&](PreferenceValues& values) {
        values.profile = nameOf(basisOf(values.profileInForce()));
        values.ownProfiles.remove(name);
    });
    Q_EMIT told(tr("“%1” is deleted; %2 is in force.").arg(name, profileName(shown())));
}

void ProfileEditor::importFrom(const QString& path) {
    QFile file(path);
    const QString shownName = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly)) {
        Q_EMIT failed(errorSentence({.code = ErrorCode::fileNotReadable,
                                     .subject = path.toStdString(),
                                     .reason = file.errorString().toStdString()}));
        return;
    }
    const Result<Profile> profile = readProfile(file.read(kLargestProfile + 1).toStdString());
    if (!profile) {
        Q_EMIT failed(tr("%1 was not imported. %2", "a file, why").arg(shownName, errorSentence(profile.error())));
        return;
    }
    const QString name = freeProfileName(nameOf(*profile), m_preferences.values().ownProfiles);
    act([&](PreferenceValues& values) { keepProfile(values, *profile, name); });
    Q_EMIT told(tr("Imported as “%1”, which is in force now.").arg(name));
}

void ProfileEditor::exportTo(const QString& path) {
    Profile profile = shown();
    // A file holds one's own alone: whoever imports it may change it.
    if (profile.isBuiltIn())
        profile = ownCopy(profile, profileName(profile).toStdString());
    if (!isProfileName(profile.name))
        profile.name = freeProfileName(QString::fromStdString(profile.name), {}).toStdString();
    const std::optional<Error> failure = replaceFile(QFile::encodeName(path).toStdString(), writeProfile(profile));
    if (failure)
        Q_EMIT failed(errorSentence(*failure));
    else
        Q_EMIT told(tr("Exported to %1.").arg(QFileInfo(path).fileName()));
}

void ProfileEditor::undo() {
    if (m_before.empty())
        return;
    const Kept kept = m_before.back();
    m_before.pop_back();
    m_preferences.change([&kept](PreferenceValues& values) {
        values.profile = kept.inForce;
        values.ownProfiles = kept.own;
    });
    Q_EMIT told(tr("Undone: %1 is in force.").arg(profileName(shown())));
}

}  // namespace nonet

#include "moc_profile_editor.cpp"
