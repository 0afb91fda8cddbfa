#pragma once

#include "core/techniques/profiles/profile.h"
#include "ui/preferences/theme.h"
#include "ui/shortcuts/key_bindings.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>

class QSettings;

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

/// The settings store. Lives in the GUI thread; the only user of QSettings.
class Preferences : public QObject {
    Q_OBJECT

public:
    /// The user's own settings.
    explicit Preferences(QObject* parent = nullptr);
    /// Settings in this file, for tests and trials.
    explicit Preferences(const QString& file, QObject* parent = nullptr);
    ~Preferences() override;

    const PreferenceValues& values() const { return m_values; }
    /// Stores them and emits what applies; nothing where nothing changes.
    void setValues(const PreferenceValues& values);
    /// change([](PreferenceValues& v) { v.showsTimer = false; });
    template <typename Change>
    void change(Change&& apply) {
        PreferenceValues next = m_values;
        apply(next);
        setValues(next);
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
    void keep(const QString& name, const QByteArray& value);

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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void load();
    void store() const;
    void watchDesktop();
    void resolveTheme();

    std::unique_ptr<QSettings> m_settings;
    PreferenceValues m_values;
    /// Profiles in the store that could not be read; they stay there.
    QMap<QString, QString> m_unreadProfiles;
    ThemeId m_theme = ThemeId::light;
    bool m_isDesktopDark = false;
    double m_textScale = 1;
};

}  // namespace nonet
