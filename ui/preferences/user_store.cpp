#include "ui/preferences/user_store.h"

#include <QFile>
#include <QGuiApplication>

namespace nonet {
namespace {

QString nameFrom(const std::string& name) { return QString::fromStdString(name); }

}  // namespace

UserStore::UserStore(const QString& file, FileSystem& files, QObject* parent)
    : QObject(parent), m_values(QFile::encodeName(file).toStdString(), files), m_damage(m_values.mend()) {
    m_retryTimer.setInterval(kRetryDelay);
    connect(&m_retryTimer, &QTimer::timeout, this, &UserStore::retry);
    if (qGuiApp)
        connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
            if (state == Qt::ApplicationActive)
                catchUp();
        });
}

QString UserStore::file() const { return QFile::decodeName(QByteArray::fromStdString(m_values.path())); }

QByteArray UserStore::value(const QString& name) const {
    const std::string* value = m_values.find(name.toStdString());
    return value ? QByteArray::fromStdString(*value) : QByteArray();
}

bool UserStore::contains(const QString& name) const { return m_values.find(name.toStdString()) != nullptr; }

QStringList UserStore::names(const QString& prefix) const {
    QStringList names;
    for (const std::string& name : m_values.namesWith(prefix.toStdString()))
        names.append(nameFrom(name));
    return names;
}

void UserStore::adopt(const QMap<QString, QByteArray>& values) {
    ValuesByName adopted;
    for (auto each = values.begin(); each != values.end(); ++each)
        adopted[each.key().toStdString()] = each.value().toStdString();
    m_values.adopt(std::move(adopted));
}

std::optional<Error> UserStore::change(const Changes& changes, KeptBy by) {
    std::vector<KeptChange> list;
    for (auto each = changes.begin(); each != changes.end(); ++each) {
        const std::optional<QByteArray>& value = each.value();
        list.push_back(
            {each.key().toStdString(), value ? std::optional(value->toStdString()) : std::optional<std::string>()});
    }
    std::optional<Error> error = m_values.change(list, by);
    updateUnsaved();
    reportChangedElsewhere(m_values.takeHeard());
    return error;
}

std::optional<Error> UserStore::keep(const QString& name, const QByteArray& value, KeptBy by) {
    return change({{name, value}}, by);
}

std::optional<Error> UserStore::forget(const QString& name, KeptBy by) { return change({{name, std::nullopt}}, by); }

bool UserStore::retry() {
    static_cast<void>(m_values.retry(KeptBy::disk));
    updateUnsaved();
    reportChangedElsewhere(m_values.takeHeard());
    return !hasUnsaved();
}

void UserStore::catchUp() { reportChangedElsewhere(m_values.catchUp()); }

void UserStore::reportChangedElsewhere(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names)
        list.append(nameFrom(name));
    if (!list.isEmpty())
        Q_EMIT changedElsewhere(list);
}

void UserStore::updateUnsaved() {
    const std::optional<Error> now = hasUnsaved() ? std::optional(reason()) : std::nullopt;
    if (now && !m_retryTimer.isActive())
        m_retryTimer.start();
    else if (!now)
        m_retryTimer.stop();
    if (now == m_told)
        return;
    m_told = now;
    Q_EMIT unsavedChanged();
}

}  // namespace nonet

#include "moc_user_store.cpp"
