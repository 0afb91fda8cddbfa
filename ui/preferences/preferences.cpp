#include "ui/preferences/preferences.h"

#include "ui/preferences/legacy_settings.h"
#include "ui/preferences/saved_profiles.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

QString layoutKey(const QString& room) { return QStringLiteral("layout/") + room; }
QString keptKey(const QString& name) { return QStringLiteral("kept/") + name; }

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

}  // namespace

Preferences::Preferences(const SettingsFiles& files, FileSystem& system, QObject* parent)
    : QObject(parent), m_store(files.store, system) {
    if (m_store.isNew() && !files.legacy.isEmpty())
        adoptLegacy(files.legacy, system);
    m_values = storedPreferences(m_store);
    connect(&m_store, &UserStore::changedElsewhere, this, &Preferences::hear);
    watchDesktop();
}

Preferences::Preferences(const QString& file, FileSystem& system, QObject* parent)
    : Preferences(SettingsFiles{file, {}}, system, parent) {}

void Preferences::adoptLegacy(const QString& file, FileSystem& system) {
    const Result<ValuesByName> legacy = readLegacySettings(file, tr("My techniques"), system);
    if (legacy)
        m_store.adopt(*legacy);
    else
        m_legacyError = legacy.error();
}

std::optional<Error> Preferences::setValues(PreferenceValues values, KeptBy by) {
    values.customKeys.removeIf([](const auto& each) { return each.value().isEmpty(); });
    const UserStore::Changes changes = changesBetween(m_values, values);
    m_isWriting = true;
    const std::optional<Error> error = m_store.change(changes, by);
    m_isWriting = false;
    if (const QStringList heard = std::exchange(m_heard, {}); !heard.isEmpty())
        values = storedPreferences(m_store, values, heard);
    useValues(std::move(values));
    return error;
}

void Preferences::hear(const QStringList& names) {
    if (m_isWriting)
        m_heard += names;
    else
        useValues(storedPreferences(m_store, m_values, names));
    if (std::any_of(names.begin(), names.end(), [](const QString& each) { return each.startsWith(keptKey({})); }))
        Q_EMIT keptElsewhere();
}

void Preferences::useValues(PreferenceValues values) {
    if (values == m_values)
        return;
    const PreferenceValues before = std::exchange(m_values, std::move(values));
    // A listener may change them again.
    const PreferenceValues now = m_values;
    Q_EMIT changed();
    resolveTheme();
    if (before.keyPreset != now.keyPreset || before.customKeys != now.customKeys)
        Q_EMIT keysChanged();
    if (before.language != now.language)
        Q_EMIT languageChanged();
    if (before.profileInForce() != now.profileInForce())
        Q_EMIT profileChanged();
}

KeyBindings Preferences::keyBindings() const {
    return {m_values.keyPreset, m_values.customKeys.value(m_values.keyPreset)};
}

const Theme& Preferences::theme() const { return themeOf(m_theme); }

bool Preferences::reducesMotion() const {
    return m_values.reducesMotion || QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

QByteArray Preferences::layout(const QString& room) const { return m_store.value(layoutKey(room)); }

void Preferences::setLayout(const QString& room, const QByteArray& state) { m_store.keep(layoutKey(room), state); }

void Preferences::clearLayouts() {
    UserStore::Changes changes;
    for (const QString& name : m_store.names(layoutKey({})))
        changes[name] = std::nullopt;
    m_store.change(changes);
}

QByteArray Preferences::kept(const QString& name) const { return m_store.value(keptKey(name)); }

std::optional<Error> Preferences::keep(const QString& name, const QByteArray& value) { return keep({{name, value}}); }

std::optional<Error> Preferences::keep(const QMap<QString, QByteArray>& values) {
    UserStore::Changes changes;
    for (auto each = values.begin(); each != values.end(); ++each)
        changes[keptKey(each.key())] = each.value();
    return m_store.change(changes);
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
