#include "ui/preferences/preference_values.h"

#include "core/formats/native/profile_file.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "ui/preferences/saved_profiles.h"

namespace nonet {
namespace {

constexpr char kTrue[] = "true";
constexpr char kFalse[] = "false";

template <typename Enum>
Enum enumFrom(const QByteArray& text, Enum fallback, Enum last) {
    bool isNumber = false;
    const int value = text.toInt(&isNumber);
    return isNumber && value >= 0 && value <= static_cast<int>(last) ? static_cast<Enum>(value) : fallback;
}

QString keysPrefix(KeyPreset preset) { return QStringLiteral("keys/%1/").arg(presetName(preset)); }

QString profileKey(const QString& name) { return QLatin1String(kSavedProfiles) + name; }

/// Calls visit(name, value) for every switch, so that reading and writing cannot disagree.
template <typename Values, typename Visit>
void visitSwitches(Values& values, Visit&& visit) {
    visit("play/usesUniqueness", values.usesUniqueness);
    visit("play/reasonsFromCentreMarks", values.reasonsFromCentreMarks);
    visit("play/highlightsPeers", values.highlightsPeers);
    visit("play/highlightsSameDigit", values.highlightsSameDigit);
    visit("play/showsTimer", values.showsTimer);
    visit("play/showsCandidates", values.showsCandidates);
    visit("play/showsKeyLine", values.showsKeyLine);
    visit("play/showsExplainer", values.showsExplainer);
    visit("look/numbersColours", values.numbersColours);
    visit("look/reducesMotion", values.reducesMotion);
}

/// Calls visit(name, value, last) for every choice among several, where `last` is the last of them.
template <typename Values, typename Visit>
void visitChoices(Values& values, Visit&& visit) {
    visit("look/theme", values.theme, ThemeChoice::print);
    visit("keys/preset", values.keyPreset, KeyPreset::hodoku);
    visit("play/mistakes", values.mistakes, MistakeDisplay::never);
    visit("play/entryOrder", values.entryOrder, EntryOrder::digitFirst);
}

/// Calls visit(name, value) for every text.
template <typename Values, typename Visit>
void visitTexts(Values& values, Visit&& visit) {
    visit("look/language", values.language);
    visit(kProfileInForce, values.profile);
}

/// All but the profiles.
QMap<QString, QByteArray> textsOf(const PreferenceValues& values) {
    QMap<QString, QByteArray> texts;
    visitChoices(values, [&](const char* name, auto value, auto) {
        texts[QLatin1String(name)] = QByteArray::number(static_cast<int>(value));
    });
    visitSwitches(
        values, [&](const char* name, bool value) { texts[QLatin1String(name)] = QByteArray(value ? kTrue : kFalse); });
    visitTexts(values, [&](const char* name, const QString& value) { texts[QLatin1String(name)] = value.toUtf8(); });
    for (auto preset = values.customKeys.begin(); preset != values.customKeys.end(); ++preset)
        for (auto keys = preset->begin(); keys != preset->end(); ++keys)
            texts[keysPrefix(preset.key()) + keys.key()] = QKeySequence::listToString(keys.value()).toUtf8();
    return texts;
}

void readKeys(const UserStore& store, PreferenceValues& values) {
    for (const KeyPreset preset : kKeyPresets) {
        const QString prefix = keysPrefix(preset);
        for (const QString& name : store.names(prefix)) {
            const QString id = name.mid(prefix.size());
            if (!findAction(id))
                continue;
            QList<QKeySequence>& keys = values.customKeys[preset][id];
            keys = QKeySequence::listFromString(QString::fromUtf8(store.value(name)));
            keys.removeAll(QKeySequence());
        }
    }
}

void readProfile(const UserStore& store, const QString& name, PreferenceValues& values) {
    std::optional<Profile> profile = savedProfile(name, store.value(profileKey(name)).toStdString());
    if (profile)
        values.ownProfiles[name] = std::move(*profile);
    else
        values.ownProfiles.remove(name);
}

/// All but the profiles.
PreferenceValues valuesWithout(const UserStore& store, QMap<QString, Profile> profiles) {
    PreferenceValues values;
    values.ownProfiles = std::move(profiles);
    visitChoices(values, [&](const char* name, auto& value, auto last) {
        value = enumFrom(store.value(QLatin1String(name)), value, last);
    });
    visitSwitches(values, [&](const char* name, bool& value) {
        const QByteArray text = store.value(QLatin1String(name));
        value = text == kTrue || (text != kFalse && value);
    });
    visitTexts(values, [&](const char* name, QString& value) {
        if (store.contains(QLatin1String(name)))
            value = QString::fromUtf8(store.value(QLatin1String(name)));
    });
    readKeys(store, values);
    return values;
}

/// The profile in force is one that there is.
PreferenceValues withProfileInForce(PreferenceValues values) {
    values.profile = QString::fromStdString(values.profileInForce().name);
    return values;
}

}  // namespace

const Profile& PreferenceValues::profileNamed(const QString& name) const {
    const auto own = ownProfiles.find(name);
    if (own != ownProfiles.end())
        return *own;
    return name == QLatin1String("nonet") ? nonetProfile() : hodokuProfile();
}

PreferenceValues storedPreferences(const UserStore& store) {
    PreferenceValues values = valuesWithout(store, {});
    const QString prefix = QLatin1String(kSavedProfiles);
    for (const QString& name : store.names(prefix))
        readProfile(store, name.mid(prefix.size()), values);
    return withProfileInForce(std::move(values));
}

PreferenceValues storedPreferences(const UserStore& store, const PreferenceValues& known, const QStringList& names) {
    PreferenceValues values = valuesWithout(store, known.ownProfiles);
    const QString prefix = QLatin1String(kSavedProfiles);
    for (const QString& name : names)
        if (name.startsWith(prefix))
            readProfile(store, name.mid(prefix.size()), values);
    return withProfileInForce(std::move(values));
}

UserStore::Changes changesBetween(const PreferenceValues& before, const PreferenceValues& after) {
    UserStore::Changes changes;
    const QMap<QString, QByteArray> was = textsOf(before);
    const QMap<QString, QByteArray> is = textsOf(after);
    for (auto each = is.begin(); each != is.end(); ++each)
        if (was.value(each.key()) != each.value() || !was.contains(each.key()))
            changes[each.key()] = each.value();
    for (auto each = was.begin(); each != was.end(); ++each)
        if (!is.contains(each.key()))
            changes[each.key()] = std::nullopt;
    if (before.ownProfiles == after.ownProfiles)
        return changes;
    for (auto each = after.ownProfiles.begin(); each != after.ownProfiles.end(); ++each)
        if (const auto there = before.ownProfiles.find(each.key());
            there == before.ownProfiles.end() || *there != *each)
            changes[profileKey(each.key())] = QByteArray::fromStdString(writeProfile(*each));
    for (auto each = before.ownProfiles.begin(); each != before.ownProfiles.end(); ++each)
        if (!after.ownProfiles.contains(each.key()))
            changes[profileKey(each.key())] = std::nullopt;
    return changes;
}

}  // namespace nonet
