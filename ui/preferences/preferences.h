#pragma once

#include "ui/preferences/preference_values.h"
#include "ui/preferences/theme.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <optional>

namespace nonet {

struct SettingsFiles;

/// All that is kept of the settings, in a UserStore. Each change writes what it changed and nothing else, so that the
/// windows of one user don't undo each other's; what another window changed comes by itself, with the same signals.
/// Lives in the GUI thread.
class Preferences : public QObject {
    Q_OBJECT

public:
    explicit Preferences(const SettingsFiles& files, FileSystem& system = systemFiles(), QObject* parent = nullptr);
    /// Nothing is taken over from an earlier version.
    explicit Preferences(const QString& file, FileSystem& system = systemFiles(), QObject* parent = nullptr);

    UserStore& store() { return m_store; }
    const UserStore& store() const { return m_store; }
    /// Why the settings of an earlier version could not be taken over.
    const std::optional<Error>& legacyError() const { return m_legacyError; }

    const PreferenceValues& values() const { return m_values; }
    /// They count at once; emits what applies. Nothing in place of an Error means that they are kept.
    std::optional<Error> setValues(PreferenceValues values, KeptBy by = KeptBy::system);
    /// change([](PreferenceValues& v) { v.showsTimer = false; });
    template <typename Change>
    std::optional<Error> change(Change&& apply, KeptBy by = KeptBy::system) {
        m_store.catchUp();
        PreferenceValues next = m_values;
        apply(next);
        return setValues(std::move(next), by);
    }

    KeyBindings keyBindings() const;
    /// The theme to paint with now: System resolved.
    const Theme& theme() const;
    /// The preference, or the desktop's wish for no animations.
    bool reducesMotion() const;
    /// How large the window's text is now; it follows the window and is not kept.
    double textScale() const { return m_textScale; }
    void setTextScale(double scale);

    /// A window's or room's layout as QMainWindow::saveState or saveGeometry gave it; empty where none is kept.
    QByteArray layout(const QString& room) const;
    void setLayout(const QString& room, const QByteArray& state);
    void clearLayouts();

    /// What a feature keeps for itself between sessions, under a name of its own; empty where nothing is kept.
    QByteArray kept(const QString& name) const;
    std::optional<Error> keep(const QString& name, const QByteArray& value);
    /// Several at once; by name.
    std::optional<Error> keep(const QMap<QString, QByteArray>& values);

Q_SIGNALS:
    /// Any value changed; the narrower ones come after it.
    void changed();
    /// theme() returns another one.
    void themeChanged();
    void textScaleChanged();
    void keysChanged();
    void languageChanged();
    /// profileInForce() is another, or was changed.
    void profileChanged();
    /// Another window changed what kept() returns of some names.
    void keptElsewhere();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adoptLegacy(const QString& file, FileSystem& system);
    void hear(const QStringList& names);
    /// Makes these the values from now on, and tells.
    void useValues(PreferenceValues values);
    void watchDesktop();
    void resolveTheme();

    UserStore m_store;
    std::optional<Error> m_legacyError;
    PreferenceValues m_values;
    /// What other windows changed is taken with the own change that is being written.
    bool m_isWriting = false;
    QStringList m_heard;
    ThemeId m_theme = ThemeId::light;
    bool m_isDesktopDark = false;
    double m_textScale = 1;
};

}  // namespace nonet
