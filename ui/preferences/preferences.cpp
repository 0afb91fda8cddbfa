#include "ui/preferences/preferences.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "ui/preferences/saved_profiles.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>
#include <QSettings>
#include <QStyle>

namespace nonet {

namespace {

template <typename Enum>
Enum readEnum(const QSettings& settings, const QString& key, Enum fallback, Enum last) {
    bool isNumber = false;
    const int value = settings.value(key, static_cast<int>(fallback)).toInt(&isNumber);
    return isNumber && value >= 0 && value <= static_cast<int>(last) ? static_cast<Enum>(value) : fallback;
}

QString keysGroup(KeyPreset preset) { return QStringLiteral("keys/") + presetName(preset); }

ThemeId fixedTheme(ThemeChoice choice, ThemeId ofDesktop) {
    switch (choice) {
    case ThemeChoice::system: return ofDesktop;
    case ThemeChoice::light: return ThemeId::light;
    case ThemeChoice::dark: return ThemeId::dark;
    case ThemeChoice::highContrast: return ThemeId::highContrast;
    case ThemeChoice::highContrastReversed: return ThemeId::highContrastReversed;
    case ThemeChoice::print: return ThemeId::print;
    }
    return ofDesktop;
}

/// Calls visit(name, value) for every switch, so that reading and writing cannot disagree.
template <typename Values, typename Visit>
void visitSwitches(Values& values, Visit&& visit) {
    visit("play/usesUniqueness", values.usesUniqueness);
    visit("play/reasonsFromCentreMarks", values.reasonsFromCentreMarks);
    visit("play/highlightsPeers", values.highlightsPeers);
    visit("play/highlightsSameDigit", values.highlightsSameDigit);
    visit("play/showsTimer", values.showsTimer);
    visit("play/showsKeyLine", values.showsKeyLine);
    visit("play/showsExplainer", values.showsExplainer);
    visit("look/numbersColours", values.numbersColours);
    visit("look/reducesMotion", values.reducesMotion);
}

}  // namespace

const Profile& PreferenceValues::profileNamed(const QString& name) const {
    const auto own = ownProfiles.find(name);
    if (own != ownProfiles.end())
        return *own;
    return name == QLatin1String("nonet") ? nonetProfile() : hodokuProfile();
}

Preferences::Preferences(QObject* parent)
    : QObject(parent), m_settings(std::make_unique<QSettings>(QStringLiteral("nonet"), QStringLiteral("nonet"))) {
    load();
    watchDesktop();
}

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent), m_settings(std::make_unique<QSettings>(file, QSettings::IniFormat)) {
    load();
    watchDesktop();
}

Preferences::~Preferences() = default;

void Preferences::setValues(const PreferenceValues& values) {
    if (values == m_values)
        return;
    const PreferenceValues before = m_values;
    m_values = values;
    store();
    Q_EMIT changed();
    resolveTheme();
    if (before.keyPreset != values.keyPreset || before.customKeys != values.customKeys)
        Q_EMIT keysChanged();
    if (before.language != values.language)
        Q_EMIT languageChanged();
    if (before.profileInForce() != values.profileInForce())
        Q_EMIT profileChanged();
}

KeyBindings Preferences::keyBindings() const {
    return {m_values.keyPreset, m_values.customKeys.value(m_values.keyPreset)};
}

const Theme& Preferences::theme() const { return themeOf(m_theme); }

bool Preferences::reducesMotion() const {
    return m_values.reducesMotion || QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

QByteArray Preferences::layout(const QString& room) const {
    return m_settings->value(QStringLiteral("layout/") + room).toByteArray();
}

void Preferences::setLayout(const QString& room, const QByteArray& state) {
    m_settings->setValue(QStringLiteral("layout/") + room, state);
}

void Preferences::clearLayouts() { m_settings->remove(QStringLiteral("layout")); }

QByteArray Preferences::kept(const QString& name) const {
    return m_settings->value(QStringLiteral("kept/") + name).toByteArray();
}

void Preferences::keep(const QString& name, const QByteArray& value) {
    m_settings->setValue(QStringLiteral("kept/") + name, value);
}

void Preferences::load() {
    QSettings& s = *m_settings;
    m_values.theme = readEnum(s, QStringLiteral("look/theme"), m_values.theme, ThemeChoice::print);
    m_values.keyPreset = readEnum(s, QStringLiteral("keys/preset"), m_values.keyPreset, KeyPreset::hodoku);
    m_values.mistakes = readEnum(s, QStringLiteral("play/mistakes"), m_values.mistakes, MistakeDisplay::never);
    m_values.entryOrder = readEnum(s, QStringLiteral("play/entryOrder"), m_values.entryOrder, EntryOrder::digitFirst);
    m_values.language = s.value(QStringLiteral("look/language")).toString();
    visitSwitches(m_values,
                  [&s](const char* key, bool& value) { value = s.value(QLatin1String(key), value).toBool(); });
    const SavedProfiles profiles = readSavedProfiles(s, tr("My techniques"));
    m_values.profile = profiles.inForce;
    m_values.ownProfiles = profiles.own;
    m_unreadProfiles = profiles.unread;
    // So that nonet-cli knows it by the same name.
    if (profiles.isFormer && !profiles.own.isEmpty())
        writeSavedProfiles(s, profiles);
    for (const KeyPreset preset : kKeyPresets) {
        s.beginGroup(keysGroup(preset));
        for (const QString& id : s.childKeys()) {
            if (!findAction(id))
                continue;
            QList<QKeySequence>& keys = m_values.customKeys[preset][id];
            keys = QKeySequence::listFromString(s.value(id).toString());
            keys.removeAll(QKeySequence());
        }
        s.endGroup();
    }
}

void Preferences::store() const {
    QSettings& s = *m_settings;
    s.setValue(QStringLiteral("look/theme"), static_cast<int>(m_values.theme));
    s.setValue(QStringLiteral("keys/preset"), static_cast<int>(m_values.keyPreset));
    s.setValue(QStringLiteral("play/mistakes"), static_cast<int>(m_values.mistakes));
    s.setValue(QStringLiteral("play/entryOrder"), static_cast<int>(m_values.entryOrder));
    s.setValue(QStringLiteral("look/language"), m_values.language);
    visitSwitches(m_values, [&s](const char* key, bool value) { s.setValue(QLatin1String(key), value); });
    writeSavedProfiles(s, {m_values.profile, m_values.ownProfiles, m_unreadProfiles});
    for (const KeyPreset preset : kKeyPresets) {
        s.beginGroup(keysGroup(preset));
        s.remove(QString());
        const auto custom = m_values.customKeys.value(preset);
        for (auto entry = custom.begin(); entry != custom.end(); ++entry)
            s.setValue(entry.key(), QKeySequence::listToString(entry.value()));
        s.endGroup();
    }
}

void Preferences::watchDesktop() {
    // Once the program sets a palette of its own, the application's tells nothing of the desktop: the style's does.
    m_isDesktopDark = qApp->palette().color(QPalette::Window).lightness() < 128;
    qApp->installEventFilter(this);
    m_theme = fixedTheme(m_values.theme, m_isDesktopDark ? ThemeId::dark : ThemeId::light);
}

bool Preferences::eventFilter(QObject* watched, QEvent* event) {
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange) {
        m_isDesktopDark = qApp->palette().color(QPalette::Window).lightness() < 128;
        resolveTheme();
    }
    return QObject::eventFilter(watched, event);
}

void Preferences::setTextScale(double scale) {
    if (qFuzzyCompare(scale, m_textScale))
        return;
    m_textScale = scale;
    Q_EMIT textScaleChanged();
}

void Preferences::resolveTheme() {
    const ThemeId next = fixedTheme(m_values.theme, m_isDesktopDark ? ThemeId::dark : ThemeId::light);
    if (next == m_theme)
        return;
    m_theme = next;
    Q_EMIT themeChanged();
}

}  // namespace nonet
