#pragma once

#include "core/storage/kept_values.h"

#include <QMap>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace nonet {

/// Where the window keeps what a person chose, made and reached beside the documents: settings, profiles, recipes,
/// progress. Over core/storage/kept_values.h; it tells when another window changed something, and tries again what
/// could not be written. Lives in the GUI thread.
class UserStore : public QObject {
    Q_OBJECT

public:
    using Changes = QMap<QString, std::optional<QByteArray>>;

    /// Milliseconds from a failure to the next trial.
    static constexpr int kRetryDelay = 3000;

    /// Reads the file, and sets it aside where it is damaged: see damage().
    explicit UserStore(const QString& file, FileSystem& files = systemFiles(), QObject* parent = nullptr);

    QString file() const;
    /// Empty where there is none.
    QByteArray value(const QString& name) const;
    bool contains(const QString& name) const;
    /// Those that begin so, in order.
    QStringList names(const QString& prefix) const;

    /// Nothing was ever kept here: what an earlier version kept may be adopted.
    bool isNew() const { return m_values.isNew(); }
    /// Values of a legacy store, which go to the disk with the first change.
    void adopt(const QMap<QString, QByteArray>& values);
    void adopt(ValuesByName values) { m_values.adopt(std::move(values)); }

    /// Counts in memory at once. Nothing in place of an Error means that it is kept; else it is tried again, and
    /// hasUnsaved() as long as it is so.
    std::optional<Error> change(const Changes& changes, KeptBy by = KeptBy::system);
    std::optional<Error> keep(const QString& name, const QByteArray& value, KeptBy by = KeptBy::system);
    std::optional<Error> forget(const QString& name, KeptBy by = KeptBy::system);

    bool hasUnsaved() const { return m_values.hasUnsaved(); }
    /// Why, where hasUnsaved().
    const Error& reason() const { return m_values.reason(); }
    /// Tries now to write what is in memory only. True where nothing is afterwards.
    bool retry();
    /// Reads what other windows changed. By itself whenever the program comes to the front and with each change.
    void catchUp();

    /// What the start found damaged.
    const std::optional<KeptDamage>& damage() const { return m_damage; }
    /// Why the file can be neither read nor written over.
    const std::optional<Error>& unreadable() const { return m_values.unreadable(); }

Q_SIGNALS:
    /// hasUnsaved() became another, or its reason.
    void unsavedChanged();
    /// Another window changed the values of these names.
    void changedElsewhere(const QStringList& names);

private:
    void reportChangedElsewhere(const std::vector<std::string>& names);
    void updateUnsaved();

    KeptValues m_values;
    std::optional<KeptDamage> m_damage;
    /// Empty where nothing was unsaved.
    std::optional<Error> m_told;
    QTimer m_retryTimer;
};

}  // namespace nonet
