#pragma once

#include "ui/preferences/preferences.h"

#include <functional>
#include <optional>
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
    void change(const Profile& wish);
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

    bool canUndo() const { return !m_acts.empty(); }
    void undo();

    /// What counts only until Nonet ends, since the disk did not take it, and why; empty where all is kept.
    QString notKept() const;

Q_SIGNALS:
    /// What happened, as a sentence. What was to be saved is on the disk.
    void statusMessage(const QString& sentence);
    void failed(const QString& sentence);
    /// notKept() became another.
    void notKeptChanged();
    /// saveAs() met this one of the user's own.
    void replaceRequested(const QString& name);

private:
    /// What one act changed.
    struct Act {
        QString inForceBefore;
        QString inForceAfter;
        struct Change {
            std::optional<Profile> before;
            std::optional<Profile> after;
        };
        QMap<QString, Change> profiles;
    };

    /// Why nothing can be called so; empty where it can.
    QString faultOf(const QString& name) const;
    /// One's own of that name, whatever the case of its letters; empty where there is none.
    QString ownCalled(const QString& name) const;
    /// One that is not taken, like the wish.
    QString freeName(const QString& wish) const;

    /// Lets `apply` change the preferences, and remembers what that was.
    template <typename Apply>
    std::optional<Error> act(Apply&& apply, KeptBy by) {
        m_preferences.store().catchUp();
        PreferenceValues next = m_preferences.values();
        apply(next);
        remember(m_preferences.values(), next);
        return keep(std::move(next), by);
    }
    void remember(const PreferenceValues& before, const PreferenceValues& after);
    std::optional<Error> keep(PreferenceValues next, KeptBy by);
    /// Made from why it could not be saved.
    using NotKept = std::function<QString(const QString&)>;
    /// The sentence where it is kept; else the other, for as long as that is so.
    void reportKept(const std::optional<Error>& error, const QString& sentence, NotKept notKept);

    static constexpr std::size_t kMostKept = 100;

    Preferences& m_preferences;
    std::vector<Act> m_acts;
    /// Words the failure of the last act, where that was not kept.
    NotKept m_notKept;
    /// What is not kept is told at the act's end.
    bool m_isActing = false;
};

}  // namespace nonet
