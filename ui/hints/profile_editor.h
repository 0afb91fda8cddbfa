#pragma once

#include "ui/preferences/preferences.h"

#include <vector>

namespace nonet {

/// What is done to the profiles of techniques in the preferences, and undone. A built-in profile never changes: the
/// change goes to a copy of one's own, which is in force then, and that is told.
class ProfileEditor : public QObject {
    Q_OBJECT

public:
    explicit ProfileEditor(Preferences& preferences, QObject* parent = nullptr);

    const Profile& shown() const { return m_preferences.values().profileInForce(); }
    /// The built-in ones first, then the user's.
    std::vector<const Profile*> all() const;

    void choose(const Profile& profile);
    /// Takes rows, limits and order of singles.
    void change(const Profile& next);
    void reset();
    /// A name to offer for a copy of what is shown.
    QString freeCopyName() const;
    /// Refuses a name that is none or a built-in one's, and asks before it takes that of another of one's own.
    void saveAs(const QString& wish);
    /// The copy takes the place of that one.
    void replace(const QString& name);
    /// Not of built-in ones, and not to a name that is taken.
    void rename(const QString& wish);
    void remove();

    void importFrom(const QString& path);
    void exportTo(const QString& path);

    bool canUndo() const { return !m_before.empty(); }
    void undo();

Q_SIGNALS:
    /// What happened, as a sentence.
    void told(const QString& sentence);
    void failed(const QString& sentence);
    /// saveAs() met this one of the user's own.
    void replaceAsked(const QString& name);

private:
    struct Kept {
        QString inForce;
        QMap<QString, Profile> own;
    };

    /// Why nothing can be called so; empty where it can.
    QString faultOf(const QString& name) const;
    /// One's own of that name, whatever the case of its letters; empty where there is none.
    QString ownCalled(const QString& name) const;
    /// One that is not taken, like the wish.
    QString freeName(const QString& wish) const;

    /// Remembers what was, then lets `apply` change it.
    template <typename Apply>
    void act(Apply&& apply) {
        const PreferenceValues& values = m_preferences.values();
        m_before.push_back({values.profile, values.ownProfiles});
        if (m_before.size() > kMostKept)
            m_before.erase(m_before.begin());
        m_preferences.change(apply);
    }

    static constexpr std::size_t kMostKept = 100;

    Preferences& m_preferences;
    std::vector<Kept> m_before;
};

}  // namespace nonet
