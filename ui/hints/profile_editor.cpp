#include "ui/hints/profile_editor.h"

#include "core/formats/native/profile_file.h"
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

constexpr int kMostNameCharacters = 100;

const Profile& basisOf(const Profile& profile) {
    return profile.basis == ProfileKind::nonet ? nonetProfile() : hodokuProfile();
}

QString nameOf(const Profile& profile) { return QString::fromStdString(profile.name); }

/// Why a file cannot be read as a profile: that it is none at all, or else what is wrong with it, and where.
QString whyNoProfile(const Error& error) {
    const bool isOther =
        error.code == ErrorCode::badJson || (error.code == ErrorCode::missingField && error.subject == "nonetProfile");
    return isOther ? ProfileEditor::tr("This is not a profile of techniques. %1", "why").arg(errorSentence(error))
                   : errorSentence(error);
}

auto usedUntilTheEnd(const QString& name) {
    return [name](const QString& why) {
        return ProfileEditor::tr("“%1” is used until Nonet ends, but could not be saved: %2", "a profile, why")
            .arg(name, why);
    };
}

std::optional<Profile> ownNamed(const PreferenceValues& values, const QString& name) {
    const auto found = values.ownProfiles.find(name);
    return found == values.ownProfiles.end() ? std::nullopt : std::optional(*found);
}

/// A profile with the name that it is kept by.
void keepProfile(PreferenceValues& values, Profile profile, const QString& name) {
    profile.name = name.toStdString();
    values.ownProfiles[name] = std::move(profile);
    values.profile = name;
}

}  // namespace

ProfileEditor::ProfileEditor(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences) {
    connect(&preferences.store(), &UserStore::unsavedChanged, this, [this] {
        if (!m_isActing)
            Q_EMIT notKeptChanged();
    });
}

QString ProfileEditor::notKept() const {
    const UserStore& store = m_preferences.store();
    if (m_isActing || !store.hasUnsaved())
        return {};
    const QString why = errorSentence(store.reason());
    return m_notKept
               ? m_notKept(why)
               : tr("Some settings count only until Nonet ends, since they could not be saved: %1", "why").arg(why);
}

void ProfileEditor::remember(const PreferenceValues& before, const PreferenceValues& after) {
    Act act{before.profile, after.profile, {}};
    for (const PreferenceValues* values : {&before, &after})
        for (const QString& name : values->ownProfiles.keys())
            if (Act::Change change{ownNamed(before, name), ownNamed(after, name)}; change.before != change.after)
                act.profiles[name] = std::move(change);
    m_acts.push_back(std::move(act));
    if (m_acts.size() > kMostKept)
        m_acts.erase(m_acts.begin());
}

std::optional<Error> ProfileEditor::keep(PreferenceValues next, KeptBy by) {
    m_isActing = true;
    const std::optional<Error> error = m_preferences.setValues(std::move(next), by);
    m_isActing = false;
    return error;
}

void ProfileEditor::reportKept(const std::optional<Error>& error, const QString& sentence, NotKept notKept) {
    m_notKept = error ? std::move(notKept) : NotKept();
    Q_EMIT notKeptChanged();
    if (!error && !sentence.isEmpty())
        Q_EMIT statusMessage(sentence);
}

std::vector<const Profile*> ProfileEditor::all() const {
    std::vector<const Profile*> profiles{&hodokuProfile(), &nonetProfile()};
    for (const Profile& each : m_preferences.values().ownProfiles)
        profiles.push_back(&each);
    return profiles;
}

void ProfileEditor::choose(const Profile& profile) {
    // It may be one of those that change then.
    const QString name = nameOf(profile);
    const QString shownName = profileName(profile);
    m_preferences.store().catchUp();
    PreferenceValues next = m_preferences.values();
    next.profile = name;
    reportKept(keep(std::move(next), KeptBy::disk), {}, [shownName](const QString& why) {
        return tr("%1 is in force until Nonet ends, but that could not be saved: %2", "a profile, why")
            .arg(shownName, why);
    });
}

void ProfileEditor::change(const Profile& wish) {
    // It may be one of those that change then.
    const Profile next = wish;
    m_preferences.store().catchUp();
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
    const std::optional<Error> error =
        act([&](PreferenceValues& values) { keepProfile(values, own, name); }, KeptBy::system);
    const QString copied = tr("%1 stays as it is; your change made a copy of your own, “%2”.");
    reportKept(error, before.isBuiltIn() ? copied.arg(profileName(before), name) : QString(), usedUntilTheEnd(name));
}

void ProfileEditor::reset() {
    const Profile& basis = basisOf(shown());
    if (shown().isBuiltIn() || worksLike(basis, shown()))
        return;
    change(basis);
    if (!m_notKept)
        Q_EMIT statusMessage(tr("“%1” is as %2 again.", "two profiles").arg(profileName(shown()), profileName(basis)));
}

QString ProfileEditor::faultOf(const QString& name) const {
    if (name.isEmpty())
        return tr("A profile needs a name.");
    if (isBuiltInName(name))
        return tr("“%1” comes with the program; choose another name.").arg(name);
    return isProfileName(name.toStdString()) && name.size() <= kMostNameCharacters
               ? QString()
               : tr("A name has at most %1 characters.").arg(kMostNameCharacters);
}

QString ProfileEditor::ownCalled(const QString& name) const {
    for (const QString& each : m_preferences.values().ownProfiles.keys())
        if (each.compare(name, Qt::CaseInsensitive) == 0)
            return each;
    return {};
}

QString ProfileEditor::freeName(const QString& wish) const {
    const QString base = isBuiltInName(wish) ? tr("%1, copy", "of a profile of techniques").arg(wish) : wish;
    return freeProfileName(base, m_preferences.values().ownProfiles);
}

QString ProfileEditor::freeCopyName() const { return freeName(profileName(shown())); }

void ProfileEditor::saveAs(const QString& wish) {
    m_preferences.store().catchUp();
    const QString name = wish.simplified();
    const QString fault = faultOf(name);
    const QString taken = ownCalled(name);
    if (!fault.isEmpty())
        Q_EMIT failed(fault);
    else if (taken.isEmpty())
        replace(name);
    else if (taken == nameOf(shown()))
        Q_EMIT statusMessage(tr("“%1” is kept already: every change counts at once.").arg(taken));
    else
        Q_EMIT replaceRequested(taken);
}

void ProfileEditor::replace(const QString& name) {
    const Profile copy = ownCopy(shown(), {});
    reportKept(act([&](PreferenceValues& values) { keepProfile(values, copy, name); }, KeptBy::disk),
               tr("Saved as “%1”.").arg(name), usedUntilTheEnd(name));
}

void ProfileEditor::rename(const QString& wish) {
    m_preferences.store().catchUp();
    const QString before = nameOf(shown());
    const QString name = wish.simplified();
    if (shown().isBuiltIn() || name == before)
        return;
    const QString taken = ownCalled(name);
    QString fault = faultOf(name);
    if (fault.isEmpty() && !taken.isEmpty() && taken != before)
        fault = tr("There is a profile “%1” already; choose another name.").arg(taken);
    if (!fault.isEmpty()) {
        Q_EMIT failed(fault);
        return;
    }
    const auto rename = [&](PreferenceValues& values) {
        const Profile profile = values.ownProfiles.take(before);
        keepProfile(values, profile, name);
    };
    reportKept(act(rename, KeptBy::disk), tr("“%1” is called “%2” now.").arg(before, name),
               [before, name](const QString& why) {
                   return tr("“%1” is called “%2” until Nonet ends, but that could not be saved: %3", "two names, why")
                       .arg(before, name, why);
               });
}

void ProfileEditor::remove() {
    const QString name = nameOf(shown());
    if (shown().isBuiltIn())
        return;
    const auto remove = [&](PreferenceValues& values) {
        values.profile = nameOf(basisOf(values.profileInForce()));
        values.ownProfiles.remove(name);
    };
    const std::optional<Error> error = act(remove, KeptBy::disk);
    reportKept(error, tr("“%1” is deleted; %2 is in force.").arg(name, profileName(shown())),
               [name](const QString& why) {
                   return tr("“%1” is gone until Nonet ends, but that could not be saved: %2", "a profile, why")
                       .arg(name, why);
               });
}

void ProfileEditor::importFrom(const QString& path) {
    const QString shownName = QFileInfo(path).fileName();
    const Result<std::optional<std::string>> content =
        systemFiles().read(QFile::encodeName(path).toStdString(), kLargestProfile);
    Error failure{.code = ErrorCode::fileNotReadable, .subject = path.toStdString()};
    if (!content)
        failure = content.error();
    const std::optional<std::string> text = content ? *content : std::nullopt;
    const bool isTooLarge = failure.code == ErrorCode::inputTooLarge;
    if (isTooLarge)
        failure.detail = ErrorDetail::profile;
    if (!text && !isTooLarge) {
        Q_EMIT failed(errorSentence(failure));
        return;
    }
    const Result<Profile> profile = text ? readProfile(*text) : Result<Profile>(failure);
    if (!profile) {
        Q_EMIT failed(tr("%1 was not imported. %2", "a file, why").arg(shownName, whyNoProfile(profile.error())));
        return;
    }
    m_preferences.store().catchUp();
    const QString name = freeName(nameOf(*profile));
    reportKept(act([&](PreferenceValues& values) { keepProfile(values, *profile, name); }, KeptBy::disk),
               tr("Imported as “%1”, which is in force now.").arg(name), usedUntilTheEnd(name));
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
        Q_EMIT statusMessage(tr("Exported to %1.").arg(QFileInfo(path).fileName()));
}

void ProfileEditor::undo() {
    if (m_acts.empty())
        return;
    const Act last = std::move(m_acts.back());
    m_acts.pop_back();
    m_preferences.store().catchUp();
    PreferenceValues next = m_preferences.values();
    bool isUndone = false;
    for (auto each = last.profiles.begin(); each != last.profiles.end(); ++each) {
        // What another window did since stays.
        const Act::Change& change = *each;
        if (ownNamed(next, each.key()) != change.after)
            continue;
        if (change.before)
            next.ownProfiles[each.key()] = *change.before;
        else
            next.ownProfiles.remove(each.key());
        isUndone = true;
    }
    if (next.profile == last.inForceAfter)
        next.profile = last.inForceBefore;
    isUndone = isUndone || next.profile != m_preferences.values().profile;
    if (!isUndone) {
        Q_EMIT failed(tr("Another window changed this since, so nothing was undone."));
        return;
    }
    next.profile = nameOf(next.profileInForce());
    const std::optional<Error> error = keep(std::move(next), KeptBy::disk);
    reportKept(error, tr("Undone: %1 is in force.").arg(profileName(shown())), [](const QString& why) {
        return tr("This is undone until Nonet ends, but that could not be saved: %1", "why").arg(why);
    });
}

}  // namespace nonet

#include "moc_profile_editor.cpp"
